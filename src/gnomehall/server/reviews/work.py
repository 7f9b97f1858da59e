"""Reviews of whole matches: worked out by the bots' processes beside everything else, one after another."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import msgspec

from gnomehall.review.decisions import Decision, milliseconds_for
from gnomehall.server.jobs.jobs import (
    AnyJob,
    MeasuredLuck,
    MeasureLuck,
    Position,
    Result,
    WeighDecision,
    WeighedDecision,
)
from gnomehall.server.jobs.pool import BotFailed, Pool, Rank
from gnomehall.server.log import log
from gnomehall.server.refusal import Refusal
from gnomehall.server.reviews.kept import Prepared, Reviewed
from gnomehall.server.store.base import Store

MOST_WAITING = 8  # reviews of this process that run or wait
MOST_WEIGHING = 60  # single decisions of this process
HEARTBEAT = 2.0  # seconds between two signs of life for other processes
DEAD = 15.0  # seconds without one: whoever worked on it is gone
PATIENCE = 0.2  # seconds a decision lets live tables go first

DECISION = 1_500  # bytes that are kept of one, about

R = TypeVar("R", bound=Result)
Size = Callable[[int], None]  # hears of so many bytes


@dataclass
class Running:
    """A review on its way."""

    review: Reviewed
    began: float
    address: str  # who asked for it
    task: asyncio.Task[None] | None = None
    is_stopping: bool = False


class Reviews:
    """All reviews of a process; finished ones are in the store."""

    def __init__(
        self, store: Store, pool: Pool, count: int, seconds: float, each: int, each_weighs: int = 0,
    ) -> None:
        self.store = store
        self.pool = pool
        self.count = max(1, count)
        self.seconds = seconds
        self.each = each  # reviews of one address; 0: any
        self.each_weighs = each_weighs  # single decisions of one address; 0: any
        self._weighing: Counter[str] = Counter()  # by address
        self._running: dict[str, Running] = {}
        self._turn = asyncio.Semaphore(1)  # one at a time, so that the time told is kept

    async def begin(self, prepared: Prepared, address: str, keep: Size | None = None) -> tuple[str, Reviewed]:
        """The review of a seat's decisions: the one there is, or a new one; an address may have a few at once.

        `keep` hears how large a new one will be, and may refuse it."""
        name = prepared.name
        found = await self.find(name)
        if found is not None and found.state in ("running", "done"):
            return name, found
        if name in self._running:  # somebody else began it meanwhile
            return name, self._running[name].review
        if self.each and sum(one.address == address for one in self._running.values()) >= self.each:
            raise Refusal("too-fast")
        if len(self._running) >= MOST_WAITING:
            raise Refusal("busy")
        if keep is not None:
            keep(size_of(prepared))
        self._running[name] = running = Running(prepared.review, time.monotonic(), address)
        running.task = asyncio.create_task(self._work(name, running, prepared.chosen))
        running.task.add_done_callback(partial(self._ended, name))
        return name, prepared.review

    async def weigh(self, position: Position, chosen: str, milliseconds: int, address: str) -> Decision:
        """One decision by itself, beside what was chosen then."""
        if self.each_weighs and self._weighing[address] >= self.each_weighs:
            raise Refusal("too-fast")
        if self._weighing.total() >= MOST_WEIGHING:
            raise Refusal("busy")
        job = WeighDecision(position, chosen, milliseconds, 1 + len(position.log))
        self._weighing[address] += 1
        try:
            return (await self.pool.think(job, WeighedDecision, Rank.REVIEW, address or None)).decision
        except BotFailed as error:
            raise Refusal("busy") from error
        finally:
            self._weighing[address] -= 1
            self._weighing += Counter()  # forgets who has none

    async def find(self, name: str, read: Size | None = None) -> Reviewed | None:
        """A review by its name, wherever it is worked on; `read` hears how large it is, and may refuse that."""
        if name in self._running:
            running = self._running[name]
            running.review.seconds = time.monotonic() - running.began
            return running.review
        cached = await self.store.cached(f"review/{name}")
        if cached is None:
            return None
        when, text = cached
        if read is not None:
            read(len(text))
        review = msgspec.json.decode(text, type=Reviewed)
        return None if review.state == "running" and time.time() - when > DEAD else review

    async def stop(self, name: str, address: str | None = None) -> None:
        """Give a review up, if this address asked for it (None: in any case); what it has found so far is lost."""
        running = self._running.get(name)
        if running is None or running.task is None or address not in (None, running.address):
            return
        if not running.is_stopping:  # cancelled twice, it could not say what has become of it
            running.is_stopping, running.review.state = True, "stopped"
            running.task.cancel()
        await asyncio.wait([running.task])  # whoever waits here and goes cancels nothing

    async def close(self) -> None:
        """Give all up."""
        for name in list(self._running):
            await self.stop(name)

    async def _work(self, name: str, running: Running, chosen: list[int]) -> None:
        review = running.review
        pulse = asyncio.create_task(self._live(name, review))
        try:
            async with self._turn:
                running.began = time.monotonic()
                await self._weigh_all(review, chosen)
            review.state, review.seconds = "done", time.monotonic() - running.began
        except* BotFailed as errors:
            review.state = "failed"
            log("a review failed", problem=errors.exceptions[0])
        finally:
            pulse.cancel()
            await asyncio.gather(pulse, return_exceptions=True)
            await self._keep(name, review)

    def _ended(self, name: str, task: asyncio.Task[None]) -> None:
        """However it ended, another may be begun."""
        self._running.pop(name, None)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log("a review failed", problem=error)

    async def _live(self, name: str, review: Reviewed) -> None:
        while True:
            await self._keep(name, review)
            await asyncio.sleep(HEARTBEAT)

    async def _keep(self, name: str, review: Reviewed) -> None:
        await self.store.cache(f"review/{name}", msgspec.json.encode(review).decode())

    async def _weigh_all(self, review: Reviewed, chosen: list[int]) -> None:
        """As many decisions at once as there are processes; a live bot waits for at most one of them."""
        pace = Pace(len(chosen), self.seconds, self.count)
        found: dict[int, Decision] = {}
        todo = list(reversed(chosen))

        async def weigh_some() -> None:
            while todo:
                at = todo.pop()
                milliseconds = pace.milliseconds(len(todo) + self.count)
                job = WeighDecision(_position(review, at), review.log[at].partition(" ")[2], milliseconds, 1 + at)
                began = time.monotonic()
                found[at] = (await self._think(job, WeighedDecision)).decision
                pace.took(time.monotonic() - began, milliseconds)
                review.done += 1

        review.draws = (await self._think(MeasureLuck(_position(review, None)), MeasuredLuck)).draws
        review.done += 1
        async with asyncio.TaskGroup() as group:  # if one fails, all end
            for _ in range(self.count):
                group.create_task(weigh_some())
        review.decisions = [found[at] for at in chosen]

    async def _think(self, job: AnyJob, wanted: type[R]) -> R:
        """On a machine that is very busy a worker may be stopped for being slow: it gets a second try."""
        try:
            return await self.pool.think_later(job, wanted, PATIENCE)
        except BotFailed:
            return await self.pool.think_later(job, wanted, PATIENCE)


class Pace:
    """How long to think about each decision so that the review keeps its time even on a busy machine."""

    def __init__(self, decisions: int, seconds: float, workers: int) -> None:
        self.end = time.monotonic() + seconds
        self.workers = workers
        self.usual = milliseconds_for(decisions, seconds, workers)
        self.beside = 0.0  # milliseconds a decision takes beyond its thinking, lately

    def milliseconds(self, left: int) -> int:
        """For the next decision, when so many are left."""
        seconds = max(0.0, self.end - time.monotonic())
        return min(self.usual, milliseconds_for(left, seconds, self.workers, self.beside))

    def took(self, seconds: float, milliseconds: int) -> None:
        """A decision took so long, though it was told to think for so many milliseconds."""
        beside = max(0.0, 1000 * seconds - milliseconds)
        self.beside += (beside - self.beside) / 4


def size_of(prepared: Prepared) -> int:
    """How many bytes will be kept of a review, about."""
    return len(msgspec.json.encode(prepared.review)) + DECISION * len(prepared.chosen)


def _position(review: Reviewed, at: int | None) -> Position:
    """After so many moves (None: at the end)."""
    return Position(review.game, review.cards, len(review.scores), review.options, review.log[:at])
