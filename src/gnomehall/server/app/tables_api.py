"""The addresses of tables."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from msgspec import Raw

from gnomehall.core import chance
from gnomehall.server.app import games_api, replays_api, scenarios_api, status_api
from gnomehall.server.app.routing import Call, Number, Seconds, Word
from gnomehall.server.jobs.levels import is_level
from gnomehall.server.jobs.visitor_jobs import Match, ReadMatch, ReadOut, VetCards
from gnomehall.server.keys import new_key, new_table_id
from gnomehall.server.push import service_address
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import actions, messages, seating
from gnomehall.server.rooms.bot_driver import position_of
from gnomehall.server.store.base import Change, DailyOf, ScenarioOf
from gnomehall.server.wire import bodies
from gnomehall.server.wire.answers import Room, State
from gnomehall.server.wire.commands import Play, Start
from gnomehall.server.wire.parts import Commitment, Entropy


async def create_table(call: Call, body: bodies.CreateTable) -> bodies.Created:
    """Make a table."""
    if body.scenario is not None:
        return await play_scenario(call, body, body.scenario)
    return await make_table(call, body, await _moves_before(call, body))


async def make_table(
    call: Call, wanted: bodies.CreateTable, before: list[str], daily: DailyOf | None = None,
    scenario: ScenarioOf | None = None,
) -> bodies.Created:
    """A new table, that begins with some moves or plays a daily deal or a scenario; its keys are shown once."""
    is_bots_only = all(plan.sit == "bot" for plan in wanted.seats)
    size = len(wanted.cards or "") + 20 * len(before)
    call.limits.open_table(call.address, size, is_bots_only)
    game = None
    if wanted.cards is not None:  # in a process of its own first: what it refuses is never loaded here
        seating.check_game(wanted.game)
        await call.ask(VetCards(wanted.game, wanted.cards))
        game = await asyncio.to_thread(seating.load_game, wanted.game, wanted.cards)
    info, keys, host = seating.new_table(wanted, len(before), game)
    info.daily, info.scenario = daily, scenario
    info.starts_by_itself = scenario is not None
    table = new_table_id()
    changes = [Change(0, info.created, "", before)] if before else []
    await call.hall.rooms.create(table, info, changes)
    return bodies.Created(table, info.code, info.watch, host, chance.commitment(bytes.fromhex(info.seed)), keys)


async def play_scenario(call: Call, wanted: bodies.CreateTable, asked: bodies.PlayScenario) -> bodies.Created:
    """A table that plays a scenario; it begins when the player comes, so that their entropy is in its chance."""
    scenario, of = await scenarios_api.find(call, asked.id)
    if asked.show and not is_level(asked.show):
        raise Refusal("no-level")
    called = [*wanted.seats, *[bodies.SeatPlan()] * len(scenario.bots)]
    levels = [asked.show, *scenario.bots]  # a person has none
    seats = [
        bodies.SeatPlan("bot" if level else "device", who.name, who.avatar, level)
        for who, level in zip(called, levels, strict=False)
    ]
    turned = seats[len(seats) - scenario.seat :] + seats[: len(seats) - scenario.seat]  # clockwise from the player's
    plan = bodies.CreateTable(
        scenario.game, turned, dict(scenario.options), scenario.cards or None, pace=wanted.pace,
        language=wanted.language)
    opening = await scenarios_api.entries(call, scenario, asked.choices)
    return await make_table(call, plan, opening, scenario=of)


async def _moves_before(call: Call, wanted: bodies.CreateTable) -> list[str]:
    """The moves a table that plays on begins with, chance included."""
    start = wanted.play_on
    if start is None:
        return []
    if start.record is not None:
        found = msgspec.json.decode(await call.ask(ReadMatch(Match(start.record))), type=ReadOut)
        source = found.position
    elif start.table is not None:
        room, _ = await call.room(start.table, *([start.key] if start.key else []))
        if not room.begun().is_over:  # else one could see what chance will bring
            raise Refusal("not-over")
        source = position_of(room, room.begun())
    else:
        raise Refusal("bad-table", problem="play_on")
    same = (wanted.game, len(wanted.seats)) == (source.game, source.seats)
    if not same or start.moves > min(len(source.log), call.hall.settings.most_moves):
        raise Refusal("bad-table", problem="play_on")
    wanted.options, wanted.cards = dict(source.options), source.cards
    return source.log[: start.moves]


async def list_tables(call: Call, game: Word | None = None) -> list[bodies.OpenTable]:
    """Public tables that wait for players."""
    found = []
    for table, info in await call.hall.rooms.listed():
        if game is None or game == info.game:
            people = [sitter for sitter in info.sitters if sitter.kind != "open"]
            host = next((sitter.name for sitter in people if sitter.kind == "human"), "")
            found.append(bodies.OpenTable(
                table, info.game, info.code, host, len(people), len(info.sitters), info.created))
    return found


async def table_of_code(call: Call, code: str) -> Room:
    """The table of a code."""
    code = code.upper()
    call.limits.check_guess(call.address, [code])
    table = await call.hall.store.by_code(code)
    if table is None:
        call.limits.guessed_wrong(call.address, [code])
        raise Refusal("no-table")
    return messages.room_message(*await call.room(table, code))


async def see_table(call: Call, table: str) -> Room:
    """A table and the people around it."""
    room, person = await call.room(table)
    await room.refresh()
    return messages.room_message(room, person)


async def join_table(call: Call, table: str, body: bodies.Join) -> bodies.Joined:
    """Take an open seat."""
    code = body.code.upper() if body.code else ""
    room, person = await call.room(table, *[key for key in (code, body.key) if key])
    if not person.may_join(room.info):
        raise Refusal("only-watch")
    key = body.key or new_key()
    seat = await room.change(lambda: seating.join(room.edit(), body, key))
    return bodies.Joined(room.id, seat, key, chance.commitment(bytes.fromhex(room.info.seed)))


async def start_table(
    call: Call, table: str, level: Word = "", entropy: Entropy = "", commitment: Commitment = "",
) -> Room:
    """Begin the match (host); open seats stay an error.  The caller's seats may still add their entropy."""
    room, person = await call.room(table)
    if room.info.status != "waiting":
        raise Refusal("started")
    if entropy:
        await room.change(lambda: actions.come(room, person, entropy, commitment))
    await room.handle(person, Start("start", level))
    return messages.room_message(room, person)


