"""What a hostile visitor does, for some seconds, from an address of its own.

The process has a low priority, since a real attacker has a machine of their own."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sys
import time
from functools import cache

import gnomehall
from benchmarks import link_attacks
from benchmarks.attacker import ADDRESS, BROKEN, DEVICES, MASTERS, SPROUT, Attacker
from gnomehall.games.gems.cards import KINDS


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
            await me.ask("/summary", {"record": record})

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


async def hurry(me: Attacker) -> None:
    """Weak bots that answer at once, and seats that play by themselves, at many tables that are watched."""
    async def play() -> None:
        with contextlib.suppress(*BROKEN):
            made = await me.table(random.choice([[SPROUT] * 4, DEVICES]))
            keys = [seat["key"] for seat in made["keys"]]
            moves: dict[str, object] = {"type": "auto", "moves": ["explore", "retreat"]}
            if keys:
                await asyncio.gather(*[me.talk(made["table"], keys, {**moves, "seat": n}, 1, 20) for n in range(2)])
            else:
                await me.talk(made["table"], [made["watch"]], {"type": "ping"}, 0.5, 60)

    await me.flood(play, at_once=25, rate=1)


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
        b"POST /api/summary HTTP/1.1\r\nhost: x\r\ncontent-length: 4000000\r\n\r\n" + b"x" * 1_000_000,
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
    attack.__name__: attack for attack in (
        nothing, cards, versions, scores, presence, thinking, hurry, deaf, sockets, codes, *link_attacks.ALL)
}


async def _run(url: str, names: list[str], seconds: float) -> int:
    attackers = [Attacker(url, seconds) for _ in names]
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds + 2):
            await asyncio.gather(
                *[ATTACKS[name](me) for name, me in zip(names, attackers, strict=True)], return_exceptions=True)
    return sum(me.asked for me in attackers)


def _prepare() -> None:
    """Make what takes long to make, before anybody's time is taken."""
    long_record()
    link_attacks.prepare()


if __name__ == "__main__":
    _prepare()
    print("ready", flush=True)
    os.nice(int(sys.argv[4]))
    print(asyncio.run(_run(sys.argv[1], sys.argv[2].split(","), float(sys.argv[3]))))
