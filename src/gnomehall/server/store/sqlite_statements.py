"""The statements of a SQLite store, wherever its file is and whoever writes it."""

from __future__ import annotations

import json
import sqlite3
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeVar  # a value is what a column takes

from gnomehall.server.store import sql
from gnomehall.server.store.base import MOST_CHAT, TABLES, AnyNotice, Change, Chunk, Stored, TableInfo, migrations
from gnomehall.server.store.sql import ChangeRow, SqlStore, change_row, info_values, stored_of, table_row

T = TypeVar("T")


class Base(Protocol):
    """What statements need of a connection."""

    def execute(self, sql: str, values: Sequence[Any] = ..., /) -> sqlite3.Cursor:
        """Run a statement."""

    def executemany(self, sql: str, rows: Iterable[Sequence[Any]], /) -> sqlite3.Cursor:
        """Run it for every row."""


class SqliteStatements(SqlStore):
    """Says what is to be done; a store says when, and when it is safe."""

    @abstractmethod
    async def _with(self, work: Callable[[Base], T]) -> T:
        """Do something in a transaction of its own; what returned has been committed."""

    @abstractmethod
    async def _append(self, row: ChangeRow) -> bool:
        """Keep a row of `changes`; False if another was first."""

    async def _rows(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._with(lambda base: base.execute(sql, values).fetchall())

    async def _run(self, sql: str, *values: object) -> int:
        return await self._with(lambda base: base.execute(sql, values).rowcount)

    async def create(self, table: Stored) -> bool:
        """Keep a new table."""
        row = table_row(table)

        def work(base: Base) -> bool:
            if base.execute(sql.INSERT_TABLE, row).rowcount != 1:
                return False
            for change in table.changes:
                base.execute(sql.INSERT_CHANGE, change_row(table.id, change))
            return True

        return await self._with(work)

    async def load(self, table: str, since: int = 0) -> Stored | None:
        """A table with its changes."""
        def work(base: Base) -> Stored | None:
            row = base.execute(sql.SELECT_TABLE, (table,)).fetchone()
            if row is None:
                return None
            changes = base.execute(sql.SELECT_CHANGES, (table, since)).fetchall()
            return stored_of(table, row, changes)

        return await self._with(work)

    async def commit(
        self, table: str, revision: int | None, info: TableInfo, change: Change | None, by: str,
    ) -> bool:
        """Keep a change, and what is known about the table."""
        if revision is None and change is not None:
            return await self._append(change_row(table, change))
        values = (*info_values(info), table, revision)

        def work(base: Base) -> bool:
            if base.execute(sql.UPDATE_TABLE, values).rowcount != 1:
                return False
            if change is not None:  # the primary key refuses a second one: IntegrityError
                base.execute(sql.INSERT_CHANGE, change_row(table, change))
            return True

        try:
            return await self._with(work)
        except sqlite3.IntegrityError:
            return False

    async def add_chat(self, table: str, line: str, by: str) -> int:
        """Keep a line of chat."""
        def work(base: Base) -> int:
            last = base.execute("SELECT max(n) FROM chat WHERE table_id = ?", (table,)).fetchone()[0] or 0
            base.execute("INSERT INTO chat VALUES (?,?,?)", (table, last + 1, line))
            base.execute(sql.OLD_CHAT, (table, last + 1 - MOST_CHAT))
            return int(last + 1)

        return await self._with(work)

    async def tell(self, notice: AnyNotice) -> None:
        """There is no other process."""

    async def archive(self, table: str, info: TableInfo, ended: float, hashes: list[str], record: str) -> None:
        """Replace a finished table by its record."""
        row = (table, info.game, ended, int(info.public), json.dumps(hashes), record)

        def work(base: Base) -> None:
            base.execute(sql.INSERT_ARCHIVE, row)
            base.execute(sql.DELETE_TABLE, (table,))

        await self._with(work)

    async def fill(self, chunks: Iterator[Chunk]) -> None:
        """Restore a backup, all or nothing."""
        def work(base: Base) -> None:
            for name, rows in chunks:
                columns = TABLES[name]
                marks = ",".join("?" * len(columns))
                base.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks})", rows)

        await self._with(work)


def migrate(base: sqlite3.Connection) -> None:
    """Run the migrations this file has not seen, each in a transaction of its own."""
    base.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
    seen = {row[0] for row in base.execute("SELECT number FROM migrations")}
    for number, script in migrations():
        if number not in seen:
            base.executescript(f"BEGIN IMMEDIATE; {script} INSERT INTO migrations VALUES ({number}); COMMIT;")
