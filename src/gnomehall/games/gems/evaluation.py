"""How well a seat stands in Gems & Gnomes: one step ahead (`worth`), and in the end (`prospect`).

All figures are hundredths of a point.  Those of `prospect` come from a regression on the positions of
2,400 matches of four search bots (docs/bots.md); benchmarks/prospects.py fits them anew.
"""

from __future__ import annotations

from typing import Annotated

from gnomehall.core.declared import nogil
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games.gems.position import ACTIONS, GNOMES, NOT_COUNTED, QUIET_ROUNDS, Position
from gnomehall.games.gems.tables import COAL, GEMS, GROUP, MOST_TYPES
from gnomehall.games.gems.verdict import five_differ

NEARLY_OVER = 20  # face-down tokens; from here claimed tokens count more and more
STUCK = 300  # five gnomes out and no group
TWO_LEFT = 33  # two of a kind in the pile that are no group yet
ONE_LEFT = 12

LATE = 16  # face-down tokens; from here claimed tokens are worth what they are at the end

# Tokens claimed; how many of them can be of kinds that differ; how many can be of one kind, at most 3; then what
# they are worth in the middle of a match and when the last tokens are turned up, over no claim at all.
CLAIMS = (
    (1, 1, 1, 80, 110),
    (2, 1, 2, 92, 205), (2, 2, 1, 182, 216), (2, 2, 2, 238, 253),
    (3, 1, 3, 316, 365), (3, 2, 2, 166, 296), (3, 2, 3, 309, 406), (3, 3, 1, 281, 306), (3, 3, 2, 327, 364),
    (3, 3, 3, 341, 410),
    (4, 1, 3, 343, 457), (4, 2, 2, 201, 311), (4, 2, 3, 398, 505), (4, 3, 2, 194, 299), (4, 3, 3, 397, 493),
    (4, 4, 1, 416, 410), (4, 4, 2, 439, 481), (4, 4, 3, 454, 496),
    (5, 1, 3, 400, 560), (5, 2, 3, 488, 609), (5, 3, 3, 476, 586), (5, 4, 3, 492, 591), (5, 5, 1, 558, 576),
    (5, 5, 2, 554, 605), (5, 5, 3, 554, 622), (5, 3, 2, -273, 142), (5, 4, 2, -32, 171),
)

# The seat that acts, the next one, those between, the last one: by actions left (1, 2, 3) and free tokens (0 to 3).
TEMPO = (
    ((-48, 9, 8, 4), (13, 22, 61, 92), (20, 72, 100, 137)),
    ((54, 21, 52, 92), (16, 40, 16, 25), (40, 10, 4, 8)),
    ((13, 9, -17, -23), (11, -17, -15, -45), (-15, -18, -38, -54)),
    ((-21, -39, -43, -74), (-39, -45, -64, -73), (-47, -62, -68, -92)),
)

# Each: in the middle of a match, and when the last tokens are turned up.
EXTRAS = ((-71, -113), (76, 104), (35, 22), (25, 14), (-1, -10), (58, 20))
COAL_CLAIMED = 0  # where each stands in EXTRA
DIAMOND_CLAIMED = 2
TWO_OF_A_KIND = 4  # left over in the pile
ONE_OF_A_KIND = 6
COMBINED = 8  # in the pile
TWO_COALS = 10

# A seat's claims as one number: (tokens * KINDS_WIDE + kinds that differ) * ALIKE_WIDE + tokens alike
KINDS_WIDE = 6
ALIKE_WIDE = 4
SHAPES = 144
ACTS_WIDE = 4
FREE_WIDE = 4


def by_shape(column: int) -> list[int]:
    """A column of CLAIMS by shape."""
    found = [0] * SHAPES
    for row in CLAIMS:
        found[(row[0] * KINDS_WIDE + row[1]) * ALIKE_WIDE + row[2]] = row[column]
    return found


MIDDLE_CLAIMS: Annotated[list[int], "short", SHAPES] = by_shape(3)
LATE_CLAIMS: Annotated[list[int], "short", SHAPES] = by_shape(4)
EXTRA: Annotated[list[int], "short", 12] = [value for pair in EXTRAS for value in pair]
TURN: Annotated[list[int], "short", 64] = [v for rank in TEMPO for row in ((0, 0, 0, 0), *rank) for v in row]


@nogil
def judge_pile(s: Position, seat: int) -> None:
    """Remember what the groups begun in a pile promise: `_begun` for `worth`, `_promise` for `prospect`.

    The rules call it when a pile changes, so that it is not counted anew at every look.
    """
    row = seat * MOST_TYPES
    begun = 0
    for gem in range(GEMS):
        left = s.pile[row + gem] % GROUP
        begun += TWO_LEFT if left == 2 else ONE_LEFT if left == 1 else 0
    s._begun[seat] = begun
    for late in range(2):
        promise = EXTRA[TWO_COALS + late] if s.pile[row + COAL] % GROUP == 2 else 0
        for gem in range(GEMS):
            left = s.pile[row + gem] % GROUP
            if left > 0:
                promise += EXTRA[(TWO_OF_A_KIND if left == 2 else ONE_OF_A_KIND) + late]
        for kind in range(COAL + 1, s.tables.types):
            promise += EXTRA[COMBINED + late] * s.pile[row + kind]
        s._promise[2 * seat + late] = promise


