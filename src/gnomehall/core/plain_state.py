"""States and encoders for games whose rules stay plain Python.

The compiled engine calls C methods, which plain Python cannot override.  These classes are compiled
and pass each call on to ordinary methods, so a game needs no compiler to be played, searched,
measured and learned.  It is slower: a few ten thousand moves a second.
"""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Sequence

import cython

from gnomehall.core.declared import cpdef, nogil
from gnomehall.core.encoder import Encoder
from gnomehall.core.layout import Layout
from gnomehall.core.state import CHANCE, State

NOT_COPIED = {"rules", "seats", "mover", "stream", "count", "options", "weights"}  # shared, or no attribute of the game


class PlainState(State):
    """A position whose rules are plain Python; a game subclasses it and writes the methods below.

    Attributes hold the position; they are copied deeply, except `rules`, which `fresh` passes on.
    """

    # ---- what a game writes

    def moves_now(self) -> Sequence[int]:
        """What the seat to move may do."""
        raise NotImplementedError

    def chances_now(self) -> Sequence[tuple[int, int]]:
        """The outcomes of chance, each with its weight."""
        return ()

    def play_move(self, move: int) -> None:
        """Play a legal move or outcome."""
        raise NotImplementedError

    def points_of(self, seat: int) -> int:
        """The points of a seat as the table stands."""
        raise NotImplementedError

    def tie_break(self, seat: int, level: int) -> int:
        """What decides between seats with equal points, from level 1 on; more is better."""
        return 0

    def worth_of(self, seat: int) -> int:
        """How well a seat stands to a player who looks one step ahead, in hundredths of a point."""
        return 100 * self.points_of(seat)

    def observation(self, seat: int) -> Sequence[float]:
        """What a learner in a seat sees, as numbers; always as many as the layout says."""
        raise NotImplementedError

    # ---- for the engine

    def fields(self) -> tuple[object, ...]:
        """Everything that makes two positions the same or not."""
        own = {name: copy.deepcopy(value) for name, value in vars(self).items() if name not in NOT_COPIED}
        return (self.seats, self.mover, self.stream, *(own[name] for name in sorted(own)))

    @nogil
    def list_options(self) -> None:
        """Ask the plain rules."""
        with cython.gil:
            fill_options(self)

    @nogil
    def do(self, move: int) -> None:
        """Ask the plain rules."""
        with cython.gil:
            cython.cast(object, self).play_move(move)

    @nogil
    def copy_from(self, other: State) -> None:
        """Copy every attribute."""
        with cython.gil:
            copy_attributes(self, other)

    @nogil
    def digest(self, salt: int) -> int:
        """The position as a number."""
        with cython.gil:
            return digest_of(self, salt)

    @nogil
    def points(self, seat: int) -> int:
        """Ask the plain rules."""
        with cython.gil:
            return int(cython.cast(object, self).points_of(seat))

    @nogil
    def standing(self, seat: int, level: int) -> int:
        """Points, then the tie-breaks."""
        with cython.gil:
            return standing_of(self, seat, level)

    @nogil
    def worth(self, seat: int) -> int:
        """Ask the plain rules."""
        with cython.gil:
            return int(cython.cast(object, self).worth_of(seat))


@cpdef
def fill_options(state: PlainState) -> None:
    """Put the moves, or the outcomes of chance, where the engine reads them."""
    count: int = 0
    if state.mover == CHANCE:
        for move, weight in state.chances_now():
            state.options[count] = move
            state.weights[count] = weight
            count += 1
    elif state.mover >= 0:
        for move in state.moves_now():
            state.options[count] = move
            count += 1
    state.count = count


def copy_attributes(state: State, other: State) -> None:
    """Become the same position: a deep copy of everything but what all states share."""
    state.seats = other.seats
    state.mover = other.mover
    state.stream = other.stream
    for name, value in vars(other).items():
        if name not in NOT_COPIED:
            setattr(state, name, copy.deepcopy(value))


def digest_of(state: State, salt: int) -> int:
    """The position as a number, made from the text of its attributes."""
    text = f"{salt} {state.fields()!r}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big", signed=True)


def standing_of(state: PlainState, seat: int, level: int) -> int:
    """What decides the ranking."""
    return int(state.points_of(seat) if level == 0 else state.tie_break(seat, level))


class PlainEncoder(Encoder):
    """Writes what `PlainState.observation` says."""

    def __init__(self, layout: Layout) -> None:
        Encoder.__init__(self, layout)

    @nogil
    def write(self, state: State, seat: int) -> None:
        """Copy the numbers of the observation."""
        with cython.gil:
            self.put(state, seat)

    def put(self, state: State, seat: int) -> None:
        """The same, in Python."""
        for number, value in enumerate(cython.cast(object, state).observation(seat)):
            self.out[self.at + number] = value
