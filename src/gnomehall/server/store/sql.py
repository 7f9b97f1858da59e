"""The part of a store that is the same SQL for SQLite and PostgreSQL; `?` stands for a value."""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any  # a row is what the database gives

import msgspec

from gnomehall.server.store.base import TABLES, Change, Result, Stored, TableInfo, is_listed

ChangeRow = tuple[str, int, float, str, str]  # of the table `changes`

INSERT_TABLE = "INSERT INTO tables VALUES (?,?,?,?,?,?,?,?,?) ON CONFLICT DO NOTHING"
INSERT_CHANGE = "INSERT INTO changes VALUES (?,?,?,?,?)"
UPDATE_TABLE = (
    "UPDATE tables SET about = ?, status = ?, listed = ?, touched = ?, revision = revision + 1"
    " WHERE id = ? AND revision = ?"
)
SELECT_TABLE = "SELECT revision, about FROM tables WHERE id = ?"
SELECT_CHANGES = (
    "SELECT seq, at, command, entries FROM changes WHERE table_id = ? AND seq >= ? ORDER BY seq"
)
INSERT_ARCHIVE = "INSERT INTO archive VALUES (?,?,?,?,?,?) ON CONFLICT DO NOTHING"
DELETE_TABLE = "DELETE FROM tables WHERE id = ?"
HAS_LINK = "(name LIKE 'set/%' OR name LIKE 'puzzle/%' OR name LIKE 'scenario/%')"  # of kept texts (app/shared.py)
LINKS_LAST = 360 * 86_400.0  # seconds they are kept longer than what can be worked out again
OLD_CHAT = "DELETE FROM chat WHERE table_id = ? AND n <= ?"


