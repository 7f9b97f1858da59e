"""Hints in three steps: where to look, good moves, the best with what it is worth and how sure that is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass

import msgspec

from gnomehall.bots.reasons import reasons
from gnomehall.core.game import Game
from gnomehall.core.table import Table
from gnomehall.core.words import has_message, say
from gnomehall.server.jobs.jobs import Value
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import messages
from gnomehall.server.rooms.live import LiveTable
from gnomehall.server.rooms.people import Person
from gnomehall.server.settings import Settings
from gnomehall.server.wire import answers, commands
from gnomehall.server.wire.parts import Legal

MOST = 5  # moves shown
Task = asyncio.Task[None]
Rate = Callable[[LiveTable, Table, str], Awaitable[list[Value]]]  # what legal moves are worth, best first; for whom

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Asked:
    """A hint somebody waits for."""

    command: str
    task: asyncio.Task[None]


class Hints:
    """The hints people wait for: one for each, a newer replaces an older, and none for somebody who has gone."""

    def __init__(self, rate: Rate, settings: Settings, spawn: Callable[[Coroutine[None, None, None]], Task]) -> None:
        self._rate = rate
        self._settings = settings
        self._spawn = spawn
        self._asked: dict[Person, Asked] = {}

    def ask(self, table: LiveTable, person: Person, wanted: commands.WantHint) -> None:
        """Think about a hint for somebody who holds a seat."""
        if not person.seats:
            raise Refusal("not-your-seat")
        if not are_allowed(table, person):
            raise Refusal("hints-off")
        old = self._asked.get(person)
        if old is not None:
            old.task.cancel()
            del self._asked[person]
            person.send(encode(Refusal("replaced").message(old.command, person.language)))
        mine = sum(other.address == person.address for other in self._asked)
        is_busy = self._settings.address_rate and mine >= self._settings.address_hints
        if is_busy or len(self._asked) >= self._settings.most_hints:
            raise Refusal("busy")
        task = self._spawn(answer(table, person, wanted, self._rate))
        self._asked[person] = asked = Asked(wanted.id, task)
        task.add_done_callback(lambda _task: self._done(person, asked))

    def forget(self, person: Person) -> None:
        """Somebody has gone."""
        asked = self._asked.pop(person, None)
        if asked is not None:
            asked.task.cancel()

    def _done(self, person: Person, asked: Asked) -> None:
        if self._asked.get(person) is asked:
            del self._asked[person]


def are_allowed(table: LiveTable, person: Person) -> bool:
    """At a table with other people only if all of them agree; one device is one company."""
    people = {seat for seat, sitter in enumerate(table.info.sitters) if sitter.kind == "human"}
    return people <= person.owned or all(table.info.sitters[seat].hints for seat in people)


async def answer(table: LiveTable, person: Person, wanted: commands.WantHint, rate: Rate) -> None:
    """Think, then answer; the person may have gone meanwhile."""
    try:
        message: answers.FromServerMessage = await _hint(table, person, wanted, rate)
    except Refusal as refusal:
        message = refusal.message(wanted.id, person.language)
    person.send(encode(message))


async def _hint(table: LiveTable, person: Person, wanted: commands.WantHint, rate: Rate) -> answers.Hint:
    match = table.begun()
    if match.is_over:
        raise Refusal("over")
    if wanted.version != match.version:
        raise Refusal("stale")
    values = await rate(table, match, person.address)
    if wanted.version != match.version:
        raise Refusal("stale")
    rated = [_rated(match, value, values[0], person.language) for value in values]
    best = [it for it in rated if it.equal][:MOST] or rated[:1]
    look = sorted({it.move.verb for it in best})
    labels = ", ".join(it.move.label for it in best)
    key = ("server-hint-look", "server-hint-good", "server-hint-best")[wanted.step - 1]
    places = _places(match.game, [it.move for it in best], person.language)
    what = (places, labels, rated[0].move.label if rated else "")[wanted.step - 1]
    why = _why(match, values[0], person.language) if values and wanted.step > 1 else ""
    return answers.Hint(
        wanted.id, wanted.step, match.version, look, [it.move for it in best] if wanted.step > 1 else [],
        rated[:MOST] if wanted.step > 2 else [], say(person.language, key, "server", what=what), why,
    )


def _why(match: Table, best: Value, language: str) -> str:
    """Why the best move is good, from what its line changes."""
    line = [match.find(move) for move in best.line or [best.move]]
    return " ".join(reasons(match.game, match.state, line, language))


def _places(game: Game, moves: list[Legal], language: str) -> str:
    """Where moves are found on the table; a game that does not say so has them named."""
    places = []
    for move in moves:
        key = f"{game.name}-look-{move.verb}"
        places.append(say(language, key, game.name) if has_message("en", key, game.name) else move.label)
    return ", ".join(dict.fromkeys(places))


def _rated(match: Table, value: Value, best: Value, language: str) -> answers.Rated:
    """A move beside the best: equal if their intervals meet."""
    move = messages.button(match.game, match.find(value.move).id, language)
    is_equal = value.margin[2] >= best.margin[1]
    return answers.Rated(move, value.margin, value.win, is_equal)