@nogil
def worth(s: Position, seat: int) -> int:
    """The pile, what the claimed tokens come to, the actions left, and whether the gnomes are stuck.

    The figures are those of the player that won the most matches (docs/bots.md): a gnome on a token
    is worth little until a group comes together, and five that make no group are a heavy loss.
    """
    row = seat * MOST_TYPES
    value = s.points(seat) * 100
    if s.mover == OVER:
        return value
    if s._begun[seat] == NOT_COUNTED:
        judge_pile(s, seat)
    claimed = spread(s, row)
    if s.hidden < NEARLY_OVER:
        value += claimed * (NEARLY_OVER - s.hidden)
    value += claimed * 11 + best_group(s, row) + s._begun[seat]
    if s.actor == seat:
        value += s.actions * 31
    if s.out[seat] == GNOMES and most_alike(s) < GROUP:
        value += 137 if five_differ(s, row, 0, 0) else -STUCK
    return value


@nogil
def prospect(s: Position, seat: int) -> int:
    """The final points to expect.

    Tokens that differ count most: five of them are a group worth six points.  A free token is worth
    most of an action to whoever finds it at the start of a turn.  The longer the cave is quiet, the likelier
    the match ends as it stands (G-11): then a player who is behind explores or collects; and with nothing left
    to turn up, a lead counts the more, so that one who cannot win lets the match end.
    """
    row = seat * MOST_TYPES
    value = s.points(seat) * 100
    if s.mover == OVER:
        return value
    if s._begun[seat] == NOT_COUNTED:
        judge_pile(s, seat)
    claimed = spread(s, row) * 100
    alike = most_alike(s)
    kinds = most_kinds(s, row, 0, 0)
    shape = (s.out[seat] * KINDS_WIDE + kinds) * ALIKE_WIDE + (alike if alike < 3 else 3)
    coal = s.claimed[row + COAL]
    diamonds = 0
    for gem in range(GEMS):
        if s.tables.worth[gem] > 1:
            diamonds += s.claimed[row + gem]
    middle = MIDDLE_CLAIMS[shape] + s._promise[2 * seat]
    middle += EXTRA[COAL_CLAIMED] * coal + EXTRA[DIAMOND_CLAIMED] * diamonds
    end = LATE_CLAIMS[shape] + s._promise[2 * seat + 1]
    end += EXTRA[COAL_CLAIMED + 1] * coal + EXTRA[DIAMOND_CLAIMED + 1] * diamonds
    late = LATE - s.hidden if s.hidden < LATE else 0
    more = (middle * (LATE - late) + end * late) // LATE + tempo(s, seat)
    if s.quiet > 0:
        likely = 2 * s.quiet if 2 * s.quiet < QUIET_ROUNDS else QUIET_ROUNDS
        more = (more * (QUIET_ROUNDS - likely) + claimed * likely) // QUIET_ROUNDS
        if s.hidden == 0:
            return (value + more) * s.quiet
    return value + more


@nogil
def tempo(s: Position, seat: int) -> int:
    """What it is worth to be the one who acts, and to find tokens free."""
    actor = s.actor
    actions = s.actions
    free = s.free_total
    if s.mover == CHANCE:
        free += 1
        actions -= 1
        if actions == 0:
            actions = ACTIONS
            actor = (actor + 1) % s.seats
    after = (seat - actor + s.seats) % s.seats
    rank = after if after < 2 else 3 if after == s.seats - 1 else 2
    return TURN[(rank * ACTS_WIDE + actions) * FREE_WIDE + (free if free < 3 else 3)]


@nogil
def most_kinds(s: Position, row: int, kind: int, used: int) -> int:
    """How many claimed tokens from type `kind` on can be of kinds that differ, none of them in `used`."""
    while kind < s.tables.types and (s.claimed[row + kind] == 0 or kind == COAL):
        kind += 1
    if kind == s.tables.types:
        return s.claimed[row + COAL]
    mine = s.tables.masks[kind] & ~used
    low = mine & -mine
    high = mine & ~low
    if low == 0:
        return most_kinds(s, row, kind + 1, used)
    if high != 0 and s.claimed[row + kind] > 1:
        return 2 + most_kinds(s, row, kind + 1, used | mine)
    best = 1 + most_kinds(s, row, kind + 1, used | low)
    if high == 0:
        return best
    other = 1 + most_kinds(s, row, kind + 1, used | high)
    return other if other > best else best


@nogil
def spread(s: Position, row: int) -> int:
    """Fill `_sorted` with how many claimed tokens can be each gem; their points together."""
    for gem in range(GEMS):
        s._sorted[gem] = s.claimed[row + gem] + s.claimed[row + COAL]
    points = 0
    for kind in range(s.tables.types):
        tokens = s.claimed[row + kind]
        points += tokens * s.tables.worth[kind]
        if kind > COAL and tokens > 0:
            s._sorted[s.tables.kind_a[kind]] += tokens
            s._sorted[s.tables.kind_b[kind]] += tokens
    return points


@nogil
def best_group(s: Position, row: int) -> int:
    """What the most promising group of three is worth, or many kinds on the way to five different."""
    best = 0
    for gem in range(GEMS):
        alike = s._sorted[gem] if s._sorted[gem] < 3 else 3
        bonus = 48 if alike == 3 else 37 if alike == 2 else 19 if alike == 1 else 0
        if s.tables.worth[gem] > 1:
            bonus += 38 * alike
        if alike > 0 and s.pile[row + gem] % GROUP == 2:
            bonus += 20
        if bonus > best:
            best = bonus
    kinds = 0
    for kind in range(s.tables.types):
        if s.claimed[row + kind] > 0:
            kinds += 1
    return best + 24 * (kinds - 2) if kinds > 2 else best


@nogil
def most_alike(s: Position) -> int:
    """The largest number in `_sorted`."""
    most = 0
    for gem in range(GEMS):
        if s._sorted[gem] > most:
            most = s._sorted[gem]
    return most
