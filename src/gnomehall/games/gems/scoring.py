"""The exact score of any pile (G-12, G-13), and the groups that make it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from gnomehall.core.errors import ValidationError
from gnomehall.games.gems.tokens import KINDS

MOST = 99  # tokens of one type in a pile

Groups = tuple[tuple[str, ...], ...]


def score_pile(pile: Mapping[str, int], worth: Mapping[str, int], coal_groups: bool = True) -> int:
    """The points of a pile; a combined gem is its two kinds, joined: `emerald/ruby`.

    Pairs that are not in the token set count 1 (G-12), since the printed pairs are not known here.
    """
    tidy = check_pile(pile)
    points = sum(count * worth.get(name, 1) for name, count in tidy.items())
    return points + len(best_groups(tidy, coal_groups))


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
        key = "/".join(sorted(kinds, key=KINDS.index)) if len(kinds) == 2 else kinds[0]
        tidy[key] = tidy.get(key, 0) + count
    return tidy


def best_groups(pile: Mapping[str, int], coal_groups: bool = True) -> Groups:
    """The most groups of three: exact, over every way to read the combined gems.

    Only the remainder by three of each kind matters from one combined gem to the next, so the
    search goes over remainders: for each, the most groups and how the combined gems were read.
    """
    return _best_groups(frozenset(pile.items()), coal_groups)


@lru_cache(maxsize=20_000)  # a table is shown after every move, and most moves change no pile
def _best_groups(tokens: frozenset[tuple[str, int]], coal_groups: bool) -> Groups:
    pile = dict(tokens)
    plain = [pile.get(kind, 0) for kind in KINDS]
    combined = [name for name in sorted(pile) if "/" in name and pile[name]]
    reads: dict[tuple[int, ...], tuple[int, tuple[int, ...]]] = {
        tuple(count % 3 for count in plain): (sum(count // 3 for count in plain), ()),
    }
    for name in combined:
        a, b = (KINDS.index(kind) for kind in name.split("/"))
        better: dict[tuple[int, ...], tuple[int, tuple[int, ...]]] = {}
        for left, (groups, chosen) in reads.items():
            for as_a in range(pile[name] + 1):
                now = list(left)
                gained = 0
                for kind, extra in ((a, as_a), (b, pile[name] - as_a)):
                    gained += (now[kind] + extra) // 3
                    now[kind] = (now[kind] + extra) % 3
                key = tuple(now)
                if key not in better or better[key][0] < groups + gained:
                    better[key] = (groups + gained, (*chosen, as_a))
        reads = better
    _, chosen = max(reads.values(), key=lambda read: read[0])
    heaps = [[kind] * count for kind, count in zip(KINDS, plain, strict=True)]
    for name, as_a in zip(combined, chosen, strict=True):
        a, b = (KINDS.index(kind) for kind in name.split("/"))
        heaps[a] += [name] * as_a
        heaps[b] += [name] * (pile[name] - as_a)
    if coal_groups:
        heaps.append(["coal"] * pile.get("coal", 0))
    return tuple(tuple(heap[i : i + 3]) for heap in heaps for i in range(0, len(heap) - 2, 3))
