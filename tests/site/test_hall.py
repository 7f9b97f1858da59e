"""The parts that only a hall in a browser has, run without a browser."""

from __future__ import annotations

import asyncio
import json
import time
from copy import copy
from itertools import count
from typing import Any  # JSON

import pytest

from gnomehall.browser import thinker
from gnomehall.browser.bridge import Bridge
from gnomehall.browser.hall import ALONE
from gnomehall.browser.store import MOST_ENTRIES, BrowserStore
from gnomehall.server.app.application import make_app
from gnomehall.server.jobs.pool import Pool
from gnomehall.server.jobs.visitor_pool import VisitorPool
from gnomehall.server.jobs.workers import Worker
from gnomehall.server.rooms.hall import Pools

SECONDS = 60.0
AT_ONCE = 1.0  # seconds; the worker never answers
NAMES = count()


class Drawer:
    """A browser's storage that can be full."""

    def __init__(self) -> None:
        self.snapshot = b""
        self.journal: list[str] = []
        self.is_full = False

    async def read(self) -> tuple[bytes, list[str]]:
        if self.is_full:
            raise OSError("forbidden")
        return self.snapshot, list(self.journal)

    async def append(self, entry: str) -> None:
        if self.is_full:
            raise OSError("full")
        self.journal = [*self.journal, entry]

    async def replace(self, snapshot: bytes) -> None:
        if self.is_full:
            raise OSError("full")
        self.snapshot, self.journal = snapshot, []


class Here:
    """A worker that does its jobs at once."""

    is_gone = False

    async def ask(self, job: bytes) -> bytes:
        await asyncio.sleep(0)
        return thinker.answer(job.decode()).encode()

    async def kill(self) -> None:
        self.is_gone = True


async def hall(drawer: Drawer, worker: type[Here] = Here) -> Bridge:
    """A hall as a browser has it."""
    async def start() -> Worker:
        return worker()

    pool = Pool(1, SECONDS, start)
    bridge = Bridge(make_app(ALONE, BrowserStore(drawer), pools=Pools(pool, VisitorPool(ALONE, pool))))
    await bridge.open()
    return bridge


async def ask(bridge: Bridge, path: str, body: object = None, key: str = "") -> Any:
    headers = {"authorization": f"Bearer {key}"} if key else {}
    data = b"" if body is None else json.dumps(body).encode()
    status, kind, answer = await bridge.ask("GET" if body is None else "POST", path, headers, data)
    assert status == 200, answer
    return json.loads(answer) if kind == "application/json" else answer.decode()


class Stuck(Here):
    """A worker that thinks for ever about a move."""

    async def ask(self, job: bytes) -> bytes:
        return await asyncio.get_running_loop().create_future()


class Page:
    """A page with a line to a table, which plays the first legal move whenever it can."""

    def __init__(self, bridge: Bridge, table: str, keys: list[str]) -> None:
        self.bridge, self.table, self.keys = bridge, table, keys
        self.name = next(NAMES)
        self.heard: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        bridge.connect("1", f"/api/tables/{table}/ws", lambda what, data: self.heard.put_nowait((what, data)))

    async def play(self, most: int = 100_000, until_others: bool = False) -> dict[str, Any]:
        """Play some moves, or to the end, or until it is another's turn; the last state."""
        made, state = 0, {}
        while made < most:
            what, data = await asyncio.wait_for(self.heard.get(), SECONDS)
            assert what != "closed", data
            if what == "opened":
                self.say({"type": "hello", "keys": self.keys, "language": "en", "version": None})
                continue
            message = json.loads(data)
            assert message["type"] != "refused", message
            if message["type"] == "state":
                state = message
                if state["over"]:
                    return state
                if not state["mine"] and until_others:
                    return state
                if state["mine"]:
                    made += 1
                    move = state["legal"][0]["id"]
                    self.say({"type": "play", "id": f"{self.name}-{made}", "version": state["version"], "move": move})
        return state

    def say(self, message: dict[str, Any]) -> None:
        self.bridge.hear("1", json.dumps(message))

    async def order(self, message: dict[str, Any]) -> dict[str, Any]:
        """Say something, and wait for the answer to it."""
        self.say(message)
        while True:
            answer: dict[str, Any] = json.loads((await asyncio.wait_for(self.heard.get(), SECONDS))[1])
            if message["id"] in (answer.get("id"), answer.get("done")):
                return answer


async def new_match(bridge: Bridge, game: str, level: str = "random") -> tuple[str, list[str], str]:
    """A table of this device and a bot, begun: its name, the seats' keys, the host's key."""
    seats = [{"sit": "device", "name": "Ada"}, {"sit": "bot", "level": level}]
    made = await ask(bridge, "/api/tables", {"game": game, "seats": seats})
    keys = [seat["key"] for seat in made["keys"]]
    await ask(bridge, f"/api/tables/{made['table']}/start", {}, ",".join([made["host"], *keys]))
    return made["table"], keys, made["host"]


