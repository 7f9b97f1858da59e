"""What an arena run plays: every seating of the bots over the same deals, numbered once and for all."""

from __future__ import annotations

import csv
import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache

from gnomehall.arena.match import Result, record_of
from gnomehall.bots.contract import Bot, Budget
from gnomehall.bots.names import make_bot
from gnomehall.core.cards import parse_card_set
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Choice, Game, Played
from gnomehall.games import game as load_game

DEALS_A_SEED = 10**9


@dataclass(frozen=True)
class Plan:
    """An arena run; two equal plans play the same matches with the same numbers."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int  # matches wanted; whole deals are played, so that every seating has each of them
    seed: int = 1
    budget: Budget = field(default_factory=Budget)
    options: tuple[tuple[str, Choice], ...] = ()
    cards: str | None = None  # the text of a card file
    nearest: int | None = None  # with more bots than seats: only bots so near in the list meet

    def check(self) -> None:
        """Refuse a plan that cannot be played."""
        if self.games < 1:
            raise ValidationError("the arena plays at least one match")
        if len(self.bots) < 1 or (len(self.bots) < 2 and self.seats > 1):
            raise ValidationError("name at least two bots: --bots greedy,random")
        rules = self.load()
        rules.check_seats(self.seats)
        rules.check_options(dict(self.options), self.seats)
        for name in self.bots:
            self.seat(name, rules, 0).close()

    def load(self) -> Game:
        """The game with its cards."""
        return _load(self.game, self.cards)

    def game_of(self, number: int) -> Game:
        """The game a match is played with."""
        return self.load()

    def seat(self, name: str, game: Game, seed: int) -> Bot:
        """The bot of a name, for one seat of one match."""
        return make_bot(name, game, seed)

    def keep(self, game: Game, result: Result, played: Sequence[Played]) -> str:
        """What is kept of a match beside its result: its record."""
        return record_of(game, result, played, dict(self.options))

    def groups(self) -> list[tuple[str, ...]]:
        """Who meets whom: all at one table; the last bot fills empty seats; too many take turns."""
        if len(self.bots) <= self.seats:
            return [(*self.bots, *[self.bots[-1]] * (self.seats - len(self.bots)))]
        numbers = range(len(self.bots))
        near = self.nearest or len(self.bots)
        return [
            tuple(self.bots[n] for n in group)
            for group in itertools.combinations(numbers, self.seats) if group[-1] - group[0] <= near
        ]

    def seatings(self) -> list[tuple[str, ...]]:
        """Every different order of every group, in a fixed order."""
        return [seating for group in self.groups() for seating in sorted(set(itertools.permutations(group)))]

    @property
    def deals(self) -> int:
        """How many deals make at least the matches wanted."""
        return -(-self.games // len(self.seatings()))

    @property
    def matches(self) -> int:
        """How many matches are played."""
        return self.deals * len(self.seatings())

    def deal(self, number: int) -> int:
        """The seed of a deal: `new_table(game, seed=...)` deals the same."""
        return self.seed * DEALS_A_SEED + number

    def numbered(self) -> Iterator[tuple[int, int, tuple[str, ...]]]:
        """(number, deal, seating) of every match, deal after deal."""
        seatings = self.seatings()
        for number in range(self.matches):
            yield number, self.deal(number // len(seatings)), seatings[number % len(seatings)]

    def as_dict(self) -> dict[str, object]:
        """What must be equal for a run to be resumed; a run may be made longer."""
        data = asdict(self)
        del data["games"]
        return {**data, "card_set": self.load().card_set.hash}


@lru_cache(maxsize=8)
def _load(name: str, cards: str | None) -> Game:
    return load_game(name, None if cards is None else parse_card_set(cards, "cards"))


def split_names(text: str) -> tuple[str, ...]:
    """`greedy,random`; a name that holds a comma stands in quotation marks."""
    names = [name.strip() for name in next(csv.reader([text], skipinitialspace=True), [])]
    if not names or not all(names):
        raise ValidationError("--bots takes names with commas between them: greedy,random")
    return tuple(names)


def tidy_options(options: Mapping[str, Choice]) -> tuple[tuple[str, Choice], ...]:
    """Options in a fixed order."""
    return tuple(sorted(options.items()))
