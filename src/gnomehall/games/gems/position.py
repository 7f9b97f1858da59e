"""What lies on the table in Gems & Gnomes, and what a pile is worth (G-12, G-13).

Tokens are counted by type, not by place: 7 gems, coal, then the combined gems.
A row of a seat in `claimed` and `pile` starts at `seat * MOST_TYPES`.
"""

from __future__ import annotations

from typing import Annotated

import cython

from gnomehall.core.declared import copy_fields, field_names, hash_fields, nogil, zero_fields
from gnomehall.core.state import MOST_SEATS, State
from gnomehall.games.gems.tables import CELLS, COAL, GEMS, GROUP, GROUP_BONUS, MOST_TYPES, Tables

GNOMES = 5  # of each seat (G-2)
ACTIONS = 3  # of a turn (G-3)
QUIET_ROUNDS = 10  # without an Explore or a Collect end the match (G-11)
PROMISES = 2 * MOST_SEATS
NOT_COUNTED = -1


class Position(State):
    """The cave, the gnomes and the piles."""

    tables: Tables
    actor: int
    first: int
    actions: int
    quiet: int
    stirred: bool
    ended_by: int
    coal_groups: bool
    empty_retreat: bool
    hidden: int
    free_total: int
    face_down: Annotated[list[int], "short", MOST_TYPES]
    free: Annotated[list[int], "short", MOST_TYPES]
    claimed: Annotated[list[int], "short", CELLS]
    pile: Annotated[list[int], "short", CELLS]
    out: Annotated[list[int], "short", MOST_SEATS]
    held: Annotated[list[int], "short", MOST_SEATS]
    _scored: Annotated[list[int], "short", MOST_SEATS]  # the points of each pile
    _begun: Annotated[list[int], "short", MOST_SEATS]  # what evaluation.py knows of each pile
    _promise: Annotated[list[int], "short", PROMISES]  # the same, in the middle of a match and late
    _sorted: Annotated[list[int], "short", GEMS]  # a scratch pad, no part of the position

    def __init__(self, tables: Tables, seats: int, coal_groups: bool, empty_retreat: bool) -> None:
        zero_fields(self)
        State.__init__(self, seats)
        self.tables = tables
        self.coal_groups = coal_groups
        self.empty_retreat = empty_retreat
        self.actor = -1
        self.first = -1
        self.hidden = sum(tables.supply)
        self.face_down = list(tables.supply)
        for seat in range(MOST_SEATS):
            self._scored[seat] = NOT_COUNTED
            self._begun[seat] = NOT_COUNTED

    @nogil
    def points(self, seat: int) -> int:
        """Every token what it is counted as (G-12), and the bonus of each group of three (G-13)."""
        if self._scored[seat] == NOT_COUNTED:
            self.count_pile(seat)
        return self._scored[seat]

    @nogil
    def count_pile(self, seat: int) -> None:
        """Fill `_scored`: a pile is counted once, when it changes, not at every look at it."""
        row = seat * MOST_TYPES
        value = 0
        for kind in range(COAL + 1):
            value += self.pile[row + kind] * self.tables.worth[kind]
        if self.coal_groups:
            value += self.pile[row + COAL] // GROUP * GROUP_BONUS
        for gem in range(GEMS):
            self._sorted[gem] = self.pile[row + gem]
            value += self.pile[row + gem] // GROUP * GROUP_BONUS
        self._scored[seat] = value + self.most_points(row, COAL + 1, 0)

    @nogil
    def most_points(self, row: int, kind: int, placed: int) -> int:
        """The most points the combined gems from type `kind` on bring: each is worth what the kind chosen for it
        is worth (G-12), and the bonus if it is the third of a group (G-13).

        `placed` of the combined gems of this type have been given a kind already.
        """
        while kind < self.tables.types and placed >= self.pile[row + kind]:
            kind += 1
            placed = 0
        if kind == self.tables.types:
            return 0
        a = self.tables.kind_a[kind]
        b = self.tables.kind_b[kind]
        self._sorted[a] += 1
        best = self.most_points(row, kind, placed + 1)
        best += self.tables.worth[a] + (GROUP_BONUS if self._sorted[a] % GROUP == 0 else 0)
        self._sorted[a] -= 1
        self._sorted[b] += 1
        other = self.most_points(row, kind, placed + 1)
        other += self.tables.worth[b] + (GROUP_BONUS if self._sorted[b] % GROUP == 0 else 0)
        self._sorted[b] -= 1
        return other if other > best else best

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
        copy_counts(self, cython.cast(Position, other))


@nogil
def copy_counts(s: Position, other: Position) -> None:
    """Copy what was counted of each pile."""
    for seat in range(MOST_SEATS):
        s._scored[seat] = other._scored[seat]
        s._begun[seat] = other._begun[seat]
    for n in range(PROMISES):
        s._promise[n] = other._promise[n]
