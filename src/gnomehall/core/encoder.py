"""A position as numbers for a learner: what the seat that looks sees, its own things first.

A game subclasses `Encoder` and writes `write`.  Nothing is hidden in any of the games, so it may read
the whole state.
"""

from __future__ import annotations

from array import array
from typing import Any

from gnomehall.core.layout import Layout
from gnomehall.core.state import State


class Encoder:
    """Writes observations of one game and number of seats into arrays of 32-bit floats."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.size = layout.size
        self.seats = layout.seats
        self.first_seat = layout.first_seat
        self.a_seat = layout.a_seat
        self.share: Any = array("f", [1.0 / of for of in layout.scales()])
        self.out: Any = array("f", [0.0] * layout.size)
        self.at = 0

    # ---- what a game writes

    def write(self, state: State, seat: int) -> None:
        """Write every count that is not zero to `out`, from `at` on, as `seat` sees it."""

    # ---- shared by all games

    def observe(self, state: State, seat: int, at: int) -> None:
        """Write what a seat sees to the array, from `at` on."""
        self.at = at
        clear(self.out, at, self.size)
        self.write(state, seat)
        scale(self.out, self.share, at, self.size)

    # ---- for Python

    def write_into(self, out: Any) -> None:
        """From now on write to this array."""
        self.out = out

    def encode(self, state: State, seat: int, out: Any) -> None:
        """Write what a seat sees into an array of `size` floats."""
        self.out = out
        self.observe(state, seat, 0)


def clear(out: Any, at: int, size: int) -> None:
    """All zeros."""
    for i in range(at, at + size):
        out[i] = 0.0


def scale(out: Any, share: Any, at: int, size: int) -> None:
    """Divide every count by its scale.  Cutting it to a range here would cost more than all the rest."""
    for i in range(size):
        out[at + i] = out[at + i] * share[i]
