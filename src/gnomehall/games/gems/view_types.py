"""What a view of Gems & Gnomes holds; the page's types are made from it."""

from __future__ import annotations

from msgspec import Struct

from gnomehall.core.view import CardView, View
from gnomehall.games.gems.cave import Place

Tokens = dict[str, int]  # how many of each type, by id


class SeatView(Struct):
    """A seat: gnomes at home, the tokens under the others, and the pile in its best groups."""

    reserve: int
    claimed: Tokens
    pile: Tokens
    tokens: int  # in the pile
    points: int
    groups: list[list[str]]
    group_points: list[int]  # what each group is worth, with its bonus (G-13)


class GemsView(View, kw_only=True):
    """The cave and the seats."""

    face_down: int
    in_the_dark: Tokens  # what is missing from the rest (G-15)
    free: Tokens
    places: list[Place]
    actor: int | None
    first: int | None
    actions_left: int
    quiet_rounds: int
    quiet_rounds_left: int
    seats: list[SeatView]


class TokenCard(CardView, kw_only=True):
    """A type of token; a combined gem has the points of the better of its kinds."""

    count: int
    points: int
    group_bonus: int  # points more for each group of three (G-13)
