"""Tables in one SQLite file: one thread writes, and commits all that waits at once."""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec

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

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], object]
Row = tuple[str, int, float, str, str]  # of the table `changes`
Job = tuple[Work | Row, "asyncio.Future[object]"]  # a row to append is what nearly every job is
MOST_AT_ONCE = 1000
CHECKPOINT = 2.0  # seconds between two tidyings of the write-ahead log, beside the writer
LARGEST_LOG = 20_000  # pages, if tidying does not keep up
SWITCH = 0.0005  # seconds: the writer must not wait long for its turn beside the event loop

encode = msgspec.json.encode


class Sqlite:
    """The store of a single process."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._tidier: threading.Thread | None = None
        self._stop = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def open(self, heard: Callable[[Notice], None], lost: Callable[[], Awaitable[None]]) -> None:
        """Migrate and start the writer; nobody else writes, so there is nothing to listen to."""
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        self._loop = asyncio.get_running_loop()
        ready: asyncio.Future[object] = self._loop.create_future()
        self._thread = threading.Thread(target=self._write, args=(ready,), name="sqlite", daemon=True)
        self._thread.start()
        await ready
        self._stop.clear()
        self._tidier = threading.Thread(target=self._tidy, name="sqlite-tidy", daemon=True)
        self._tidier.start()

    async def close(self) -> None:
        """Write what waits, and stop."""
        self._jobs.put(None)
        self._stop.set()
        for thread in (self._thread, self._tidier):
            if thread is not None:
                await asyncio.to_thread(thread.join)
        self._thread = self._tidier = None

    # ---- the writer's thread

    def _write(self, ready: asyncio.Future[object]) -> None:
        assert self._loop is not None
        sys.setswitchinterval(SWITCH)
        try:
            base = sqlite3.connect(self.path, isolation_level=None)
            base.execute("PRAGMA journal_mode=WAL")
            base.execute("PRAGMA synchronous=FULL")  # an acknowledged move survives a power cut
            base.execute("PRAGMA foreign_keys=ON")
            base.execute("PRAGMA busy_timeout=10000")
            base.execute(f"PRAGMA wal_autocheckpoint={LARGEST_LOG}")
            migrate(base)
        except Exception as error:  # the caller of `open` gets it
            self._loop.call_soon_threadsafe(ready.set_exception, error)
            return
        self._loop.call_soon_threadsafe(ready.set_result, None)
        stopping = False
        while not stopping:
            batch, stopping = self._waiting()
            if batch:
                results = _commit(base, batch)
                self._loop.call_soon_threadsafe(_resolve, batch, results)
        base.close()

    def _tidy(self) -> None:
        """Move the write-ahead log into the file beside the writer, so that no move waits for it."""
        base = sqlite3.connect(self.path, isolation_level=None)
        while not self._stop.wait(CHECKPOINT):
            base.execute("PRAGMA wal_checkpoint(PASSIVE)")
        base.close()

    def _waiting(self) -> tuple[list[Job], bool]:
        batch: list[Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_AT_ONCE:
                return batch, False
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, False
        return batch, True

    async def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        return await self._do(work)  # type: ignore[return-value]  # what `work` returns

    async def _do(self, work: Work | Row) -> object:
        assert self._loop is not None
        future: asyncio.Future[object] = self._loop.create_future()
        self._jobs.put((work, future))
        return await future

    # ---- the interface

    async def create(self, table: Stored) -> bool:
        """Keep a new table."""
        about = table.about

        def work(base: sqlite3.Connection) -> bool:
            now = time.time()
            row = (table.id, about.code, about.game, about.status, is_listed(about), about.created, now,
                   table.revision, encode(about).decode())
            try:
                base.execute("INSERT INTO tables VALUES (?,?,?,?,?,?,?,?,?)", row)
            except sqlite3.IntegrityError:
                return False
            for change in table.changes:
                _append(base, table.id, change)
            return True

        return await self._run(work)

    async def load(self, table: str, since: int = 0) -> Stored | None:
        """A table with its changes."""
        def work(base: sqlite3.Connection) -> Stored | None:
            row = base.execute("SELECT revision, about FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                return None
            rows = base.execute(
                "SELECT seq, at, command, entries FROM changes WHERE table_id = ? AND seq >= ? ORDER BY seq",
                (table, since),
            )
            changes = [Change(seq, at, command, json.loads(entries)) for seq, at, command, entries in rows]
            return Stored(table, row[0], msgspec.json.decode(row[1], type=About), changes)

        return await self._run(work)

    async def commit(
        self, table: str, revision: int | None, about: About, change: Change | None, by: str,
    ) -> bool:
        """Keep a change, and what is known about the table."""
        if revision is None and change is not None:
            return bool(await self._do(_row(table, change)))
        text = encode(about).decode()

        def work(base: sqlite3.Connection) -> bool:
            done = base.execute(
                "UPDATE tables SET about = ?, status = ?, listed = ?, touched = ?,"
                " revision = revision + 1 WHERE id = ? AND revision = ?",
                (text, about.status, is_listed(about), time.time(), table, revision),
            )
            if done.rowcount != 1:
                return False
            if change is not None:
                _append(base, table, change)  # the primary key refuses a second one: IntegrityError
            return True

        try:
            return await self._run(work)
        except sqlite3.IntegrityError:
            return False

    async def by_code(self, code: str) -> str | None:
        """The table of a code."""
        return await self._one("SELECT id FROM tables WHERE code = ?", code)

    async def _one(self, sql: str, *args: object) -> str | None:
        row = (await self._rows(sql, *args))[:1]
        return str(row[0][0]) if row else None

    async def _rows(self, sql: str, *args: object) -> list[tuple[object, ...]]:
        return await self._run(lambda base: base.execute(sql, args).fetchall())

    async def listed(self, most: int) -> list[tuple[str, About]]:
        """Public tables that wait."""
        rows = await self._rows(
            "SELECT id, about FROM tables WHERE listed = 1 ORDER BY created DESC LIMIT ?", most)
        return [(str(row[0]), msgspec.json.decode(str(row[1]), type=About)) for row in rows]

    async def add_chat(self, table: str, line: str, by: str) -> int:
        """Keep a line of chat."""
        def work(base: sqlite3.Connection) -> int:
            last = base.execute("SELECT max(n) FROM chat WHERE table_id = ?", (table,)).fetchone()[0] or 0
            base.execute("INSERT INTO chat VALUES (?,?,?)", (table, last + 1, line))
            base.execute("DELETE FROM chat WHERE table_id = ? AND n <= ?", (table, last + 1 - MOST_CHAT))
            return int(last + 1)

        return await self._run(work)

    async def chat(self, table: str, after: int = 0) -> list[tuple[int, str]]:
        """The lines after a number."""
        rows = await self._rows(
            "SELECT n, line FROM chat WHERE table_id = ? AND n > ? ORDER BY n", table, after)
        return [(int(str(row[0])), str(row[1])) for row in rows]

    async def tell(self, notice: Notice) -> None:
        """There is no other process."""

    async def subscribe(self, endpoint: str, table: str, seat: int, what: str) -> None:
        """Keep a push subscription."""
        await self._rows("INSERT OR REPLACE INTO subscriptions VALUES (?,?,?,?)", endpoint, table, seat, what)

    async def subscriptions(self, table: str, seat: int) -> list[tuple[str, str]]:
        """Those of a seat."""
        rows = await self._rows(
            "SELECT endpoint, what FROM subscriptions WHERE table_id = ? AND seat = ?", table, seat)
        return [(str(row[0]), str(row[1])) for row in rows]

    async def unsubscribe(self, endpoint: str) -> None:
        """Forget a browser."""
        await self._rows("DELETE FROM subscriptions WHERE endpoint = ?", endpoint)

    async def setting(self, name: str, default: str) -> str:
        """A setting, set if new."""
        await self._rows("INSERT OR IGNORE INTO settings VALUES (?,?)", name, default)
        return str(await self._one("SELECT value FROM settings WHERE name = ?", name))

    async def finished(self, before: float, most: int) -> list[str]:
        """Old finished tables."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE status = 'over' AND touched < ? LIMIT ?", before, most)
        return [str(row[0]) for row in rows]

    async def archive(self, table: str, about: About, ended: float, hashes: list[str], record: str) -> None:
        """Replace a finished table by its record."""
        row = (table, about.game, ended, int(about.public), json.dumps(hashes), record)

        def work(base: sqlite3.Connection) -> None:
            base.execute("INSERT OR REPLACE INTO archive VALUES (?,?,?,?,?,?)", row)
            base.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._run(work)

    async def archived(self, table: str) -> tuple[bool, list[str], str] | None:
        """An archived table."""
        rows = await self._rows("SELECT public, hashes, record FROM archive WHERE table_id = ?", table)
        return (bool(rows[0][0]), json.loads(str(rows[0][1])), str(rows[0][2])) if rows else None

    async def abandon(self, before: float, most: int) -> int:
        """Drop what never started."""
        return await self._run(lambda base: base.execute(
            "DELETE FROM tables WHERE id IN"
            " (SELECT id FROM tables WHERE status = 'waiting' AND touched < ? LIMIT ?)", (before, most),
        ).rowcount)

    async def keep(self, name: str, text: str) -> None:
        """Keep something under a name."""
        await self._rows("INSERT OR REPLACE INTO kept VALUES (?,?,?)", name, time.time(), text)

    async def kept(self, name: str) -> tuple[float, str] | None:
        """What was kept under a name."""
        rows = await self._rows("SELECT at, text FROM kept WHERE name = ?", name)
        return (float(str(rows[0][0])), str(rows[0][1])) if rows else None

    async def add_result(self, day: str, deal: str, result: Result) -> bool:
        """Keep a result, if it is the player's first."""
        row = (day, deal, *msgspec.structs.astuple(result))
        return await self._run(lambda base: base.execute(
            "INSERT OR IGNORE INTO daily VALUES (?,?,?,?,?,?,?,?,?)", row).rowcount == 1)

    async def results(self, day: str, deal: str, most: int) -> list[Result]:
        """The best results."""
        rows = await self._rows(
            "SELECT player, name, points, ahead, place, table_id, at FROM daily WHERE day = ? AND deal = ?"
            " ORDER BY ahead DESC, at LIMIT ?", day, deal, most)
        return [Result(*row) for row in rows]  # type: ignore[arg-type]  # the columns are of these types

    async def forget_old(self, before: float) -> None:
        """Drop what is old."""
        await self._rows("DELETE FROM kept WHERE at < ?", before)
        await self._rows("DELETE FROM daily WHERE at < ?", before)

    async def dump(self) -> dict[str, list[list[object]]]:
        """All rows."""
        found = {}
        for name, columns in TABLES.items():
            rows = await self._rows(f"SELECT {', '.join(columns)} FROM {name} ORDER BY 1, 2")
            found[name] = [list(row) for row in rows]
        return found

    async def fill(self, rows: dict[str, list[list[object]]]) -> None:
        """Restore a backup, all or nothing."""
        def work(base: sqlite3.Connection) -> None:
            for name, columns in TABLES.items():
                marks = ",".join("?" * len(columns))
                base.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", rows.get(name, []))

        await self._run(work)


