"""What the rules of Toadstools need to know of the cards and of the moves."""

from __future__ import annotations

from collections.abc import Sequence

from gnomehall.core.moves import MoveTable
from toadstools.cards import Mushroom


class Tables:
    """The figures of each kind of mushroom, and the id each block of moves begins with."""

    def __init__(self, cards: Sequence[Mushroom], moves: MoveTable) -> None:
        self.points = tuple(card.points for card in cards)
        self.counts = tuple(card.count for card in cards)
        self.pick = moves.first("pick")
        self.home = moves.first("home")
        self.first = moves.first("first")
        self.found = moves.first("found")
