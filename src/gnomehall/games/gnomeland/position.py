"""Everything that lies on the table in Gnomeland, and the decision owed.

A row of a seat starts at `seat * 3` for resources, mercenaries and spaces, at `seat * 6` for dice,
at `seat * 2` for gnomes on the actions, at `seat * 9` for what is stored: three resources for each upper
space.  A space holds the row of what stands on it (tables.py).

`pool` is what the actor can pay with: in a turn, what lies on the Warehouses is part of it (L-9).
"""

from __future__ import annotations

from typing import Annotated

import cython

from gnomehall.core.declared import copy_fields, field_names, hash_fields, inline, nogil, zero_fields
from gnomehall.core.state import State
from gnomehall.games.gnomeland.tables import Tables

ROUNDS = 5  # L-6
DICE = 3  # of a seat, before any neutral ones (L-3)
NOTHING = -1  # an empty mission space; an upper space with only what is printed
ON_SPELL = 1  # where a magic token is: 0 at home, or on mission space `token - ON_MISSION`
ON_MISSION = 2

TURN_UP_MISSION = 0  # phases: chance
TURN_UP_ACTION = 1
TURN_UP_SPELL = 2
OPENING = 3  # who is first (L-5)
ROUND_DICE = 4  # all roll (L-6)
TURN_DICE = 5  # a die gained in a turn, rerolled, or rolled for a contest
TURN = 6  # phases: a seat decides
MUST_TAKE = 7
MUST_RECRUIT = 8
MUST_PAY = 9
MUST_HEX = 10
MUST_SHIFT = 11
MUST_REROLL = 12
MUST_ANSWER = 13  # copy or decline (L-20)
MUST_KEEP = 14  # what lies on a Warehouse until the next turn (L-19)
MUST_SETTLE = 15  # which of two costs is paid
ENDED = 16

MISSION_STREAM = 5  # indices of Gnomeland.streams; the dice of a seat are 1 + seat
ACTION_STREAM = 6
SPELL_STREAM = 7


