"""A random learner and a search agent play against bots through Gymnasium.

    python examples/play_gymnasium.py gnomeland --opponent greedy --matches 4
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np

from gnomehall.bots.contract import Budget
from gnomehall.bots.names import make_bot
from gnomehall.envs.gymnasium import register


def play(env: gymnasium.Env, agent: str, seed: int, simulations: int) -> float:
    """One match of an agent; its reward."""
    seen, _ = env.reset(seed=seed)
    match = env.unwrapped.match
    searcher = make_bot("search", match.game, seed)
    anything = np.random.default_rng(seed)
    while True:
        if agent == "search":
            action = searcher.choose(match.table.state.clone(), Budget(simulations)).move.id
        else:
            action = int(anything.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, terminated, _, _ = env.step(action)
        if terminated:
            return float(reward)


def main() -> None:
    """Play the same deals with both agents."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="gems")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=100, help="of the search, for each move")
    given = parser.parse_args()
    register()
    env = gymnasium.make(f"{given.game}-v1", seats=2, opponents=given.opponent, reward="margin")
    for agent in ("random", "search"):
        margins = [play(env, agent, seed, given.simulations) for seed in range(given.matches)]
        ahead = f"{np.mean(margins):+.1f} points ahead of {given.opponent}"
        print(f"{given.game}: {agent} is {ahead} in {len(margins)} matches")
    env.close()


if __name__ == "__main__":
    main()