def migrate(base: sqlite3.Connection) -> None:
    """Run the migrations this file has not seen, each in a transaction of its own."""
    base.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
    seen = {row[0] for row in base.execute("SELECT number FROM migrations")}
    for number, sql in migrations():
        if number not in seen:
            base.executescript(f"BEGIN IMMEDIATE; {sql} INSERT INTO migrations VALUES ({number}); COMMIT;")


def _row(table: str, change: Change) -> Row:
    return table, change.seq, change.at, change.command, json.dumps(change.entries)


def _append(base: sqlite3.Connection, table: str, change: Change) -> None:
    base.execute("INSERT INTO changes VALUES (?,?,?,?,?)", _row(table, change))


def _commit(base: sqlite3.Connection, batch: list[Job]) -> list[object]:
    """One commit for all, since it is the disk that takes the time; a job that fails fails alone."""
    rows = [work for work, _ in batch if isinstance(work, tuple)]
    try:
        base.execute("BEGIN IMMEDIATE")
        kept = _in_savepoint(base, partial(_append_all, rows=rows)) if rows else set()
        if isinstance(kept, Exception):  # one of them is for a table that is gone: find out which
            kept = set()
            for row in rows:
                found = _in_savepoint(base, partial(_append_all, rows=[row]))
                kept |= found if isinstance(found, set) else set()
        results: list[object] = []
        for work, _ in batch:
            if isinstance(work, tuple):
                results.append((work[0], work[1]) in kept)
                kept.discard((work[0], work[1]))  # the same row twice: one was first
            else:
                results.append(_in_savepoint(base, work))
        base.execute("COMMIT")
    except Exception as error:  # nothing was kept: every caller gets it
        if base.in_transaction:
            base.execute("ROLLBACK")
        return [error] * len(batch)
    return results


def _append_all(base: sqlite3.Connection, rows: list[Row]) -> set[tuple[str, int]]:
    """Append rows by one statement; the keys of those that were first."""
    marks = ",".join(["(?,?,?,?,?)"] * len(rows))
    values = [value for row in rows for value in row]
    found = base.execute(f"INSERT OR IGNORE INTO changes VALUES {marks} RETURNING table_id, seq", values)
    return set(found.fetchall())


def _in_savepoint(base: sqlite3.Connection, work: Callable[[sqlite3.Connection], T]) -> T | Exception:
    base.execute("SAVEPOINT job")
    try:
        return work(base)
    except Exception as error:  # belongs to that job only; its caller gets it
        base.execute("ROLLBACK TO job")
        return error
    finally:
        base.execute("RELEASE job")


def _resolve(batch: list[Job], results: list[object]) -> None:
    for (_, future), result in zip(batch, results, strict=True):
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)
