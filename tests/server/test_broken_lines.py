"""A line that breaks while a move is being stored: the move counts if it is stored, and nobody is left waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from gnomehall.server.rooms import seating
from gnomehall.server.rooms.hall import Hall
from gnomehall.server.rooms.people import Person
from gnomehall.server.rooms.room import Room
from gnomehall.server.settings import Settings
from gnomehall.server.wire import bodies, commands


class Listener(Person):
    """Somebody who keeps what they hear."""

    def __init__(self, *keys: str) -> None:
        super().__init__(keys)
        self.versions: list[int] = []

    def send(self, message: bytes) -> None:
        heard = msgspec.json.decode(message)
        if heard["type"] == "state":
            self.versions.append(heard["version"])

    async def hears_of(self, version: int) -> None:
        """Wait for a version of the match."""
        async with asyncio.timeout(10):
            while not self.versions or self.versions[-1] < version:
                await asyncio.sleep(0.01)


Test = Callable[[Hall, Room, Listener, Listener], Awaitable[None]]


async def at_a_table(store: Path, second: str, test: Test) -> None:
    hall = Hall(Settings(store=str(store), bot_workers=0 if second == "device" else 1))
    await hall.open()
    try:
        level = "random" if second == "bot" else ""
        plan = bodies.CreateTable("gems", [bodies.SeatPlan("device"), bodies.SeatPlan(second, level=level)])
        plan.options = {"first": 0}
        info, keys, host = seating.new_table(plan, 0)
        await hall.rooms.create("table", info)
        room = await hall.rooms.room("table")
        player, other = Listener(keys[0].key, host), Listener(info.watch)
        for person in (player, other):
            await room.enter(person, commands.Hello(keys=list(person.keys)))
        await room.handle(player, commands.Start("s"))
        await player.hears_of(0)
        await test(hall, room, player, other)
    finally:
        await hall.close()


async def break_while_stored(hall: Hall, room: Room, player: Listener, monkeypatch: pytest.MonkeyPatch) -> int:
    """Play a move, and break the player's line between its commit and the answer; the version before."""
    commit, stored = hall.store.commit, asyncio.Event()

    async def slowly(*given: object) -> bool:
        found = await commit(*given)  # type: ignore[arg-type]  # passed on as given
        stored.set()
        await asyncio.sleep(60)
        return found

    match = room.begun()
    before = match.version
    move = commands.Play(f"m{before}", before, match.legal()[0].id)
    monkeypatch.setattr(hall.store, "commit", slowly)
    playing = asyncio.create_task(room.handle(player, move))
    await stored.wait()
    monkeypatch.setattr(hall.store, "commit", commit)
    playing.cancel()
    room.leave(player)
    return before


def test_the_others_hear_of_a_move_whose_sender_has_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall, room: Room, player: Listener, other: Listener) -> None:
        before = await break_while_stored(hall, room, player, monkeypatch)
        await other.hears_of(before + 1)
        assert room.version > before
        assert hall.metrics.errors._value.get() == 0

    asyncio.run(at_a_table(tmp_path / "hall.db", "device", test))


def test_a_bot_goes_on_after_such_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(hall: Hall, room: Room, player: Listener, other: Listener) -> None:
        for _ in range(3):  # a turn has several actions
            if room.begun().to_move != 0:
                break
            before = await break_while_stored(hall, room, player, monkeypatch)
            await other.hears_of(before + 1)
            await room.enter(player, commands.Hello(keys=list(player.keys)))
        async with asyncio.timeout(20):
            while not any(entry.seat == 1 for entry in room.begun().log):
                await asyncio.sleep(0.05)
        assert hall.metrics.errors._value.get() == 0, "no task failed"

    asyncio.run(at_a_table(tmp_path / "hall.db", "bot", test))
