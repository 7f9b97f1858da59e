"""What an arena run plays: every seating of the bots over the same deals, numbered once and for all."""

from __future__ import annotations

import csv
import itertools
from collections.abc import Iterator, Mapping
from functools import lru_cache

import msgspec

from gnomehall.arena.match import MakeBot
from gnomehall.bots.contract import Budget
from gnomehall.bots.names import make_bot
from gnomehall.core.cards import parse_card_set
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Choice, Game, Json
from gnomehall.games import game as load_game

DEALS_A_SEED = 10**9


class Job(msgspec.Struct, frozen=True):
    """One match of a plan."""

    number: int
    deal: int
    seating: tuple[str, ...]


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played; two equal plans play the same matches with the same numbers."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int  # matches wanted; whole deals are played, so that every seating has each of them
    seed: int = 1
    budget: Budget = msgspec.field(default_factory=Budget)
    options: tuple[tuple[str, Choice], ...] = ()
    cards: str | None = None  # the text of a card file
    other_cards: str | None = None  # of another: every match is played twice, with the first set and with this one
    nearest: int | None = None  # with more bots than seats: only bots so near in the list meet

    def load(self) -> Game:
        """The game with its cards."""
        return _load(self.game, self.cards)

    def load_other(self) -> Game:
        """The game with the other cards."""
        return _load(self.game, self.other_cards)

    def game_of(self, number: int) -> Game:
        """The game a match is played with: of two card sets the odd numbers have the other."""
        return self.load_other() if self.other_cards is not None and number % 2 else self.load()

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
        """Every different order of every group, in a fixed order; with two card sets each of them twice."""
        times = 1 if self.other_cards is None else 2
        orders = [seating for group in self.groups() for seating in sorted(set(itertools.permutations(group)))]
        return [seating for seating in orders for _ in range(times)]

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

    def jobs(self) -> Iterator[Job]:
        """Every match, deal after deal."""
        seatings = self.seatings()
        for number in range(self.matches):
            yield Job(number, self.deal(number // len(seatings)), seatings[number % len(seatings)])

    def identity(self) -> dict[str, Json]:
        """What must be equal for a run to be resumed; a run may be made longer."""
        data: dict[str, Json] = msgspec.to_builtins(self)
        del data["games"]
        return {**data, "card_set": self.load().card_set.hash}


def check_plan(plan: Plan, make: MakeBot = make_bot) -> None:
    """Refuse a plan that cannot be played."""
    if plan.games < 1:
        raise ValidationError("the arena plays at least one match")
    if len(plan.bots) < 1 or (len(plan.bots) < 2 and plan.seats > 1):
        raise ValidationError("name at least two bots: --bots greedy,random")
    rules = plan.load()
    rules.check_seats(plan.seats)
    rules.check_options(dict(plan.options), plan.seats)
    for name in plan.bots:
        make(name, rules, 0).close()


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
