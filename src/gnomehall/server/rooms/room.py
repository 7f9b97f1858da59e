"""A room: a live table and the people around it.

`handle` carries a command out.  An action changes the table in memory and may refuse; `change` runs it, stores
what it changed, and only then tells anybody.  If another process was first, what it did is fetched and the
action runs again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from gnomehall.core.letters import clean
from gnomehall.core.record import entry_text
from gnomehall.server.jobs.jobs import Position
from gnomehall.server.keys import new_table_id
from gnomehall.server.metrics import Metrics
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import actions, hints, messages, seating
from gnomehall.server.rooms.live import LiveTable
from gnomehall.server.rooms.people import Person
from gnomehall.server.store.base import Change, Reacted, Store, Stored, TableInfo, WatcherSaid
from gnomehall.server.wire import answers, commands

T = TypeVar("T")
TRIES = 6
REMATCH_TRIES = 20
LONGEST_CHAT = 300
encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Surroundings:
    """What a room needs from its process, and the callbacks it reports to."""

    store: Store
    process: str  # its name among the processes
    presence_seconds: float
    absence_seconds: float
    metrics: Metrics
    hints: hints.Hints
    views: Callable[[str, Position, int], Coroutine[None, None, dict[int, bytes]]]  # for whom, of what, after what
    table_watchers: int
    create: Callable[[str, TableInfo], Coroutine[None, None, None]]
    spawn: Callable[[Coroutine[None, None, None]], object]
    on_presence: Callable[[Room], None]  # somebody came or went
    on_change: Callable[[Room, bool], None]  # the table has changed; whether this process changed it
    on_turn: Callable[[Room], None]  # another seat is to move, by a change of this process
    on_end: Callable[[Room], None]  # the match is over, by a change of this process


@dataclass
class Sender:
    """Whose command is carried out; the state it leads to answers it."""

    person: Person
    command: str
    is_answered: bool = False


class Room(LiveTable):
    """A table on this process."""

    def __init__(self, around: Surroundings, stored: Stored) -> None:
        super().__init__(stored, around.presence_seconds, around.absence_seconds)
        self.around = around
        self.lock = asyncio.Lock()
        self._next = asyncio.Lock()  # two may ask for a rematch at once
        self.changed = asyncio.Event()  # set, and replaced, at every change of the match
        self.is_stale = False  # another process has changed the table
        self.used = time.monotonic()
        self.chat_shown = 0
        self._rematching = asyncio.Lock()
        self._command = ""  # the name of the command that is being carried out, if the log remembers it
        self._shown = self._turn()  # as last published

    def _turn(self) -> tuple[int, int | None]:
        return self.version, self.match.to_move if self.match else None

    # ---- loading

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
            stored = await self.around.store.load(self.id, since=self.version)
        except BaseException:
            self.is_stale = True
            raise
        if stored is None:
            raise Refusal("no-table")
        if not self.has_game_of(stored.info):
            self.hold(stored.info, await asyncio.to_thread(seating.game_of, stored.info))
        info_changed = stored.revision != self.revision
        if self.match is None or stored.info.status == "waiting":
            turn_since, shown = self.turn_since, self._shown[0]
            self.adopt(stored)
            if self.version == shown:  # nothing has happened: the clock went on
                self.turn_since = turn_since
        else:
            self.revision, self.info = stored.revision, stored.info
            self.follow(stored.changes)
        if self.version != self._shown[0] or info_changed:
            self._publish(info_changed)
            self.around.on_change(self, False)

    # ---- commands

    async def handle(self, person: Person, command: commands.Command) -> answers.FromServerMessage | None:
        """Carry a command out; its answer, or None if that is sent another way."""
        match command:
            case commands.Ping():
                return answers.Pong(command.id, time.time())
            case commands.Why():
                async with self.lock:
                    return actions.why_not(self, person, command)
            case commands.WantHint():
                self.around.hints.ask(self, person, command)
                return None
            case commands.Say():
                await self._say(person, command)
            case commands.React():
                await self._react(person, command)
            case commands.Rematch():
                await self._rematch(person, command)
            case _:
                sender = Sender(person, command.id)
                version = await self.change(lambda: self._act(person, command), sender)
                return None if sender.is_answered else answers.Done(command.id, version)
        return answers.Done(command.id, self.version)

    def _act(self, person: Person, command: commands.Command) -> int:
        """The version a command leads to; one of the log that was carried out before is not again."""
        if command.is_logged:
            done = self.version_after(person, command.id)
            if done is not None:
                return done
            self._command = self.command_name(person, command.id)
        actions.ACTIONS[type(command)](self, person, command)
        return self.version

    async def change(self, act: Callable[[], T], sender: Sender | None = None) -> T:
        """Run an action, store what it changed, publish; the one way in."""
        async with self.lock:
            self.used = time.monotonic()
            for _ in range(TRIES):
                await self.fetch()
                version, self._command = self.version, ""
                self.history.keep_from(version if self.people else None)
                try:
                    result = act()
                except BaseException:
                    self._forget(version)
                    raise
                if await self._store(version, sender):
                    return result
            raise Refusal("busy")

    def _forget(self, version: int) -> None:
        """An action that refused may have begun to change things: undo that."""
        self.drop_edits()
        if self.version != version:
            self.match, self.is_stale = None, True

    async def _store(self, version: int, sender: Sender | None) -> bool:
        match = self.match
        if match is not None and match.is_over and self.info.status != "over":
            self.edit().status = "over"
        info_changed = self.is_edited
        entries = match.log[version:] if match is not None else []
        if not entries and not info_changed:
            self.edits_are_stored()
            return True
        is_first = False
        try:
            if version == 0 and self.inherited:  # of a table that plays on these are stored already
                version, entries = len(self.inherited), entries[len(self.inherited) :]
            change = Change(version, time.time(), self._command, [entry_text(entry) for entry in entries])
            is_first = await self.around.store.commit(
                self.id, self.revision if info_changed else None, self.info, change if entries else None,
                self.around.process)
        except BaseException:  # nobody knows, as when the line broke meanwhile: the others must not wait to hear
            self.around.spawn(self.refresh())
            raise
        finally:
            if not is_first:  # lost the race, or nobody knows: what is stored counts
                self.match, self.is_stale = None, True
        if not is_first:
            return False
        self.edits_are_stored()
        self.revision += int(info_changed)
        if entries:
            self.remember(change, entries)
            self.around.metrics.moves.inc()
            if self.info.status == "over":
                self.around.on_end(self)
        is_new_turn = self._publish(info_changed, sender)
        self.around.on_change(self, True)
        if is_new_turn:
            self.around.on_turn(self)
        return True

    # ---- people

    async def enter(self, person: Person, hello: commands.Hello) -> None:
        """Let somebody in: they get the room, the chat, and the match with what they missed."""
        person.introduce(hello.keys, hello.language)
        self.admit(person)
        if not person.seats and not person.is_host and self.watchers() >= self.around.table_watchers:
            raise Refusal("full")
        await self.change(lambda: actions.come(self, person, hello.entropy, hello.commitment))
        views = await self._missed(person, hello.version)
        lines = await self.around.store.chat(self.id) if person not in self.people else []
        async with self.lock:
            await self.fetch()
            is_new = person not in self.people
            self.people.add(person)
            if is_new:
                self.around.on_presence(self)  # shows everybody the room, a little later
            person.send(encode(messages.room_message(self, person)))
            if lines:
                self.chat_shown = max(self.chat_shown, lines[-1][0])
                person.send(encode(answers.Chat([_chat_line(n, line) for n, line in lines])))
            if self.match is not None:
                person.send(encode(messages.state_message(self, person, hello.version, views)))
                person.version = self.version

    async def _missed(self, person: Person, since: int | None) -> dict[int, bytes] | None:
        """The views somebody missed; if they are not in memory, another process replays the log."""
        if since is None or not messages.must_play_again(self, since):
            return None
        match = self.begun()
        position = Position(
            match.game.name, self.info.cards, match.seats, dict(match.options),
            [entry_text(entry) for entry in match.log])
        return await self.around.views(person.address, position, messages.first_view(self, since))

    def admit(self, person: Person) -> Person:
        """Find somebody's seats; bots that rested go on."""
        was_looked_at = time.monotonic() - self.looked < 1
        super().admit(person)
        if not was_looked_at and not self.people:
            self.around.on_change(self, True)
        return person

    def leave(self, person: Person) -> None:
        """A connection has ended."""
        self.around.hints.forget(person)
        if person in self.people:
            self.people.discard(person)
            self.around.on_presence(self)

    async def show_chat(self) -> None:
        """Send everybody the lines of chat they have not had."""
        async with self.lock:
            lines = await self.around.store.chat(self.id, self.chat_shown)
            if lines:
                self.chat_shown = lines[-1][0]
                self.send_all(answers.Chat([_chat_line(n, line) for n, line in lines]))

    async def _say(self, person: Person, wanted: commands.Say) -> None:
        text = clean(wanted.text, LONGEST_CHAT)
        if not text:
            return
        seat = min(person.seats, default=None)
        name = self.info.sitters[seat].name if seat is not None else ""
        line = answers.ChatLine(0, time.time(), seat, name, text)
        if seat is None and not person.is_host:  # not kept, so it never pushes out what players said
            self._may_talk(person)
            line.n = -int(1e6 * line.at)
            self.send_all(answers.Chat([line]))
            await self.around.store.tell(WatcherSaid(self.id, self.around.process, encode(line).decode()))
            return
        await self.around.store.add_chat(self.id, encode(line).decode(), self.around.process)
        await self.show_chat()

    def _may_talk(self, person: Person) -> None:
        if self.info.hushed and not person.seats and not person.is_host:
            raise Refusal("hushed")

    async def _react(self, person: Person, wanted: commands.React) -> None:
        self._may_talk(person)
        seat = min(person.seats, default=None)
        self.send_all(answers.Reaction(seat, wanted.what))
        await self.around.store.tell(Reacted(self.id, self.around.process, seat, wanted.what))

    def makes_table(self, person: Person, command: commands.Command) -> bool:
        """Whether a command will make another table: the first rematch that is asked for."""
        may_ask = bool(person.seats) or person.is_host
        return isinstance(command, commands.Rematch) and may_ask and self.info.status == "over" and not self.info.next

    async def _rematch(self, person: Person, wanted: commands.Rematch) -> None:
        """A new table for the same people; a second request gets the same table."""
        if not person.seats and not person.is_host:
            raise Refusal("not-your-seat")
        if self.info.status != "over":
            raise Refusal("not-over")
        async with self._rematching:
            await self._make_rematch(wanted.rotate)
        assert self.info.next is not None
        self.send_all(answers.Moved(self.info.next))

    async def _make_rematch(self, rotate: bool) -> None:
        """Say first where the next match is, then make its table: of several who ask, one makes it."""
        table = new_table_id()

        def act() -> bool:
            if self.info.next is None:
                self.edit().next = table
            return self.info.next == table

        is_mine = await self.change(act)
        assert self.info.next is not None
        for _ in range(0 if is_mine else REMATCH_TRIES):  # another process is making it
            if await self.around.store.load(self.info.next) is not None:
                return
            await asyncio.sleep(0.1)
        await self.around.create(self.info.next, seating.rematch(self.info, rotate))

    # ---- showing

    def send_all(self, message: answers.FromServerMessage) -> None:
        """The same message to everybody here."""
        data = encode(message)
        for person in self.people:
            person.send(data)

    def send_room(self) -> None:
        """Send everybody the room again."""
        made: dict[tuple[frozenset[int], bool], bytes] = {}
        for person in self.people:
            kind = person.seats, person.is_host
            if kind not in made:
                made[kind] = encode(messages.room_message(self, person))
            person.send(made[kind])

    def _seat_everybody(self) -> list[Person]:
        """Look up everybody's seats again and send them the room; returns those whose seats have changed."""
        moved, gone = [], []
        for person in list(self.people):
            before = person.seats
            person.seat(self.info)
            if before and not person.may_see(self.info):
                person.end()
                gone.append(person)
            elif person.seats != before:
                moved.append(person)
        self.send_room()
        for person in gone:  # their line is closed in a moment: they hear nothing more until then
            self.leave(person)
        return moved

    def _publish(self, info_changed: bool, sender: Sender | None = None) -> bool:
        """Tell everybody here what happened since the version they were sent last; whether the turn passed."""
        moved = self._seat_everybody() if info_changed else []
        match, now = self.match, self._turn()
        if match is None or (now == self._shown and now[0]):
            for person in moved if match else []:  # the same position, but now it may be theirs to move
                person.send(encode(messages.state_message(self, person, person.version)))
            return False
        is_new_turn, self._shown = now[1] != self._shown[1], now
        self.changed.set()
        self.changed = asyncio.Event()
        states: dict[tuple[str, int], answers.State] = {}
        made: dict[tuple[str, int, bool], bytes] = {}
        asked = messages.asked_seat(self)
        for person in self.people:
            same, is_mine = (person.language, person.version), asked in person.seats
            if same not in states:
                states[same] = messages.state_message(self, person, person.version)
            state = states[same]
            state.mine = is_mine
            person.version = match.version
            if sender is not None and person is sender.person:
                state.done, sender.is_answered = sender.command, True
                person.send(encode(state))
                state.done = None
                continue
            if (*same, is_mine) not in made:
                made[*same, is_mine] = encode(state)
            person.send(made[*same, is_mine])
        return is_new_turn


def _chat_line(n: int, line: str) -> answers.ChatLine:
    """A stored line as it is shown."""
    stored = msgspec.json.decode(line, type=answers.ChatLine)
    stored.n = n
    return stored
