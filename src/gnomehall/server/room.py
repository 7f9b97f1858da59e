"""A room: a table, its match, and the people around it.

Every command is a plain function that changes `about` and `match` in memory and may refuse.  `change`
runs it, stores what it changed, and only then tells anybody; if another process was first, what it did
is fetched and the function runs again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec import Raw

from gnomehall.core.record import entry_text, parse_entry
from gnomehall.core.table import Table
from gnomehall.server import show, wire
from gnomehall.server.keys import hashed
from gnomehall.server.match import History
from gnomehall.server.refusal import Refusal
from gnomehall.server.seating import game_of
from gnomehall.server.store import About, Change, Stored

if TYPE_CHECKING:
    from gnomehall.server.hall import Hall

T = TypeVar("T")
TRIES = 6
encode = msgspec.json.Encoder().encode


class Person:
    """Somebody around a table: the seats they hold, and how to reach them."""

    def __init__(self, language: str = "en") -> None:
        self.hashes: set[str] = set()  # of their keys
        self.seats: frozenset[int] = frozenset()
        self.is_host = False
        self.language = language
        self.version = 0  # of the match, as last sent to them

    def send(self, message: bytes) -> None:
        """Send a message, if there is a line to them."""


class Room:
    """A table on this process."""

    def __init__(self, hall: Hall, stored: Stored) -> None:
        self.hall = hall
        self.id = stored.id
        self.lock = asyncio.Lock()
        self.people: set[Person] = set()
        self.elsewhere: dict[str, tuple[list[int], int, float]] = {}  # process -> seats, watchers, when
        self.changed = asyncio.Event()  # set, and replaced, at every change of the match
        self.is_stale = False
        self.used = time.monotonic()
        self.shown: tuple[int, int | None] = (0, None)  # the version and mover last published
        self.absent_since: dict[int, float] = {}
        self.chat_shown = 0
        self._adopt(stored)
        self.shown = (self.version, self.match.to_move if self.match else None)

    # ---- loading

    def _adopt(self, stored: Stored) -> None:
        self.revision, self.about = stored.revision, stored.about
        self.commands: dict[str, int] = {}
        self.spent = [0.0] * len(self.about.sitters)  # seconds on the clock
        self.turn_since = time.time()
        self.match: Table | None = None
        self.history = History()
        self.given: list[Change] = []  # of a table that plays on, before it begins: the moves before
        if self.about.status == "waiting":
            self.given = stored.changes
            return
        game = game_of(self.about)
        entries = [parse_entry(game, text) for change in stored.changes for text in change.entries]
        self.match = Table(
            game, len(self.about.sitters), self.about.options, bytes.fromhex(self.about.seed), self.about.entropy,
            log=entries, inherited=self.about.given, on_entry=self.history.entered)
        self._remember(stored.changes)
        self.turn_since = time.time()  # the time the server was away is nobody's

    def _remember(self, changes: Iterable[Change]) -> None:
        for change in changes:
            if change.command:
                self.commands[change.command] = change.seq + len(change.entries)
            if change.entries and not change.entries[0].startswith("chance"):
                self.spent[int(change.entries[0].split(" ")[0])] += max(0.0, change.at - self.turn_since)
            self.turn_since = change.at

    async def refresh(self) -> None:
        """Fetch what other processes did, and tell the people here."""
        async with self.lock:
            await self.fetch()

    async def fetch(self) -> None:
        """The same, for those who hold the lock."""
        if not self.is_stale:
            return
        self.is_stale = False  # before loading: what is stored meanwhile makes it stale again
        try:
            stored = await self.hall.store.load(self.id, since=self.version)
        except BaseException:
            self.is_stale = True
            raise
        if stored is None:
            raise Refusal("no-table")
        about_changed = stored.revision != self.revision
        if self.match is None or stored.about.status == "waiting":
            self._adopt(stored)
        else:
            self.revision, self.about = stored.revision, stored.about
            self.history.keep_from(self.version)
            for change in stored.changes:
                for text in change.entries:
                    self.match.follow(parse_entry(self.match.game, text))
            self._remember(stored.changes)
        if self.version != self.shown[0] or about_changed:
            self._publish(about_changed)
            self.hall.nudge(self, is_ours=False)

    @property
    def version(self) -> int:
        """Of the match; 0 before it begins."""
        return self.match.version if self.match else 0

    # ---- changing

    async def change(self, act: Callable[[], T], command: str = "") -> T:
        """Run a command, store what it changed, publish; the one way in."""
        async with self.lock:
            self.used = time.monotonic()
            for _ in range(TRIES):
                await self.fetch()
                version, before = self.version, encode(self.about)
                self.history.keep_from(version)
                try:
                    result = act()
                except BaseException:
                    self._forget(version, before)
                    raise
                if await self._store(version, before, command):
                    return result
            raise Refusal("busy")

    def _forget(self, version: int, before: bytes) -> None:
        """An act that refused may have begun to change things: undo that."""
        if encode(self.about) != before:
            self.about = msgspec.json.decode(before, type=About)
        if self.version != version:
            self.match, self.is_stale = None, True

    async def _store(self, version: int, before: bytes, command: str) -> bool:
        match = self.match
        if match is not None and match.is_over:
            self.about.status = "over"
        about_changed = encode(self.about) != before
        change = None
        if match is not None and match.version > version:
            change = Change(version, time.time(), command, [entry_text(entry) for entry in match.log[version:]])
        if change is None and not about_changed:
            return True
        revision = self.revision if about_changed else None
        kept = False
        try:
            if version == 0 and self.about.status != "waiting":
                change = self._first_change(change)
            kept = await self.hall.store.commit(self.id, revision, self.about, change, self.hall.process)
        finally:
            if not kept:  # lost the race, or nobody knows: what is stored counts
                self.match, self.is_stale = None, True
        if not kept:
            return False
        self.revision += int(about_changed)
        if change is not None:
            self._remember([change])
            self.hall.metrics.moves += 1
            if self.about.status == "over":
                self.hall.ended(self)
        is_new_turn = self._publish(about_changed)
        self.hall.nudge(self, is_ours=True)
        if is_new_turn:
            self.hall.tell_turn(self)
        return True

    def _first_change(self, change: Change | None) -> Change | None:
        """A table that plays on has its first moves stored already; the change begins after them."""
        given = sum(len(change.entries) for change in self.given)
        if change is None or not given:
            return change
        rest = change.entries[given:]
        return Change(given, change.at, change.command, rest) if rest else None

    # ---- people

    def person_of(self, keys: Sequence[str], language: str, person: Person | None = None) -> Person:
        """What somebody with these keys may do; refuses those who may not even look."""
        found = person or Person()
        found.language, found.hashes = language, {hashed(key) for key in keys}
        self._seat(found)
        about = self.about
        is_known = found.is_host or bool(found.seats)
        if not (is_known or about.public or about.watch in keys or about.code in keys):
            raise Refusal("no-key")
        return found

    def _seat(self, person: Person) -> None:
        person.seats = frozenset(
            seat for seat, sitter in enumerate(self.about.sitters) if sitter.key in person.hashes)
        person.is_host = self.about.host in person.hashes

    def here(self) -> set[int]:
        """The seats somebody is connected for, on any process."""
        now = time.monotonic()
        found = {seat for person in self.people for seat in person.seats}
        for seats, _, when in self.elsewhere.values():
            if now - when < self.hall.settings.presence_seconds:
                found.update(seats)
        return found

    def watchers(self) -> int:
        """How many only look on."""
        now = time.monotonic()
        others = sum(
            count for _, count, when in self.elsewhere.values()
            if now - when < self.hall.settings.presence_seconds
        )
        return others + sum(not person.seats for person in self.people)

    # ---- showing

    def room_message(self, person: Person) -> wire.Room:
        """The table and the people."""
        return show.room_message(
            self.id, self.about, self.version, self.here(), self.watchers(), set(person.seats),
            person.is_host,
        )

    def state_message(self, person: Person, since: int | None) -> wire.State:
        """The match, with what happened after a version; for a newcomer (None) all of it, in words."""
        match = self.match
        if match is None:
            raise Refusal("not-started")
        frames = {} if since is None else show.missed(match, self.history, min(since, match.version))
        since = min(since or 0, match.version)
        language = person.language
        names = [sitter.name for sitter in self.about.sitters]
        return wire.State(
            table=self.id, version=match.version, since=since,
            events=show.events(match, self.history, since, frames, names, language),
            view=Raw(self.history.view(match)), to_move=match.to_move, legal=self._legal(match, language),
            mine=match.to_move in person.seats, undo=show.undo_info(match), clock=self.clock(),
            over=match.is_over, score_lines=show.score_lines(match, language),
            seed=match.chance.seed.hex() if match.is_over else None,
        )

    def _legal(self, match: Table, language: str) -> list[wire.Legal]:
        if match.is_over:
            return []
        return [show.button(match.game, move, language) for move in match.state.legal_ids()]

    def send_all(self, message: wire.FromServerMessage) -> None:
        """The same message to everybody here."""
        data = encode(message)
        for person in self.people:
            person.send(data)

    def send_room(self) -> None:
        """Show everybody the room anew."""
        for person in self.people:
            person.send(encode(self.room_message(person)))

    def _publish(self, about_changed: bool) -> bool:
        """Tell everybody here what happened since the version they were sent last; whether the turn passed."""
        match = self.match
        if about_changed:  # seats may have changed hands
            for person in self.people:
                self._seat(person)
            self.send_room()
        now = (self.version, match.to_move if match else None)
        if match is None or (now == self.shown and now[0]):
            return False
        is_new_turn, self.shown = now[1] != self.shown[1], now
        self.changed.set()
        self.changed = asyncio.Event()
        states: dict[tuple[str, int], wire.State] = {}
        made: dict[tuple[str, int, bool], bytes] = {}
        for person in self.people:
            same, is_mine = (person.language, person.version), match.to_move in person.seats
            if same not in states:
                states[same] = self.state_message(person, person.version)
            if (*same, is_mine) not in made:
                states[same].mine = is_mine
                made[*same, is_mine] = encode(states[same])
            person.send(made[*same, is_mine])
            person.version = match.version
            if is_mine and is_new_turn:
                person.send(encode(wire.YourTurn(match.to_move or 0)))
        return is_new_turn

    # ---- the clock

    def left(self, seat: int, now: float) -> float:
        """Seconds left to a seat; it may be less than none."""
        plan = self.about.clock
        assert plan is not None
        match = self.match
        running = match is not None and match.to_move == seat
        thinking = now - self.turn_since if running else 0.0
        if plan.kind == "move":
            return plan.seconds - thinking
        moves = sum(1 for played in match.played if played.seat == seat) if match and plan.increment else 0
        return plan.seconds + plan.increment * moves - self.spent[seat] - thinking

    def clock(self) -> wire.Clock | None:
        """The clock as it stands."""
        if self.about.clock is None or self.match is None:
            return None
        now = time.time()
        left = [max(0, int(1000 * self.left(seat, now))) for seat in range(len(self.about.sitters))]
        return wire.Clock(self.about.clock.kind, left, self.match.to_move)
