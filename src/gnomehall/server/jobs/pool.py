"""Bots in workers of their own, each with a hard limit: one that hangs is killed and replaced.

Jobs wait for a free worker: the more urgent first, then whoever was served longest ago.  Nobody's jobs, and no
jobs but the most urgent, ever take all workers."""

from __future__ import annotations

import asyncio
import sys
import time
from collections import Counter
from dataclasses import dataclass
from enum import IntEnum
from typing import TypeVar

import msgspec

from gnomehall.server.jobs.jobs import AnyJob, AnyResult, Failed, Result
from gnomehall.server.jobs.visitor_jobs import AnyVisitorJob
from gnomehall.server.jobs.workers import Start, Worker, processes
from gnomehall.server.log import log

HARD_LIMIT = 10.0  # seconds for one move or hint, whatever the bot was told
LONGEST_START = 60.0  # seconds until a worker is ready
BOTS = (sys.executable, "-m", "gnomehall.server.jobs.worker")
MOST_SERVED = 10_000  # whose turns are remembered
R = TypeVar("R", bound=Result)
QUIET = 0.5  # seconds after a job of a live table in which its next one may come


class BotFailed(Exception):
    """The bot crashed, hung, or answered nonsense."""


class Rank(IntEnum):
    """What comes first."""

    MOVE = 0
    HINT = 1
    REVIEW = 2
    PAR = 3


@dataclass(eq=False)
class Waiting:
    """A job that waits for a worker."""

    rank: Rank
    whose: object
    number: int
    ready: asyncio.Future[Worker | None]


class Pool:
    """A few workers that think; jobs wait for a free one."""

    def __init__(
        self, count: int, limit: float = HARD_LIMIT, start: Start | None = None, linger: float | None = None,
        each: int | None = None, start_limit: float = LONGEST_START,
    ) -> None:
        self.limit = limit
        self.start_limit = start_limit
        self.linger = linger  # seconds an abandoned job may go on; None: to its end
        self.start = start or processes(BOTS)
        self.failures = 0
        self.live = 0.0  # when the last move was found
        self.count = count
        self.each = each or max(1, count - 1)  # workers one person's jobs may take
        self._idle: list[Worker | None] = [None] * count  # None: started when first needed
        self._waiting: list[Waiting] = []
        self._number = 0
        self._running: Counter[object] = Counter()  # jobs by whose they are
        self._patient = 0  # jobs that are running and not the most urgent
        self._served: dict[object, int] = {}  # when somebody was last served
        self._all: set[Worker] = set()
        self._jobs: set[asyncio.Task[AnyResult]] = set()

    @property
    def waiting(self) -> int:
        """Moves of live tables that wait for a worker."""
        return sum(one.rank == Rank.MOVE for one in self._waiting)

    async def get_ready(self) -> None:
        """Start a worker before the first job comes; if it does not start, that job will say so."""
        worker = await self._turn(Rank.PAR, None)
        try:
            if worker is None:
                worker = await self._start()
        except (TimeoutError, OSError, EOFError) as error:
            log("a worker did not start", problem=f"{type(error).__name__}: {error}")
        finally:
            self._free(worker, Rank.PAR, None)

    async def think_later(self, job: AnyJob, wanted: type[R], patience: float, rank: Rank = Rank.REVIEW) -> R:
        """The same for what is not urgent: while tables play it waits, for so many seconds at most."""
        end = time.monotonic() + patience
        while time.monotonic() < min(end, self.live + QUIET) or (self.waiting and time.monotonic() < end):
            await asyncio.sleep(0.05)
        return await self.think(job, wanted, rank)

    async def think(
        self, job: AnyJob | AnyVisitorJob, wanted: type[R], rank: Rank = Rank.MOVE, whose: object = None,
    ) -> R:
        """Let a worker do a job that has a `wanted` result; raises BotFailed after the hard limit at the latest.

        Whoever gives up while the job waits takes it out of the line; one that runs ends by itself, or is stopped
        after `linger` seconds."""
        worker = await self._turn(rank, whose)
        task = asyncio.create_task(self._work(worker, job, rank, whose))
        self._jobs.add(task)
        task.add_done_callback(self._ended)
        try:
            result = await asyncio.shield(task)
        except asyncio.CancelledError:
            if self.linger is not None:
                asyncio.get_running_loop().call_later(self.linger, task.cancel)
            raise
        if not isinstance(result, wanted):
            self.failures += 1
            raise BotFailed(result.problem if isinstance(result, Failed) else "it answered another question")
        return result

    # ---- the line

    async def _turn(self, rank: Rank, whose: object) -> Worker | None:
        self._number += 1
        mine = Waiting(rank, whose, self._number, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        self._call_next()
        try:
            return await mine.ready
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
            elif mine.ready.done() and not mine.ready.cancelled():  # called just now
                self._free(mine.ready.result(), rank, whose)
            raise

    def _call_next(self) -> None:
        while self._idle:
            ready = [one for one in self._waiting if self._may_run(one)]
            if not ready:
                return
            mine = min(ready, key=lambda one: (one.rank, self._served.get(one.whose, 0), one.number))
            self._waiting.remove(mine)
            self._running[mine.whose] += 1
            self._patient += mine.rank > Rank.MOVE
            if mine.whose is not None:
                self._served.pop(mine.whose, None)
                self._served[mine.whose] = self._number
                if len(self._served) > MOST_SERVED:
                    del self._served[next(iter(self._served))]
            mine.ready.set_result(self._idle.pop())

    def _may_run(self, one: Waiting) -> bool:
        if one.rank > Rank.MOVE and self._patient >= max(1, self.count - 1):
            return False
        return one.whose is None or self._running[one.whose] < self.each

    def _free(self, worker: Worker | None, rank: Rank, whose: object) -> None:
        self._idle.append(worker)
        self._running[whose] -= 1
        if not self._running[whose]:
            del self._running[whose]
        self._patient -= rank > Rank.MOVE
        self._call_next()

    # ---- the work

    async def _work(
        self, worker: Worker | None, job: AnyJob | AnyVisitorJob, rank: Rank, whose: object,
    ) -> AnyResult:
        try:
            if worker is None or worker.is_gone:
                worker = await self._start()
            async with asyncio.timeout(self.limit):
                return await self._ask(worker, job)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            self.failures += 1
            await self._kill(worker)
            worker = None
            raise BotFailed(f"{type(error).__name__}: {error}") from error
        except asyncio.CancelledError:  # the answer would be taken for the next job's
            await self._kill(worker)
            worker = None
            raise
        finally:
            self._free(worker, rank, whose)
            if rank == Rank.MOVE:
                self.live = time.monotonic()

    def _ended(self, task: asyncio.Task[AnyResult]) -> None:
        self._jobs.discard(task)
        if not task.cancelled():
            task.exception()  # nobody may be waiting for it any more

    async def _ask(self, worker: Worker, job: AnyJob | AnyVisitorJob) -> AnyResult:
        result: AnyResult = msgspec.json.decode(await worker.ask(msgspec.json.encode(job)), type=AnyResult)
        return result

    async def _start(self) -> Worker:
        async with asyncio.timeout(self.start_limit):
            worker = await self.start()
        self._all.add(worker)
        return worker

    async def _kill(self, worker: Worker | None) -> None:
        if worker is not None:
            self._all.discard(worker)
            await worker.kill()

    async def close(self) -> None:
        """End all workers."""
        for task in list(self._jobs):
            task.cancel()
        await asyncio.gather(*self._jobs, return_exceptions=True)
        for worker in list(self._all):
            await self._kill(worker)
