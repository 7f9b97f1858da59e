"""What a card file may hold, declared once: the reader, the editor's form and the docs are made from it.

A game declares the shape of its file with the classes below.  `Table.read` checks data against the
shape and raises a `CardMistake` with the path to the field; `as_dict` describes the shape for the
form of the editor.  What no field alone can say (28 cards in all, ids that differ) a game checks
itself, after reading, with the same `CardMistake`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from gnomehall.core.letters import is_plain
from gnomehall.core.mistakes import CardMistake

Path = tuple[str, ...]  # from the top of the file: ("building atelier", "cost", "coins")
Data = dict[str, object]
SOURCES = ("rulebook", "gnomehall", "owner")  # owner: put in by somebody with the printed game


class Field(ABC):
    """A value of a card file."""

    kind: str

    @property
    def default(self) -> object:
        """The value of a field that is missing; None if the field is required."""
        return None

    @abstractmethod
    def read(self, value: object, path: Path) -> object:
        """The value, checked."""

    @abstractmethod
    def as_dict(self) -> Data:
        """The field as the editor's form reads it."""


@dataclass(frozen=True)
class Number(Field):
    """A whole number within bounds."""

    least: int
    most: int
    default: int | None = None
    kind = "number"

    def read(self, value: object, path: Path) -> int:
        """The number."""
        if type(value) is not int:
            raise CardMistake(path, "number")
        if not self.least <= value <= self.most:
            raise CardMistake(path, "range", low=self.least, high=self.most, value=value)
        return value

    def as_dict(self) -> Data:
        """Its bounds."""
        return {"kind": self.kind, "least": self.least, "most": self.most, "default": self.default}


@dataclass(frozen=True)
class Word(Field):
    """One of the allowed words; without a list, an id: small letters, digits and `_`."""

    allowed: tuple[str, ...] = ()
    default: str | None = None
    kind = "word"

    def read(self, value: object, path: Path) -> str:
        """The word."""
        if type(value) is not str:
            raise CardMistake(path, "text")
        if self.allowed and value not in self.allowed:
            raise CardMistake(path, "one-of", list=", ".join(self.allowed), value=repr(value[:40]))
        if not self.allowed and not is_id(value):
            raise CardMistake(path, "id", value=repr(value[:40]))
        return value

    def as_dict(self) -> Data:
        """The words there are."""
        return {"kind": self.kind, "allowed": list(self.allowed), "default": self.default}


@dataclass(frozen=True)
class Text(Field):
    """One line of text."""

    longest: int = 200
    default: str | None = None
    kind = "text"

    def read(self, value: object, path: Path) -> str:
        """The text."""
        if type(value) is not str:
            raise CardMistake(path, "text")
        if len(value) > self.longest or any(ord(c) < 32 for c in value):
            raise CardMistake(path, "long", most=self.longest)
        if not is_plain(value):
            raise CardMistake(path, "hidden")
        return value

    def as_dict(self) -> Data:
        """Its length."""
        return {"kind": self.kind, "longest": self.longest}


@dataclass(frozen=True)
class Texts(Field):
    """A text in several languages, English at least; one plain text serves for all."""

    longest: int = 200
    kind = "texts"

    def read(self, value: object, path: Path) -> dict[str, str]:
        """The text by language; languages that are missing fall back to English (`in_language`)."""
        line = Text(self.longest)
        if type(value) is str:
            return {"en": line.read(value, path)}
        if type(value) is not dict:
            raise CardMistake(path, "text")
        if "en" not in value:
            raise CardMistake((*path, "en"), "missing")
        for language in value:
            if not is_language(language):
                raise CardMistake((*path, str(language)[:40]), "unknown")
        return {language: line.read(text, (*path, language)) for language, text in value.items()}

    def as_dict(self) -> Data:
        """Its length."""
        return {"kind": self.kind, "longest": self.longest}


