"""The command `gnomehall lab`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gnomehall.core.errors import ValidationError


def lab(
    game: str, *,
    games: Annotated[int, Parameter(help="matches for each number of seats")] = 200,
    bot: Annotated[str, Parameter(help="who sits in every seat; several with commas take turns")] = "search:100",
    seats: Annotated[str, Parameter(help="numbers of seats with commas; default: 2 and 4")] = "",
    seed: int = 1,
    out: Annotated[Path | None, Parameter(help="the page to write: report.html")] = None,
    compare: Annotated[Path | None, Parameter(help="a card file: the same deals with both sets")] = None,
    records: Annotated[Path | None, Parameter(help="a folder of records to read instead of playing")] = None,
    cards: Annotated[Path | None, Parameter(help="a card file to play with")] = None,
    keep: Annotated[Path | None, Parameter(help="a folder to keep what was counted, and to resume from")] = None,
    jobs: Annotated[int, Parameter(help="processes")] = 1,
    dask: Annotated[str | None, Parameter(help="the address of a Dask scheduler: tcp://host:8786")] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="print JSON")] = False,
) -> int:
    """See how a game plays: seats, length, endings and every card, with intervals, as a page or as JSON."""
    from gnomehall.arena.plan import split_names
    from gnomehall.arena.report import progress_bar
    from gnomehall.core.cards import read_card_set
    from gnomehall.games import game as load
    from gnomehall.lab import tell
    from gnomehall.lab.study import conduct, read_folder, study

    rules = load(game, cards)
    if not 1 <= jobs <= 256:
        raise ValidationError("--jobs must be from 1 to 256")
    if not 1 <= games <= 10_000_000:
        raise ValidationError("--games must be from 1 to 10000000")
    counts = _seats(seats, max(2, rules.fewest), min(4, rules.most))
    text = read_card_set(cards).text if cards is not None else None
    if records is not None:
        return tell.report_on([read_folder(records, game)], out, as_json)
    plans = [study(game, split_names(bot), n, games, seed, text) for n in counts]
    if compare is not None:
        other = read_card_set(compare).text
        load(game, compare)
        pairs = [(plan, replace(plan, cards=other)) for plan in plans]
        return tell.report_on_pairs(pairs, str(compare), jobs, dask, out, as_json)
    findings = []
    for plan in plans:
        folder = keep / f"{game}-{plan.seats}" if keep is not None else None
        with progress_bar(f"{game}, {plan.seats} seats, {bot}") as on_progress:
            findings.append(conduct(plan, jobs, folder, dask, on_progress))
        if findings[-1].interrupted:
            break
    return tell.report_on(findings, out, as_json)


def _seats(words: str, low: int, high: int) -> list[int]:
    if not words:
        return sorted({low, high})
    try:
        return [int(word) for word in words.split(",")]
    except ValueError as error:
        raise ValidationError(f"--seats takes numbers with commas between them, not {words[:40]!r}") from error
