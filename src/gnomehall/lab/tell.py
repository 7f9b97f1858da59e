"""Says what was found: in the terminal, as a page, as JSON."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.table import Table

from gnomehall.arena.report import progress_bar
from gnomehall.arena.run import run_plan
from gnomehall.core.game import Game
from gnomehall.lab.compare import LOOK_EVERY, Difference, all_clear, comparison_page, differences
from gnomehall.lab.figures import Figure
from gnomehall.lab.rails import Verdict, judge, show
from gnomehall.lab.report import report
from gnomehall.lab.sheet import Summary
from gnomehall.lab.stats import Stats, stats_of
from gnomehall.lab.study import Findings, Notebook, Study, command_of


def chapters_of(findings: Sequence[Findings]) -> list[tuple[Stats, str]]:
    """A chapter for each number of seats."""
    chapters = []
    for found in findings:
        by_seats: dict[int, list[Summary]] = defaultdict(list)
        for summary in found.summaries:
            by_seats[summary.seats].append(summary)
        chapters += [(stats_of(found.game, by_seats[seats]), found.command) for seats in sorted(by_seats)]
    return chapters


def notes_of(findings: Sequence[Findings]) -> list[str]:
    """What a reader must know before the figures: what is missing."""
    notes = []
    for found in findings:
        if found.interrupted:
            notes.append(f"Interrupted: {len(found.summaries)} of {found.wanted} matches were played.")
        for problem in found.refused[:20]:
            notes.append(f"Not counted: {problem}")
        if len(found.refused) > 20:
            notes.append(f"... and {len(found.refused) - 20} more.")
    return notes


def report_on(findings: Sequence[Findings], out: Path | None, as_json: bool) -> int:
    """Tell what matches say; 130 if a run was interrupted."""
    game = findings[0].game
    chapters = chapters_of(findings)
    verdicts = judge(game.name, [stats for stats, _ in chapters if not stats.bots])
    if out is not None:
        _write(out, report(game, chapters, verdicts, notes_of(findings)))
    if as_json:
        print(json.dumps({
            "game": game.name, "cards": game.card_set.hash, "notes": list(notes_of(findings)),
            "chapters": [{**stats.as_dict(), "command": command} for stats, command in chapters],
            "rails": [verdict_dict(it) for it in verdicts],
        }))
    else:
        console = Console()
        for stats, _ in chapters:
            print_stats(console, stats)
        for note in notes_of(findings):
            console.print(note, style="yellow", markup=False)
        print_verdicts(console, verdicts)
        if out is not None:
            console.print(f"{out}: open it in a browser", highlight=False)
    return 130 if any(found.interrupted for found in findings) else 0


def _write(out: Path, text: str) -> None:
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(text, encoding="utf-8")


def verdict_dict(it: Verdict) -> dict[str, object]:
    """A verdict as plain data."""
    return {
        "game": it.rail.game, "seats": list(it.rail.seats), "figure": it.rail.figure, "says": it.rail.says,
        "low": it.rail.low, "high": it.rail.high if it.rail.high < 1e308 else None, "holds": it.holds,
        "values": [{"name": name, **figure.as_dict()} for name, figure in it.values],
    }


def _say(figure: Figure, form: str) -> str:
    return f"{form.format(figure.mean)} ({form.format(figure.low)} to {form.format(figure.high)})"


def print_stats(console: Console, stats: Stats) -> None:
    """The figures one asks for first."""
    table = Table(title=f"{stats.game.title}, {stats.seats} seats, {stats.n} matches")
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


def print_verdicts(console: Console, verdicts: Sequence[Verdict]) -> None:
    """One line a rail; what is beyond the bounds is named."""
    for it in verdicts:
        ends = ", ".join(
            f"{name} {show(it.rail, f.mean)} ({show(it.rail, f.low)} to {show(it.rail, f.high)}; n {f.n})"
            for name, f in it.ends
        )
        mark = "[green]holds [/green]" if it.holds else "[red]BROKEN[/red]"
        seats = ",".join(map(str, it.rail.seats))
        console.print(f"{mark} {it.rail.game} {seats}: {it.rail.says}: {ends}", highlight=False, soft_wrap=True)
        if not it.holds and len(it.values) > 2:
            console.print(
                "       beyond: " + ", ".join(f"{name} {show(it.rail, f.mean)}" for name, f in it.outside),
                highlight=False, soft_wrap=True,
            )


# ---- two card sets


def report_on_pairs(
    pairs: Sequence[tuple[Study, Study]], label: str, jobs: int, dask: str | None, out: Path | None, as_json: bool,
) -> int:
    """Play both card sets side by side until the answer is clear, and tell the differences."""
    told = []
    for number, (old, new) in enumerate(pairs):
        found, matches, interrupted = _compare(old, new, jobs, dask)
        command = f"{command_of(old)} --compare {label}"
        if out is not None:
            path = out if number == 0 else out.with_stem(f"{out.stem}-{old.seats}")
            _write(path, comparison_page(old.load(), new.load(), found, command, matches))
        told.append({
            "game": old.game, "seats": old.seats, "matches": matches, "command": command,
            "differences": [it.as_dict() for it in found],
        })
        if not as_json:
            _print_differences(old, new.load(), found, matches)
        if interrupted:
            break
    if as_json:
        print(json.dumps(told))
    return 130 if interrupted else 0


def _compare(old: Study, new: Study, jobs: int, dask: str | None) -> tuple[list[Difference], int, bool]:
    """Both sets in steps, the same numbers of matches of each; stops when all that was asked is clear."""
    books = (Notebook(None, old), Notebook(None, new))
    total = old.matches
    found: list[Difference] = []
    done = 0
    with progress_bar(f"{old.game}, {old.seats} seats, two card sets") as on_progress:
        while done < total:
            goal = min(total, done + LOOK_EVERY)
            for plan, book in zip((old, new), books, strict=True):
                run = run_plan(replace(plan, games=goal), jobs, dask=dask, store=book)
                if run.interrupted:
                    break
            both = sorted(set(books[0].summaries) & set(books[1].summaries))
            done = len(both)
            on_progress(done, total)
            if done:
                before, after = ([book.summaries[n] for n in both] for book in books)
                found = differences(old.load(), new.load(), before, after)
            if run.interrupted:
                return found, done, True
            if all_clear(found, done):
                break
    return found, done, False


def _print_differences(old: Study, new: Game, found: Sequence[Difference], matches: int) -> None:
    table = Table(title=f"{new.title}, {old.seats} seats, {matches} deals with both card sets")
    for name in ("figure", "before", "after", "change (95 %)", ""):
        table.add_column(name, justify="left" if name in ("figure", "") else "right")
    for it in found:
        if it.is_asked or ":" not in it.name or (it.moved and it.is_clear):
            form = "{:.1%}" if it.form == "share" else "{:.2f}"
            signed = form.replace(":", ":+")
            clear = "clear" if it.is_clear else "not clear"
            table.add_row(
                it.name, form.format(it.before.mean), form.format(it.after.mean), _say(it.change, signed),
                clear + (", asked" if it.is_asked else ""),
            )
    Console().print(table)
