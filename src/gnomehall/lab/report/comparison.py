"""The differences of two card sets: as a page, in the terminal, as JSON."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import asdict
from html import escape
from pathlib import Path

from rich.console import Console
from rich.table import Table

from gnomehall.core.game import Json
from gnomehall.lab.figures.card_changes import field_changes
from gnomehall.lab.figures.differences import Difference
from gnomehall.lab.report import plots
from gnomehall.lab.report.output import write
from gnomehall.lab.report.page import page
from gnomehall.lab.run.paired import Compared
from gnomehall.lab.watchers import watcher_of

INTERVALS = (
    "Intervals are 99.9 %: of a thousand such runs, about one would have the true figure outside. More or less is said "
    "only if the whole interval lies on one side of zero."
)


def print_comparisons(told: Sequence[tuple[Compared, str]], out: Path | None, as_json: bool) -> int:
    """Say what was found for each number of seats; 130 if it was interrupted."""
    console = Console()
    for number, (found, command) in enumerate(told):
        if not as_json:
            print_differences(console, found)
        if out is not None:
            path = out if number == 0 else out.with_stem(f"{out.stem}-{found.seats}")
            write(path, comparison_page(found, command))
            if not as_json:
                console.print(f"{path}: open it in a browser", highlight=False)
    if as_json:
        print(json.dumps([as_dict(found, command) for found, command in told]))
    return 130 if told[-1][0].interrupted else 0


def as_dict(found: Compared, command: str) -> dict[str, Json]:
    """The JSON form."""
    return {
        "game": found.old.name, "seats": found.seats, "matches": found.matches, "command": command,
        "card_sets": [found.old.card_set.hash, found.new.card_set.hash], "changed": list(found.changed),
        "changes": [asdict(it) for it in field_changes(found.old, found.new)],
        "notes": list(found.notes), "differences": [it.as_dict() for it in found.differences],
    }


def print_differences(console: Console, found: Compared) -> None:
    """What was asked, the match, and every card that surely changed."""
    table = Table(title=f"{found.new.title}, {found.seats} seats, {found.matches} deals with both card sets")
    for line in told_changes(found):
        console.print(line, highlight=False, markup=False)
    for name in ("figure", "before", "after", "change (99.9 %)", ""):
        table.add_column(name, justify="left" if name in ("figure", "") else "right")
    for it in sorted(found.differences, key=lambda it: not it.is_asked):
        if it.is_asked or ":" not in it.name or it.moved:
            table.add_row(
                it.name, show(it, it.before.mean), show(it, it.after.mean),
                f"{show(it, it.sure.mean, '+')} ({interval(it)})", it.verdict + (", asked" if it.is_asked else ""),
            )
    console.print(table)
    for note in found.notes:
        console.print(note, style="yellow", markup=False)


def comparison_page(found: Compared, command: str) -> str:
    """The comparison as a page."""
    rows = found.differences
    changes = "".join(f"<li>{escape(line)}</li>" for line in told_changes(found))
    body = [
        *[f'<p class="no">{escape(note)}</p>' for note in found.notes],
        f'<code class="command">{escape(command)}</code>',
        f'<h2 class="first">What was changed</h2><ul class="changes">{changes}</ul><p>n = {found.matches:,} '
        "deals, each played with both sets by the same bots. The run stops as soon as all that was asked is clear, "
        "so what it stopped at looks a little larger than it is.</p>",
        _panel("What was asked", [it for it in rows if it.is_asked]),
        _panel("The match", [it for it in rows if ":" not in it.name]),
        _panel("All cards, clear differences", [it for it in rows if ":" in it.name and not it.is_asked and it.moved]),
    ]
    return page(
        f"{found.new.title}: two card sets", f"From <code>{found.old.card_set.hash[:12]}</code> to "
        f"<code>{found.new.card_set.hash[:12]}</code>. The intervals are 99.9 %, because one looks again and again.",
        body, INTERVALS,
    )


def _panel(title: str, found: Sequence[Difference]) -> str:
    if not found:
        return f'<div class="panel" style="margin:16px 0"><h3>{title}</h3><p>Nothing.</p></div>'
    rows = "".join(
        f"<tr><td>{escape(it.name)}</td><td>{show(it, it.before.mean)}</td><td>{show(it, it.after.mean)}</td>"
        f"<td>{show(it, it.sure.mean, '+')}</td><td>{interval(it)}</td>"
        f'<td>{it.change.n:,}</td><td class="words">{it.verdict}</td></tr>'
        for it in found
    )
    return (
        f'<div class="panel scroll" style="margin:16px 0"><h3>{title}</h3>{axes(title, found)}'
        "<table><thead><tr><th>figure</th>"
        "<th>before</th><th>after</th><th>change</th><th>99.9 % interval</th><th>n</th>"
        f'<th class="words"></th></tr></thead><tbody>{rows}</tbody></table></div>'
    )


def axes(title: str, found: Sequence[Difference]) -> str:
    """A plot for each unit: points, seats and shares have no axis in common."""
    drawn = []
    for unit in dict.fromkeys(it.unit for it in found):
        rows = [(it.name, it.sure) for it in found if it.unit == unit]
        if len(rows) <= 40 and any(math.isfinite(figure.low) and figure.low < figure.high for _, figure in rows):
            form = plots.percent if unit == "shares" else plots.plain
            drawn.append(f"<h4>{escape(unit)}</h4>{plots.dots(f'{title}: {unit}', rows, form, None, 0.0, left=250)}")
    return "".join(drawn)


def told_changes(found: Compared) -> list[str]:
    """What was changed, from and to: `Mint: effect.coins 4 → 12`."""
    watcher = watcher_of(found.new)
    names = watcher.names(found.old) | watcher.names(found.new)
    lines: dict[str, list[str]] = {}
    for it in field_changes(found.old, found.new):
        field = f"{it.field} " if it.field else ""
        lines.setdefault(names.get(it.card, it.card), []).append(f"{field}{it.before} → {it.after}")
    return [f"{card}: {', '.join(fields)}" for card, fields in lines.items()]


def interval(it: Difference) -> str:
    """The interval that is judged."""
    if not math.isfinite(it.sure.low) or not math.isfinite(it.sure.high):
        return "too few to say"
    return f"{show(it, it.sure.low, '+')} to {show(it, it.sure.high, '+')}"


def show(it: Difference, value: float, sign: str = "") -> str:
    """A value as people read it."""
    if not math.isfinite(value):
        return "?"
    return format(value, f"{sign}.1%") if it.form == "share" else format(value, f"{sign}.2f")
