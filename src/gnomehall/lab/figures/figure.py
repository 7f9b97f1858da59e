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


def part(values: Sequence[float], groups: Sequence[int] = ()) -> Figure:
    """The mean of values from 0 to 1."""
    return ratio([(value, 1.0) for value in values], groups, top=1.0)


def mean(values: Sequence[float], groups: Sequence[int] = (), z: float = Z95) -> Figure:
    """The mean of values; those of one group (the seatings of a deal) depend on each other."""
    return ratio([(value, 1.0) for value in values], groups, z, signed=True)


def ratio(
    pairs: Sequence[tuple[float, float]], groups: Sequence[int] = (), z: float = Z95, top: float = math.inf,
    signed: bool = False,
) -> Figure:
    """A sum over a sum, a pair for each match: seats of one match depend on each other (delta method).

    A figure with a `top`, such as a share of wins, has Wilson's interval; one that is not `signed` is never below 0.
    """
    there = [pair for pair in pairs if pair[1]]
    if not there:
        return Figure(0.0, -math.inf if signed else 0.0, top, 0)
    sums = [pair for pair in together(pairs, groups) if pair[1]]
    value = math.fsum(a for a, _ in sums) / math.fsum(b for _, b in sums)
    error = _error(sums, value)
    if top < math.inf:
        return Figure(value, *_wilson(value / top, error / top, len(sums), top, z), len(there))
    low = value - z * error
    return Figure(value, low if signed else max(0.0, low), value + z * error, len(there))


def together(pairs: Sequence[tuple[float, float]], groups: Sequence[int] = ()) -> list[tuple[float, float]]:
    """The pairs, those of one group added up."""
    sums: dict[int, tuple[float, float]] = {}
    for (a, b), group in zip(pairs, groups or range(len(pairs)), strict=True):
        so_far = sums.get(group, (0.0, 0.0))
        sums[group] = (so_far[0] + a, so_far[1] + b)
    return list(sums.values())


def _error(sums: Sequence[tuple[float, float]], value: float) -> float:
    """The standard error of a ratio."""
    n = len(sums)
    if n == 1:
        return math.inf
    below = math.fsum(b for _, b in sums)
    return math.sqrt(math.fsum((a - value * b) ** 2 for a, b in sums) * n / (n - 1)) / below


def _wilson(value: float, error: float, n: int, top: float, z: float) -> tuple[float, float]:
    """Wilson's interval with as many observations as the error speaks for; all alike, they are n."""
    if error == math.inf:
        return 0.0, top
    spread = value * (1 - value)
    if spread > 1e-12 and error == 0:  # as when every seat of every match owns the card: it cannot be otherwise
        return value * top, value * top
    observations = spread / error**2 if spread > 1e-12 else n
    found = wilson(value * observations, observations, z)
    return found.low * top, found.high * top


def ratio_change(
    before: Sequence[tuple[float, float]], after: Sequence[tuple[float, float]], z: float = Z95,
) -> Figure:
    """How a ratio changed, if the n-th pairs of both belong together."""
    old, new = ratio(before), ratio(after)
    if not old.n or not new.n:
        return Figure(0.0, -math.inf, math.inf, 0)
    scales = [math.fsum(b for _, b in pairs) / len(pairs) for pairs in (before, after)]
    shifts = [
        (c - new.mean * d) / scales[1] - (a - old.mean * b) / scales[0]
        for (a, b), (c, d) in zip(before, after, strict=True)
    ]
    half = mean(shifts, z=z).high
    change = new.mean - old.mean
    return Figure(change, change - half, change + half, min(old.n, new.n))


def histogram(values: Iterable[int], width: int = 1) -> dict[int, int]:
    """How often each value came up, in steps of `width`, gaps filled."""
    counts: dict[int, int] = {}
    for value in values:
        step = value // width * width
        counts[step] = counts.get(step, 0) + 1
    return {v: counts.get(v, 0) for v in range(min(counts), max(counts) + 1, width)} if counts else {}