class SqlStore(ABC):
    """What both stores do by one statement; a store brings the two ways to run one."""

    @abstractmethod
    async def _rows(self, sql: str, *values: object) -> Sequence[Sequence[Any]]:
        """The rows of a query."""

    @abstractmethod
    async def _run(self, sql: str, *values: object) -> int:
        """Carry a statement out; how many rows it changed."""

    async def by_code(self, code: str) -> str | None:
        """The table of a code."""
        rows = await self._rows("SELECT id FROM tables WHERE code = ?", code)
        return rows[0][0] if rows else None

    async def listed(self, most: int) -> list[tuple[str, TableInfo]]:
        """Public tables that wait."""
        rows = await self._rows(
            "SELECT id, about FROM tables WHERE listed = 1 ORDER BY created DESC LIMIT ?", most)
        return [(table, msgspec.json.decode(info, type=TableInfo)) for table, info in rows]

    async def chat(self, table: str, after: int = 0) -> list[tuple[int, str]]:
        """The lines after a number."""
        rows = await self._rows(
            "SELECT n, line FROM chat WHERE table_id = ? AND n > ? ORDER BY n", table, after)
        return [(n, line) for n, line in rows]

    async def subscribe(self, endpoint: str, table: str, seat: int, what: str) -> None:
        """Keep a push subscription."""
        await self._run(
            "INSERT INTO subscriptions VALUES (?,?,?,?)"
            " ON CONFLICT (endpoint, table_id, seat) DO UPDATE SET what = excluded.what",
            endpoint, table, seat, what)

    async def subscriptions(self, table: str, seat: int) -> list[tuple[str, str]]:
        """Those of a seat."""
        rows = await self._rows(
            "SELECT endpoint, what FROM subscriptions WHERE table_id = ? AND seat = ?", table, seat)
        return [(endpoint, what) for endpoint, what in rows]

    async def unsubscribe(self, endpoint: str) -> None:
        """Forget a browser."""
        await self._run("DELETE FROM subscriptions WHERE endpoint = ?", endpoint)

    async def setting(self, name: str, default: str) -> str:
        """A setting, set if new."""
        await self._run("INSERT INTO settings VALUES (?,?) ON CONFLICT DO NOTHING", name, default)
        rows = await self._rows("SELECT value FROM settings WHERE name = ?", name)
        return str(rows[0][0])

    async def finished(self, before: float, most: int) -> list[str]:
        """Old finished tables."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE status = 'over' AND touched < ? LIMIT ?", before, most)
        return [row[0] for row in rows]

    async def archived(self, table: str) -> tuple[bool, list[str], str] | None:
        """An archived table."""
        rows = await self._rows("SELECT public, hashes, record FROM archive WHERE table_id = ?", table)
        return (bool(rows[0][0]), json.loads(rows[0][1]), rows[0][2]) if rows else None

    async def abandon(self, before: float, most: int) -> int:
        """Drop what never started."""
        return await self._run(
            "DELETE FROM tables WHERE id IN"
            " (SELECT id FROM tables WHERE status = 'waiting' AND touched < ? LIMIT ?)", before, most)

    async def drop(self, table: str) -> None:
        """Forget a table."""
        await self._run(DELETE_TABLE, table)

    async def list_inactive(self, before: float, most: int) -> list[str]:
        """Tables nobody plays any more."""
        rows = await self._rows(
            "SELECT id FROM tables WHERE status = 'playing' AND touched < ? AND NOT EXISTS"
            " (SELECT 1 FROM changes WHERE table_id = tables.id AND at >= ?) LIMIT ?", before, before, most)
        return [row[0] for row in rows]

    async def is_empty(self) -> bool:
        """Whether there is no row at all."""
        for name in TABLES:
            if await self._rows(f"SELECT 1 FROM {name} LIMIT 1"):
                return False
        return True

    async def cache(self, name: str, text: str) -> None:
        """Keep what was worked out."""
        await self._run(
            "INSERT INTO kept VALUES (?,?,?)"
            " ON CONFLICT (name) DO UPDATE SET at = excluded.at, text = excluded.text", name, time.time(), text)

    async def cached(self, name: str) -> tuple[float, str] | None:
        """What was worked out."""
        rows = await self._rows("SELECT at, text FROM kept WHERE name = ?", name)
        return (rows[0][0], rows[0][1]) if rows else None

    async def add_result(self, day: str, deal: str, result: Result) -> bool:
        """Keep a result, if it is the player's first."""
        added = await self._run(
            "INSERT INTO daily VALUES (?,?,?,?,?,?,?,?,?) ON CONFLICT DO NOTHING",
            day, deal, *msgspec.structs.astuple(result))
        return added == 1

    async def results(self, day: str, deal: str, most: int) -> list[Result]:
        """The best results."""
        rows = await self._rows(
            "SELECT player, name, points, ahead, place, table_id, at FROM daily WHERE day = ? AND deal = ?"
            " ORDER BY ahead DESC, at LIMIT ?", day, deal, most)
        return [Result(*row) for row in rows]

    async def forget_old(self, before: float) -> None:
        """Drop what is old."""
        await self._run(f"DELETE FROM kept WHERE at < ? AND NOT {HAS_LINK}", before)
        await self._run(f"DELETE FROM kept WHERE at < ? AND {HAS_LINK}", before - LINKS_LAST)
        await self._run("DELETE FROM daily WHERE at < ?", before)


# ---- rows


def info_values(info: TableInfo) -> tuple[str, str, int, float]:
    """What changes of a table's row with its info: about, status, listed, touched."""
    return msgspec.json.encode(info).decode(), info.status, is_listed(info), time.time()


def table_row(table: Stored) -> tuple[object, ...]:
    """The row of a new table."""
    info = table.info
    about, status, listed, touched = info_values(info)
    return table.id, info.code, info.game, status, listed, info.created, touched, table.revision, about


def change_row(table: str, change: Change) -> ChangeRow:
    """The row of a change."""
    return table, change.seq, change.at, change.command, msgspec.json.encode(change.entries).decode()


def stored_of(table: str, row: Sequence[Any], changes: Sequence[Sequence[Any]]) -> Stored:
    """A table from its rows."""
    found = [Change(seq, at, command, msgspec.json.decode(entries)) for seq, at, command, entries in changes]
    return Stored(table, row[0], msgspec.json.decode(row[1], type=TableInfo), found)
