"""Health, and what is kept no longer than it should be."""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import sqlite3
import sys
import time
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest

import gnomehall
from gnomehall.server.rooms import messages, seating
from gnomehall.server.settings import Settings
from gnomehall.server.store import open_store
from gnomehall.server.store.base import TableInfo
from gnomehall.server.store.sqlite import Sqlite
from tests.server.harness import DEVICES, Guest, Server, new_table, opened, running, start_table, web


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
            if await store.problem() == "not-listening":
                break
        assert await store.problem() == "not-listening"
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
            assert await base.list_inactive(now - 10, 9) == [], "the tables themselves were touched just now"
            await base._run("UPDATE tables SET touched = ?", 100.0)  # type: ignore[attr-defined]  # years ago
            return await base.list_inactive(now - 10, 9)
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
