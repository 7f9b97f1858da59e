"""A random and a search agent meet through PettingZoo.

    python examples/play_pettingzoo.py gnomopolis --matches 4
"""

from __future__ import annotations

import argparse

import numpy as np

from gnomehall.bots.contract import Budget
from gnomehall.bots.names import make_bot
from gnomehall.envs.pettingzoo import env as make_env


def play(name: str, seed: int, simulations: int) -> dict[str, float]:
    """One match: seat_0 searches, seat_1 plays anything; the rewards."""
    env = make_env(name, seats=2, reward="win")
    env.reset(seed=seed)
    match = env.unwrapped.match
    searcher = make_bot("search", match.game, seed)
    anything = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            rewards[agent] = reward
            env.step(None)
        elif agent == "seat_0":
            env.step(searcher.choose(match.table.state.clone(), Budget(simulations)).move.id)
        else:
            env.step(int(anything.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards


def main() -> None:
    """Play some matches and say who won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="gems")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=100, help="of the search, for each move")
    given = parser.parse_args()
    results = [play(given.game, seed, given.simulations) for seed in range(given.matches)]
    won = sum((result["seat_0"] + 1) / 2 for result in results)
    print(f"{given.game}: the search won {won:g} of {len(results)} matches against random")


if __name__ == "__main__":
    main()
