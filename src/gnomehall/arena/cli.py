"""The commands `gnomehall arena`, `gnomehall ladder` and `gnomehall prove`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gnomehall.bots.contract import Budget
from gnomehall.choices import BOT_WORDS, GameName, Seed
from gnomehall.core.errors import ValidationError
from gnomehall.core.files import ready_folder
from gnomehall.core.game import Choice


def arena(
    game: GameName, /, *,
    bots: Annotated[str, Parameter(help=f"names with commas: {BOT_WORDS}")],
    games: Annotated[int, Parameter(help="matches; whole deals are played, each in every seating")] = 100,
    seats: Annotated[int | None, Parameter(help="default: one for each bot; the last bot fills the rest")] = None,
    seed: Seed = 1,
    jobs: Annotated[int, Parameter(help="processes")] = 1,
    ms: Annotated[int | None, Parameter(help="milliseconds a move, for all bots")] = None,
    simulations: Annotated[int | None, Parameter(help="simulations a move, for all bots")] = None,
    out: Annotated[Path | None, Parameter(help="a folder to keep results and records in, and to resume from")] = None,
    until_clear: Annotated[bool, Parameter(negative="", help="stop once the first bot is surely ahead or behind")]
    = False,
    dask: Annotated[str | None, Parameter(help="the address of a Dask scheduler: tcp://host:8786")] = None,
    ray: Annotated[bool, Parameter(negative="", help="play on a Ray cluster")] = False,
    option: Annotated[list[str] | None, Parameter(help="an option of the game: NAME=VALUE")] = None,
    cards: Annotated[Path | None, Parameter(help="a card file to play with")] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="print JSON")] = False,
) -> int:
    """Let bots play each other in every seating over the same deals."""
    from gnomehall.arena.plan import Plan, check_plan, split_names, tidy_options
    from gnomehall.arena.report import print_table, progress_bar
    from gnomehall.arena.run import Settings, run_plan
    from gnomehall.arena.store import RecordStore
    from gnomehall.core.cards import read_card_set
    from gnomehall.games import game as load

    settings = Settings(jobs=jobs, dask=dask, ray=ray, until_clear=until_clear)
    names = split_names(bots)
    fewest = load(game).fewest
    text = read_card_set(cards).text if cards is not None else None
    plan = Plan(
        game, names, seats or max(len(names), fewest), games, seed, Budget(simulations, ms),
        tidy_options(dict(_option(words) for words in option or [])), text,
    )
    check_plan(plan)
    if out is not None:
        ready_folder(out)
    store = RecordStore(out, plan) if out is not None else None
    with progress_bar(f"{game}: {', '.join(names)}") as on_progress:
        run = run_plan(plan, settings, store=store, on_progress=on_progress)
    if as_json:
        print(json.dumps(run.as_dict()))
    else:
        print_table(run)
    return 130 if run.interrupted else 0


def _option(words: str) -> tuple[str, Choice]:
    name, equals, value = words.partition("=")
    if not equals:
        raise ValidationError(f"--option takes NAME=VALUE, not {words[:40]!r}")
    if value in ("true", "false", "yes", "no", "on", "off"):
        return name, value in ("true", "yes", "on")
    return name, int(value) if value.isdecimal() else value


def ladder(
    *, games: Annotated[str | None, Parameter(help="names with commas; default: all")] = None,
    matches: Annotated[int, Parameter(help="for each pair of bots that are near each other")] = 20,
    seed: Seed = 1,
    jobs: Annotated[int, Parameter(help="processes")] = 1,
    ms: Annotated[int | None, Parameter(help="milliseconds a move")] = 100,
    out: Annotated[Path | None, Parameter(help="a folder for results, records, ladder.svg, ratings.toml")] = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="print JSON")] = False,
) -> int:
    """Let all standard bots climb the ladder in every game; ratings, and a plot in --out."""
    from rich.console import Console
    from rich.progress import Progress

    from gnomehall.arena import ladder as it
    from gnomehall.arena.report import print_table
    from gnomehall.arena.run import Settings

    names = _games(games)
    if out is not None:
        ready_folder(out)
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:

        def on_game(name: str):  # type: ignore[no-untyped-def]  # a bar for each game
            task = bar.add_task(name, total=None)
            return lambda done, total: bar.update(task, completed=done, total=total)

        rungs, runs = it.climb(
            names, matches, seed, Budget(milliseconds=ms), settings=Settings(jobs=jobs), out=out, on_game=on_game,
        )
    if out is not None:
        (out / "ladder.svg").write_text(it.as_svg(rungs), encoding="utf-8")
        command = f"gnomehall ladder --games {','.join(names)} --matches {matches} --seed {seed} --ms {ms}"
        for name in dict.fromkeys(rung.game for rung in rungs):
            own = [rung for rung in rungs if rung.game == name]
            (out / name / "ratings.toml").write_text(it.as_toml(own, command), encoding="utf-8")
    if as_json:
        print(json.dumps(it.as_json(rungs, seed)))
    else:
        for run in runs:
            print_table(run)
        for rung in rungs:
            print(f"{rung.game:12} {rung.bot:12} {rung.rating:6.0f} ({rung.low:.0f} to {rung.high:.0f})")
    return 130 if any(run.interrupted for run in runs) else 0


def prove(
    *, games: Annotated[str | None, Parameter(help="names with commas; default: all")] = None,
    parts: Annotated[str | None, Parameter(help=(
        "with commas: greedy (against random), top (the strongest), levels (their order), four (seats), "
        "curve (more time), nets (against a search without), jobs (several processes), random; default: all"))] = None,
    out: Annotated[Path, Parameter(help="a folder to keep every run in, and to resume from")] = Path("build/prove"),
    jobs: Annotated[int, Parameter(help="processes")] = 2,
    seed: Seed = 1,
    scale: Annotated[float, Parameter(help="a part of the matches, for a quick look")] = 1.0,
) -> int:
    """Measure at full size what is claimed of the bots; the exit code is 1 if a claim does not hold."""
    from gnomehall.arena import claims
    from gnomehall.arena.plan import split_names

    wanted = split_names(parts) if parts else claims.PARTS
    for name in wanted:
        if name not in claims.PARTS:
            raise ValidationError(f"--parts: there is no {name[:40]!r}; there are {', '.join(claims.PARTS)}")
    ready_folder(out)
    return claims.prove(_games(games), wanted, out=out, jobs=jobs, seed=seed, scale=scale)


def _games(words: str | None) -> tuple[str, ...]:
    from gnomehall.arena.plan import split_names
    from gnomehall.games import GAMES, check_name

    return tuple(map(check_name, split_names(words))) if words else tuple(GAMES)
