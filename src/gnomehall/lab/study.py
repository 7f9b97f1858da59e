"""Matches that are played to be counted."""

from __future__ import annotations

import csv
import io
import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from gnomehall.arena.match import Result
from gnomehall.arena.plan import Plan
from gnomehall.arena.run import run_plan
from gnomehall.bots.contract import Bot
from gnomehall.bots.search import SearchBot
from gnomehall.core.game import Game, Played
from gnomehall.lab.first import firsts
from gnomehall.lab.notebook import Notebook
from gnomehall.lab.sheet import Summary
from gnomehall.lab.strategies import STRATEGIES
from gnomehall.lab.summary import summarise

SAMPLE = 40  # of so many decisions one is analysed


@dataclass(frozen=True)
class Study(Plan):
    """A plan of which summaries are kept instead of records."""

    sample: int = SAMPLE
    probe: bool = False  # whether to find out what being first in a round is worth (first.py)

    def seat(self, name: str, game: Game, seed: int) -> Bot:
        """A bot by name; the lab's strategies have names too."""
        strategy = STRATEGIES.get(name)
        return strategy(game, seed) if strategy is not None else super().seat(name, game, seed)

    def keep(self, game: Game, result: Result, played: Sequence[Played]) -> str:
        """The summary, as a line."""
        options = dict(self.options)
        summary = summarise(game, result.bots, options, played, result.deal, self.sample)
        if self.probe:
            summary.firsts = firsts(game, result.bots, options, played, result.deal, self.seat)
        return summary.as_json()

    def timed(self) -> list[str]:
        """The bots that think by the clock, whose matches cannot be had again exactly."""
        bots = {name: self.seat(name, self.load(), 0) for name in self.bots}
        for bot in bots.values():
            bot.close()
        own = {name: bot.own for name, bot in bots.items() if isinstance(bot, SearchBot)}
        return [name for name, budget in own.items() if budget is not None and budget.milliseconds is not None]


def study(
    game: str, bots: Sequence[str], seats: int, games: int, seed: int = 1, cards: str | None = None,
    sample: int = SAMPLE,
) -> Study:
    """Matches in which one bot sits in every seat, or several do in every seating."""
    names = tuple(bots) * 2 if len(bots) == 1 and seats > 1 else tuple(bots)
    return Study(game, names, seats, games, seed, cards=cards, sample=sample, probe=game == "gnomeland")


@dataclass
class Findings:
    """The summaries of a study in the order of their numbers, and how to get them again."""

    game: Game
    summaries: list[Summary]
    command: str
    wanted: int = 0
    interrupted: bool = False
    notes: list[str] = field(default_factory=list)  # what a reader must know before the figures
    about: str = ""  # what sets these matches apart: other cards, other options


def conduct(
    plan: Study, jobs: int = 1, folder: Path | None = None, dask: str | None = None,
    on_progress: Callable[[int, int], None] = lambda done, total: None, cards: Path | None = None,
) -> Findings:
    """Play what is left of a study; Ctrl-C ends it early and keeps what was played."""
    plan.check()
    notebook = Notebook(folder, plan)
    run = run_plan(plan, jobs, None, False, dask, False, on_progress, notebook)
    found = [notebook.summaries[number] for number in sorted(notebook.summaries) if number < plan.matches]
    notes = [f"Interrupted: {len(found)} of {plan.matches} matches were played."] if run.interrupted else []
    notes += in_short(notebook.notes())
    command = command_of(plan, cards)
    if run.interrupted:
        command += f"  # {len(found)} matches of it"
    notes += clock_notes(plan)
    return Findings(plan.load(), found, command, plan.matches, run.interrupted, notes)


def clock_notes(plan: Study) -> list[str]:
    """What cannot be had again exactly."""
    return [f"{name} thinks by the clock: the same command plays other matches." for name in plan.timed()]


def in_short(notes: Sequence[str], most: int = 20) -> list[str]:
    """The first notes, and how many more there are."""
    return [*notes[:most], *([f"... and {len(notes) - most} more."] if len(notes) > most else [])]


def command_of(plan: Study, cards: Path | None = None) -> str:
    """What to type to see the same matches again."""
    bots = io.StringIO()
    csv.writer(bots, lineterminator="").writerow(dict.fromkeys(plan.bots))
    words = ["gnomehall", "lab", plan.game, "--games", str(plan.games), "--bot", bots.getvalue()]
    words += ["--seats", str(plan.seats), "--seed", str(plan.seed)]
    return shlex.join([*words, *(["--cards", str(cards)] if cards is not None else [])])
