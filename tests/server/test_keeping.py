"""Keeping a store: backups of one moment, clear sentences, one hall at a time, and nothing that is kept for ever."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import gzip
import json
import os
import resource
import sqlite3
import stat
import sys
import time
import weakref
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

import gnomehall
from benchmarks import backups, journal
from gnomehall.server.cli import backup, restore, serve, try_store
from gnomehall.server.rooms import messages, seating
from gnomehall.server.settings import Settings
from gnomehall.server.store import open_store
from gnomehall.server.store.base import Store, TableInfo
from gnomehall.server.store.files import in_a_sentence
from gnomehall.server.store.sqlite import Sqlite
from tests.server.harness import Guest, Server, free_port, new_table, running, start_table, web

DEVICES = [{"sit": "device"}, {"sit": "device"}]


async def opened(url: str) -> Store:
    async def lost() -> None:
        """Nobody is told."""

    store = open_store(url)
    await store.open(lambda _notice: None, lost)
    return store


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A store that was played in, and a backup of it."""
    folder = tmp_path_factory.mktemp("kept")
    path, file = folder / "hall.db", folder / "backup"
    with running(str(path)) as server:
        made = new_table(server.url, DEVICES)
        start_table(server.url, made)
        guest = Guest(server.url, made, *made["seat_keys"])
        guest.wait("state")
        for _ in range(10):
            guest.play()
        guest.close()
        backup(file, store=str(path))
    return path, file


# ---- backups


def test_the_journal_tells_a_content_of_two_instants_from_one(tmp_path: Path) -> None:
    path, mixed = tmp_path / "hall.db", tmp_path / "mixed.db"
    for file in (path, mixed):
        try_store(str(file))
    first = journal.begin(path)
    rows = [("settings", ("a", "1")), ("kept", ("b", 2.5, "text")), ("settings", ("c", "3"))]
    with closing(sqlite3.connect(path)) as base, closing(sqlite3.connect(mixed)) as other:
        for name, row in rows:
            base.execute(f"INSERT INTO {name} VALUES ({','.join('?' * len(row))})", row)
            base.commit()
        for name, row in rows[1:]:  # the last two without the first
            other.execute(f"INSERT INTO {name} VALUES ({','.join('?' * len(row))})", row)
            other.commit()
    known = journal.instants(path, first)
    assert known[journal.content_of(path)] == 3
    assert journal.content_of(mixed) not in known


def test_backups_under_load_are_each_the_store_of_one_moment(store: str, tmp_path: Path) -> None:
    found = backups.prove(store, tmp_path, count=4, tables=6)
    assert len(found.instants) == (0 if store.startswith("postgres") else 4), "the whole content, by the journal"
    assert found.restored == found.made == 4
    assert found.moves > 50
    assert found.rows[-1] > found.rows[0], "it was played on between them"


def test_a_backup_waits_for_nobody_and_nobody_for_it(kept: tuple[Path, Path], tmp_path: Path) -> None:
    """While somebody writes, a backup shows what was before; and while a backup reads, somebody writes."""
    path = tmp_path / "hall.db"
    restore(kept[1], store=str(path))
    base = sqlite3.connect(path, isolation_level=None)
    base.execute("BEGIN IMMEDIATE")
    base.execute("DELETE FROM tables")

    async def look() -> list[str]:
        names = []
        async for name, _ in open_store(str(path)).snapshot():
            names.append(name)
            if base.in_transaction:
                base.execute("COMMIT")  # in the middle of the backup
        return names

    assert asyncio.run(look())[:2] == ["tables", "changes"], "the changes belong to the tables that were there"
    assert base.execute("SELECT count(*) FROM tables").fetchone() == (0,), "and whoever wrote did not wait"
    base.close()


def test_a_backup_of_the_former_format_is_restored(kept: tuple[Path, Path], tmp_path: Path) -> None:
    rows: dict[str, list[object]] = {}

    async def read() -> None:
        async for name, some in open_store(str(kept[0])).snapshot():
            rows.setdefault(name, []).extend(list(row) for row in some)

    asyncio.run(read())
    with gzip.open(tmp_path / "old", "wt") as out:
        json.dump({"format": "gnomehall-backup/1", "rows": rows}, out)
    restore(tmp_path / "old", store=str(tmp_path / "new.db"))
    assert asyncio.run(backups.rows_of(str(tmp_path / "new.db"))) == asyncio.run(backups.rows_of(str(kept[0])))


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def packed(lines: list[bytes]) -> bytes:
    return gzip.compress(b"".join(lines))


