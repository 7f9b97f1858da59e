"""Score sheets of matches played at a real table: what every game's sheets have, and the ranking.

A game that can be scored has a module `sheet` in its folder: `Sheets`, a struct with one sheet for each player,
and `tally(game, sheets)`, which gives one Tally for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Annotated

from msgspec import Meta, Struct

from gnomehall.core.cards import LARGEST

Word = Annotated[str, Meta(max_length=40)]
Few = Annotated[int, Meta(ge=0, le=99)]
Many = Annotated[int, Meta(ge=0, le=999)]


class Sheet(Struct, forbid_unknown_fields=True):
    """What one player has at the end."""


class AllSheets(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="game"):
    """The sheets of a match, in seating order from the first player; the tag is the game's name."""

    cards: Annotated[str, Meta(max_length=LARGEST)] | None = None  # a card set of one's own, TOML


class Tally(Struct):
    """One player's points and where they come from; `ties` are what a tie is broken by, in order.

    A game whose sheet shows how it was counted has a subclass with those fields."""

    points: int
    parts: dict[str, int]
    ties: dict[str, int]


class Scored(Struct):
    """A real table, scored.  `decided[n]` is what put place n behind place n - 1 (`points` or a tie-break)."""

    tallies: list[Tally]
    ranking: list[list[int]]
    decided: list[str]


def rank(tallies: Sequence[Tally]) -> Scored:
    """The places, and what decided each: the first figure that differs from the place before."""
    figures = [{"points": tally.points, **tally.ties} for tally in tallies]
    order = sorted({tuple(one.values()) for one in figures}, reverse=True)
    ranking = [[n for n, one in enumerate(figures) if tuple(one.values()) == key] for key in order]
    names = list(figures[0])
    decided = [
        next(name for name, a, b in zip(names, before, after, strict=True) if a != b)
        for before, after in pairwise(order)
    ]
    return Scored(list(tallies), ranking, decided)
