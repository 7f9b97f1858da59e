"""The addresses of matches looked at again: every move in words, positions a page at a time, fair draws."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from itertools import islice

from msgspec import Raw

import gnomehall
from gnomehall.core.errors import GnomehallError
from gnomehall.core.replay import draws, positions, read_record, replayed
from gnomehall.core.state import CHANCE
from gnomehall.core.table import Table
from gnomehall.games import game as game_named
from gnomehall.review.turns import Look, turns
from gnomehall.server.app.routing import Call, Number
from gnomehall.server.keys import hashed
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import messages
from gnomehall.server.rooms.history import encode_view
from gnomehall.server.wire import bodies

MOST_FRAMES = 60  # positions in one answer
MOST_MOVES = 5_000  # of a match that is shown; a real one has at most some hundred


@dataclass(frozen=True)
class Source:
    """A match to look at, and who played it."""

    table: Table
    names: list[str]


# ---- where matches come from


async def source_of(call: Call, table: str) -> Source:
    """The match of a table, as it stands now; an archived one is read from its record."""
    try:
        room, _ = await call.room(table)
    except Refusal as refusal:
        return await asyncio.to_thread(read, await archived_record(call, table, refusal))
    async with room.lock:
        await room.fetch()
        match = room.begun()
        still = Table(  # a copy: the match may go on while it is looked at
            match.game, match.seats, match.options, match.chance.seed, match.chance.entropy, log=match.played,
            inherited=match.inherited_moves,
        )
        return Source(still, [sitter.name for sitter in room.info.sitters])


async def archived_record(call: Call, table: str, refusal: Refusal) -> str:
    """The record of a table that was refused because it is archived; any other refusal stands."""
    archived = await call.hall.store.archived(table) if refusal.code == "no-table" else None
    if archived is None:
        raise refusal
    public, hashes, record = archived
    if not public and not {hashed(key) for key in call.keys} & set(hashes):
        raise Refusal("no-key") from refusal
    return record


def read(text: str) -> Source:
    """The match of a record, played again by the rules; a broken one is refused with the reason."""
    try:
        table = read_record(text, game_named).table()
    except GnomehallError as error:
        raise Refusal("bad-record", problem=str(error)) from error
    return Source(table, [])


# ---- what is shown of them


async def see_film(call: Call, table: str) -> bodies.Film:
    """A table's match move by move, in words."""
    source = await source_of(call, table)
    return await asyncio.to_thread(_film, source, call.language)


async def film_record(call: Call, body: bodies.WantFilm) -> bodies.Film:
    """A record move by move, in words."""
    return await asyncio.to_thread(lambda: _film(read(body.record), body.language))


async def replay_table(call: Call, table: str, first: Number = 0, last: Number | None = None) -> bodies.Replay:
    """Positions of a table's match."""
    source = await source_of(call, table)
    return await asyncio.to_thread(_positions, source.table, first, last)


async def replay_record(call: Call, body: bodies.WantReplay) -> bodies.Replay:
    """Positions of a record."""
    return await asyncio.to_thread(lambda: _positions(read(body.record).table, body.first, body.last))


async def verify_record(call: Call, body: bodies.Verify) -> bodies.Verified:
    """Derive every draw of a record again."""
    try:
        return bodies.Verified(await asyncio.to_thread(gnomehall.verify, body.record))
    except GnomehallError as error:
        raise Refusal("bad-record", problem=str(error)) from error


async def see_draws(call: Call, table: str) -> bodies.Draws:
    """Every draw of a table's match once it is over, for whoever derives them again."""
    source = await source_of(call, table)
    if not source.table.is_over:
        raise Refusal("not-over")
    return await asyncio.to_thread(_draws, source.table)


def _draws(table: Table) -> bodies.Draws:
    _check_length(table)
    moves = table.game.moves
    found = [
        bodies.Draw(
            draw.move, draw.stream, moves[draw.outcome].text, [moves[outcome].text for outcome, _ in draw.outcomes],
            [weight for _, weight in draw.outcomes])
        for draw in draws(table)
    ]
    return bodies.Draws(
        table.game.name, table.chance.seed.hex(), list(table.chance.entropy), table.inherited_moves, found)


def _check_length(table: Table) -> None:
    if len(table.played) > MOST_MOVES:
        raise Refusal("bad-record", problem=f"{len(table.played)} > {MOST_MOVES}")


def _film(source: Source, language: str) -> bodies.Film:
    """Every move that stands, with points; chances only of matches that are over, else they would be hints."""
    table = source.table
    _check_length(table)
    game, wants_chances = table.game, table.is_over and table.seats > 1
    state = game.start(table.seats, table.options)
    look = Look(game, state)
    steps = [bodies.Step(CHANCE, None, "", state.scores(), look.chances(state) if wants_chances else [])]
    for _, before, entry in positions(table):
        after = before.clone()
        after.apply(entry.move.id)
        label = messages.told(game, entry.seat, entry.move, source.names, language)
        chances = look.chances(after) if wants_chances else []
        steps.append(bodies.Step(entry.seat, messages.shown(entry.move), label, after.scores(), chances))
    return bodies.Film(
        game=game.name, names=source.names or [""] * table.seats, options=dict(table.options),
        moves=len(table.played), over=table.is_over, steps=steps,
        turns=[bodies.Turn(turn.first, turn.seat, turn.round) for turn in turns(table)],
        ranking=table.ranking(), score_lines=messages.score_lines(table, language),
        cards=None if game.card_set.is_standard else list(game.describe_cards(language)),
    )


def _positions(table: Table, first: int, last: int | None) -> bodies.Replay:
    """The views after `first` to `last` moves, as many as one answer may hold."""
    _check_length(table)
    count = len(table.played)
    if first > count:
        raise Refusal("bad-message", problem="first")
    end = min(count if last is None else max(last, first), count, first + MOST_FRAMES - 1)
    views = [Raw(encode_view(again.typed_view())) for again in islice(replayed(table, table.played), first, end + 1)]
    return bodies.Replay(first, count, views)
