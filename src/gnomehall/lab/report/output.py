"""Says what was found: in the terminal, as a page, as JSON."""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from gnomehall.core.errors import ValidationError
from gnomehall.core.files import ready_folder
from gnomehall.lab.figures.bounds import Verdict, judge, show
from gnomehall.lab.figures.figure import Figure
from gnomehall.lab.figures.stats import Stats, stats_of
from gnomehall.lab.report.page import Chapter, report
from gnomehall.lab.run.study import Findings
from gnomehall.lab.summary import Summary


def chapters_of(findings: Sequence[Findings]) -> list[Chapter]:
    """A chapter for each number of seats."""
    chapters = []
    for found in findings:
        by_seats: dict[int, list[Summary]] = defaultdict(list)
        for summary in found.summaries:
            by_seats[summary.seats].append(summary)
        chapters += [
            Chapter(stats_of(found.game, by_seats[seats]), found.command, found.about) for seats in sorted(by_seats)
        ]
    return chapters


def print_report(findings: Sequence[Findings], out: Path | None, as_json: bool) -> int:
    """Tell what matches say; 130 if a run was interrupted.  The bounds are about the first cards and options only."""
    game = findings[0].game
    chapters = chapters_of(findings)
    notes = [note for found in findings for note in found.notes]
    about = findings[0].about
    verdicts = judge(game.name, [it.stats for it in chapters if not it.stats.bots and it.about == about])
    if out is not None:
        write(out, report(game, chapters, verdicts, notes))
    if as_json:
        print(json.dumps({
            "game": game.name, "cards": game.card_set.hash, "notes": notes,
            "chapters": [it.as_dict() for it in chapters],
            "bounds": [verdict_dict(it) for it in verdicts],
        }))
    else:
        console = Console()
        for it in chapters:
            print_stats(console, it.stats, it.about)
        for note in notes:
            console.print(note, style="yellow", markup=False)
        print_verdicts(console, verdicts)
        if out is not None:
            console.print(f"{out}: open it in a browser", highlight=False)
    return 130 if any(found.interrupted for found in findings) else 0


def check_writable(out: Path) -> None:
    """Refuse a page that could not be written, before anything is played for it."""
    ready_folder(out.parent)
    try:
        is_new = not out.exists()
        out.open("a").close()
        if is_new:
            out.unlink()
    except OSError as error:
        raise ValidationError(f"{out}: cannot be written ({error.strerror})") from error


def write(out: Path, text: str) -> None:
    """Write a page or a table to a file."""
    check_writable(out)
    out.write_text(text, encoding="utf-8")


def verdict_dict(it: Verdict) -> dict[str, object]:
    """A verdict as plain data."""
    return {
        "game": it.game, "seats": list(it.bound.seats), "figure": it.bound.figure, "says": it.bound.says,
        "low": _finite(it.bound.low), "high": _finite(it.bound.high), "holds": it.holds,
        "verdict": it.word,
        "values": [{"name": name, **figure.as_dict()} for name, figure in it.values],
    }


def _finite(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _say(figure: Figure, form: str) -> str:
    if not math.isfinite(figure.low) or not math.isfinite(figure.high):
        return f"{form.format(figure.mean)} (too few to say)"
    return f"{form.format(figure.mean)} ({form.format(figure.low)} to {form.format(figure.high)})"


def print_stats(console: Console, stats: Stats, about: str = "") -> None:
    """The figures one asks for first."""
    words = f"{stats.game.title}, {stats.seats} seats, {stats.n} match{'' if stats.n == 1 else 'es'}"
    table = Table(title=f"{words}, {about}" if about else words)
    table.add_column("figure")
    table.add_column("mean (95 %)", justify="right")
    for seat, figure in enumerate(stats.win):
        table.add_row(f"seat {seat + 1} in the order of play wins", _say(figure, "{:.1%}"))
    for name, figure in stats.endings.items():
        table.add_row(f"ended by {name}", _say(figure, "{:.1%}"))
    for name in ("rounds", "moves", "branching", "winner_points", "margin", "lead_changes"):
        table.add_row(name.replace("_", " "), _say(getattr(stats, name), "{:.2f}"))
    table.add_row("winner led for good after", _say(stats.settled, "{:.0%}"))
    if stats.mattered.n:
        table.add_row("decisions that mattered", _say(stats.mattered, "{:.0%}"))
    for name, figure in stats.bots.items():
        table.add_row(f"{name} wins, times fair", _say(figure, "{:.2f}"))
    console.print(table)


MARKS = {
    "holds": "[green]holds    [/green]", "broken": "[red]BROKEN   [/red]", "not clear": "[yellow]not clear[/yellow]",
}


def print_verdicts(console: Console, verdicts: Sequence[Verdict]) -> None:
    """One line a bound; what lies beyond it is named."""
    for it in verdicts:
        ends = ", ".join(
            f"{name} {show(it.bound, f.mean)} ({show(it.bound, f.low)} to {show(it.bound, f.high)}; n {f.n})"
            for name, f in it.ends
        )
        mark = MARKS[it.word]
        seats = ",".join(map(str, it.bound.seats))
        console.print(f"{mark} {it.game} {seats}: {it.bound.says}: {ends}", highlight=False, soft_wrap=True)
        if not it.holds and len(it.values) > 2:
            word = "beyond" if it.outside else "across"
            told = ", ".join(f"{name} {show(it.bound, f.mean)}" for name, f in it.outside or it.unsure)
            console.print(
                f"          {word}: {told}",
                highlight=False, soft_wrap=True,
            )
