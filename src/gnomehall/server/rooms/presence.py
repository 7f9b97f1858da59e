"""Who is connected to a table, told to its people and to the other processes."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine

from gnomehall.server.rooms.room import Room
from gnomehall.server.store.base import PresenceChanged, Store


class Presence:
    """The presence of people at all tables of a process."""

    def __init__(
        self, store: Store, process: str, spawn: Callable[[Coroutine[None, None, None]], object],
        set_alarm: Callable[[Room], None],
    ) -> None:
        self._store = store
        self._process = process
        self._spawn = spawn
        self._set_alarm = set_alarm

    def presence_changed(self, room: Room) -> None:
        """Somebody connected or left here."""
        self._show(room)
        self._spawn(self.announce(room))

    def hear(self, room: Room, notice: PresenceChanged) -> None:
        """Somebody connected or left at another process."""
        before = room.here(), room.watchers()
        room.elsewhere[notice.by] = (notice.seats, notice.watchers, time.monotonic())
        if (room.here(), room.watchers()) != before:
            self._show(room)

    async def announce(self, room: Room) -> None:
        """Tell the other processes who is here."""
        seats = sorted({seat for person in room.people for seat in person.seats})
        watchers = sum(not person.seats for person in room.people)
        await self._store.tell(PresenceChanged(room.id, self._process, seats, watchers))

    def _show(self, room: Room) -> None:
        here = room.here()
        for seat, sitter in enumerate(room.info.sitters):
            if seat in here or sitter.kind != "human":
                room.absent_since.pop(seat, None)
            else:
                room.absent_since.setdefault(seat, time.time())
        room.send_room()
        self._set_alarm(room)
