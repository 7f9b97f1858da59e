"""Everything that lies on the table in Gnomopolis, and the decision owed."""

from __future__ import annotations

from typing import Annotated

import cython

from gnomehall.core.declared import copy_fields, field_names, nogil
from gnomehall.core.state import State
from gnomehall.games.gnomopolis.tables import Tables

OFFER = 6  # cards turned up (P-3)
WORKFORCE = 3  # gnomes drawn at the end of a turn (P-2, P-28)
LAST_BUILDING = 6  # the one that ends the match (P-29)
LONGEST = 3000  # moves; then the round is the last one, whatever the Capitals hold
LONGEST_TURN = 60  # actions (P-16)

STARTING = 0  # steps: who starts (P-4)
OPENING = 1  # the offer is turned up (P-3)
DEALING = 2  # everybody draws (P-2)
FREE = 3  # the actor may do anything (P-5)
VISITING = 4  # must choose a parchment for the caravan (P-24)
PAYING = 5  # must choose who pays a white icon (P-6)
GAINING = 6  # must choose a gnome to gain (P-12)
DRAWING = 7  # P-13
SEARCHING = 8  # must choose a gnome to search (P-14)
EMPLOYING = 9  # must choose who stands in the team (P-18)
IMMIGRATING = 10  # must choose an immigrant (P-19)
WELCOMING = 11  # must choose a gnome of a councilor's bonus (P-22)
REFILLING = 12  # the offer (P-19)
RESTING = 13  # the draw at the end of the turn (P-28)

BY_BUILDING = 1  # `trigger`: what ends the match (P-29)
BY_GNOMES = 2
BY_COINS = 3
BY_LENGTH = 4




class Position(State):
    """Both Capitals, the cards, every district, and what the actor has done this turn."""

    tables: Tables
    caravan_rests: bool
    step: int
    actor: int
    first: int
    round: int
    moves: int
    trigger: int
    ancient: int
    renewed: int
    ancient_coins: int
    new_coins: int
    minted: int
    ancient_assistants: int
    new_assistants: int
    made: int
    pile: int
    offered: Annotated[list[int], "short", 6]
    councilors: Annotated[list[int], "short", 4]
    mug: Annotated[list[int], "long long", 4]
    active: Annotated[list[int], "long long", 4]
    exhausted: Annotated[list[int], "long long", 4]
    coins: Annotated[list[int], "long long", 4]
    assistants: Annotated[list[int], "long long", 4]
    marker: Annotated[list[int], "short", 4]
    buildings: Annotated[list[int], "short", 4]
    district: Annotated[list[int], "short", 24]
    beds: Annotated[list[int], "short", 28]
    types: Annotated[list[int], "short", 16]
    actions: int
    built: int
    in_use: int
    action: int
    white: int
    white_lying: int
    gift: int
    choice: int
    draws: int
    searches: int
    team: Annotated[list[int], "short", 7]
    on: Annotated[list[int], "long long", 42]
    working: int
    lying: int
    coins_out: int
    assistants_out: int

    def __init__(self, tables: Tables, seats: int, caravan_rests: bool) -> None:
        State.__init__(self, seats)
        self.tables = tables
        self.caravan_rests = caravan_rests  # solo, option `solo_caravan`: P-27
        self.step = STARTING
        self.actor = 0
        self.first = -1
        self.round = 0
        self.moves = 0
        self.trigger = 0
        self._open_capitals()
        self._open_districts()
        self._open_turn()

    def _open_capitals(self) -> None:
        """Both Capitals and the cards before the offer is turned up (P-1, P-3)."""
        self.ancient = self.tables.capital_gnomes[self.seats]
        self.renewed = 0  # the gnomes of the New Capital
        self.ancient_coins = self.tables.capital_coins[self.seats]
        self.new_coins = 0
        self.minted = 0  # coins that came from outside (P-11)
        self.ancient_assistants = self.tables.capital_assistants[self.seats]
        self.new_assistants = 0
        self.made = 0  # assistants that came from outside
        self.offered = [-1] * 6
        self.pile = 0xFFFFFFF  # a bit for each card that is face down
        self.councilors = [-1] * 4  # the seat that holds it

    def _open_districts(self) -> None:
        """Every mug holds 2 children and 4 villagers; all else is empty (P-2)."""
        self.mug = [0] * 4
        for seat in range(self.seats):
            self.mug[seat] = self.tables.first_mug
        self.active = [0] * 4
        self.exhausted = [0] * 4
        self.coins = [0] * 4
        self.assistants = [0] * 4
        self.marker = [0, 1, 2, 3]  # the district a caravan stands in
        self.buildings = [0] * 4
        self.district = [-1] * 24  # seat * 6 + nth building
        self.beds = [0] * 28  # seat * 7 + icon: the housing of all buildings
        self.types = [0] * 16  # seat * 4 + type

    def _open_turn(self) -> None:
        """Nothing lies on any parchment and nothing is owed."""
        self.actions = 0  # parchments used and caravans sent this turn
        self.built = -1  # the card built this turn
        self.in_use = -1  # where the cost of this action lies
        self.action = -1  # the place whose parchment is read
        self.white = 0  # icons still to be paid
        self.white_lying = 0
        self.gift = 0
        self.choice = 0
        self.draws = 0
        self.searches = 0
        self.team = [0] * 7  # icons of the team still to be filled
        self.on = [0] * 42  # loads
        self.working = 0  # bag of all who stand on parchments or in the team
        self.lying = 0  # bag of all who lie
        self.coins_out = 0  # tokens on parchments and in the team
        self.assistants_out = 0

    def fields(self) -> tuple[object, ...]:
        """The whole position."""
        return tuple(getattr(self, name) for name in field_names(Position))

    @nogil
    def copy_from(self, other: State) -> None:
        """Become the same position as `other`."""
        copy_fields(self, cython.cast(Position, other))
