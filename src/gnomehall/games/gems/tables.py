"""The token set, compiled into flat tables the rules can read without the GIL."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Annotated

from gnomehall.core.declared import nogil  # noqa: F401
from gnomehall.games.gems.prospects import CLAIMS, EXTRAS, TEMPO

GEMS = 7  # kinds of gem; a token type below this is a plain gem
COAL = 7
MOST_TYPES = 24
MOST_COMBINED = 12  # tokens; the exact scorer tries every choice
FIRST = 0  # ids of moves: the outcomes "seat 0..4 starts"
EXPLORE = 5
RETREAT = 6
FIVE = 7
CLAIM = 8  # + type; the ids of reveals and of groups of three follow
ANY = 127  # the kinds coal stands for, a bit each


def same_kind(masks: Sequence[int]) -> bool:
    """Whether tokens that can each be the kinds in their mask can all be one kind."""
    common = ANY
    for mask in masks:
        common &= mask
    return common != 0


def all_different(masks: Sequence[int]) -> bool:
    """Whether tokens can be kinds that are all different."""
    if not masks:
        return True
    return any(
        masks[0] >> kind & 1 and all_different([m & ~(1 << kind) for m in masks[1:]]) for kind in range(GEMS)
    )


class Tables:
    """What a token type is, and which three of them make a group."""

    types: int
    reveal: int
    triple: int
    groups: int
    supply: Annotated[list[int], "short", 24]
    worth: Annotated[list[int], "short", 24]  # of a combined gem, as the better of its kinds
    masks: Annotated[list[int], "short", 24]
    kind_a: Annotated[list[int], "short", 24]
    kind_b: Annotated[list[int], "short", 24]
    group_of: Annotated[list[int], "short", 13824]
    members: Annotated[list[int], "short", 13824]
    middle: Annotated[list[int], "short", 144]  # what claimed tokens are worth, by tokens, kinds, alike
    late: Annotated[list[int], "short", 144]
    tempo: Annotated[list[int], "short", 64]  # what the turn is worth, by rank, actions left, free tokens
    extras: Annotated[list[int], "short", 12]  # other figures, each in the middle of a match and late

    def __init__(self, supply: Sequence[int], worth: Sequence[int], pairs: Sequence[tuple[int, int]]) -> None:
        """`supply` is by type, `worth` only by gem and coal: a combined gem is worth what it is counted as."""
        types = len(supply)
        self.types = types
        self.reveal = CLAIM + types
        self.triple = CLAIM + 2 * types
        self.supply = [*supply, *[0] * (MOST_TYPES - types)]
        at_best = [max(worth[a], worth[b]) for a, b in pairs]
        self.worth = [*worth, *at_best, *[0] * (MOST_TYPES - types)]
        masks = [1 << kind for kind in range(GEMS)] + [ANY] + [1 << a | 1 << b for a, b in pairs]
        self.masks = [*masks, *[0] * (MOST_TYPES - types)]
        plain = list(range(COAL + 1))
        self.kind_a = [*plain, *[a for a, _ in pairs], *[0] * (MOST_TYPES - types)]
        self.kind_b = [*plain, *[b for _, b in pairs], *[0] * (MOST_TYPES - types)]
        groups = [
            group
            for group in itertools.combinations_with_replacement(range(types), 3)
            if same_kind([masks[t] for t in group]) and all(group.count(t) <= supply[t] for t in group)
        ]
        self.groups = len(groups)
        group_of = [-1] * MOST_TYPES**3
        members = [0] * MOST_TYPES**3
        for number, (a, b, c) in enumerate(groups):
            group_of[(a * MOST_TYPES + b) * MOST_TYPES + c] = number
            members[3 * number : 3 * number + 3] = [a, b, c]
        self.group_of = group_of
        self.members = members
        middle = [0] * 144
        late = [0] * 144
        for tokens, kinds, alike, value, value_late in CLAIMS:
            middle[(tokens * 6 + kinds) * 4 + alike] = value
            late[(tokens * 6 + kinds) * 4 + alike] = value_late
        self.middle = middle
        self.late = late
        self.extras = [value for pair in EXTRAS for value in pair]
        self.tempo = [value for rank in TEMPO for row in ((0, 0, 0, 0), *rank) for value in row]
