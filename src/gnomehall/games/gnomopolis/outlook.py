"""A good player's guess at the final points of a seat."""

from __future__ import annotations

import cython

from gnomehall.games.gnomopolis.position import Position

if not cython.compiled:
    from gnomehall.games.gnomopolis.housing import points_of


def outlook(self: Position, seat: int) -> int:
    """Points now."""
    return points_of(self, seat) * 100
