"""Whether a net means what it says: of the positions it gives 70 %, how many are won?"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from gnomehall.training.learner import Array

BINS = 10


@dataclass(frozen=True, slots=True)
class Bin:
    """The chances from one tenth to the next."""

    said: float  # the mean chance
    won: float  # the share of wins
    count: int


def bins_of(said: Array, won: Array) -> list[Bin]:
    """Chances and wins of any number of positions and seats, in ten bins; empty bins are left out."""
    said, won = said.ravel(), won.ravel()
    which = np.minimum((said * BINS).astype(int), BINS - 1)
    found = []
    for number in range(BINS):
        inside = which == number
        if inside.any():
            found.append(Bin(float(said[inside].mean()), float(won[inside].mean()), int(inside.sum())))
    return found


def mean_error(bins: list[Bin]) -> float:
    """The mean distance between what was said and what came, each bin by its positions."""
    total = sum(it.count for it in bins)
    return sum(abs(it.said - it.won) * it.count for it in bins) / total
