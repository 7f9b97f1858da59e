"""A table that remembers how it looked after every step, and its log as short texts for the store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import msgspec

from gnomehall.core.game import Entry, Game, Move, Played, Undo
from gnomehall.core.state import CHANCE
from gnomehall.core.table import Table

encode_view = msgspec.json.Encoder().encode


class Match(Table):
    """A table on the server."""

    moved: list[Move]  # for every entry of the log the move made or taken back
    frames: dict[int, bytes]  # version -> the encoded view at it, for the last changes
    film_from: int | None = None  # keep frames of versions beyond this one

    def __new__(cls, *_args: object, **_named: object) -> Self:
        """`from_moves` makes tables without `__init__`."""
        match = super().__new__(cls)
        match.moved, match.frames = [], {}
        return match

    def _follow(self, entry: Played) -> None:
        super()._follow(entry)
        self._remember(entry.move)

    def undo(self) -> Move:
        """Take back the last decision."""
        move = super().undo()
        self._remember(move)
        return move

    def _remember(self, move: Move) -> None:
        self.moved.append(move)
        if self.film_from is not None and self.version > self.film_from:
            self.frames[self.version] = encode_view(self.view())

    def film(self) -> None:
        """From now on keep the views; forget the older ones."""
        self.film_from = self.version
        self.frames.clear()

    def frame(self) -> bytes:
        """The encoded view now."""
        if self.version not in self.frames:
            self.frames[self.version] = encode_view(self.view())
        return self.frames[self.version]

    def undo_floor(self) -> int:
        """How many moves stand for good because chance has moved since."""
        return len(self.played) - len(self._before)

    def take(self, entries: Sequence[str]) -> None:
        """Follow entries made by another process."""
        for text in entries:
            self._replay(entry_of(self.game, text))


class Film(Match):
    """A match played again from its log, or from the beginning of it: it draws nothing."""

    def _draw_chance(self) -> None:
        """What chance did is in the log."""


class Still(Film):
    """A match played again step by step, to look at its positions."""

    def follow(self, entry: Played) -> None:
        """One move more, of a match that was played by the rules."""
        self._follow(entry)


def play_again(table: Table, first: int, last: int | None = None) -> Film:
    """A match up to an entry of its log, with the views of all versions beyond `first`."""

    class Part(Film):
        film_from = first

    return Part.from_moves(
        table.game, table.seats, table.options, table.log[:last], table.chance.seed, table.chance.entropy,
        table.given,
    )


def text_of(entry: Entry) -> str:
    """An entry of the log as a short text: `1 claim ruby @17`, `chance reveal ruby`, `1 undo`."""
    if isinstance(entry, Undo):
        return f"{entry.seat} undo"
    return f"{'chance' if entry.seat == CHANCE else entry.seat} {entry.move.text}"


def entry_of(game: Game, text: str) -> Entry:
    """The entry a text names."""
    who, _, words = text.partition(" ")
    seat = CHANCE if who == "chance" else int(who)
    if words == "undo":
        return Undo(seat)
    return Played(seat, game.parse(words))
