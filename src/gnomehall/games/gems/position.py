"""What lies on the table in Gems & Gnomes, and what a pile is worth (G-12, G-13).

Tokens are counted by type, not by place: 7 gems, coal, then the combined gems.
A row of a seat in `claimed` and `pile` starts at `seat * MOST_TYPES`.
"""

from __future__ import annotations

import cython

from gnomehall.core.state import State
from gnomehall.games.gems.tables import Tables

if not cython.compiled:
    from gnomehall.games.gems.tables import COAL, GEMS, MOST_TYPES

    GNOMES = 5  # of each seat (G-2)
    ACTIONS = 3  # of a turn (G-3)
    QUIET_ROUNDS = 10  # without an Explore or a Collect end the match (G-11)

FIELDS = (
    "seats", "mover", "stream", "actor", "first", "actions", "quiet", "stirred", "ended_by", "coal_groups",
    "empty_retreat", "hidden", "free_total", "face_down", "free", "claimed", "pile", "out", "held",
)


class Position(State):
    """The cave, the gnomes and the piles."""

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
        self.scored = [-1] * 5
        self.begun = [0] * 5
        self.promise = [0] * 10
        self.sorted = [0] * 7

    def points(self, seat: int) -> int:
        """Every token what it is counted as (G-12), and 1 for each group of three (G-13)."""
        if self.scored[seat] < 0:
            self.count_pile(seat)
        return self.scored[seat]

    def count_pile(self, seat: int) -> None:
        """Fill `scored`, `begun`, `promise`: a pile is counted once, when it changes, not at every look at it."""
        row = seat * MOST_TYPES
        value = 0
        for kind in range(COAL + 1):
            value += self.pile[row + kind] * self.tables.worth[kind]
        if self.coal_groups:
            value += self.pile[row + COAL] // 3
        for gem in range(GEMS):
            self.sorted[gem] = self.pile[row + gem]
            value += self.pile[row + gem] // 3
        self.scored[seat] = value + self.most_points(row, COAL + 1, 0)
        for late in range(2):
            promise = self.tables.extras[10 + late] if self.pile[row + COAL] % 3 == 2 else 0
            for gem in range(GEMS):
                left = self.pile[row + gem] % 3
                if left > 0:
                    promise += self.tables.extras[(4 if left == 2 else 6) + late]
            for kind in range(COAL + 1, self.tables.types):
                promise += self.tables.extras[8 + late] * self.pile[row + kind]
            self.promise[2 * seat + late] = promise
        self.begun[seat] = 0
        for gem in range(GEMS):
            left = self.pile[row + gem] % 3
            self.begun[seat] += 33 if left == 2 else 12 if left == 1 else 0

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
        self.sorted[a] += 1
        best = self.most_points(row, kind, placed + 1)
        best += self.tables.worth[a] + (1 if self.sorted[a] % 3 == 0 else 0)
        self.sorted[a] -= 1
        self.sorted[b] += 1
        other = self.most_points(row, kind, placed + 1)
        other += self.tables.worth[b] + (1 if self.sorted[b] % 3 == 0 else 0)
        self.sorted[b] -= 1
        return other if other > best else best

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


def copy_position(self: Position, other: Position) -> None:
    """Copy every field that play changes."""
    self.seats = other.seats
    self.mover = other.mover
    self.stream = other.stream
    self.actor = other.actor
    self.first = other.first
    self.actions = other.actions
    self.quiet = other.quiet
    self.stirred = other.stirred
    self.ended_by = other.ended_by
    self.coal_groups = other.coal_groups
    self.empty_retreat = other.empty_retreat
    self.hidden = other.hidden
    self.free_total = other.free_total
    for i in range(24):
        self.face_down[i] = other.face_down[i]
        self.free[i] = other.free[i]
    for i in range(other.seats * MOST_TYPES):
        self.claimed[i] = other.claimed[i]
        self.pile[i] = other.pile[i]
    for i in range(5):
        self.out[i] = other.out[i]
        self.held[i] = other.held[i]
        self.scored[i] = other.scored[i]
        self.begun[i] = other.begun[i]
    for i in range(10):
        self.promise[i] = other.promise[i]
