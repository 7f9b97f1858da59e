"""The differences of two card sets: as a page, in the terminal, as JSON."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from html import escape
from pathlib import Path

from rich.console import Console
from rich.table import Table

from gnomehall.core.game import Json
from gnomehall.lab.figures.differences import Difference
from gnomehall.lab.report import plots
from gnomehall.lab.report.output import write
from gnomehall.lab.report.page import page
from gnomehall.lab.run.paired import Compared
from gnomehall.lab.watchers import watcher_of


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
        "notes": list(found.notes), "differences": [it.as_dict() for it in found.differences],
    }


def print_differences(console: Console, found: Compared) -> None:
    """What was asked, the match, and every card that surely changed."""
    table = Table(title=f"{found.new.title}, {found.seats} seats, {found.matches} deals with both card sets")
    for name in ("figure", "before", "after", "change (95 %)", ""):
        table.add_column(name, justify="left" if name in ("figure", "") else "right")
    for it in sorted(found.differences, key=lambda it: not it.is_asked):
        if it.is_asked or ":" not in it.name or it.moved:
            table.add_row(
                it.name, show(it, it.before.mean), show(it, it.after.mean), f"{show(it, it.change.mean, '+')} ("
                f"{show(it, it.change.low, '+')} to {show(it, it.change.high, '+')})",
                it.verdict + (", asked" if it.is_asked else ""),
            )
    console.print(table)
    for note in found.notes:
        console.print(note, style="yellow", markup=False)


def comparison_page(found: Compared, command: str) -> str:
    """The comparison as a page."""
    watcher = watcher_of(found.new)
    names = watcher.names(found.old) | watcher.names(found.new)
    rows = found.differences
    body = [
        *[f'<p class="no">{escape(note)}</p>' for note in found.notes],
        f'<code class="command">{escape(command)}</code>',
        f"<p>Changed: {', '.join(escape(names.get(card, card)) for card in found.changed)}. n = {found.matches:,} "
        "deals, each played with both sets by the same bots. The run stops as soon as all that was asked is clear, "
        "so what it stopped at looks a little larger than it is.</p>",
        _panel("What was asked", [it for it in rows if it.is_asked]),
        _panel("The match", [it for it in rows if ":" not in it.name]),
        _panel("All cards, clear differences", [it for it in rows if ":" in it.name and not it.is_asked and it.moved]),
    ]
    return page(
        f"{found.new.title}: two card sets", f"From <code>{found.old.card_set.hash[:12]}</code> to "
        f"<code>{found.new.card_set.hash[:12]}</code>, with 95 % intervals.", body,
    )


def _panel(title: str, found: Sequence[Difference]) -> str:
    if not found:
        return f'<div class="panel" style="margin:16px 0"><h3>{title}</h3><p>Nothing.</p></div>'
    rows = "".join(
        f"<tr><td>{escape(it.name)}</td><td>{show(it, it.before.mean)}</td><td>{show(it, it.after.mean)}</td>"
        f"<td>{show(it, it.change.mean, '+')}</td><td>{show(it, it.change.low, '+')} to "
        f'{show(it, it.change.high, "+")}</td><td>{it.change.n:,}</td><td class="words">{it.verdict}</td></tr>'
        for it in found
    )
    most = max((abs(v) for it in found for v in (it.change.low, it.change.high) if math.isfinite(v)), default=1)
    plot = ""
    if len({it.form for it in found}) == 1 and len(found) <= 40 and most > 0:
        form = plots.percent if found[0].form == "share" else plots.plain
        plot = plots.dots(title, [(it.name, it.change) for it in found], form, None, 0.0, left=250)
    return (
        f'<div class="panel scroll" style="margin:16px 0"><h3>{title}</h3>{plot}<table><thead><tr><th>figure</th>'
        "<th>before</th><th>after</th><th>change</th><th>95 % interval</th><th>n</th>"
        f'<th class="words"></th></tr></thead><tbody>{rows}</tbody></table></div>'
    )


def show(it: Difference, value: float, sign: str = "") -> str:
    """A value as people read it."""
    if not math.isfinite(value):
        return "?"
    return format(value, f"{sign}.1%") if it.form == "share" else format(value, f"{sign}.2f")
