"""All rooms a process has open."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

from gnomehall.core.errors import GnomehallError
from gnomehall.server.keys import new_code
from gnomehall.server.log import log
from gnomehall.server.metrics import Metrics
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms.room import Room
from gnomehall.server.store.base import Change, Store, Stored, TableInfo

CODES = 8  # codes that are tried for a new table
MOST_LISTED = 100  # public tables that are shown
LISTED_SECONDS = 1.0  # for which the list is good


class Rooms:
    """Opens rooms, and makes new tables."""

    def __init__(self, store: Store, metrics: Metrics, make: Callable[[Stored], Room]) -> None:
        self._store = store
        self._metrics = metrics
        self._make = make  # a room for a table that was loaded
        self._open: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._listed: list[tuple[str, TableInfo]] = []
        self._listed_at = -LISTED_SECONDS
        self._news: set[str] = set()  # tables that were changed elsewhere while they were loaded

    def __len__(self) -> int:
        return len(self._open)

    def __contains__(self, table: str) -> bool:
        return table in self._open

    def all(self) -> list[Room]:
        """The rooms that are open now."""
        return list(self._open.values())

    def find(self, table: str) -> Room | None:
        """The room of a table, if it is open here."""
        room = self._open.get(table)
        if room is None and table in self._loading:
            self._news.add(table)  # whoever asks has news of it
        return room

    async def room(self, table: str) -> Room:
        """The room of a table, loaded if need be."""
        room = self._open.get(table)
        if room is None:
            async with self._loading.setdefault(table, asyncio.Lock()):
                room = self._open.get(table) or await self._load(table)
            self._loading.pop(table, None)
        room.used = time.monotonic()
        return room

    async def _load(self, table: str) -> Room:
        stored = await self._store.load(table)
        if stored is None:
            self._loading.pop(table, None)
            raise Refusal("no-table")
        try:
            room = self._open[table] = await asyncio.to_thread(self._make, stored)  # it plays the log again
        except GnomehallError as error:  # the log of an earlier version, whose rules were others
            self._loading.pop(table, None)
            log("a match cannot be played again", table=table, error=str(error))
            raise Refusal("older-rules") from error
        room.around.on_change(room, True)
        if table in self._news:
            self._news.discard(table)
            room.is_stale = True
            await room.refresh()
        return room

    async def listed(self) -> list[tuple[str, TableInfo]]:
        """Public tables that wait for players, read from the store now and then."""
        if time.monotonic() - self._listed_at > LISTED_SECONDS:
            self._listed_at = time.monotonic()
            self._listed = await self._store.listed(MOST_LISTED)
        begun = {room.id for room in self._open.values() if room.info.status != "waiting"}
        return [(table, info) for table, info in self._listed if table not in begun]

    async def create(self, table: str, info: TableInfo, changes: list[Change] | None = None) -> None:
        """Keep a new table, with a code that no other table has."""
        for _ in range(CODES):
            if await self._store.create(Stored(table, 0, info, changes or [])):
                self._metrics.created.inc()
                self._listed_at = -LISTED_SECONDS if info.public else self._listed_at
                return
            info.code = new_code()
        raise Refusal("busy")

    def drop(self, room: Room) -> None:
        """Close a room nobody needs."""
        self._open.pop(room.id, None)

    async def refresh_all(self) -> None:
        """Read every open table again: news of other processes may have been lost."""
        for room in self.all():
            room.is_stale = True
            with contextlib.suppress(Refusal):
                await room.refresh()
