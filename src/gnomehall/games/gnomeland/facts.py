"""What goals can say of a position of Gnomeland."""

from __future__ import annotations

import cython

from gnomehall.core.declared import nogil
from gnomehall.core.facts import Facts
from gnomehall.core.state import State
from gnomehall.games.gnomeland.position import MUST_KEEP, Position

SCORE = 0  # on the track
BUILDING_POINTS = 1
CARDS = 2  # buildings built
UPGRADED = 3  # advanced sides in view
MISSIONS = 4  # completed in this turn
COINS = 5  # to pay with: in the pool in one's own turn, else in the Warehouses
WEAPONS = 6
MANA = 7
TRADERS = 8
SOLDIERS = 9
WIZARDS = 10
GNOMES = 11  # that can still be sent
DICE_LEFT = 12  # not spent
ROUND = 13
NAMES = (
    "score", "building_points", "buildings", "upgraded", "missions", "coins", "weapons", "mana", "traders", "soldiers",
    "wizards", "gnomes", "dice", "round",
)
GOALS = {  # by key (texts, `gnomeland-goal-KEY`); `{coins}` is what there was at the beginning
    "missions": "missions >= 2", "mission": "missions >= 1", "upgrade": "upgraded > {upgraded}",
    "building": "buildings > {buildings}", "village": "building_points", "mercenaries": "traders + soldiers + wizards",
}


class GnomelandFacts(Facts):
    """Points, buildings, resources, mercenaries and gnomes of a seat."""

    @nogil
    def own(self, state: State, seat: int, fact: int) -> int:
        """A fact by its number in NAMES."""
        return fact_of(cython.cast(Position, state), seat, fact)

    @nogil
    def turn_of(self, state: State) -> int:
        """The actor, also while others are asked whether they copy (L-20)."""
        return actor_of(cython.cast(Position, state))

    @nogil
    def closes(self, state: State, move: int) -> bool:
        """The move that ends a turn; what the Warehouses keep (L-19) is no longer part of it."""
        return is_end(cython.cast(Position, state), move)


@nogil
def actor_of(s: Position) -> int:
    """Whose turn it is; what the Warehouses keep is asked after it (L-19)."""
    return -1 if s.phase == MUST_KEEP else s.actor


@nogil
def is_end(s: Position, move: int) -> bool:
    """Whether a move ends the turn; the end of a turn in a contest may bring points (L-24)."""
    return move == s.tables.end and s.contest < 0


@nogil
def fact_of(s: Position, seat: int, fact: int) -> int:
    """A fact by its number in NAMES."""
    if fact == SCORE:
        return s.score[seat]
    if fact == BUILDING_POINTS:
        return s.building_points(seat)
    if fact == CARDS:
        return bits_in(s.built[seat])
    if fact == UPGRADED:
        return upgraded(s, seat)
    if fact == MISSIONS:
        return bits_in(s.done) if seat == s.actor else 0
    if fact <= MANA:
        return s.pool[fact - COINS] if seat == s.actor else s.in_store(seat, fact - COINS)
    if fact <= WIZARDS:
        return s.mercenaries[seat * 3 + fact - TRADERS]
    if fact == GNOMES:
        return s.gnomes[seat]
    if fact == DICE_LEFT:
        return s.left[seat]
    return s.round


@nogil
def bits_in(bits: int) -> int:
    """How many bits are set."""
    count = 0
    while bits > 0:
        count += bits & 1
        bits = bits >> 1
    return count


@nogil
def upgraded(s: Position, seat: int) -> int:
    """How many advanced sides are in view."""
    count = 0
    for space in range(seat * 3, seat * 3 + 3):
        if s.upper[space] >= 0 and s.upper[space] % 2 == 1:
            count += 1
        if s.lower[space] < s.tables.printed_row and s.lower[space] % 2 == 1:
            count += 1
    return count


def facts() -> Facts:
    """The facts of the game."""
    return GnomelandFacts(NAMES)
