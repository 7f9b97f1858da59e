"""Everything that lies on the table in Gnomopolis, and the decision owed."""

from __future__ import annotations

from typing import Annotated

import cython

from gnomehall.core.declared import copy_fields, field_names, hash_fields, nogil, zero_fields
from gnomehall.core.state import State
from gnomehall.games.gnomopolis.constants import (
    ICON_COUNT,
    LAST_BUILDING,
    MOST_PLACES,
    MOST_PLAYERS,
    OFFER,
    TYPE_COUNT,
)
from gnomehall.games.gnomopolis.tables import Tables

BY_BUILDING = 1  # `trigger`: what ends the match (P-29)
BY_GNOMES = 2
BY_COINS = 3
BY_LENGTH = 4
TRIGGERS = (None, "building", "gnomes", "coins", "length")  # their names


class Position(State):
    """Both Capitals, the cards, every district, and what the actor has done this turn."""

    tables: Tables
    caravan_rests: bool  # solo, option `solo_caravan`: P-27
    step: int
    actor: int
    first: int
    round: int
    moves: int
    trigger: int
    # the Capitals and the cards
    ancient_gnomes: int
    new_gnomes: int
    ancient_coins: int
    new_coins: int
    coins_made: int  # that came from outside (P-11)
    ancient_assistants: int
    new_assistants: int
    assistants_made: int
    pile: int  # a bit for each card that is face down
    offered: Annotated[list[int], "short", OFFER]
    councilors: Annotated[list[int], "short", TYPE_COUNT]  # the seat that holds each
    # the districts
    mug: Annotated[list[int], "long long", MOST_PLAYERS]
    active: Annotated[list[int], "long long", MOST_PLAYERS]
    exhausted: Annotated[list[int], "long long", MOST_PLAYERS]
    coins: Annotated[list[int], "long long", MOST_PLAYERS]
    assistants: Annotated[list[int], "long long", MOST_PLAYERS]
    marker: Annotated[list[int], "short", MOST_PLAYERS]  # the district a caravan stands in
    buildings: Annotated[list[int], "short", MOST_PLAYERS]
    district: Annotated[list[int], "short", MOST_PLAYERS * LAST_BUILDING]  # the nth building of a seat
    beds: Annotated[list[int], "short", MOST_PLAYERS * ICON_COUNT]  # of all buildings of a seat, by icon
    types: Annotated[list[int], "short", MOST_PLAYERS * TYPE_COUNT]  # buildings of a seat, by type
    # this turn
    actions: int  # parchments used and caravans sent
    built: int  # the card built
    in_use: int  # where the cost of this action lies
    action: int  # the place whose parchment is read
    white: int  # icons still to be paid
    white_lying: int
    gift: int
    choice: int
    draws: int
    searches: int
    team: Annotated[list[int], "short", ICON_COUNT]  # icons of the team still to be filled
    load_on: Annotated[list[int], "long long", MOST_PLACES]
    standing_at_work: int  # bag of all who stand on parchments or in the team
    lying_at_work: int  # bag of all who lie
    coins_out: int  # tokens on parchments and in the team
    assistants_out: int

    def __init__(self, tables: Tables, seats: int, caravan_rests: bool) -> None:
        """Full Capitals, full mugs, nothing turned up yet (P-1 to P-3)."""
        zero_fields(self)
        State.__init__(self, seats)
        self.tables = tables
        self.caravan_rests = caravan_rests
        self.first = -1
        self.ancient_gnomes = tables.capital_gnomes[seats - 1]
        self.ancient_coins = tables.capital_coins[seats - 1]
        self.ancient_assistants = tables.capital_assistants[seats - 1]
        self.pile = (1 << int(tables.buildings)) - 1
        for slot in range(OFFER):
            self.offered[slot] = -1
        for councilor in range(TYPE_COUNT):
            self.councilors[councilor] = -1
        for building in range(MOST_PLAYERS * LAST_BUILDING):
            self.district[building] = -1
        for seat in range(seats):
            self.mug[seat] = tables.first_mug
            self.marker[seat] = seat
        self.built = -1
        self.in_use = -1
        self.action = -1

    def fields(self) -> tuple[object, ...]:
        """The whole position."""
        return tuple(getattr(self, name) for name in field_names(Position))

    @nogil
    def digest(self, salt: int) -> int:
        """The position as a number."""
        return hash_fields(self, salt)

    @nogil
    def copy_from(self, other: State) -> None:
        """Become the same position as `other`."""
        copy_fields(self, cython.cast(Position, other))
