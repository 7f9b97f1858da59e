"""What is claimed of the bots and measured at full size (docs/bots.md): `gnomehall prove`.

Every measurement is an arena run in a folder of its own, so one that is stopped goes on where it was.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import msgspec

from gnomehall.arena.plan import Plan
from gnomehall.arena.run import Settings, run_plan
from gnomehall.arena.store import RecordStore
from gnomehall.bots.levels import LEVELS
from gnomehall.games import game, text_of

PARTS = ("greedy", "top", "levels", "four", "curve", "nets", "jobs", "random")
EQUAL_TIME = "100ms"


class Curve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Matches a point, and simulations, each against twice as many."""

    matches: int = 300
    simulations: tuple[int, ...] = (25, 50, 100, 200)


class Nets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the nets of a game are asked."""

    top: dict[int, float] = {}  # by seats: what the strongest level wins against `search-v1` in equal time
    master: int = 0  # simulations with which `search-v1` was Master before there were nets; 0: not asked
    eightfold: float = 0.60  # what eight times the simulations win; at those of the curve


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game's `claims.toml` says: who plays for the strongest level, held to a budget."""

    top: str = f"{LEVELS[-1].name}:100ms"
    top_of_four: str = ""  # with four seats, if it is another
    curve: Curve = msgspec.field(default_factory=Curve)
    nets: Nets | None = None  # a game without nets has none


def measured(name: str) -> Measured:
    """The measurements of a game."""
    return msgspec.toml.decode(text_of(name, "claims.toml") or "", type=Measured)


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


def claims(names: Sequence[str], scale: float, seed: int) -> Iterator[Claim]:
    """All that is claimed of the bots; `scale` shrinks the number of matches."""

    def claim(part: str, name: str, bots: tuple[str, ...], seats: int, matches: int, least: float) -> Claim:
        return Claim(part, Plan(name, bots, seats, max(seats, round(matches * scale)), seed), least)

    figures = {name: measured(name) for name in names}
    for name in names:
        yield claim("greedy", name, ("greedy", "random"), 2, 400, 0.95)
    for name, it in figures.items():
        yield claim("top", name, (it.top, "greedy"), 2, 200, 0.80)
        yield claim("top", name, (it.top, "random"), 2, 200, 0.99)
    for name, it in figures.items():
        for below, above in pairwise([*(level.name for level in LEVELS[:-1]), it.top]):
            yield claim("levels", name, (above, below), 2, 200, 0.65)
    for name, it in figures.items():
        if game(name).most >= 4:
            yield claim("four", name, (it.top_of_four or it.top, "greedy"), 4, 400, 0.50)
    for name, it in figures.items():
        for simulations in it.curve.simulations:
            bots = (f"search:{2 * simulations}", f"search:{simulations}")
            yield claim("curve", name, bots, 2, it.curve.matches, 0.50)
    for name, it in figures.items():
        if it.nets is not None:
            for bots, seats, least in _of_nets(it.nets, it.curve.simulations):
                yield claim("nets", name, bots, seats, 400, least)


def _of_nets(asked: Nets, points: Sequence[int]) -> Iterator[tuple[tuple[str, str], int, float]]:
    """Who plays whom to measure a game's nets, with how many seats, and the share asked."""
    for seats, least in asked.top.items():
        yield (f"{LEVELS[-1].name}:{EQUAL_TIME}", f"search-v1:{EQUAL_TIME}"), seats, least
    if asked.master:
        yield ("net", f"search-v1:{asked.master}"), 2, 0.50
    for simulations in points:
        yield (f"net:{8 * simulations}", f"net:{simulations}"), 2, asked.eightfold


def speed_up(name: str, seed: int) -> str:
    """Matches a second with one job and with two."""
    rates = []
    for jobs in (1, 2):
        run = run_plan(Plan(name, ("search:200", "greedy"), 2, 200, seed), Settings(jobs=jobs))
        rates.append(run.played_now / run.seconds)
    return f"| jobs | {name} | {rates[0]:.1f} and {rates[1]:.1f} matches/s | {rates[1] / rates[0]:.2f} times | 1.80 |"


def many_random(name: str, seed: int, jobs: int, scale: float) -> str:
    """Ten thousand random matches, and how long they took."""
    start = time.monotonic()
    run = run_plan(Plan(name, ("random", "random"), 2, round(10_000 * scale), seed), Settings(jobs=jobs))
    return f"| random | {name} | {len(run.results)} matches, {jobs} jobs | {time.monotonic() - start:.1f} s | |"


def prove(
    names: Sequence[str], parts: Sequence[str], *, out: Path, jobs: int = 1, seed: int = 1, scale: float = 1.0,
) -> int:
    """Measure the parts named and print them as a table; 1 if a claim does not hold, 130 if it was interrupted."""
    failed = 0
    print("| part | game | who, matches | wins (95 %) | asked |\n|---|---|---|---|---|", flush=True)
    for claim in claims(names, scale, seed):
        if claim.part not in parts:
            continue
        plan = claim.plan
        run = run_plan(plan, Settings(jobs=jobs), store=RecordStore(out / claim.folder, plan))
        first = run.table()[0].win_share
        holds = first.mean >= claim.least
        failed += not holds
        print(
            f"| {claim.part} | {plan.game} | {' against '.join(plan.bots)}, {plan.seats} seats, "
            f"{len(run.results)} matches | {first.mean:.1%} ({first.low:.1%} to {first.high:.1%}) | "
            f"{claim.least:.0%}{'' if holds else ': NOT REACHED'} |",
            flush=True,
        )
        if run.interrupted:
            return 130
    if "jobs" in parts:
        print(speed_up(names[0], seed), flush=True)
    if "random" in parts:
        for name in names:
            print(many_random(name, seed, jobs, scale), flush=True)
    return 1 if failed else 0
