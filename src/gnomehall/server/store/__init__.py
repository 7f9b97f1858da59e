"""Where tables are kept: SQLite for one process, PostgreSQL for several."""

from __future__ import annotations

from gnomehall.core.errors import ValidationError
from gnomehall.server.store.base import Store


def open_store(url: str) -> Store:
    """The store an address names: `postgresql://...`, or a file for SQLite."""
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from gnomehall.server.store.postgres import Postgres
        except ImportError as error:
            raise ValidationError("for PostgreSQL install gnomehall[postgres]") from error
        return Postgres(url)
    from gnomehall.server.store.sqlite import Sqlite

    return Sqlite(url.removeprefix("sqlite:///"))
