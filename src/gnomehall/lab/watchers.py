"""The watcher of a game: that of its `statistics.py`, or one that knows no cards."""

from __future__ import annotations

from gnomehall.core.game import Game, Played
from gnomehall.core.state import CHANCE, State
from gnomehall.core.statistics import MatchWatcher
from gnomehall.games import part


class PlainWatcher(MatchWatcher):
    """Counts rounds only: as many turns as there are seats are one."""

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        self.turns = 0
        self.last = CHANCE

    def round_of(self, state: State) -> int:
        """The round, counted in turns."""
        return -(-self.turns // self.seats)

    def before(self, state: State, played: Played) -> None:
        """A turn begins when another seat moves."""
        if played.seat not in (CHANCE, self.last):
            self.last = played.seat
            self.turns += 1

    def end(self, state: State) -> None:
        """There is nothing more to know."""


def watcher_of(game: Game) -> type[MatchWatcher]:
    """The class that watches a game's matches."""
    module = part(game, "statistics")
    found: type[MatchWatcher] = PlainWatcher if module is None else module.Watcher
    return found
