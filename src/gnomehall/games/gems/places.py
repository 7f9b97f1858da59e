"""Where the 75 tokens lie: the rules count tokens, people see places.

A note says which place was meant (`explore @17`, `claim ruby @17`); without one, or with one that
does not fit, the first place that fits is taken.  So the layout always agrees with the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gnomehall.core.game import Json, Played
from gnomehall.games.gems.rules import GemsState

if TYPE_CHECKING:
    from gnomehall.games.gems.game import Gems


@dataclass
class Place:
    """One place of the cave: its token once face up, the gnome on it, who took the token."""

    token: str | None = None
    gnome: int | None = None
    taken: int | None = None

    @property
    def is_free(self) -> bool:
        """Face up, with no gnome on it, and still there."""
        return self.token is not None and self.gnome is None and self.taken is None


class Cave:
    """The places, as moves change them."""

    def __init__(self, size: int) -> None:
        self.places = [Place() for _ in range(size)]
        self.exploring = 0

    def follow(self, played: Played) -> None:
        """Do on the places what a move did on the counts."""
        seat, move = played.seat, played.move
        if move.verb == "explore":
            self.exploring = self._choose(move.note, lambda place: place.token is None)
        elif move.verb == "reveal":
            self.places[self.exploring].token = move.args[0]
        elif move.verb == "claim":
            token = move.args[0]
            number = self._choose(move.note, lambda place: place.token == token and place.is_free)
            self.places[number].gnome = seat
        elif move.verb == "retreat":
            for place in self._of(seat):
                place.gnome = None
        elif move.verb == "collect":
            wanted = list(move.args)
            for place in self._of(seat):
                if wanted == ["five"]:
                    self._take(place)
                elif place.token in wanted:
                    wanted.remove(place.token)
                    self._take(place)

    def end(self) -> None:
        """Everybody takes the tokens under the own gnomes (G-10)."""
        for place in self.places:
            if place.gnome is not None:
                self._take(place)

    def _choose(self, note: str, fits: Callable[[Place], bool]) -> int:
        if note.isdigit() and int(note) < len(self.places) and fits(self.places[int(note)]):
            return int(note)
        return next(number for number, place in enumerate(self.places) if fits(place))

    def _of(self, seat: int) -> list[Place]:
        return [place for place in self.places if place.gnome == seat]

    def _take(self, place: Place) -> None:
        place.taken, place.gnome = place.gnome, None


def lay_out(game: Gems, state: GemsState, played: Sequence[Played]) -> list[Json]:
    """Every place of the cave after these moves."""
    cave = Cave(sum(game.tables.supply))
    for entry in played:
        cave.follow(entry)
    if state.ended_by:
        cave.end()
    return [{"token": p.token, "gnome": p.gnome, "taken": p.taken} for p in cave.places]
