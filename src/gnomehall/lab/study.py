"""Where the summaries come from: matches that are played now, or records of matches people played."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from gnomehall.arena.match import Result
from gnomehall.arena.plan import Plan
from gnomehall.arena.run import run_plan
from gnomehall.arena.store import Store
from gnomehall.bots.contract import Bot
from gnomehall.core.errors import GnomehallError, ValidationError
from gnomehall.core.game import Game, Played
from gnomehall.core.replay import read_record
from gnomehall.games import game as load_game
from gnomehall.lab.first import firsts
from gnomehall.lab.sheet import Summary, from_json
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


def study(
    game: str, bots: Sequence[str], seats: int, games: int, seed: int = 1, cards: str | None = None,
    sample: int = SAMPLE,
) -> Study:
    """Matches in which one bot sits in every seat, or several do in every seating."""
    names = tuple(bots) * 2 if len(bots) == 1 and seats > 1 else tuple(bots)
    return Study(game, names, seats, games, seed, cards=cards, sample=sample, probe=game == "gnomeland")


class Notebook(Store):
    """Keeps summaries, in a file if there is a folder: a study that was stopped goes on there."""

    def __init__(self, folder: Path | None, plan: Plan) -> None:
        self.results = {}
        self.summaries: dict[int, Summary] = {}
        self._lines = None
        if folder is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._check_plan(plan)
        path = folder / "summaries.jsonl"
        for line in _whole_lines(path):
            self._note(*json.loads(line))
        self._lines = path.open("a", encoding="utf-8")

    def _note(self, number: int, moves: int, text: str) -> None:
        summary = from_json(text)
        self.summaries[number] = summary
        self.results[number] = Result(
            tuple(summary.bots), summary.deal, tuple(summary.scores), tuple(summary.places), moves,
        )

    def add(self, number: int, result: Result, record: str) -> None:
        """Keep the summary of a match."""
        self._note(number, result.moves, record)
        if self._lines is not None:
            self._lines.write(json.dumps([number, result.moves, record]) + "\n")
            self._lines.flush()

    def close(self) -> None:
        """All is on disk."""
        if self._lines is not None:
            self._lines.close()


def _whole_lines(path: Path) -> list[str]:
    """The lines of a file; one that was cut off when a run was killed is taken away."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        os.truncate(path, len(whole.encode()))
    return whole.splitlines()


@dataclass
class Findings:
    """The summaries of a study in the order of their numbers, and how to get them again."""

    game: Game
    summaries: list[Summary]
    command: str
    wanted: int = 0
    interrupted: bool = False
    seconds: float = 0.0
    refused: list[str] = field(default_factory=list)  # records that could not be read, and why


def conduct(
    plan: Study, jobs: int = 1, folder: Path | None = None, dask: str | None = None,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> Findings:
    """Play what is left of a study; Ctrl-C ends it early and keeps what was played."""
    notebook = Notebook(folder, plan)
    run = run_plan(plan, jobs, None, False, dask, False, on_progress, notebook)
    found = [notebook.summaries[number] for number in sorted(notebook.summaries) if number < plan.matches]
    return Findings(plan.load(), found, command_of(plan), plan.matches, run.interrupted, run.seconds)


def command_of(plan: Study) -> str:
    """What to type to see the same matches again."""
    bots = ",".join(dict.fromkeys(plan.bots))
    words = ["gnomehall lab", plan.game, f"--games {plan.games} --bot {bots} --seats {plan.seats} --seed {plan.seed}"]
    if plan.cards is not None:
        words.append("--cards FILE")
    return " ".join(words)


def read_folder(folder: Path, name: str) -> Findings:
    """The finished matches of a game among the records of a folder; what cannot be read is named."""
    if not folder.is_dir():
        raise ValidationError(f"{folder}: is no folder")
    findings = Findings(load_game(name), [], f"gnomehall lab {name} --records {folder}")
    for path in sorted(folder.rglob("*.jsonl")):
        try:
            record = read_record(path.read_text(encoding="utf-8"), load_game)
            if record.game.name != name:
                continue
            table = record.table()
        except (GnomehallError, OSError, UnicodeDecodeError) as error:
            findings.refused.append(f"{path.name}: {error}")
            continue
        if not table.is_over:
            findings.refused.append(f"{path.name}: the match is not over")
            continue
        seats = [f"seat {seat}" for seat in range(table.seats)]
        deal = int.from_bytes(table.chance.seed[:6], "big")
        findings.summaries.append(summarise(table.game, seats, table.options, table.played, deal, SAMPLE))
    if not findings.summaries:
        raise ValidationError(f"{folder}: no finished match of {findings.game.title} that can be read")
    return findings
