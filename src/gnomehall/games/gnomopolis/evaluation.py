"""A good player's guess at the final points of a seat: what it has, and what its gnomes will still do.

All figures are hundredths of a point, turns are counted in tenths.  The weights were found by matches between
bots that look one move ahead, a changed weight against the old ones, 800 matches before a change was kept.
Against three random players such a bot wins 99 of 100 matches.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from gnomehall.core.declared import nogil
from gnomehall.core.state import OVER
from gnomehall.games.gnomopolis.cards import COUNTED, Effect, Parchment
from gnomehall.games.gnomopolis.constants import (
    EMPLOYING,
    FREE,
    GAINING,
    ICON_COUNT,
    IMMIGRATING,
    KIND_COUNT,
    LAST_BUILDING,
    MOST_PARCHMENTS,
    OFFER,
    PAYING,
    RESTING,
    TYPE_COUNT,
    VISITING,
    WORKFORCE,
)
from gnomehall.games.gnomopolis.gnomes import count_of, total
from gnomehall.games.gnomopolis.housing import points_of, residents
from gnomehall.games.gnomopolis.position import Position
from gnomehall.games.gnomopolis.teams import can_build

WORK: Annotated[list[int], "short", 6] = [30, 60, 90, 97, 75, 161]  # what a gnome does each time it is drawn, by kind
READY: Annotated[list[int], "short", 6] = [37, 15, 40, 100, 50, 50]  # what it is worth to have one active
BED = 40  # an empty bed
ASSISTANT = 209
ACTION = 10  # of an own parchment, in percent of its prize and tenths of a turn
OWED = 139  # a choice, a draw or a search still to come
DRAWN = 68  # a gnome of the next workforce
BUILD_NOW = 270  # a team that stands ready
CLOCK_COINS = 160  # how many coins a seat takes from the Ancient Capital in ten turns, times ten
CLOCK_GNOMES = 112  # gnomes likewise
CLOCK_BUILDINGS = 60  # buildings of the fastest builder likewise
PRIZES = {"coins": 100, "assistants": 80, "draw": 60, "search": 70}  # of an effect's words
A_PRIZE = 60  # of a gnome, and of any other word


def prizes(parchments: Sequence[Parchment]) -> list[int]:
    """What the effect of each parchment is worth to a good player, roughly."""
    found = [prize_of(card.effect) for card in parchments]
    return [*found, *[0] * (MOST_PARCHMENTS - len(found))]


def prize_of(effect: Effect) -> int:
    """What an effect is worth to a good player, roughly."""
    counted: int = sum(PRIZES.get(word, A_PRIZE) * getattr(effect, word) for word in COUNTED)
    return A_PRIZE * len(effect.gain) + counted


@nogil
def worth(s: Position, seat: int) -> int:
    """Points now, and what the coming turns, the gnomes and the beds are worth."""
    value = points_of(s, seat) * 100
    if s.mover == OVER:
        return value
    turns = turns_left(s, seat)
    gnomes = residents(s, seat)
    if total(gnomes) > 0:
        value += workforce(s, gnomes) * WORKFORCE * turns // (10 * total(gnomes))
    value += room(s, seat, gnomes, turns)
    value += parchments(s, seat) * ACTION * turns // 1000
    if seat == s.actor and s.step >= FREE:
        value += at_hand(s)
    elif turns >= 10:
        value += readiness(s, seat)
    return value


@nogil
def turns_left(s: Position, seat: int) -> int:
    """How many turns a seat will have after this one, in tenths: the nearest end decides (P-29, P-30)."""
    if s.trigger != 0:
        after: bool = (seat - s.first) % s.seats > (s.actor - s.first) % s.seats
        return 10 if after else 0
    coins = s.ancient_coins * 1000 // (CLOCK_COINS * s.seats)
    gnomes = total(s.ancient_gnomes) * 1000 // (CLOCK_GNOMES * s.seats)
    most = 0
    for other in range(s.seats):
        if s.buildings[other] > most:
            most = s.buildings[other]
    buildings = (LAST_BUILDING - most) * 1000 // CLOCK_BUILDINGS
    turns = coins if coins < gnomes else gnomes
    return turns if turns < buildings else buildings


@nogil
def workforce(s: Position, gnomes: int) -> int:
    """What all gnomes of a district do when each works once."""
    value = 0
    for kind in range(KIND_COUNT):
        value += count_of(gnomes, kind) * WORK[kind]
    return value


@nogil
def room(s: Position, seat: int, gnomes: int, turns: int) -> int:
    """Empty beds and assistants, worth the more the longer they can be used."""
    beds = 0
    for kind in range(KIND_COUNT):
        empty = s.beds[seat * ICON_COUNT + kind] - count_of(gnomes, kind)
        if empty > 0:
            beds += empty
    time = turns if turns < 40 else 40
    assistants = s.assistants[seat] if s.assistants[seat] < 5 else 5
    return (beds * BED + assistants * ASSISTANT) * time // 40


@nogil
def parchments(s: Position, seat: int) -> int:
    """What the parchments of a seat's buildings and councilors give."""
    value = 0
    for n in range(s.buildings[seat]):
        value += s.tables.prize[s.district[seat * LAST_BUILDING + n]]
    for n in range(TYPE_COUNT):
        if s.councilors[n] == seat:
            value += s.tables.prize[s.tables.councilor_place + n]
    return value


@nogil
def readiness(s: Position, seat: int) -> int:
    """What the active gnomes of a seat are good for in its next turn."""
    value = 0
    for kind in range(KIND_COUNT):
        value += count_of(s.active[seat], kind) * READY[kind]
    return value


@nogil
def at_hand(s: Position) -> int:
    """What the actor can still do this turn: owed effects, active gnomes, a building, the draw to come."""
    value = readiness(s, s.actor) + s.searches * OWED
    if s.step == RESTING:
        return value + s.draws * DRAWN
    value += s.draws * OWED + WORKFORCE * DRAWN
    if s.step == PAYING:
        value += s.tables.prize[s.action]
    elif s.step == VISITING:
        value += OWED
    elif s.step == EMPLOYING:
        value += 2 * BUILD_NOW
    elif s.step == GAINING or s.step == IMMIGRATING:
        value += OWED * (s.tables.choices[s.gift] - s.choice)
    if s.built < 0:
        for slot in range(OFFER):
            if s.offered[slot] >= 0 and can_build(s, s.offered[slot]):
                return value + BUILD_NOW
    return value
