"""Which of a card's two costs can be paid, where it has two."""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.games.gnomeland.payments import has_mercenaries
from gnomehall.games.gnomeland.position import Position
from gnomehall.games.gnomeland.tables import SECOND
from gnomehall.games.gnomeland.turn_listing import covers_price, covers_use, mission_row


@nogil
def priced_row(s: Position, move: int) -> int:
    """The row of the card whose price a move pays, or -1."""
    if s.tables.build <= move < s.tables.upgrade:
        return (move - s.tables.build) // 3 * 2
    if s.tables.upgrade <= move < s.tables.complete:
        return (move - s.tables.upgrade) * 2 + 1
    if s.tables.complete <= move < s.tables.send:
        return mission_row(s, s.slot_of(move - s.tables.complete))
    if s.tables.cast <= move < s.tables.use:
        return s.tables.spell_row + move - s.tables.cast
    return move - s.tables.use + 2 * s.tables.standard if s.tables.use <= move < s.tables.end else -1


@nogil
def ways_to_pay(s: Position, move: int) -> int:
    """The costs of a move that can be paid: 1 the first, 2 the second, 3 both."""
    row = priced_row(s, move)
    if row < 0:
        return 1
    ways = 1 if can_pay(s, move, row) else 0
    has_second = s.tables.second_use[row] if s.tables.use <= move < s.tables.end else s.tables.second[row]
    if has_second > 0 and can_pay(s, move, SECOND + row):
        ways += 2
    return ways


@nogil
def can_pay(s: Position, move: int, row: int) -> bool:
    """Whether a row of prices can be paid for a move."""
    if s.tables.use <= move < s.tables.end:
        return covers_use(s, row)
    if s.tables.complete <= move < s.tables.send:
        return covers_price(s, row) and has_mercenaries(s, row)
    return covers_price(s, row)
