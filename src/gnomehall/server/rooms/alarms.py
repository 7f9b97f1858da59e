"""Clocks: a seat that keeps the others waiting too long is lent to a bot."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine

from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms.actions import lend_if_overdue
from gnomehall.server.rooms.room import Room

LONGEST = 86_400.0  # seconds to the next look
AGAIN = 5.0  # seconds after which it rings again if the store failed


class Alarms:
    """One alarm for each table whose seat to move has a time limit; its room may be closed until it rings."""

    def __init__(
        self, spawn: Callable[[Coroutine[None, None, None]], object],
        load: Callable[[str], Coroutine[None, None, Room]],
    ) -> None:
        self._spawn = spawn
        self._load = load
        self._set: dict[str, asyncio.TimerHandle] = {}

    def set_alarm(self, room: Room) -> None:
        """Wake up when the seat to move will have kept the others waiting too long."""
        self.cancel(room)
        moment = room.due()
        if moment is not None:
            delay = min(max(0.0, moment - time.time()) + 0.05, LONGEST)
            self._ring_in(delay, room.id)

    def _ring_in(self, delay: float, table: str) -> None:
        self._set[table] = asyncio.get_running_loop().call_later(delay, lambda: self._spawn(self._ring(table)))

    async def _ring(self, table: str) -> None:
        self._set.pop(table, None)
        try:
            room = await self._load(table)
            await room.change(lambda: lend_if_overdue(room))
        except Refusal:  # the table is gone
            raise
        except Exception:
            self._ring_in(AGAIN, table)
            raise
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
