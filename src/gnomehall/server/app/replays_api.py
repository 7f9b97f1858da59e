"""The addresses of matches looked at again: every move in words, positions a page at a time, fair draws."""

from __future__ import annotations

from msgspec import Raw

from gnomehall.core.record import entry_text
from gnomehall.core.table import Table
from gnomehall.server.app.routing import Call, Number
from gnomehall.server.jobs import visitor_jobs
from gnomehall.server.jobs.jobs import Position
from gnomehall.server.jobs.visitor_jobs import Match
from gnomehall.server.keys import hashed
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import messages
from gnomehall.server.rooms.room import Room
from gnomehall.server.wire import replays

# ---- where matches come from


async def match_of(call: Call, table: str) -> Match:
    """The match of a table, as it stands now; an archived one is read from its record."""
    try:
        room, _ = await call.room(table)
    except Refusal as refusal:
        return Match(await archived_record(call, table, refusal))
    async with room.lock:
        await room.fetch()
        return _now(room)


def _now(room: Room) -> Match:
    match = room.begun()
    position = Position(
        match.game.name, room.info.cards, match.seats, dict(match.options),
        [entry_text(entry) for entry in match.played])
    return Match(position=position, names=[sitter.name for sitter in room.info.sitters])


async def archived_record(call: Call, table: str, refusal: Refusal) -> str:
    """The record of a table that was refused because it is archived; any other refusal stands."""
    archived = await call.hall.store.archived(table) if refusal.code == "no-table" else None
    if archived is None:
        raise refusal
    public, hashes, record = archived
    if not public and not {hashed(key) for key in call.keys} & set(hashes):
        raise Refusal("no-key") from refusal
    call.charge_letters(len(record))
    return record


def record_of(call: Call, match: Table) -> str:
    """The record of a match; it costs by its length."""
    call.charge(match.version / messages.ENTRIES_A_REQUEST)
    return match.record()


# ---- what is shown of them


async def see_summary(call: Call, table: str) -> Raw:
    """A table's match move by move, in words."""
    return await call.ask(visitor_jobs.TellSummary(await match_of(call, table), call.language))


async def summarize_record(call: Call, body: replays.WantSummary) -> Raw:
    """A record move by move, in words."""
    return await call.ask(visitor_jobs.TellSummary(Match(body.record), body.language))


async def replay_table(call: Call, table: str, first: Number = 0, last: Number | None = None) -> Raw:
    """Positions of a table's match."""
    return await call.ask(visitor_jobs.ShowPositions(await match_of(call, table), first, last))


async def replay_record(call: Call, body: replays.WantReplay) -> Raw:
    """Positions of a record."""
    return await call.ask(visitor_jobs.ShowPositions(Match(body.record), body.first, body.last))


async def branch_table(call: Call, table: str, body: replays.WantBranch) -> Raw:
    """Positions of a table's match after other moves than were played."""
    return await call.ask(visitor_jobs.ShowBranch(await match_of(call, table), body.at, body.moves))


async def branch_record(call: Call, body: replays.WantBranch) -> Raw:
    """The same for a record."""
    return await call.ask(visitor_jobs.ShowBranch(Match(body.record or ""), body.at, body.moves))


async def verify_record(call: Call, body: replays.Verify) -> Raw:
    """Derive every draw of a record again."""
    return await call.ask(visitor_jobs.VerifyRecord(body.record))


async def see_draws(call: Call, table: str) -> Raw:
    """Every draw of a table's match once it is over, for whoever derives them again."""
    try:
        room, _ = await call.room(table)
    except Refusal as refusal:
        record = await archived_record(call, table, refusal)
    else:
        async with room.lock:
            await room.fetch()
            if not room.begun().is_over:
                raise Refusal("not-over")
            record = record_of(call, room.begun())
    return await call.ask(visitor_jobs.TellDraws(record))
