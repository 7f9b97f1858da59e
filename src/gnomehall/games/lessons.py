"""The lessons of a game: worked examples and a first match, as positions at a real table and moves to make there."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from gnomehall.core.game import Entry, Game, Played
from gnomehall.core.state import CHANCE
from gnomehall.core.table import Table
from gnomehall.games import game as game_named
from gnomehall.games import text_of


@dataclass(frozen=True)
class Step:
    """What is played next: by the learner, with something to say, or by another seat."""

    seat: int
    play: tuple[str, ...]
    say: str = ""
    rule: str = ""


@dataclass(frozen=True)
class Lesson:
    """A position and what happens there; `before` leads to it."""

    id: str
    kind: str
    seats: int
    me: int
    rules: tuple[str, ...]
    deal: int
    options: dict[str, int]
    before: tuple[str, ...]
    steps: tuple[Step, ...]

    def table(self, game: Game) -> Table:
        """The table as the learner finds it; a server's seats give no entropy of their own to a lesson."""
        return Table(game, self.seats, self.options, self.deal, [""] * self.seats, log=entries(game, self))


@lru_cache
def lessons(name: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order of its file."""
    text = text_of(name, "lessons.toml")
    return () if text is None else tuple(_lesson(entry) for entry in tomllib.loads(text)["lesson"])


def _lesson(entry: dict[str, object]) -> Lesson:
    me, steps, rules, before = entry["me"], entry["steps"], entry["rules"], entry["before"]
    assert isinstance(me, int)
    assert isinstance(steps, list)
    assert isinstance(rules, list)
    assert isinstance(before, list)
    read = [
        Step(step.get("seat", me), tuple(step["play"]), step.get("say", ""), step.get("rule", "")) for step in steps
    ]
    plain = {name: entry[name] for name in ("id", "kind", "seats", "deal", "options")}
    return Lesson(**plain, me=me, rules=tuple(rules), before=tuple(before), steps=tuple(read))  # type: ignore[arg-type]  # the file is ours, and a test plays it


def entries(game: Game, lesson: Lesson) -> Sequence[Entry]:
    """The moves before the lesson, each with whoever makes it."""
    state = game.start(lesson.seats, game.check_options(lesson.options, lesson.seats))
    found = []
    for text in lesson.before:
        move = game.parse(text)
        found.append(Played(CHANCE if state.to_move == CHANCE else state.mover, move))
        state.apply(move.id)
    return found


@lru_cache(maxsize=64)
def opening(name: str, wanted: str) -> tuple[bytes, str]:
    """The view a lesson begins with, as JSON, and the moves before it as a record to play on from."""
    lesson = next(one for one in lessons(name) if one.id == wanted)
    table = lesson.table(game_named(name))
    return json.dumps(table.view()).encode(), table.record()


@lru_cache(maxsize=64)
def walk(name: str, wanted: str) -> tuple[str, list[int]]:
    """The lesson played as it is written, as a record; and how many moves stand before each move of the steps, and
    after the last.  To play on from there with the lesson's deal is to be at that step again."""
    lesson = next(one for one in lessons(name) if one.id == wanted)
    table = lesson.table(game_named(name))
    places = []
    for text in [text for step in lesson.steps for text in step.play]:
        places.append(len(table.played))
        table.play(text)
    return table.record(), [*places, len(table.played)]
