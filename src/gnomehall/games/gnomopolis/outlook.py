"""A good player's guess at the final points of a seat: what it has, and what its gnomes will still do.

All figures are hundredths of a point, turns are counted in tenths.  `Tables.weights` holds the weights;
weights.py says what they mean and how they were found.
"""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.core.state import OVER
from gnomehall.games.gnomopolis.gnomes import KIND_COUNT, count_of, total
from gnomehall.games.gnomopolis.housing import points_of, residents
from gnomehall.games.gnomopolis.options import can_build
from gnomehall.games.gnomopolis.position import (
    EMPLOYING,
    FREE,
    GAINING,
    IMMIGRATING,
    LAST_BUILDING,
    OFFER,
    PAYING,
    RESTING,
    VISITING,
    WORKFORCE,
    Position,
)
from gnomehall.games.gnomopolis.tables import COUNCILOR
from gnomehall.games.gnomopolis.weights import (
    ACTION,
    ASSISTANT,
    BED,
    BUILD_NOW,
    CLOCK_BUILDINGS,
    CLOCK_COINS,
    CLOCK_GNOMES,
    DRAWN,
    OWED,
    READY,
    WORK,
)


@nogil
def outlook(self: Position, seat: int) -> int:
    """Points now, and what the turns to come, the gnomes at hand and the beds are good for."""
    value = points_of(self, seat) * 100
    if self.mover == OVER:
        return value
    turns = turns_left(self, seat)
    gnomes = residents(self, seat)
    if total(gnomes) > 0:
        value += workforce(self, gnomes) * WORKFORCE * turns // (10 * total(gnomes))
    value += room(self, seat, gnomes, turns)
    value += parchments(self, seat) * self.tables.weights[ACTION] * turns // 1000
    if seat == self.actor and self.step >= FREE:
        value += at_hand(self)
    elif turns >= 10:
        value += readiness(self, seat)
    return value


@nogil
def turns_left(self: Position, seat: int) -> int:
    """How many turns a seat will have after this one, in tenths: the nearest end decides (P-29, P-30)."""
    if self.trigger != 0:
        after: bool = (seat - self.first) % self.seats > (self.actor - self.first) % self.seats
        return 10 if after else 0
    coins = self.ancient_coins * 1000 // (self.tables.weights[CLOCK_COINS] * self.seats)
    gnomes = total(self.ancient) * 1000 // (self.tables.weights[CLOCK_GNOMES] * self.seats)
    most = 0
    for other in range(self.seats):
        if self.buildings[other] > most:
            most = self.buildings[other]
    buildings = (LAST_BUILDING - most) * 1000 // self.tables.weights[CLOCK_BUILDINGS]
    turns = coins if coins < gnomes else gnomes
    return turns if turns < buildings else buildings


@nogil
def workforce(self: Position, gnomes: int) -> int:
    """What all gnomes of a district do when each works once."""
    value = 0
    for kind in range(KIND_COUNT):
        value += count_of(gnomes, kind) * self.tables.weights[WORK + kind]
    return value


@nogil
def room(self: Position, seat: int, gnomes: int, turns: int) -> int:
    """Empty beds and assistants, worth the more the longer they can be used."""
    beds = 0
    for kind in range(KIND_COUNT):
        empty = self.beds[seat * 7 + kind] - count_of(gnomes, kind)
        if empty > 0:
            beds += empty
    time = turns if turns < 40 else 40
    assistants = self.assistants[seat] if self.assistants[seat] < 5 else 5
    return (beds * self.tables.weights[BED] + assistants * self.tables.weights[ASSISTANT]) * time // 40


@nogil
def parchments(self: Position, seat: int) -> int:
    """What the parchments of a seat's buildings and councilors give."""
    value = 0
    for n in range(self.buildings[seat]):
        value += self.tables.prize[self.district[seat * 6 + n]]
    for n in range(4):
        if self.councilors[n] == seat:
            value += self.tables.prize[COUNCILOR + n]
    return value


@nogil
def readiness(self: Position, seat: int) -> int:
    """What the active gnomes of a seat are good for in its next turn."""
    value = 0
    for kind in range(KIND_COUNT):
        value += count_of(self.active[seat], kind) * self.tables.weights[READY + kind]
    return value


@nogil
def at_hand(self: Position) -> int:
    """What the actor can still do this turn: owed effects, active gnomes, a building, the draw to come."""
    owed = self.tables.weights[OWED]
    value = readiness(self, self.actor) + self.searches * owed
    if self.step == RESTING:
        return value + self.draws * self.tables.weights[DRAWN]
    value += self.draws * owed + WORKFORCE * self.tables.weights[DRAWN]
    if self.step == PAYING:
        value += self.tables.prize[self.action]
    elif self.step == VISITING:
        value += owed
    elif self.step == EMPLOYING:
        value += 2 * self.tables.weights[BUILD_NOW]
    elif self.step == GAINING or self.step == IMMIGRATING:
        value += owed * (self.tables.choices[self.gift] - self.choice)
    if self.built < 0:
        for slot in range(OFFER):
            if self.offered[slot] >= 0 and can_build(self, self.offered[slot]):
                return value + self.tables.weights[BUILD_NOW]
    return value
