"""A position as numbers for a learner: what the seat that looks sees, its own things first.

A game subclasses `Encoder` and writes `write`.  Nothing is hidden in any of the games, so it may read
the whole state.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence
from typing import Annotated, Any

from gnomehall.core.declared import cpdef, nogil
from gnomehall.core.layout import Layout
from gnomehall.core.state import State


class Encoder:
    """Writes observations of one game and number of seats into arrays of 32-bit floats."""

    size: int
    seats: int
    first_seat: int
    a_seat: int
    layout: Annotated[Layout, "object"]
    share: Annotated[MutableSequence[float], "float[::1]"]
    out: Annotated[MutableSequence[float], "float[::1]"]
    at: int
    insights: int

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.size = layout.size
        self.seats = layout.seats
        self.first_seat = layout.first_seat
        self.a_seat = layout.a_seat
        self.share = array("f", [1.0 / of for of in layout.scales()])
        self.out = array("f", [0.0] * layout.size)
        self.at = 0
        self.insights = 0  # numbers of each seat that a net is given beside the observation

    # ---- what a game writes

    @nogil
    def write(self, state: State, seat: int) -> None:
        """Write every count that is not zero to `out`, from `at` on, as `seat` sees it."""

    @nogil
    def viewer(self, state: State) -> int:
        """The seat that looks: the one to decide, or while chance moves the one whose turn it is."""
        return state.mover if state.mover >= 0 else 0

    @nogil
    def clock(self, state: State, seat: int) -> int:
        """How much of the match a seat has left, as far as the game can say; 0 where it cannot."""
        return 0

    @nogil
    def insight(self, state: State, seat: int, which: int) -> int:
        """Something worked out of a seat's position, at most a few hundred: 64 is a large step."""
        return 0

    @cpdef
    def house_rules(self, state: State) -> int:
        """The options a match is played with as one number, without who starts."""
        return 0

    # ---- shared by all games

    @nogil
    def observe(self, state: State, seat: int, at: int) -> None:
        """Write what a seat sees to the array, from `at` on."""
        self.at = at
        clear(self.out, at, self.size)
        self.write(state, seat)
        scale(self.out, self.share, at, self.size)

    # ---- for Python

    @cpdef
    def write_into(self, out: Any) -> None:
        """From now on write to this array."""
        self.out = out

    @cpdef
    def encode(self, state: State, seat: int, out: Any) -> None:
        """Write what a seat sees into an array of `size` floats."""
        self.out = out
        self.observe(state, seat, 0)


@nogil
def clear(out: Annotated[Any, "float[::1]"], at: int, size: int) -> None:
    """All zeros."""
    for i in range(at, at + size):
        out[i] = 0.0


@nogil
def scale(out: Annotated[Any, "float[::1]"], share: Annotated[Any, "float[::1]"], at: int, size: int) -> None:
    """Divide every count by its scale.  Cutting it to a range here would cost more than all the rest."""
    for i in range(size):
        out[at + i] = out[at + i] * share[i]
