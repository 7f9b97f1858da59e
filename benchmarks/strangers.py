"""One hostile visitor: what another visitor notices of each attack, and what memory it takes.

`python -m benchmarks.strangers --seconds 300` attacks a server of its own on loopback with the product's limits, each
attack for so long, then all together, and prints a table; it fails where a move of another visitor takes more than
250 ms at p99, or the server with its workers more than 200 MB beyond what it had before."""

from __future__ import annotations

import argparse
import asyncio
import random
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect

from benchmarks.attacks import ATTACKS
from gnomehall.server.bench import SERVE, _family, _memory, _new_table, _wait_for
from gnomehall.server.client import Heard, briskly, decode, encode
from gnomehall.server.settings import Settings

MOST_MS, MOST_MB = 250.0, 200.0
MOVE_EVERY = 0.15  # seconds


@dataclass
class Felt:
    """What came of an attack."""

    attack: str
    asked: int
    moves: int
    lost: int  # moves that had no answer in 10 seconds
    p50: float  # milliseconds
    p99: float
    longest: float
    grown: float  # MB, at the most

    @property
    def is_fine(self) -> bool:
        """Whether it stays within the limits."""
        return self.p99 <= MOST_MS and self.grown <= MOST_MB and self.lost == 0

    def row(self) -> str:
        """For the table."""
        return (
            f"| {self.attack} | {self.asked} | {self.moves} | {self.lost} | {self.p50:.0f} | {self.p99:.0f} "
            f"| {self.longest:.0f} | {self.grown:.0f} | {'yes' if self.is_fine else 'NO'} |")


HEAD = "| attack | requests | moves of another | lost | p50 ms | p99 ms | longest ms | MB more | within |"


class Visitor:
    """Somebody who plays both seats of a table and measures how long each move takes."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.waits: list[float] = []
        self.lost = 0

    async def play(self, end: float) -> None:
        """Play until a moment, at as many tables as that takes."""
        dice = random.Random(5)
        while time.monotonic() < end:
            made = await asyncio.to_thread(_new_table, self.url)
            address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{made.table}/ws"
            async with connect(address, compression=None, max_size=None, ping_interval=None) as line:
                await line.send(encode({"type": "hello", "keys": [seat.key for seat in made.keys]}).decode())
                state: Heard | None = None
                while state is None:
                    heard = decode(await line.recv())
                    state = heard if heard.type == "state" else None
                while not state.over and time.monotonic() < end:
                    await asyncio.sleep(MOVE_EVERY)
                    state = await self._move(line, state, briskly(state, dice))

    async def _move(self, line: object, state: Heard, move: int) -> Heard:
        began = time.perf_counter()
        command = {"type": "play", "id": f"v{len(self.waits)}", "version": state.version, "move": move}
        await line.send(encode(command).decode())  # type: ignore[attr-defined]  # a ClientConnection
        try:
            async with asyncio.timeout(10):
                while True:
                    heard = decode(await line.recv())  # type: ignore[attr-defined]  # as above
                    if heard.type == "state" and heard.version > state.version:
                        self.waits.append(1000 * (time.perf_counter() - began))
                        return heard
        except TimeoutError:
            self.lost += 1
            return state


async def _measure(url: str, pid: int, names: list[str], seconds: float) -> Felt:
    before = _memory(pid)
    command = [sys.executable, "-m", "benchmarks.attacks", url, ",".join(names), str(seconds)]
    attacker = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    visitor, most = Visitor(url), before
    end = time.monotonic() + seconds
    playing = asyncio.create_task(visitor.play(end))
    while not playing.done():
        await asyncio.sleep(0.1)
        most = max(most, _memory(pid))
    await playing
    out, _ = await attacker.communicate()
    waits = sorted(visitor.waits)
    return Felt(
        names[0] if len(names) == 1 else "all together", int(out or 0), len(waits), visitor.lost,
        waits[len(waits) // 2], waits[min(len(waits) - 1, int(0.99 * len(waits)))], waits[-1], (most - before) / 1e6)


async def _warm_up(url: str, pid: int) -> None:
    """Everything has been done once, so that what is measured is the attack."""
    from benchmarks.attacks import MASTERS, Attacker

    me = Attacker(url, 30)
    await me.ask("/cards", {"game": "gems", "cards": "x = 1"})
    await me.table(MASTERS[:2])
    await me.ask("/daily")
    for game in ("gems", "gnomopolis", "gnomeland"):
        await me.ask(f"/games/{game}/cards")
    end = time.monotonic() + 10
    while len(_family(pid)) < 4 and time.monotonic() < end:  # the server, two bots' workers, a visitor worker
        await asyncio.sleep(0.2)
    await asyncio.sleep(2)
    await me.web.aclose()


def measure(names: list[str], seconds: float) -> Felt:
    """Attack a fresh server in these ways at once, and say what was felt."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        settings = msgspec.json.encode(Settings(store=str(Path(folder) / "hall.db"))).decode()
        command = [sys.executable, "-c", SERVE, str(port), settings, "1"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            return asyncio.run(_attack(f"http://127.0.0.1:{port}", server.pid, names, seconds))
        finally:
            server.terminate()
            server.wait(30)


async def _attack(url: str, pid: int, names: list[str], seconds: float) -> Felt:
    await _wait_for(url)
    await _warm_up(url, pid)
    return await _measure(url, pid, names, seconds)


def main() -> int:
    """Print the table; 1 if a limit was passed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--only", default="", help="names of attacks, with commas")
    given = parser.parse_args()
    names = given.only.split(",") if given.only else list(ATTACKS)
    print(HEAD, "|---|--:|--:|--:|--:|--:|--:|--:|---|", sep="\n", flush=True)
    felt = []
    for some in [*[[name] for name in names], *([names] if len(names) > 1 else [])]:
        felt.append(measure(some, given.seconds))
        print(felt[-1].row(), flush=True)
    return 0 if all(one.is_fine for one in felt) else 1


if __name__ == "__main__":
    sys.exit(main())
