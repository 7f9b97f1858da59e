"""The exact scorer of Gnomeland, for callers in Python."""

from __future__ import annotations

from collections.abc import Sequence

from gnomehall.core.errors import ValidationError
from gnomehall.games.gnomeland.cards import Cards


def building_points(cards: Cards, in_view: Sequence[str]) -> int:
    """The points of the buildings in view (L-27), by the ids of the sides that show."""
    sides = {side.id: (number, side) for number, both in enumerate(cards.buildings) for side in both}
    for name in in_view:
        if name not in sides:
            raise ValidationError(f"{name!r} is no building")
    if len({sides[name][0] for name in in_view}) < len(in_view):
        raise ValidationError("a building can be named only once")
    return sum(sides[name][1].points for name in in_view)
