"""Who does jobs: an interface, and processes as the server has them; a browser has others (`gnomehall/browser`)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from gnomehall.server.jobs.jobs import READY
from gnomehall.server.log import log

LONGEST_LINE = 32_000_000


class Worker(Protocol):
    """Does one job at a time; one that hangs can be killed."""

    @property
    def is_gone(self) -> bool:
        """Whether it has ended."""

    async def ask(self, job: bytes) -> bytes:
        """The result of a job, both JSON."""

    async def kill(self) -> None:
        """End it, whatever it does."""


Start = Callable[[], Awaitable[Worker]]  # a new worker that is ready; whoever gives up waiting has none


class Process:
    """A process that reads jobs and writes results, a line each."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @property
    def is_gone(self) -> bool:
        """Whether it has ended."""
        return self._process.returncode is not None

    async def line(self) -> bytes:
        """What it says next."""
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise EOFError("the worker ended")
        return line

    async def ask(self, job: bytes) -> bytes:
        """The result of a job."""
        assert self._process.stdin is not None
        self._process.stdin.write(job + b"\n")
        await self._process.stdin.drain()
        return await self.line()

    async def kill(self) -> None:
        """End it."""
        if not self.is_gone:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()


def processes(command: Sequence[str]) -> Start:
    """Workers that are processes of a command."""

    async def start() -> Worker:
        pipe = asyncio.subprocess.PIPE
        started = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        worker = Process(started)
        log("worker started", pid=started.pid)
        try:
            if await worker.line() != READY:
                raise EOFError("the worker did not start")
        except BaseException:
            await worker.kill()
            raise
        return worker

    return start
