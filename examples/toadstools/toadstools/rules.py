"""Toadstools, T-1 to T-6, in plain Python."""

from __future__ import annotations

from collections.abc import Sequence

from gnomehall.core.plain_state import PlainState
from gnomehall.core.state import CHANCE, OVER
from toadstools.tables import Tables


class ToadstoolsState(PlainState):
    """The wood, the basket in hand and the larders."""

    def __init__(self, tables: Tables, seats: int) -> None:
        PlainState.__init__(self, seats)
        self.rules = tables  # the same in every position
        self.wood = list(tables.counts)
        self.basket = [0] * len(self.wood)
        self.larders = [[0] * len(self.wood) for _ in range(seats)]
        self.thrown = [0] * len(self.wood)
        self.actor = -1

    def fresh(self) -> ToadstoolsState:
        """Another state of the same wood."""
        return ToadstoolsState(self.rules, self.seats)

    def moves_now(self) -> Sequence[int]:
        """Pick, or go home with what there is (T-2, T-4)."""
        return [self.rules.pick, self.rules.home] if any(self.basket) else [self.rules.pick]

    def chances_now(self) -> Sequence[tuple[int, int]]:
        """Who starts (T-1), or the mushroom that is found (T-2)."""
        if self.actor < 0:
            return [(self.rules.first + seat, 1) for seat in range(self.seats)]
        return [(self.rules.found + kind, count) for kind, count in enumerate(self.wood) if count]

    def play_move(self, move: int) -> None:
        """Play a legal move or outcome."""
        if move == self.rules.pick:
            self.mover, self.stream = CHANCE, 1
        elif move == self.rules.home:
            self.end_turn()
        elif move < self.rules.found:
            self.actor = self.mover = move - self.rules.first
        else:
            self.find(move - self.rules.found)

    def find(self, kind: int) -> None:
        """A mushroom into the basket, or a toadstool that spoils it (T-3)."""
        self.wood[kind] -= 1
        self.basket[kind] += 1
        self.mover = self.actor
        if self.rules.points[kind] == 0:
            self.thrown = [old + new for old, new in zip(self.thrown, self.basket, strict=True)]
            self.basket = [0] * len(self.basket)
            self.end_turn()
        elif not any(self.wood):
            self.end_turn()

    def end_turn(self) -> None:
        """The basket goes home (T-4); the next gnome, or the end (T-5)."""
        larder = self.larders[self.actor]
        self.larders[self.actor] = [old + new for old, new in zip(larder, self.basket, strict=True)]
        self.basket = [0] * len(self.basket)
        self.actor = self.mover = (self.actor + 1) % self.seats
        if not any(self.wood):
            self.mover = OVER

    def points_of(self, seat: int) -> int:
        """The mushrooms of a larder (T-6)."""
        return sum(count * points for count, points in zip(self.larders[seat], self.rules.points, strict=True))

    def tie_break(self, seat: int, level: int) -> int:
        """More mushrooms (T-6)."""
        return sum(self.larders[seat]) if level == 1 else 0

    def worth_of(self, seat: int) -> int:
        """Points, and for the basket in hand its points times the chance that the next pick keeps it."""
        worth = 100 * self.points_of(seat)
        if seat == self.actor and any(self.wood):
            basket = sum(count * points for count, points in zip(self.basket, self.rules.points, strict=True))
            bad = sum(count for count, points in zip(self.wood, self.rules.points, strict=True) if points == 0)
            worth += 100 * basket * (sum(self.wood) - bad) // sum(self.wood)
        return worth

    def observation(self, seat: int) -> Sequence[float]:
        """The wood, the basket, whose turn it is, and the larders from this seat on."""
        seen: list[float] = [*self.wood, *self.basket, float(self.actor == seat)]
        for other in range(self.seats):
            seen += self.larders[(seat + other) % self.seats]
        return seen
