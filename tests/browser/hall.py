"""A server of our own and a browser for the tests and the screenshots; everything on 127.0.0.1."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or "/usr/bin/chromium-headless-shell"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]
STATIC = Path(__file__).parents[2] / "src" / "gnomehall" / "server" / "static"
SERVE = """
import os, signal, sys, threading
threading.Thread(  # whoever started it is gone, however that came
    target=lambda: (sys.stdin.read(), os.kill(os.getpid(), signal.SIGTERM)), daemon=True).start()
from gnomehall.server.cli import serve
from gnomehall.server.settings import Settings
serve(port=int(sys.argv[1]), settings=Settings(
    store=sys.argv[2], address_rate=0, create_rate=0, seat_rate=0, absence_seconds=0,
    bot_milliseconds=int(sys.argv[4]),
    review_seconds=float(sys.argv[3])))
"""


@dataclass
class Made:
    """A table and its keys."""

    table: str
    code: str
    host: str
    watch: str
    keys: list[str]


class Hall:
    """A running server, and its HTTP API for setting tables up."""

    def __init__(self, url: str) -> None:
        self.url = url

    def call(self, path: str, key: str = "", body: object = None) -> Any:
        """One request of the API."""
        headers = {"Content-Type": "application/json"}
        if key:
            headers["Authorization"] = f"Bearer {key}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api{path}", data, headers)
        with urllib.request.urlopen(request) as answer:
            return json.loads(answer.read())

    def text(self, path: str, key: str) -> str:
        """A text of the API."""
        request = urllib.request.Request(f"{self.url}/api{path}", headers={"Authorization": f"Bearer {key}"})
        with urllib.request.urlopen(request) as answer:
            return str(answer.read().decode())

    def games(self) -> list[str]:
        """The games this server has."""
        return [game["name"] for game in self.call("/games")]

    def make(self, game: str, seats: Sequence[dict[str, str]], start: bool = True, **more: object) -> Made:
        """A table; device seats give their keys."""
        made = self.call("/tables", body={"game": game, "seats": list(seats), **more})
        if start:
            self.call(f"/tables/{made['table']}/start", made["host"], {})
        keys = [seat["key"] for seat in made["keys"]]
        return Made(made["table"], made["code"], made["host"], made["watch"], keys)

    def play_on(self, game: str, seats: Sequence[dict[str, str]], record: str, moves: int) -> Made:
        """A table that begins after the first moves of a record."""
        return self.make(game, seats, play_on={"moves": moves, "record": record})


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def running(review_seconds: float = 10, first: str = "", bot_milliseconds: int = 20) -> Iterator[Hall]:
    """A server on a free port with an empty store, ended afterwards; `first` is code it runs before."""
    port = free_port()
    folder = tempfile.mkdtemp(prefix="gnomehall-browser-")
    with Path(folder, "server.log").open("wb") as log:
        given = [str(port), f"{folder}/hall.db", str(review_seconds), str(bot_milliseconds)]
        command = [sys.executable, "-c", first + SERVE, *given]
        server = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=log, stderr=log)
    hall = Hall(f"http://127.0.0.1:{port}")
    try:
        for _ in range(400):  # a busy machine takes its time
            try:
                hall.call("/health")
                break
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.1)
        else:
            raise RuntimeError(Path(folder, "server.log").read_text(encoding="utf-8"))
        yield hall
    finally:
        server.terminate()
        server.communicate(timeout=10)
        shutil.rmtree(folder, ignore_errors=True)
