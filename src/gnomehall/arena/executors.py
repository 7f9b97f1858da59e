"""Who plays the matches: this process, several processes, or a Dask or Ray cluster (cluster.py).

An executor is given chunks of matches and hands back what was played, in any order.  A worker that dies
loses nothing: its chunk is played again, and a match counts once, by its number.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager

import msgspec

from gnomehall.arena.match import MakeBot, Result, play_match
from gnomehall.arena.plan import Job, Plan
from gnomehall.core.errors import GnomehallError
from gnomehall.core.game import Game, Played

MOST_CRASHES = 5  # of workers, before the run is given up
THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")

Keep = Callable[[Plan, Game, Result, Sequence[Played]], str]  # what is kept of a match beside its result


class Done(msgspec.Struct, frozen=True):
    """A match that was played."""

    number: int
    result: Result
    kept: str


class Task(msgspec.Struct, frozen=True):
    """What a worker must know to play matches; functions are named by their module, so it can be sent anywhere."""

    plan: Plan
    make_bot: MakeBot
    keep: Keep | None


class WorkersCrashed(GnomehallError):
    """Workers went on dying, so something is wrong with the matches or the machine."""


def play_chunk(task: Task, jobs: Sequence[Job]) -> list[Done]:
    """Play some matches, wherever this runs."""
    plan = task.plan
    options = dict(plan.options)
    done = []
    for job in jobs:
        game = plan.game_of(job.number)
        result, played = play_match(game, job.seating, job.deal, plan.budget, options, task.make_bot)
        kept = task.keep(plan, game, result, played) if task.keep is not None else ""
        done.append(Done(job.number, result, kept))
    return done


class Executor(AbstractContextManager["Executor"]):
    """Plays chunks, `width` of them at once."""

    width = 1

    def __init__(self, task: Task) -> None:
        self.task = task

    def __exit__(self, *_: object) -> None:
        return None

    @abstractmethod
    def play(self, chunks: Callable[[], list[Job]]) -> Iterator[list[Done]]:
        """Ask for chunks until one is empty, and give back each when it is done."""


class InProcess(Executor):
    """This process plays."""

    def play(self, chunks: Callable[[], list[Job]]) -> Iterator[list[Done]]:
        """One chunk after the other."""
        while jobs := chunks():
            yield play_chunk(self.task, jobs)


def _quiet_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the run, which ends its workers
    for name in THREADS:
        os.environ[name] = "1"


class ProcessPool(Executor):
    """Some processes of this machine play."""

    def __init__(self, task: Task, jobs: int) -> None:
        super().__init__(task)
        self.width = jobs
        self.crashes = 0
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.width, multiprocessing.get_context("spawn"), _quiet_worker)

    def __exit__(self, *_: object) -> None:
        workers = list((self.pool._processes or {}).values())
        self.pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:  # one that is killed while chunks still wait for it can block the pool for ever
            worker.join(2)
        for worker in workers:
            if worker.is_alive():
                worker.kill()

    def play(self, chunks: Callable[[], list[Job]]) -> Iterator[list[Done]]:
        """Keep every process busy, with one chunk waiting for each."""
        out: dict[Future[list[Done]], list[Job]] = {}
        more = True
        while more or out:
            while more and len(out) < 2 * self.width:
                jobs = chunks()
                more = bool(jobs)
                if jobs:
                    out[self._submit(jobs)] = jobs
            if not out:
                return
            ready, _ = wait(out, return_when=FIRST_COMPLETED)
            try:
                for future in ready:
                    done = future.result()
                    del out[future]
                    yield done
            except BrokenProcessPool:
                lost = list(out.values())
                self._restart_pool()
                out = {self._submit(jobs): jobs for jobs in lost}

    def _submit(self, jobs: list[Job]) -> Future[list[Done]]:
        try:
            return self.pool.submit(play_chunk, self.task, jobs)
        except BrokenProcessPool:
            self._restart_pool()
            return self.pool.submit(play_chunk, self.task, jobs)

    def _restart_pool(self) -> None:
        self.crashes += 1
        if self.crashes > MOST_CRASHES:
            raise WorkersCrashed(f"{self.crashes} times a worker process died")
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self._new_pool()
