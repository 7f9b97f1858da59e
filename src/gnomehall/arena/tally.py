"""What the matches of a run say about its bots: win share, margin and rating, with 95 % intervals."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from gnomehall.arena.match import Result
from gnomehall.bots.contract import Estimate

Z95 = 1.96
Z_CLEAR = 3.29  # 99.9 %: one looks many times while a run goes on
MIDDLE, STEP = 1200.0, 48.0  # a rating: openskill's mu of 25 is 1200, and 48 a unit makes it read like Elo


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot's line of the table."""

    name: str
    matches: int
    win_share: Estimate
    margin: Estimate
    rating: Estimate
    even: float  # the share it would win among equals


def wilson(wins: float, matches: float, z: float = Z95) -> Estimate:
    """The share of wins with Wilson's interval, which stays honest near 0 and 1."""
    if matches == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = wins / matches
    middle = (share + z * z / (2 * matches)) / (1 + z * z / matches)
    half = z / (1 + z * z / matches) * math.sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    return Estimate(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)))


def mean_of(groups: Iterable[Sequence[float]]) -> Estimate:
    """The mean over deals: the seatings of one deal are one observation."""
    means = [sum(group) / len(group) for group in groups]
    if not means:
        return Estimate(0.0, 0.0, 0.0)
    mean = math.fsum(means) / len(means)
    if len(means) == 1:
        return Estimate(mean, -math.inf, math.inf)
    spread = math.sqrt(math.fsum((m - mean) ** 2 for m in means) / (len(means) - 1) / len(means))
    return Estimate(mean, mean - Z95 * spread, mean + Z95 * spread)


def win_part(result: Result, seat: int) -> float:
    """A seat's part of the win; a shared win counts in parts."""
    return 1 / result.places.count(0) if result.places[seat] == 0 else 0.0


def margin_of(result: Result, seat: int) -> float:
    """Points ahead of the best other seat; alone, the points."""
    others = [points for other, points in enumerate(result.scores) if other != seat]
    return float(result.scores[seat] - max(others)) if others else float(result.scores[seat])


def ratings(results: Sequence[Result], names: Sequence[str]) -> dict[str, Estimate]:
    """Openskill's ratings after the matches, in their order; a bot in several seats is rated by its best."""
    model = PlackettLuce()
    rated = {name: model.rating(name=name) for name in names}
    for result in results:
        best: dict[str, int] = {}
        for name, place in zip(result.bots, result.places, strict=True):
            best[name] = min(place, best.get(name, place))
        if len(best) < 2:
            continue
        players = list(best)
        teams = model.rate([[rated[name]] for name in players], ranks=[float(best[name]) for name in players])
        for name, (rating,) in zip(players, teams, strict=True):
            rated[name] = rating
    return {
        name: Estimate(*(MIDDLE + STEP * (r.mu + k * r.sigma - 25.0) for k in (0.0, -Z95, Z95)))
        for name, r in rated.items()
    }


def standings(results: Sequence[Result], names: Sequence[str]) -> list[Standing]:
    """The table, in the order the bots were named."""
    unique = list(dict.fromkeys(names))
    wins: dict[str, float] = defaultdict(float)
    even: dict[str, float] = defaultdict(float)
    played: dict[str, int] = defaultdict(int)
    margins: dict[str, dict[int, list[float]]] = {name: defaultdict(list) for name in unique}
    for result in results:
        for name in set(result.bots):
            played[name] += 1
        for seat, name in enumerate(result.bots):
            wins[name] += win_part(result, seat)
            even[name] += 1 / len(result.bots)
            margins[name][result.deal].append(margin_of(result, seat))
    rated = ratings(results, unique)
    return [
        Standing(
            name, played[name], wilson(wins[name], played[name]), mean_of(margins[name].values()), rated[name],
            even[name] / played[name] if played[name] else 0.0,
        )
        for name in unique
    ]


def is_clear(results: Sequence[Result], name: str) -> bool:
    """Whether a bot wins surely more, or surely less, than its even part."""
    mine = [(r, seat) for r in results for seat, bot in enumerate(r.bots) if bot == name]
    matches = len({id(r) for r, _ in mine})
    if not mine or len({r.deal for r, _ in mine}) < 10:
        return False
    even = sum(1 / len(r.bots) for r, _ in mine) / matches
    share = wilson(sum(win_part(r, seat) for r, seat in mine), matches, Z_CLEAR)
    return share.low > even or share.high < even
