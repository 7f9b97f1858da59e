"""Tables in PostgreSQL, for several processes or machines; LISTEN/NOTIFY carries news between them."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any  # asyncpg has no types

import asyncpg
import msgspec

from gnomehall.server.log import log
from gnomehall.server.store import (
    MOST_CHAT,
    TABLES,
    About,
    Change,
    Notice,
    Result,
    Stored,
    is_listed,
    migrations,
)

CHANNEL = "gnomehall"
LOCK = 0x676E6F6D65  # only one process migrates at a time

encode = msgspec.json.encode


class Postgres:
    """The store of many processes."""

    def __init__(self, url: str, connections: int = 8) -> None:
        self.url = url
        self.connections = connections
        self._pool: Any = None
        self._listener: asyncio.Task[None] | None = None

    async def open(self, heard: Callable[[Notice], None], lost: Callable[[], Awaitable[None]]) -> None:
        """Migrate, connect, listen."""
        self._pool = await asyncpg.create_pool(
            self.url, min_size=1, max_size=self.connections, command_timeout=30)
        async with self._pool.acquire() as base:
            await migrate(base)
        ready = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(heard, lost, ready))
        await ready.wait()

    async def _listen(
        self, heard: Callable[[Notice], None], lost: Callable[[], Awaitable[None]], ready: asyncio.Event,
    ) -> None:
        def got(_base: object, _pid: int, _channel: str, payload: str) -> None:
            heard(msgspec.json.decode(payload, type=Notice))

        while True:
            try:
                base = await asyncpg.connect(self.url)
                gone = asyncio.Event()
                base.add_termination_listener(lambda _base, gone=gone: gone.set())
                await base.add_listener(CHANNEL, got)
                if ready.is_set():  # it is a new connection: something may have been said in between
                    await lost()
                ready.set()
                try:
                    await gone.wait()
                finally:
                    await base.close(timeout=1)
            except (OSError, asyncpg.PostgresError, TimeoutError) as error:
                log("lost the listening connection to PostgreSQL", error=type(error).__name__)
            await asyncio.sleep(0.5)

    async def close(self) -> None:
        """Finish what was begun."""
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        if self._pool is not None:
            await self._pool.close()

    # ---- the interface

    async def create(self, table: Stored) -> bool:
        """Keep a new table."""
        about = table.about
        async with self._pool.acquire() as base, base.transaction():
            done = await base.execute(
                "INSERT INTO tables VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9) ON CONFLICT DO NOTHING",
                table.id, about.code, about.game, about.status, is_listed(about), about.created, time.time(),
                table.revision, encode(about).decode(),
            )
            if done != "INSERT 0 1":
                return False
            for change in table.changes:
                await base.execute(
                    "INSERT INTO changes VALUES ($1,$2,$3,$4,$5)", table.id, *_row(change))
            return True

    async def load(self, table: str, since: int = 0) -> Stored | None:
        """A table with its changes, both of one moment."""
        async with self._pool.acquire() as base, base.transaction(isolation="repeatable_read", readonly=True):
            row = await base.fetchrow("SELECT revision, about FROM tables WHERE id = $1", table)
            if row is None:
                return None
            rows = await base.fetch(
                "SELECT seq, at, command, entries FROM changes"
                " WHERE table_id = $1 AND seq >= $2 ORDER BY seq", table, since)
        changes = [Change(seq, at, command, json.loads(entries)) for seq, at, command, entries in rows]
        return Stored(table, row[0], msgspec.json.decode(row[1], type=About), changes)

    async def commit(
        self, table: str, revision: int | None, about: About, change: Change | None, by: str,
    ) -> bool:
        """Keep a change, and what is known about the table; tell the others with the same commit."""
        news = encode(Notice(table, "table", by)).decode()
        if revision is None and change is not None:  # a move: one round trip
            return await self._pool.fetchval(
                "WITH kept AS"
                " (INSERT INTO changes VALUES ($1,$2,$3,$4,$5) ON CONFLICT DO NOTHING RETURNING 1)"
                f" SELECT pg_notify('{CHANNEL}', $6) IS NOT NULL FROM kept", table, *_row(change), news,
            ) is not None
        async with self._pool.acquire() as base:
            transaction = base.transaction()
            await transaction.start()
            try:
                kept = await _update(base, table, revision, about) and await _append(base, table, change)
                if kept:
                    await base.execute(f"SELECT pg_notify('{CHANNEL}', $1)", news)
            except BaseException:
                await transaction.rollback()
                raise
            await (transaction.commit() if kept else transaction.rollback())
            return kept

    async def by_code(self, code: str) -> str | None:
        """The table of a code."""
        found: str | None = await self._pool.fetchval("SELECT id FROM tables WHERE code = $1", code)
        return found

    async def listed(self, most: int) -> list[tuple[str, About]]:
        """Public tables that wait."""
        rows = await self._pool.fetch(
            "SELECT id, about FROM tables WHERE listed = 1 ORDER BY created DESC LIMIT $1", most)
        return [(row[0], msgspec.json.decode(row[1], type=About)) for row in rows]

    async def add_chat(self, table: str, line: str, by: str) -> int:
        """Keep a line of chat; the row of the table keeps the numbers in order."""
        async with self._pool.acquire() as base, base.transaction():
            await base.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
            n: int = await base.fetchval(
                "INSERT INTO chat SELECT $1, coalesce(max(n), 0) + 1, $2 FROM chat WHERE table_id = $1"
                " RETURNING n", table, line)
            await base.execute("DELETE FROM chat WHERE table_id = $1 AND n <= $2", table, n - MOST_CHAT)
            news = encode(Notice(table, "chat", by)).decode()
            await base.execute(f"SELECT pg_notify('{CHANNEL}', $1)", news)
            return n

    async def chat(self, table: str, after: int = 0) -> list[tuple[int, str]]:
        """The lines after a number."""
        rows = await self._pool.fetch(
            "SELECT n, line FROM chat WHERE table_id = $1 AND n > $2 ORDER BY n", table, after)
        return [(row[0], row[1]) for row in rows]

    async def tell(self, notice: Notice) -> None:
        """Tell the others."""
        await self._pool.execute(f"SELECT pg_notify('{CHANNEL}', $1)", encode(notice).decode())

    async def subscribe(self, endpoint: str, table: str, seat: int, what: str) -> None:
        """Keep a push subscription."""
        await self._pool.execute(
            "INSERT INTO subscriptions VALUES ($1,$2,$3,$4)"
            " ON CONFLICT (endpoint, table_id, seat) DO UPDATE SET what = $4", endpoint, table, seat, what)

    async def subscriptions(self, table: str, seat: int) -> list[tuple[str, str]]:
        """Those of a seat."""
        rows = await self._pool.fetch(
            "SELECT endpoint, what FROM subscriptions WHERE table_id = $1 AND seat = $2", table, seat)
        return [(row[0], row[1]) for row in rows]

    async def unsubscribe(self, endpoint: str) -> None:
        """Forget a browser."""
        await self._pool.execute("DELETE FROM subscriptions WHERE endpoint = $1", endpoint)

    async def setting(self, name: str, default: str) -> str:
        """A setting, set if new."""
        await self._pool.execute(
            "INSERT INTO settings VALUES ($1,$2) ON CONFLICT DO NOTHING", name, default)
        return str(await self._pool.fetchval("SELECT value FROM settings WHERE name = $1", name))

    async def finished(self, before: float, most: int) -> list[str]:
        """Old finished tables."""
        rows = await self._pool.fetch(
            "SELECT id FROM tables WHERE status = 'over' AND touched < $1 LIMIT $2", before, most)
        return [row[0] for row in rows]

    async def archive(self, table: str, about: About, ended: float, hashes: list[str], record: str) -> None:
        """Replace a finished table by its record."""
        async with self._pool.acquire() as base, base.transaction():
            await base.execute(
                "INSERT INTO archive VALUES ($1,$2,$3,$4,$5,$6) ON CONFLICT DO NOTHING",
                table, about.game, ended, int(about.public), json.dumps(hashes), record)
            await base.execute("DELETE FROM tables WHERE id = $1", table)

    async def archived(self, table: str) -> tuple[bool, list[str], str] | None:
        """An archived table."""
        row = await self._pool.fetchrow(
            "SELECT public, hashes, record FROM archive WHERE table_id = $1", table)
        return (bool(row[0]), json.loads(row[1]), row[2]) if row else None

    async def abandon(self, before: float, most: int) -> int:
        """Drop what never started."""
        done = await self._pool.execute(
            "DELETE FROM tables WHERE id IN"
            " (SELECT id FROM tables WHERE status = 'waiting' AND touched < $1 LIMIT $2)", before, most)
        return int(done.split()[-1])

    async def keep(self, name: str, text: str) -> None:
        """Keep something under a name."""
        await self._pool.execute(
            "INSERT INTO kept VALUES ($1,$2,$3) ON CONFLICT (name) DO UPDATE SET at = $2, text = $3",
            name, time.time(), text)

    async def kept(self, name: str) -> tuple[float, str] | None:
        """What was kept under a name."""
        row = await self._pool.fetchrow("SELECT at, text FROM kept WHERE name = $1", name)
        return (row[0], row[1]) if row else None

    async def add_result(self, day: str, deal: str, result: Result) -> bool:
        """Keep a result, if it is the player's first."""
        done = await self._pool.execute(
            "INSERT INTO daily VALUES ($1,$2,$3,$4,$5,$6,$7,$8,$9) ON CONFLICT DO NOTHING",
            day, deal, *msgspec.structs.astuple(result))
        return bool(done == "INSERT 0 1")

    async def results(self, day: str, deal: str, most: int) -> list[Result]:
        """The best results."""
        rows = await self._pool.fetch(
            "SELECT player, name, points, ahead, place, table_id, at FROM daily WHERE day = $1 AND deal = $2"
            " ORDER BY ahead DESC, at LIMIT $3", day, deal, most)
        return [Result(*row) for row in rows]

    async def forget_old(self, before: float) -> None:
        """Drop what is old."""
        await self._pool.execute("DELETE FROM kept WHERE at < $1", before)
        await self._pool.execute("DELETE FROM daily WHERE at < $1", before)

    async def dump(self) -> dict[str, list[list[object]]]:
        """All rows, of one moment."""
        found = {}
        async with self._pool.acquire() as base, base.transaction(isolation="repeatable_read", readonly=True):
            for name, columns in TABLES.items():
                rows = await base.fetch(f"SELECT {', '.join(columns)} FROM {name} ORDER BY 1, 2")
                found[name] = [list(row) for row in rows]
        return found

    async def fill(self, rows: dict[str, list[list[object]]]) -> None:
        """Restore a backup, all or nothing."""
        async with self._pool.acquire() as base, base.transaction():
            for name, columns in TABLES.items():
                marks = ",".join(f"${n + 1}" for n in range(len(columns)))
                await base.executemany(
                    f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", rows.get(name, []))


async def migrate(base: Any) -> None:
    """Run the migrations this database has not seen."""
    async with base.transaction():
        await base.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await base.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
        seen = {row[0] for row in await base.fetch("SELECT number FROM migrations")}
        for number, sql in migrations():
            if number not in seen:
                await base.execute(sql)
                await base.execute("INSERT INTO migrations VALUES ($1)", number)


def _row(change: Change) -> tuple[int, float, str, str]:
    return change.seq, change.at, change.command, json.dumps(change.entries)


async def _update(base: Any, table: str, revision: int | None, about: About) -> bool:
    if revision is None:
        return True
    done = await base.execute(
        "UPDATE tables SET about = $1, status = $2, listed = $3, touched = $4, revision = revision + 1"
        " WHERE id = $5 AND revision = $6",
        encode(about).decode(), about.status, is_listed(about), time.time(), table, revision)
    return bool(done == "UPDATE 1")


async def _append(base: Any, table: str, change: Change | None) -> bool:
    if change is None:
        return True
    done = await base.execute(
        "INSERT INTO changes VALUES ($1,$2,$3,$4,$5) ON CONFLICT DO NOTHING", table, *_row(change))
    return bool(done == "INSERT 0 1")
