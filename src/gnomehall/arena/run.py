"""Plays a plan with a crew, keeps what was played, and says how it stands."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gnomehall.arena.crew import Alone, Job, Processes
from gnomehall.arena.match import Result
from gnomehall.arena.plan import Plan
from gnomehall.arena.store import Store
from gnomehall.arena.tally import Standing, is_clear, standings
from gnomehall.core.game import Json

CHUNK_SECONDS = 0.5  # of play in a chunk: little to lose, and sending it costs nothing
LARGEST_CHUNK = 2000
LOOK_EVERY = 5  # deals between two looks whether the answer is clear


@dataclass
class Run:
    """What was played of a plan."""

    plan: Plan
    results: dict[int, Result] = field(default_factory=dict)
    seconds: float = 0.0
    played_now: int = 0
    interrupted: bool = False
    clear_at: int | None = None  # matches after which the answer was clear
    looked: int = 0  # deals after which that was asked

    def ordered(self) -> list[Result]:
        """The results by number, so that nothing depends on who played when."""
        return [self.results[number] for number in sorted(self.results)]

    def table(self) -> list[Standing]:
        """How the bots stand."""
        return standings(self.ordered(), self.plan.bots)

    def as_dict(self) -> dict[str, Json]:
        """The JSON form of the table."""
        return {
            "game": self.plan.game, "seed": self.plan.seed, "matches": len(self.results),
            "bots": [
                {
                    "name": line.name, "matches": line.matches, "win_share": line.win_share.as_dict(),
                    "margin": line.margin.as_dict(), "rating": line.rating.as_dict(),
                }
                for line in self.table()
            ],
        }


def run_plan(
    plan: Plan, jobs: int = 1, out: Path | None = None, until_clear: bool = False, dask: str | None = None,
    ray: bool = False, on_progress: Callable[[int, int], None] = lambda done, total: None,
    store: Store | None = None,
) -> Run:
    """Play what is left of a plan; Ctrl-C ends it early and keeps what was played."""
    plan.check()
    if store is None and out is not None:
        store = Store(out, plan)
    run = Run(plan)
    if store is not None:
        run.results = {number: r for number, r in store.results.items() if number < plan.matches}
    begun = time.monotonic()
    try:
        with _crew(plan, store is not None, jobs, dask, ray) as crew:
            _play(run, crew, store, until_clear, on_progress)
    except KeyboardInterrupt:
        run.interrupted = True
    finally:
        if store is not None:
            store.close()
    run.seconds = time.monotonic() - begun
    if until_clear:
        _cut(run)
    return run


def _crew(
    plan: Plan, records: bool, jobs: int, dask: str | None, ray: bool,
) -> AbstractContextManager[Any]:
    if dask is not None or ray:
        from gnomehall.arena.cluster import DaskCrew, RayCrew

        return DaskCrew(plan, records, dask) if dask is not None else RayCrew(plan, records, jobs)
    return Processes(plan, records, jobs) if jobs > 1 else Alone(plan, records)


def _play(
    run: Run, crew: Any, store: Store | None, until_clear: bool, on_progress: Callable[[int, int], None],
) -> None:
    left = [job for job in run.plan.numbered() if job[0] not in run.results]
    left.reverse()
    total = run.plan.matches
    begun = time.monotonic()
    on_progress(len(run.results), total)

    def chunk() -> list[Job]:
        if run.clear_at is not None:
            return []
        spent = time.monotonic() - begun
        pace = run.played_now / spent / crew.width if run.played_now else 0.0
        size = max(1, min(LARGEST_CHUNK, int(pace * CHUNK_SECONDS), len(left) // (2 * crew.width)))
        return [left.pop() for _ in range(min(size, len(left)))]

    for done in crew.play(chunk):
        for number, result, record in done:
            if number in run.results:
                continue
            run.results[number] = result
            run.played_now += 1
            if store is not None:
                store.add(number, result, record)
        on_progress(len(run.results), total)
        if until_clear:
            _clear_at(run)


def _clear_at(run: Run) -> int | None:
    """The number of matches, in whole deals from the first, after which the answer was clear."""
    a_deal = len(run.plan.seatings())
    whole = run.looked * a_deal
    while whole in run.results:
        whole += 1
    while run.clear_at is None and (run.looked + LOOK_EVERY) * a_deal <= whole:
        run.looked += LOOK_EVERY
        if is_clear([run.results[n] for n in range(run.looked * a_deal)], run.plan.bots[0]):
            run.clear_at = run.looked * a_deal
    return run.clear_at


def _cut(run: Run) -> None:
    """Matches beyond the point where the answer was clear do not count: they depend on the jobs."""
    end = _clear_at(run)
    if end is not None:
        run.results = {number: r for number, r in run.results.items() if number < end}
