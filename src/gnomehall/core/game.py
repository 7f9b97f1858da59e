"""What a game is to everything above it: its moves, options, cards, and how to read a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

from gnomehall.core.cards import CardSet
from gnomehall.core.errors import IllegalMove, ValidationError
from gnomehall.core.schema import Table as Schema
from gnomehall.core.state import State
from gnomehall.core.view import CardView, View, plain
from gnomehall.core.view import Json as Json
from gnomehall.core.words import has_message, say

Choice = bool | int | str


@dataclass(frozen=True, slots=True)
class Move:
    """One small decision, or one outcome of chance."""

    id: int
    verb: str
    args: tuple[str, ...] = ()
    note: str = ""  # what the rules ignore, such as the place of a token: `explore @17`

    @property
    def text(self) -> str:
        """`claim ruby`, with its note `claim ruby @17`."""
        words = " ".join((self.verb, *self.args))
        return f"{words} @{self.note}" if self.note else words

    def as_dict(self) -> dict[str, Json]:
        """The JSON form."""
        return {
            "id": self.id, "text": self.text, "verb": self.verb, "args": list(self.args), "note": self.note,
        }


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the match, the same for all seats."""

    name: str
    default: Choice
    choices: tuple[Choice, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is not legal: the rule, and a message of the game's Fluent file."""

    rule: str
    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Played:
    """One move of a match that stands (was not undone): who made it and what it was."""

    seat: int  # CHANCE for an outcome of chance
    move: Move


@dataclass(frozen=True, slots=True)
class Undo:
    """An entry of the log: the last move that stood, a move of this seat, was taken back."""

    seat: int


Entry = Played | Undo


def first_player(most: int, rule: str) -> Option:
    """The option every game has: who starts."""
    return Option("first", "random", ("random", *range(most)), rule)


class Game(ABC):
    """The rules and card set of one game; holds no match."""

    name: ClassVar[str]
    title: ClassVar[str]
    fewest: ClassVar[int]
    most: ClassVar[int]
    minutes: ClassVar[int]
    rules_version: ClassVar[int]
    observation_version: ClassVar[int] = 1  # of what learners see (games/learning.py)
    rules: ClassVar[tuple[str, ...]]  # the numbers of all rules
    options: ClassVar[tuple[Option, ...]]
    goals: ClassVar[tuple[str, ...]] = ()  # the verbs of what a turn works towards; hints name them
    streams: ClassVar[tuple[str, ...]]  # of chance; `State.stream` is an index into it
    schema: ClassVar[Schema]  # what its card file may hold
    card_set: CardSet
    moves: tuple[Move, ...]  # the alphabet: a move's id is its index; outcomes of chance included

    def __init__(self, card_set: CardSet) -> None:
        self.card_set = card_set

    @abstractmethod
    def begin(self, seats: int, options: Mapping[str, Choice]) -> State:
        """The position before the first move, for options that are valid and complete."""

    @abstractmethod
    def view(self, state: State, played: Sequence[Played] = ()) -> View:
        """What lies on the table; `played` adds what only the notes know."""

    @abstractmethod
    def why_not(self, state: State, move: int) -> Reason:
        """Why a move of the alphabet is not legal now."""

    @abstractmethod
    def pieces(self, state: State) -> dict[str, int]:
        """Every kind of piece and how many there are anywhere: the same after every move."""

    endings: ClassVar[tuple[str, ...]]  # the ways a match can end, a word each

    @abstractmethod
    def ending(self, state: State) -> str:
        """Which of `endings` it was, or an empty text while the match goes on."""

    @abstractmethod
    def ended_by(self, state: State) -> str:
        """The rule that ended the match, or an empty text while it goes on."""

    def period(self, state: State) -> int:
        """How long "not this round" lasts: until this number is another one."""
        return 0

    @abstractmethod
    def score_lines(self, state: State, seat: int) -> list[tuple[str, dict[str, str | int], int]]:
        """Where each point of a seat comes from: (Fluent key, its arguments, points)."""

    @abstractmethod
    def wording(self, move: Move, language: str) -> tuple[str, dict[str, str | int]]:
        """The Fluent message that tells a move, and its arguments without `who`."""

    @abstractmethod
    def label(self, move: Move, language: str) -> str:
        """What a button for the move says, in a few words of a language."""

    def card_views(self, language: str) -> Sequence[CardView]:
        """Every card in a language."""
        raise NotImplementedError

    def describe_cards(self, language: str) -> list[dict[str, Json]]:
        """Every card as plain data, with its `kind`, `id`, `name`, `text` and `source`."""
        return [plain(card) for card in self.card_views(language)]

    def warnings(self, language: str) -> list[str]:
        """What the owner of this card set should know, a sentence each; the set can be played all the same."""
        return []

    def seat_concerned(self, move: Move) -> int | None:
        """The seat that an outcome of chance names, such as who starts."""
        return int(move.args[0]) if move.verb == "first" else None

    def is_idle(self, state: State, move: int) -> bool:
        """Whether a legal move does nothing but let time pass."""
        return False

    def title_in(self, language: str) -> str:
        """The title in a language."""
        key = f"{self.name}-title"
        return say(language, key, self.name) if has_message(language, key, self.name) else self.title

    def tell(self, move: Move, who: str, language: str) -> str:
        """A move as the log tells it: `Anna claims Ruby`."""
        key, args = self.wording(move, language)
        return say(language, key, self.name, who=who, **args)

    def tell_own(self, move: Move, language: str) -> str:
        """A move as the log tells it to whoever made it: `You claim Ruby`; empty if a game has no words for that."""
        key, args = self.wording(move, language)
        own = key.replace("-move-", "-own-")
        return say(language, own, self.name, **args) if own != key and has_message("en", own, self.name) else ""

    def say_reason(self, reason: Reason, language: str) -> str:
        """Why a move is not legal, in a language; ids in the arguments `card` and `missing` are said in words."""
        args = dict(reason.args)
        if "card" in args:
            args["card"] = self._names_in(language).get(str(args["card"]), args["card"])
        if "missing" in args:
            args["missing"] = self.say_missing(str(args["missing"]), language)
        return say(language, reason.key, self.name, **args)

    def say_missing(self, what: str, language: str) -> str:
        """What a reason says is missing, in words; a game that spells it in ids has its own."""
        return what

    def _names_in(self, language: str) -> dict[str, str]:
        found: dict[str, dict[str, str]] = self.__dict__.setdefault("_names_by_language", {})
        if language not in found:
            found[language] = {str(card["id"]): str(card["name"]) for card in self.describe_cards(language)}
        return found[language]

    def start(self, seats: int, options: Mapping[str, Choice] | None = None) -> State:
        """The position before the first move."""
        return self.begin(self.check_seats(seats), self.check_options(options or {}, seats))

    def check_seats(self, seats: int) -> int:
        """The number of seats, if the game can be played by so many."""
        if type(seats) is not int or not self.fewest <= seats <= self.most:
            raise ValidationError(f"{self.title} is for {self.fewest} to {self.most} seats, not {seats}")
        return seats

    def check_options(self, given: Mapping[str, Choice], seats: int) -> dict[str, Choice]:
        """All options, the given ones checked and the others at their defaults."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise ValidationError(f"{self.title} has no option {name!r}; it has {', '.join(known)}")
            choices = known[name].choices
            if not any(type(value) is type(choice) and value == choice for choice in choices):
                listed = ", ".join(map(str, choices))
                raise ValidationError(f"option {name} must be one of {listed}, not {value!r}")
        first = given.get("first", "random")
        if type(first) is int and first >= seats:
            raise ValidationError(f"option first: there is no seat {first} with {seats} seats")
        return {option.name: given.get(option.name, option.default) for option in self.options}

    def parse(self, text: str) -> Move:
        """The move a text names, with its note if it has one."""
        words, _, note = str(text).strip().partition(" @")
        plain = " ".join(words.split())
        move = self._by_text().get(plain) or self._by_text().get(self.spelled(plain))
        if move is None:
            reason = self.impossible(plain)
            if reason is not None:
                raise IllegalMove(reason.rule, self.say_reason(reason, "en"), reason)
            raise ValidationError(f"{str(text)[:60]!r} is not a move of {self.title}")
        if note and not (len(note) <= 16 and note.isascii() and note.replace("-", "").isalnum()):
            raise ValidationError("a note has at most 16 letters, digits and hyphens")
        return replace(move, note=note) if note else move

    def spelled(self, text: str) -> str:
        """A text as the alphabet spells it, for games that let people write a move in several ways."""
        return text

    def impossible(self, text: str) -> Reason | None:
        """Why a text that is no move describes something that is never legal; None if it describes nothing."""
        return None

    def _by_text(self) -> dict[str, Move]:
        found: dict[str, Move] | None = self.__dict__.get("_texts")
        if found is None:
            found = self.__dict__["_texts"] = {move.text: move for move in self.moves}
        return found
