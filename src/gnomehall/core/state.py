"""The contract between a game's rules and everything else.

A `State` is all that lies on the table and the decision owed.  A game subclasses it and writes the
methods under "what a game writes"; they are compiled, run without the GIL and trust their
caller.  The methods below them are for Python and check what they are given.
"""

from __future__ import annotations

from typing import Annotated, Self

from gnomehall.core.declared import cpdef, inline, nogil
from gnomehall.core.errors import IllegalMove

CHANCE = -1  # the mover while a random event is due
OVER = -2  # the mover when the match has ended
MOST_OPTIONS = 512  # no decision of any game offers more
MOST_SEATS = 5
TIE_LEVELS = 5  # points and up to four tie-breaks


class State:
    """One position of a match; `mover` is the seat to decide, CHANCE or OVER."""

    seats: int
    mover: int
    stream: int
    count: int
    options: Annotated[list[int], "int", MOST_OPTIONS]
    weights: Annotated[list[int], "int", MOST_OPTIONS]

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.mover = CHANCE
        self.stream = 0
        self.count = 0
        self.options = [0] * 512
        self.weights = [0] * 512

    # ---- what a game writes

    @nogil
    def list_options(self) -> None:
        """Fill `options` and `count` with what may be done now, and `weights` if chance moves."""
        self.count = 0

    @nogil
    def verdict(self, move: int) -> int:
        """0 if a move may be played now, or else why not: a number that the game has words for.

        It agrees with `list_options` on every move; a game that gives no reasons leaves it as it is.
        """
        return 0 if self.mover != OVER and self.is_legal(move) else 1

    @nogil
    def do(self, move: int) -> None:
        """Play a move that is legal."""

    @nogil
    def copy_from(self, other: State) -> None:
        """Become the same position as `other`, a state of the same game and card set."""

    @nogil
    def points(self, seat: int) -> int:
        """The points of a seat as the table stands."""
        return 0

    @nogil
    def standing(self, seat: int, level: int) -> int:
        """What decides the ranking: points at level 0, then each tie-break; more is better."""
        return self.points(seat) if level == 0 else 0

    @nogil
    def worth(self, seat: int) -> int:
        """How well a seat stands to a player who looks one step ahead, in hundredths of a point."""
        return self.points(seat) * 100

    @nogil
    def prospect(self, seat: int) -> int:
        """The final points to expect of a seat, in hundredths: how a search judges where it stops."""
        return self.worth(seat)

    @nogil
    def digest(self, salt: int) -> int:
        """The position as a number; different positions almost never have the same digests for two salts."""
        return 0

    def fields(self) -> tuple[object, ...]:
        """Everything that makes two positions the same or not, as plain data."""
        raise NotImplementedError

    def fresh(self) -> Self:
        """Another state of the same game and card set, to be filled by `copy_from`."""
        raise NotImplementedError

    # ---- shared by all games

    @inline
    def offer(self, move: int) -> None:
        """Add a move to `options`."""
        self.options[self.count] = move
        self.count += 1

    @inline
    def offer_chance(self, move: int, weight: int) -> None:
        """Add an outcome of chance to `options`."""
        self.options[self.count] = move
        self.weights[self.count] = weight
        self.count += 1

    @nogil
    def place(self, seat: int) -> int:
        """How many seats stand strictly better than this one: 0 for a winner."""
        better = 0
        for other in range(self.seats):
            for level in range(TIE_LEVELS):
                mine = self.standing(seat, level)
                theirs = self.standing(other, level)
                if theirs > mine:
                    better += 1
                if theirs != mine:
                    break
        return better

    @nogil
    def is_legal(self, move: int) -> bool:
        """Whether a move is among the options now."""
        self.list_options()
        for i in range(self.count):
            if self.options[i] == move:
                return True
        return False

    # ---- for Python

    @property
    def to_move(self) -> int | None:
        """The seat to decide, CHANCE (-1), or None when the match is over."""
        return None if self.mover == OVER else self.mover

    def legal_ids(self) -> list[int]:
        """The ids of the moves the seat to move may play; empty while chance moves or at the end."""
        if self.mover < 0:
            return []
        self.list_options()
        ids = []
        for i in range(self.count):
            ids.append(self.options[i])
        return ids

    def chances(self) -> list[tuple[int, int]]:
        """The outcomes of chance now, each with its integer weight; empty if a seat is to move."""
        if self.mover != CHANCE:
            return []
        self.list_options()
        outcomes = []
        for i in range(self.count):
            outcomes.append((self.options[i], self.weights[i]))
        return outcomes

    def apply(self, move: int) -> None:
        """Play a move or an outcome of chance, after checking that it is legal."""
        if not self.is_allowed(move):
            raise IllegalMove("", f"move {move} is not legal now")
        self.do(move)

    def is_allowed(self, move: int) -> bool:
        """Whether a move may be played now, for callers in Python."""
        return self.verdict(move) == 0

    def verdict_on(self, move: int) -> int:
        """`verdict`, for callers in Python."""
        return self.verdict(move)

    @cpdef
    def clone(self) -> Self:
        """An independent copy."""
        copy: Annotated[Self, "State"] = self.fresh()
        copy.copy_from(self)
        return copy

    @cpdef
    def become(self, other: Self) -> None:
        """Turn this state into a copy of `other`."""
        self.copy_from(other)

    def scores(self) -> list[int]:
        """The points of every seat as the table stands."""
        return [self.points(seat) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """For every seat how many stand better: 0 for a winner, and for all who share the win."""
        return [self.place(seat) for seat in range(self.seats)]

    def key(self) -> tuple[int, int]:
        """What tells positions apart, for callers in Python: `digest` for two salts."""
        return self.digest(1), self.digest(2)

    def guess(self, seat: int) -> int:
        """`worth`, for callers in Python."""
        return self.worth(seat)
