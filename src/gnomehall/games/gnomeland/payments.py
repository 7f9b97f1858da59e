"""Payments that are looked at seldom: second costs, and the mercenaries a mission takes."""

from __future__ import annotations

from gnomehall.core.declared import inline, nogil
from gnomehall.games.gnomeland.position import Position
from gnomehall.games.gnomeland.tables import SECOND


@inline
def has_mercenaries(s: Position, row: int) -> bool:
    """Whether the actor has the mercenaries of a row of prices (L-15)."""
    spare = 0
    for kind in range(3):
        over = s.mercenaries[s.actor * 3 + kind] - s.tables.mercenary_price[row * 4 + kind]
        if over < 0:
            return False
        spare += over
    return spare >= s.tables.mercenary_price[row * 4 + 3]


@nogil
def covers_second(s: Position, row: int) -> bool:
    """Whether there is a second cost, and the pool covers it."""
    for kind in range(3):
        if s.tables.price[(SECOND + row) * 3 + kind] > s.pool[kind]:
            return False
    return s.tables.second[row] > 0


@nogil
def covers_second_use(s: Position, row: int) -> bool:
    """The same for what a special building asks."""
    for kind in range(3):
        if s.tables.use_price[(SECOND + row) * 3 + kind] > s.pool[kind]:
            return False
    return s.tables.second_use[row] > 0


@nogil
def pays_second(s: Position, row: int) -> bool:
    """The same for what a mission takes, with its mercenaries."""
    return covers_second(s, row) and has_mercenaries(s, SECOND + row)
