"""Bots in processes of their own, each with a hard limit: one that hangs is killed and replaced."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from gnomehall.server.jobs.jobs import AnyJob, AnyResult, Failed, Result
from gnomehall.server.log import log

HARD_LIMIT = 10.0  # seconds for one move or hint, whatever the bot was told
LONGEST_LINE = 4_000_000
R = TypeVar("R", bound=Result)
QUIET = 0.5  # seconds after a job of a live table in which its next one may come


class BotFailed(Exception):
    """The bot crashed, hung, or answered nonsense."""


class Pool:
    """A few processes that think; jobs wait for a free one."""

    def __init__(self, count: int, limit: float = HARD_LIMIT, command: Sequence[str] = ()) -> None:
        self.limit = limit
        self.command = tuple(command) or (sys.executable, "-m", "gnomehall.server.jobs.worker")
        self.failures = 0
        self.waiting = 0  # jobs of live tables that wait for a worker
        self.live = 0.0  # when the last of them was done
        self._idle: asyncio.LifoQueue[asyncio.subprocess.Process | None] = asyncio.LifoQueue()
        self._all: set[asyncio.subprocess.Process] = set()
        for _ in range(count):
            self._idle.put_nowait(None)  # started when first needed

    async def think_later(self, job: AnyJob, wanted: type[R], patience: float) -> R:
        """The same for what is not urgent: while tables play it waits, for so many seconds at most."""
        end = time.monotonic() + patience
        while time.monotonic() < min(end, self.live + QUIET) or (self.waiting and time.monotonic() < end):
            await asyncio.sleep(0.05)
        return await self.think(job, wanted, is_live=False)

    async def think(self, job: AnyJob, wanted: type[R], is_live: bool = True) -> R:
        """Let a worker do a job that has a `wanted` result; raises BotFailed after the hard limit at the latest."""
        self.waiting += is_live
        try:
            worker = await self._idle.get()
        finally:
            self.waiting -= is_live
        try:
            if worker is None or worker.returncode is not None:
                worker = await self._start()
            async with asyncio.timeout(self.limit):
                result = await self._ask(worker, job)
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
            self._idle.put_nowait(worker)
            if is_live:
                self.live = time.monotonic()
        if not isinstance(result, wanted):
            self.failures += 1
            raise BotFailed(result.problem if isinstance(result, Failed) else "it answered another question")
        return result

    async def _ask(self, worker: asyncio.subprocess.Process, job: AnyJob) -> AnyResult:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(job) + b"\n")
        await worker.stdin.drain()
        line = await worker.stdout.readline()
        if not line:
            raise EOFError("the worker ended")
        result: AnyResult = msgspec.json.decode(line, type=AnyResult)
        return result

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        worker = await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        self._all.add(worker)
        log("bot worker started", pid=worker.pid)
        return worker

    async def _kill(self, worker: asyncio.subprocess.Process | None) -> None:
        if worker is None:
            return
        self._all.discard(worker)
        if worker.returncode is None:
            worker.kill()
            await worker.wait()

    async def close(self) -> None:
        """End all workers."""
        for worker in list(self._all):
            await self._kill(worker)
