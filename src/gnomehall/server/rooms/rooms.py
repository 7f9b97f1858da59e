"""All rooms a process has open."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable

from gnomehall.core.errors import GnomehallError
from gnomehall.server.keys import is_table_id, new_code
from gnomehall.server.log import log, log_exception
from gnomehall.server.metrics import Metrics
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms.live import Times
from gnomehall.server.rooms.room import Room
from gnomehall.server.store.base import Change, Store, Stored, TableInfo

CODES = 8  # codes that are tried for a new table
MOST_LISTED = 100  # public tables that are shown
LISTED_SECONDS = 1.0  # for which the list is good
MOST_LOADING = 2  # tables at once; the store and the bots need threads too


class Rooms:
    """Opens rooms, and makes new tables."""

    def __init__(self, store: Store, metrics: Metrics, make: Callable[[Stored], Room]) -> None:
        self._store = store
        self._metrics = metrics
        self._make = make  # a room for a table that was loaded
        self._open: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._turn = asyncio.Semaphore(MOST_LOADING)
        self._turns: dict[str, asyncio.Lock] = {}  # of addresses: each loads one table at a time
        self._waiting: Counter[str] = Counter()
        self._listed: list[tuple[str, TableInfo]] = []
        self._listed_at = -LISTED_SECONDS
        self._times: dict[str, Times] = {}  # of tables that are closed while a clock runs
        self._news: set[str] = set()  # tables that were changed elsewhere while they were loaded

    def __len__(self) -> int:
        return len(self._open)

    def all(self) -> list[Room]:
        """The rooms that are open now."""
        return list(self._open.values())

    def find(self, table: str) -> Room | None:
        """The room of a table, if it is open here."""
        room = self._open.get(table)
        if room is None and table in self._loading:
            self._news.add(table)  # whoever asks has news of it
        return room

    async def room(self, table: str, address: str = "", on_load: Callable[[Room], None] | None = None) -> Room:
        """The room of a table; if it must be loaded, this goes on even if whoever asked goes."""
        room = self._open.get(table)
        if room is None:
            if not is_table_id(table):
                raise Refusal("no-table")
            task = self._loading.get(table)
            if task is None:
                task = self._loading[table] = asyncio.create_task(self._load_in_turn(table, address, on_load))
                task.add_done_callback(self._loaded)
            room = await asyncio.shield(task)
        room.used = time.monotonic()
        return room

    async def _load_in_turn(self, table: str, address: str, on_load: Callable[[Room], None] | None) -> Room:
        self._waiting[address] += 1
        try:
            async with self._turns.setdefault(address, asyncio.Lock()), self._turn:
                room = await self._load(table)
            if on_load is not None:
                on_load(room)
            return room
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._turns[address]
            del self._loading[table]
            self._news.discard(table)

    @staticmethod
    def _loaded(task: asyncio.Task[Room]) -> None:
        if not task.cancelled():
            task.exception()  # whoever still waits hears of it

    async def close(self) -> None:
        """Load nothing any more."""
        tasks = list(self._loading.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _load(self, table: str) -> Room:
        stored = await self._store.load(table)
        if stored is None:
            self._times.pop(table, None)
            raise Refusal("no-table")
        try:
            room = self._open[table] = await asyncio.to_thread(self._make, stored)  # it plays the log again
        except GnomehallError as error:  # the log of an earlier version, whose rules were others
            log("a match cannot be played again", table=table, error=str(error))
            raise Refusal("older-rules") from error
        room.take_up(self._times.pop(table, None))
        room.around.on_change(room, True)
        if table in self._news:
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
        if room.due() is not None:
            self._times[room.id] = room.times()

    async def refresh_all(self) -> None:
        """Read every open table again: news of other processes may have been lost."""
        for room in self.all():
            room.is_stale = True
            try:
                await room.refresh()
            except Refusal:
                continue
            except Exception:  # the others hear of theirs
                log_exception("a table could not be read again", table=room.id)
