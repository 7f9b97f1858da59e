"""Plays a plan, keeps its matches, and reports the standings."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import msgspec

from gnomehall.arena.executors import Executor, InProcess, Keep, ProcessPool, Task
from gnomehall.arena.match import MakeBot, Result, record_of
from gnomehall.arena.plan import Job, Plan, check_plan
from gnomehall.arena.store import Store
from gnomehall.arena.tally import Standing, is_clear, standings
from gnomehall.bots.names import make_bot
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game, Json, Played

CHUNK_SECONDS = 0.5  # of play in a chunk: little to lose, and sending it costs nothing
LARGEST_CHUNK = 2000
LOOK_EVERY = 5  # deals between two looks whether the answer is clear


OnProgress = Callable[[int, int], None]  # told how many matches are done, and of how many


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a plan is played; what comes out is the same."""

    jobs: int = 1  # processes
    dask: str | None = None  # the address of a scheduler
    ray: bool = False
    until_clear: bool = False  # stop once the first bot is surely ahead or behind

    def __post_init__(self) -> None:
        if not 1 <= self.jobs <= 256:
            raise ValidationError("--jobs must be from 1 to 256")


ALONE = Settings()


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
        """The standings of the bots."""
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


def no_progress(done: int, total: int) -> None:
    """Report to nobody."""


def keep_record(plan: Plan, game: Game, result: Result, played: Sequence[Played]) -> str:
    """The record of a match, which is what the arena keeps."""
    return record_of(game, result, played, dict(plan.options))


def run_plan(
    plan: Plan, settings: Settings = ALONE, *, store: Store | None = None, make: MakeBot = make_bot,
    keep: Keep = keep_record, on_progress: OnProgress = no_progress,
) -> Run:
    """Play what is left of a plan; Ctrl-C ends it early and keeps what was played.

    `make` says who sits down, `keep` what the store is given of a match beside its result.
    """
    check_plan(plan, make)
    run = Run(plan)
    if store is not None:
        run.results = {number: r for number, r in store.results.items() if number < plan.matches}
    begun = time.monotonic()
    try:
        with _executor(Task(plan, make, keep if store is not None else None), settings) as executor:
            _play(run, executor, store, settings.until_clear, on_progress)
    except KeyboardInterrupt:
        run.interrupted = True
    finally:
        if store is not None:
            store.close()
    run.seconds = time.monotonic() - begun
    if settings.until_clear:
        _cut(run)
    return run


def _executor(task: Task, settings: Settings) -> Executor:
    if settings.dask is not None or settings.ray:
        from gnomehall.arena.cluster import DaskExecutor, RayExecutor

        return DaskExecutor(task, settings.dask) if settings.dask is not None else RayExecutor(task, settings.jobs)
    return ProcessPool(task, settings.jobs) if settings.jobs > 1 else InProcess(task)


def _play(
    run: Run, executor: Executor, store: Store | None, until_clear: bool, on_progress: OnProgress,
) -> None:
    left = [job for job in run.plan.jobs() if job.number not in run.results]
    left.reverse()
    total = run.plan.matches
    begun = time.monotonic()
    on_progress(len(run.results), total)

    def chunk() -> list[Job]:
        if run.clear_at is not None:
            return []
        spent = time.monotonic() - begun
        pace = run.played_now / spent / executor.width if run.played_now else 0.0
        size = max(1, min(LARGEST_CHUNK, int(pace * CHUNK_SECONDS), len(left) // (2 * executor.width)))
        return [left.pop() for _ in range(min(size, len(left)))]

    for done in executor.play(chunk):
        for match in done:
            if match.number in run.results:
                continue
            run.results[match.number] = match.result
            run.played_now += 1
            if store is not None:
                store.add(match.number, match.result, match.kept)
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
