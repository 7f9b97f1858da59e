"""A small simulation of arrivals: does the paper of docs/scale.md agree with the measured knee?

Tables come by chance (a Poisson process), stay for the length of a match, and move by chance.  Each belongs to one
worker, which handles its moves one after the other at the measured cost, half of it fixed and half by chance; a move
also waits for its commit.  `python -m benchmarks.arrivals` climbs to the knee of one worker and compares it with the
measured one, then fills the machines of the paper."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

import numpy as np

SLOW = 0.25  # seconds
MOST_MOVES = 3_000_000  # of one simulation


@dataclass(frozen=True)
class Load:
    """Who comes, and what it costs."""

    tables: float  # at once, on average
    move_every: float  # seconds between two moves of a table
    match_seconds: float
    workers: int
    cost: float  # seconds of a worker's core for a move
    commit: float = 0.005  # seconds until a move is on the disk


@dataclass(frozen=True)
class Outcome:
    """What came of it."""

    moves_per_s: float
    p50: float  # seconds from a move to its answer
    p99: float
    busiest: float  # share of its core that the worker with the most moves needs
    most_tables: int  # of one worker

    @property
    def is_fine(self) -> bool:
        """Whether hardly anybody waits."""
        return self.p99 <= SLOW and self.busiest < 1


def simulate(load: Load, seconds: float, seed: int = 1) -> Outcome:
    """Let tables come and move for so long."""
    dice = np.random.default_rng(seed)
    expected = load.tables / load.move_every * seconds
    if expected > MOST_MOVES:
        raise ValueError(f"{expected:.0f} moves are more than {MOST_MOVES}")
    # tables that are here at some moment: those that came up to a match's length before
    length = load.match_seconds
    count = dice.poisson(load.tables / length * (length + seconds))
    begin = dice.uniform(-length, seconds, count)
    home = dice.integers(0, load.workers, count)
    first, last = np.maximum(begin, 0.0), np.minimum(begin + length, seconds)
    moves = dice.poisson(np.maximum(0.0, last - first) / load.move_every)
    table = np.repeat(np.arange(count), moves)
    at = first[table] + dice.random(len(table)) * (last - first)[table]
    service = load.cost * (0.5 + 0.5 * dice.exponential(1.0, len(table)))
    waits, busy = [], []
    for worker in range(load.workers):
        mine = np.flatnonzero(home[table] == worker)
        mine = mine[np.argsort(at[mine])]
        waits.append(_answered(at[mine], service[mine]) + load.commit)
        busy.append(float(service[mine].sum()) / seconds)
    every = np.concatenate(waits)
    if not len(every):
        raise ValueError("nobody moves")
    here = np.bincount(home[(begin < seconds / 2) & (begin + length > seconds / 2)], minlength=load.workers)
    p50, p99 = np.quantile(every, (0.5, 0.99))
    return Outcome(len(every) / seconds, float(p50), float(p99), max(busy), int(here.max()))


def _answered(at: np.ndarray, service: np.ndarray) -> np.ndarray:
    """How long each move waits for those before it, and for itself (Lindley's recursion, written as sums)."""
    if not len(at):
        return at
    done = np.cumsum(service)
    start = np.maximum.accumulate(at - (done - service))
    answered: np.ndarray = start + done - at
    return answered


def knee(load: Load, seconds: float = 30.0) -> float:
    """The most moves a second that are answered in time, by halving."""
    low, high = 0.0, 2 * load.workers / load.cost * load.move_every
    for _ in range(12):
        middle = (low + high) / 2
        tried = Load(middle, load.move_every, load.match_seconds, load.workers, load.cost, load.commit)
        if simulate(tried, seconds).is_fine:
            low = middle
        else:
            high = middle
    return low / load.move_every


def main() -> None:
    """Print the knee of one worker, and the machines of the paper."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--cost-ms", type=float, required=True, help="CPU of a move, measured near the knee")
    parser.add_argument("--measured", type=float, required=True, help="moves a second at the measured knee")
    parser.add_argument("--tables", type=float, default=100_000)
    parser.add_argument("--move-every", type=float, default=6.0)
    parser.add_argument("--match-seconds", type=float, default=1_200.0)
    parser.add_argument("--use", type=float, default=0.6, help="share of a core the paper plans with")
    given = parser.parse_args()
    cost = given.cost_ms / 1000
    found = knee(Load(0, 1.0, given.match_seconds, 1, cost))
    print(f"one worker at {given.cost_ms} ms a move: {found:.0f} moves/s simulated, {given.measured:.0f} measured, "
          f"ratio {given.measured / found:.2f}")
    rate = given.tables / given.move_every
    workers = int(np.ceil(rate * cost / given.use))
    for share in (1.0, 1.3, 1.6, 1.8):
        load = Load(share * given.tables, given.move_every, given.match_seconds, workers, cost)
        out = simulate(load, 30)
        print(
            f"{workers} workers, {load.tables:.0f} tables: {out.moves_per_s:.0f} moves/s, p50 {1000 * out.p50:.0f} ms, "
            f"p99 {1000 * out.p99:.0f} ms, busiest worker {out.busiest:.2f} of a core, {out.most_tables} tables")


if __name__ == "__main__":
    main()
