"""Clocks: a seat that keeps the others waiting too long is lent to a bot."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine

from gnomehall.server.rooms.actions import lend_if_overdue
from gnomehall.server.rooms.room import Room

LONGEST = 86_400.0  # seconds to the next look


class Alarms:
    """One alarm for each table whose seat to move has a time limit."""

    def __init__(self, spawn: Callable[[Coroutine[None, None, None]], object]) -> None:
        self._spawn = spawn
        self._set: dict[str, asyncio.TimerHandle] = {}

    def set_alarm(self, room: Room) -> None:
        """Wake up when the seat to move will have kept the others waiting too long."""
        self.cancel(room)
        moment = room.due()
        if moment is not None:
            delay = min(max(0.0, moment - time.time()) + 0.05, LONGEST)
            self._set[room.id] = asyncio.get_running_loop().call_later(
                delay, lambda: self._spawn(self._ring(room)))

    async def _ring(self, room: Room) -> None:
        await room.change(lambda: lend_if_overdue(room))
        self.set_alarm(room)

    def cancel(self, room: Room) -> None:
        """No alarm for this table."""
        alarm = self._set.pop(room.id, None)
        if alarm is not None:
            alarm.cancel()

    def close(self) -> None:
        """No alarm for any table."""
        for alarm in self._set.values():
            alarm.cancel()
