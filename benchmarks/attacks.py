"""What a hostile visitor does, for some seconds, from an address of its own.

All attacks of one run share the rates that a server allows one address (`Pace`): asking faster only brings refusals,
and would load the machine instead of the server.  The process has the lowest priority, since a real attacker has a
machine of their own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sys
import time
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any  # JSON of the server

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import gnomehall
from gnomehall.games.gems.cards import KINDS
from gnomehall.server.settings import DEFAULTS

ADDRESS = "127.0.0.2"  # the attacker's; everybody else has another
BROKEN = (OSError, httpx.HTTPError, WebSocketException, TimeoutError, EOFError)
DEVICES = [{"sit": "device"}, {"sit": "device"}]
MASTERS = [{"sit": "bot", "level": "master"}] * 4


class Pace:
    """A bucket like those of the server: whoever wants more than it allows waits."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self._free_at = time.monotonic() - burst / rate  # when the bucket was, or will be, empty

    async def wait(self, cost: float = 1.0) -> None:
        """Take the cost, as soon as it is there."""
        self._free_at += cost / self.rate
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

    async def talk(self, table: str, keys: list[str], message: dict[str, object], rate: float = 10.0) -> None:
        """Say the same again and again on a line, hear everything, come back when it is cut."""
        while self.goes_on:
            with contextlib.suppress(*BROKEN):
                line = await self.line(table, keys)
                listener = asyncio.create_task(_listen(line))
                try:
                    while self.goes_on and not listener.done():
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


# ---- the attacks


async def nothing(me: Attacker) -> None:
    """Nobody attacks: what the machine itself does to a move."""
    await asyncio.sleep(max(0.0, me.end - time.monotonic()))


async def cards(me: Attacker) -> None:
    """Card sets that take long to read."""
    wide = "".join(f"[[a.b]]\nc.d.e{n}=1\n" for n in range(11_000))
    sets = ["a." * 131_000 + "a=1", "[" + "a." * 100_000 + "a]\n", "x=" + "[" * 200_000, wide, "x=" + "9" * 200_000]

    async def ask() -> None:
        text = random.choice(sets)
        if random.random() < 0.5:
            await me.ask("/cards", {"game": "gems", "cards": text, "tree": True})
        else:
            await me.ask("/tables", {"game": "gems", "seats": DEVICES, "cards": text})

    await me.flood(ask)


@cache
def long_record() -> str:
    """A finished match of Gnomopolis that went to and fro a lot."""
    table = gnomehall.new_table("gnomopolis", 4, seed=3)
    dice = random.Random(1)
    while table.to_move is not None and table.version < 15_000:
        table.play(dice.choice(table.legal()))
        if table.undo_horizon() and table.to_move is not None and dice.random() < 0.5:
            table.undo()
    return table.record()


async def versions(me: Attacker) -> None:
    """Old versions of a long match, and long records."""
    record = long_record()
    moves = len(gnomehall.replay(record).played)
    seats = [{"sit": "device"}] * 4
    made = await me.table(seats, game="gnomopolis", play_on={"record": record, "moves": moves})

    async def ask() -> None:
        if random.random() < 0.8:
            await me.ask(f"/tables/{made['table']}/state?version=0", None, made["watch"])
        else:
            await me.ask("/film", {"record": record})

    await asyncio.gather(
        me.flood(ask), *[me.talk(made["table"], [made["watch"]], {"type": "hello", "version": 0}) for _ in range(3)])


async def scores(me: Attacker) -> None:
    """Sheets that take long to score, most of them abandoned at once."""
    pairs = [f"{a}/{b}" for n, a in enumerate(KINDS) for b in KINDS[n + 1 :]]
    sheets = [
        {"game": "gems", "piles": [dict.fromkeys(pairs, 99)] * 5},
        {"game": "gems", "piles": [dict.fromkeys(pairs[:12], 1)]},
    ]

    async def ask() -> None:
        await me.ask("/score", random.choice(sheets), patience=random.choice([0.05, 5.0]))

    await me.flood(ask, at_once=10)


