"""The exact score of any pile (G-12, G-13), and the groups that make it, for callers in Python."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from gnomehall.core.errors import ValidationError
from gnomehall.games.gems.cards import KINDS, PLAIN
from gnomehall.games.gems.tables import GROUP, GROUP_BONUS, MOST_TYPES

if TYPE_CHECKING:
    from gnomehall.games.gems.game import Gems
    from gnomehall.games.gems.rules import GemsState

MOST = 99  # tokens of one type in a pile
MOST_SHOWN = 5_000  # piles that are kept counted for a token set
Line = tuple[str, dict[str, str | int], int]  # a Fluent key, its arguments, and points

# Combined gems as they are read: points, groups (more of both are better, points first), and how many of each
# type are counted as the first of its two kinds.
Reading = tuple[int, int, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Counted:
    """A pile counted the best way: what every token is counted as, and the groups of three."""

    tokens: tuple[tuple[str, str, int], ...]  # the token, the kind it is counted as, and how many
    groups: tuple[tuple[str, ...], ...]
    group_kinds: tuple[str, ...]  # what each group is a group of

    def value(self, worth: Mapping[str, int]) -> int:
        """The points of the tokens, without the groups; `worth` is by gem and coal (G-12)."""
        return sum(worth[kind] * count for _, kind, count in self.tokens)

    def points(self, worth: Mapping[str, int]) -> int:
        """All points: those of the tokens and of the groups (G-13)."""
        return self.value(worth) + self.bonus

    @property
    def bonus(self) -> int:
        """The points of the groups, beside those of their tokens (G-13)."""
        return GROUP_BONUS * len(self.groups)

    def group_points(self, worth: Mapping[str, int]) -> list[int]:
        """What each group is worth, its tokens and its bonus."""
        return [GROUP * worth[kind] + GROUP_BONUS for kind in self.group_kinds]


def check_pile(pile: Mapping[str, int]) -> dict[str, int]:
    """The pile with the kinds of combined gems in order; refuses what is no pile."""
    tidy: dict[str, int] = {}
    for name, count in pile.items():
        kinds = str(name).split("/")
        known = name == "coal" or (
            len(kinds) <= 2 and len(set(kinds)) == len(kinds) and all(kind in KINDS for kind in kinds)
        )
        if not known:
            raise ValidationError(f"{str(name)[:40]!r} is no token; a combined gem is written emerald/ruby")
        if type(count) is not int or not 0 <= count <= MOST:
            raise ValidationError(f"{name}: the number of tokens must be from 0 to {MOST}")
        key = in_order(name)
        tidy[key] = tidy.get(key, 0) + count
    return tidy


def in_order(token: str) -> str:
    """A token as the token set names it: `ruby/emerald` is `emerald/ruby`."""
    return "/".join(sorted(token.split("/"), key=KINDS.index)) if "/" in token else token


def count_pile(pile: Mapping[str, int], worth: Mapping[str, int], coal_groups: bool = True) -> Counted:
    """The best way to count a pile: exact, over every way to read the combined gems."""
    return _count(frozenset(pile.items()), frozenset(worth.items()), coal_groups)


@lru_cache(maxsize=20_000)  # a table is shown after every move, and most moves change no pile
def _count(
    tokens: frozenset[tuple[str, int]], worths: frozenset[tuple[str, int]], coal_groups: bool,
) -> Counted:
    """Only the remainder by three of each kind matters from one combined gem to the next, so the
    search goes over remainders: for each, the best reading of the combined gems so far.
    """
    pile, worth = dict(tokens), dict(worths)
    plain = [pile.get(kind, 0) for kind in KINDS]
    combined = [name for name in sorted(pile) if "/" in name and pile[name]]
    groups = sum(count // GROUP for count in plain)
    left = tuple(count % GROUP for count in plain)
    readings: dict[tuple[int, ...], Reading] = {left: (GROUP_BONUS * groups, groups, ())}
    for name in combined:
        a, b = (KINDS.index(kind) for kind in name.split("/"))
        better: dict[tuple[int, ...], Reading] = {}
        for left, (points, groups, as_first) in readings.items():
            for as_a in range(pile[name] + 1):
                as_b = pile[name] - as_a
                now = list(left)
                now[a] += as_a
                now[b] += as_b
                gained = now[a] // GROUP + now[b] // GROUP
                now[a] %= GROUP
                now[b] %= GROUP
                value = as_a * worth[KINDS[a]] + as_b * worth[KINDS[b]]
                reading = (points + value + GROUP_BONUS * gained, groups + gained, (*as_first, as_a))
                key = tuple(now)
                if key not in better or better[key] < reading:
                    better[key] = reading
        readings = better
    return _written(pile, combined, max(readings.values())[2], coal_groups)


def _written(
    pile: Mapping[str, int], combined: list[str], as_first: tuple[int, ...], coal_groups: bool,
) -> Counted:
    tokens = [(kind, kind, pile[kind]) for kind in PLAIN if pile.get(kind)]
    for name, as_a in zip(combined, as_first, strict=True):
        a, b = name.split("/")
        tokens += [(name, kind, n) for kind, n in ((a, as_a), (b, pile[name] - as_a)) if n]
    groups: list[tuple[str, ...]] = []
    kinds: list[str] = []
    for kind in PLAIN if coal_groups else KINDS:
        heap = [token for token, read_as, n in tokens if read_as == kind for _ in range(n)]
        alike = [tuple(heap[at : at + GROUP]) for at in range(0, len(heap) // GROUP * GROUP, GROUP)]
        groups += alike
        kinds += [kind] * len(alike)
    return Counted(tuple(tokens), tuple(groups), tuple(kinds))


class ShownPile(NamedTuple):
    """What is shown of a pile."""

    pile: dict[str, int]
    groups: list[list[str]]
    group_points: list[int]
    lines: list[Line]  # where its points come from


def shown_pile(game: Gems, piles: Sequence[int], seat: int, coal_groups: bool) -> ShownPile:
    """The pile of a seat.  It is shown after every move and seldom changes, so it is counted once."""
    first, known = seat * MOST_TYPES, game.cards.shown_piles
    key = (coal_groups, *piles[first : first + MOST_TYPES])
    found: ShownPile | None = known.get(key)
    if found is None:
        if len(known) >= MOST_SHOWN:
            known.clear()
        pile, worth = game.cards.row(piles, seat), game.cards.worth
        counted = game.count(pile, coal_groups)
        groups = [list(group) for group in counted.groups]
        found = known[key] = ShownPile(pile, groups, counted.group_points(worth), _lines(counted, worth))
    return found


def score_lines(game: Gems, state: GemsState, seat: int) -> list[Line]:
    """Tokens by what they are worth, then the groups."""
    return shown_pile(game, state.pile, seat, state.coal_groups).lines


def _lines(counted: Counted, worth: Mapping[str, int]) -> list[Line]:
    lines: list[Line] = []
    for points in sorted(set(worth.values()), reverse=True):
        count = sum(n for _, kind, n in counted.tokens if worth[kind] == points)
        if count:
            lines.append(("gems-score-tokens", {"count": count, "each": points}, count * points))
    if counted.groups:
        lines.append(("gems-score-groups", {"count": len(counted.groups)}, counted.bonus))
    return lines
