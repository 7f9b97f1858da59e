"""What a match that is over was worth to each seat.

    win     1 for the winner, -1 shared by the others; those who share a win share what is left: sum 0
    rank    from 1 for the first to -1 for the last, evenly; a shared place is its middle: sum 0
    margin  points ahead of the best other seat

Alone at the table there is nobody to beat, so every kind is the points.
"""

from __future__ import annotations

from typing import Annotated

from gnomehall.core.declared import cpdef, nogil
from gnomehall.core.errors import ValidationError
from gnomehall.core.state import TIE_LEVELS, State

WIN = 0
RANK = 1
MARGIN = 2


KINDS = ("win", "rank", "margin")


def kind_of(name: str) -> int:
    """The number of a kind of reward."""
    if name not in KINDS:
        raise ValidationError(f"there is no reward {str(name)[:40]!r}; there are {', '.join(KINDS)}")
    return KINDS.index(name)


class Judge:
    """Fills `reward` with one kind of reward for every seat."""

    kind: int
    reward: Annotated[list[float], "double", 5]
    key: Annotated[list[int], "long long", 25]
    above: Annotated[list[int], "long long", 5]
    beside: Annotated[list[int], "long long", 5]

    def __init__(self, kind: int) -> None:
        self.kind = kind
        self.reward = [0.0] * 5
        self.key = [0] * 25  # what ranks a seat: points and tie-breaks, five a seat
        self.above = [0] * 5  # how many seats stand better
        self.beside = [0] * 5  # how many stand as well, itself included

    @nogil
    def judge(self, state: State) -> None:
        """The rewards of a match that is over."""
        for seat in range(state.seats):
            for level in range(TIE_LEVELS):
                self.key[seat * TIE_LEVELS + level] = state.standing(seat, level)
        self.place_all(state.seats)
        for seat in range(state.seats):
            if state.seats == 1:
                self.reward[seat] = self.key[0]
            elif self.kind == WIN:
                self.reward[seat] = self.win(seat, state.seats)
            elif self.kind == RANK:
                self.reward[seat] = self.rank(seat, state.seats)
            else:
                self.reward[seat] = self.margin(seat, state.seats)

    @nogil
    def place_all(self, seats: int) -> None:
        """Compare every two seats."""
        for seat in range(seats):
            self.above[seat] = 0
            self.beside[seat] = 0
            for other in range(seats):
                order = 0
                for level in range(TIE_LEVELS):
                    order = self.key[other * TIE_LEVELS + level] - self.key[seat * TIE_LEVELS + level]
                    if order != 0:
                        break
                if order > 0:
                    self.above[seat] += 1
                elif order == 0:
                    self.beside[seat] += 1

    @nogil
    def win(self, seat: int, seats: int) -> float:
        """1 for a win alone."""
        share: float = 1.0 / self.beside[seat] if self.above[seat] == 0 else 0.0
        return (seats * share - 1.0) / (seats - 1.0)

    @nogil
    def rank(self, seat: int, seats: int) -> float:
        """1 for the first, -1 for the last."""
        return 1.0 - (2.0 * self.above[seat] + self.beside[seat] - 1.0) / (seats - 1.0)

    @nogil
    def margin(self, seat: int, seats: int) -> float:
        """Points ahead of the best other."""
        best = -1_000_000
        for other in range(seats):
            if other != seat and self.key[other * TIE_LEVELS] > best:
                best = self.key[other * TIE_LEVELS]
        return float(self.key[seat * TIE_LEVELS] - best)

    @cpdef
    def rewards(self, state: State) -> list[float]:
        """`judge`, for callers in Python."""
        self.judge(state)
        found = []
        for seat in range(state.seats):
            found.append(self.reward[seat])
        return found
