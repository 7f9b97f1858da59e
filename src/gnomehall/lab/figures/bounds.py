"""The bounds of balance: what a fair and lively game must show.  A game's `balance.toml` has them, in one table for
`make balance`, the reports and the docs."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

import msgspec

from gnomehall.games import text_of
from gnomehall.lab.figures.cards import ENOUGH, CardStats
from gnomehall.lab.figures.figure import Figure, share
from gnomehall.lab.figures.stats import Stats

Named = tuple[str, Figure]  # what the figure is about, and the figure


class Bound(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A figure and its bounds, for each of some numbers of seats or for all of them together."""

    seats: tuple[int, ...]
    figure: str  # one of FIGURES
    says: str
    low: float = -math.inf
    high: float = math.inf
    form: str = "share"  # how to print it: share, times or number
    together: bool = False  # whether the numbers of seats are looked at together
    kinds: tuple[str, ...] = ()  # of cards; all, if none are named
    cards: tuple[str, ...] = ()
    event: str = ""
    endings: tuple[str, ...] = ()

    def is_about(self, card: CardStats) -> bool:
        """Whether a card is among those looked at."""
        return (not self.kinds or card.kind in self.kinds) and (not self.cards or card.id in self.cards)

    @property
    def is_of_strategies(self) -> bool:
        """Whether it is about matches between strategies, and not about those of one bot with itself."""
        return self.figure == "strategies"


class Balance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game's `balance.toml`: who plays how much for its bounds, and the bounds."""

    bot: str = "search:60"  # at least as strong as the middle level; it counts simulations, so it can be repeated
    matches: int = 2000  # a figure
    strategy_seats: int = 3
    bound: tuple[Bound, ...] = ()

    @property
    def bounds(self) -> list[Bound]:
        """One bound for each number of seats that is looked at alone."""
        found = []
        for it in self.bound:
            seats = [it.seats] if it.together else [(n,) for n in it.seats]
            found += [msgspec.structs.replace(it, seats=which) for which in seats]
        return found


@lru_cache
def balance_of(game: str) -> Balance:
    """The balance file of a game; without one there are no bounds."""
    found = msgspec.toml.decode(text_of(game, "balance.toml") or "", type=Balance)
    for bound in found.bound:
        assert bound.figure in FIGURES, f"{game}/balance.toml: there is no figure {bound.figure!r}"
    return found


@dataclass(frozen=True, slots=True)
class Verdict:
    """A bound, what was measured, and whether all of it lies within: one rule for every table."""

    game: str
    bound: Bound
    values: tuple[Named, ...]

    @property
    def outside(self) -> list[Named]:
        """What lies beyond the bounds with its mean."""
        return [it for it in self.values if not self.bound.low <= it[1].mean <= self.bound.high]

    @property
    def surely_outside(self) -> list[Named]:
        """What lies beyond the bounds with its whole interval; a few equal values are not enough to say so."""
        return [
            it for it in self.values
            if it[1].n >= ENOUGH and (it[1].high < self.bound.low or it[1].low > self.bound.high)
        ]

    @property
    def unsure(self) -> list[Named]:
        """What does not lie within the bounds with its whole interval."""
        return [it for it in self.values if not (self.bound.low <= it[1].low and it[1].high <= self.bound.high)]

    @property
    def holds(self) -> bool:
        """Whether there is anything, and all of it lies within the bounds with its whole interval."""
        return bool(self.values) and not self.unsure

    @property
    def word(self) -> str:
        """Holds, broken, or not clear: an interval reaches across a bound."""
        return "holds" if self.holds else "broken" if self.surely_outside else "not clear"

    @property
    def ends(self) -> list[Named]:
        """The lowest and the highest value; one, if there is only one."""
        ordered = sorted(self.values, key=lambda it: it[1].mean)
        return ordered if len(ordered) < 2 else [ordered[0], ordered[-1]]


def _win_share(bound: Bound, found: Sequence[Stats]) -> list[Named]:
    return [(f"seat {n + 1} of {s.seats}", figure) for s in found for n, figure in enumerate(s.win)]


def _rounds(bound: Bound, found: Sequence[Stats]) -> list[Named]:
    return [(f"{s.seats} seats", s.rounds) for s in found]