class Position(State):
    """The board, the villages, and what is being decided."""

    tables: Tables
    phase: int
    actor: int  # whose turn it is, in the round or in a contest
    first: int  # -1 until the opening roll
    round: int
    turns: int  # taken in this round or contest
    contest: int  # the action space it is about, or -1
    roller: int
    # the effect being carried out
    effect: int
    step: int
    from_die: bool
    hexed: int  # points its mission gives less
    recruits: int  # mercenaries still to choose
    paying: int  # mercenaries of any kind still to pay
    keeping: int  # the upper space whose Warehouse is being filled
    pending: int  # the move whose cost is to be chosen
    least: int  # dice are rerolled, and resources kept, in ascending order
    asked: int  # who may copy
    # this turn
    visited: bool
    copied: int  # with the option one_copy: who has copied, a bit each
    done: int  # missions completed, a bit each space
    clock: int  # goes up with every score
    moves: int  # purchases and uses, dice included
    contenders: int  # who still rolls to be first, a bit each
    # the board
    spell: int
    missions_left: int  # hidden in the deck, a bit each
    actions_left: int
    spells_left: int
    next_mission: int  # the top card of the deck, which lies open (L-1)
    copy_each: bool
    one_copy: bool
    mission: Annotated[list[int], "short", 4]  # two base spaces, two advanced ones
    hexes: Annotated[list[int], "short", 4]  # points less
    action: Annotated[list[int], "short", 2]
    decks: Annotated[list[int], "short", 3]
    # the villages
    pool: Annotated[list[int], "short", 3]  # of the actor
    taken: Annotated[list[int], "short", 3]  # by the last die
    score: Annotated[list[int], "short", 4]
    reached: Annotated[list[int], "short", 4]  # the clock when the score was reached
    stored: Annotated[list[int], "short", 36]
    aside: Annotated[list[int], "short", 12]  # copied, for the next own turn
    mercenaries: Annotated[list[int], "short", 12]
    dice: Annotated[list[int], "short", 24]  # not spent, by result
    spent: Annotated[list[int], "short", 24]
    left: Annotated[list[int], "short", 4]  # dice not spent
    to_roll: Annotated[list[int], "short", 4]
    neutral: Annotated[list[int], "short", 4]  # dice beyond the three
    gnomes: Annotated[list[int], "short", 4]  # that can still be used
    sent: Annotated[list[int], "short", 8]  # on the two actions
    removed: Annotated[list[int], "short", 4]
    token: Annotated[list[int], "short", 4]
    lower: Annotated[list[int], "short", 12]
    upper: Annotated[list[int], "short", 12]
    built: Annotated[list[int], "int", 4]  # cards that are no longer to be had, a bit each
    used: Annotated[list[int], "short", 4]  # upper spaces, a bit each
    total: Annotated[list[int], "short", 4]  # in a contest
    _listed: bool  # whether `options` are those of this position

    def __init__(self, tables: Tables, seats: int, first: int, copy_each: bool, one_copy: bool) -> None:
        zero_fields(self)
        State.__init__(self, seats)
        self.tables = tables
        self.copy_each = copy_each
        self.one_copy = one_copy
        self.phase = TURN_UP_MISSION
        self.stream = MISSION_STREAM
        self.actor = -1
        self.first = first
        self.round = 1
        self.contest = -1
        self.contenders = (1 << seats) - 1 if first < 0 else 0
        self.effect = -1
        self.pending = -1
        self.asked = -1
        self.missions_left = (1 << tables.missions) - 1
        self.actions_left = (1 << tables.actions) - 1
        self.spells_left = (1 << tables.spells) - 1
        self.next_mission = -1
        self.mission = [-1] * 4
        self.action = [-1] * 2
        self.spell = -1
        self.decks = [tables.supply[seats - 2]] * 3
        self.to_roll = [DICE] * 4
        self.gnomes = [tables.gnomes] * 4
        self.lower = [tables.printed_row, tables.printed_row + 1, tables.printed_row + 2] * 4
        self.upper = [NOTHING] * 12

    # ---- what is true of a village

    @nogil
    def building_points(self, seat: int) -> int:
        """The points of the buildings in view (L-27)."""
        points = 0
        for space in range(seat * 3, seat * 3 + 3):
            points += self.tables.points[self.lower[space]]
            if self.upper[space] >= 0:
                points += self.tables.points[self.upper[space]]
        return points

    @nogil
    def rooms(self, seat: int) -> int:
        """How many resources the Warehouses not covered keep (L-14, L-19)."""
        rooms = 0
        for space in range(3):
            if self.upper[seat * 3 + space] < 0:
                rooms += self.tables.room[space]
        return rooms

    @nogil
    def in_store(self, seat: int, kind: int) -> int:
        """What a seat's Warehouses hold of a resource."""
        return self.stored[seat * 9 + kind] + self.stored[seat * 9 + 3 + kind] + self.stored[seat * 9 + 6 + kind]

    @nogil
    def lasting_spaces(self, seat: int) -> int:
        """The upper spaces whose building brings a die each round, a bit each (L-6)."""
        spaces = 0
        for space in range(3):
            row = self.upper[seat * 3 + space]
            if row >= 0 and self.tables.lasting[row] > 0:
                spaces += 1 << space
        return spaces

    @inline
    def slot_of(self, mission: int) -> int:
        """The space a mission lies on, or -1."""
        for slot in range(4):
            if self.mission[slot] == mission:
                return slot
        return -1

    @nogil
    def spend_resource(self, kind: int, count: int, space: int) -> None:
        """Pay: in a turn, what lies on the Warehouses goes first (L-9), that on `space` before the rest."""
        self.pool[kind] -= count
        if self.contest >= 0:
            return
        at = self.actor * 9 + kind
        count = self.lift_stored(at + space * 3, count)
        for shelf in range(at, at + 9, 3):
            count = self.lift_stored(shelf, count)

    @inline
    def lift_stored(self, at: int, count: int) -> int:
        """Take up to `count` from a Warehouse; how many are still wanted."""
        taken = min(count, self.stored[at])
        self.stored[at] -= taken
        return count - taken

    @inline
    def gain_points(self, seat: int, points: int) -> None:
        """Move on the score track, and remember when (L-26)."""
        if points > 0:
            self.score[seat] += points
            self.clock += 1
            self.reached[seat] = self.clock

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
        self._listed = False
