"""Attacks on what is shared by link, looked into or taken along: scenarios, puzzles, matches, files."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
from functools import cache

import gnomehall
from benchmarks.attacker import ADDRESS, BROKEN, DEVICES, Attacker
from gnomehall.core.cards import parse_card_set
from gnomehall.core.table import Table
from gnomehall.games import GAMES
from gnomehall.games import game as game_named
from gnomehall.puzzles.puzzle import shipped
from gnomehall.scenarios.scenario import Scenario, StarGoal, When
from gnomehall.scenarios.shape import LONGEST_OPENING
from gnomehall.scenarios.write import write_scenario

NAMES = tuple(GAMES)
OPENINGS = 6  # other openings that a scenario may have
SEEDS = 8


def endless(moves: int) -> Table:
    """A match of Gems with many tokens that nobody wants, after so many moves."""
    tokens, combined = game_named("gems").card_set.text.split("[[combined]]", 1)
    cards = re.sub(r"count = \d+", "count = 30", tokens) + "[[combined]]" + combined
    table, retreats = Table(game_named("gems", parse_card_set(cards, "cards")), 2, seed=1), 0
    while len(table.played) < moves and table.to_move is not None:
        texts = [move.text for move in table.legal()]
        retreats = retreats + 1 if "retreat" in texts and retreats < 40 else 0
        table.play("retreat" if retreats else texts[0])
    return table


@cache
def long_scenario() -> str:
    """A file with cards of its own and as many and as long openings as it may have."""
    table = endless(LONGEST_OPENING - 2)
    opening = [entry.move.text for entry in table.played][:LONGEST_OPENING]
    return write_scenario(Scenario(
        game="gems", title={"en": "TITLE"}, seats=2, bots=["old-root"], goals=[StarGoal("points >= 999")],
        cards=table.game.card_set.text, opening=opening,
        when=[When(f"way{n}", opening[: -1 - n]) for n in range(OPENINGS)]))


@cache
def finished(name: str, seed: int) -> str:
    """The record of a finished match."""
    table, dice = gnomehall.new_table(name, 2, seed=seed), random.Random(seed)
    while table.to_move is not None:
        table.play(dice.choice(table.legal()))
    return table.record()


@cache
def longest_match() -> Table:
    """As long a match as a record may hold, with moves to and fro."""
    match = endless(4_000)
    while match.to_move is not None and match.version < 9_000:
        match.play(match.legal()[0])
        if match.undo_horizon():
            match.undo()
    return match


def prepare() -> None:
    """Make what takes long to make."""
    longest_match()
    long_scenario()
    for name in NAMES:
        for seed in range(SEEDS):
            finished(name, seed)


async def scenarios(me: Attacker) -> None:
    """Long scenarios: shared, read, written, begun by somebody who comes and goes, cut out of matches."""
    bombs = ["a." * 131_000 + "a=1", 'cards = """' + "[[a.b]]\n" * 30_000 + '"""', "x=" + "[" * 200_000]
    shared: list[str] = ["gnomopolis/last-cart"]

    async def share() -> None:
        file = long_scenario().replace("TITLE", f"No. {random.random()}")
        found = await me.ask("/scenarios", {"file": random.choice([file, file, *bombs])})
        if found and "id" in found:
            shared.append(found["id"])

    async def cut() -> None:
        body = {"moment": 9, "goals": [{"goal": "points >= 99"}], "seat": 0, "bots": ["sprout"], "title": "x"}
        await me.ask("/scenarios/from-record", {"record": finished("gems", random.randrange(SEEDS)), **body})

    async def begin() -> None:
        plan = {"id": random.choice(shared), "choices": [f"way{random.randrange(9)}"]}
        made = await me.ask("/tables", {"game": "gems", "seats": [{"sit": "device"}], "scenario": plan})
        if made and "table" in made:
            with contextlib.suppress(*BROKEN):
                line = await me.line(made["table"], [made["keys"][0]["key"]])
                await asyncio.sleep(1)
                await line.close()

    async def ask() -> None:
        one, dice = random.choice(shared), random.random()
        if dice < 0.5:
            await me.ask(f"/scenarios/{one}{random.choice(['', '/file', '/file'])}")
        elif dice < 0.6:
            await me.ask(random.choice(["/campaigns", "/games/gnomopolis/facts", f"/scenarios/gems/{random.random()}"]))
        else:
            await random.choice([share, begin, begin, cut])()

    await me.flood(ask)


async def puzzles(me: Attacker) -> None:
    """Puzzles that are hard to prove, tries that are hard to judge, and lists of all of them."""
    known = [puzzle.id for name in NAMES for puzzle in shipped(name)]

    async def make() -> None:
        name = random.choice(NAMES)
        record = finished(name, random.randrange(SEEDS))
        made = await me.ask("/puzzles", {
            "record": record, "at": random.randrange(2, record.count("\n") - 2),
            "scope": random.choice(["turn", "end"]), "goal": random.choice(["points", "won"]),
        })
        if made and "id" in made:
            known.append(made["id"])

    async def look() -> None:
        near = f"/next?rating={random.randrange(3000)}&after=999999"
        path = random.choice(["", "/daily?day=0001-01-01", "/daily?day=9999-12-31", near])
        await me.ask(f"/games/{random.choice(NAMES)}/puzzles{path}")

    async def ask() -> None:
        at, dice = f"/puzzles/{random.choice(known)}", random.random()
        if dice < 0.2:
            await make()
        elif dice < 0.5:
            await look()
        elif dice < 0.8:
            await me.ask(f"{at}/try", {"moves": []}, patience=random.choice([0.05, 20]))
        else:
            await me.ask(*random.choice([(f"{at}/solution",), (f"{at}/hint", {"step": 3}), (at,)]))

    await me.flood(ask)


async def looking(me: Attacker) -> None:
    """Positions weighed as long as one may ask for, other moves, reviews, draws; much of it abandoned at once."""
    async def ask() -> None:
        name, patience = random.choice(NAMES), random.choice([0.05, 0.05, 20])
        record, at = finished(name, random.randrange(SEEDS)), random.randrange(2, 60)
        body: dict[str, object] = {"record": record, "at": at}
        dice = random.random()
        if dice < 0.4:
            await me.ask("/analysis", {**body, "milliseconds": 8000}, patience=patience)
        elif dice < 0.7:
            await me.ask("/branch", {**body, "moves": ["pass"] * 40}, patience=patience)
        elif dice < 0.8:
            await me.ask("/reviews", {"record": record, "seat": 0}, patience=patience)
        else:
            await me.ask(random.choice(["/verify", "/summary"]), {"record": record}, patience=patience)

    await me.flood(ask)


async def everything(me: Attacker) -> None:
    """What a browser asks that takes a file of 16 MB in: records, card sets and tables as large as they may be."""
    match = longest_match()
    record, moves = match.record(), len(match.played)
    cards = match.game.card_set.text
    cards += "#" * (250_000 - len(cards))

    async def take_table() -> None:
        plan = {"play_on": {"record": record, "moves": moves}}
        made = await me.ask("/tables", {"game": "gems", "seats": DEVICES, **plan})
        if made and "table" in made:
            await me.ask(f"/tables/{made['table']}/start", {}, made["host"])
            for path in ("record", "draws", "summary", "state?version=0"):
                await me.ask(f"/tables/{made['table']}/{path}", None, made["watch"])
            here = moves - 2  # little is missing, but it is the whole match that tells what
            hello: dict[str, object] = {"type": "hello", "keys": [made["watch"]], "version": here}
            await me.talk(made["table"], [made["watch"]], hello, seconds=5)

    async def ask() -> None:
        dice = random.random()
        if dice < 0.4:
            await me.ask("/summary", {"record": record})
        elif dice < 0.8:
            await me.ask("/cards", {"game": "gems", "cards": f"{cards}{random.random()}", "tree": True})
        else:
            await take_table()

    await me.flood(ask)


async def files(me: Attacker) -> None:
    """The largest files and answers, asked for on many sockets and not read, or read very slowly."""
    host, port = me.url.removeprefix("http://").split(":")
    paths = [
        "/here/engine/pyodide.asm.wasm.zst", "/here/engine/python_stdlib.zip.zst", "/docs/search/search_index.json",
        "/here/%2e%2e/%2e%2e/etc/passwd", "/docs/..%2f..%2fsetup.py", "/api/openapi.json",
        "/api/games/gnomopolis/puzzles",
    ]

    async def hold(slowly: bool) -> None:
        while me.goes_on:
            with contextlib.suppress(*BROKEN):
                await me.requests.wait(0.1)
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(ADDRESS, 0), limit=4096)
                me.asked += 1
                writer.write(f"GET {random.choice(paths)} HTTP/1.1\r\nhost: {host}\r\n\r\n".encode())
                for _ in range(100):
                    if not me.goes_on or writer.transport.is_closing():
                        break
                    if slowly:
                        await asyncio.wait_for(reader.read(2_000), 5)
                    await asyncio.sleep(0.5)
                writer.transport.abort()
            await asyncio.sleep(0.5)

    async def again() -> None:
        """A file that is here already: nothing is sent, so only the server works."""
        while me.goes_on:
            with contextlib.suppress(*BROKEN):
                tag = (await me.web.head("/here/engine/pyodide.asm.wasm.zst")).headers.get("etag", '"x"')
                for _ in range(50):
                    await me.requests.wait(0.1)
                    me.asked += 1
                    await me.web.get("/here/engine/pyodide.asm.wasm.zst", headers={"if-none-match": tag})
            await asyncio.sleep(0.2)

    await asyncio.gather(*[hold(n % 2 == 0) for n in range(130)], *[again() for _ in range(4)])


async def frames(me: Attacker) -> None:
    """Thousands of empty frames at once on a WebSocket, and as many requests behind each other on a line."""
    host, port = me.url.removeprefix("http://").split(":")
    made = await me.table(DEVICES)
    upgrade = (
        f"GET /api/tables/{made['table']}/ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n").encode()
    many = [bytes([first, 0x80, 0, 0, 0, 0]) * 40_000 for first in (0x89, 0x8A, 0x00)]  # pings, pongs, pieces
    request = f"GET /api/games?{'x' * 20_000} HTTP/1.1\r\nhost: x\r\n\r\n".encode()

    async def send(first: bytes, rest: bytes) -> None:
        while me.goes_on:
            with contextlib.suppress(*BROKEN):
                await me.requests.wait(2)
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(ADDRESS, 0))
                me.asked += 1
                writer.write(first)
                if first:
                    await asyncio.wait_for(reader.read(1_000), 5)
                for _ in range(20):
                    writer.write(rest)
                    await asyncio.wait_for(writer.drain(), 5)
                writer.transport.abort()
            await asyncio.sleep(0.2)

    short = b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n" * 6_000
    await asyncio.gather(*[send(upgrade, rest) for rest in many], send(b"", short), send(b"", request * 10))


async def rooms(me: Attacker) -> None:
    """More tables with cards of their own than are at hand, looked at, left while they load, and played again."""
    match = endless(4_000)
    text = match.game.card_set.text
    text += "#" * (200_000 - len(text))
    made: list[tuple[str, str]] = []

    async def make() -> None:
        plan: dict[str, object] = {"cards": f"{text}{random.random()}"}
        if random.random() < 0.3:
            plan = {"play_on": {"record": match.record(), "moves": len(match.played)}}
        table = await me.ask("/tables", {"game": "gems", "seats": DEVICES, **plan})
        if table and "table" in table:
            made.append((table["table"], ",".join([table["host"], *[seat["key"] for seat in table["keys"]]])))

    async def ask() -> None:
        if len(made) < 30 and random.random() < 0.2:
            await make()
        elif made:
            table, key = random.choice(made)
            path = random.choice([f"/tables/{table}", f"/tables/{table}/cards", f"/tables/{'x' * 2_000}{table}"])
            await me.ask(path, None, key, patience=random.choice([0.01, 20]))

    writes: list[dict[str, object]] = [{"type": "rematch"}, {"type": "hints", "seat": 0}, {"type": "start"}]

    async def write_and_rematch() -> None:
        while me.goes_on:
            if made:
                table, key = random.choice(made)
                await me.talk(table, key.split(","), random.choice(writes), seconds=5)
            await asyncio.sleep(0.2)

    await asyncio.gather(me.flood(ask), *[write_and_rematch() for _ in range(4)])


ALL = (scenarios, puzzles, looking, everything, files, frames, rooms)
