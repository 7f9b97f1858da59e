"""What can be measured of a position, by name: the words that goals of puzzles and scenarios are made of.

A game says what it measures in `facts.py` of its folder: a subclass of `Facts`, made by `facts()`.
"""

from __future__ import annotations

from gnomehall.core.declared import cpdef, nogil
from gnomehall.core.state import OVER, State

POINTS = 0  # facts of every game, by number
LEAD = 1
PLACE = 2
WON = 3
OVER_NOW = 4
SHARED = 5  # how many there are; the game's own follow
SHARED_NAMES = ("points", "lead", "place", "won", "over")


class Facts:
    """The facts of a game.  The methods under "what a game writes" are compiled and trust their caller."""

    names: tuple[str, ...]

    def __init__(self, own: tuple[str, ...]) -> None:
        self.names = (*SHARED_NAMES, *own)

    # ---- what a game writes

    @nogil
    def own(self, state: State, seat: int, fact: int) -> int:
        """The game's own fact of this number, for a seat."""
        return 0

    @nogil
    def turn_of(self, state: State) -> int:
        """The seat whose turn it is, even while others decide or chance draws; below 0 if no seat has the turn."""
        return state.mover

    @nogil
    def closes(self, state: State, move: int) -> bool:
        """Whether a legal move ends the mover's turn by declaring it over."""
        return False

    @nogil
    def is_idle(self, state: State, to_the_end: bool) -> bool:
        """Whether no fact can depend on the chance due now: before the turn ends, or the match."""
        return False

    # ---- shared by all games

    @nogil
    def measure(self, state: State, seat: int, fact: int) -> int:
        """A fact by its number in `names`."""
        if fact >= SHARED:
            return self.own(state, seat, fact - SHARED)
        if fact == POINTS:
            return state.points(seat)
        if fact == LEAD:
            return self.lead(state, seat)
        if fact == PLACE:
            return state.place(seat) + 1
        if fact == WON:
            return 1 if state.mover == OVER and state.place(seat) == 0 else 0
        return 1 if state.mover == OVER else 0

    @nogil
    def lead(self, state: State, seat: int) -> int:
        """How many points a seat is ahead of the best other one; alone, its points."""
        best = -1000000
        for other in range(state.seats):
            if other != seat and state.points(other) > best:
                best = state.points(other)
        return state.points(seat) - best if state.seats > 1 else state.points(seat)

    # ---- for Python

    @cpdef
    def value(self, state: State, seat: int, fact: int) -> int:
        """`measure`, for callers in Python."""
        return self.measure(state, seat, fact)

    @cpdef
    def whose_turn(self, state: State) -> int:
        """`turn_of`, for callers in Python."""
        return self.turn_of(state)

    @cpdef
    def is_closing(self, state: State, move: int) -> bool:
        """`closes`, for callers in Python."""
        return self.closes(state, move)

    @cpdef
    def is_idle_chance(self, state: State, to_the_end: bool) -> bool:
        """`is_idle`, for callers in Python."""
        return self.is_idle(state, to_the_end)

    def all_of(self, state: State, seat: int) -> dict[str, int]:
        """Every fact of a seat by name."""
        return {name: self.measure(state, seat, number) for number, name in enumerate(self.names)}
