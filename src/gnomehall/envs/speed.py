"""How fast the environments step: decisions a second of random play, observations and masks included."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from gnomehall.core.dice import Dice
from gnomehall.envs.pettingzoo import env as make_env
from gnomehall.envs.vector import VectorHall

MATCHES = 256


def aec_rate(name: str, seats: int, seconds: float, clock: Callable[[], float] = time.perf_counter) -> float:
    """One match at a time through PettingZoo."""
    env = make_env(name, seats)
    dice = Dice(1)
    moves = 0
    start = clock()
    while (spent := clock() - start) < seconds:
        env.reset(seed=moves)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[dice.roll(len(legal))]))
            moves += 1
            if clock() - start > seconds:
                break
    return moves / spent


def vector_rate(name: str, seats: int, seconds: float, clock: Callable[[], float] = time.perf_counter) -> float:
    """Many matches at once, every seat played from outside; the arrays are those it writes to, not copies."""
    env = VectorHall(name, MATCHES, seats, "self", copy=False)
    env.reset(seed=1)
    moves = 0
    start = clock()
    while (spent := clock() - start) < seconds:
        env.step(env.legal_actions())
        moves += MATCHES
    return moves / spent
