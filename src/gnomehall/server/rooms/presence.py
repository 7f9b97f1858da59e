"""Who is connected to a table, told to its people and to the other processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine

from gnomehall.server.rooms.room import Room
from gnomehall.server.store.base import PresenceChanged, Store


class Presence:
    """The presence of people at all tables of a process; comings and goings are gathered, then told once."""

    def __init__(
        self, store: Store, process: str, spawn: Callable[[Coroutine[None, None, None]], object],
        set_alarm: Callable[[Room], None], gather: float,
    ) -> None:
        self._store = store
        self._process = process
        self._spawn = spawn
        self._set_alarm = set_alarm
        self._gather = gather
        self._due: dict[str, asyncio.TimerHandle] = {}
        self._news: set[str] = set()  # tables of which the other processes must hear

    def presence_changed(self, room: Room) -> None:
        """Somebody connected or left here."""
        self._note(room)
        self._show_soon(room)

    def hear(self, room: Room, notice: PresenceChanged) -> None:
        """Somebody connected or left at another process."""
        before = room.here(), room.watchers()
        room.elsewhere[notice.by] = (notice.seats, notice.watchers, time.monotonic())
        if (room.here(), room.watchers()) != before:
            self._note(room)
            self._show_soon(room, is_ours=False)

    async def announce(self, room: Room) -> None:
        """Tell the other processes who is here."""
        seats = sorted({seat for person in room.people for seat in person.seats})
        watchers = sum(not person.seats for person in room.people)
        await self._store.tell(PresenceChanged(room.id, self._process, seats, watchers))

    def close(self) -> None:
        """Stop telling the other processes."""
        for timer in self._due.values():
            timer.cancel()

    def _show_soon(self, room: Room, is_ours: bool = True) -> None:
        if is_ours:
            self._news.add(room.id)
        if room.id in self._due:
            return

        def show() -> None:
            del self._due[room.id]
            room.send_room()
            if room.id in self._news:
                self._news.discard(room.id)
                self._spawn(self.announce(room))

        self._due[room.id] = asyncio.get_running_loop().call_later(self._gather, show)

    def _note(self, room: Room) -> None:
        here = room.here()
        for seat, sitter in enumerate(room.info.sitters):
            if seat in here or sitter.kind != "human":
                room.absent_since.pop(seat, None)
            else:
                room.absent_since.setdefault(seat, time.time())
        self._set_alarm(room)
