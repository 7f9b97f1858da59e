"""Whether a net means what it says: of the positions to which it gives 70 %, how many are won?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gnomehall.lab.report.plots import svg

if TYPE_CHECKING:  # numpy is for training only
    from gnomehall.training.learner import Array

BINS = 10
PANEL, EDGE, COLUMNS = 150, 26, 4  # pixels of a small plot and of its edge; plots in a row


@dataclass(frozen=True, slots=True)
class Bin:
    """The chances from one tenth to the next."""

    said: float  # the mean chance
    won: float  # the share of wins
    count: int


def bins_of(said: Array, won: Array) -> list[Bin]:
    """Chances and wins of any number of positions and seats; empty bins are left out."""
    said, won = said.ravel(), won.ravel()
    which = (said * BINS).astype(int).clip(0, BINS - 1)
    found = []
    for number in range(BINS):
        inside = which == number
        if inside.any():
            found.append(Bin(float(said[inside].mean()), float(won[inside].mean()), int(inside.sum())))
    return found


def mean_error(bins: Sequence[Bin]) -> float:
    """The mean distance between what was said and what came of it, each bin by its positions."""
    total = sum(it.count for it in bins)
    return sum(abs(it.said - it.won) * it.count for it in bins) / total


def mean_error_of_bins(bins: Sequence[Bin]) -> float:
    """The same with every bin alike, so that chances that are seldom said count as much as the usual ones."""
    return sum(abs(it.said - it.won) for it in bins) / len(bins)


def draw_reliability(plots: Sequence[tuple[str, Sequence[Bin]]]) -> str:
    """A small plot for each net: what it said from left to right, what came of it upwards; on the line it was right."""
    parts = []
    for number, (name, bins) in enumerate(plots):
        left = EDGE + number % COLUMNS * (PANEL + EDGE)
        top = EDGE + number // COLUMNS * (PANEL + 2 * EDGE)
        most = max(it.count for it in bins)
        parts.append(f'<text x="{left}" y="{top - 8}">{name}: {100 * mean_error(bins):.1f} points off</text>')
        parts.append(f'<rect class="band" x="{left}" y="{top}" width="{PANEL}" height="{PANEL}"/>')
        parts.append(f'<path class="fair" d="M{left} {top + PANEL}L{left + PANEL} {top}"/>')
        for it in bins:
            x, y = left + PANEL * it.said, top + PANEL * (1 - it.won)
            parts.append(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="{2 + 4 * (it.count / most) ** 0.5:.1f}"/>')
    rows = -(-len(plots) // COLUMNS)
    wide = EDGE + min(len(plots), COLUMNS) * (PANEL + EDGE)
    return svg(wide, rows * (PANEL + 2 * EDGE), "What nets said, and what came of it", parts, alone=True)
