"""The exact score of any pile (G-12, G-13), and the groups that make it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from gnomehall.core.errors import ValidationError
from gnomehall.games.gems.tokens import KINDS

MOST = 99  # tokens of one type in a pile

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
        """All points: 1 more for each group (G-13)."""
        return self.value(worth) + len(self.groups)


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
    groups = sum(count // 3 for count in plain)
    readings: dict[tuple[int, ...], Reading] = {tuple(count % 3 for count in plain): (groups, groups, ())}
    for name in combined:
        a, b = (KINDS.index(kind) for kind in name.split("/"))
        better: dict[tuple[int, ...], Reading] = {}
        for left, (points, groups, as_first) in readings.items():
            for as_a in range(pile[name] + 1):
                as_b = pile[name] - as_a
                now = list(left)
                now[a] += as_a
                now[b] += as_b
                gained = now[a] // 3 + now[b] // 3
                now[a] %= 3
                now[b] %= 3
                value = as_a * worth[KINDS[a]] + as_b * worth[KINDS[b]]
                reading = (points + value + gained, groups + gained, (*as_first, as_a))
                key = tuple(now)
                if key not in better or better[key] < reading:
                    better[key] = reading
        readings = better
    return _written(pile, combined, max(readings.values())[2], coal_groups)


def _written(
    pile: Mapping[str, int], combined: list[str], as_first: tuple[int, ...], coal_groups: bool,
) -> Counted:
    tokens = [(kind, kind, pile[kind]) for kind in (*KINDS, "coal") if pile.get(kind)]
    for name, as_a in zip(combined, as_first, strict=True):
        a, b = name.split("/")
        tokens += [(name, kind, n) for kind, n in ((a, as_a), (b, pile[name] - as_a)) if n]
    groups: list[tuple[str, ...]] = []
    kinds: list[str] = []
    for kind in (*KINDS, "coal") if coal_groups else KINDS:
        heap = [token for token, read_as, n in tokens if read_as == kind for _ in range(n)]
        groups += [tuple(heap[i : i + 3]) for i in range(0, len(heap) - 2, 3)]
        kinds += [kind] * (len(heap) // 3)
    return Counted(tuple(tokens), tuple(groups), tuple(kinds))
