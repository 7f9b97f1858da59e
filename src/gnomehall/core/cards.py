"""Card sets: TOML files.  What a game's file may hold is declared with `core/schema.py`."""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path

from gnomehall.core import registry
from gnomehall.core.files import read_text
from gnomehall.core.mistakes import CardMistake
from gnomehall.core.toml_bounds import check_bounds

LARGEST = 256 * 1024  # bytes of a card file


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
    def name(self) -> str:
        """What the file calls itself."""
        about = self.data.get("set")
        return str(about.get("name", "")) if isinstance(about, dict) else ""


def read_card_set(path: Path) -> CardSet:
    """The card set in a file."""
    return parse_card_set(read_text(path), str(path))


def parse_card_set(text: str, origin: str, is_standard: bool = False) -> CardSet:
    """The card set in a text."""
    try:
        return CardSet(origin, text, _parse(text), is_standard)
    except CardMistake as mistake:
        mistake.origin = origin
        raise


def _parse(text: str) -> dict[str, object]:
    if len(text.encode(errors="replace")) > LARGEST:
        raise CardMistake((), "large", most=LARGEST // 1024)
    check_bounds(text)
    try:
        data = tomllib.loads(text)
        json.dumps(data)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise CardMistake((), "toml", detail=str(error)) from error
    except (TypeError, ValueError) as error:
        raise CardMistake((), "strange") from error
    return data


@lru_cache
def standard_card_set(name: str) -> CardSet:
    """The card set that comes with a game."""
    text = registry.text_of(name, "cards.toml")
    assert text is not None, f"the game {name} has no cards.toml"
    return parse_card_set(text, f"{name}/cards.toml", is_standard=True)