@dataclass(frozen=True)
class Words(Field):
    """A list of allowed words.  With `choices`, a word may also be several of them: `soldier/merchant`."""

    allowed: tuple[str, ...]
    most: int
    least: int = 0
    choices: bool = False
    kind = "words"

    @property
    def default(self) -> object:
        """An empty list, unless something must be there."""
        return None if self.least else []

    def read(self, value: object, path: Path) -> list[str]:
        """The words, unchanged."""
        if type(value) is not list:
            raise CardMistake(path, "list")
        if len(value) > self.most:
            raise CardMistake(path, "many", most=self.most)
        if len(value) < self.least:
            raise CardMistake(path, "empty")
        for word in value:
            parts = str(word).split("/") if self.choices else [word]
            if len(set(parts)) != len(parts) or any(part not in self.allowed for part in parts):
                raise CardMistake(path, "only", list=", ".join(self.allowed), value=repr(str(word)[:40]))
        return value

    def as_dict(self) -> Data:
        """The words there are, and how many fit."""
        return {
            "kind": self.kind, "allowed": list(self.allowed), "least": self.least, "most": self.most,
            "choices": self.choices,
        }


@dataclass(frozen=True)
class Counts(Field):
    """How many of each: `{ coin = 2, mana = 1 }`; it holds something."""

    columns: tuple[str, ...]
    most: int = 9
    may_be_empty: bool = False
    kind = "counts"

    def read(self, value: object, path: Path) -> dict[str, int]:
        """The counts that are not 0."""
        fields = {column: Number(0, self.most, 0) for column in self.columns}
        found = Table(fields).read(value, path)
        if not any(found.values()) and not self.may_be_empty:
            raise CardMistake(path, "empty")
        return {column: Number(0, self.most).read(count, path) for column, count in found.items() if count}

    def as_dict(self) -> Data:
        """The columns."""
        return {"kind": self.kind, "columns": list(self.columns), "most": self.most}


@dataclass(frozen=True)
class Ways(Field):
    """Several counts to choose from: `[{ coin = 3 }, { weapon = 1 }]`; with `single`, one needs no list."""

    columns: tuple[str, ...]
    least: int
    most: int
    single: bool = False
    may_be_empty: bool = False  # whether one of them may be nothing
    kind = "ways"

    def read(self, value: object, path: Path) -> list[dict[str, int]]:
        """The counts, no two of them the same."""
        given = [value] if self.single and type(value) is dict else value
        if type(given) is not list:
            raise CardMistake(path, "table")
        if not self.least <= len(given) <= self.most:
            raise CardMistake(path, "cards", count=f"{self.least} - {self.most}", value=len(given))
        found = [Counts(self.columns, may_be_empty=self.may_be_empty).read(way, path) for way in given]
        if any(way in found[:number] for number, way in enumerate(found)):
            raise CardMistake(path, "same-ways")
        return found

    def as_dict(self) -> Data:
        """The columns, and how many ways there are."""
        return {
            "kind": self.kind, "columns": list(self.columns), "least": self.least, "most": self.most,
            "single": self.single, "may_be_empty": self.may_be_empty,
        }


@dataclass(frozen=True)
class Source(Field):
    """Where figures come from: one word for the card, or a table with a word for each part."""

    parts: tuple[str, ...]
    kind = "source"

    def read(self, value: object, path: Path) -> dict[str, str]:
        """The source of each part."""
        word = Word(SOURCES)
        if type(value) is not dict:
            return dict.fromkeys(self.parts, word.read(value, path))
        found = Table(dict.fromkeys(self.parts, word)).read(value, path)
        return {part: str(said) for part, said in found.items()}

    def as_dict(self) -> Data:
        """The parts."""
        return {"kind": self.kind, "parts": list(self.parts)}


