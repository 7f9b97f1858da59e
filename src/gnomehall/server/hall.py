"""The hall: all rooms this process has open, and what happens by itself in them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections.abc import Coroutine
from dataclasses import dataclass

import msgspec

from gnomehall.core.record import entry_text
from gnomehall.core.table import Table
from gnomehall.server import wire
from gnomehall.server.bots import BotFailed, Workers, is_level
from gnomehall.server.daily import Daily, result_of
from gnomehall.server.keys import new_code
from gnomehall.server.log import log, trouble
from gnomehall.server.metrics import Metrics
from gnomehall.server.play import due, lend_by_clock
from gnomehall.server.push import Push
from gnomehall.server.refusal import Refusal
from gnomehall.server.reviews import Reviews
from gnomehall.server.room import Room
from gnomehall.server.settings import Settings
from gnomehall.server.store import About, Change, Notice, Result, Store, Stored, open_store
from gnomehall.server.worker import Job, seed_at


class Hall:
    """One process of the server."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or open_store(settings.store)
        self.process = secrets.token_hex(6)
        self.metrics = Metrics()
        self.workers = Workers(settings.bot_workers, settings.bot_limit)
        self.reviews = Reviews(self.store, self.workers, settings.bot_workers, settings.review_seconds)
        self.daily = Daily(self.store, self.workers)
        self.push = Push(self.store)
        self.rooms: dict[str, Room] = {}
        self.connections = 0
        self._loading: dict[str, asyncio.Lock] = {}
        self._news: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: dict[str, Thinking] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}

    async def open(self) -> None:
        """Open the store and begin to keep house."""
        await self.store.open(self._heard, self._lost)
        self.spawn(self._keep_house())

    async def close(self) -> None:
        """Stop; what was acknowledged is stored already."""
        for alarm in self._alarms.values():
            alarm.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.reviews.close()
        await self.daily.close()
        await self.workers.close()
        await self.store.close()

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Do something beside; its failure is a line in the log."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            error = task.exception()
            if not isinstance(error, Refusal):
                self.metrics.errors += 1
                log("a task failed", error=f"{type(error).__name__}: {error}")

    # ---- rooms

    async def room(self, table: str) -> Room:
        """The room of a table, loaded if need be."""
        room = self.rooms.get(table)
        if room is None:
            async with self._loading.setdefault(table, asyncio.Lock()):
                room = self.rooms.get(table)
                if room is None:
                    stored = await self.store.load(table)
                    if stored is None:
                        self._loading.pop(table, None)
                        raise Refusal("no-table")
                    room = self.rooms[table] = Room(self, stored)
                    self.nudge(room, is_ours=True)
                    if table in self._news:  # something was stored elsewhere while it was loaded
                        self._news.discard(table)
                        room.is_stale = True
                        await room.refresh()
            self._loading.pop(table, None)
        room.used = time.monotonic()
        return room

    async def create(self, table: str, about: About, changes: list[Change]) -> None:
        """Keep a new table; its code is drawn anew until nobody has it."""
        for _ in range(8):
            if await self.store.create(Stored(table, 0, about, changes)):
                self.metrics.created += 1
                return
            about.code = new_code()
        raise Refusal("busy")

    def _heard(self, notice: Notice) -> None:
        room = self.rooms.get(notice.table)
        if room is None and notice.table in self._loading:
            self._news.add(notice.table)
        if room is None or notice.by == self.process:
            return
        if notice.what == "table":
            room.is_stale = True
            self.spawn(room.refresh())
        elif notice.what == "chat":
            self.spawn(self.send_chat(room))
        elif notice.what == "reaction":
            room.send_all(wire.Reaction(notice.seat, notice.word))
        else:
            before = room.here(), room.watchers()
            room.elsewhere[notice.by] = (notice.seats, notice.watchers, time.monotonic())
            if (room.here(), room.watchers()) != before:
                self._presence(room)

    async def _lost(self) -> None:
        for room in list(self.rooms.values()):
            room.is_stale = True
            with contextlib.suppress(Refusal):
                await room.refresh()

    async def send_chat(self, room: Room) -> None:
        """Send everybody the lines of chat they have not had."""
        async with room.lock:
            lines = await self.store.chat(room.id, room.chat_shown)
            if lines:
                room.chat_shown = lines[-1][0]
                room.send_all(wire.Chat([chat_line(n, line) for n, line in lines]))

    # ---- presence

    def came_or_went(self, room: Room) -> None:
        """Somebody connected or left."""
        self._presence(room)
        self.spawn(self._tell_presence(room))

    def _presence(self, room: Room) -> None:
        here = room.here()
        for seat, sitter in enumerate(room.about.sitters):
            if seat in here or sitter.kind != "human":
                room.absent_since.pop(seat, None)
            else:
                room.absent_since.setdefault(seat, time.time())
        room.send_room()
        self.set_alarm(room)

    async def _tell_presence(self, room: Room) -> None:
        seats = sorted({seat for person in room.people for seat in person.seats})
        watchers = sum(not person.seats for person in room.people)
        await self.store.tell(Notice(room.id, "here", self.process, seats, watchers))

    # ---- what happens by itself

    def nudge(self, room: Room, is_ours: bool) -> None:
        """See whether a bot, or a move that plays itself, is due; other processes wait a little longer."""
        self.set_alarm(room)
        match = room.match
        thinking = self._thinking.get(room.id)
        if thinking is not None:
            if thinking.task is asyncio.current_task() or thinking.version == room.version:
                return
            thinking.task.cancel()  # about a position that is past
        if match is None or match.to_move is None or not is_automatic(room, match, match.to_move):
            return
        wait = 0.0 if is_ours else self.settings.bot_limit + 1 + random.random() * 2
        task = self.spawn(self._move_for(room, match.to_move, match.version, wait))
        self._thinking[room.id] = mine = Thinking(match.version, task)
        task.add_done_callback(lambda _task: self._thought(room, mine))

    def _thought(self, room: Room, mine: Thinking) -> None:
        if self._thinking.get(room.id) is not mine:
            return
        del self._thinking[room.id]
        if self.rooms.get(room.id) is not room or mine.task.cancelled():
            return
        if mine.task.exception() is not None:
            self.spawn(self._try_again(room))
        elif room.version != mine.version:
            self.nudge(room, is_ours=True)

    async def _try_again(self, room: Room) -> None:
        """The store failed while a bot moved: the table must not stay stuck."""
        await asyncio.sleep(1)
        await room.refresh()
        self.nudge(room, is_ours=True)

    def tell_turn(self, room: Room) -> None:
        """Tell an absent player, through their browser, that it is their turn."""
        match = room.match
        if match is None or match.to_move is None or match.to_move in room.here():
            return
        if not is_automatic(room, match, match.to_move):
            self.spawn(self.push.your_turn(room.id, match.to_move, match.game.title))

    async def _move_for(self, room: Room, seat: int, version: int, wait: float) -> None:
        match = room.match
        assert match is not None
        sitter = room.about.sitters[seat]
        is_bot = sitter.kind == "bot" or sitter.lent
        if is_bot:
            await asyncio.sleep(wait + room.about.pace / 1000)
            level = sitter.level or self.settings.lent_level
            move = await self._bot_move(room, match, level if is_level(level) else "random")
        else:
            legal = {m.text for m in match.legal()}
            move = next((text for text in sitter.auto if text in legal), "")
        if not move:
            return

        def act() -> None:
            now = room.match
            wanted = room.about.sitters[seat]
            if now is None or now.version != version or now.to_move != seat:
                return
            if is_bot and not (wanted.kind == "bot" or wanted.lent):
                return  # its owner came back while the bot was thinking
            now.play(move)

        await room.change(act)
        self.metrics.bot_moves += int(is_bot)

    async def _bot_move(self, room: Room, match: Table, level: str) -> str:
        """The move of a bot; if it fails, a simple one, and a line in the log."""
        legal = [move.text for move in match.legal()]
        try:
            thought = await self.workers.think(self.job(room, match, "move", level))
            if thought.move in legal:
                return thought.move
            raise BotFailed(f"{thought.move!r} is not legal")
        except BotFailed as error:
            self.metrics.bot_failures += 1
            log("a bot failed; a simple move is played", table=room.id, level=level, problem=error)
            return random.choice(legal) if legal else ""

    def job(self, room: Room, match: Table, what: str, level: str) -> Job:
        """What a worker must know to think about this position; never the seed."""
        entries = [entry_text(entry) for entry in match.played]
        is_daily = room.about.daily is not None  # everybody meets the same bots
        seed = seed_at(room.about.deal or 0, len(entries)) if is_daily else random.getrandbits(48)
        return Job(
            what, match.game.name, room.about.cards, match.seats, dict(match.options), entries, level,
            self.settings.bot_milliseconds, seed,
        )

    def ended(self, room: Room) -> None:
        """A match is over: what it was played for is kept."""
        of, match = room.about.daily, room.match
        if of is None or match is None or room.about.sitters[0].lent:
            return  # what a bot played for somebody does not count
        result = result_of(match, 0, of.player, of.name, room.id)
        self.spawn(self._keep_result(of.day, of.deal, result))

    async def _keep_result(self, day: str, deal: str, result: Result) -> None:
        await self.store.add_result(day, deal, result)

    def set_alarm(self, room: Room) -> None:
        """Wake up when the seat to move will have kept the others waiting too long."""
        old = self._alarms.pop(room.id, None)
        if old is not None:
            old.cancel()
        moment = due(room)
        if moment is not None:
            delay = max(0.0, moment - time.time()) + 0.05
            self._alarms[room.id] = asyncio.get_running_loop().call_later(
                min(delay, 86_400), lambda: self.spawn(self._alarm(room)))

    async def _alarm(self, room: Room) -> None:
        await room.change(lambda: lend_by_clock(room))
        self.set_alarm(room)

    # ---- housekeeping

    async def _keep_house(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(self.settings.housekeeping)
            rounds += 1
            try:
                for room in list(self.rooms.values()):
                    if room.is_stale:
                        await room.refresh()
                    if room.people:
                        await self._tell_presence(room)
                        self.nudge(room, is_ours=False)
                    elif self._is_idle(room):
                        self._drop(room)
                if rounds % 60 == 1:
                    await self.tidy()
            except Exception:  # the house must be kept next time too
                trouble("housekeeping failed")

    def _is_idle(self, room: Room) -> bool:
        quiet = time.monotonic() - room.used > self.settings.idle_seconds
        return quiet and not room.lock.locked() and room.id not in self._thinking and due(room) is None

    def _drop(self, room: Room) -> None:
        self.rooms.pop(room.id, None)
        alarm = self._alarms.pop(room.id, None)
        if alarm is not None:
            alarm.cancel()

    async def tidy(self) -> None:
        """Archive old finished tables as records, drop those that never began."""
        day = 86_400.0
        for table in await self.store.finished(time.time() - self.settings.archive_days * day, 200):
            with contextlib.suppress(Refusal):
                room = await self.room(table)
                if room.match is not None and not room.people:
                    about = room.about
                    hashes = [about.host, *[s.key for s in about.sitters if s.key]]
                    await self.store.archive(table, about, time.time(), hashes, room.match.record())
                    self._drop(room)
        await self.store.forget_old(time.time() - self.settings.archive_days * day)
        await self.store.abandon(time.time() - self.settings.abandon_days * day, 1000)


@dataclass(frozen=True)
class Thinking:
    """A move that is being found for a bot."""

    version: int
    task: asyncio.Task[None]


def is_automatic(room: Room, match: Table, seat: int) -> bool:
    """Whether a seat's next move is made here: a bot's, or one its owner wants played by itself."""
    sitter = room.about.sitters[seat]
    if sitter.kind == "bot" or sitter.lent:
        return True
    return bool(sitter.auto) and any(move.text in sitter.auto for move in match.legal())


def chat_line(n: int, line: str) -> wire.ChatLine:
    """A line as it is shown."""
    stored = msgspec.json.decode(line, type=wire.ChatLine)
    stored.n = n
    return stored
