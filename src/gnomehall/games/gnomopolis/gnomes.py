"""Gnomes as integers.  A bag has a byte for each kind and one, the seventh, for all of them together;
a load, what lies on a parchment, has four bits for each kind standing, each kind lying, coins, assistants.

So one subtraction tells whether a bag covers a cost, white icons included, and a load is 0 exactly when
its parchment is empty.  No count reaches 128 in a bag or 16 in a load: the card file sees to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from gnomehall.core.declared import inline
from gnomehall.games.gnomopolis.constants import KIND_COUNT

ANY = 6  # the white icon; also an assistant, where one of a team is named
LYING = 6  # + kind: the code of a lying gnome in a load
CODES = 12  # kinds standing, then kinds lying
COINS = 12  # the codes of tokens in a load
ASSISTANTS = 13


GUARD: int = 0x0080_8080_8080_8080
ALL: int = 1 << 48
UNIT: Annotated[list[int], "long long", 7] = [ALL + (1 << (8 * kind)) for kind in range(KIND_COUNT)] + [ALL]
LOAD: Annotated[list[int], "long long", 14] = [1 << (4 * code) for code in range(14)]


@inline
def covers(bag: int, need: int) -> bool:
    """Whether a bag holds all of another; a white icon is counted only among all."""
    return ((bag | GUARD) - need) & GUARD == GUARD


@inline
def count_of(bag: int, kind: int) -> int:
    """How many of a kind are in a bag."""
    return bag >> (8 * kind) & 127


@inline
def total(bag: int) -> int:
    """How many gnomes are in a bag."""
    return bag >> 48


@inline
def on_load(load: int, code: int) -> int:
    """How many of a code lie or stand on a parchment."""
    return load >> (4 * code) & 15


def bag_of(kinds: Iterable[int]) -> int:
    """A bag of these gnomes; ANY counts among all only."""
    return sum(UNIT[kind] for kind in kinds)


def kinds_in(bag: int) -> list[int]:
    """The counts of the six kinds."""
    return [bag >> (8 * kind) & 127 for kind in range(KIND_COUNT)]


def load_of(standing: Iterable[int], lying: Iterable[int], coins: int, assistants: int) -> int:
    """What lies on a parchment whose cost is these gnomes and tokens."""
    gnomes = sum(LOAD[kind] for kind in standing) + sum(LOAD[LYING + kind] for kind in lying)
    return gnomes + coins * LOAD[COINS] + assistants * LOAD[ASSISTANTS]


def load_counts(load: int) -> list[int]:
    """The counts in a load: six kinds standing, six lying, coins, assistants."""
    return [load >> (4 * code) & 15 for code in range(14)]
