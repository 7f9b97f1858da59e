"""Hints in three steps: where to look, good moves, the best with what it is worth and how sure that is."""

from __future__ import annotations

import msgspec

from gnomehall.core.table import Table
from gnomehall.core.words import say
from gnomehall.server import show, wire
from gnomehall.server.bots import BotFailed
from gnomehall.server.hall import Hall
from gnomehall.server.refusal import Refusal
from gnomehall.server.room import Person, Room
from gnomehall.server.worker import Value

MOST = 5  # moves shown

encode = msgspec.json.Encoder().encode


async def hint(hall: Hall, room: Room, person: Person, wanted: wire.WantHint) -> None:
    """Think, then answer; the person may have gone meanwhile."""
    try:
        answer: wire.FromServerMessage = await _think(hall, room, person, wanted)
    except Refusal as refusal:
        answer = wire.Refused(wanted.id, refusal.code, refusal.sentence(person.language))
    person.send(encode(answer))


async def _think(hall: Hall, room: Room, person: Person, wanted: wire.WantHint) -> wire.Hint:
    match = room.match
    if match is None or match.is_over:
        raise Refusal("not-started" if match is None else "over")
    if wanted.version != match.version:
        raise Refusal("stale")
    try:
        thought = await hall.workers.think(hall.job(room, match, "hint", ""))
    except BotFailed as error:
        raise Refusal("busy") from error
    if wanted.version != match.version:
        raise Refusal("stale")
    rated = [_rated(match, value, thought.values[0], person.language) for value in thought.values]
    best = [it for it in rated if it.equal][:MOST] or rated[:1]
    look = sorted({it.move.verb for it in best})
    labels = ", ".join(it.move.label for it in best)
    key = ("server-hint-look", "server-hint-good", "server-hint-best")[wanted.step - 1]
    what = (", ".join(look), labels, rated[0].move.label if rated else "")[wanted.step - 1]
    return wire.Hint(
        wanted.id, wanted.step, match.version, look, [it.move for it in best] if wanted.step > 1 else [],
        rated[:MOST] if wanted.step > 2 else [], say(person.language, key, "server", what=what),
    )


def _rated(match: Table, value: Value, best: Value, language: str) -> wire.Rated:
    """A move beside the best: equal if their intervals meet."""
    move = show.button(match.game, match.find(value.move).id, language)
    is_equal = value.margin[2] >= best.margin[1]
    return wire.Rated(move, value.margin, value.win, is_equal)
