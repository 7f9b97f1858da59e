"""A journal of every change of every row of a SQLite store, kept by triggers of the test's own.

The journal knows the whole content of the store after each change, in the order of the commits, without a word from the
code that makes backups.  The content is known by a sum over a hash of each row, whatever the order of the rows."""

from __future__ import annotations

import hashlib
import sqlite3
from contextlib import closing
from pathlib import Path

from gnomehall.server.store.base import TABLES

MOST = 1 << 256


def content(base: sqlite3.Connection) -> int:
    """The sum over all rows of all tables."""
    return sum(
        _hash(name, row) for name, columns in TABLES.items()
        for (row,) in base.execute(f"SELECT {_written(columns, '')} FROM {name}")
    ) % MOST


def content_of(path: Path) -> int:
    """The same of a file."""
    with closing(sqlite3.connect(path)) as base:
        return content(base)


def begin(path: Path) -> int:
    """Let the store keep a journal from now on; the content it has now."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=20)) as base:
        base.execute("BEGIN IMMEDIATE")
        base.execute("CREATE TABLE journal (n INTEGER PRIMARY KEY, name TEXT, before TEXT, after TEXT)")
        for name, columns in TABLES.items():
            for event, before, after in (("INSERT", "", "NEW."), ("DELETE", "OLD.", ""), ("UPDATE", "OLD.", "NEW.")):
                values = ", ".join(_written(columns, row) if row else "NULL" for row in (before, after))
                base.execute(
                    f"CREATE TRIGGER journal_{name}_{event} AFTER {event} ON {name} BEGIN"
                    f" INSERT INTO journal (name, before, after) VALUES ('{name}', {values}); END")
        first = content(base)
        base.execute("COMMIT")
    return first


def length(store: str) -> int:
    """How many changes there have been; of PostgreSQL none is kept."""
    if store.startswith("postgres"):
        return 0
    with closing(sqlite3.connect(store, timeout=20)) as base:
        return int(base.execute("SELECT coalesce(max(n), 0) FROM journal").fetchone()[0])


def instants(path: Path, first: int) -> dict[int, int]:
    """The content after each change, and how many changes led to it."""
    found, now = {first: 0}, first
    with closing(sqlite3.connect(path)) as base:
        rows = base.execute("SELECT n, name, before, after FROM journal ORDER BY n")
        for number, name, before, after in rows:
            now += (_hash(name, after) if after is not None else 0) - (_hash(name, before) if before is not None else 0)
            found[now % MOST] = number
        assert now % MOST == content(base), "the journal tells all of the store"
    return found


def _written(columns: tuple[str, ...], row: str) -> str:
    return " || '|' || ".join(f"quote({row}{column})" for column in columns)


def _hash(name: str, row: str) -> int:
    return int.from_bytes(hashlib.sha256(f"{name}|{row}".encode()).digest(), "big")
