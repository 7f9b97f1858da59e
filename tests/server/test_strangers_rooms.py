"""Rooms: what loading, keeping and changing a table may cost, whoever asks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import gnomehall
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