DAMAGES: dict[str, Callable[[Path], bytes]] = {
    "nothing": lambda file: b"",
    "no gzip": lambda file: b"no",
    "cut gzip": lambda file: file.read_bytes()[:-40],
    "half": lambda file: file.read_bytes()[: file.stat().st_size // 2],
    "flipped": lambda file: bytes(byte ^ 0x55 if 300 < at < 330 else byte for at, byte in enumerate(file.read_bytes())),
    "no text": lambda file: gzip.compress(b"\xff\xfe\x00"),
    "not JSON": lambda file: gzip.compress(b"hello"),
    "a number": lambda file: gzip.compress(b"7"),
    "deep": lambda file: gzip.compress(b"[" * 100_000),
    "other program": lambda file: gzip.compress(b'{"format": "other"}'),
    "newer": lambda file: packed([b'{"format":"gnomehall-backup/2","step":999}\n', *lines_of(file)[1:]]),
    "a row lost": lambda file: packed([*lines_of(file)[:4], *lines_of(file)[5:]]),
    "a row twice": lambda file: packed([*lines_of(file)[:5], *lines_of(file)[4:]]),
    "no end": lambda file: packed(lines_of(file)[:-1]),
    "more after the end": lambda file: packed([*lines_of(file), b"[]\n"]),
    "a wrong type": lambda file: packed([line.replace(b'"playing",0,', b'"playing",{},') for line in lines_of(file)]),
    "a wrong column": lambda file: packed([line.replace(b'"revision"', b'"revisions"') for line in lines_of(file)]),
    "no such table": lambda file: packed([line.replace(b'"changes"', b'"x"') for line in lines_of(file)]),
    "former, rows missing": lambda file: gzip.compress(b'{"format": "gnomehall-backup/1", "rows": {"tables": [[1]]}}'),
    "former, no rows": lambda file: gzip.compress(b'{"format": "gnomehall-backup/1"}'),
    "former, orphans": lambda file: gzip.compress(
        b'{"format": "gnomehall-backup/1", "rows": {"tables": [], "changes": [["x", 0, 1.0, "", "[]"]]}}'),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_backup_is_refused_in_a_sentence_and_nothing_is_kept(
    kept: tuple[Path, Path], tmp_path: Path, damage: str,
) -> None:
    file, path = tmp_path / "file", str(tmp_path / "hall.db")
    file.write_bytes(DAMAGES[damage](kept[1]))
    with pytest.raises(gnomehall.ValidationError, match=r"file: (is|was) .*(backup|newer)") as problem:
        restore(file, store=path)
    assert "\n" not in str(problem.value)
    restore(kept[1], store=path)


# ---- stores that cannot be used


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


# ---- health


def health(server: Server) -> int:
    time.sleep(1.1)  # it is looked at once a second
    return web.get(f"{server.url}/api/health").status_code


def test_health_is_false_while_the_disk_is_full_and_the_checkpoints_go_on(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    with running(str(path), log=tmp_path / "log") as server:
        assert server.process is not None
        for _ in range(20):
            new_table(server.url, DEVICES)
        limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (512, limits[1]))
        answer = web.post(f"{server.url}/api/tables", json={"game": "gems", "seats": DEVICES})
        assert answer.status_code >= 500
        assert health(server) == 503
        assert web.get(f"{server.url}/api/health").json()["code"] == "unwell"
        time.sleep(4.5)  # a checkpoint or two fail
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
        assert health(server) == 200
        new_table(server.url, DEVICES)
        size = os.path.getsize(path)
        for _ in range(60):
            new_table(server.url, DEVICES)
        until(lambda: os.path.getsize(path) > size)


def until(is_true: Callable[[], bool], seconds: float = 15) -> None:
    end = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.1)


def test_the_checkpoint_thread_survives_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from gnomehall.server.store import sqlite

    monkeypatch.setattr(sqlite, "CHECKPOINT", 0.05)
    connect, failed = sqlite3.connect, []

    def fail_at_first(*args: object, **more: object) -> sqlite3.Connection:
        if len(failed) < 3 and sys._getframe(1).f_code.co_name == "_tidy":
            failed.append(True)
            raise sqlite3.OperationalError("unable to open database file")
        return connect(*args, **more)  # type: ignore[call-overload, no-any-return]  # as it was called

    monkeypatch.setattr(sqlite3, "connect", fail_at_first)

    async def work() -> None:
        store = await opened(str(tmp_path / "hall.db"))
        assert isinstance(store, Sqlite)
        assert store._tidier is not None
        for _ in range(200):
            await store.setting("a", "b")
            await asyncio.sleep(0.02)
            if len(failed) == 3 and os.path.getsize(tmp_path / "hall.db") > 4096:
                break
        assert store._tidier.is_alive()
        await store.close()

    asyncio.run(work())
    assert len(failed) == 3


def test_the_listener_survives_errors_that_are_not_of_the_line(
    postgres: str, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Cut while LISTEN is set up, asyncpg raises an error of its own."""
    import asyncpg

    from gnomehall.server.store import postgres as module
    from gnomehall.server.store.base import Changed
    from tests.server import conftest

    asyncio.run(conftest._empty(postgres))
    monkeypatch.setattr(module, "AGAIN", 0.05)
    connect = asyncpg.connect
    failures = [asyncpg.InternalClientError("got no result"), KeyError("x"), RuntimeError("y")]
    heard: list[object] = []
    losses: list[bool] = []

    async def fail_at_first(*args: object, **more: object) -> object:
        if heard and failures:
            raise failures.pop()
        return await connect(*args, **more)

    async def lost() -> None:
        losses.append(True)
        if len(losses) == 1:
            raise RuntimeError("a table could not be read again")

    async def work() -> None:
        store = open_store(postgres)
        await store.open(heard.append, lost)
        assert await store.problem() == ""
        await store.tell(Changed("one", "me"))
        while not heard:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(module.asyncpg, "connect", fail_at_first)
        await store._pool.execute(  # type: ignore[attr-defined]  # of PostgreSQL
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'")
        for _ in range(500):
            await asyncio.sleep(0.01)
            if await store.problem() == "deaf":
                break
        assert await store.problem() == "deaf"
        while await store.problem():
            await asyncio.sleep(0.01)
        await store.tell(Changed("two", "me"))
        while len(heard) < 2:
            await asyncio.sleep(0.01)
        await store.close()

    asyncio.run(asyncio.wait_for(work(), 30))
    assert (failures, len(losses)) == ([], 2)


# ---- what is kept no longer


def test_a_table_that_was_begun_and_left_is_dropped_and_one_that_is_played_stays(store: str) -> None:
    async def work() -> list[str]:
        base = await opened(store)
        now = time.time()
        try:
            from gnomehall.server.store.base import Change, Stored

            for name, status, moved in (("left", "playing", 100.0), ("going", "playing", now), ("over", "over", 100.0)):
                info = TableInfo("gems", [], {}, "00" * 32, name, "w", "h", 100.0, status=status)  # type: ignore[arg-type]  # one of them
                await base.create(Stored(name, 0, info, [Change(0, moved, "", ["chance first 0"])]))
            assert await base.forsaken(now - 10, 9) == [], "the tables themselves were touched just now"
            await base._run("UPDATE tables SET touched = ?", 100.0)  # type: ignore[attr-defined]  # years ago
            return await base.forsaken(now - 10, 9)
        finally:
            await base.close()

    assert asyncio.run(work()) == ["left"]


def test_housekeeping_drops_what_was_left(tmp_path: Path) -> None:
    quick = Settings(
        address_rate=0, seat_rate=0, create_rate=0, bot_workers=1, housekeeping=0.2, idle_seconds=0.1,
        forsake_days=1 / 86_400)
    with running(str(tmp_path / "hall.db"), quick) as server:
        made = new_table(server.url, DEVICES)
        start_table(server.url, made)
        time.sleep(1.2)
        server.stop()
        server.start()
        key = {"authorization": f"Bearer {made['host']}"}
        until(lambda: web.get(f"{server.url}/api/tables/{made['table']}", headers=key).status_code == 404)


def test_a_card_set_of_ones_own_and_what_was_said_of_it_are_forgotten() -> None:
    cards = gnomehall.game("gems").card_set.text.replace("count = 10", "count = 11", 1)
    game = seating.load_game("gems", cards)
    assert seating.load_game("gems", cards) is game
    for move in range(20):
        messages.button(game, move, "en")
        messages.told(game, 0, game.moves[move], ["Ada"], "en")
    gone = weakref.ref(game)
    del game
    seating.forget_games(60)
    assert gone() is not None, "it was used a moment ago"
    seating.forget_games(-1)
    gc.collect()
    assert gone() is None


def test_a_rematch_asked_for_by_two_makes_one_table(server: Server) -> None:
    made = new_table(server.url, [{"sit": "device"}, {"sit": "device"}])
    start_table(server.url, made)
    both = Guest(server.url, made, *made["seat_keys"])
    state = both.wait("state")
    while not state["over"]:
        both.play(state["legal"][-1]["id"])
        state = both.state()
    other = Guest(server.url, made, made["seat_keys"][1])
    other.wait("state")
    before = created(server)
    both.send(type="rematch", id="one", rotate=True)
    other.send(type="rematch", id="two", rotate=True)
    assert both.wait("moved")["table"] == other.wait("moved")["table"]
    other.until(lambda heard: heard.get("id") == "two")
    assert created(server) == before + 1
    both.close()
    other.close()


def created(server: Server) -> int:
    lines = web.get(f"{server.url}/api/metrics").text.splitlines()
    return int(float(next(line for line in lines if line.startswith("gnomehall_tables_created_total")).split()[1]))
