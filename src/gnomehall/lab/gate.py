"""The gate: the guard rails at full size (`make balance`), or smaller.

Every study has a folder of its own under --out, so a gate that is stopped goes on where it was.  It
writes a report for each game, rails.json and rails.md, and answers 1 if a rail is broken.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console

from gnomehall.arena.report import progress_bar
from gnomehall.core.errors import GnomehallError, ValidationError
from gnomehall.games import GAMES, game
from gnomehall.lab.rails import RAILS, Verdict, judge, show
from gnomehall.lab.report import report
from gnomehall.lab.stats import Stats
from gnomehall.lab.strategies import STRATEGIES
from gnomehall.lab.study import Findings, Study, conduct, study
from gnomehall.lab.tell import chapters_of, print_verdicts, verdict_dict, write

BOTS = {  # search bots at least as strong as the middle level; repeatable, because they count simulations and not time
    "gems": "tree:60", "gnomopolis": "search:60", "gnomeland": "search:30",
}
MATCHES = {"gems": 5000}  # a figure: its seats stand near their bounds, and its matches are quick
AT_LEAST = 2000


def studies(name: str, matches: int, bot: str, seed: int) -> list[Study]:
    """What must be played for the rails of a game: every seat count they name, and the strategies."""
    seats = sorted({n for rail in RAILS if rail.game == name and rail.study == "mirror" for n in rail.seats})
    plans = [study(name, (bot,), n, matches, seed) for n in seats]
    if any(rail.game == name and rail.study == "strategies" for rail in RAILS):
        plans.append(study(name, tuple(STRATEGIES), 3, matches, seed, sample=0))
    return plans


def play(
    name: str, matches: int, bot: str, seed: int, jobs: int = 1, out: Path | None = None, dask: str | None = None,
) -> Iterator[Findings]:
    """Play the studies of a game, one after the other."""
    for plan in studies(name, matches, bot, seed):
        who = "strategies" if len(set(plan.bots)) > 1 else plan.bots[0].replace(":", "_")
        folder = out / f"{name}-{plan.seats}-{who}-{plan.load().card_set.hash[:8]}" if out is not None else None
        with progress_bar(f"{name}, {plan.seats} seats, {who}") as on_progress:
            found = conduct(plan, jobs, folder, dask, on_progress)
        yield found
        if found.interrupted:
            return


def verdicts_of(name: str, chapters: Sequence[Stats]) -> list[Verdict]:
    """How the rails of a game stand."""
    return judge(name, [s for s in chapters if not s.bots], [s for s in chapters if s.bots])


def as_markdown(verdicts: Sequence[Verdict]) -> str:
    """The rails as a table for the docs."""
    lines = ["| game | seats | asked | lowest | highest | n | holds |", "|---|---|---|---|---|--:|---|"]
    for it in verdicts:
        ends = [
            f"{name}: {show(it.rail, f.mean)} ({show(it.rail, f.low)} to {show(it.rail, f.high)})"
            for name, f in it.ends
        ]
        beyond = ", ".join(f"{name} {show(it.rail, f.mean)}" for name, f in it.outside)
        lines.append(
            f"| {it.rail.game} | {', '.join(map(str, it.rail.seats))} | {it.rail.says} | {ends[0] if ends else ''} | "
            f"{ends[-1] if len(ends) > 1 else ''} | {min((f.n for _, f in it.values), default=0):,} | "
            f"{'yes' if it.holds else f'**no**: {beyond}'} |"
        )
    return "\n".join(lines) + "\n"


def main(argv: list[str] | None = None) -> int:
    """Play the rails of the games named; 1 if a mean lies beyond one, 2 if they cannot be played, 130 if stopped."""
    parser = argparse.ArgumentParser(prog="python -m gnomehall.lab.gate", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/balance"))
    parser.add_argument("--matches", type=int, default=None, help=f"a figure; {AT_LEAST} at least if not given")
    parser.add_argument("--bot", default=None, help="instead of the game's own")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--dask", default=None)
    given = parser.parse_args(argv)
    try:
        return run(given, Console())
    except GnomehallError as error:
        print(error, file=sys.stderr)
        return 2


def run(given: argparse.Namespace, console: Console) -> int:
    """Game after game; what was played of a run that was stopped is judged too."""
    names = given.games.split(",")
    for name in names:
        if name not in GAMES:
            raise ValidationError(f"--games: there is no {name[:40]!r}; there are {', '.join(GAMES)}")
    verdicts: list[Verdict] = []
    interrupted = False
    for name in names:
        bot = given.bot or BOTS[name]
        matches = given.matches or MATCHES.get(name, AT_LEAST)
        findings = list(play(name, matches, bot, given.seed, given.jobs, given.out, given.dask))
        chapters = chapters_of(findings)
        found = verdicts_of(name, [it.stats for it in chapters])
        verdicts += found
        notes = [note for it in findings for note in it.notes]
        write(given.out / f"{name}.html", report(game(name), chapters, found, notes))
        print_verdicts(console, found)
        interrupted = findings[-1].interrupted
        if interrupted:
            break
    write(given.out / "rails.json", json.dumps([verdict_dict(it) for it in verdicts], indent=1) + "\n")
    write(given.out / "rails.md", as_markdown(verdicts))
    broken = sum(not it.holds for it in verdicts)
    console.print(f"{len(verdicts) - broken} of {len(verdicts)} rails hold; reports are in {given.out}")
    return 130 if interrupted else 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