def _endings(bound: Bound, found: Sequence[Stats]) -> list[Named]:
    total = sum(s.n for s in found)
    names = bound.endings or dict.fromkeys(name for s in found for name in s.game.endings)
    return [(name, share(sum(s.endings[name].mean * s.n for s in found if name in s.endings), total)) for name in names]


def _used(bound: Bound, found: Sequence[Stats]) -> list[Named]:
    return [(card.name, card.used) for s in found for card in s.cards if bound.is_about(card)]


def _owned(bound: Bound, found: Sequence[Stats]) -> list[Named]:
    """Over all numbers of seats together: with 2 seats, half of the seats own any card that is taken."""
    rows: list[Named] = []
    for card in (card for card in found[0].cards if bound.is_about(card)):
        parts = [(it.owned, it.owned.n * s.seats) for s in found for it in s.cards if it.id == card.id]
        seats = sum(weight for _, weight in parts)
        if seats:
            value = sum(part.mean * weight for part, weight in parts) / seats
            half = math.hypot(*((part.high - part.low) / 2 * weight for part, weight in parts)) / seats
            matches = sum(part.n for part, _ in parts)
            rows.append((card.name, Figure(value, max(0.0, value - half), min(1.0, value + half), matches)))
    return rows


def _owner_wins(bound: Bound, found: Sequence[Stats]) -> list[Named]:
    return [(card.name, card.owner) for s in found for card in s.cards if bound.is_about(card) and card.owner.n]


def _event(bound: Bound, found: Sequence[Stats]) -> list[Named]:
    return [
        (f"{card.name}, {s.seats} seats", card.events[bound.event])
        for s in found for card in s.cards if bound.is_about(card)
    ]


def _strategies(bound: Bound, found: Sequence[Stats]) -> list[Named]:
    """The best strategy's win share over the worst's; the interval takes both ends of both."""
    figures = sorted((it for s in found for it in s.bots.items()), key=lambda it: it[1].mean)
    if len(figures) < 2:
        return []
    (worst, least), (best, most) = figures[0], figures[-1]

    def over(a: float, b: float) -> float:
        return a / b if b > 0 else math.inf

    value = Figure(over(most.mean, least.mean), over(most.low, least.high), over(most.high, least.low), most.n)
    return [(f"{best} over {worst}", value)]


def _first_player(bound: Bound, found: Sequence[Stats]) -> list[Named]:
    """How much more than a fair share the seat wins that begins, and what the game's probe found."""
    rows: list[Named] = []
    for s in found:
        fair = 1 / s.seats
        start = s.win[0]
        begins = Figure(start.mean - fair, start.low - fair, start.high - fair, start.n)
        rows += [
            (f"{name}, {s.seats} seats", figure) for name, figure in (("first of round 1", begins), *s.probes.items())
        ]
    return rows


def _winner_points(bound: Bound, found: Sequence[Stats]) -> list[Named]:
    return [(f"{s.seats} seats", s.winner_points) for s in found]


FIGURES: dict[str, Callable[[Bound, Sequence[Stats]], list[Named]]] = {
    "win_share": _win_share, "rounds": _rounds, "endings": _endings, "used": _used, "owned": _owned,
    "owner_wins": _owner_wins, "event": _event, "strategies": _strategies, "first_player": _first_player,
    "winner_points": _winner_points,
}


def judge(game: str, mirror: Sequence[Stats], strategies: Sequence[Stats] = ()) -> list[Verdict]:
    """The bounds of a game that these figures can say something about."""
    found = []
    for bound in balance_of(game).bounds:
        there = [s for s in (strategies if bound.is_of_strategies else mirror) if s.seats in bound.seats]
        if {s.seats for s in there} == set(bound.seats):
            found.append(Verdict(game, bound, tuple(FIGURES[bound.figure](bound, there))))
    return found


def show(bound: Bound, value: float) -> str:
    """A value as people read it."""
    if not math.isfinite(value):
        return "?"
    if bound.form == "share" and bound.low >= 0:
        value = min(1.0, max(0.0, value))
    return f"{value:.1%}" if bound.form == "share" else f"{value:.2f}" + (" ×" if bound.form == "times" else "")
