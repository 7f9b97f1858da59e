"""A study: matches that are played to be counted."""

from __future__ import annotations

import csv
import io
import shlex
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import msgspec

from gnomehall.arena.match import Result
from gnomehall.arena.plan import Plan, check_plan
from gnomehall.arena.run import ALONE, OnProgress, Settings, no_progress, run_plan
from gnomehall.bots.search import SearchBot
from gnomehall.core.game import Game, Json, Played
from gnomehall.core.statistics import FinishedMatch
from gnomehall.lab.run.counting import summarise
from gnomehall.lab.run.players import make_player
from gnomehall.lab.run.probes import run_probe
from gnomehall.lab.run.store import SummaryStore
from gnomehall.lab.summary import Summary

SAMPLE = 40  # of so many decisions one is analysed


class Study(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plan, and how closely its matches are looked at."""

    plan: Plan
    sample: int = SAMPLE
    probes: bool = True  # whether the game's probe is run

    def identity(self) -> dict[str, Json]:
        """What must be equal for a study to be resumed."""
        return {**self.plan.identity(), "sample": self.sample, "probes": self.probes}


def make_study(
    game: str, bots: Sequence[str], seats: int, games: int, *, seed: int = 1, cards: str | None = None,
    sample: int = SAMPLE, probes: bool = True,
) -> Study:
    """Matches in which one bot sits in every seat, or several do in every seating."""
    names = tuple(bots) * 2 if len(bots) == 1 and seats > 1 else tuple(bots)
    return Study(Plan(game, names, seats, games, seed, cards=cards), sample, probes)


def keep_summary(
    plan: Plan, game: Game, result: Result, played: Sequence[Played], *, sample: int, probes: bool,
) -> str:
    """The summary of a match as JSON, which is what the lab keeps."""
    match = FinishedMatch(game, len(result.bots), dict(plan.options), played, result.deal)
    summary = summarise(match, result.bots, sample)
    if probes:
        summary.probes = run_probe(match, result.bots, make_player)
    return msgspec.json.encode(summary).decode()


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
    study: Study, settings: Settings = ALONE, *, folder: Path | None = None, on_progress: OnProgress = no_progress,
    cards: Path | None = None,
) -> Findings:
    """Play what is left of a study; Ctrl-C ends it early and keeps what was played."""
    plan = study.plan
    check_plan(plan, make_player)
    store = SummaryStore(folder, study.identity())
    keep = partial(keep_summary, sample=study.sample, probes=study.probes)
    run = run_plan(plan, settings, store=store, make=make_player, keep=keep, on_progress=on_progress)
    found = [store.summaries[number] for number in sorted(store.summaries) if number < plan.matches]
    notes = [f"Interrupted: {len(found)} of {plan.matches} matches were played."] if run.interrupted else []
    notes += shortened(store.notes())
    command = command_of(plan, cards)
    if run.interrupted:
        command += f"  # {len(found)} matches of it"
    notes += clock_notes(plan)
    return Findings(plan.load(), found, command, plan.matches, run.interrupted, notes)


def clock_notes(plan: Plan) -> list[str]:
    """The bots that think by the clock, whose matches cannot be had again exactly."""
    found = []
    for name in plan.bots:
        bot = make_player(name, plan.load())
        bot.close()
        if isinstance(bot, SearchBot) and bot.own is not None and bot.own.milliseconds is not None:
            found.append(f"{name} thinks by the clock: the same command plays other matches.")
    return list(dict.fromkeys(found))


def shortened(notes: Sequence[str], most: int = 20) -> list[str]:
    """The first notes, and how many more there are."""
    return [*notes[:most], *([f"... and {len(notes) - most} more."] if len(notes) > most else [])]


def command_of(plan: Plan, cards: Path | None = None) -> str:
    """What to type to see the same matches again."""
    bots = io.StringIO()
    csv.writer(bots, lineterminator="").writerow(dict.fromkeys(plan.bots))
    words = ["gnomehall", "lab", plan.game, "--games", str(plan.games), "--bot", bots.getvalue()]
    words += ["--seats", str(plan.seats), "--seed", str(plan.seed)]
    return shlex.join([*words, *(["--cards", str(cards)] if cards is not None else [])])
