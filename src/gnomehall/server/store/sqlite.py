"""Tables in one SQLite file: one thread writes, and commits all that waits at once."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from gnomehall.server.log import log
from gnomehall.server.store.base import TABLES, AnyNotice, Chunk
from gnomehall.server.store.files import FileLock, check_store, in_a_sentence, make_private
from gnomehall.server.store.sql import ChangeRow
from gnomehall.server.store.sqlite_statements import Base, SqliteStatements, migrate

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], object]
Job = tuple[Work | ChangeRow, "asyncio.Future[object]"]  # a row to append is what nearly every job is
MOST_AT_ONCE = 1000
CHECKPOINT = 2.0  # seconds between two tidyings of the write-ahead log, beside the writer
LARGEST_LOG = 20_000  # pages, if tidying does not keep up
ROWS_AT_ONCE = 500  # of a backup
PROBE = 1.0  # seconds between two looks whether the disk can be written
SWITCH = 0.0005  # seconds: the writer must not wait long for its turn beside the event loop


class Sqlite(SqliteStatements):
    """The store of a single process."""

    def __init__(self, path: str) -> None:
        self.path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._tidier: threading.Thread | None = None
        self._stop = threading.Event()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lock: FileLock | None = None
        self._probed = -PROBE, ""  # when the disk was last tried, and what was wrong

    async def open(self, heard: Callable[[AnyNotice], None], lost: Callable[[], Awaitable[None]]) -> None:
        """Migrate and start the writer; nobody else writes, so there is nothing to listen to."""
        make_private(self.path)
        self._lock = FileLock(self.path)
        self._loop = asyncio.get_running_loop()
        ready: asyncio.Future[object] = self._loop.create_future()
        self._thread = threading.Thread(target=self._write, args=(ready,), name="sqlite", daemon=True)
        self._thread.start()
        try:
            await ready
        except BaseException:
            self._lock.release()
            self._lock = self._thread = None
            raise
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
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    # ---- the writer's thread

    def _write(self, ready: asyncio.Future[object]) -> None:
        assert self._loop is not None
        sys.setswitchinterval(SWITCH)
        try:
            with in_a_sentence(self.path):
                base = sqlite3.connect(self.path, isolation_level=None)
                check_store(self.path, base)
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
        while not self._stop.wait(CHECKPOINT):
            try:
                with contextlib.closing(sqlite3.connect(self.path, isolation_level=None)) as base:
                    while not self._stop.wait(CHECKPOINT):
                        base.execute("PRAGMA wal_checkpoint(PASSIVE)")
            except Exception as error:  # a full disk, no descriptors: it is tried again
                log("the write-ahead log could not be tidied", error=f"{type(error).__name__}: {error}")

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

    async def _with(self, work: Callable[[Base], T]) -> T:
        return await self._do(work)  # type: ignore[return-value]  # what `work` returns

    async def _do(self, work: Work | ChangeRow) -> object:
        assert self._loop is not None
        future: asyncio.Future[object] = self._loop.create_future()
        self._jobs.put((work, future))
        return await future

    # ---- the interface

    async def _append(self, row: ChangeRow) -> bool:
        return bool(await self._do(row))

    async def problem(self) -> str:
        """Whether a commit reaches the disk: it writes a number that means nothing, at most once a second."""
        now = time.monotonic()
        if now - self._probed[0] >= PROBE:
            try:
                await self._run(f"PRAGMA user_version = {int(now) % 1000}")
                self._probed = now, ""
            except sqlite3.Error as error:
                log("the store cannot be written", error=error)
                self._probed = now, "full"
        return self._probed[1]

    async def snapshot(self) -> AsyncIterator[Chunk]:
        """All rows, read beside the writer in one transaction that sees nothing later."""
        address = f"{Path(self.path).absolute().as_uri()}?mode=ro"
        with in_a_sentence(self.path), contextlib.closing(
            sqlite3.connect(address, uri=True, isolation_level=None, timeout=10)
        ) as base:
            base.execute("BEGIN")
            check_store(self.path, base)
            for name, columns in TABLES.items():
                rows = base.execute(f"SELECT {', '.join(columns)} FROM {name} ORDER BY 1, 2")
                while some := rows.fetchmany(ROWS_AT_ONCE):
                    yield name, some


def _commit(base: sqlite3.Connection, batch: list[Job]) -> list[object]:
    """One commit for all, since it is the disk that takes the time; a job that fails fails alone."""
    rows = [work for work, _ in batch if isinstance(work, tuple)]
    try:
        if len(rows) == len(batch) == len({row[:2] for row in rows}):  # as a rule: moves, at different tables
            with contextlib.suppress(sqlite3.IntegrityError):  # one statement is a transaction by itself
                appended = _append_all(base, rows)
                return [row[:2] in appended for row in rows]
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
        with contextlib.suppress(sqlite3.Error):  # else it is tried again with the next batch
            if base.in_transaction:
                base.execute("ROLLBACK")
        return [error] * len(batch)
    return results


def _append_all(base: sqlite3.Connection, rows: list[ChangeRow]) -> set[tuple[str, int]]:
    """Append rows by one statement; returns the keys of those that were new."""
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
