"""Tables of a run for people."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from gnomehall.arena.run import Run
from gnomehall.bots.contract import Estimate


def print_table(run: Run, console: Console | None = None) -> None:
    """The bots of a run with their figures and 95 % intervals."""
    console = console or Console()
    table = Table(title=f"{run.plan.game}, {run.plan.seats} seats, seed {run.plan.seed}")
    table.add_column("bot")
    for name in ("matches", "wins", "even", "margin", "rating"):
        table.add_column(name, justify="right")
    for line in run.table():
        table.add_row(
            line.name, str(line.matches), _share(line.win_share), f"{line.even:.0%}",
            _with_interval(line.margin, "{:+.1f}"), _with_interval(line.rating, "{:.0f}"),
        )
    console.print(table)
    console.print(summary(run))
    for note in _notes(run):
        console.print(note, style="yellow", markup=False)


def summary(run: Run) -> str:
    """One sentence on what was played, and how fast."""
    rate = f", {run.played_now / run.seconds:.1f} a second" if run.seconds > 0 and run.played_now else ""
    words = f"{len(run.results)} of {run.plan.matches} match{'' if run.plan.matches == 1 else 'es'}"
    words += f", {run.played_now} of them now, in {run.seconds:.1f} s{rate}."
    if run.clear_at is not None:
        words += f" The answer was clear after {run.clear_at}."
    if run.interrupted:
        words += " Interrupted: what was played is kept."
    return words


def _notes(run: Run) -> Iterator[str]:
    noted = [(number, note) for number, result in sorted(run.results.items()) for note in result.notes]
    for number, note in noted[:5]:
        yield f"match {number}: {note}"
    if len(noted) > 5:
        yield f"... and {len(noted) - 5} more notes"


def _share(estimate: Estimate) -> str:
    return f"{estimate.mean:.1%} ({estimate.low:.1%} to {estimate.high:.1%})"


def _with_interval(estimate: Estimate, form: str) -> str:
    if not math.isfinite(estimate.low) or not math.isfinite(estimate.high):
        return f"{form.format(estimate.mean)} (too few to say)"
    return f"{form.format(estimate.mean)} ({form.format(estimate.low)} to {form.format(estimate.high)})"


@contextmanager
def progress_bar(title: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr with the time left; nothing where stderr is no terminal."""
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True,
    )
    with bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
