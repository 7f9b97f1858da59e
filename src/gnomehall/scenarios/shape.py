"""What a scenario file may hold, with the bounds of every field: the reader is made from it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from gnomehall.core.goal_texts import LONGEST as LONGEST_GOAL
from gnomehall.core.mistakes import CardMistake
from gnomehall.core.schema import Data, Field, Number, Optional, Path, Table, Tables, Text, Texts, Word

FORMAT = "gnomehall-scenario/1"
LONGEST_OPENING = 1_500  # moves, chance included
LONGEST_MOVE = 200
LONGEST_TEXT = 600
SLUG = re.compile(r"[a-z0-9]+([-_][a-z0-9]+)*")


@dataclass(frozen=True)
class Slug(Field):
    """A short name: small letters and digits, with single hyphens or underscores between them."""

    default: str | None = None
    kind = "slug"

    def read(self, value: object, path: Path) -> str:
        """The name."""
        if value == self.default:
            return str(value)
        if type(value) is not str or len(value) > 40 or not SLUG.fullmatch(value):
            raise CardMistake(path, "slug", value=repr(str(value)[:40]))
        return value

    def as_dict(self) -> Data:
        """Nothing but its kind."""
        return {"kind": self.kind}


@dataclass(frozen=True)
class Lines(Field):
    """A list of texts of one line each."""

    most: int
    longest: int
    kind = "lines"

    @property
    def default(self) -> object:
        """None of them."""
        return []

    def read(self, value: object, path: Path) -> list[str]:
        """The lines."""
        if type(value) is not list:
            raise CardMistake(path, "list")
        if len(value) > self.most:
            raise CardMistake(path, "many", most=self.most)
        line = Text(self.longest)
        return [line.read(it, (*path, str(number))) for number, it in enumerate(value, 1)]

    def as_dict(self) -> Data:
        """How many, and how long."""
        return {"kind": self.kind, "most": self.most, "longest": self.longest}


@dataclass(frozen=True)
class Long(Field):
    """A text of many lines, such as a card set; the whole file is bounded."""

    kind = "long"
    default: str = ""

    def read(self, value: object, path: Path) -> str:
        """The text."""
        if type(value) is not str:
            raise CardMistake(path, "text")
        return value

    def as_dict(self) -> Data:
        """Nothing but its kind."""
        return {"kind": self.kind}


@dataclass(frozen=True)
class Options(Field):
    """Options of the game; the game itself checks them."""

    kind = "options"

    @property
    def default(self) -> object:
        """None of them."""
        return {}

    def read(self, value: object, path: Path) -> Data:
        """The options, each a word, a whole number, or yes or no."""
        if type(value) is not dict:
            raise CardMistake(path, "table")
        if len(value) > 40:
            raise CardMistake(path, "many", most=40)
        for name, it in value.items():
            if type(it) not in (str, int, bool) or len(str(it)) > 40:
                raise CardMistake((*path, str(name)[:40]), "option")
        return value

    def as_dict(self) -> Data:
        """Nothing but its kind."""
        return {"kind": self.kind}


STORY = Optional(Texts(LONGEST_TEXT), {})
SHORT = Texts(200)
OPENING = Lines(LONGEST_OPENING, LONGEST_MOVE)
SHAPE = Table({
    "format": Word((FORMAT,)),
    "game": Word(),
    "key": Slug("own"),
    "title": Texts(80),
    "picture": Slug(""),
    "introduction": STORY,
    "ending": STORY,
    "teaches": STORY,
    "seats": Number(1, 10),
    "seat": Number(0, 9, 0),
    "bots": Lines(9, 40),
    "options": Options(),
    "cards": Long(),
    "start": Table({
        "opening": OPENING,
        "record": Text(80, ""),
        "moment": Number(0, 1_000_000, 0),
        "when": Optional(Tables(Table({"choice": Slug(), "opening": OPENING}), 0, 6), []),
    }, optional=True),
    "until": Text(LONGEST_GOAL, ""),
    "goals": Tables(Table({"goal": Text(LONGEST_GOAL), "text": Optional(SHORT, {})}), 1, 3),
    "notes": Optional(Tables(Table({"icon": Slug(), "text": SHORT}), 0, 3), []),
    "choice": Optional(Table({
        "question": SHORT, "ways": Tables(Table({"key": Slug(), "text": SHORT}), 2, 4),
    }), {}),
})
