"""How a weak player errs: as people do, it takes a move that is a little worse, never one that is far worse."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from gnomehall.core.dice import Dice

FINE = 1 << 30


@dataclass(frozen=True, slots=True)
class Slips:
    """How large slips are, in the unit of the ratings they are made in; without noise there are none."""

    noise: float = 0.0  # a move that is worse by this is e times less likely
    spread: float = 0.0  # a move that is worse by more than this is never played

    def pick(self, ratings: Sequence[float], close: float, dice: Dice) -> int:
        """The place of a move: one of the best (what differs by less than `close` is as good), or a slip."""
        best = max(ratings)
        if self.noise <= 0:
            near = [i for i, rating in enumerate(ratings) if rating >= best - close]
            return near[dice.roll(len(near))]
        odds = [math.exp((rating - best) / self.noise) if rating >= best - self.spread else 0.0 for rating in ratings]
        left = dice.roll(FINE) / FINE * sum(odds)
        for i, share in enumerate(odds):
            left -= share
            if left < 0:
                return i
        return ratings.index(best)


NO_SLIPS = Slips()
