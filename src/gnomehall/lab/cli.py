"""The commands `gnomehall lab`, `gnomehall balance` and `gnomehall screen`."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from gnomehall.choices import BOT_WORDS, GameName, Seed
from gnomehall.core.errors import ValidationError
from gnomehall.core.files import ready_folder

if TYPE_CHECKING:
    from gnomehall.arena.run import Settings
    from gnomehall.lab.run.study import Study

Jobs = Annotated[int, Parameter(help="processes")]
Dask = Annotated[str | None, Parameter(help="the address of a Dask scheduler: tcp://host:8786")]


def lab(
    game: GameName, /, *,
    games: Annotated[int | None, Parameter(help="matches for each number of seats; default: 200")] = None,
    bot: Annotated[str, Parameter(
        help=f"who sits in every seat; several with commas take turns: {BOT_WORDS}")] = "search:100",
    seats: Annotated[str, Parameter(help="numbers of seats with commas; default: 2 and 4")] = "",
    seed: Seed = 1,
    out: Annotated[Path | None, Parameter(help="the page to write: report.html")] = None,
    compare: Annotated[Path | None, Parameter(help="a card file: the same deals with both sets")] = None,
    records: Annotated[Path | None, Parameter(help="a folder of records to read instead of playing")] = None,
    cards: Annotated[Path | None, Parameter(help="a card file to play with")] = None,
    keep: Annotated[Path | None, Parameter(help="a folder to keep what was counted, and to resume from")] = None,
    jobs: Jobs = 1,
    dask: Dask = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="print JSON")] = False,
) -> int:
    """See how a game plays: seats, length, endings and every card, with intervals, as a page or as JSON."""
    from gnomehall.arena.plan import split_names
    from gnomehall.arena.run import Settings
    from gnomehall.core.cards import read_card_set
    from gnomehall.games import game as load
    from gnomehall.lab.report import output
    from gnomehall.lab.run.study import make_study

    rules = load(game, cards)
    settings = Settings(jobs=jobs, dask=dask)
    if games is not None and not 1 <= games <= 10_000_000:
        raise ValidationError("--games must be from 1 to 10000000")
    if out is not None:
        output.check_writable(out)
    if keep is not None:
        ready_folder(keep)
    if records is not None:
        given = {"--games": games, "--cards": cards, "--compare": compare, "--keep": keep, "--dask": dask}
        for name in (name for name, value in given.items() if value is not None):
            raise ValidationError(f"{name} cannot be used with --records, which plays no matches")
        return _count(records, game, _seats(seats), out=out, as_json=as_json)
    text = read_card_set(cards).text if cards is not None else None
    counts = _seats(seats) or sorted({max(2, rules.fewest), min(4, rules.most)})
    studies = [make_study(game, split_names(bot), n, games or 200, seed=seed, cards=text) for n in counts]
    if compare is not None:
        return _compare(studies, compare, settings, cards=cards, keep=keep, out=out, as_json=as_json)
    return _play(studies, settings, cards=cards, keep=keep, out=out, as_json=as_json)


def _count(records: Path, game: str, seats: list[int], *, out: Path | None, as_json: bool) -> int:
    """Read records."""
    from gnomehall.arena.report import progress_bar
    from gnomehall.lab.report.output import print_report
    from gnomehall.lab.run.records import read_folder

    with progress_bar(f"{game}, records") as on_progress:
        found = read_folder(records, game, seats, on_progress)
    return print_report(found, out, as_json)


def _play(
    studies: list[Study], settings: Settings, *, cards: Path | None, keep: Path | None, out: Path | None,
    as_json: bool,
) -> int:
    """Play with one card set."""
    from gnomehall.arena.report import progress_bar
    from gnomehall.lab.report.output import print_report
    from gnomehall.lab.run.study import conduct

    findings = []
    for study in studies:
        plan = study.plan
        folder = keep / f"{plan.game}-{plan.seats}" if keep is not None else None
        with progress_bar(f"{plan.game}, {plan.seats} seats, {', '.join(dict.fromkeys(plan.bots))}") as on_progress:
            findings.append(conduct(study, settings, folder=folder, on_progress=on_progress, cards=cards))
        if findings[-1].interrupted:
            break
    return print_report(findings, out, as_json)


def _compare(
    studies: list[Study], other: Path, settings: Settings, *, cards: Path | None, keep: Path | None, out: Path | None,
    as_json: bool,
) -> int:
    """Play with two card sets."""
    from gnomehall.arena.report import progress_bar
    from gnomehall.core.cards import read_card_set
    from gnomehall.games import game as load
    from gnomehall.lab.report.comparison import print_comparisons
    from gnomehall.lab.run.paired import compare
    from gnomehall.lab.run.study import command_of

    load(studies[0].plan.game, other)  # a mistake in it is named by file and field
    told = []
    for plan in (study.plan for study in studies):
        folder = keep / f"{plan.game}-{plan.seats}-compare" if keep is not None else None
        with progress_bar(f"{plan.game}, {plan.seats} seats, two card sets") as on_progress:
            found = compare(plan, read_card_set(other).text, settings, folder=folder, on_progress=on_progress)
        told.append((found, f"{command_of(plan, cards)} {shlex.join(['--compare', str(other)])}"))
        if found.interrupted:
            break
    return print_comparisons(told, out, as_json)


def _seats(words: str) -> list[int]:
    try:
        return [int(word) for word in words.split(",")] if words else []
    except ValueError as error:
        raise ValidationError(f"--seats takes numbers with commas between them, not {words[:40]!r}") from error


def balance(
    *, games: Annotated[str | None, Parameter(help="names with commas; default: all")] = None,
    matches: Annotated[int | None, Parameter(help="a figure; default: what the game's balance.toml says")] = None,
    bot: Annotated[str | None, Parameter(help=f"instead of the game's own: {BOT_WORDS}")] = None,
    seed: Seed = 1,
    out: Annotated[Path, Parameter(help="a folder for matches and reports, to resume from")] = Path("build/balance"),
    jobs: Jobs = 2,
    dask: Dask = None,
) -> int:
    """Check the bounds of balance of the games; the exit code is 1 if a mean lies beyond one."""
    from gnomehall.arena.plan import split_names
    from gnomehall.arena.run import Settings
    from gnomehall.games import GAMES, check_name
    from gnomehall.lab.balance_check import check_balance

    names = tuple(map(check_name, split_names(games))) if games else tuple(GAMES)
    settings = Settings(jobs=jobs, dask=dask)
    ready_folder(out)
    return check_balance(names, out=out, matches=matches, bot=bot, seed=seed, settings=settings)


def screen(
    game: GameName, changes: Annotated[Path, Parameter(help="a file with the changes (TOML)")], /, *,
    seats: Annotated[int, Parameter(help="how many play")] = 4,
    matches: Annotated[int, Parameter(help="in all")] = 8000,
    bot: Annotated[str, Parameter(help=f"who sits in every seat: {BOT_WORDS}")] = "search:20",
    seed: Seed = 1,
    jobs: Jobs = 2,
    cards: Annotated[Path | None, Parameter(help="the card file the changes are made to")] = None,
    owners: Annotated[str, Parameter(help="cards whose owners' wins are shown, with commas")] = "",
) -> None:
    """Find out which of several changes to a card set does what: all are tried at once, each in half of the matches."""
    from rich.console import Console

    from gnomehall.arena.run import Settings
    from gnomehall.core.cards import read_card_set
    from gnomehall.lab import screening

    wanted = screening.read_changes(changes)
    rows = screening.screen(
        game, wanted, seats, matches, bot, seed=seed, settings=Settings(jobs=jobs),
        cards=read_card_set(cards).text if cards is not None else None,
        owners=[card for card in owners.split(",") if card],
    )
    Console().print(screening.as_table(rows, wanted))
