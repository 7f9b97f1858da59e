"""The strength of every generation of a run as a plot."""

from __future__ import annotations

from gnomehall.lab.figures.figure import Figure
from gnomehall.lab.report.plots import curve
from gnomehall.training.run import Progress


def draw_curve(progress: Progress) -> str:
    """The share of wins of each generation against greedy; alone, its points as a part of the most."""
    told = progress.settings
    found = [it.against_greedy for it in progress.generations]
    most = 1.0 if told.seats > 1 else max(mean + half for mean, half in found)
    figures = [Figure(mean / most, (mean - half) / most, (mean + half) / most, told.deals) for mean, half in found]
    title = f"{told.game}, {told.seats} seats: wins against greedy by generation"
    last = f"generation {len(found) - 1}"
    return curve(title, figures, "greedy's matches", last, 1 / told.seats, alone=True)
