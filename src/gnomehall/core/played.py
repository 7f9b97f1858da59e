"""The moves of a match that stand."""

from __future__ import annotations

from typing import Any  # what a game derives is its own affair

from gnomehall.core.game import Played


class PlayedMoves(list[Played]):
    """A list that only grows or takes back its last move.

    `derived` is for what a game works out from the moves so far, so that it need not begin at the first move
    each time; taking a move back empties it."""

    def __init__(self) -> None:
        super().__init__()
        self.derived: dict[str, Any] = {}

    def take_back(self) -> Played:
        """Drop the last move."""
        self.derived.clear()
        return self.pop()
