"""Hints in three steps: where to look, good moves, the best with what it is worth and how sure that is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from gnomehall.core.game import Game
from gnomehall.core.table import Table
from gnomehall.core.words import has_message, say
from gnomehall.server.jobs.jobs import Value
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import messages
from gnomehall.server.rooms.live import LiveTable
from gnomehall.server.rooms.people import Person
from gnomehall.server.wire import answers, commands
from gnomehall.server.wire.parts import Legal

MOST = 5  # moves shown
Rate = Callable[[LiveTable, Table], Awaitable[list[Value]]]  # what legal moves are worth, best first

encode = msgspec.json.Encoder().encode


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
    values = await rate(table, match)
    if wanted.version != match.version:
        raise Refusal("stale")
    rated = [_rated(match, value, values[0], person.language) for value in values]
    best = [it for it in rated if it.equal][:MOST] or rated[:1]
    look = sorted({it.move.verb for it in best})
    labels = ", ".join(it.move.label for it in best)
    key = ("server-hint-look", "server-hint-good", "server-hint-best")[wanted.step - 1]
    places = _places(match.game, [it.move for it in best], person.language)
    what = (places, labels, rated[0].move.label if rated else "")[wanted.step - 1]
    return answers.Hint(
        wanted.id, wanted.step, match.version, look, [it.move for it in best] if wanted.step > 1 else [],
        rated[:MOST] if wanted.step > 2 else [], say(person.language, key, "server", what=what),
    )


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
