"""What the lab keeps of one match: a few hundred numbers, whatever the match was."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, fields

Counts = dict[str, list[int]]  # what happened to a card, and how often by seat


@dataclass(slots=True)
class CardSheet:
    """What became of one card in one match; seats are counted in the order of play."""

    kind: str
    since: int  # the round in which it could first be had
    did: Counts = field(default_factory=dict)
    points: list[int] = field(default_factory=list)

    def times(self, event: str, seat: int) -> int:
        """How often a seat did this with the card."""
        return self.did[event][seat] if event in self.did else 0


@dataclass(slots=True)
class Summary:
    """One match.  Seat 0 is the one that began, whoever sat there."""

    deal: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    ending: str
    rounds: int
    moves: int  # decisions of seats, chance not counted
    choices: int  # decisions between two moves or more
    legal: int  # the moves there were to choose from in those
    leads: list[int]  # after each round: who led, a bit a seat
    cards: dict[str, CardSheet]
    styles: dict[str, list[str]]  # ways to look at how each seat played
    tally: dict[str, int]  # what else a game counts
    looked: int = 0  # decisions `analyse` was asked about
    mattered: int = 0
    firsts: list[float] = field(default_factory=list)  # first.py: the part of the win of who was made first

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.scores)

    def win(self, seat: int) -> float:
        """A seat's part of the win; a shared win counts in parts."""
        return 1 / self.places.count(0) if self.places[seat] == 0 else 0.0

    def as_json(self) -> str:
        """One line."""
        return json.dumps(asdict(self), separators=(",", ":"))


def from_json(line: str) -> Summary:
    """The summary a line holds."""
    data = json.loads(line)
    cards = {name: CardSheet(**card) for name, card in data.pop("cards").items()}
    assert set(data) <= {f.name for f in fields(Summary)}
    return Summary(cards=cards, **data)


class Sheet:
    """Where a watcher writes while a match is replayed; seats as the table numbers them."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.cards: dict[str, CardSheet] = {}
        self.styles: dict[str, list[str]] = {}
        self.tally: dict[str, int] = {}

    def offer(self, kind: str, card: str, since: int = 0) -> None:
        """From now on the card can be had."""
        if card not in self.cards:
            self.cards[card] = CardSheet(kind, since, {}, [0] * self.seats)

    def add(self, card: str, event: str, seat: int, times: int = 1) -> None:
        """Something happened to a card that is on offer."""
        self.cards[card].did.setdefault(event, [0] * self.seats)[seat] += times

    def score(self, card: str, seat: int, points: int) -> None:
        """A card brought points."""
        self.cards[card].points[seat] += points

    def count(self, name: str, times: int = 1) -> None:
        """Something that belongs to no card."""
        self.tally[name] = self.tally.get(name, 0) + times

    def turn(self, first: int) -> None:
        """Count seats from the one that began."""
        order = [(first + n) % self.seats for n in range(self.seats)]
        for card in self.cards.values():
            card.points = [card.points[seat] for seat in order]
            card.did = {event: [times[seat] for seat in order] for event, times in card.did.items()}
        self.styles = {style: [words[seat] for seat in order] for style, words in self.styles.items()}
