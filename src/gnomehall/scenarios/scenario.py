"""A scenario: a game, who sits there, how it begins, what is to be reached, and its story.

It is written as TOML (docs/scenarios.md).  `read_scenario` checks its form; `Ready` (ready.py) plays its opening.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path

import msgspec

from gnomehall.core.cards import parse_card_set
from gnomehall.core.errors import GnomehallError
from gnomehall.core.files import read_text
from gnomehall.core.game import Choice
from gnomehall.core.mistakes import CardMistake
from gnomehall.scenarios.mistakes import ScenarioMistake, of_card
from gnomehall.scenarios.moments import opening_at
from gnomehall.scenarios.shape import SHAPE

Said = dict[str, str]  # a text by language


class StarGoal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What earns a star; without a text of its own it is put into words from its facts."""

    goal: str
    text: Said = {}


class Note(msgspec.Struct, frozen=True):
    """What is different here, with a picture."""

    icon: str
    text: Said


class Way(msgspec.Struct, frozen=True):
    """A choice that later scenarios of the campaign know."""

    key: str
    text: Said


class When(msgspec.Struct, frozen=True):
    """Another opening, if that choice was made before."""

    choice: str
    opening: list[str]


class Scenario(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A scenario as it was read; it needs nothing beside it."""

    game: str
    title: Said
    seats: int
    goals: list[StarGoal]
    key: str = "own"
    picture: str = ""
    introduction: Said = {}
    ending: Said = {}
    teaches: Said = {}
    seat: int = 0
    bots: list[str] = []  # levels of the other seats, clockwise from the player's
    options: dict[str, Choice] = {}
    cards: str = ""  # a card set of its own, TOML
    opening: list[str] = []  # moves before it begins, chance included
    when: list[When] = []
    until: str = ""  # settled as soon as this holds, at the latest when the match is over
    notes: list[Note] = []
    question: Said = {}
    ways: list[Way] = []

    def opening_for(self, choices: Collection[str]) -> list[str]:
        """How it begins for somebody who made these choices before."""
        return next((it.opening for it in self.when if it.choice in choices), self.opening)


def spoken(said: Mapping[str, str], language: str) -> str:
    """A text in a language, or else in English."""
    return said.get(language) or said.get("en", "")


def read_scenario(text: str, origin: str, beside: Path | None = None) -> Scenario:
    """The scenario in a text; files it names are looked for in the folder `beside`."""
    try:
        data = SHAPE.read(parse_card_set(text, origin).data, ())
        return _made(data, beside)
    except CardMistake as mistake:
        found = of_card(mistake)
        found.origin = origin
        raise found from mistake


def read_file(path: Path) -> Scenario:
    """The scenario in a file."""
    return read_scenario(read_text(path), str(path), path.parent)


def _made(data: dict[str, object], beside: Path | None) -> Scenario:
    start, choice = data.pop("start"), data.pop("choice")
    assert isinstance(start, dict)
    assert isinstance(choice, dict)
    del data["format"]
    cards = str(data["cards"])
    if cards and "\n" not in cards:
        data["cards"] = _beside(cards, beside, "cards")
    found = msgspec.convert({**data, **choice, "opening": start["opening"], "when": start["when"]}, Scenario)
    if not start["record"]:
        return found
    if found.opening:
        raise ScenarioMistake(("start", "record"), "two-starts")
    try:
        opening = opening_at(_beside(start["record"], beside, "start", "record"), start["moment"])
    except CardMistake:
        raise
    except GnomehallError as error:
        raise ScenarioMistake(("start", "record"), "record", detail=str(error)) from error
    return msgspec.structs.replace(found, opening=opening)


def _beside(name: str, folder: Path | None, *path: str) -> str:
    """The text of a file that a scenario names; never one of another folder."""
    if folder is None or Path(name).name != name:
        raise ScenarioMistake(path, "beside", name=repr(name[:60]))
    return read_text(folder / name)
