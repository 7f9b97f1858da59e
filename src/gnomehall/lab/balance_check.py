"""The balance check: the bounds of the games at full size (`gnomehall balance`), or smaller.

Every study has a folder of its own, so a check that is stopped goes on where it was.  It writes a report for each
game, bounds.json and bounds.md.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console

from gnomehall.arena.report import progress_bar
from gnomehall.arena.run import ALONE, Settings
from gnomehall.games import game
from gnomehall.lab.figures.bounds import Verdict, balance_of, judge, show
from gnomehall.lab.figures.stats import Stats
from gnomehall.lab.report.output import chapters_of, print_verdicts, verdict_dict, write
from gnomehall.lab.report.page import report
from gnomehall.lab.run.players import strategies_of
from gnomehall.lab.run.study import Findings, Study, conduct, make_study


def studies(name: str, matches: int, bot: str, seed: int) -> list[Study]:
    """What must be played for the bounds of a game: every number of seats they name, and the strategies."""
    balance = balance_of(name)
    seats = sorted({n for bound in balance.bounds if not bound.is_of_strategies for n in bound.seats})
    found = [make_study(name, (bot,), n, matches, seed=seed) for n in seats]
    if any(bound.is_of_strategies for bound in balance.bounds):
        players = tuple(strategies_of(name))
        found.append(make_study(name, players, balance.strategy_seats, matches, seed=seed, sample=0))
    return found


def play(
    name: str, matches: int, bot: str, seed: int, *, settings: Settings = ALONE, out: Path | None = None,
) -> Iterator[Findings]:
    """Play the studies of a game, one after the other."""
    for study in studies(name, matches, bot, seed):
        plan = study.plan
        who = "strategies" if len(set(plan.bots)) > 1 else plan.bots[0].replace(":", "_")
        folder = out / f"{name}-{plan.seats}-{who}-{plan.load().card_set.hash[:8]}" if out is not None else None
        with progress_bar(f"{name}, {plan.seats} seats, {who}") as on_progress:
            found = conduct(study, settings, folder=folder, on_progress=on_progress)
        yield found
        if found.interrupted:
            return


def verdicts_of(name: str, chapters: Sequence[Stats]) -> list[Verdict]:
    """The verdicts on the bounds of a game."""
    return judge(name, [s for s in chapters if not s.bots], [s for s in chapters if s.bots])


def as_markdown(verdicts: Sequence[Verdict]) -> str:
    """The bounds as a table for the docs."""
    lines = ["| game | seats | asked | lowest | highest | n | holds |", "|---|---|---|---|---|--:|---|"]
    for it in verdicts:
        ends = [
            f"{name}: {show(it.bound, f.mean)} ({show(it.bound, f.low)} to {show(it.bound, f.high)})"
            for name, f in it.ends
        ]
        beyond = ", ".join(f"{name} {show(it.bound, f.mean)}" for name, f in it.outside)
        lines.append(
            f"| {it.game} | {', '.join(map(str, it.bound.seats))} | {it.bound.says} | {ends[0] if ends else ''} | "
            f"{ends[-1] if len(ends) > 1 else ''} | {min((f.n for _, f in it.values), default=0):,} | "
            f"{'yes' if it.holds else f'**no**: {beyond}' if it.outside else 'not clear'} |"
        )
    return "\n".join(lines) + "\n"


def check_balance(
    names: Sequence[str], *, out: Path, matches: int | None = None, bot: str | None = None, seed: int = 1,
    settings: Settings = ALONE,
) -> int:
    """Game after game; 1 if a mean lies beyond a bound, 130 if it was interrupted.

    A check that was stopped is judged by what it has played.
    """
    console = Console()
    verdicts: list[Verdict] = []
    interrupted = False
    for name in (name for name in names if balance_of(name).bounds):
        balance = balance_of(name)
        findings = list(play(name, matches or balance.matches, bot or balance.bot, seed, settings=settings, out=out))
        chapters = chapters_of(findings)
        found = verdicts_of(name, [it.stats for it in chapters])
        verdicts += found
        notes = [note for it in findings for note in it.notes]
        write(out / f"{name}.html", report(game(name), chapters, found, notes))
        print_verdicts(console, found)
        interrupted = findings[-1].interrupted
        if interrupted:
            break
    write(out / "bounds.json", json.dumps([verdict_dict(it) for it in verdicts], indent=1) + "\n")
    write(out / "bounds.md", as_markdown(verdicts))
    words = [it.word for it in verdicts]
    said = ", ".join(f"{words.count(word)} {word}" for word in ("holds", "not clear", "broken"))
    console.print(f"{len(verdicts)} bounds: {said}; reports are in {out}")
    return 130 if interrupted else 1 if any(it.outside for it in verdicts) else 0
