"""A random and a search agent play many matches at once through Gymnasium's vector interface.

    python examples/play_vector.py gems --matches 1024
"""

from __future__ import annotations

import argparse
import time

import numpy as np

from gnomehall.bots.contract import Budget
from gnomehall.bots.names import make_bot
from gnomehall.envs.vector import VectorHall


def play_random(name: str, matches: int, steps: int) -> str:
    """Every seat plays anything; how fast, and how often the seat that acted last won."""
    env = VectorHall(name, matches, seats=2, opponents="self")
    env.reset(seed=1)
    ended = 0
    start = time.perf_counter()
    for _ in range(steps):
        _, _, over, _, _ = env.step(env.legal_actions())
        ended += int(over.sum())
    rate = matches * steps / (time.perf_counter() - start)
    return f"{name}: {rate:,.0f} moves/s, observations and masks included; {ended} matches ended"


def play_search(name: str, matches: int, simulations: int) -> str:
    """A search agent in every match, against random, until each has ended once."""
    env = VectorHall(name, matches, seats=2, opponents="random")
    env.reset(seed=1)
    searchers = [make_bot("search", env.observer.game, number) for number in range(matches)]
    rewards = np.full(matches, np.nan)
    while np.isnan(rewards).any():
        actions = np.array([
            bot.choose(env.state(number), Budget(simulations)).move.id for number, bot in enumerate(searchers)
        ])
        _, paid, over, _, _ = env.step(actions)
        rewards = np.where(np.isnan(rewards) & over, paid, rewards)
    return f"{name}: the search won {np.mean((rewards + 1) / 2):.0%} of {matches} matches against random"


def main() -> None:
    """Both agents."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="gems")
    parser.add_argument("--matches", type=int, default=1024)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--searches", type=int, default=4, help="matches of the search agent")
    parser.add_argument("--simulations", type=int, default=50, help="of the search, for each move")
    given = parser.parse_args()
    print(play_random(given.game, given.matches, given.steps))
    print(play_search(given.game, given.searches, given.simulations))


if __name__ == "__main__":
    main()