def test_a_whole_match_is_played_and_looked_at_again() -> None:
    async def run() -> None:
        bridge = await hall(Drawer())
        table, keys, _ = await new_match(bridge, "gnomeland")
        state = await Page(bridge, table, keys).play()
        assert state["over"]
        summary = await ask(bridge, f"/api/tables/{table}/summary", key=keys[0])
        assert summary["over"]
        assert (await ask(bridge, f"/api/tables/{table}/record", key=keys[0])).count("\n") > summary["moves"]

    asyncio.run(run())


def test_whatever_was_acknowledged_is_there_after_the_tab_was_killed() -> None:
    async def run() -> None:
        drawer = Drawer()
        bridge = await hall(drawer)
        table, keys, _ = await new_match(bridge, "gems")
        version = 0
        for _ in range(5):
            state = await Page(bridge, table, keys).play(8)
            assert state["version"] >= version
            version = state["version"]
            drawer = copy(drawer)  # what was kept when the tab died; the other hall hears nothing of it
            bridge = await hall(drawer)
        assert (await ask(bridge, f"/api/tables/{table}/state", key=keys[0]))["version"] >= version > 0

    asyncio.run(run())


def test_the_journal_is_cut_by_a_snapshot() -> None:
    async def run() -> None:
        drawer = Drawer()
        store = BrowserStore(drawer)
        await store.open(lambda _notice: None, _nothing)
        for number in range(MOST_ENTRIES + 5):
            await store.cache("name", str(number))
        assert 0 < len(drawer.journal) < MOST_ENTRIES
        again = BrowserStore(drawer)
        await again.open(lambda _notice: None, _nothing)
        found = await again.cached("name")
        assert found is not None
        assert found[1] == str(MOST_ENTRIES + 4)

    asyncio.run(run())


def test_without_storage_play_goes_on_and_the_store_says_so() -> None:
    async def run() -> None:
        drawer = Drawer()
        drawer.is_full = True
        store = BrowserStore(drawer)
        await store.open(lambda _notice: None, _nothing)
        await store.cache("name", "text")
        assert await store.problem() == "full"
        assert await store.cached("name") is not None
        drawer.is_full = False
        await store.cache("other", "text")
        assert await store.problem() == ""
        again = BrowserStore(drawer)
        await again.open(lambda _notice: None, _nothing)
        assert await again.cached("name") is not None

    asyncio.run(run())


async def _nothing() -> None:
    pass


def test_a_match_is_handed_to_another_hall_whole_and_an_unfinished_one_goes_on_there() -> None:
    async def run() -> None:
        bridge, other = await hall(Drawer()), await hall(Drawer())
        table, keys, _ = await new_match(bridge, "gnomeland")
        await Page(bridge, table, keys).play(3)
        part = await ask(bridge, f"/api/tables/{table}/record", key=keys[0])
        await Page(bridge, table, keys).play()
        whole = await ask(bridge, f"/api/tables/{table}/record", key=keys[0])
        summary = await ask(other, "/api/summary", {"record": whole, "language": "en"})
        handed, its_keys = await set_up(other, whole)
        again = await ask(other, f"/api/tables/{handed}/summary", key=its_keys[0])
        assert again["over"]
        assert [step["scores"] for step in again["steps"]] == [step["scores"] for step in summary["steps"]]
        table, keys = await set_up(other, part)
        state = await Page(other, table, keys).play()
        assert state["over"]

    asyncio.run(run())


async def set_up(bridge: Bridge, record: str) -> tuple[str, list[str]]:
    """A table after all the moves of a record, as the page makes one."""
    summary = await ask(bridge, "/api/summary", {"record": record, "language": "en"})
    seats = [{"sit": "device", "name": "Ada"}, {"sit": "bot", "level": "random"}]
    start = {"record": record, "moves": summary["moves"]}
    made = await ask(bridge, "/api/tables", {"game": summary["game"], "seats": seats, "play_on": start})
    keys = [seat["key"] for seat in made["keys"]]
    await ask(bridge, f"/api/tables/{made['table']}/start", {}, ",".join([made["host"], *keys]))
    return made["table"], keys


@pytest.mark.parametrize("wish", ["undo", "leave"])
def test_undoing_and_leaving_take_effect_while_a_bot_thinks(wish: str) -> None:
    async def run() -> None:
        for _ in range(40):  # until chance leaves a move to take back
            bridge = await hall(Drawer(), Stuck)
            table, keys, _ = await new_match(bridge, "gnomeland", "old-root")
            page = Page(bridge, table, keys)
            state = await page.play(until_others=True)
            if state["undo"]["moves"] or wish == "leave":
                break
        await asyncio.sleep(0.2)  # the bot has begun to think, and will never end
        last = {"version": state["version"], "to": state["version"] - 1}
        began = time.perf_counter()
        answer = await page.order({"type": wish, "id": "stop", **(last if wish == "undo" else {})})
        took = time.perf_counter() - began
        assert answer["type"] != "refused", answer
        print(f"{wish} while a bot thinks: {1000 * took:.0f} ms")
        assert took < AT_ONCE

    asyncio.run(run())
