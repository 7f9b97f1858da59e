"""The moves of Toadstools."""

from __future__ import annotations

from collections.abc import Sequence

from gnomehall.core.moves import MoveTable
from toadstools.cards import Mushroom

MOST_SEATS = 4


def move_table(cards: Sequence[Mushroom]) -> MoveTable:
    """Two decisions, who starts, and a mushroom of each kind that chance may turn up."""
    return MoveTable({
        "pick": [("pick",)],
        "home": [("home",)],
        "first": [("first", str(seat)) for seat in range(MOST_SEATS)],
        "found": [("found", card.id) for card in cards],
    })
