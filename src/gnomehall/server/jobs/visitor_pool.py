"""Work that strangers may ask for and that can take long, done by processes with limits.

The line is bounded, in all and for one address, whose jobs run one at a time."""

from __future__ import annotations

import sys
from collections import Counter

from msgspec import Raw

from gnomehall.server.jobs.jobs import Answered, Refused, Result
from gnomehall.server.jobs.pool import BotFailed, Pool
from gnomehall.server.jobs.visitor_jobs import AnyVisitorJob
from gnomehall.server.jobs.workers import processes
from gnomehall.server.log import log
from gnomehall.server.refusal import Refusal
from gnomehall.server.settings import Settings

WORKER = (sys.executable, "-m", "gnomehall.server.jobs.visitor_worker")
BUSY = 6  # a job may take this many times its CPU time on a busy machine
LINGER = 0.5  # seconds a job goes on after whoever asked has gone


class VisitorPool:
    """Takes jobs and gives answers."""

    def __init__(self, settings: Settings, pool: Pool | None = None) -> None:
        self._settings = settings
        seconds = settings.visitor_job_seconds
        self._pool = pool or Pool(
            settings.visitor_job_workers, BUSY * seconds, processes((*WORKER, str(seconds))), LINGER, each=1)
        self._asked: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """Jobs that run or wait."""
        return self._asked.total()

    async def ask(self, address: str, job: AnyVisitorJob) -> Raw:
        """The answer to a job as JSON, or a refusal."""
        if self._asked[address] >= self._settings.address_visitor_jobs and self._settings.address_rate:
            raise Refusal("too-fast")
        if self.waiting >= self._settings.most_visitor_jobs:
            raise Refusal("busy")
        self._asked[address] += 1
        try:
            result = await self._pool.think(job, Result, whose=address)
        except BotFailed as error:
            log("a job failed", job=type(job).__name__, problem=error)
            raise Refusal("too-hard") from error
        finally:
            self._asked[address] -= 1
            if not self._asked[address]:
                del self._asked[address]
        if isinstance(result, Refused):
            raise Refusal(result.code, problem=result.problem)
        if not isinstance(result, Answered):
            log("a job failed", job=type(job).__name__, problem=getattr(result, "problem", ""))
            raise Refusal("too-hard")
        return result.answer

    async def close(self) -> None:
        """End all work."""
        await self._pool.close()
