"""Tables in PostgreSQL, for several processes or machines; LISTEN/NOTIFY carries news between them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import lru_cache
from typing import Any  # asyncpg has no types

import asyncpg
import msgspec

from gnomehall.core.errors import ValidationError
from gnomehall.server.log import log
from gnomehall.server.store import sql
from gnomehall.server.store.base import (
    MOST_CHAT,
    TABLES,
    AnyNotice,
    Change,
    Changed,
    ChatAdded,
    Chunk,
    Stored,
    TableInfo,
    migrations,
)
from gnomehall.server.store.files import check_age
from gnomehall.server.store.sql import SqlStore, change_row, info_values, stored_of, table_row

CHANNEL = "gnomehall"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', $1)"
AGAIN = 0.5  # seconds before a lost line is tried again
PATIENCE = 20.0  # seconds a hall that starts waits for a database that is not there yet
NOT_YET = (  # what a database says that starts, starts again, or still has the lines of a hall that was killed
    ConnectionRefusedError, ConnectionResetError, FileNotFoundError,
    asyncpg.CannotConnectNowError, asyncpg.ConnectionDoesNotExistError, asyncpg.TooManyConnectionsError,
)
HEARTBEAT = 10.0  # seconds between two looks whether the line is still there
PROBE = 1.0  # and whether the disk can be written
ROWS_AT_ONCE = 500  # of a backup
LOCK = 0x676E6F6D65  # only one process migrates at a time

encode = msgspec.json.encode


class Postgres(SqlStore):
    """The store of many processes."""

    def __init__(self, url: str, connections: int = 8) -> None:
        self.url = url
        self.connections = connections
        self._pool: Any = None
        self._listener: asyncio.Task[None] | None = None
        self._is_listening = False
        self._probed = -PROBE, ""  # when the disk was last tried, and what was wrong

    async def open(self, heard: Callable[[AnyNotice], None], lost: Callable[[], Awaitable[None]]) -> None:
        """Migrate, connect, listen."""
        with in_a_sentence(self.url):
            self._pool = await self._connect()
            try:
                async with self._pool.acquire() as base:
                    await migrate(base, self.url)
            except BaseException:
                await self._pool.close()
                raise
        ready = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(heard, lost, ready))
        await ready.wait()

    async def _connect(self) -> Any:
        """The pool; a database that may be there in a moment is waited for."""
        end = time.monotonic() + PATIENCE
        is_told = False
        while True:
            try:
                return await asyncpg.create_pool(
                    self.url, min_size=1, max_size=self.connections, command_timeout=30)
            except NOT_YET as error:
                if time.monotonic() > end:
                    raise
                if not is_told:
                    is_told = True
                    log(f"PostgreSQL at {place_of(self.url)} does not answer yet; trying for {PATIENCE:g} seconds",
                        error=f"{type(error).__name__}: {error}")
            await asyncio.sleep(AGAIN)

    async def _listen(
        self, heard: Callable[[AnyNotice], None], lost: Callable[[], Awaitable[None]], ready: asyncio.Event,
    ) -> None:
        def got(_base: object, _pid: int, _channel: str, payload: str) -> None:
            try:
                heard(msgspec.json.decode(payload, type=AnyNotice))
            except Exception as error:  # somebody else's word on our channel
                log("a notice could not be read", error=type(error).__name__)

        while True:
            try:
                base = await asyncpg.connect(self.url, timeout=10, command_timeout=10)
                try:
                    await self._listen_on(base, got, lost, ready)
                finally:
                    self._is_listening = False
                    await base.close(timeout=1)
            except Exception as error:  # asyncpg has errors of its own beside those of PostgreSQL and the line
                log("lost the listening connection to PostgreSQL", error=f"{type(error).__name__}: {error}")
            await asyncio.sleep(AGAIN)

    async def _listen_on(
        self, base: Any, got: Callable[[object, int, str, str], None], lost: Callable[[], Awaitable[None]],
        ready: asyncio.Event,
    ) -> None:
        """Listen until the connection is lost; a dead connection is noticed by a query."""
        gone = asyncio.Event()
        base.add_termination_listener(lambda _base: gone.set())
        await base.add_listener(CHANNEL, got)
        if ready.is_set():  # it is a new connection: something may have been said in between
            await lost()
        self._is_listening = True
        ready.set()
        while not gone.is_set():
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await gone.wait()
            except TimeoutError:
                await base.execute("SELECT 1")

    async def close(self) -> None:
        """Finish what was begun."""
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        if self._pool is not None:
            await self._pool.close()

    # ---- the interface

    async def _rows(self, sql: str, *values: object) -> list[Any]:
        rows: list[Any] = await self._pool.fetch(numbered(sql), *values)
        return rows

    async def _run(self, sql: str, *values: object) -> int:
        return _changed(await self._pool.execute(numbered(sql), *values))

    async def create(self, table: Stored) -> bool:
        """Keep a new table."""
        async with self._pool.acquire() as base, base.transaction():
            if _changed(await base.execute(numbered(sql.INSERT_TABLE), *table_row(table))) != 1:
                return False
            for change in table.changes:
                await base.execute(numbered(sql.INSERT_CHANGE), *change_row(table.id, change))
            return True

    async def load(self, table: str, since: int = 0) -> Stored | None:
        """A table with its changes, both of one moment."""
        async with self._pool.acquire() as base, base.transaction(isolation="repeatable_read", readonly=True):
            row = await base.fetchrow(numbered(sql.SELECT_TABLE), table)
            if row is None:
                return None
            changes = await base.fetch(numbered(sql.SELECT_CHANGES), table, since)
        return stored_of(table, row, changes)

    async def commit(
        self, table: str, revision: int | None, info: TableInfo, change: Change | None, by: str,
    ) -> bool:
        """Keep a change, and what is known about the table; tell the others with the same commit."""
        news = encode(Changed(table, by)).decode()
        if revision is None and change is not None:  # a move: one round trip
            return await self._pool.fetchval(
                "WITH added AS"
                " (INSERT INTO changes VALUES ($1,$2,$3,$4,$5) ON CONFLICT DO NOTHING RETURNING 1)"
                f" SELECT pg_notify('{CHANNEL}', $6) IS NOT NULL FROM added", *change_row(table, change), news,
            ) is not None
        async with self._pool.acquire() as base:
            transaction = base.transaction()
            await transaction.start()
            try:
                is_first = await _update(base, table, revision, info) and await _append(base, table, change)
                if is_first:
                    await base.execute(NOTIFY, news)
            except BaseException:
                await transaction.rollback()
                raise
            await (transaction.commit() if is_first else transaction.rollback())
            return is_first

    async def add_chat(self, table: str, line: str, by: str) -> int:
        """Keep a line of chat; the row of the table keeps the numbers in order."""
        async with self._pool.acquire() as base, base.transaction():
            await base.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
            n: int = await base.fetchval(
                "INSERT INTO chat SELECT $1, coalesce(max(n), 0) + 1, $2 FROM chat WHERE table_id = $1"
                " RETURNING n", table, line)
            await base.execute(numbered(sql.OLD_CHAT), table, n - MOST_CHAT)
            await base.execute(NOTIFY, encode(ChatAdded(table, by)).decode())
            return n

    async def tell(self, notice: AnyNotice) -> None:
        """Tell the others."""
        await self._pool.execute(NOTIFY, encode(notice).decode())

    async def archive(self, table: str, info: TableInfo, ended: float, hashes: list[str], record: str) -> None:
        """Replace a finished table by its record."""
        async with self._pool.acquire() as base, base.transaction():
            await base.execute(
                numbered(sql.INSERT_ARCHIVE), table, info.game, ended, int(info.public), json.dumps(hashes), record)
            await base.execute(numbered(sql.DELETE_TABLE), table)

    async def problem(self) -> str:
        """Whether news comes, and a commit reaches the disk."""
        if not self._is_listening:
            return "not-listening"
        now = time.monotonic()
        if now - self._probed[0] >= PROBE:
            try:
                async with asyncio.timeout(5):
                    await self._pool.execute(
                        "INSERT INTO settings VALUES ('health', $1) ON CONFLICT (name) DO UPDATE SET value = $1",
                        str(int(now) % 1000))
                self._probed = now, ""
            except Exception as error:  # whatever it is: nothing can be kept
                log("the store cannot be written", error=f"{type(error).__name__}: {error}")
                self._probed = now, "full"
        return self._probed[1]

    async def snapshot(self) -> AsyncIterator[Chunk]:
        """All rows, of one moment, over a connection of its own."""
        with in_a_sentence(self.url):
            base = await asyncpg.connect(self.url)
            try:
                async with base.transaction(isolation="repeatable_read", readonly=True):
                    for name, columns in TABLES.items():
                        some: list[Any] = []
                        wanted = f"SELECT {', '.join(columns)} FROM {name} ORDER BY 1, 2"
                        async for row in base.cursor(wanted, prefetch=ROWS_AT_ONCE):
                            some.append(tuple(row))
                            if len(some) == ROWS_AT_ONCE:
                                yield name, some
                                some = []
                        if some:
                            yield name, some
            finally:
                await base.close(timeout=5)

    async def fill(self, chunks: Iterator[Chunk]) -> None:
        """Restore a backup, all or nothing."""
        async with self._pool.acquire() as base, base.transaction():
            for name, rows in chunks:
                columns = TABLES[name]
                marks = ",".join(f"${n + 1}" for n in range(len(columns)))
                await base.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", rows)


def place_of(url: str) -> str:
    """The address of a database without the password."""
    return url.rpartition("@")[2].partition("?")[0].removeprefix("postgresql://")


@contextlib.contextmanager
def in_a_sentence(url: str) -> Iterator[None]:
    """What is wrong with a database, in a sentence."""
    try:
        yield
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError, ValueError) as error:
        problem = f"{type(error).__name__}: {error}"
        raise ValidationError(f"PostgreSQL at {place_of(url)}: cannot be used ({problem})") from error


async def migrate(base: Any, url: str) -> None:
    """Run the migrations this database has not seen."""
    async with base.transaction():
        await base.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await base.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
        seen = {row[0] for row in await base.fetch("SELECT number FROM migrations")}
        check_age(f"PostgreSQL at {place_of(url)}", seen)
        for number, script in migrations():
            if number not in seen:
                await base.execute(script)
                await base.execute("INSERT INTO migrations VALUES ($1)", number)


@lru_cache
def numbered(sql: str) -> str:
    """A statement with its values as PostgreSQL counts them: `?, ?` becomes `$1, $2`."""
    first, *rest = sql.split("?")
    return first + "".join(f"${n + 1}{part}" for n, part in enumerate(rest))


def _changed(done: str) -> int:
    """How many rows a statement changed: `INSERT 0 1`, `DELETE 3`."""
    return int(done.rpartition(" ")[2])


async def _update(base: Any, table: str, revision: int | None, info: TableInfo) -> bool:
    if revision is None:
        return True
    done = await base.execute(numbered(sql.UPDATE_TABLE), *info_values(info), table, revision)
    return _changed(done) == 1


async def _append(base: Any, table: str, change: Change | None) -> bool:
    if change is None:
        return True
    added = numbered(f"{sql.INSERT_CHANGE} ON CONFLICT DO NOTHING")
    return _changed(await base.execute(added, *change_row(table, change))) == 1
