"""Rooms: what loading, keeping and changing a table may cost, whoever asks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import gnomehall
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import messages, seating
from gnomehall.server.rooms.hall import Hall
from gnomehall.server.rooms.people import Person
from gnomehall.server.settings import Settings
from gnomehall.server.wire import bodies, commands

OWN_CARDS = gnomehall.game("gems").card_set.text.replace("count = 10", "count = 11", 1)


@asynccontextmanager
async def opened(path: Path, **more: object) -> AsyncIterator[Hall]:
    """A hall in this process."""
    hall = Hall(Settings(store=str(path / "hall.db"), bot_workers=0, **more))  # type: ignore[arg-type]  # figures
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


async def new_table(hall: Hall, table: str, **more: object) -> list[str]:
    """Make a table of Gems for two people; its keys, the host's first."""
    plan = bodies.CreateTable("gems", [bodies.SeatPlan("device")] * 2, **more)  # type: ignore[arg-type]  # of the plan
    info, keys, host = seating.new_table(plan, 0)
    await hall.rooms.create(table, info)
    return [host, *(key.key for key in keys)]


def test_whoever_hangs_up_while_a_table_is_loaded_pays_and_leaves_nothing(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            for number in range(6):
                await new_table(hall, f"table{number}")
            load, at_once, paid = hall.store.load, [0], []

            async def slowly(table: str, since: int = 0) -> object:
                at_once.append(at_once[-1] + 1)
                await asyncio.sleep(0.02)
                found = await load(table, since)
                at_once.append(at_once[-1] - 1)
                return found

            monkeypatch.setattr(hall.store, "load", slowly)
            asking = [
                asyncio.create_task(hall.rooms.room(f"table{number}", "ab"[number % 2], lambda r: paid.append(r.id)))
                for number in range(6)
            ]
            await asyncio.sleep(0.01)
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            for name in ("x" * 100_000, "../x", "nothing"):
                with pytest.raises(Refusal, match="no-table"):
                    await hall.rooms.room(name, "c")
            while len(hall.rooms) < 6:
                await asyncio.sleep(0.01)
            assert max(at_once) == 2
            assert len(paid) == 6
            await asyncio.sleep(0)
            assert not hall.rooms._loading
            assert not hall.rooms._turns

    asyncio.run(work())


def test_one_address_loads_one_table_at_a_time(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            for name in "xyz":
                await new_table(hall, name)
            order: list[str] = []
            await asyncio.gather(*[
                hall.rooms.room(table, address, lambda room: order.append(room.id))
                for table, address in (("x", "a"), ("y", "a"), ("z", "b"))
            ])
            assert order.index("y") > order.index("x")
            assert sorted(order) == ["x", "y", "z"]

    asyncio.run(work())


def test_cards_are_not_read_again_at_every_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_more(*_given: object) -> None:
        raise AssertionError("the cards were read again")

    async def work() -> None:
        async with opened(tmp_path) as hall:
            keys = await new_table(hall, "table", cards=OWN_CARDS)
            room = await hall.rooms.room("table")
            seating.forget_games(-1)  # as when others have come with theirs meanwhile
            monkeypatch.setattr(seating, "parse_card_set", no_more)
            host = room.admit(Person(keys, "en", "a"))
            assert messages.room_message(room, host).own_cards
            await room.handle(host, commands.Configure("c", public=True))
            await room.handle(host, commands.Start("s"))
            assert messages.room_message(room, host).status == "playing"

    asyncio.run(work())
