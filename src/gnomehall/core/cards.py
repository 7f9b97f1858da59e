"""Card sets: TOML files, read field by field so that a mistake is named by file, card and field."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TypeVar

from gnomehall.core import registry
from gnomehall.core.errors import CardMistake, ValidationError
from gnomehall.core.languages import LANGUAGES
from gnomehall.core.letters import is_plain
from gnomehall.core.toml_bounds import check_bounds

SOURCES = ("rulebook", "gnomehall", "owner")  # owner: put in by somebody with the printed game
LARGEST = 256 * 1024  # bytes of a card file

T = TypeVar("T")


@dataclass(frozen=True)
class CardSet:
    """A card file: its text, what it says, and the hash that names it in records."""

    origin: str  # the file, for messages
    text: str
    data: dict[str, object]
    is_standard: bool = False  # the one that comes with the game

    @cached_property
    def hash(self) -> str:
        """The same for two files that say the same, whatever their layout and comments."""
        return hashlib.sha256(json.dumps(self.data, sort_keys=True).encode()).hexdigest()[:32]

    @property
    def fields(self) -> Fields:
        """The top of the file, to be read."""
        return Fields(self.data, self.origin)


def read_card_set(path: Path) -> CardSet:
    """The card set in a file."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise ValidationError(f"{path}: cannot be read ({error.strerror})") from error
    try:
        return parse_card_set(raw.decode(), str(path))
    except UnicodeDecodeError as error:
        raise ValidationError(f"{path}: is not UTF-8 text") from error


def parse_card_set(text: str, origin: str, is_standard: bool = False) -> CardSet:
    """The card set in a text."""
    if len(text.encode(errors="replace")) > LARGEST:
        raise ValidationError(f"{origin}: a card file has at most {LARGEST // 1024} KiB")
    check_bounds(text, origin)
    try:
        data = tomllib.loads(text)
        json.dumps(data)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ValidationError(f"{origin}: is not TOML: {error}") from error
    except (TypeError, ValueError) as error:
        raise ValidationError(f"{origin}: holds a date or a number no card has") from error
    return CardSet(origin, text, data, is_standard)


@lru_cache
def standard_card_set(name: str) -> CardSet:
    """The card set that comes with a game."""
    text = registry.text_of(name, "cards.toml")
    assert text is not None, f"the game {name} has no cards.toml"
    return parse_card_set(text, f"{name}/cards.toml", is_standard=True)


class Fields:
    """One table of a card file; each field is asked for once, and `done` refuses the rest."""

    def __init__(self, data: dict[str, object], where: str) -> None:
        self.data = data
        self.where = where
        self.asked: set[str] = set()

    def fail(self, name: str, problem: str) -> ValidationError:
        """The error for a field, to be raised."""
        return CardMistake(self.where, name, problem)

    def _take(self, name: str, kind: type[T], what: str, default: T | None) -> T:
        self.asked.add(name)
        value = self.data.get(name, default)
        if value is None:
            raise self.fail(name, "is missing")
        if type(value) is not kind:
            raise self.fail(name, f"must be {what}")
        return value

    def has(self, name: str) -> bool:
        """Whether the field is there."""
        return name in self.data

    def number(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self._take(name, int, "a whole number", default)
        if not low <= value <= high:
            raise self.fail(name, f"must be from {low} to {high}, not {value}")
        return value

    def word(self, name: str, allowed: Sequence[str] | None = None, default: str | None = None) -> str:
        """A word, one of those allowed; without a list, an id: small letters, digits and `_`."""
        value = self._take(name, str, "a word", default)
        if allowed is not None and value not in allowed:
            raise self.fail(name, f"must be one of {', '.join(allowed)}, not {value[:40]!r}")
        if allowed is None and not is_id(value):
            raise self.fail(name, f"must be small letters, digits and _, not {value[:40]!r}")
        return value

    def text(self, name: str, default: str | None = None, longest: int = 200) -> str:
        """A short text."""
        value = self._take(name, str, "a text", default)
        if len(value) > longest or any(ord(c) < 32 for c in value):
            raise self.fail(name, f"must be one line of at most {longest} characters")
        if not is_plain(value):
            raise self.fail(name, "holds characters that are invisible or turn the text around")
        return value

    def words(
        self, name: str, allowed: Sequence[str], most: int, default: list[str] | None = None,
    ) -> list[str]:
        """A list of words."""
        values = self._take(name, list, "a list of words", default)
        if len(values) > most:
            raise self.fail(name, f"may hold at most {most}")
        for value in values:
            if value not in allowed:
                raise self.fail(name, f"must hold only {', '.join(allowed)}, not {str(value)[:40]!r}")
        return values

    def table(self, name: str, default: dict[str, object] | None = None) -> Fields:
        """A table inside this one."""
        return Fields(self._take(name, dict, "a table", default), f"{self.where}: {name}")

    def tables(self, name: str, low: int, high: int) -> list[Fields]:
        """An array of tables, the cards of a kind; each is named by its `id` in messages."""
        values = self._take(name, list, "an array of tables", None)
        if not low <= len(values) <= high:
            count = str(low) if low == high else f"{low} to {high}"
            raise self.fail(name, f"must hold {count} cards, not {len(values)}")
        found = []
        for number, value in enumerate(values):
            if type(value) is not dict:
                raise self.fail(name, f"entry {number + 1} must be a table")
            found.append(Fields(value, f"{self.where}: {name} {str(value.get('id', number + 1))[:40]}"))
        return found

    def names(self, name: str = "name", longest: int = 200) -> dict[str, str]:
        """A text in every language; one plain text serves for all."""
        if type(self.data.get(name)) is str:
            text = self.text(name, longest=longest)
            return dict.fromkeys(LANGUAGES, text)
        table = self.table(name)
        found = {language: table.text(language, longest=longest) for language in LANGUAGES}
        table.done()
        return found

    def source(self, parts: Sequence[str]) -> dict[str, str]:
        """Where the figures come from: one word for the card, or a table with a word for each part."""
        if type(self.data.get("source")) is not dict:
            return dict.fromkeys(parts, self.word("source", SOURCES))
        table = self.table("source")
        found = {part: table.word(part, SOURCES) for part in parts}
        table.done()
        return found

    def done(self) -> None:
        """Refuse a field nobody asked for: it is a slip of the pen."""
        for name in self.data:
            if name not in self.asked:
                raise self.fail(name[:40], "is not a field here")


def is_id(text: str) -> bool:
    """Whether a text can name a card in moves and records."""
    return 0 < len(text) <= 40 and all(c.isascii() and (c.isdigit() or c.islower() or c == "_") for c in text)
