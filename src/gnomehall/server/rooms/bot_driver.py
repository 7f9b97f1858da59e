"""Moves that are made by themselves: those of bots, and those an owner wants played automatically."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from random import SystemRandom

import msgspec

from gnomehall.bots.levels import PATIENT
from gnomehall.core.record import entry_text
from gnomehall.core.table import Table
from gnomehall.server.jobs.jobs import ChooseMove, ChosenMove, Position, RatedMoves, RateMoves, Value, seed_at
from gnomehall.server.jobs.levels import RANDOM, is_level
from gnomehall.server.jobs.pool import BotFailed, Pool, Rank
from gnomehall.server.log import log
from gnomehall.server.metrics import Metrics
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms.live import LiveTable
from gnomehall.server.rooms.room import Room
from gnomehall.server.rooms.seating import automatic_moves, is_automatic
from gnomehall.server.settings import Settings

DICE = SystemRandom()
BURST = 4.0  # seconds' worth of moves that may be made at once


@dataclass(frozen=True)
class Thinking:
    """A move that is being found for a bot."""

    version: int
    task: asyncio.Task[None]


class Pace:
    """So many moves a second for each of many; who has had them waits."""

    def __init__(self, rate: float, most: int = 10_000) -> None:
        self._rate = rate  # 0: any
        self._most = most
        self._free: dict[str, float] = {}  # when somebody's next move may be made

    def delay(self, whose: str) -> float:
        """Seconds until the next move of somebody may be made; it is counted."""
        if not self._rate:
            return 0.0
        now = time.monotonic()
        free = max(self._free.pop(whose, 0.0), now - BURST)
        if len(self._free) >= self._most:  # forget who moved longest ago
            del self._free[next(iter(self._free))]
        self._free[whose] = free + 1 / self._rate
        return max(0.0, free - now)


class BotDriver:
    """Schedules the bots of all tables of a process."""

    def __init__(
        self, pool: Pool, settings: Settings, metrics: Metrics,
        spawn: Callable[[Coroutine[None, None, None]], asyncio.Task[None]],
    ) -> None:
        self._pool = pool
        self._settings = settings
        self._metrics = metrics
        self._spawn = spawn
        self._thinking: dict[str, Thinking] = {}
        self._pace = Pace(settings.address_bot_moves if settings.address_rate else 0.0)

    def is_thinking(self, room: Room) -> bool:
        """Whether a move is being found at a table."""
        return room.id in self._thinking

    def forget(self, room: Room) -> None:
        """A table is closed here: what is found for it is not wanted any more."""
        thinking = self._thinking.pop(room.id, None)
        if thinking is not None:
            thinking.task.cancel()

    def schedule_bot(self, room: Room, is_ours: bool) -> None:
        """See whether the server must make the next move; other processes wait a little longer."""
        match = room.match
        thinking = self._thinking.get(room.id)
        if thinking is not None:
            if thinking.task is asyncio.current_task() or thinking.version == room.version:
                return
            thinking.task.cancel()  # about a position that is past
        if match is None or match.to_move is None or not is_automatic(room.info.sitters[match.to_move], match):
            return
        if match.version >= self._settings.most_entries or self.rests(room):
            return
        wait = 0.0 if is_ours else self._settings.bot_limit + 1 + DICE.random() * 2
        task = self._spawn(self._move_for(room, match.to_move, match.version, wait))
        self._thinking[room.id] = mine = Thinking(match.version, task)
        task.add_done_callback(lambda _task: self._bot_done(room, mine))

    def rests(self, room: Room) -> bool:
        """Whether only bots play here and nobody looks; they go on when somebody comes."""
        if room.here() or room.watchers() or any(room.is_human(seat) for seat in range(len(room.info.sitters))):
            return False
        return time.monotonic() - room.looked > self._settings.rest_seconds

    def _bot_done(self, room: Room, mine: Thinking) -> None:
        if self._thinking.get(room.id) is not mine:
            return
        del self._thinking[room.id]
        if mine.task.cancelled():
            return
        if mine.task.exception() is not None:
            self._spawn(self._try_again(room))
        elif room.version != mine.version:
            self.schedule_bot(room, is_ours=True)

    async def _try_again(self, room: Room) -> None:
        """The store failed while a bot moved: the table must not stay stuck."""
        await asyncio.sleep(1)
        await room.refresh()
        self.schedule_bot(room, is_ours=True)

    async def _move_for(self, room: Room, seat: int, version: int, wait: float) -> None:
        await room.refresh()  # as a rule it has nothing to do
        match = room.match
        if match is None or match.version != version:
            return
        sitter = room.info.sitters[seat]
        is_bot = sitter.kind == "bot" or sitter.played_by_bot
        await asyncio.sleep(self._pace.delay(room.charged_address))
        if is_bot:
            await asyncio.sleep(wait + room.info.pace / 1000)
            level = sitter.level or self._settings.substitute_level
            move = await self._choose(room, match, level if is_level(level) else RANDOM)
        else:
            legal = {m.text for m in match.legal()}
            move = next((text for text in automatic_moves(sitter, match) if text in legal), "")
        if not move:
            return

        def act() -> None:
            now = room.match
            wanted = room.info.sitters[seat]
            if now is None or now.version != version or now.to_move != seat:
                return
            if is_bot and not (wanted.kind == "bot" or wanted.played_by_bot):
                return  # its owner came back while the bot was thinking
            if is_bot and wanted.kind == "human":
                _note_help(room)
            now.play(move)

        await room.change(act)
        self._metrics.bot_moves.inc(is_bot)

    async def _choose(self, room: Room, match: Table, level: str) -> str:
        """The move of a bot; if it fails, a simple one, and a line in the log."""
        legal = [move.text for move in match.legal()]
        try:
            told = self._settings
            milliseconds = told.patient_milliseconds if level == PATIENT.name else told.bot_milliseconds
            job = ChooseMove(position_of(room, match), level, milliseconds, _dice(room, match))
            chosen = await self._pool.think(job, ChosenMove, whose=room.charged_address or None)
            if chosen.move in legal:
                return chosen.move
            raise BotFailed(f"{chosen.move!r} is not legal")
        except BotFailed as error:
            self._metrics.bot_failures.inc()
            log("a bot failed; a simple move is played", table=room.id, level=level, problem=error)
            return DICE.choice(legal) if legal else ""

    async def rate(self, table: LiveTable, match: Table, whose: str) -> list[Value]:
        """What the legal moves of a position are worth, best first."""
        job = RateMoves(position_of(table, match), self._settings.bot_milliseconds, _dice(table, match))
        try:
            return (await self._pool.think(job, RatedMoves, Rank.HINT, whose or None)).values
        except BotFailed as error:
            raise Refusal("busy") from error


def position_of(table: LiveTable, match: Table) -> Position:
    """The moves that stand, for a worker."""
    log = [entry_text(entry) for entry in match.played]
    return Position(match.game.name, table.info.cards, match.seats, dict(match.options), log)


def _note_help(room: Room) -> None:
    """A bot plays for a person: then a daily deal does not count, and a scenario not yet settled earns no stars."""
    daily, scenario = room.info.daily, room.info.scenario
    if daily is not None and not daily.helped:
        room.edit().daily = msgspec.structs.replace(daily, helped=True)
    is_open = room.verdict is not None and not room.verdict.is_settled
    if scenario is not None and is_open and not scenario.helped:
        room.edit().scenario = msgspec.structs.replace(scenario, helped=True)


def _dice(table: LiveTable, match: Table) -> int:
    """What a bot rolls its dice with; at a daily deal everybody meets the same bots."""
    if table.info.daily is not None:
        return seed_at(table.info.deal or 0, len(match.played))
    return DICE.getrandbits(48)
