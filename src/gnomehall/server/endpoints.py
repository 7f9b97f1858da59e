"""What each address of the HTTP API does."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping

import msgspec

import gnomehall
from gnomehall.core.cards import parse_card_set
from gnomehall.core.chance import commitment
from gnomehall.core.errors import CardMistake, GnomehallError
from gnomehall.core.game import Entry
from gnomehall.core.record import entry_text
from gnomehall.core.replay import read_record
from gnomehall.core.table import Table
from gnomehall.games import GAMES, rules_text
from gnomehall.games import game as game_named
from gnomehall.server import api, play, seating, wire
from gnomehall.server.bots import levels
from gnomehall.server.hall import Hall
from gnomehall.server.keys import hashed, new_key, new_table_id
from gnomehall.server.push import is_service
from gnomehall.server.refusal import Refusal
from gnomehall.server.room import Person, Room
from gnomehall.server.store import Change


class Call(msgspec.Struct):
    """A request, taken apart and checked."""

    hall: Hall
    place: Mapping[str, str]  # what the path names
    query: Mapping[str, int | str]
    keys: list[str]
    body: object

    @property
    def language(self) -> str:
        """The language wanted."""
        return str(self.query.get("language", "en"))

    async def room(self) -> tuple[Room, Person]:
        """The room of the path, and what the caller may do there."""
        room = await self.hall.room(self.place["table"])
        return room, room.person_of(self.keys, self.language)


# ---- tables


async def create_table(call: Call) -> api.Created:
    """Make a table."""
    wanted = call.body
    assert isinstance(wanted, api.CreateTable)
    entries = await _moves_before(call, wanted)
    about, keys, host = seating.new_table(wanted, len(entries))
    changes = [Change(0, about.created, "", [entry_text(entry) for entry in entries])] if entries else []
    table = new_table_id()
    await call.hall.create(table, about, changes)
    promise = commitment(bytes.fromhex(about.seed))
    return api.Created(table, about.code, about.watch, host, promise, keys)


async def _moves_before(call: Call, wanted: api.CreateTable) -> list[Entry]:
    """The moves a table that plays on begins with, chance included."""
    start = wanted.play_on
    if start is None:
        return []
    if start.record is not None:
        source: Table = await asyncio.to_thread(_read, start.record)
    elif start.table is not None:
        room = await call.hall.room(start.table)
        room.person_of([*call.keys, *([start.key] if start.key else [])], call.language)
        source = play.match_of(room)
        if not source.is_over:  # else one could see what chance will bring
            raise Refusal("not-over")
    else:
        raise Refusal("bad-table", problem="play_on")
    same = (wanted.game, len(wanted.seats)) == (source.game.name, source.seats)
    if not same or start.moves > len(source.played):
        raise Refusal("bad-table", problem="play_on")
    wanted.options = dict(source.options)
    if not source.game.card_set.is_standard:
        wanted.cards = source.game.card_set.text
    return list(source.played[: start.moves])


def _read(text: str) -> Table:
    try:
        return read_record(text, game_named).table()
    except GnomehallError as error:
        raise Refusal("bad-record", problem=str(error)) from error


async def list_tables(call: Call) -> list[api.OpenTable]:
    """Public tables that wait for players."""
    found = []
    for table, about in await call.hall.store.listed(100):
        if call.query.get("game", about.game) == about.game:
            people = [sitter for sitter in about.sitters if sitter.kind != "open"]
            host = next((sitter.name for sitter in people if sitter.kind == "human"), "")
            found.append(api.OpenTable(
                table, about.game, about.code, host, len(people), len(about.sitters), about.created))
    return found


async def table_of_code(call: Call) -> wire.Room:
    """The table of a code."""
    code = call.place["code"].upper()
    table = await call.hall.store.by_code(code)
    if table is None:
        raise Refusal("no-table")
    room = await call.hall.room(table)
    return room.room_message(room.person_of([*call.keys, code], call.language))


async def see_table(call: Call) -> wire.Room:
    """A table and the people around it."""
    room, person = await call.room()
    await room.refresh()
    return room.room_message(person)


async def join_table(call: Call) -> api.Joined:
    """Take an open seat."""
    wanted = call.body
    assert isinstance(wanted, api.Join)
    room = await call.hall.room(call.place["table"])
    room.person_of([*call.keys, *([wanted.code.upper()] if wanted.code else [])], call.language)
    key = wanted.key or new_key()
    seat = await room.change(lambda: seating.join(room.about, wanted, key))
    return api.Joined(room.id, seat, key, commitment(bytes.fromhex(room.about.seed)))


async def start_table(call: Call) -> wire.Room:
    """Begin the match (host); open seats stay an error."""
    room, person = await call.room()
    if room.about.status != "waiting":
        raise Refusal("started")
    await room.change(lambda: play.start(room, person, str(call.query.get("level", ""))))
    return room.room_message(person)


async def see_state(call: Call) -> wire.State:
    """The match; with `wait`, as soon as it is beyond a version."""
    room, person = await call.room()
    version = call.query.get("version")
    assert version is None or isinstance(version, int)
    if call.query.get("wait") and room.version <= (version or 0) and room.about.status != "over":
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(float(call.query["wait"])):
                await room.changed.wait()
    async with room.lock:
        await room.fetch()
        return room.state_message(person, version)


async def play_move(call: Call) -> wire.State:
    """Play a move."""
    room, person = await call.room()
    wanted = call.body
    assert isinstance(wanted, wire.Play)
    if not person.seats:
        raise Refusal("not-your-seat")
    mover = room.match.to_move if room.match else None
    seat = mover if mover in person.seats else min(person.seats)
    await room.change(lambda: play.play(room, person, wanted), f"{seat}/{wanted.id}")
    async with room.lock:
        await room.fetch()
        return room.state_message(person, wanted.version)


async def see_record(call: Call) -> str:
    """The match as a record; the seed is in it once the match is over."""
    try:
        room, _ = await call.room()
    except Refusal as refusal:
        kept = await call.hall.store.archived(call.place["table"]) if refusal.code == "no-table" else None
        if kept is None:
            raise
        public, hashes, record = kept
        if not public and not {hashed(key) for key in call.keys} & set(hashes):
            raise Refusal("no-key") from refusal
        return record
    async with room.lock:
        await room.fetch()
        return play.match_of(room).record()


# ---- records


async def verify(call: Call) -> api.Verified:
    """Derive every draw of a record again."""
    wanted = call.body
    assert isinstance(wanted, api.Verify)
    try:
        return api.Verified(await asyncio.to_thread(gnomehall.verify, wanted.record))
    except GnomehallError as error:
        raise Refusal("bad-record", problem=str(error)) from error


# ---- games


async def list_games(call: Call) -> list[api.GameInfo]:
    """The games of the hall."""
    found = []
    for name in GAMES:
        game = game_named(name)
        options = [
            api.OptionInfo(option.name, option.default, list(option.choices), option.rule)
            for option in game.options
        ]
        found.append(api.GameInfo(
            game.name, game.title, game.fewest, game.most, game.minutes, game.rules_version,
            game.card_set.hash, options, list(game.rules), levels(game.name)))
    return found


async def list_cards(call: Call) -> list[dict[str, object]]:
    """The cards of a game, in words."""
    return list(_game(call).describe_cards(call.language))  # type: ignore[arg-type]  # JSON is an object


async def table_cards(call: Call) -> list[dict[str, object]]:
    """The cards a table plays with, in words."""
    room, _ = await call.room()
    return list(seating.game_of(room.about).describe_cards(call.language))  # type: ignore[arg-type]  # as above


async def card_file(call: Call) -> str:
    """The card set of a game, TOML."""
    return _game(call).card_set.text


async def game_rules(call: Call) -> str:
    """The rules of a game, Markdown."""
    try:
        return rules_text(_game(call).name, call.language)
    except OSError as error:
        raise Refusal("not-found") from error


def _game(call: Call) -> gnomehall.Game:
    name = call.place["game"]
    if name not in GAMES:
        raise Refusal("not-found")
    return game_named(name)


async def check_cards(call: Call) -> api.CardsChecked:
    """Whether a card set can be played with."""
    wanted = call.body
    assert isinstance(wanted, api.CheckCards)
    if wanted.game not in GAMES:
        raise Refusal("not-found")
    tree = _tree(wanted.cards) if wanted.tree else None
    try:
        game = await asyncio.to_thread(seating.load_game, wanted.game, wanted.cards)
    except Refusal as refusal:
        mistake = refusal.__cause__
        if isinstance(mistake, CardMistake):
            where = [*mistake.where.split(": ")[1:], mistake.name]  # without the file
            return api.CardsChecked(False, str(mistake), "", where, mistake.problem, tree=tree)
        return api.CardsChecked(False, str(mistake), "", [], str(mistake), tree=tree)
    cards = game.describe_cards(wanted.language)
    warnings = game.warnings(wanted.language)
    return api.CardsChecked(True, "", game.card_set.hash, cards=cards, warnings=warnings, tree=tree)


def _tree(cards: str) -> dict[str, object] | None:
    try:
        return parse_card_set(cards, "cards").data
    except GnomehallError:  # the loader says what is wrong with it
        return None


# ---- the server


async def push_info(call: Call) -> api.PushInfo:
    """The server's key for Web Push."""
    return api.PushInfo(await call.hall.push.is_available(), call.hall.push.public_key)


async def subscribe(call: Call) -> api.PushInfo:
    """Tell a browser when it is the turn of the caller's seats."""
    room, person = await call.room()
    wanted = call.body
    assert isinstance(wanted, api.Subscribe)
    if not person.seats:
        raise Refusal("not-your-seat")
    if not is_service(wanted.endpoint):
        raise Refusal("bad-message", problem="endpoint")
    what = msgspec.json.encode({
        "keys": {"p256dh": wanted.keys.p256dh, "auth": wanted.keys.auth}, "language": wanted.language,
    }).decode()
    for seat in person.seats:
        await call.hall.store.subscribe(wanted.endpoint, room.id, seat, what)
    return await push_info(call)


async def health(call: Call) -> api.Health:
    """Whether the server is well: its store answers."""
    await call.hall.store.by_code("")
    return api.Health(True, gnomehall.__version__, len(call.hall.rooms), call.hall.connections)


async def metrics(call: Call) -> str:
    """Figures for Prometheus."""
    return call.hall.metrics.text(len(call.hall.rooms), call.hall.connections)
