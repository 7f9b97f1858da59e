"""What lies on the table in Gems & Gnomes, and what a pile is worth (G-12, G-13).

Tokens are counted by type, not by place: 7 gems, coal, then the combined gems.
A row of a seat in `claimed` and `pile` starts at `seat * MOST_TYPES`.
"""

from __future__ import annotations

from typing import Annotated

import cython

from gnomehall.core.declared import copy_fields, field_names, nogil
from gnomehall.core.state import State
from gnomehall.games.gems.tables import COAL, GEMS, MOST_TYPES, Tables

GNOMES = 5  # of each seat (G-2)
ACTIONS = 3  # of a turn (G-3)
QUIET_ROUNDS = 10  # without an Explore or a Collect end the match (G-11)




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
    face_down: Annotated[list[int], "short", 24]
    free: Annotated[list[int], "short", 24]
    claimed: Annotated[list[int], "short", 120]
    pile: Annotated[list[int], "short", 120]
    out: Annotated[list[int], "short", 5]
    held: Annotated[list[int], "short", 5]
    _scored: Annotated[list[int], "short", 5]  # the points of each pile, -1 while not counted
    _begun: Annotated[list[int], "short", 5]  # what its groups begun promise, for `worth`
    _promise: Annotated[list[int], "short", 10]  # and for `prospect`, in the middle of a match and late
    _sorted: Annotated[list[int], "short", 7]  # the scorer's scratch pad, no part of the position

    def __init__(self, tables: Tables, seats: int, coal_groups: bool, empty_retreat: bool) -> None:
        State.__init__(self, seats)
        self.tables = tables
        self.coal_groups = coal_groups
        self.empty_retreat = empty_retreat
        self.actor = -1
        self.first = -1
        self.actions = 0
        self.quiet = 0
        self.stirred = False
        self.ended_by = 0
        self.hidden = sum(tables.supply)
        self.free_total = 0
        self.face_down = list(tables.supply)
        self.free = [0] * 24
        self.claimed = [0] * 120
        self.pile = [0] * 120
        self.out = [0] * 5
        self.held = [0] * 5
        self._scored = [-1] * 5
        self._begun = [0] * 5
        self._promise = [0] * 10
        self._sorted = [0] * 7

    @nogil
    def points(self, seat: int) -> int:
        """Every token what it is counted as (G-12), and 1 for each group of three (G-13)."""
        if self._scored[seat] < 0:
            self.count_pile(seat)
        return self._scored[seat]

    @nogil
    def count_pile(self, seat: int) -> None:
        """Fill `scored`, `begun`, `promise`: a pile is counted once, when it changes, not at every look at it."""
        row = seat * MOST_TYPES
        value = 0
        for kind in range(COAL + 1):
            value += self.pile[row + kind] * self.tables.worth[kind]
        if self.coal_groups:
            value += self.pile[row + COAL] // 3
        for gem in range(GEMS):
            self._sorted[gem] = self.pile[row + gem]
            value += self.pile[row + gem] // 3
        self._scored[seat] = value + self.most_points(row, COAL + 1, 0)
        for late in range(2):
            promise = self.tables.extras[10 + late] if self.pile[row + COAL] % 3 == 2 else 0
            for gem in range(GEMS):
                left = self.pile[row + gem] % 3
                if left > 0:
                    promise += self.tables.extras[(4 if left == 2 else 6) + late]
            for kind in range(COAL + 1, self.tables.types):
                promise += self.tables.extras[8 + late] * self.pile[row + kind]
            self._promise[2 * seat + late] = promise
        self._begun[seat] = 0
        for gem in range(GEMS):
            left = self.pile[row + gem] % 3
            self._begun[seat] += 33 if left == 2 else 12 if left == 1 else 0

    @nogil
    def most_points(self, row: int, kind: int, placed: int) -> int:
        """The most points the combined gems from type `kind` on bring: each is worth what the kind chosen for it
        is worth (G-12), and 1 more if it is the third of a group (G-13).

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
        best += self.tables.worth[a] + (1 if self._sorted[a] % 3 == 0 else 0)
        self._sorted[a] -= 1
        self._sorted[b] += 1
        other = self.most_points(row, kind, placed + 1)
        other += self.tables.worth[b] + (1 if self._sorted[b] % 3 == 0 else 0)
        self._sorted[b] -= 1
        return other if other > best else best

    @nogil
    def five_differ(self, row: int, kind: int, used: int) -> bool:
        """Whether the claimed tokens from type `kind` on can be kinds that differ, none of them in `used`.

        Coal is any kind, so it fits as long as the others differ: five tokens never need more than
        the seven kinds there are.
        """
        while kind < self.tables.types and (self.claimed[row + kind] == 0 or kind == COAL):
            kind += 1
        if kind == self.tables.types:
            return True
        if self.claimed[row + kind] > 2:
            return False
        a = self.tables.masks[kind] & ~used
        if self.claimed[row + kind] == 2:
            # both kinds of the pair, or two of one gem, which never differ
            both = self.tables.masks[kind]
            return kind > COAL and a == both and self.five_differ(row, kind + 1, used | both)
        low = a & -a
        if low == 0:
            return False
        if self.five_differ(row, kind + 1, used | low):
            return True
        high = a & ~low
        return high != 0 and self.five_differ(row, kind + 1, used | high)

    def fields(self) -> tuple[object, ...]:
        """The whole position."""
        return tuple(getattr(self, name) for name in field_names(Position))

    @nogil
    def copy_from(self, other: State) -> None:
        """Become the same position as `other`."""
        copy_fields(self, cython.cast(Position, other))
        copy_counts(self, cython.cast(Position, other))


@nogil
def copy_counts(self: Position, other: Position) -> None:
    """Copy what was counted of each pile."""
    for seat in range(5):
        self._scored[seat] = other._scored[seat]
        self._begun[seat] = other._begun[seat]
        self._promise[2 * seat] = other._promise[2 * seat]
        self._promise[2 * seat + 1] = other._promise[2 * seat + 1]
