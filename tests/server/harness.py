"""A real server in a process of its own, which tests may stop and kill."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any  # JSON of the server

import httpx
import msgspec
from websockets.sync.client import connect

from gnomehall.server.settings import Settings
from gnomehall.server.store import open_store
from gnomehall.server.store.base import Store

FULL = os.environ.get("GNOMEHALL_FULL", "") not in ("", "0")  # the sizes of `make prove`
web = httpx.Client(verify=False, timeout=10)  # made once: each one costs 50 ms
FREE = Settings(address_rate=0, seat_rate=0, create_rate=0, bot_workers=1, absence_seconds=0, most_refusals=10**9)
DEVICES = [{"sit": "device"}, {"sit": "device"}]  # two people at one device


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One process of the server."""

    def __init__(self, store: str, settings: Settings = FREE, log: Path | None = None, workers: int = 1) -> None:
        self.port = free_port()
        self.workers = workers
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = msgspec.structs.replace(settings, store=store)
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start and wait until it answers."""
        code = (
            "import logging, msgspec, sys; from gnomehall.server.cli import serve;"
            "from gnomehall.server.settings import Settings; logging.basicConfig(level=logging.INFO);"
            "serve(port=int(sys.argv[1]), workers=int(sys.argv[3]),"
            "settings=msgspec.json.decode(sys.argv[2], type=Settings))"
        )
        out = (self.log or Path(os.devnull)).open("ab")
        settings = msgspec.json.encode(self.settings).decode()
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, str(self.port), settings, str(self.workers)], stdout=out, stderr=out)
        out.close()
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                if web.get(f"{self.url}/api/health").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
            assert self.process.poll() is None, "the server did not start"
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Politely; the exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=20)


@contextmanager
def running(
    store: str, settings: Settings = FREE, log: Path | None = None, workers: int = 1,
) -> Iterator[Server]:
    """A server while a test runs."""
    server = Server(store, settings, log, workers)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


async def opened(url: str) -> Store:
    """A store, open."""
    async def lost() -> None:
        """Nobody is told."""

    store = open_store(url)
    await store.open(lambda _notice: None, lost)
    return store


def new_table(url: str, seats: list[dict[str, str]], **more: object) -> dict[str, Any]:
    """Make a table of Gems; what the server says."""
    wanted = {"game": "gems", **more, "seats": seats}
    answer = web.post(f"{url}/api/tables", json=wanted)
    assert answer.status_code == 200, answer.text
    made = answer.json()
    made["seat_keys"] = [seat["key"] for seat in made["keys"]]
    return made


def start_table(url: str, made: dict[str, Any], level: str = "") -> None:
    """The host begins."""
    answer = web.post(
        f"{url}/api/tables/{made['table']}/start", params={"level": level},
        headers={"authorization": f"Bearer {made['host']}"})
    assert answer.status_code == 200, answer.text


class Guest:
    """A client that talks step by step: `ask` sends a command and waits for its answer."""

    def __init__(self, url: str, made: dict[str, Any], *keys: str, **hello: object) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{made['table']}/ws"
        self.stack = ExitStack()
        self.line = self.stack.enter_context(connect(address, compression=None, max_size=None))
        self.latest: dict[str, Any] = {}
        self.count = 0
        self.send(type="hello", keys=list(keys), **hello)

    def send(self, **message: object) -> None:
        """Send a message as it is."""
        self.line.send(json.dumps(message))

    def hear(self, timeout: float = 30) -> Any:
        """The next message."""
        message = json.loads(self.line.recv(timeout))
        self.latest[message["type"]] = message
        return message

    def until(self, wanted: Callable[[Any], bool], timeout: float = 30) -> Any:
        """Listen until a message is as wanted."""
        end = time.monotonic() + timeout
        while True:
            message = self.hear(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message

    def wait(self, kind: str) -> Any:
        """Listen until a message of a kind comes."""
        return self.until(lambda message: message["type"] == kind)

    def ask(self, kind: str, **fields: object) -> Any:
        """Send a command and wait for its answer."""
        self.count += 1
        name = fields.pop("id", f"c{self.count}")
        self.send(type=kind, id=name, **fields)
        answer = self.until(lambda message: name in (message.get("id"), message.get("done")))
        if answer["type"] == "state":
            return {"type": "done", "id": name, "version": answer["version"]}
        return answer

    def state(self) -> Any:
        """The match, as last heard of."""
        return self.latest["state"] if "state" in self.latest else self.wait("state")

    def play(self, move: object = None) -> Any:
        """Play a move (the first legal one) and wait for the answer."""
        state = self.state()
        chosen = state["legal"][0]["id"] if move is None else move
        return self.ask("play", version=state["version"], move=chosen)

    def close(self) -> None:
        """Go."""
        self.stack.close()