async def presence(me: Attacker) -> None:
    """A crowd that comes and goes at one table, and a player who renames themselves."""
    made = await me.table(DEVICES, game="gnomopolis")

    async def come_and_go() -> None:
        while me.goes_on:
            with contextlib.suppress(*BROKEN):
                line = await me.line(made["table"], [made["watch"]])
                await asyncio.sleep(random.random() * 5)
                await line.close()
            await asyncio.sleep(0.3)

    key = made["keys"][0]["key"]
    await asyncio.gather(
        *[come_and_go() for _ in range(70)],
        me.talk(made["table"], [key], {"type": "rename", "seat": 0, "name": "x"}),
        me.talk(made["table"], [made["watch"]], {"type": "chat", "text": "x" * 300}))


async def thinking(me: Attacker) -> None:
    """Hints for watchers and seats, and tables of bots nobody watches."""
    made = await me.table(DEVICES)
    keys = [seat["key"] for seat in made["keys"]]
    hint: dict[str, object] = {"type": "hint", "version": 2, "step": 3}

    async def ask() -> None:
        with contextlib.suppress(TimeoutError):
            await me.table(MASTERS, game="gnomopolis")

    await asyncio.gather(
        me.flood(ask, at_once=1, rate=0.5), *[me.talk(made["table"], keys, hint) for _ in range(5)],
        *[me.talk(made["table"], [made["watch"]], hint) for _ in range(5)])


async def deaf(me: Attacker) -> None:
    """Clients that ask for much and never read."""
    made = await me.table(DEVICES, game="gnomopolis")

    async def ask_on() -> None:
        while me.goes_on:
            with contextlib.suppress(*BROKEN):
                line = await me.line(made["table"], [made["watch"]])
                line.transport.pause_reading()
                for _ in range(400):
                    if not me.goes_on or line.transport.is_closing():
                        break
                    await me.messages.wait(3)
                    await line.send(json.dumps({"type": "hello", "keys": [made["watch"]], "language": "fr"}))
                    await asyncio.sleep(0.1)
                line.transport.abort()
            await asyncio.sleep(0.3)

    await asyncio.gather(*[ask_on() for _ in range(50)])


async def sockets(me: Attacker) -> None:
    """Silent sockets, headers without end, bodies that never come, and files again and again."""
    host, port = me.url.removeprefix("http://").split(":")
    starts = [
        b"", b"GET / HTTP/1.1\r\nx: ", b"GET /api/health HTTP/1.1\r\n",
        b"POST /api/film HTTP/1.1\r\nhost: x\r\ncontent-length: 4000000\r\n\r\n" + b"x" * 1_000_000,
    ]

    async def hold(start: bytes) -> None:
        while me.goes_on:
            with contextlib.suppress(*BROKEN):
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(ADDRESS, 0))
                me.asked += 1
                writer.write(start)
                for _ in range(60):
                    if not me.goes_on or writer.transport.is_closing() or reader.at_eof():
                        break
                    if start:
                        writer.write(b"x" * 100)
                    await asyncio.sleep(0.5)
                writer.transport.abort()
            await asyncio.sleep(0.5)

    async def fat() -> None:
        while me.goes_on:
            with contextlib.suppress(*BROKEN):
                _, writer = await asyncio.open_connection(host, int(port), local_addr=(ADDRESS, 0))
                writer.write(b"GET / HTTP/1.1\r\nx: ")
                for _ in range(200):
                    writer.write(b"x" * 100_000)
                    await writer.drain()
            await asyncio.sleep(0.2)

    async def ask() -> None:
        await me.ask(random.choice(["/openapi.json", "/games", "/daily", "/metrics", "/games/gnomopolis/cards"]))

    await asyncio.gather(*[hold(starts[n % 4]) for n in range(160)], fat(), me.flood(ask))


async def codes(me: Attacker) -> None:
    """Codes, guessed."""
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"

    async def ask() -> None:
        await me.ask(f"/codes/{''.join(random.choices(letters, k=8))}")

    await me.flood(ask, rate=40)


ATTACKS = {
    attack.__name__: attack for attack in (nothing, cards, versions, scores, presence, thinking, deaf, sockets, codes)
}


async def _run(url: str, names: list[str], seconds: float) -> int:
    attackers = [Attacker(url, seconds) for _ in names]
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds + 2):
            await asyncio.gather(
                *[ATTACKS[name](me) for name, me in zip(names, attackers, strict=True)], return_exceptions=True)
    return sum(me.asked for me in attackers)


if __name__ == "__main__":
    os.nice(19)
    print(asyncio.run(_run(sys.argv[1], sys.argv[2].split(","), float(sys.argv[3]))))
