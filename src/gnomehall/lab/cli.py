"""The command `gnomehall lab`."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from gnomehall.core.errors import ValidationError

if TYPE_CHECKING:
    from gnomehall.lab.study import Study


def lab(
    game: str, *,
    games: Annotated[int | None, Parameter(help="matches for each number of seats; default: 200")] = None,
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
    from gnomehall.core.cards import read_card_set
    from gnomehall.games import game as load
    from gnomehall.lab import tell
    from gnomehall.lab.study import study

    rules = load(game, cards)
    if not 1 <= jobs <= 256:
        raise ValidationError("--jobs must be from 1 to 256")
    if games is not None and not 1 <= games <= 10_000_000:
        raise ValidationError("--games must be from 1 to 10000000")
    if out is not None:
        tell.check_writable(out)
    if records is not None:
        given = {"--games": games, "--cards": cards, "--compare": compare, "--keep": keep, "--dask": dask}
        for name in (name for name, value in given.items() if value is not None):
            raise ValidationError(f"{name} is for matches that are played; --records counts those that were")
        return _count(records, game, _seats(seats), out, as_json)
    text = read_card_set(cards).text if cards is not None else None
    counts = _seats(seats) or sorted({max(2, rules.fewest), min(4, rules.most)})
    plans = [study(game, split_names(bot), n, games or 200, seed, text) for n in counts]
    if compare is not None:
        return _compare(plans, compare, cards, keep, jobs, dask, out, as_json)
    return _play(plans, cards, keep, jobs, dask, out, as_json)


def _count(records: Path, game: str, seats: list[int], out: Path | None, as_json: bool) -> int:
    """Read records."""
    from gnomehall.arena.report import progress_bar
    from gnomehall.lab.folder import read_folder
    from gnomehall.lab.tell import report_on

    with progress_bar(f"{game}, records") as on_progress:
        found = read_folder(records, game, seats, on_progress)
    return report_on(found, out, as_json)


def _play(
    plans: list[Study], cards: Path | None, keep: Path | None, jobs: int, dask: str | None, out: Path | None,
    as_json: bool,
) -> int:
    """Play with one card set."""
    from gnomehall.arena.report import progress_bar
    from gnomehall.lab.study import conduct
    from gnomehall.lab.tell import report_on

    findings = []
    for plan in plans:
        folder = keep / f"{plan.game}-{plan.seats}" if keep is not None else None
        with progress_bar(f"{plan.game}, {plan.seats} seats, {', '.join(dict.fromkeys(plan.bots))}") as on_progress:
            findings.append(conduct(plan, jobs, folder, dask, on_progress, cards))
        if findings[-1].interrupted:
            break
    return report_on(findings, out, as_json)


def _compare(
    plans: list[Study], other: Path, cards: Path | None, keep: Path | None, jobs: int, dask: str | None,
    out: Path | None, as_json: bool,
) -> int:
    """Play with two card sets."""
    from gnomehall.arena.report import progress_bar
    from gnomehall.core.cards import read_card_set
    from gnomehall.games import game as load
    from gnomehall.lab.comparison import tell
    from gnomehall.lab.study import command_of
    from gnomehall.lab.twins import compare

    load(plans[0].game, other)  # a mistake in it is named by file and field
    told = []
    for plan in plans:
        folder = keep / f"{plan.game}-{plan.seats}-compare" if keep is not None else None
        with progress_bar(f"{plan.game}, {plan.seats} seats, two card sets") as on_progress:
            found = compare(plan, read_card_set(other).text, jobs, folder, dask, on_progress)
        told.append((found, f"{command_of(plan, cards)} {shlex.join(['--compare', str(other)])}"))
        if found.interrupted:
            break
    return tell(told, out, as_json)


def _seats(words: str) -> list[int]:
    try:
        return [int(word) for word in words.split(",")] if words else []
    except ValueError as error:
        raise ValidationError(f"--seats takes numbers with commas between them, not {words[:40]!r}") from error
