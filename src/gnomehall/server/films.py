"""Matches looked at again: a film (every move in words, points, chances), and its positions a page at a time."""

from __future__ import annotations

import asyncio
from itertools import islice

import msgspec
from msgspec import Raw

from gnomehall.core.errors import GnomehallError
from gnomehall.core.replay import positions, read_record, replayed
from gnomehall.core.state import CHANCE
from gnomehall.core.table import Table
from gnomehall.games import game as game_named
from gnomehall.review.turns import Look, turns
from gnomehall.server import api, play, show
from gnomehall.server.endpoints import Call
from gnomehall.server.keys import hashed
from gnomehall.server.refusal import Refusal

MOST_FRAMES = 60  # positions in one answer
MOST_MOVES = 5_000  # of a match that is shown; a real one has at most some hundred

encode_view = msgspec.json.Encoder().encode


class Source(msgspec.Struct):
    """A match to look at, and who played it."""

    table: Table
    names: list[str]


# ---- where matches come from


async def source_of(call: Call) -> Source:
    """The match of the path's table, as it stands now; an archived one is read from its record."""
    try:
        room, _ = await call.room()
    except Refusal as refusal:
        if refusal.code != "no-table":
            raise
        return await _archived(call, refusal)
    async with room.lock:
        await room.fetch()
        match = play.match_of(room)
        still = Table(  # a copy: the match may go on while it is looked at
            match.game, match.seats, match.options, match.chance.seed, match.chance.entropy, log=match.played,
            inherited=match.inherited_moves,
        )
        return Source(still, [sitter.name for sitter in room.about.sitters])


async def _archived(call: Call, refusal: Refusal) -> Source:
    kept = await call.hall.store.archived(call.place["table"])
    if kept is None:
        raise refusal
    public, hashes, record = kept
    if not public and not {hashed(key) for key in call.keys} & set(hashes):
        raise Refusal("no-key") from refusal
    return await asyncio.to_thread(read, record)


def read(text: str) -> Source:
    """The match of a record, played again by the rules; a broken one is refused with the reason."""
    try:
        table = read_record(text, game_named).table()
    except GnomehallError as error:
        raise Refusal("bad-record", problem=str(error)) from error
    return Source(table, [])


# ---- what is shown of them


async def see_film(call: Call) -> api.Film:
    """A table's match move by move, in words."""
    source = await source_of(call)
    return await asyncio.to_thread(film, source, call.language)


async def film_record(call: Call) -> api.Film:
    """A record move by move, in words."""
    wanted = call.body
    assert isinstance(wanted, api.WantFilm)
    return await asyncio.to_thread(lambda: film(read(wanted.record), wanted.language))


async def replay_table(call: Call) -> api.Replay:
    """Positions of a table's match."""
    source = await source_of(call)
    first, last = int(call.query.get("first", 0)), call.query.get("last")
    return await asyncio.to_thread(frames, source.table, first, None if last is None else int(last))


async def replay_record(call: Call) -> api.Replay:
    """Positions of a record."""
    wanted = call.body
    assert isinstance(wanted, api.WantReplay)
    return await asyncio.to_thread(lambda: frames(read(wanted.record).table, wanted.first, wanted.last))


def _check_length(table: Table) -> None:
    if len(table.played) > MOST_MOVES:
        raise Refusal("bad-record", problem=f"{len(table.played)} > {MOST_MOVES}")


def film(source: Source, language: str) -> api.Film:
    """Every move that stands, with points; chances only of matches that are over, else they would be hints."""
    table = source.table
    _check_length(table)
    game, wants_chances = table.game, table.is_over and table.seats > 1
    state = game.start(table.seats, table.options)
    look = Look(game, state)
    steps = [api.Step(CHANCE, None, "", state.scores(), look.chances(state) if wants_chances else [])]
    for _, before, entry in positions(table):
        after = before.clone()
        after.apply(entry.move.id)
        told = entry.seat
        if told == CHANCE and entry.move.args and entry.move.args[0].isdigit():
            told = int(entry.move.args[0])
        label = show.sentence(game, entry.move.id, show.name_of(source.names, told, language), language)
        chances = look.chances(after) if wants_chances else []
        steps.append(api.Step(entry.seat, show.shown(entry.move), label, after.scores(), chances))
    return api.Film(
        game=game.name, names=source.names or [""] * table.seats, options=dict(table.options),
        moves=len(table.played), over=table.is_over, steps=steps,
        turns=[api.Turn(turn.first, turn.seat, turn.round) for turn in turns(table)],
        ranking=table.ranking(), score_lines=show.score_lines(table, language),
        cards=None if game.card_set.is_standard else list(game.describe_cards(language)),
    )


def frames(table: Table, first: int, last: int | None) -> api.Replay:
    """The views after `first` to `last` moves, as many as one answer may hold."""
    _check_length(table)
    count = len(table.played)
    if first > count:
        raise Refusal("bad-message", problem="first")
    end = min(count if last is None else max(last, first), count, first + MOST_FRAMES - 1)
    views = [Raw(encode_view(again.view())) for again in islice(replayed(table, table.played), first, end + 1)]
    return api.Replay(first, count, views)
