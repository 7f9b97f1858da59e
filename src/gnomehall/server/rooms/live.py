"""A table in memory: what is known about it, its match, its clock, and who is here."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from gnomehall.core.game import Entry, Game, Move
from gnomehall.core.record import parse_entry
from gnomehall.core.table import Table
from gnomehall.scenarios.verdict import Verdict
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms.history import History
from gnomehall.server.rooms.people import Person
from gnomehall.server.rooms.seating import begin, game_of
from gnomehall.server.store.base import Change, Stored, TableInfo


@dataclass(frozen=True)
class Times:
    """When the turn began and people left, at a version of the match: the store does not know."""

    version: int
    turn_since: float
    absent_since: dict[int, float]


class LiveTable:
    """What actions read and change.  `Room` stores their changes and tells the people."""

    def __init__(self, stored: Stored, presence_seconds: float, absence_seconds: float = 0.0) -> None:
        self.id = stored.id
        self.people: set[Person] = set()
        self.elsewhere: dict[str, tuple[list[int], int, float]] = {}  # process -> seats, watchers, when
        self.absent_since: dict[int, float] = {}
        self.charged_address = ""  # the address of whoever looked last: bots think here on their account
        self.looked = 0.0  # when somebody last did
        self._presence_seconds = presence_seconds
        self._absence_seconds = absence_seconds
        self.hold(stored.info, game_of(stored.info))
        self.adopt(stored)

    def hold(self, info: TableInfo, game: Game) -> None:
        """Have the game of this info at hand."""
        self._cards, self._game = (info.game, info.cards), game

    def has_game_of(self, info: TableInfo) -> bool:
        """Whether the game of this info is at hand."""
        return self._cards == (info.game, info.cards)

    @property
    def game(self) -> Game:
        """The game that is played here, with its cards."""
        if not self.has_game_of(self.info):
            self.hold(self.info, game_of(self.info))
        return self._game

    def adopt(self, stored: Stored) -> None:
        """Become what is stored."""
        self.revision, self.info = stored.revision, stored.info
        self._before: bytes | None = None  # the info before the action that changes it
        self._done: dict[str, int] = {}  # commands of the log, and the version each led to
        self._spent = [0.0] * len(self.info.sitters)  # seconds on the clock
        self.match: Table | None = None
        self.history = History()
        self.verdict: Verdict | None = None  # how the scenario stands, if it plays one
        self.turn_since = time.time()
        self.inherited: list[str] = []  # of a table that plays on, before it begins: the moves before
        if self.info.status == "waiting":
            self.inherited = [text for change in stored.changes for text in change.entries]
            return
        game = self.game
        self._watch()
        entries = [[parse_entry(game, text) for text in change.entries] for change in stored.changes]
        self.match = Table(
            game, len(self.info.sitters), self.info.options, bytes.fromhex(self.info.seed), self.info.entropy,
            log=(entry for some in entries for entry in some), inherited=self.info.inherited_moves,
            on_entry=self._entered, promised=[sitter.promised for sitter in self.info.sitters])
        self._begun(self.match)
        for change, some in zip(stored.changes, entries, strict=True):
            self.remember(change, some)
        self.turn_since = time.time()  # the time the server was away is nobody's

    def follow(self, changes: Iterable[Change]) -> None:
        """Enter what another process stored."""
        match = self.begun()
        self.history.keep_from(match.version)
        for change in changes:
            entries = [parse_entry(match.game, text) for text in change.entries]
            for entry in entries:
                match.follow(entry)
            self.remember(change, entries)

    def remember(self, change: Change, entries: list[Entry]) -> None:
        """A change is stored: its command was carried out, and its seat took this long."""
        if change.command:
            self._done[change.command] = change.seq + len(entries)
        if entries and entries[0].seat >= 0:
            self._spent[entries[0].seat] += max(0.0, change.at - self.turn_since)
        self.turn_since = change.at

    # ---- the info

    def edit(self) -> TableInfo:
        """The info, to be changed.  It is stored afterwards, or put back if the action refuses."""
        if self._before is None:
            self._before = msgspec.json.encode(self.info)
        return self.info

    @property
    def is_edited(self) -> bool:
        """Whether an action has changed the info."""
        return self._before is not None and self._before != msgspec.json.encode(self.info)

    def edits_are_stored(self) -> None:
        """The info is as the store has it."""
        self._before = None

    def drop_edits(self) -> None:
        """Put the info back."""
        if self._before is not None:
            self.info, self._before = msgspec.json.decode(self._before, type=TableInfo), None

    # ---- the match

    @property
    def version(self) -> int:
        """Of the match; 0 before it begins."""
        return self.match.version if self.match else 0

    def begun(self) -> Table:
        """The match, if it has begun."""
        if self.match is None:
            raise Refusal("not-started")
        return self.match

    def begin(self, level: str) -> None:
        """Begin the match; open seats go to bots of a level."""
        game = self.game
        before = [parse_entry(game, text) for text in self.inherited]
        self._watch(len(before))
        self.match = begin(self.edit(), game, level, before, self._entered)
        self._begun(self.match)

    def _watch(self, before: int | None = None) -> None:
        """Watch the log anew; a scenario begins after some moves."""
        self.history, of = History(), self.info.scenario
        after = self.info.inherited_moves if before is None else before
        self.verdict = None if of is None else Verdict(
            self.game, of.seat, [it.goal for it in of.goals], of.until, after)

    def _entered(self, table: Table, entry: Entry, move: Move) -> None:
        self.history.entered(table, entry, move)
        if self.verdict is not None:
            self.verdict.entered(table, entry, move)

    def _begun(self, match: Table) -> None:
        """What a scenario adds to a match that has begun."""
        of = self.info.scenario
        if of is not None and self.verdict is not None:
            match.scenario, match.stands = of.id, match.inherited_moves
            self.verdict.look(match)

    # ---- commands that were carried out

    def command_name(self, person: Person, command: str) -> str:
        """Under what name a command that changes the log is remembered: that of a seat of the sender."""
        mover = self.match.to_move if self.match else None
        seat = mover if mover in person.seats else min(person.seats, default=None)
        return "" if seat is None else f"{seat}/{command}"

    def version_after(self, person: Person, command: str) -> int | None:
        """The version a command of this person led to, if it was carried out before."""
        for seat in person.seats:
            version = self._done.get(f"{seat}/{command}")
            if version is not None:
                return version
        return None

    # ---- people

    def admit(self, person: Person) -> Person:
        """Find somebody's seats; refuses those who may not even look."""
        person.seat(self.info)
        if not person.may_see(self.info):
            raise Refusal(person.why_not_see(self.info))
        if person.seats or person.is_host or not self.people:
            self.charged_address = person.address
        self.looked = time.monotonic()
        return person

    def here(self) -> set[int]:
        """The seats somebody is connected for, on any process."""
        now = time.monotonic()
        found = {seat for person in self.people for seat in person.seats}
        for seats, _, when in self.elsewhere.values():
            if now - when < self._presence_seconds:
                found.update(seats)
        return found

    def is_away(self, seat: int) -> bool:
        """Whether nobody has been connected for a seat for a while; a line that breaks is soon there again."""
        since = self.absent_since.get(seat, time.time())
        return seat not in self.here() and time.time() - since >= self._absence_seconds

    def watchers(self) -> int:
        """How many only look on, on any process."""
        now = time.monotonic()
        others = sum(count for _, count, when in self.elsewhere.values() if now - when < self._presence_seconds)
        return others + sum(not person.seats for person in self.people)

    def is_human(self, seat: int) -> bool:
        """Whether the owner of a seat plays it: it is taken, and not by a bot."""
        sitter = self.info.sitters[seat]
        return sitter.kind == "human" and not sitter.played_by_bot

    # ---- the clock

    def left(self, seat: int, now: float) -> float:
        """Seconds left to a seat; it may be less than none."""
        plan, match = self.info.clock, self.match
        assert plan is not None
        thinking = now - self.turn_since if match is not None and match.to_move == seat else 0.0
        if plan.kind == "move":
            return plan.seconds - thinking
        moves = sum(1 for played in match.played if played.seat == seat) if match and plan.increment else 0
        return plan.seconds + plan.increment * moves - self._spent[seat] - thinking

    def times(self) -> Times:
        """What must be kept of a table that is closed while its clock runs."""
        return Times(self.version, self.turn_since, self.absent_since)

    def take_up(self, times: Times | None) -> None:
        """Let the clock go on as it did before the table was closed."""
        if times is not None and times.version == self.version:
            self.turn_since, self.absent_since = times.turn_since, times.absent_since

    def due(self) -> float | None:
        """When the seat to move will have kept the others waiting too long, if ever."""
        info, match = self.info, self.match
        if (info.clock is None and info.lend_after is None) or match is None:
            return None
        if match.to_move is None or not self.is_human(match.to_move):
            return None
        now, seat = time.time(), match.to_move
        moments = []
        if info.clock is not None:
            moments.append(now + self.left(seat, now))
        if info.lend_after is not None and seat not in self.here():
            since = max(self.absent_since.get(seat, self.turn_since), self.turn_since)
            moments.append(since + info.lend_after)
        return min(moments, default=None)