@dataclass(frozen=True)
class Table(Field):
    """Fields by name.  `one_of` names fields of which exactly one must be there: the effect words of a card.

    Of the fields in `some_of` at least one must be there, of those in `not_both` at most one.
    With `is_card` the editor shows it as a card of its own, such as a side of a building.
    """

    fields: Mapping[str, Field]
    one_of: tuple[str, ...] = ()
    is_card: bool = False
    some_of: tuple[str, ...] = ()
    not_both: tuple[str, ...] = ()
    optional: bool = False  # a table that is not there reads as one with nothing in it
    kind = "table"

    @property
    def default(self) -> object:
        """An empty table, if it may be left out."""
        return {} if self.optional else None

    def read(self, value: object, path: Path) -> Data:
        """Every field that is there or has a default, in the order of the declaration."""
        if type(value) is not dict:
            raise CardMistake(path, "table")
        for name in value:
            if name not in self.fields:
                raise CardMistake((*path, str(name)[:40]), "unknown")
        self._check_one_of(value, path)
        found: Data = {}
        for name, shape in self.fields.items():
            given = value.get(name, shape.default)
            if given is not None:
                found[name] = shape.read(given, (*path, name))
            elif name not in self.one_of:
                raise CardMistake((*path, name), "missing")
        return found

    def _check_one_of(self, value: Data, path: Path) -> None:
        given = [name for name in self.one_of if name in value]
        if self.one_of and not given:
            raise CardMistake((*path, self.one_of[0]), "no-effect")
        if len(given) > 1:
            raise CardMistake((*path, given[-1]), "one-effect")
        if self.some_of and not any(name in value for name in self.some_of):
            raise CardMistake((*path, self.some_of[0]), "no-effect")
        both = [name for name in self.not_both if name in value]
        if len(both) > 1:
            raise CardMistake((*path, both[-1]), "not-both", list=", ".join(self.not_both))

    def as_dict(self) -> Data:
        """Its fields."""
        return {
            "kind": self.kind, "fields": {name: shape.as_dict() for name, shape in self.fields.items()},
            "one_of": list(self.one_of), "is_card": self.is_card, "some_of": list(self.some_of),
            "not_both": list(self.not_both),
        }


@dataclass(frozen=True)
class Optional(Field):
    """A field that may be left out; it reads as `value` then."""

    shape: Field
    value: object = field(default=None)
    kind = "optional"

    @property
    def default(self) -> object:
        """Marks the field as not there."""
        return _ABSENT

    def read(self, value: object, path: Path) -> object:
        """The value of a field, or its default."""
        return self.value if value is _ABSENT else self.shape.read(value, path)

    def as_dict(self) -> Data:
        """The field itself."""
        return {**self.shape.as_dict(), "optional": True}


_ABSENT = object()


@dataclass(frozen=True)
class Tables(Field):
    """An array of tables: the cards of a kind.  A card is named by its `id` in mistakes."""

    shape: Table
    least: int
    most: int
    kind = "tables"

    def read(self, value: object, path: Path) -> list[Data]:
        """The tables."""
        if type(value) is not list:
            raise CardMistake(path, "table")
        if not self.least <= len(value) <= self.most:
            count = str(self.least) if self.least == self.most else f"{self.least} - {self.most}"
            raise CardMistake(path, "cards", count=count, value=len(value))
        return [self.shape.read(entry, entry_path(path, number, entry)) for number, entry in enumerate(value)]

    def as_dict(self) -> Data:
        """The shape of one, and how many there are."""
        return {"kind": self.kind, "shape": self.shape.as_dict(), "least": self.least, "most": self.most}


def entry_path(path: Path, number: int, entry: object) -> Path:
    """Where a card of an array stands: `building atelier`, or `building 3` if it has no id."""
    name = entry.get("id", number + 1) if isinstance(entry, dict) else number + 1
    return (*path[:-1], f"{path[-1] if path else ''} {str(name)[:40]}".strip())


def check_ids(cards: Sequence[tuple[Path, str]], reserved: Sequence[str] = ()) -> None:
    """Moves name cards by id, so no two cards may share one, nor take a word of the game."""
    seen: set[str] = set()
    for path, name in cards:
        if name in reserved:
            raise CardMistake((*path, "id"), "reserved", value=name)
        if name in seen:
            raise CardMistake((*path, "id"), "twice")
        seen.add(name)


def check_names(cards: Sequence[tuple[Path, Mapping[str, str]]]) -> None:
    """Players call cards by their names, so every card has one and no two share it."""
    seen: set[str] = set()
    for path, names in cards:
        name = " ".join(names["en"].split()).casefold()
        if not name:
            raise CardMistake((*path, "name"), "no-name")
        if name in seen:
            raise CardMistake((*path, "name"), "same-name", name=names["en"])
        seen.add(name)


def in_language(texts: Mapping[str, str], language: str) -> str:
    """A text in a language, or else in English."""
    return texts.get(language) or texts["en"]


def is_id(text: str) -> bool:
    """Whether a text can name a card in moves and records."""
    return 0 < len(text) <= 40 and all(c.isascii() and (c.isdigit() or c.islower() or c == "_") for c in text)


def is_language(code: str) -> bool:
    """Whether a text looks like the code of a language: a set may hold languages the hall does not have."""
    return isinstance(code, str) and 2 <= len(code) <= 12 and code.replace("-", "").isascii() and code[:2].isalpha()
