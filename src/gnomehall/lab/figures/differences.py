"""Two card sets on the same deals and seatings: what changed, by how much, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from gnomehall.arena.tally import Z_CLEAR
from gnomehall.core.game import Game, Json
from gnomehall.lab.figures.card_changes import changed_cards
from gnomehall.lab.figures.figure import Figure, mean, ratio, ratio_change, together
from gnomehall.lab.summary import Summary
from gnomehall.lab.watchers import watcher_of

FEWEST = 100
NEVER_SEEN = 7.0  # what was not seen in n matches happens, to 99.9 %, in fewer than 7 / n of them

Measure = Callable[[Summary], float]


@dataclass(frozen=True, slots=True)
class Difference:
    """A figure with both card sets, and the second minus the first, match by match."""

    name: str
    form: str  # how to print it: share, times or number
    before: Figure
    after: Figure
    change: Figure
    sure: Figure  # the change with a 99.9 % interval, because one looks again and again: it is shown and judged
    small: float  # a difference surely smaller than this is none
    is_asked: bool  # whether it is about what differs in the files, so that its answer is waited for

    @property
    def verdict(self) -> str:
        """Surely more, surely less, surely no difference that matters; or not clear yet."""
        if self.sure.low > 0:
            return "more"
        if self.sure.high < 0:
            return "less"
        is_none = max(abs(self.sure.low), abs(self.sure.high)) < self.small
        return "no difference" if is_none else "not clear yet"

    @property
    def unit(self) -> str:
        """What it is counted in: figures of one unit may share an axis."""
        if self.form != "number":
            return {"share": "shares", "times": "times a fair share"}[self.form]
        return next((word for word in ("seats", "points", "rounds", "decisions") if word in self.name), self.name)

    @property
    def is_clear(self) -> bool:
        """Whether there is an answer."""
        return self.verdict != "not clear yet"

    @property
    def moved(self) -> bool:
        """Whether it is surely more or less."""
        return self.verdict in ("more", "less")

    def as_dict(self) -> dict[str, Json]:
        """The JSON form."""
        return {
            "name": self.name, "before": self.before.as_dict(), "after": self.after.as_dict(),
            "change": self.change.as_dict(), "sure": self.sure.as_dict(),
            "clear": self.is_clear, "verdict": self.verdict, "asked": self.is_asked,
        }


class Both:
    """The same matches with both card sets."""

    def __init__(self, before: Sequence[Summary], after: Sequence[Summary]) -> None:
        self.before, self.after = before, after
        self.deals = [m.deal for m in before]

    def mean(self, name: str, form: str, measure: Measure, asked: bool) -> Difference:
        """A figure that every match has."""
        old, new = ([float(measure(m)) for m in matches] for matches in (self.before, self.after))
        changes = [b - a for a, b in zip(old, new, strict=True)]
        was = mean(old, self.deals)
        small = 0.02 if form == "share" else 0.05 * max(1.0, abs(was.mean))
        return Difference(
            name, form, was, mean(new, self.deals), mean(changes, self.deals),
            mean(changes, self.deals, Z_CLEAR), small, asked,
        )

    def owned(self, name: str, card: str, event: str, asked: bool) -> Difference:
        """How many seats own a card; a match in which it never turned up counts 0."""
        it = self.mean(name, "number", lambda m: len(_owners(m, card, event)), asked)
        sure = it.sure
        if sure.low == sure.high == 0:
            sure = Figure(0.0, -NEVER_SEEN / sure.n, NEVER_SEEN / sure.n, sure.n)
        return replace(it, sure=sure, small=max(0.005, 0.1 * it.before.mean))

    def owners_win(self, name: str, card: str, event: str, asked: bool) -> Difference:
        """What a card's owners win, as a multiple of their fair share."""
        top = float(self.before[0].seats)
        old, new = (
            together([_wins(m, _owners(m, card, event)) for m in matches], self.deals)
            for matches in (self.before, self.after)
        )
        sure = ratio_change(old, new, Z_CLEAR)
        if sure.n < FEWEST:  # too few owners to say anything
            sure = Figure(sure.mean, -math.inf, math.inf, sure.n)
        return Difference(
            name, "times", ratio(old, top=top), ratio(new, top=top), ratio_change(old, new), sure, 0.15, asked,
        )


def differences(
    old: Game, new: Game, before: Sequence[Summary], after: Sequence[Summary],
) -> list[Difference]:
    """The seats, the points, the length and the endings; then every card; what differs in the files is asked for.

    A change that is on no card that is counted (the Capital, say) asks for everything about the match.
    """
    changed = set(changed_cards(old, new))
    watcher = watcher_of(new)
    kinds = {
        card: kind for kind in watcher.kinds
        for m in (*before, *after) for card, sheet in m.cards.items() if sheet.kind == kind.name
    }
    names = watcher.names(old) | watcher.names(new)
    both = Both(before, after)
    found = _of_the_match(old, both, asked=not changed <= {watcher.card_of(card) for card in kinds})
    for card, kind in kinds.items():
        asked = watcher.card_of(card) in changed
        name = names.get(card, card)
        found.append(both.owned(f"{name}: {kind.owning}, seats", card, kind.owning, asked))
        wins = both.owners_win(f"{name}: owners' wins, times fair", card, kind.owning, asked)
        points = both.mean(f"{name}: points", "number", _points(card), asked)
        found += [it for it in (wins, points) if it.before.mean or it.after.mean]
    return found


def _of_the_match(game: Game, both: Both, asked: bool) -> list[Difference]:
    found = [both.mean(f"seat {n + 1} wins", "share", _win(n), asked) for n in range(both.before[0].seats)]
    found += [
        both.mean("rounds", "number", lambda m: m.rounds, asked),
        both.mean("decisions", "number", lambda m: m.moves, asked),
        both.mean("the winner's points", "number", lambda m: max(m.scores), asked),
    ]
    endings = game.endings if len(game.endings) > 1 else ()
    return found + [both.mean(f"ended by {ending}", "share", _ended(ending), asked) for ending in endings]


def _win(seat: int) -> Measure:
    return lambda m: m.win(seat)


def _ended(ending: str) -> Measure:
    return lambda m: m.ending == ending


def _points(card: str) -> Measure:
    return lambda m: sum(m.cards[card].points) if card in m.cards else 0


def _owners(match: Summary, card: str, event: str) -> list[int]:
    sheet = match.cards.get(card)
    return [seat for seat in range(match.seats) if sheet.times(event, seat)] if sheet is not None else []


def _wins(match: Summary, seats: Sequence[int]) -> tuple[float, float]:
    return sum(match.win(seat) for seat in seats) * match.seats, float(len(seats))


def all_clear(found: Sequence[Difference], matches: int) -> bool:
    """Whether every answer that was waited for is there."""
    return matches >= FEWEST and all(it.is_clear for it in found if it.is_asked)
