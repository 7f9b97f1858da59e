"""The full-size measurements of docs/bots.md: `python -m gnomehall.arena.prove --out build/prove --jobs 2`.

Every measurement is an arena run in a folder of its own, so a proof that is stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from gnomehall.arena.plan import Plan
from gnomehall.arena.run import run_plan
from gnomehall.bots.levels import LEVELS
from gnomehall.games import GAMES, game

TOP = {  # held to 100 ms, and to fewer simulations than a quiet core makes in them: a busy machine changes nothing
    "gems": "old-root:2000/100ms", "gnomopolis": "old-root:2500/100ms", "gnomeland": "old-root:700/100ms",
}
FOUR = {**TOP, "gems": "old-root:500/100ms"}  # with four seats it plays every simulation three rounds on
CURVES = {  # matches a point, and simulations, each against twice as many; Gems is near its ceiling from 200 on
    "gems": (1000, (12, 25, 50, 100)), "gnomopolis": (300, (25, 50, 100, 200)), "gnomeland": (300, (25, 50, 100, 200)),
}


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that shall be so: the first bot wins at least this share."""

    part: str
    plan: Plan
    least: float

    @property
    def folder(self) -> str:
        """Where its run is kept."""
        names = "-".join(dict.fromkeys(bot.replace(":", "_").replace("/", "_") for bot in self.plan.bots))
        return f"{self.plan.game}-{self.plan.seats}-{names}"


def claims(names: list[str], scale: float, seed: int) -> Iterator[Claim]:
    """All that is claimed of the bots; `scale` shrinks the number of matches."""

    def claim(part: str, name: str, bots: tuple[str, ...], seats: int, matches: int, least: float) -> Claim:
        return Claim(part, Plan(name, bots, seats, max(seats, round(matches * scale)), seed), least)

    for name in names:
        yield claim("greedy", name, ("greedy", "random"), 2, 400, 0.95)
    for name in names:
        yield claim("top", name, (TOP[name], "greedy"), 2, 200, 0.80)
        yield claim("top", name, (TOP[name], "random"), 2, 200, 0.99)
    for name in names:
        for below, above in pairwise([*(level.name for level in LEVELS[:-1]), TOP[name]]):
            yield claim("levels", name, (above, below), 2, 200, 0.65)
    for name in names:
        if game(name).most >= 4:
            yield claim("four", name, (FOUR[name], "greedy"), 4, 400, 0.50)
    for name in names:
        matches, points = CURVES[name]
        for simulations in points:
            yield claim("curve", name, (f"search:{2 * simulations}", f"search:{simulations}"), 2, matches, 0.50)


def speed_up(name: str, seed: int) -> str:
    """Matches a second with one job and with two."""
    rates = []
    for jobs in (1, 2):
        run = run_plan(Plan(name, ("search:200", "greedy"), 2, 200, seed), jobs)
        rates.append(run.played_now / run.seconds)
    return f"| jobs | {name} | {rates[0]:.1f} and {rates[1]:.1f} matches/s | {rates[1] / rates[0]:.2f} times | 1.80 |"


def many(name: str, seed: int, jobs: int, scale: float) -> str:
    """Ten thousand random matches, and how long they took."""
    start = time.monotonic()
    run = run_plan(Plan(name, ("random", "random"), 2, round(10_000 * scale), seed), jobs)
    return f"| random | {name} | {len(run.results)} matches, {jobs} jobs | {time.monotonic() - start:.1f} s | |"


def main(argv: list[str] | None = None) -> int:
    """Prove the parts named, or all; 1 if a claim does not hold."""
    parser = argparse.ArgumentParser(prog="python -m gnomehall.arena.prove", description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/prove"))
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=float, default=1.0, help="a part of the matches, for a quick look")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--parts", default="greedy,top,levels,four,curve,jobs,random")
    given = parser.parse_args(argv)
    names, parts = given.games.split(","), given.parts.split(",")
    failed = 0
    print("| part | game | who, matches | wins (95 %) | asked |\n|---|---|---|---|---|", flush=True)
    for claim in claims(names, given.scale, given.seed):
        if claim.part not in parts:
            continue
        run = run_plan(claim.plan, given.jobs, given.out / claim.folder)
        first = run.table()[0].win_share
        holds = first.mean >= claim.least
        failed += not holds
        print(
            f"| {claim.part} | {claim.plan.game} | {' against '.join(claim.plan.bots)}, {claim.plan.seats} seats, "
            f"{len(run.results)} matches | {first.mean:.1%} ({first.low:.1%} to {first.high:.1%}) | "
            f"{claim.least:.0%}{'' if holds else ': NOT REACHED'} |",
            flush=True,
        )
        if run.interrupted:
            return 130
    if "jobs" in parts:
        print(speed_up(names[0], given.seed), flush=True)
    if "random" in parts:
        for name in names:
            print(many(name, given.seed, given.jobs, given.scale), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
