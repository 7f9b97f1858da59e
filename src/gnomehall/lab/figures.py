"""A figure: its mean, its 95 % interval, and how many matches or seats it comes from."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from gnomehall.arena.tally import Z95, wilson
from gnomehall.core.game import Json


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, and how sure that is."""

    mean: float
    low: float
    high: float
    n: int

    def as_dict(self) -> dict[str, Json]:
        """The JSON form; an endless interval has no bounds there."""
        return {
            "mean": _finite(self.mean), "low": _finite(self.low), "high": _finite(self.high), "n": self.n,
        }

    def times(self, factor: float) -> Figure:
        """The same in another unit."""
        return Figure(self.mean * factor, self.low * factor, self.high * factor, self.n)


def _finite(value: float) -> float | None:
    return round(value, 6) if math.isfinite(value) else None


def share(hits: float, n: int) -> Figure:
    """A share of n."""
    found = wilson(hits, n)
    return Figure(found.mean, found.low, found.high, n)


def mean(values: Sequence[float], z: float = Z95) -> Figure:
    """The mean of values that do not depend on each other."""
    n = len(values)
    if n == 0:
        return Figure(0.0, -math.inf, math.inf, 0)
    middle = math.fsum(values) / n
    if n == 1:
        return Figure(middle, -math.inf, math.inf, 1)
    half = z * math.sqrt(math.fsum((v - middle) ** 2 for v in values) / (n - 1) / n)
    return Figure(middle, middle - half, middle + half, n)


def ratio(pairs: Iterable[tuple[float, float]], z: float = Z95) -> Figure:
    """A sum over a sum, a pair for each match: seats of one match depend on each other (delta method)."""
    found = [pair for pair in pairs if pair[1]]
    n = len(found)
    below = math.fsum(b for _, b in found)
    if n == 0:
        return Figure(0.0, -math.inf, math.inf, 0)
    value = math.fsum(a for a, _ in found) / below
    if n == 1:
        return Figure(value, -math.inf, math.inf, 1)
    spread = math.sqrt(math.fsum((a - value * b) ** 2 for a, b in found) * n / (n - 1)) / below
    least = 0.0 if all(a >= 0 for a, _ in found) else -math.inf  # what is never negative has no negative share
    return Figure(value, max(least, value - z * spread), value + z * spread, n)


def histogram(values: Iterable[int], width: int = 1) -> dict[int, int]:
    """How often each value came up, in steps of `width`, gaps filled."""
    counts: dict[int, int] = {}
    for value in values:
        step = value // width * width
        counts[step] = counts.get(step, 0) + 1
    return {v: counts.get(v, 0) for v in range(min(counts), max(counts) + 1, width)} if counts else {}