async def see_state(call: Call, table: str, version: Number | None = None, wait: Seconds = 0) -> State:
    """The match; with `wait`, as soon as it is beyond a version."""
    room, person = await call.room(table)
    if wait and room.version <= (version or 0) and room.info.status != "over":
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await room.changed.wait()
    async with room.lock:
        await room.fetch()
        call.charge(messages.cost(room, version))
        return messages.state_message(room, person, version)


async def play_move(call: Call, table: str, body: Play) -> State:
    """Play a move."""
    room, person = await call.room(table)
    call.charge(messages.cost(room, body.version))
    await room.handle(person, body)
    async with room.lock:
        await room.fetch()
        return messages.state_message(room, person, body.version)


async def see_record(call: Call, table: str) -> str:
    """The match as a record; the seed is in it once the match is over."""
    try:
        room, _ = await call.room(table)
    except Refusal as refusal:
        return await replays_api.archived_record(call, table, refusal)
    async with room.lock:
        await room.fetch()
        return replays_api.record_of(call, room.begun())


async def table_cards(call: Call, table: str) -> Raw:
    """The cards a table plays with, in words."""
    room, _ = await call.room(table)
    return await games_api.cards_of(call, room.game)


async def subscribe(call: Call, table: str, body: bodies.Subscribe) -> bodies.PushInfo:
    """Tell a browser when it is the turn of the caller's seats."""
    room, person = await call.room(table)
    if not person.seats:
        raise Refusal("not-your-seat")
    endpoint = service_address(body.endpoint)
    if endpoint is None:
        raise Refusal("bad-message", problem="endpoint")
    what = msgspec.json.encode({
        "keys": {"p256dh": body.keys.p256dh, "auth": body.keys.auth}, "language": body.language,
    }).decode()
    for seat in person.seats:
        await call.hall.push.subscribe(endpoint, room.id, seat, what)
    return await status_api.push_info(call)
