"""What a learner sees of Gems & Gnomes."""

from __future__ import annotations

import cython

from gnomehall.core.declared import cpdef, nogil
from gnomehall.core.encoder import Encoder
from gnomehall.core.game import Game
from gnomehall.core.layout import Field, Layout
from gnomehall.core.state import State
from gnomehall.games.gems.evaluation import most_alike, most_kinds, spread
from gnomehall.games.gems.position import GNOMES
from gnomehall.games.gems.rules import GemsState
from gnomehall.games.gems.tables import COAL, GEMS, GROUP, MOST_TYPES

INSIGHTS = 4  # what `insight` tells of a seat
PROSPECT_STEP = 25  # hundredths of a point


def layout_of(game: Game, seats: int) -> Layout:
    """The cave, then every seat."""
    types = game.start(seats).tables.types  # type: ignore[attr-defined]  # a GemsState
    shared = [
        Field("face_down", types, 10, "tokens of each type in the dark"),
        Field("free", types, 10, "tokens of each type open and free"),
        Field("hidden", 1, 75, "tokens in the dark, all types"),
        Field("free_total", 1, 75, "tokens open and free, all types"),
        Field("actions", 1, 3, "actions left in this turn"),
        Field("quiet", 1, 10, "whole rounds since the last Explore or Collect"),
        Field("stirred", 1, 1, "whether this round had one"),
        Field("coal_groups", 1, 1, "the option"),
        Field("empty_retreat", 1, 1, "the option"),
    ]
    of_a_seat = [
        Field("claimed", types, 5, "tokens of each type under the gnomes"),
        Field("pile", types, 10, "tokens of each type carried home"),
        Field("reserve", 1, 5, "gnomes at home"),
        Field("held", 1, 75, "tokens carried home, all types"),
        Field("value", 1, 50, "points of the pile without its groups, combined gems at their best (G-12)"),
        Field("to_move", 1, 1, "whether it is this seat's turn"),
        Field("first", 1, 1, "whether this seat began the match"),
    ]
    return Layout(shared, of_a_seat, seats)


def make_encoder(game: Game, seats: int) -> GemsEncoder:
    """The encoder for a number of seats."""
    return GemsEncoder(layout_of(game, seats))


class GemsEncoder(Encoder):
    """Writes the fields of `layout_of`."""

    types: int
    cave: int
    own: int

    def __init__(self, layout: Layout) -> None:
        Encoder.__init__(self, layout)
        self.types = layout.start("free")
        self.cave = layout.start("hidden")
        self.own = 2 * self.types  # within a seat: what follows `claimed` and `pile`
        self.insights = INSIGHTS

    @nogil
    def viewer(self, state: State) -> int:
        """The seat whose turn it is, while chance moves."""
        actor = cython.cast(GemsState, state).actor
        return state.mover if state.mover >= 0 else actor if actor >= 0 else 0

    @nogil
    def insight(self, state: State, seat: int, which: int) -> int:
        """The points to expect; how many claimed tokens differ, are alike, and could be with what lies free."""
        if which == 0:
            return state.prospect(seat) // PROSPECT_STEP
        return told_of_claims(cython.cast(GemsState, state), seat, which)

    @cpdef
    def house_rules(self, state: State) -> int:
        """The options, a bit each."""
        s: GemsState = cython.cast(GemsState, state)
        return (1 if s.coal_groups else 0) + (2 if s.empty_retreat else 0)

    @nogil
    def write(self, state: State, seat: int) -> None:
        """The cave, then the seats from the one that looks."""
        self.write_cave(cython.cast(GemsState, state))
        for k in range(self.seats):
            other = (seat + k) % self.seats
            self.write_seat(cython.cast(GemsState, state), other, self.at + self.first_seat + k * self.a_seat)

    @nogil
    def write_cave(self, s: GemsState) -> None:
        """What belongs to nobody."""
        for kind in range(self.types):
            self.out[self.at + kind] = s.face_down[kind]
            self.out[self.at + self.types + kind] = s.free[kind]
        self.out[self.at + self.cave] = s.hidden
        self.out[self.at + self.cave + 1] = s.free_total
        self.out[self.at + self.cave + 2] = s.actions
        self.out[self.at + self.cave + 3] = s.quiet
        self.out[self.at + self.cave + 4] = s.stirred
        self.out[self.at + self.cave + 5] = s.coal_groups
        self.out[self.at + self.cave + 6] = s.empty_retreat

    @nogil
    def write_seat(self, s: GemsState, seat: int, at: int) -> None:
        """A seat's gnomes and pile."""
        row = seat * MOST_TYPES
        value = 0
        for kind in range(self.types):
            self.out[at + kind] = s.claimed[row + kind]
            self.out[at + self.types + kind] = s.pile[row + kind]
            value += s.pile[row + kind] * s.tables.worth[kind]
        self.out[at + self.own] = GNOMES - s.out[seat]
        self.out[at + self.own + 1] = s.held[seat]
        self.out[at + self.own + 2] = value
        self.out[at + self.own + 3] = s.mover == seat
        self.out[at + self.own + 4] = s.first == seat


@nogil
def told_of_claims(s: GemsState, seat: int, which: int) -> int:
    """How many of a seat's claimed tokens differ, are alike, or could be."""
    row = seat * MOST_TYPES
    if which == 1:
        return 12 * most_kinds(s, row, 0, 0)
    spread(s, row)
    if which == 2:
        alike = most_alike(s)
        return 20 * (alike if alike < GROUP else GROUP)
    return 20 * within_reach(s, GNOMES - s.out[seat])


@nogil
def within_reach(s: GemsState, home: int) -> int:
    """Of the seat whose claims are in `_sorted`: the tokens of one kind it could claim at once, at most a group."""
    most = 0
    for gem in range(GEMS):
        free = s.free[gem] + s.free[COAL]
        for kind in range(COAL + 1, s.tables.types):
            if s.tables.kind_a[kind] == gem or s.tables.kind_b[kind] == gem:
                free += s.free[kind]
        alike = s._sorted[gem] + (free if free < home else home)
        if alike > most:
            most = alike
    return most if most < GROUP else GROUP
