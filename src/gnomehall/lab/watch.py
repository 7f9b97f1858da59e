"""What is counted in every game: `Watch`, and the watchers of the three games by name."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from importlib import import_module

from gnomehall.core.game import Game, Played
from gnomehall.core.state import State
from gnomehall.lab.sheet import Sheet

WATCHERS = {
    "gems": "gnomehall.lab.watch_gems:GemsWatch",
    "gnomopolis": "gnomehall.lab.watch_gnomopolis:GnomopolisWatch",
    "gnomeland": "gnomehall.lab.watch_gnomeland:GnomelandWatch",
}


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of card: what can happen to it.  The first event makes a seat its owner, and is its use."""

    name: str
    title: str
    events: tuple[str, ...]
    use: str = ""  # the event that counts as its use, if owning is more than that

    @property
    def owning(self) -> str:
        """The event that makes a seat the card's owner."""
        return self.events[0]

    @property
    def using(self) -> str:
        """The event that says the card was of use to anybody."""
        return self.use or self.owning


class Watch(ABC):
    """Looks on while a match is replayed and fills a sheet."""

    kinds: tuple[Kind, ...] = ()

    def __init__(self, game: Game, seats: int) -> None:
        self.sheet = Sheet(seats)
        self.seats = seats

    @abstractmethod
    def round_of(self, state: State) -> int:
        """The round the state is in, counted from 1."""

    @abstractmethod
    def before(self, state: State, played: Played) -> None:
        """A move is about to be played."""

    def after(self, state: State, played: Played) -> None:  # noqa: B027  # not every game has to look
        """It was played."""

    @abstractmethod
    def end(self, state: State) -> None:
        """The match is over: who has what, and how they played."""


def watcher(game: str) -> type[Watch]:
    """The watcher of a game."""
    module, _, name = WATCHERS[game].partition(":")
    found: type[Watch] = getattr(import_module(module), name)
    return found
