"""The hall: one process of the server, put together from its parts."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass

import msgspec
from msgspec import Raw

from gnomehall.server.daily.deals import Daily, result_of
from gnomehall.server.jobs.jobs import Position
from gnomehall.server.jobs.pool import Pool
from gnomehall.server.jobs.visitor_jobs import ShowViews
from gnomehall.server.jobs.visitor_pool import VisitorPool
from gnomehall.server.metrics import Metrics
from gnomehall.server.push import Push
from gnomehall.server.refusal import Refusal
from gnomehall.server.reviews.work import Reviews
from gnomehall.server.rooms.alarms import Alarms
from gnomehall.server.rooms.bot_driver import BotDriver
from gnomehall.server.rooms.hints import Hints
from gnomehall.server.rooms.housekeeping import Housekeeping
from gnomehall.server.rooms.presence import Presence
from gnomehall.server.rooms.room import Room, Surroundings
from gnomehall.server.rooms.rooms import Rooms
from gnomehall.server.rooms.seating import is_automatic
from gnomehall.server.settings import Settings
from gnomehall.server.store import open_store
from gnomehall.server.store.base import (
    AnyNotice,
    Changed,
    ChatAdded,
    PresenceChanged,
    Reacted,
    Result,
    Store,
    Stored,
    WatcherSaid,
)
from gnomehall.server.tasks import Tasks
from gnomehall.server.wire import answers

METRICS_SECONDS = 5.0
VIEWS_SECONDS = 3.0


@dataclass(frozen=True)
class Pools:
    """The workers that think for bots, and those that do what visitors ask for."""

    bots: Pool
    visitors: VisitorPool


def process_pools(settings: Settings) -> Pools:
    """Workers as processes: what a server has."""
    return Pools(Pool(settings.bot_workers, settings.bot_limit), VisitorPool(settings))


class Hall:
    """Knows all parts; they know only the callbacks they are given."""

    def __init__(self, settings: Settings, store: Store | None = None, pools: Pools | None = None) -> None:
        self.settings = settings
        self.store = store or open_store(settings.store)
        self.connections = 0
        self.has_docs = False  # beside the hall, under /docs
        self.here_bytes = 0  # of the hall that runs in a browser, under /here/
        self.metrics = Metrics()
        pools = pools or process_pools(settings)
        self.pool, self.visitor_pool = pools.bots, pools.visitors
        is_limited = bool(settings.address_rate)
        each, each_weighs = is_limited * settings.address_reviews, is_limited * settings.address_analyses
        self.reviews = Reviews(
            self.store, self.pool, settings.bot_workers, settings.review_seconds, each, each_weighs)
        self.daily = Daily(self.store, self.pool)
        self.push = Push(self.store)
        self.rooms = Rooms(self.store, self.metrics, self._make_room)
        self._process = secrets.token_hex(6)
        self._tasks = Tasks(self.metrics)
        self._alarms = Alarms(self._tasks.spawn, self.rooms.room)
        self._bots = BotDriver(self.pool, settings, self.metrics, self._tasks.spawn)
        self._presence = Presence(
            self.store, self._process, self._tasks.spawn, self._alarms.set_alarm, settings.presence_gather)
        self._housekeeping = Housekeeping(
            settings, self.store, self.rooms, self._presence, self._bots, self._close_room)
        self._around = Surroundings(
            store=self.store, process=self._process, presence_seconds=settings.presence_seconds,
            absence_seconds=settings.absence_seconds,
            metrics=self.metrics, hints=Hints(self._bots.rate, settings, self._tasks.spawn), views=self._views,
            table_watchers=settings.table_watchers, create=self.rooms.create, spawn=self._tasks.spawn,
            on_presence=self._came_or_went, on_change=self._changed, on_turn=self._turn_passed,
            on_end=self._ended,
        )

    async def open(self) -> None:
        """Open the store and begin to keep house."""
        await self.store.open(self._hear, self.rooms.refresh_all)
        self._tasks.spawn(self._housekeeping.run())
        self._tasks.spawn(self._keep_metrics())

    async def close(self) -> None:
        """Stop; what was acknowledged is stored already."""
        self._alarms.close()
        self._presence.close()
        await self._tasks.close()
        await self.rooms.close()
        await self.reviews.close()
        await self.daily.close()
        await self.pool.close()
        await self.visitor_pool.close()
        await self.store.close()

    def refresh_metrics(self) -> None:
        """Record the state of this process."""
        self.metrics.refresh(len(self.rooms), self.connections)

    async def _keep_metrics(self) -> None:
        """Other processes answer for this one, so its figures must be fresh."""
        while True:
            self.refresh_metrics()
            await asyncio.sleep(METRICS_SECONDS)

    # ---- rooms

    def _make_room(self, stored: Stored) -> Room:
        return Room(self._around, stored)

    def _close_room(self, room: Room) -> None:
        self.rooms.drop(room)
        if room.due() is None:  # else the alarm opens it again
            self._alarms.cancel(room)
        self._bots.forget(room)

    def _hear(self, notice: AnyNotice) -> None:
        """Another process did something, or this one."""
        room = self.rooms.find(notice.table)
        if room is None or notice.by == self._process:
            return
        match notice:
            case Changed():
                room.is_stale = True
                self._tasks.spawn(room.refresh())
            case ChatAdded():
                self._tasks.spawn(room.show_chat())
            case WatcherSaid():
                room.send_all(answers.Chat([msgspec.json.decode(notice.line, type=answers.ChatLine)]))
            case Reacted():
                room.send_all(answers.Reaction(notice.seat, notice.word))
            case PresenceChanged():
                self._presence.hear(room, notice)

    async def _views(self, address: str, position: Position, after: int) -> dict[int, bytes]:
        """Views of the past; without them a client is as well informed, so nobody waits long."""
        try:
            async with asyncio.timeout(VIEWS_SECONDS):
                found = await self.visitor_pool.ask(address, ShowViews(position, after))
        except (Refusal, TimeoutError):
            return {}
        return {version: bytes(view) for version, view in msgspec.json.decode(found, type=dict[int, Raw]).items()}

    def _came_or_went(self, room: Room) -> None:
        self._presence.presence_changed(room)
        self._bots.schedule_bot(room, is_ours=True)

    # ---- what follows from a change

    def _changed(self, room: Room, is_ours: bool) -> None:
        self._alarms.set_alarm(room)
        self._bots.schedule_bot(room, is_ours)

    def _turn_passed(self, room: Room) -> None:
        """Tell an absent player, through their browser, that it is their turn."""
        match = room.match
        if match is None or match.to_move is None or match.to_move in room.here():
            return
        if not is_automatic(room.info.sitters[match.to_move], match):
            self._tasks.spawn(self.push.your_turn(room.id, match.to_move, match.game))

    def _ended(self, room: Room) -> None:
        """A match of the daily deal is over: its result counts, unless a bot played for the player."""
        of, match = room.info.daily, room.match
        if of is None or match is None or of.helped or room.info.sitters[0].played_by_bot:
            return
        result = result_of(match, 0, of.player, of.name, room.id)
        self._tasks.spawn(self._add_result(of.day, of.deal, result))

    async def _add_result(self, day: str, deal: str, result: Result) -> None:
        await self.store.add_result(day, deal, result)
