"""The ladder: all standard bots against each other in every game, with ratings and a plot."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from gnomehall.arena.plan import Plan
from gnomehall.arena.run import ALONE, OnProgress, Run, Settings, no_progress, run_plan
from gnomehall.arena.store import RecordStore
from gnomehall.arena.tally import Standing
from gnomehall.bots.contract import Budget
from gnomehall.bots.levels import STANDARD_BOTS
from gnomehall.core.game import Json

NEAREST = 2  # a bot meets the two on either side of it: far ones tell nothing new
ANCHOR, ANCHOR_RATING = "greedy", 1200.0
COLOURS = ("#2f6f4f", "#a34a28", "#3b5b92")


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot's rating in one game, greedy's being 1200."""

    game: str
    bot: str
    rating: float
    low: float
    high: float
    matches: int


def climb(
    games: Sequence[str], matches: int, seed: int, budget: Budget, *, settings: Settings = ALONE,
    out: Path | None = None, on_game: Callable[[str], OnProgress] = lambda name: no_progress,
    bots: Sequence[str] = STANDARD_BOTS,
) -> tuple[list[Rung], list[Run]]:
    """Play the ladder: `matches` for each pair of near bots in each game."""
    rungs: list[Rung] = []
    runs: list[Run] = []
    for name in games:
        plan = Plan(name, tuple(bots), 2, 1, seed, budget, nearest=NEAREST)
        plan = Plan(name, tuple(bots), 2, matches * len(plan.groups()), seed, budget, nearest=NEAREST)
        store = RecordStore(out / name, plan) if out is not None else None
        run = run_plan(plan, settings, store=store, on_progress=on_game(name))
        runs.append(run)
        rungs += rungs_of(name, run.table())
        if run.interrupted:
            break
    return rungs, runs


def rungs_of(game: str, table: Sequence[Standing]) -> list[Rung]:
    """The ratings of a run, shifted so that greedy has its fixed rating."""
    moved = next((ANCHOR_RATING - line.rating.mean for line in table if line.name == ANCHOR), 0.0)
    return [
        Rung(game, line.name, line.rating.mean + moved, line.rating.low + moved, line.rating.high + moved, line.matches)
        for line in table
    ]


def as_json(rungs: Sequence[Rung], seed: int) -> dict[str, Json]:
    """The ladder as plain data."""
    return {
        "seed": seed,
        "rungs": [
            {"game": r.game, "bot": r.bot, "matches": r.matches,
             "rating": {"mean": r.rating, "low": r.low, "high": r.high}}
            for r in rungs
        ],
    }


def as_toml(rungs: Sequence[Rung], command: str) -> str:
    """The file `ratings.toml` of a game's folder, which the levels read their measured ratings from."""
    lines = [f"# Measured by: {command}", *[f"{json.dumps(r.bot)} = {r.rating:.0f}" for r in rungs]]
    return "\n".join(lines) + "\n"


def as_svg(rungs: Sequence[Rung]) -> str:
    """Ratings with their intervals, a row a bot, a colour and a shape a game."""
    bots = list(dict.fromkeys(r.bot for r in rungs))
    games = list(dict.fromkeys(r.game for r in rungs))
    low = min(r.low for r in rungs) - 20
    high = max(r.high for r in rungs) + 20
    row, left, width = 44, 110, 560
    height = row * len(bots) + 70

    def x(rating: float) -> float:
        return left + (rating - low) / (high - low) * width

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + width + 20} {height}" '
        'font-family="sans-serif" font-size="13"><title>Ratings of the bots</title>',
        f'<rect width="{left + width + 20}" height="{height}" fill="#fbf7ec"/>',
    ]
    for tick in range(int(low // 200 + 1) * 200, int(high) + 1, 200):
        parts.append(f'<path d="M{x(tick):.1f} 20V{height - 50}" stroke="#ddd3bb"/>')
        parts.append(f'<text x="{x(tick):.1f}" y="{height - 34}" text-anchor="middle">{tick}</text>')
    for number, bot in enumerate(bots):
        parts.append(f'<text x="8" y="{40 + row * number}">{bot}</text>')
    for rung in rungs:
        which = games.index(rung.game)
        y = 30 + row * bots.index(rung.bot) + 11 * which - 5
        colour = COLOURS[which % len(COLOURS)]
        parts.append(
            f'<path d="M{x(rung.low):.1f} {y}H{x(rung.high):.1f}" stroke="{colour}" stroke-width="2"/>'
            f"{_mark(which, x(rung.rating), y, colour)}"
        )
    for which, game in enumerate(games):
        at = left + 150 * which
        colour = COLOURS[which % len(COLOURS)]
        parts.append(f'{_mark(which, at, height - 14, colour)}<text x="{at + 12}" y="{height - 10}">{game}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def _mark(which: int, x: float, y: float, colour: str) -> str:
    if which == 0:
        return f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="{colour}"/>'
    if which == 1:
        return f'<rect x="{x - 5:.1f}" y="{y - 5}" width="10" height="10" fill="{colour}"/>'
    return f'<path d="M{x:.1f} {y - 6}l6 11h-12z" fill="{colour}"/>'
