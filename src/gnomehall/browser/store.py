"""Tables in the memory of a browser's worker; every statement that changes them is kept in the browser's storage
before anybody is told.

Kept are a snapshot of the whole and a journal of what came after it; now and then a new snapshot replaces both."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from typing import Any, Protocol, TypeVar  # a value is what a column takes

from gnomehall.server.log import log
from gnomehall.server.store.base import TABLES, AnyNotice, Chunk
from gnomehall.server.store.sql import INSERT_CHANGE, ChangeRow
from gnomehall.server.store.sqlite_statements import Base, SqliteStatements, migrate

T = TypeVar("T")
MOST_ENTRIES = 400  # of the journal, before a new snapshot
ROWS_AT_ONCE = 500  # of an export


class Storage(Protocol):
    """What a browser keeps for a site.  Calls take effect in the order they are made; OSError: it keeps nothing."""

    async def read(self) -> tuple[bytes, list[str]]:
        """The snapshot (empty, if there is none) and the journal after it."""

    async def append(self, entry: str) -> None:
        """Add to the journal; what returned survives the end of the tab."""

    async def replace(self, snapshot: bytes) -> None:
        """A new snapshot, and an empty journal, at once."""


class Noted:
    """A connection that notes what changes something."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self._base = base
        self.changes: list[tuple[str, list[Any]]] = []

    def execute(self, sql: str, values: Sequence[Any] = (), /) -> sqlite3.Cursor:
        """Run a statement."""
        if not sql.lstrip().upper().startswith("SELECT"):
            self.changes.append((sql, list(values)))
        return self._base.execute(sql, values)

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> sqlite3.Cursor:
        """Run it for every row."""
        found = [list(row) for row in rows]
        self.changes += [(sql, row) for row in found]
        return self._base.executemany(sql, found)


class BrowserStore(SqliteStatements):
    """The store of a hall in a browser."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._base = sqlite3.connect(":memory:", isolation_level=None)
        self._entries = 0
        self._is_behind = False  # the storage has refused something

    async def open(self, heard: Callable[[AnyNotice], None], lost: Callable[[], Awaitable[None]]) -> None:
        """Read what was kept; nobody else writes, so there is nothing to listen to."""
        try:
            snapshot, journal = await self._storage.read()
        except OSError as error:
            log("the browser keeps nothing", problem=error)
            snapshot, journal, self._is_behind = b"", [], True
        if snapshot:
            self._base.deserialize(snapshot)
        self._base.execute("PRAGMA foreign_keys=ON")
        for entry in journal:  # there is none without a snapshot
            self._base.execute("BEGIN")
            for sql, values in json.loads(entry):
                self._base.execute(sql, values)
            self._base.execute("COMMIT")
        migrate(self._base)
        await self._replace()

    async def close(self) -> None:
        """What was acknowledged is kept already."""
        self._base.close()

    async def _with(self, work: Callable[[Base], T]) -> T:
        noted = Noted(self._base)
        self._base.execute("BEGIN")
        try:
            result = work(noted)
        except BaseException:
            self._base.execute("ROLLBACK")
            raise
        self._base.execute("COMMIT")
        if noted.changes:
            await self._keep(json.dumps(noted.changes, separators=(",", ":")))
        return result

    async def _append(self, row: ChangeRow) -> bool:
        try:
            await self._with(lambda base: base.execute(INSERT_CHANGE, row))
        except sqlite3.IntegrityError:
            return False
        return True

    async def _keep(self, entry: str) -> None:
        """Keep an entry; play goes on without storage, and `problem` says so."""
        self._entries += 1
        if self._is_behind or self._entries >= MOST_ENTRIES:
            await self._replace()
            return
        try:
            await self._storage.append(entry)
        except OSError as error:
            log("the storage refused", problem=error)
            await self._replace()

    async def _replace(self) -> None:
        self._entries = 0
        try:
            await self._storage.replace(self._base.serialize())
            self._is_behind = False
        except OSError as error:
            self._is_behind = True
            log("the storage refused", problem=error)

    async def problem(self) -> str:
        """Whether the browser keeps what is played."""
        return "full" if self._is_behind else ""

    async def snapshot(self) -> AsyncIterator[Chunk]:
        """All rows."""
        for name, columns in TABLES.items():
            rows = self._base.execute(f"SELECT {', '.join(columns)} FROM {name} ORDER BY 1, 2").fetchall()
            for first in range(0, len(rows), ROWS_AT_ONCE):
                yield name, rows[first : first + ROWS_AT_ONCE]
