"""Rooms: what loading, keeping and changing a table may cost, whoever asks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import gnomehall
from gnomehall.server.app.limits import Limits
from gnomehall.server.app.routing import Call
from gnomehall.server.app.tables_api import table_cards
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import alarms, housekeeping, messages, seating
from gnomehall.server.rooms.hall import Hall
from gnomehall.server.rooms.people import Person
from gnomehall.server.settings import Settings
from gnomehall.server.store.files import FileLock
from gnomehall.server.wire import bodies, commands
from gnomehall.server.wire.parts import ClockPlan
from tests.server.harness import DEVICES, FREE, Guest, running
from tests.server.harness import new_table as new_table_at

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


def test_a_table_with_a_clock_leaves_memory_and_its_alarm_brings_it_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path, housekeeping=0.05, idle_seconds=0.1) as hall:
            keys = await new_table(hall, "table", clock=ClockPlan("move", 60))
            room = await hall.rooms.room("table")
            await room.handle(room.admit(Person(keys, "en", "a")), commands.Start("s"))
            room.turn_since -= 59.0
            hall._alarms.set_alarm(room)
            seat, gone = room.begun().to_move, room
            while hall.rooms.find("table") is not None:
                await asyncio.sleep(0.02)
            assert seat is not None
            while (back := hall.rooms.find("table")) is None or not back.info.sitters[seat].played_by_bot:
                await asyncio.sleep(0.02)
            assert back is not gone

    asyncio.run(asyncio.wait_for(work(), 10))


def test_an_alarm_rings_again_if_the_store_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alarms, "AGAIN", 0.05)
    fails = [OSError("the disk"), OSError("the disk")]

    async def work() -> None:
        async with opened(tmp_path) as hall:
            keys = await new_table(hall, "table", clock=ClockPlan("move", 60))
            room = await hall.rooms.room("table")
            await room.handle(room.admit(Person(keys, "en", "a")), commands.Start("s"))
            commit = hall.store.commit

            async def sometimes(*given: object) -> bool:
                if fails:
                    raise fails.pop()
                return await commit(*given)  # type: ignore[arg-type]  # passed on as given

            monkeypatch.setattr(hall.store, "commit", sometimes)
            room.turn_since -= 100
            hall._alarms.set_alarm(room)
            while (stored := await hall.store.load("table")) is not None:
                if any(sitter.played_by_bot for sitter in stored.info.sitters):
                    break
                await asyncio.sleep(0.02)
            assert not fails

    asyncio.run(asyncio.wait_for(work(), 10))


def test_what_changes_nothing_is_not_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            keys = await new_table(hall, "table")
            room = await hall.rooms.room("table")
            host = room.admit(Person(keys, "en", "a"))
            await room.handle(host, commands.AllowHints("a", 0))
            revision = room.revision
            for _ in range(3):
                await room.handle(host, commands.AllowHints("b", 0))
            assert room.revision == revision
            await room.handle(host, commands.AllowHints("c", 0, yes=False))
            assert room.revision == revision + 1

    asyncio.run(work())


def test_one_room_that_fails_keeps_no_other_from_being_looked_after(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with opened(tmp_path, housekeeping=0.05, idle_seconds=0.01) as hall:
            async def broken() -> None:
                raise OSError("broken")

            for name in "ab":
                await new_table(hall, name)
                await hall.rooms.room(name)
            first = hall.rooms.all()[0]
            first.is_stale = True
            monkeypatch.setattr(first, "refresh", broken)
            await hall.rooms.refresh_all()
            while len(hall.rooms) > 1:
                first.is_stale = True
                await asyncio.sleep(0.02)
            assert hall.rooms.all() == [first]

    asyncio.run(asyncio.wait_for(work(), 10))


def test_the_cards_of_a_table_are_put_into_words_once(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path) as hall:
            keys = await new_table(hall, "table", cards=OWN_CARDS)
            limits = Limits(Settings(address_rate=0.001, address_burst=25))
            call = Call(hall, limits, "a", keys, "en")
            first = await table_cards(call, "table")
            assert await table_cards(call, "table") is first
            assert limits.addresses.left("a") == pytest.approx(15, abs=0.1)

    asyncio.run(work())


def test_every_code_is_a_guess() -> None:
    limits = Limits(Settings(guess_burst=20))
    codes = [f"CODE{number:04}" for number in range(12)]
    limits.guessed_wrong("a", [*codes, "k" * 32])
    limits.check_guess("a", codes)
    limits.guessed_wrong("a", codes)
    with pytest.raises(Refusal, match="too-fast"):
        limits.check_guess("a", codes)


def test_two_names_of_one_store_are_one_store(tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to(tmp_path / "hall.db")
    lock = FileLock(str(tmp_path / "hall.db"))
    with pytest.raises(gnomehall.ValidationError, match="another hall"):
        FileLock(str(tmp_path / "other.db"))
    lock.release()


def test_a_line_on_which_everything_is_refused_is_closed(tmp_path: Path) -> None:
    few = msgspec.structs.replace(FREE, most_refusals=5)
    with running(str(tmp_path / "hall.db"), few) as server:
        made = new_table_at(server.url, DEVICES)
        guest = Guest(server.url, made, made["watch"])
        guest.wait("room")
        for refusals in (4, 5):
            assert guest.ask("ping")["type"] == "pong"
            for _ in range(refusals):
                assert guest.ask("configure", public=True)["code"] == "not-host"
        with pytest.raises(ConnectionClosed):
            guest.ask("ping")
        guest.close()


def test_tables_of_older_rules_keep_no_other_from_being_archived(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "MOST_ARCHIVED", 2)
    over, asked = ["old0", "old1", "good"], []

    async def finished(_before: float, most: int) -> list[str]:
        return over[:most]

    async def room(table: str) -> None:
        asked.append(table)
        raise Refusal("older-rules" if table.startswith("old") else "no-table")

    async def work() -> None:
        async with opened(tmp_path) as hall:
            monkeypatch.setattr(hall.store, "finished", finished)
            monkeypatch.setattr(hall.rooms, "room", room)
            for _ in range(2):
                await hall._housekeeping.tidy()
            assert asked == over

    asyncio.run(work())
