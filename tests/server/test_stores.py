"""A store is for one hall, and private; one that cannot be used is refused in a sentence."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any  # JSON of the server
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

import gnomehall
from gnomehall.server.cli import backup, serve
from gnomehall.server.store.base import migrations
from gnomehall.server.store.files import in_a_sentence
from tests.server.harness import DEVICES, Server, free_port, new_table, opened, running, start_table, web


def foreign(path: Path) -> None:
    base = sqlite3.connect(path)
    base.execute("CREATE TABLE songs (name TEXT)")
    base.commit()
    base.close()


def newer(path: Path) -> None:
    async def work() -> None:
        await (await opened(str(path))).close()

    asyncio.run(work())
    base = sqlite3.connect(path)
    base.execute("INSERT INTO migrations VALUES (999)")
    base.commit()
    base.close()


def corrupt(path: Path) -> None:
    async def work() -> None:
        await (await opened(str(path))).close()

    asyncio.run(work())
    data = bytearray(path.read_bytes())
    for at in range(4096, len(data)):
        data[at] ^= 0x5A
    path.write_bytes(bytes(data))


def half_migrated(path: Path) -> None:
    newer(path)
    base = sqlite3.connect(path)
    base.execute("DELETE FROM migrations WHERE number > 1")
    base.commit()
    base.close()


@pytest.mark.parametrize(("make", "said"), [
    (lambda path: path.write_bytes(b"this is a letter, and no database" * 200), "is no store of Gnomehall"),
    (foreign, "is the database of another program"),
    (newer, "was made by a newer Gnomehall"),
    (corrupt, "is damaged; restore a backup"),
    (half_migrated, "cannot be opened"),
    (lambda path: path.mkdir(), "cannot be opened"),
])
def test_a_store_that_cannot_be_used_is_refused_in_a_sentence(
    tmp_path: Path, make: Callable[[Path], object], said: str,
) -> None:
    path = tmp_path / "hall.db"
    make(path)
    for _ in range(2):  # the first try leaves no lock behind
        with pytest.raises(gnomehall.ValidationError, match=said) as problem:
            serve(port=1, store=str(path))
        assert "\n" not in str(problem.value)


def test_a_store_that_cannot_be_written_is_refused_in_a_sentence(tmp_path: Path) -> None:
    foreign(tmp_path / "a.db")
    base = sqlite3.connect(f"file:{tmp_path / 'a.db'}?mode=ro", uri=True)
    with pytest.raises(gnomehall.ValidationError, match=r"a.db: cannot be written"), in_a_sentence("a.db"):
        base.execute("INSERT INTO songs VALUES ('x')")
    with pytest.raises(gnomehall.ValidationError, match="cannot be opened"):
        serve(port=1, store="/proc/nowhere/hall.db")


def test_a_newer_or_missing_postgresql_is_refused_in_a_sentence(
    postgres: str, monkeypatch: pytest.MonkeyPatch,
) -> None:
    from tests.server import conftest

    asyncio.run(conftest._empty(postgres))

    async def make_newer() -> None:
        import asyncpg

        await (await opened(postgres)).close()
        base = await asyncpg.connect(postgres)
        await base.execute("INSERT INTO migrations VALUES (999)")
        await base.close()

    asyncio.run(make_newer())
    with pytest.raises(gnomehall.ValidationError, match="newer Gnomehall"):
        serve(port=1, store=postgres)
    asyncio.run(conftest._empty(postgres))
    monkeypatch.setattr("gnomehall.server.store.postgres.PATIENCE", 0.1)
    with pytest.raises(gnomehall.ValidationError, match="cannot be used") as problem:
        serve(port=1, store="postgresql://me:secret@127.0.0.1:1/none")
    assert "secret" not in str(problem.value)


def test_a_hall_waits_for_a_postgresql_that_starts_after_it(postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    port, socket = free_port(), f"{parse_qs(urlsplit(postgres).query)['host'][0]}/.s.PGSQL.5432"

    async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                writer.write(data)
        writer.close()

    async def relay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_unix_connection(socket)
        await asyncio.gather(copy(reader, there[1]), copy(there[0], writer))

    async def wait() -> None:
        opening = asyncio.create_task(opened(f"postgresql://postgres:secret@127.0.0.1:{port}/postgres"))
        await asyncio.sleep(1.2)  # the first two attempts find nobody
        assert not opening.done()
        async with await asyncio.start_server(relay, "127.0.0.1", port):
            store = await asyncio.wait_for(opening, 30)
            assert await store.load("nothing") is None
            await store.close()

    with caplog.at_level("INFO"):
        asyncio.run(wait())
    told = [line for line in caplog.messages if "does not answer yet" in line]
    assert len(told) == 1
    assert "secret" not in told[0]


# ---- stores of earlier versions


def state_of(server: Server, made: dict[str, Any]) -> httpx.Response:
    head = {"authorization": f"Bearer {made['watch']}"}
    return web.get(f"{server.url}/api/tables/{made['table']}/state", headers=head)


def test_an_older_store_is_brought_up_to_date_and_its_matches_go_on(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    with running(str(path)) as server:
        made = new_table(server.url, DEVICES)
        start_table(server.url, made)
        before = state_of(server, made).json()
    base = sqlite3.connect(path)
    base.executescript("DROP TABLE kept; DROP TABLE daily; DELETE FROM migrations WHERE number > 1")
    base.close()
    with running(str(path)) as server:
        assert state_of(server, made).json()["view"] == before["view"]
    base = sqlite3.connect(path)
    assert {row[0] for row in base.execute("SELECT number FROM migrations")} == {number for number, _ in migrations()}
    base.close()


def test_a_match_of_earlier_rules_is_refused_in_a_sentence_and_the_others_go_on(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    with running(str(path)) as server:
        old, new = new_table(server.url, DEVICES), new_table(server.url, DEVICES)
        for made in (old, new):
            start_table(server.url, made)
        version = state_of(server, old).json()["version"]
    base = sqlite3.connect(path)
    illegal = '["0 collect ruby ruby ruby"]'  # of gems that nobody has
    base.execute("INSERT INTO changes VALUES (?, ?, 0, '', ?)", (old["table"], version, illegal))
    base.commit()
    base.close()
    with running(str(path)) as server:
        for _ in range(2):  # the first try leaves nothing behind
            refused = state_of(server, old)
            assert (refused.status_code, refused.json()["code"]) == (410, "older-rules")
            assert "earlier version" in refused.json()["sentence"]
        assert state_of(server, new).status_code == 200


# ---- one hall, private files


def test_a_store_is_for_one_hall_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    with running(str(path)) as server:
        assert server.process is not None
        with pytest.raises(gnomehall.ValidationError, match=f"another hall has it open .process {server.process.pid}."):
            serve(port=1, store=str(path))
        server.kill()
        server.start()  # a lock does not outlive its process


def test_nobody_else_can_read_the_files(tmp_path: Path) -> None:
    path, file = tmp_path / "hall.db", tmp_path / "backup"
    path.touch(0o644)
    os.chmod(path, 0o644)
    before = os.umask(0)
    try:
        with running(str(path)) as server:
            new_table(server.url, DEVICES)
            backup(file, store=str(path))
            found = {one.name: stat.S_IMODE(one.stat().st_mode) for one in tmp_path.iterdir()}
    finally:
        os.umask(before)
    assert {"hall.db", "hall.db-wal", "hall.db-shm", "hall.db.lock", "backup"} <= set(found)
    assert set(found.values()) == {0o600}
