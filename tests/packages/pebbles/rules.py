"""Take one pebble or two; then a coin is tossed, and heads bring a point."""

from __future__ import annotations

from gnomehall.core.state import CHANCE, OVER, State

ONE, TWO, HEADS, TAILS = range(4)


class PebblesState(State):
    """How many pebbles are left, and who has how many points."""

    def __init__(self, seats: int, heap: int) -> None:
        super().__init__(seats)
        self.heap = heap
        self.turn = 0
        self.score = [0] * seats
        self.mover = 0

    def list_options(self) -> None:
        self.count = 0
        if self.mover == CHANCE:
            self.offer_chance(HEADS, 1)
            self.offer_chance(TAILS, 1)
        elif self.mover >= 0:
            self.offer(ONE)
            if self.heap > 1:
                self.offer(TWO)

    def do(self, move: int) -> None:
        if move in (ONE, TWO):
            taken = 1 if move == ONE else 2
            self.heap -= taken
            self.score[self.turn] += taken
            self.mover = CHANCE
            return
        self.score[self.turn] += move == HEADS
        self.turn = (self.turn + 1) % self.seats
        self.mover = self.turn if self.heap else OVER

    def copy_from(self, other: State) -> None:
        assert isinstance(other, PebblesState)
        self.heap, self.turn, self.score, self.mover = other.heap, other.turn, list(other.score), other.mover

    def points(self, seat: int) -> int:
        return self.score[seat]

    def fields(self) -> tuple[object, ...]:
        return self.heap, self.turn, tuple(self.score), self.mover

    def fresh(self) -> PebblesState:
        return PebblesState(self.seats, self.heap)
