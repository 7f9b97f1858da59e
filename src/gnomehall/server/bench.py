"""The server under load: many tables, two clients each, moves at a steady rate."""

from __future__ import annotations

import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from gnomehall.server.client import Heard, briskly, decode, encode
from gnomehall.server.settings import Settings
from gnomehall.server.wire import bodies

try:
    from uvloop import run
except ImportError:  # Windows has none
    from asyncio import run  # type: ignore[assignment]  # with fewer choices

SERVE = """import msgspec, sys
from gnomehall.server.cli import serve
from gnomehall.server.settings import Settings
settings = msgspec.json.decode(sys.argv[2], type=Settings)
serve(port=int(sys.argv[1]), workers=int(sys.argv[3]), settings=settings)"""


class Seated:
    """One client: it only takes in what the server sends, and says when."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.state: Heard | None = None
        self.arrived: dict[int, float] = {}  # version -> when
        self.changed = asyncio.Event()
        self.errors = 0
        self.bytes = 0  # heard in all

    async def listen(self) -> None:
        """Take in all messages."""
        async for data in self.line:
            self.bytes += len(data)
            heard = decode(data)
            if heard.type == "state":
                self.state = heard
                self.arrived[heard.version] = time.perf_counter()
                self.changed.set()
            elif heard.type == "refused":
                self.errors += 1


def measure(tables: int, seconds: int, rate: float, store: str, workers: int) -> dict[str, object]:
    """Start a server, load it, and say how it did."""
    with tempfile.TemporaryDirectory() as folder:
        address = store or str(Path(folder) / "bench.db")
        settings = Settings(store=address, address_rate=0, seat_rate=0, create_rate=0, bot_workers=1)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        server = subprocess.Popen([
            sys.executable, "-c", SERVE, str(port), msgspec.json.encode(settings).decode(), str(workers)])
        try:
            found = run(_load(f"http://127.0.0.1:{port}", server.pid, tables, seconds, rate))
        finally:
            server.terminate()
            server.wait(30)
    kind = "postgresql" if store.startswith("postgres") else "sqlite"
    return {"store": kind, "workers": workers, "cores": os.cpu_count(), **found}


async def _load(url: str, pid: int, tables: int, seconds: int, rate: float) -> dict[str, object]:
    await _wait_for(url)
    idle = _memory(pid)
    made = []
    for _ in range(tables):
        made.append(await asyncio.to_thread(_new_table, url))
    with_tables = _memory(pid)
    lines = AsyncExitStack()
    pairs = [await _sit_down(url, table, lines) for table in made]
    listeners = [asyncio.create_task(client.listen()) for pair in pairs for client in pair]
    while any(client.state is None for pair in pairs for client in pair):
        await asyncio.sleep(0.05)
    with_people = _memory(pid)
    heard = sum(client.bytes for pair in pairs for client in pair)
    cpu, began = _cpu(pid), time.perf_counter()
    results = await asyncio.gather(*[_play(pair, seconds, rate) for pair in pairs], return_exceptions=True)
    spent, took = _cpu(pid) - cpu, time.perf_counter() - began
    memory_end = _memory(pid)
    for task in listeners:
        task.cancel()
    await lines.aclose()
    waits = sorted(wait for result in results if isinstance(result, list) for wait in result)
    failed = sum(isinstance(result, BaseException) for result in results)
    errors = failed + sum(client.errors for pair in pairs for client in pair)
    return {
        "tables": tables, "connections": 2 * tables, "seconds": seconds, "moves": len(waits),
        "moves_per_s": round(len(waits) / seconds, 1), "errors": errors,
        **{name: _ms(waits, share) for name, share in (
            ("p50_ms", 0.5), ("p95_ms", 0.95), ("p99_ms", 0.99), ("max_ms", 1.0))},
        "server_cpu_share": round(spent / took, 2),
        "server_cpu_ms_per_move": round(1000 * spent / max(1, len(waits)), 3), "memory_idle_mb": round(idle / 1e6, 1),
        "memory_per_table_kb": round((with_tables - idle) / tables / 1e3, 1),
        "memory_per_connection_kb": round((with_people - with_tables) / tables / 2e3, 1),
        "memory_end_mb": round(memory_end / 1e6, 1),
        "kb_sent_per_move": round((sum(c.bytes for pair in pairs for c in pair) - heard) / max(1, len(waits)) / 1e3, 2),
    }


async def _play(pair: tuple[Seated, Seated], seconds: int, rate: float) -> list[float]:
    """A move each 1/rate seconds; for each how long until both clients had it."""
    waits = []
    dice = random.Random(id(pair))
    due = time.perf_counter() + dice.random() / rate
    end = due + seconds - 1 / rate
    number = 0
    while due < end:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        mover = next((client for client in pair if client.state is not None and client.state.mine), None)
        if mover is None or mover.state is None or mover.state.over:
            break
        version, number, sent = mover.state.version, number + 1, time.perf_counter()
        for client in pair:
            client.arrived.clear()
        play = {"type": "play", "id": f"m{number}", "version": version, "move": briskly(mover.state, dice)}
        await mover.line.send(encode(play).decode())
        for client in pair:
            async with asyncio.timeout(20):
                while client.state is None or client.state.version <= version:
                    client.changed.clear()
                    await client.changed.wait()
        waits.append(max(max(client.arrived.values()) for client in pair) - sent)
        due += 1 / rate
    return waits


async def _sit_down(url: str, table: bodies.Created, lines: AsyncExitStack) -> tuple[Seated, Seated]:
    clients = []
    for seat in table.keys:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table.table}/ws"
        line = await lines.enter_async_context(
            connect(address, compression=None, max_size=None, ping_interval=None))
        await line.send(encode({"type": "hello", "keys": [seat.key]}).decode())
        clients.append(Seated(line))
    return clients[0], clients[1]


def _new_table(url: str) -> bodies.Created:
    wanted = {"game": "gems", "seats": [{"sit": "device"}, {"sit": "device"}]}
    made = msgspec.json.decode(_post(f"{url}/api/tables", encode(wanted)), type=bodies.Created)
    _post(f"{url}/api/tables/{made.table}/start", b"", made.host)
    return made


def _post(address: str, body: bytes, key: str = "") -> bytes:
    wanted = urllib.request.Request(address, body, {"authorization": f"Bearer {key}"}, method="POST")
    with urllib.request.urlopen(wanted, timeout=20) as answer:
        found: bytes = answer.read()
    return found


async def _wait_for(url: str) -> None:
    for _ in range(300):
        try:
            await asyncio.to_thread(lambda: urllib.request.urlopen(f"{url}/api/health", timeout=5).close())
            return
        except OSError:
            await asyncio.sleep(0.1)
    raise TimeoutError("the server does not answer")


def _ms(waits: list[float], share: float) -> float | None:
    return round(waits[min(len(waits) - 1, int(share * len(waits)))] * 1000, 1) if waits else None


def _family(pid: int) -> list[int]:
    """A process and those it started."""
    children = [int(child) for child in _told(pid, f"task/{pid}/children").split()]
    return [pid, *[one for child in children for one in _family(child)]]


def _told(pid: int, what: str) -> str:
    """What the system tells of a process; nothing, if it has just ended."""
    with suppress(OSError):
        return Path(f"/proc/{pid}/{what}").read_text()
    return ""


def _memory(pid: int) -> int:
    told = [_told(one, "statm").split() for one in _family(pid)]
    return sum(int(pages[1]) for pages in told if pages) * os.sysconf("SC_PAGE_SIZE")


def _cpu(pid: int) -> float:
    return sum(own_cpu(one) for one in _family(pid))


def own_cpu(pid: int) -> float:
    """Seconds of CPU of a process, without those it started."""
    fields = _told(pid, "stat").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0
