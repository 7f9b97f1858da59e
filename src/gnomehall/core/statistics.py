"""What the lab counts in a match.  A game's `statistics.py` has a `Watcher`, and a `probe` if it wants one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from gnomehall.core.game import Choice, Game, Played
from gnomehall.core.state import State


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of card: what can happen to it.  The first event makes a seat its owner, and is its use."""

    name: str
    title: str
    events: tuple[str, ...]
    use: str = ""  # the event that counts as its use, if owning is more than that
    is_for_all: bool = False  # whoever likes may use it, so nobody must have it

    @property
    def owning(self) -> str:
        """The event that makes a seat the card's owner."""
        return self.events[0]

    @property
    def using(self) -> str:
        """The event that says the card was of use to anybody."""
        return self.use or self.owning


class CardCounts(msgspec.Struct, forbid_unknown_fields=True):
    """What became of one card in one match."""

    kind: str
    since: int  # the round in which it could first be had
    did: dict[str, list[int]] = {}  # what happened to it, and how often by seat
    points: list[int] = []

    def times(self, event: str, seat: int) -> int:
        """How often a seat did this with the card."""
        return self.did[event][seat] if event in self.did else 0


class MatchCounts:
    """Where a watcher writes while a match is replayed; seats as the table numbers them."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.cards: dict[str, CardCounts] = {}
        self.styles: dict[str, list[str]] = {}  # ways to look at how each seat played
        self.tally: dict[str, int] = {}  # what belongs to no card

    def offer(self, kind: str, card: str, since: int = 0) -> None:
        """From now on the card can be had."""
        if card not in self.cards:
            self.cards[card] = CardCounts(kind, since, {}, [0] * self.seats)

    def add(self, card: str, event: str, seat: int, times: int = 1) -> None:
        """Something happened to a card that is on offer."""
        self.cards[card].did.setdefault(event, [0] * self.seats)[seat] += times

    def score(self, card: str, seat: int, points: int) -> None:
        """A card brought points."""
        self.cards[card].points[seat] += points

    def count(self, name: str, times: int = 1) -> None:
        """Something that belongs to no card."""
        self.tally[name] = self.tally.get(name, 0) + times

    def count_seats_from(self, first: int) -> None:
        """Number the seats in the order of play, from the one that began."""
        order = [(first + n) % self.seats for n in range(self.seats)]
        for card in self.cards.values():
            card.points = [card.points[seat] for seat in order]
            card.did = {event: [times[seat] for seat in order] for event, times in card.did.items()}
        self.styles = {style: [words[seat] for seat in order] for style, words in self.styles.items()}


class MatchWatcher(ABC):
    """Looks on while a match is replayed and counts."""

    kinds: tuple[CardKind, ...] = ()

    def __init__(self, game: Game, seats: int) -> None:
        self.counts = MatchCounts(seats)
        self.seats = seats

    @abstractmethod
    def round_of(self, state: State) -> int:
        """The round the state is in, counted from 1."""

    @abstractmethod
    def before(self, state: State, played: Played) -> None:
        """A move is about to be played."""

    def after(self, state: State, played: Played) -> None:  # noqa: B027  # not every game has to look
        """A move was played."""

    @abstractmethod
    def end(self, state: State) -> None:
        """The match is over: who has what, and how they played."""

    @classmethod
    def names(cls, game: Game) -> dict[str, str]:
        """The English names of the cards that are counted, in the order of the card file."""
        return {str(card["id"]): str(card["name"]) for card in game.describe_cards("en")}

    @classmethod
    def card_of(cls, counted: str) -> str:
        """The card of the file that something counted belongs to, if its sides are counted apart."""
        return counted


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match that is over."""

    game: Game
    seats: int
    options: Mapping[str, Choice]
    played: Sequence[Played]
    deal: int


# Plays a position to its end with the bots and the dice of the match, of which so many were drawn of every stream;
# gives the places.  A `probe(match, play_on)` names what it tried, and how much more than a fair share a seat won so.
PlayOn = Callable[[State, list[int]], list[int]]
Probe = Callable[[FinishedMatch, PlayOn], dict[str, float]]
