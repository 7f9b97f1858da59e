"""What a learner sees of Gnomopolis.

One thing is told in short: of a parchment at work only that it is in use, not by whom.  All who stand and
lie at work are counted by kind, and the mask of legal moves shows whom a Search could lift off.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

from gnomehall.core.declared import cpdef, nogil
from gnomehall.core.encoder import Encoder
from gnomehall.core.layout import Field, Layout
from gnomehall.core.state import State
from gnomehall.games.gnomopolis.constants import (
    ICON_COUNT,
    KIND_COUNT,
    LAST_BUILDING,
    LONGEST,
    LONGEST_TURN,
    MOST_PLAYERS,
    OFFER,
    STEPS,
    TYPE_COUNT,
)
from gnomehall.games.gnomopolis.evaluation import turns_left
from gnomehall.games.gnomopolis.housing import residents
from gnomehall.games.gnomopolis.position import Position

if TYPE_CHECKING:
    from gnomehall.games.gnomopolis.game import Gnomopolis

VERSION = 1  # of what is seen; whatever changes the layout, the moves or the rules takes the next number


def layout_of(game: Gnomopolis, seats: int) -> Layout:
    """The Capitals and the cards, this turn, then every seat."""
    buildings, places = game.tables.buildings, game.tables.places
    shared = [
        Field("step", len(STEPS), 1, "what is being decided, one of start ... rest (view.STEPS)"),
        Field("round", 1, 50, "rounds begun"),
        Field("last_round", 1, 1, "whether the end has been triggered"),
        Field("moves", 1, LONGEST, "moves played, chance included"),
        Field("actions", 1, LONGEST_TURN, "actions of this turn; there are 60 at most (P-16)"),
        Field("caravan_rests", 1, 1, "the option solo_caravan = off"),
        Field("ancient", KIND_COUNT, 10, "gnomes of each kind in the Ancient Capital"),
        Field("ancient_coins", 1, 60, "coins there"),
        Field("ancient_assistants", 1, 12, "assistants there"),
        Field("new", KIND_COUNT, 10, "gnomes of each kind in the New Capital"),
        Field("new_coins", 1, 60, "coins there"),
        Field("new_assistants", 1, 12, "assistants there"),
        Field("offer", buildings, 1, "cards that lie open"),
        Field("pile", buildings, 1, "cards still face down"),
        Field("built", buildings, 1, "the card built this turn"),
        Field("in_use", places, 1, "the place where the cost of this action lies"),
        Field("action", places - 2, 1, "the parchment being carried out"),
        Field("owed", 5, 4, "choices made of this gift; white icons standing, lying; draws, searches to come"),
        Field("team", ICON_COUNT, 4, "icons of the construction team still to be filled"),
        Field("busy", places, 1, "places with anything on them: buildings, councilors, board, caravan, team"),
        Field("working", KIND_COUNT, 5, "gnomes of each kind that stand at work"),
        Field("lying", KIND_COUNT, 5, "gnomes of each kind that lie at work"),
        Field("tokens_out", 2, 10, "coins and assistants on parchments and in the team"),
    ]
    of_a_seat = [
        Field("mug", KIND_COUNT, 10, "gnomes of each kind in the mug"),
        Field("active", KIND_COUNT, 5, "gnomes of each kind that are active"),
        Field("exhausted", KIND_COUNT, 10, "gnomes of each kind that are exhausted"),
        Field("district", buildings, 1, "buildings"),
        Field("types", TYPE_COUNT, LAST_BUILDING, "buildings of each type"),
        Field("councilors", TYPE_COUNT, 1, "councilors held"),
        Field("beds", ICON_COUNT, 6, "beds of each icon in the buildings"),
        Field("caravan", MOST_PLAYERS, 1, "how many seats on from here the caravan stands"),
        Field("coins", 1, 30, "coins"),
        Field("assistants", 1, 10, "assistants"),
        Field("buildings", 1, LAST_BUILDING, "buildings, all types"),
        Field("gnomes", 1, 30, "gnomes of the district: mug, active, exhausted, standing at work"),
        Field("to_move", 1, 1, "whether this seat decides now"),
        Field("actor", 1, 1, "whether it is this seat's turn"),
        Field("first", 1, 1, "whether this seat began the match"),
    ]
    return Layout(shared, of_a_seat, seats)


def make_encoder(game: Gnomopolis, seats: int) -> GnomopolisEncoder:
    """The encoder for a number of seats."""
    return GnomopolisEncoder(layout_of(game, seats))


class GnomopolisEncoder(Encoder):
    """Writes the fields of `layout_of`."""

    step: int
    capitals: int
    offer: int
    pile: int
    turn: int
    owed: int
    built: int
    in_use: int
    action: int
    busy: int
    tokens: int
    district: int
    types: int
    councilors: int
    beds: int
    caravan: int
    own: int

    def __init__(self, layout: Layout) -> None:
        Encoder.__init__(self, layout)
        self.step = layout.start("step")
        self.turn = layout.start("round")
        self.capitals = layout.start("ancient")
        self.offer = layout.start("offer")
        self.pile = layout.start("pile")
        self.built = layout.start("built")
        self.in_use = layout.start("in_use")
        self.action = layout.start("action")
        self.owed = layout.start("owed")
        self.busy = layout.start("busy")
        self.tokens = layout.start("working")
        seat = layout.first_seat
        self.district = layout.start("0.district") - seat
        self.types = layout.start("0.types") - seat
        self.councilors = layout.start("0.councilors") - seat
        self.beds = layout.start("0.beds") - seat
        self.caravan = layout.start("0.caravan") - seat
        self.own = layout.start("0.coins") - seat

    @nogil
    def viewer(self, state: State) -> int:
        """The seat whose turn it is, while chance moves."""
        actor = cython.cast(Position, state).actor
        return state.mover if state.mover >= 0 else actor if actor >= 0 else 0

    @nogil
    def clock(self, state: State, seat: int) -> int:
        """The turns a seat will have after this one, in tenths."""
        return turns_left(cython.cast(Position, state), seat)

    @cpdef
    def house_rules(self, state: State) -> int:
        """The options, a bit each."""
        s: Position = cython.cast(Position, state)
        return 1 if s.caravan_rests else 0

    @nogil
    def write(self, state: State, seat: int) -> None:
        """What is shared, then the seats from the one that looks."""
        self.write_capitals(cython.cast(Position, state))
        self.write_turn(cython.cast(Position, state))
        for k in range(self.seats):
            other = (seat + k) % self.seats
            self.write_seat(cython.cast(Position, state), other, self.at + self.first_seat + k * self.a_seat)

    @nogil
    def put_bag(self, at: int, bag: int) -> None:
        """The gnomes of each kind."""
        for kind in range(KIND_COUNT):
            self.out[at + kind] = bag >> 8 * kind & 127  # `count_of`, which would be a call each

    @nogil
    def write_capitals(self, s: Position) -> None:
        """Both Capitals and the cards."""
        self.put_bag(self.at + self.capitals, s.ancient_gnomes)
        self.out[self.at + self.capitals + 6] = s.ancient_coins
        self.out[self.at + self.capitals + 7] = s.ancient_assistants
        self.put_bag(self.at + self.capitals + 8, s.new_gnomes)
        self.out[self.at + self.capitals + 14] = s.new_coins
        self.out[self.at + self.capitals + 15] = s.new_assistants
        for i in range(OFFER):
            if s.offered[i] >= 0:
                self.out[self.at + self.offer + s.offered[i]] = 1
        for i in range(s.tables.buildings):
            self.out[self.at + self.pile + i] = s.pile >> i & 1

    @nogil
    def write_turn(self, s: Position) -> None:
        """How far the match is, and what the actor has done and owes."""
        self.out[self.at + self.step + s.step] = 1
        self.out[self.at + self.turn] = s.round
        self.out[self.at + self.turn + 1] = s.trigger != 0
        self.out[self.at + self.turn + 2] = s.moves
        self.out[self.at + self.turn + 3] = s.actions
        self.out[self.at + self.turn + 4] = s.caravan_rests
        if s.built >= 0:
            self.out[self.at + self.built + s.built] = 1
        if s.in_use >= 0:
            self.out[self.at + self.in_use + s.in_use] = 1
        if s.action >= 0:
            self.out[self.at + self.action + s.action] = 1
        self.out[self.at + self.owed] = s.choice
        self.out[self.at + self.owed + 1] = s.white
        self.out[self.at + self.owed + 2] = s.white_lying
        self.out[self.at + self.owed + 3] = s.draws
        self.out[self.at + self.owed + 4] = s.searches
        for i in range(ICON_COUNT):
            self.out[self.at + self.owed + 5 + i] = s.team[i]
        for i in range(s.tables.places):
            self.out[self.at + self.busy + i] = s.load_on[i] != 0
        self.put_bag(self.at + self.tokens, s.standing_at_work)
        self.put_bag(self.at + self.tokens + 6, s.lying_at_work)
        self.out[self.at + self.tokens + 12] = s.coins_out
        self.out[self.at + self.tokens + 13] = s.assistants_out

    @nogil
    def write_seat(self, s: Position, seat: int, at: int) -> None:
        """A seat's district."""
        self.put_bag(at, s.mug[seat])
        self.put_bag(at + 6, s.active[seat])
        self.put_bag(at + 12, s.exhausted[seat])
        for i in range(s.buildings[seat]):
            self.out[at + self.district + s.district[seat * LAST_BUILDING + i]] = 1
        for i in range(TYPE_COUNT):
            self.out[at + self.types + i] = s.types[seat * TYPE_COUNT + i]
            self.out[at + self.councilors + i] = s.councilors[i] == seat
        for i in range(ICON_COUNT):
            self.out[at + self.beds + i] = s.beds[seat * ICON_COUNT + i]
        self.out[at + self.caravan + (s.marker[seat] - seat + self.seats) % self.seats] = 1
        self.out[at + self.own] = s.coins[seat]
        self.out[at + self.own + 1] = s.assistants[seat]
        self.out[at + self.own + 2] = s.buildings[seat]
        self.out[at + self.own + 3] = residents(s, seat) >> 48  # `total`
        self.out[at + self.own + 4] = s.mover == seat
        self.out[at + self.own + 5] = s.actor == seat
        self.out[at + self.own + 6] = s.first == seat
