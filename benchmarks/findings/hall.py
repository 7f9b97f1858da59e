"""A hall of any tree of Gnomehall, in a process of its own, which probes know only from outside."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any  # JSON of the server

import httpx

from tests.server.harness import Guest, free_port

MEMORY = 6 << 30  # bytes of addresses: a hall that wants more fails instead of the machine
TICKS = os.sysconf("SC_CLK_TCK")

# settings that a tree does not know are left out: they are limits it does not have
SERVE = """import json, sys
from gnomehall.server.cli import serve
from gnomehall.server.settings import Settings
wanted, more = json.loads(sys.argv[2]), json.loads(sys.argv[3])
known = {name: value for name, value in wanted.items() if name in Settings.__struct_fields__}
serve(port=int(sys.argv[1]), settings=Settings(**known), **more)"""
LOCAL = """import sys
from pathlib import Path
from gnomehall.server import local
local.PAGE = Path(sys.executable)  # the page may not be built
local.open_hall(int(sys.argv[1]), sys.argv[2], False)"""
COMMAND = "from gnomehall.cli import main; main()"
# a record that goes on and on, written by the tree itself: many tokens, and nobody wants them
ENDLESS = """import re, sys, tempfile, gnomehall
tokens, combined = gnomehall.game("gems").card_set.text.split("[[combined]]", 1)
with tempfile.NamedTemporaryFile("w", suffix=".toml") as file:
    file.write(re.sub("count = [0-9]+", "count = 30", tokens) + "[[combined]]" + combined)
    file.flush()
    table, retreats = gnomehall.new_table("gems", 2, seed=1, cards=file.name), 0
while len(table.played) < int(sys.argv[1]) and table.to_move is not None:
    texts = [move.text for move in table.legal()]
    retreats = retreats + 1 if "retreat" in texts and retreats < 40 else 0
    table.play("retreat" if retreats else texts[0])
print(table.record(), end="")"""
FINISHED = """import random, sys, gnomehall
table, dice = gnomehall.new_table("gems", 2, seed=int(sys.argv[1])), random.Random(1)
while table.to_move is not None:
    table.play(dice.choice(table.legal()))
print(table.record(), end="")"""


class Hall:
    """One process of a server; `web` asks it from an address of the caller's choice."""

    def __init__(self, tree: Path, arguments: list[str], port: int, log: Path) -> None:
        self.port, self.url, self.log = port, f"http://127.0.0.1:{port}", log
        with log.open("ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-c", *arguments], stdout=out, stderr=out, env=environment(tree), cwd=log.parent,
                preexec_fn=_bound)
        self.web = client()

    def wait(self, seconds: float = 120) -> bool:
        """Wait until it answers; False if it ends instead."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.process.poll() is None:
            try:
                if self.web.get(f"{self.url}/api/health").status_code == 200:
                    return True
            except httpx.TransportError:
                time.sleep(0.05)
        return False

    def ask(self, path: str, body: object = None, key: str = "", **more: Any) -> httpx.Response:
        """A request to the API."""
        head = {"authorization": f"Bearer {key}"} if key else {}
        head.update(more.pop("headers", {}))
        method = "GET" if body is None else "POST"
        return self.web.request(method, f"{self.url}/api{path}", json=body, headers=head, **more)

    def table(self, *sits: str, start: bool = True, **more: object) -> dict[str, Any]:
        """A table of Gems at which so many sit, begun."""
        answer = self.ask("/tables", {"game": "gems", **more, "seats": [{"sit": sit} for sit in sits]})
        if answer.status_code != 200:
            raise AssertionError(answer.text)
        made: dict[str, Any] = answer.json()
        made["seat_keys"] = [seat["key"] for seat in made["keys"]]
        if start:
            self.ask(f"/tables/{made['table']}/start", {}, made["host"])
        return made

    def guest(self, made: dict[str, Any], *keys: str, **hello: object) -> Guest:
        """Somebody at a table."""
        return Guest(self.url, made, *keys, **hello)

    def cpu(self) -> float:
        """Seconds of CPU this process has used, without those that think for it."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """MB this process holds."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def metric(self, name: str) -> int:
        """A figure it tells of itself."""
        lines = self.ask("/metrics").text.splitlines()
        return int(float(next(line for line in lines if line.startswith(f"gnomehall_{name}")).split()[-1]))

    def stop(self) -> None:
        """End it, by force if it does not end by itself."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(8)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.web.close()


def client(address: str = "127.0.0.1") -> httpx.Client:
    """Somebody who asks from an address of this machine."""
    return httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=120)


def environment(tree: Path) -> dict[str, str]:
    """The environment in which a tree's own code runs."""
    return {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}


def _bound() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    os.umask(0o022)


@contextmanager
def hall(tree: Path, folder: Path, *, forwarded_by: str = "", **settings: object) -> Iterator[Hall]:
    """A hall with the product's limits, but for those named."""
    store = {"store": str(folder / "hall.db"), "bot_workers": 1}
    more = {"forwarded_by": forwarded_by} if forwarded_by else {}
    for _ in range(3):  # somebody else may take the port first
        port = free_port()
        arguments = [SERVE, str(port), json.dumps({**store, **settings}), json.dumps(more)]
        found = Hall(tree, arguments, port, folder / f"log-{port}")
        if found.wait():
            break
        found.stop()
    else:
        raise AssertionError(found.log.read_text())
    with _running(found):
        yield found


@contextmanager
def local_hall(tree: Path, folder: Path) -> Iterator[Hall]:
    """The hall of one's own machine, as `gnomehall` opens it."""
    port = free_port()
    with _running(Hall(tree, [LOCAL, str(port), str(folder / "hall.db")], port, folder / "log")) as found:
        if not found.wait():
            raise AssertionError(found.log.read_text())
        yield found


@contextmanager
def _running(found: Hall) -> Iterator[Hall]:
    try:
        yield found
    finally:
        found.stop()


def run(tree: Path, folder: Path, *arguments: str, seconds: float = 150) -> subprocess.CompletedProcess[str]:
    """A command of `gnomehall`; code 124 if it does not end."""
    command = [sys.executable, "-c", COMMAND, *arguments]
    try:
        return subprocess.run(
            command, capture_output=True, text=True, timeout=seconds, env=environment(tree), cwd=folder,
            preexec_fn=_bound, check=False)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 124, "", "")


def write(tree: Path, what: str, number: int) -> str:
    """What a small program prints that runs in the tree."""
    done = subprocess.run(
        [sys.executable, "-c", what, str(number)], capture_output=True, text=True, timeout=120,
        env=environment(tree), check=True)
    return done.stdout


def play_out(guest: Guest, most: int = 2_000) -> None:
    """Play a match of Gems to its end, for all seats."""
    guest.state()
    for _ in range(most):
        if guest.state()["over"]:
            return
        legal = {move["verb"]: move["id"] for move in guest.state()["legal"]}
        guest.play(next((legal[verb] for verb in ("collect", "claim", "explore", "retreat") if verb in legal), None))
    raise AssertionError("the match does not end")
