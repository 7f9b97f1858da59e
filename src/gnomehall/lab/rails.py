"""The guard rails: what a fair and lively game must show.  One table for the gate, the reports and the docs."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from gnomehall.lab.cards import ENOUGH
from gnomehall.lab.figures import Figure, share
from gnomehall.lab.stats import Stats

Named = tuple[str, Figure]  # what the figure is about, and the figure
CONTESTS = ("scuffle", "magic_challenge")


@dataclass(frozen=True, slots=True)
class Rail:
    """A figure and its bounds; a rail with several seat counts looks at them together."""

    game: str
    seats: tuple[int, ...]
    figure: str
    low: float
    high: float
    says: str
    form: str = "share"  # how to print it: share, times or number
    study: str = "mirror"  # or `strategies`: which matches it is about


@dataclass(frozen=True, slots=True)
class Verdict:
    """A rail, what was measured, and whether all of it lies between the bounds."""

    rail: Rail
    values: tuple[Named, ...]

    @property
    def outside(self) -> list[Named]:
        """What lies beyond the bounds."""
        return [it for it in self.values if not self.rail.low <= it[1].mean <= self.rail.high]

    @property
    def surely_outside(self) -> list[Named]:
        """What lies beyond the bounds with its whole interval; of too few, all alike, an interval says nothing."""
        return [
            it for it in self.values
            if it[1].n >= ENOUGH and (it[1].high < self.rail.low or it[1].low > self.rail.high)
        ]

    @property
    def holds(self) -> bool:
        """Whether there is anything, and none of it is beyond the bounds."""
        return bool(self.values) and not self.outside

    @property
    def word(self) -> str:
        """Holds, broken, or not clear: what is beyond the bounds may be so by chance."""
        return "holds" if self.holds else "broken" if self.surely_outside else "not clear"

    @property
    def ends(self) -> list[Named]:
        """The lowest and the highest value; one, if there is only one."""
        ordered = sorted(self.values, key=lambda it: it[1].mean)
        return ordered if len(ordered) < 2 else [ordered[0], ordered[-1]]


def _seats(found: Sequence[Stats]) -> list[Named]:
    return [(f"seat {n + 1} of {s.seats}", figure) for s in found for n, figure in enumerate(s.win)]


def _rounds(found: Sequence[Stats]) -> list[Named]:
    return [(f"{s.seats} seats", s.rounds) for s in found]


def _endings(found: Sequence[Stats]) -> list[Named]:
    total = sum(s.n for s in found)
    names = dict.fromkeys(name for s in found for name in s.game.endings)
    return [(name, share(sum(s.endings[name].mean * s.n for s in found if name in s.endings), total)) for name in names]


def _stalemate(found: Sequence[Stats]) -> list[Named]:
    return [it for it in _endings(found) if it[0] == "stalemate"]


def _used(*kinds: str) -> Callable[[Sequence[Stats]], list[Named]]:
    def used(found: Sequence[Stats]) -> list[Named]:
        return [(card.name, card.used) for s in found for card in s.cards if card.kind in kinds]

    return used


def _districts(found: Sequence[Stats]) -> list[Named]:
    """Over the seat counts together: with 2 seats one district of two has a card as soon as it is built at all."""
    rows: list[Named] = []
    for card in (card for card in found[0].cards if card.kind == "building"):
        parts = [(it.districts, it.districts.n * s.seats) for s in found for it in s.cards if it.id == card.id]
        districts = sum(weight for _, weight in parts)
        if districts:
            value = sum(part.mean * weight for part, weight in parts) / districts
            half = math.hypot(*((part.high - part.low) / 2 * weight for part, weight in parts)) / districts
            matches = sum(part.n for part, _ in parts)
            rows.append((card.name, Figure(value, max(0.0, value - half), min(1.0, value + half), matches)))
    return rows


def _owners(found: Sequence[Stats]) -> list[Named]:
    return [(card.name, card.owner) for s in found for card in s.cards if card.kind == "building" and card.owner.n]


def _hands(found: Sequence[Stats]) -> list[Named]:
    return [
        (f"{card.name}, {s.seats} seats", card.events["changed hands"])
        for s in found for card in s.cards if card.kind == "councilor"
    ]


def _strategies(found: Sequence[Stats]) -> list[Named]:
    """The best strategy's win share over the worst's; the interval takes both ends of both."""
    figures = sorted((it for s in found for it in s.bots.items()), key=lambda it: it[1].mean)
    if len(figures) < 2:
        return []
    (worst, least), (best, most) = figures[0], figures[-1]

    def over(a: float, b: float) -> float:
        return a / b if b > 0 else math.inf

    value = Figure(over(most.mean, least.mean), over(most.low, least.high), over(most.high, least.low), most.n)
    return [(f"{best} over {worst}", value)]


def _contests(found: Sequence[Stats]) -> list[Named]:
    return [(card.name, card.used) for s in found for card in s.cards if card.id in CONTESTS]


def _first(found: Sequence[Stats]) -> list[Named]:
    rows: list[Named] = []
    for s in found:
        fair = 1 / s.seats
        start = s.win[0]
        rows.append((
            f"of round 1, {s.seats} seats", Figure(start.mean - fair, start.low - fair, start.high - fair, start.n),
        ))
        if s.first_of_round is not None:
            rows.append((f"of a later round, {s.seats} seats", s.first_of_round))
    return rows


def _winner(found: Sequence[Stats]) -> list[Named]:
    return [(f"{s.seats} seats", s.winner_points) for s in found]


FIGURES: dict[str, Callable[[Sequence[Stats]], list[Named]]] = {
    "seats": _seats, "rounds": _rounds, "endings": _endings, "stalemate": _stalemate,
    "built": _used("building"), "used": _used("building", "mission", "action", "spell"),
    "districts": _districts, "owners": _owners, "hands": _hands, "strategies": _strategies,
    "contests": _contests, "first": _first, "winner": _winner,
}


def _for_each(seats: Sequence[int], *rails: Rail) -> list[Rail]:
    return [replace(rail, seats=(n,)) for rail in rails for n in seats]


RAILS: tuple[Rail, ...] = (
    *[
        rail for game in ("gems", "gnomopolis", "gnomeland") for n, low, high in ((2, 0.45, 0.55), (4, 0.20, 0.30))
        for rail in _for_each(
            (n,), Rail(game, (), "seats", low, high, f"with {n} players each seat wins {low:.0%} to {high:.0%}"),
        )
    ],
    Rail("gems", (2, 4), "stalemate", 0.0, 0.01, "the stalemate guard ends fewer than 1 % of matches"),
    Rail("gnomopolis", (4,), "rounds", 9, 18, "four seats end in 9 to 18 rounds on average", "number"),
    Rail("gnomopolis", (2, 4), "endings", 0.05, 1.0, "each of the three endings comes in at least 5 % of matches"),
    Rail("gnomopolis", (2, 4), "districts", 0.0, 0.35,
         "no building is in more than 35 % of the districts where it was on offer for 3 more rounds"),
    *_for_each(
        (2, 4),
        Rail("gnomopolis", (), "built", 0.03, 1.0, "every building is built in at least 3 % of matches"),
        Rail("gnomopolis", (), "owners", 0.6, 1.6,
             "owners of any one building win 0.6 to 1.6 times their fair share", "times"),
    ),
    Rail("gnomopolis", (2, 4), "hands", 1e-9, math.inf, "every councilor changes hands in some matches", "number"),
    Rail("gnomopolis", (3,), "strategies", 1.0, 1.5,
         "merchant rush, building rush and population win within 1.5 times of each other", "times", "strategies"),
    *_for_each(
        (2, 4),
        Rail("gnomeland", (), "used", 0.03, 1.0,
             "every building side, mission side, action and spell is used in at least 3 % of the matches it is in"),
        Rail("gnomeland", (), "owners", 0.6, 1.6,
             "owners of any one building win 0.6 to 1.6 times their fair share", "times"),
        Rail("gnomeland", (), "winner", 12, 30, "the winner has 12 to 30 points on average", "number"),
        Rail("gnomeland", (), "first", -1.0, 0.05,
             "the first player of a round is not favoured by more than 5 points of win share"),
    ),
    Rail("gnomeland", (2, 4), "contests", 0.03, 1.0, "contests are entered"),
)


def judge(game: str, mirror: Sequence[Stats], strategies: Sequence[Stats] = ()) -> list[Verdict]:
    """The rails of a game that these figures can say something about."""
    found = []
    for rail in RAILS:
        there = [s for s in (strategies if rail.study == "strategies" else mirror) if s.seats in rail.seats]
        if rail.game == game and {s.seats for s in there} == set(rail.seats):
            found.append(Verdict(rail, tuple(FIGURES[rail.figure](there))))
    return found


def show(rail: Rail, value: float) -> str:
    """A value as people read it."""
    if not math.isfinite(value):
        return "?"
    if rail.form == "share" and rail.low >= 0:
        value = min(1.0, max(0.0, value))
    return f"{value:.1%}" if rail.form == "share" else f"{value:.2f}" + (" ×" if rail.form == "times" else "")
