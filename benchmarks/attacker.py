"""Somebody who asks a server for as much as it allows one address; the attacks are in `attacks` and `link_attacks`.

All attacks of one run share the rates that a server allows one address (`Pace`): asking faster only brings refusals,
and would load the machine instead of the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any  # JSON of the server

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from gnomehall.server.settings import DEFAULTS

ADDRESS = "127.0.0.2"  # the attacker's; everybody else has another
BROKEN = (OSError, httpx.HTTPError, WebSocketException, TimeoutError, EOFError)
DEVICES = [{"sit": "device"}, {"sit": "device"}]
SPROUT = {"sit": "bot", "level": "sprout"}
MASTERS = [{"sit": "bot", "level": "master"}] * 4


class Pace:
    """A bucket like those of the server: whoever wants more than it allows waits."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._free_at = time.monotonic() - burst / rate  # when the bucket was, or will be, empty

    async def wait(self, cost: float = 1.0) -> None:
        """Take the cost, as soon as it is there."""
        full = time.monotonic() - self.burst / self.rate  # it holds no more than its burst
        self._free_at = max(self._free_at, full) + cost / self.rate
        await asyncio.sleep(max(0.0, self._free_at - time.monotonic()))


class Attacker:
    """Somebody who asks for as much as they can get."""

    requests = Pace(DEFAULTS.address_rate, DEFAULTS.address_burst)
    messages = Pace(DEFAULTS.address_messages, 5 * DEFAULTS.address_messages)

    def __init__(self, url: str, seconds: float) -> None:
        self.url = url
        self.end = time.monotonic() + seconds
        self.web = httpx.AsyncClient(
            base_url=url, transport=httpx.AsyncHTTPTransport(local_address=ADDRESS), timeout=20)
        self.asked = 0

    @property
    def goes_on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.end

    async def ask(self, path: str, body: object = None, key: str = "", patience: float = 20) -> Any:
        """A request; the answer, or None."""
        await self.requests.wait()
        self.asked += 1
        head = {"authorization": f"Bearer {key}"} if key else {}
        with contextlib.suppress(*BROKEN, ValueError):
            method = "GET" if body is None else "POST"
            answer = await self.web.request(method, f"/api{path}", json=body, headers=head, timeout=patience)
            return answer.json()
        return None

    async def flood(self, asks: Callable[[], Awaitable[object]], at_once: int = 4, rate: float = 20.0) -> None:
        """Ask again and again, a few at once."""
        async def one() -> None:
            while self.goes_on:
                await asks()
                await asyncio.sleep(at_once / rate)

        await asyncio.gather(*[one() for _ in range(at_once)])

    async def table(self, seats: list[dict[str, str]], **more: object) -> Any:
        """A table that has begun, as soon as the server gives one."""
        while self.goes_on:
            made = await self.ask("/tables", {"game": "gems", **more, "seats": seats})
            if made and "table" in made:
                await self.ask(f"/tables/{made['table']}/start", {}, made["host"])
                return made
            await asyncio.sleep(1)
        raise TimeoutError

    async def line(self, table: str, keys: list[str], **hello: object) -> ClientConnection:
        """A WebSocket to a table."""
        await self.requests.wait(2)
        await self.messages.wait(3)
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/ws"
        found = await connect(
            address, local_addr=(ADDRESS, 0), compression=None, max_size=None, ping_interval=None, open_timeout=5)
        await found.send(json.dumps({"type": "hello", "keys": keys, **hello}))
        self.asked += 1
        return found

    async def talk(
        self, table: str, keys: list[str], message: dict[str, object], rate: float = 10.0, seconds: float = 1e9,
    ) -> None:
        """Say the same again and again on a line, hear everything, come back when it is cut."""
        end = min(self.end, time.monotonic() + seconds)
        while time.monotonic() < end:
            with contextlib.suppress(*BROKEN):
                line = await self.line(table, keys)
                listener = asyncio.create_task(_listen(line))
                try:
                    while time.monotonic() < end and not listener.done():
                        await self.messages.wait()
                        self.asked += 1
                        await line.send(json.dumps({"id": f"c{self.asked}", **message}))
                        await asyncio.sleep(1 / rate)
                finally:
                    listener.cancel()
                    await line.close()
            await asyncio.sleep(0.2)


async def _listen(line: ClientConnection) -> None:
    with contextlib.suppress(WebSocketException):
        async for _ in line:
            pass
