"""One hostile visitor: what another visitor notices of each attack, and what memory it takes.

`python -m benchmarks.strangers --seconds 300` attacks a server of its own on loopback with the product's limits, each
attack for so long at the rates those allow one address, then all together, and prints a table.  A visitor plays there;
a second one plays meanwhile in the same way at another server that nobody attacks, which tells what the machine itself
does to a move.  It fails where the attack adds more than 250 ms to a move at p99, or takes more than 200 MB for the
server with its workers beyond what they had before."""

from __future__ import annotations

import argparse
import asyncio
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.attacker import MASTERS, Attacker
from benchmarks.attacks import ATTACKS
from gnomehall.games import GAMES
from gnomehall.server.bench import SERVE, _cpu, _family, _memory, _new_table, _wait_for
from gnomehall.server.client import Heard, briskly, decode, encode
from gnomehall.server.settings import Settings

MOST_MS, MOST_MB = 250.0, 200.0
MOVE_EVERY = 0.15  # seconds
NICE = 19  # of the attacking process: a real attacker has a machine of their own


@dataclass
class Felt:
    """What came of an attack; times in milliseconds."""

    attack: str
    asked: int
    moves: int
    lost: int  # moves that had no answer in 10 seconds
    p50: float
    p99: float
    longest: float
    quiet_p50: float  # of the visitor whom nobody attacks
    quiet_p99: float
    grown: float  # MB, at the most
    cores: float = 0.0  # that the server and its workers used, beyond what the other server did

    @property
    def added(self) -> float:
        """What the attack adds to a move at p99."""
        return max(0.0, self.p99 - self.quiet_p99)

    @property
    def is_fine(self) -> bool:
        """Whether it stays within the limits."""
        return self.added <= MOST_MS and self.grown <= MOST_MB and self.lost == 0

    def row(self) -> str:
        """For the table."""
        return (
            f"| {self.attack} | {self.asked} | {self.moves} | {self.lost} | {self.p50:.0f} | {self.quiet_p50:.0f} "
            f"| {self.p99:.0f} | {self.quiet_p99:.0f} | {self.added:.0f} | {self.longest:.0f} | {self.cores:.2f} "
            f"| {self.grown:.0f} | {'yes' if self.is_fine else 'NO'} |")


HEAD = """\
| attack | requests | moves | lost | p50 ms | without | p99 ms | without | added | longest | cores | MB | within |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|"""


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

    async def _move(self, line: ClientConnection, state: Heard, move: int) -> Heard:
        began = time.perf_counter()
        command = {"type": "play", "id": f"v{len(self.waits)}", "version": state.version, "move": move}
        await line.send(encode(command).decode())
        try:
            async with asyncio.timeout(10):
                while True:
                    heard = decode(await line.recv())
                    if heard.type == "state" and heard.version > state.version:
                        self.waits.append(1000 * (time.perf_counter() - began))
                        return heard
        except TimeoutError:
            self.lost += 1
            return state

    def at(self, share: float) -> float:
        """How long a move took, at the most, in so large a share of them."""
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(share * len(waits)))]


@dataclass(frozen=True)
class Hall:
    """A server of our own."""

    url: str
    pid: int


@contextmanager
def _hall() -> Iterator[Hall]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        settings = msgspec.json.encode(Settings(store=str(Path(folder) / "hall.db"))).decode()
        command = [sys.executable, "-c", SERVE, str(port), settings, "1"]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            yield Hall(f"http://127.0.0.1:{port}", server.pid)
        finally:
            server.terminate()
            server.wait(30)


async def _warm_up(hall: Hall) -> None:
    """Everything has been done once, so that what is measured is the attack."""
    await _wait_for(hall.url)
    me = Attacker(hall.url, 120)  # on a busy machine the first bot takes long to start
    await me.ask("/cards", {"game": "gems", "cards": "x = 1"})
    await me.table(MASTERS[:2])
    await me.ask("/daily")
    for game in GAMES:
        await me.ask(f"/games/{game}/cards")
    end = time.monotonic() + 10
    while len(_family(hall.pid)) < 4 and time.monotonic() < end:  # the server, two bots' workers, a visitor worker
        await asyncio.sleep(0.2)
    await asyncio.sleep(2)
    await me.web.aclose()


def measure(names: list[str], seconds: float, nice: int = NICE) -> Felt:
    """Attack a fresh server in these ways at once, and say what was felt there and at another server."""
    with _hall() as attacked, _hall() as quiet:
        return asyncio.run(_attack(attacked, quiet, names, seconds, nice))


async def _attack(attacked: Hall, quiet: Hall, names: list[str], seconds: float, nice: int) -> Felt:
    await asyncio.gather(_warm_up(attacked), _warm_up(quiet))
    command = [sys.executable, "-m", "benchmarks.attacks", attacked.url, ",".join(names), str(seconds), str(nice)]
    attacker = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert attacker.stdout is not None
    await attacker.stdout.readline()  # it is ready
    before = most = _memory(attacked.pid)
    cpu = _cpu(attacked.pid) - _cpu(quiet.pid)
    here, there = Visitor(attacked.url), Visitor(quiet.url)
    end = time.monotonic() + seconds
    playing = asyncio.gather(here.play(end), there.play(end))
    while not playing.done():
        await asyncio.sleep(0.1)
        most = max(most, _memory(attacked.pid))
    await playing
    cpu = _cpu(attacked.pid) - _cpu(quiet.pid) - cpu
    out, _ = await attacker.communicate()
    return Felt(
        names[0] if len(names) == 1 else "all together", int(out or 0), len(here.waits), here.lost, here.at(0.5),
        here.at(0.99), max(here.waits), there.at(0.5), there.at(0.99), (most - before) / 1e6, max(0.0, cpu) / seconds)


def main() -> int:
    """Print the table; 1 if a limit was passed."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--only", default="", help="names of attacks, with commas")
    parser.add_argument("--together", action="store_true", help="all at once only")
    parser.add_argument("--nice", type=int, default=NICE, help="of the attacker; less where the machine is busy")
    given = parser.parse_args()
    names = given.only.split(",") if given.only else list(ATTACKS)
    one_by_one = [] if given.together else [[name] for name in names]
    print(HEAD, flush=True)
    felt = []
    for some in [*one_by_one, *([names] if len(names) > 1 else [])]:
        felt.append(measure(some, given.seconds, given.nice))
        print(felt[-1].row(), flush=True)
    return 0 if all(one.is_fine for one in felt) else 1


if __name__ == "__main__":
    sys.exit(main())
