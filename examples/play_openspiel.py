"""A random agent and OpenSpiel's own tree search meet, chance explicit.

    pip install 'gnomehall[envs,openspiel]'
    python examples/play_openspiel.py gems --players 2

OpenSpiel's MCTS plays random matches to their end, so it is slow here and not strong: `gnomehall.bots` has a
search that knows the games.  It is here to show that OpenSpiel's algorithms run.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

from gnomehall.envs.openspiel import register, spiel_id


def play(game: pyspiel.Game, simulations: int, seed: int) -> list[float]:
    """One match: player 0 searches, the others play anything."""
    random = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bots: list[pyspiel.Bot] = [
        uniform_random.UniformRandomBot(player, random) for player in range(game.num_players())
    ]
    bots[0] = mcts.MCTSBot(game, uct_c=2, max_simulations=simulations, evaluator=evaluator, random_state=random)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=shares)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return list(state.returns())


def main() -> None:
    """Play some matches and say who won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="gnomeland")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=5, help="of the search, for each move")
    given = parser.parse_args()
    register()
    game = pyspiel.load_game(spiel_id(given.game), {"players": given.players})
    returns = [play(game, given.simulations, seed) for seed in range(given.matches)]
    print(f"{given.game}: OpenSpiel's search scored {np.mean(returns, axis=0)[0]:+.2f} against random")


if __name__ == "__main__":
    main()
