"""A judgement learned by self-play: a small network of whole numbers, so that every build of it says the same.

An input is a count of the game's encoder in sixty-fourths of its scale.  The first layer keeps its sums from one
position to the next, for each seat that looks, and adds the rows of those inputs only that have changed: whole
numbers forget nothing, so the sums are the same as if all had been added.

Two layers of 64 and 32 numbers, cut below at 0; then for each seat, from the one that looks on, the logarithm of its
odds to win and its points less the mean of all.  The files are checked: no sum leaves 32 bits.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence
from math import exp
from typing import Annotated, Any

import cython

from gnomehall.core.declared import cpdef, nogil
from gnomehall.core.encoder import Encoder, clear
from gnomehall.core.state import State

VERSION = 1  # of what is seen and how it is summed
ONE = 64  # an input that is at its scale
FIRST = 64  # numbers in the first layer
SECOND = 32  # and in the second
FIRST_DOWN = 9  # bits the first sum has more than what it becomes
SECOND_DOWN = 10
FACTOR_BITS = 8
MOST_SEEN = 1000  # of an input
MOST_PASSED = 4000  # of a number passed on to the next layer
WEIGHT_ONE = 1024  # a weight of 1
MOST_WEIGHT = 8000
PASSED_ONE = 128  # a passed number of 1
OUT_ONE = 131072  # PASSED_ONE * WEIGHT_ONE
WORTH_STEP = 25  # hundredths of a point
SUMS = 320  # MOST_SEATS * FIRST
EACH_SEAT = 2  # numbers seen of each seat beside the encoder's: points and worth


class Net:
    """The weights, and the sums of the last position judged."""

    encoder: Encoder
    seats: int
    size: int
    inputs: int
    viewer: int
    margin_unit: float
    centre: float
    factors: Annotated[MutableSequence[int], "int[::1]"]
    seen: Annotated[MutableSequence[int], "short[::1]"]
    first_weights: Annotated[MutableSequence[int], "short[::1]"]
    first_bias: Annotated[MutableSequence[int], "int[::1]"]
    second_weights: Annotated[MutableSequence[int], "short[::1]"]
    second_bias: Annotated[MutableSequence[int], "int[::1]"]
    out_weights: Annotated[MutableSequence[int], "short[::1]"]
    out_bias: Annotated[MutableSequence[int], "int[::1]"]
    first: Annotated[list[int], "int", SUMS]
    second: Annotated[list[int], "int", SECOND]
    chance: Annotated[list[float], "double", 5]
    margin: Annotated[list[float], "double", 5]

    def __init__(self, encoder: Encoder, margin_unit: float, centre: float) -> None:
        self.encoder = encoder
        self.seats = encoder.seats
        self.size = encoder.size
        self.inputs = inputs_of(encoder)
        self.viewer = 0
        self.margin_unit = margin_unit  # points that an output of 1 stands for
        self.centre = centre  # points a lone player's output counts from
        scales = encoder.layout.scales()
        self.factors = array("i", [(ONE << FACTOR_BITS) // of for of in scales])
        self.seen = array("h", [0] * (self.inputs * self.seats))
        self.first = [0] * 320
        self.second = [0] * 32
        self.chance = [0.0] * 5
        self.margin = [0.0] * 5
        outputs = 2 * encoder.seats
        self.load_weights(
            array("h", [0] * (self.inputs * 64)), array("i", [0] * 64), array("h", [0] * (64 * 32)),
            array("i", [0] * 32), array("h", [0] * (32 * outputs)), array("i", [0] * outputs),
        )

    @cpdef
    def load_weights(
        self, first_weights: Any, first_bias: Any, second_weights: Any, second_bias: Any, out_weights: Any,
        out_bias: Any,
    ) -> None:
        """Use these weights: a row for each number that comes in, with one weight for each that goes out."""
        self.first_weights = first_weights
        self.first_bias = first_bias
        self.second_weights = second_weights
        self.second_bias = second_bias
        self.out_weights = out_weights
        self.out_bias = out_bias
        for i in range(self.inputs * self.seats):
            self.seen[i] = 0
        for i in range(SUMS):
            self.first[i] = first_bias[i % FIRST]

    # ---- what goes in

    @nogil
    def update_inputs(self, state: State) -> None:
        """Bring `seen` and the first sums to this position, as the seat sees it that decides or whose turn it is."""
        self.viewer = self.encoder.viewer(state)
        self.encoder.at = 0
        clear(self.encoder.out, 0, self.size)
        self.encoder.write(state, self.viewer)
        row = self.viewer * self.inputs
        for i in range(self.size):
            count = 0
            if self.encoder.out[i] != 0.0:
                count = (cython.cast(cython.longlong, self.encoder.out[i]) * self.factors[i]) >> FACTOR_BITS
            if count != self.seen[row + i]:
                set_input(self, i, count)
        at = self.size
        for k in range(self.seats):
            seat = (self.viewer + k) % self.seats
            set_input(self, at, state.points(seat))
            set_input(self, at + 1, state.worth(seat) // WORTH_STEP)
            at += EACH_SEAT
            for which in range(self.encoder.insights):
                set_input(self, at, self.encoder.insight(state, seat, which))
                at += 1
        set_input(self, at, self.encoder.clock(state, self.viewer))

    # ---- what comes out

    @nogil
    def judge(self, state: State) -> None:
        """Fill `chance` and `margin` (points less the mean; alone, the points) of each seat."""
        self.update_inputs(state)
        for j in range(SECOND):
            self.second[j] = self.second_bias[j]
        for i in range(FIRST):
            value = self.first[self.viewer * FIRST + i] >> FIRST_DOWN
            if value > 0:
                add_second(self, i * SECOND, value if value < MOST_PASSED else MOST_PASSED)
        for i in range(SECOND):
            value = self.second[i] >> SECOND_DOWN
            if value < 0:
                value = 0
            self.second[i] = value if value < MOST_PASSED else MOST_PASSED
        best: float = -1e18
        for k in range(self.seats):
            seat = (self.viewer + k) % self.seats
            self.chance[seat] = self.output(k)
            self.margin[seat] = self.output(self.seats + k) * self.margin_unit
            if self.chance[seat] > best:
                best = self.chance[seat]
        if self.seats == 1:
            self.margin[0] += self.centre
        total: float = 0.0
        for seat in range(self.seats):
            self.chance[seat] = exp(self.chance[seat] - best)
            total += self.chance[seat]
        for seat in range(self.seats):
            self.chance[seat] /= total

    @nogil
    def output(self, which: int) -> float:
        """One number of the last layer."""
        outputs = 2 * self.seats
        total = self.out_bias[which]
        for i in range(SECOND):
            total += self.second[i] * self.out_weights[i * outputs + which]
        return total / 131072.0  # OUT_ONE

    # ---- for Python

    @cpdef
    def judgement(self, state: State) -> list[tuple[float, float]]:
        """The chance and the margin of each seat."""
        self.judge(state)
        found = []
        for seat in range(self.seats):
            found.append((self.chance[seat], self.margin[seat]))
        return found


def inputs_of(encoder: Encoder) -> int:
    """How many numbers a net sees: the encoder's; points, worth and insights of each seat; and the clock."""
    return encoder.size + (EACH_SEAT + encoder.insights) * encoder.seats + 1


# Functions, not methods: the compiler can put them in their place.


@nogil
def set_input(net: Net, i: int, count: int) -> None:
    """One input, cut to its range."""
    if count > MOST_SEEN:
        count = MOST_SEEN
    elif count < -MOST_SEEN:
        count = -MOST_SEEN
    at = net.viewer * net.inputs + i
    if count != net.seen[at]:
        add_first(net, i * FIRST, count - net.seen[at])
        net.seen[at] = count


@nogil
def add_first(net: Net, row: int, count: Annotated[int, "short"]) -> None:
    """Add an input's row to the first layer."""
    at = net.viewer * FIRST
    for j in range(FIRST):
        net.first[at + j] += count * net.first_weights[row + j]


@nogil
def add_second(net: Net, row: int, count: Annotated[int, "short"]) -> None:
    """Add the row of one number of the first layer to the second."""
    for j in range(SECOND):
        net.second[j] += count * net.second_weights[row + j]
