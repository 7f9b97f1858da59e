"""Work beside the event loop's main line; a failure is a line in the log."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from gnomehall.server.log import log
from gnomehall.server.metrics import Metrics
from gnomehall.server.refusal import Refusal


class Tasks:
    """The tasks of a process."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self._running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Begin something."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            self.metrics.errors.inc()
            log("a task failed", error=f"{type(error).__name__}: {error}")

    async def close(self) -> None:
        """Stop all."""
        tasks = list(self._running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
