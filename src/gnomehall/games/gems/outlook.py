"""How well a seat stands in Gems & Gnomes: one step ahead (`worth`), and in the end (`prospect`)."""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games.gems.position import ACTIONS, GNOMES, QUIET_ROUNDS, Position
from gnomehall.games.gems.tables import COAL, GEMS, MOST_TYPES

NEARLY_OVER = 20  # face-down tokens; from here claimed tokens count more and more
LATE = 16  # face-down tokens; from here claimed tokens are worth what they are at the end
STUCK = 300  # hundredths of a point


@nogil
def worth(self: Position, seat: int) -> int:
    """The pile, what the claimed tokens come to, the actions left, and whether the gnomes are stuck.

    The figures are those of the player that won the most matches (docs/bots.md): a gnome on a token
    is worth little until a group comes together, and five that make no group are a heavy loss.
    """
    row = seat * MOST_TYPES
    value = self.points(seat) * 100
    if self.mover == OVER:
        return value
    claimed = spread(self, row)
    if self.hidden < NEARLY_OVER:
        value += claimed * (NEARLY_OVER - self.hidden)
    value += claimed * 11 + best_group(self, row) + self._begun[seat]
    if self.actor == seat:
        value += self.actions * 31
    if self.out[seat] == GNOMES and most_alike(self) < 3:
        value += 137 if self.five_differ(row, 0, 0) else -STUCK
    return value


@nogil
def prospect(self: Position, seat: int) -> int:
    """The final points to expect, by regression on the results of matches (docs/bots.md).

    Tokens that differ count most: five of them are a group worth six points.  A free token is worth
    most of an action to whoever finds it at the start of a turn.  The longer the cave is quiet, the likelier
    the match ends as it stands (G-11): who is behind then stirs; and with nothing left to turn up, a lead
    counts the more, so that who has lost lets the match end.
    """
    row = seat * MOST_TYPES
    value = self.points(seat) * 100
    if self.mover == OVER:
        return value
    claimed = spread(self, row) * 100
    alike = most_alike(self)
    kinds = most_kinds(self, row, 0, 0)
    shape = (self.out[seat] * 6 + kinds) * 4 + (alike if alike < 3 else 3)
    coal = self.claimed[row + COAL]
    diamonds = 0
    for gem in range(GEMS):
        if self.tables.worth[gem] > 1:
            diamonds += self.claimed[row + gem]
    middle = self.tables.middle[shape] + self._promise[2 * seat]
    middle += self.tables.extras[0] * coal + self.tables.extras[2] * diamonds
    end = self.tables.late[shape] + self._promise[2 * seat + 1]
    end += self.tables.extras[1] * coal + self.tables.extras[3] * diamonds
    late = LATE - self.hidden if self.hidden < LATE else 0
    more = (middle * (LATE - late) + end * late) // LATE + tempo(self, seat)
    if self.quiet > 0:
        likely = 2 * self.quiet if 2 * self.quiet < QUIET_ROUNDS else QUIET_ROUNDS
        more = (more * (QUIET_ROUNDS - likely) + claimed * likely) // QUIET_ROUNDS
        if self.hidden == 0:
            return (value + more) * self.quiet
    return value + more


@nogil
def tempo(self: Position, seat: int) -> int:
    """What it is worth to be the one who acts, and to find tokens free."""
    actor = self.actor
    actions = self.actions
    free = self.free_total
    if self.mover == CHANCE:
        free += 1
        actions -= 1
        if actions == 0:
            actions = ACTIONS
            actor = (actor + 1) % self.seats
    after = (seat - actor + self.seats) % self.seats
    rank = after if after < 2 else 3 if after == self.seats - 1 else 2
    return self.tables.tempo[(rank * 4 + actions) * 4 + (free if free < 3 else 3)]


@nogil
def most_kinds(self: Position, row: int, kind: int, used: int) -> int:
    """How many claimed tokens from type `kind` on can be of kinds that differ, none of them in `used`."""
    while kind < self.tables.types and (self.claimed[row + kind] == 0 or kind == COAL):
        kind += 1
    if kind == self.tables.types:
        return self.claimed[row + COAL]
    mine = self.tables.masks[kind] & ~used
    low = mine & -mine
    high = mine & ~low
    if low == 0:
        return most_kinds(self, row, kind + 1, used)
    if high != 0 and self.claimed[row + kind] > 1:
        return 2 + most_kinds(self, row, kind + 1, used | mine)
    best = 1 + most_kinds(self, row, kind + 1, used | low)
    if high == 0:
        return best
    other = 1 + most_kinds(self, row, kind + 1, used | high)
    return other if other > best else best


@nogil
def spread(self: Position, row: int) -> int:
    """Fill `sorted` with how many claimed tokens can be each gem; their points together."""
    for gem in range(GEMS):
        self._sorted[gem] = self.claimed[row + gem] + self.claimed[row + COAL]
    points = 0
    for kind in range(self.tables.types):
        tokens = self.claimed[row + kind]
        points += tokens * self.tables.worth[kind]
        if kind > COAL and tokens > 0:
            self._sorted[self.tables.kind_a[kind]] += tokens
            self._sorted[self.tables.kind_b[kind]] += tokens
    return points


@nogil
def best_group(self: Position, row: int) -> int:
    """What the most promising group of three is worth, or many kinds on the way to five different."""
    best = 0
    for gem in range(GEMS):
        alike = self._sorted[gem] if self._sorted[gem] < 3 else 3
        bonus = 48 if alike == 3 else 37 if alike == 2 else 19 if alike == 1 else 0
        if self.tables.worth[gem] > 1:
            bonus += 38 * alike
        if alike > 0 and self.pile[row + gem] % 3 == 2:
            bonus += 20
        if bonus > best:
            best = bonus
    kinds = 0
    for kind in range(self.tables.types):
        if self.claimed[row + kind] > 0:
            kinds += 1
    return best + 24 * (kinds - 2) if kinds > 2 else best


@nogil
def most_alike(self: Position) -> int:
    """The largest number in `sorted`."""
    most = 0
    for gem in range(GEMS):
        if self._sorted[gem] > most:
            most = self._sorted[gem]
    return most
