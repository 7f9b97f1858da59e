"""The table of all moves of a game: blocks of moves by name, from which ids and texts come."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gnomehall.core.game import Move

Words = tuple[str, ...]  # ("build", "atelier")


class MoveTable:
    """The alphabet of a game.  A move's id is its place in it; a block's moves stand side by side."""

    def __init__(self, blocks: Mapping[str, Sequence[Words]]) -> None:
        self.moves: tuple[Move, ...] = tuple(
            Move(number, verb, tuple(args))
            for number, (verb, *args) in enumerate(words for block in blocks.values() for words in block)
        )
        self._first: dict[str, int] = {}
        self._length: dict[str, int] = {}
        at = 0
        for name, block in blocks.items():
            self._first[name] = at
            self._length[name] = len(block)
            at += len(block)

    def first(self, block: str) -> int:
        """The id of the first move of a block."""
        return self._first[block]

    def length(self, block: str) -> int:
        """How many moves a block has."""
        return self._length[block]

    def block_of(self, move: int) -> str:
        """The block a move belongs to."""
        return next(name for name, at in self._first.items() if at <= move < at + self._length[name])
