"""What is done now and then: rooms nobody needs are closed, old tables archived."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine

from gnomehall.server.log import log_exception
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms.bot_driver import BotDriver
from gnomehall.server.rooms.presence import Presence
from gnomehall.server.rooms.room import Room
from gnomehall.server.rooms.rooms import Rooms
from gnomehall.server.rooms.seating import forget_games
from gnomehall.server.settings import Settings
from gnomehall.server.store.base import Store

DAY = 86_400.0
MOST_ARCHIVED, MOST_ABANDONED = 200, 1000  # at once
ROUNDS = 60  # between two tidyings of the store


class Housekeeping:
    """Looks after the rooms and the store of a process."""

    def __init__(
        self, settings: Settings, store: Store, rooms: Rooms, presence: Presence, bots: BotDriver,
        close: Callable[[Room], None],
    ) -> None:
        self._settings = settings
        self._store = store
        self._rooms = rooms
        self._presence = presence
        self._bots = bots
        self._close = close
        self._unplayable: set[str] = set()  # finished tables of older rules

    async def run(self) -> None:
        """Keep house, for ever."""
        rounds = 0
        while True:
            await asyncio.sleep(self._settings.housekeeping)
            rounds += 1
            try:
                for room in self._rooms.all():
                    await self._try(self._look_after(room))
                forget_games(self._settings.idle_seconds)
                if rounds % ROUNDS == 1:
                    await self._try(self.tidy())
            except Exception:  # the house must be kept next time too
                log_exception("housekeeping failed")

    @staticmethod
    async def _try(work: Coroutine[None, None, None]) -> None:
        """What fails for one room must not keep the others waiting."""
        try:
            await work
        except Exception:
            log_exception("housekeeping failed")

    async def _look_after(self, room: Room) -> None:
        if room.is_stale:
            await room.refresh()
        if room.people:
            await self._presence.announce(room)
            self._bots.schedule_bot(room, is_ours=False)
        elif self._is_idle(room):
            self._close(room)

    def _is_idle(self, room: Room) -> bool:
        is_quiet = time.monotonic() - room.used > self._settings.idle_seconds
        return is_quiet and not room.lock.locked() and not self._bots.is_thinking(room) and not self._is_due_soon(room)

    def _is_due_soon(self, room: Room) -> bool:
        due = room.due()
        return due is not None and due - time.time() <= self._settings.idle_seconds

    async def tidy(self) -> None:
        """Archive old finished tables as records, drop those that never began or were left."""
        old = time.time() - self._settings.archive_days * DAY
        for table in await self._store.finished(old, MOST_ARCHIVED + len(self._unplayable)):
            if table in self._unplayable:
                continue
            try:
                await self._archive(await self._rooms.room(table))
            except Refusal as refusal:
                if refusal.code == "older-rules":  # it stays, and must not be in the way of the others
                    self._unplayable.add(table)
        await self._store.forget_old(old)
        await self._store.abandon(time.time() - self._settings.abandon_days * DAY, MOST_ABANDONED)
        await self._drop_inactive(time.time() - self._settings.forsake_days * DAY)

    async def _drop_inactive(self, before: float) -> None:
        """Drop tables that began, where nobody has moved for long and nobody is."""
        for table in await self._store.list_inactive(before, MOST_ABANDONED):
            room = self._rooms.find(table)
            if room is not None and room.people:
                continue
            await self._store.drop(table)
            if room is not None:
                self._close(room)

    async def _archive(self, room: Room) -> None:
        if room.match is None or room.people:
            return
        info = room.info
        hashes = [info.host, *[sitter.key for sitter in info.sitters if sitter.key]]
        await self._store.archive(room.id, info, time.time(), hashes, room.match.record())
        self._close(room)
