"""Who plays the matches: this process, several processes, or a Dask or Ray cluster.

A crew is given chunks of matches and hands back what was played, in any order.  A worker that dies
loses nothing: its chunk is played again, and a match counts once, by its number.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from typing import Protocol, Self

from gnomehall.arena.match import Result, play_match
from gnomehall.arena.plan import Plan
from gnomehall.core.errors import GnomehallError

Job = tuple[int, int, tuple[str, ...]]
Done = tuple[int, Result, str]
DEATHS = 5  # of workers, before the run is given up
THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class WorkersDied(GnomehallError):
    """Workers went on dying, so something is wrong with the matches or the machine."""


def play_chunk(plan: Plan, jobs: list[Job], records: bool) -> list[Done]:
    """Play some matches of a plan, wherever this runs."""
    options = dict(plan.options)
    done = []
    for number, deal, seating in jobs:
        game = plan.game_of(number)
        result, played = play_match(game, seating, deal, plan.budget, options, plan.seat)
        done.append((number, result, plan.keep(game, result, played) if records else ""))
    return done


class Crew(Protocol):
    """Plays chunks; `width` of them at once."""

    width: int

    def play(self, chunks: Callable[[], list[Job]]) -> Iterator[list[Done]]:
        """Ask for chunks until one is empty, and give back each when it is done."""
        ...


class Alone(AbstractContextManager["Alone"]):
    """This process plays."""

    width = 1

    def __init__(self, plan: Plan, records: bool) -> None:
        self.plan = plan
        self.records = records

    def __exit__(self, *_: object) -> None:
        return None

    def play(self, chunks: Callable[[], list[Job]]) -> Iterator[list[Done]]:
        """One chunk after the other."""
        while jobs := chunks():
            yield play_chunk(self.plan, jobs, self.records)


def _quiet_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the run, which ends its workers
    for name in THREADS:
        os.environ[name] = "1"


class Processes(AbstractContextManager["Processes"]):
    """Some processes of this machine play."""

    def __init__(self, plan: Plan, records: bool, jobs: int) -> None:
        self.plan = plan
        self.records = records
        self.width = jobs
        self.deaths = 0
        self.pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.width, multiprocessing.get_context("spawn"), _quiet_worker)

    def __enter__(self) -> Self:
        return self

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
                self._mourn()
                out = {self._submit(jobs): jobs for jobs in lost}

    def _submit(self, jobs: list[Job]) -> Future[list[Done]]:
        try:
            return self.pool.submit(play_chunk, self.plan, jobs, self.records)
        except BrokenProcessPool:
            self._mourn()
            return self.pool.submit(play_chunk, self.plan, jobs, self.records)

    def _mourn(self) -> None:
        self.deaths += 1
        if self.deaths > DEATHS:
            raise WorkersDied(f"{self.deaths} times a worker process died")
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = self._new_pool()
