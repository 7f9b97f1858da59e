"""Where the 75 tokens lie: the rules count tokens, people see places.

A note says which place was meant (`explore @17`, `claim ruby @17`); without one, or with one that
does not fit, the first place that fits is taken.  So the layout always agrees with the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from gnomehall.core.game import Played
from gnomehall.core.played import PlayedMoves

if TYPE_CHECKING:
    from gnomehall.games.gems.game import Gems
    from gnomehall.games.gems.rules import GemsState


class Place(Struct, frozen=True):
    """One place of the cave: its token once face up, the gnome on it, who took the token."""

    token: str | None
    gnome: int | None
    taken: int | None


class Cave:
    """The places, as moves change them."""

    def __init__(self, size: int) -> None:
        self.tokens: list[str | None] = [None] * size
        self.gnomes: list[int | None] = [None] * size
        self.takers: list[int | None] = [None] * size
        self._places = [Place(None, None, None)] * size  # the same as people see it
        self._exploring = 0

    def follow(self, *moves: Played) -> None:
        """Do on the places what moves did on the counts."""
        tokens = self.tokens
        for played in moves:
            move = played.move
            verb, note = move.verb, move.note
            if verb == "explore":
                self._exploring = self._face_down(note) if note else tokens.index(None)
            elif verb == "reveal":
                tokens[self._exploring] = move.args[0]
                self._changed(self._exploring)
            elif verb == "claim":
                self._put(self._free(move.args[0], note), played.seat)
            elif verb == "retreat":
                self._retreat(played.seat)
            elif verb == "collect":
                self._collect(played.seat, list(move.args))

    def end(self) -> None:
        """Everybody takes the tokens under the own gnomes (G-10)."""
        for place, gnome in enumerate(self.gnomes):
            if gnome is not None:
                self._take(place)

    @property
    def places(self) -> list[Place]:
        """Every place."""
        return self._places.copy()

    def _changed(self, place: int) -> None:
        self._places[place] = Place(self.tokens[place], self.gnomes[place], self.takers[place])

    def _put(self, place: int, gnome: int | None) -> None:
        self.gnomes[place] = gnome
        self._changed(place)

    def _retreat(self, seat: int) -> None:
        for place, gnome in enumerate(self.gnomes):
            if gnome == seat:
                self._put(place, None)

    def _face_down(self, note: str) -> int:
        noted = self._noted(note)
        return noted if noted is not None and self.tokens[noted] is None else self.tokens.index(None)

    def _free(self, token: str, note: str) -> int:
        noted = self._noted(note) if note else None
        if noted is not None and self.tokens[noted] == token and self._is_free(noted):
            return noted
        place = self.tokens.index(token)
        while not self._is_free(place):
            place = self.tokens.index(token, place + 1)
        return place

    def _noted(self, note: str) -> int | None:
        return int(note) if note.isdigit() and int(note) < len(self.tokens) else None

    def _is_free(self, place: int) -> bool:
        return self.gnomes[place] is None and self.takers[place] is None

    def _collect(self, seat: int, wanted: list[str]) -> None:
        for place, gnome in enumerate(self.gnomes):
            token = self.tokens[place]
            if gnome != seat:
                continue
            if token in wanted:
                wanted.remove(str(token))
                self._take(place)
            elif wanted == ["five"]:
                self._take(place)

    def _take(self, place: int) -> None:
        self.takers[place] = self.gnomes[place]
        self._put(place, None)


def places(game: Gems, state: GemsState, played: Sequence[Played]) -> list[Place]:
    """Every place of the cave after these moves."""
    cave = _cave(game, played)
    if state.ended_by:
        cave.end()
    return cave.places


def _cave(game: Gems, played: Sequence[Played]) -> Cave:
    """The cave after these moves; at a table it goes on from where it was last shown."""
    known = played.derived.get("cave") if isinstance(played, PlayedMoves) else None
    count, cave = known or (0, Cave(sum(game.tables.supply)))
    cave.follow(*played[count:])
    if isinstance(played, PlayedMoves):
        played.derived["cave"] = (len(played), cave)
    return cave
