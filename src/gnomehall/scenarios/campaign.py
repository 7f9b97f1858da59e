"""Campaigns: the scenarios that come with a game, in order, and how often each level reaches their stars.

`campaign/campaign.toml` in a game's folder names them; scenario KEY at place 3 is `campaign/03-KEY.toml`.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import lru_cache
from pathlib import Path

import msgspec

from gnomehall.core.errors import ValidationError
from gnomehall.core.registry import folder_of
from gnomehall.games import GAMES, text_of
from gnomehall.scenarios.scenario import Said, Scenario, read_file, read_scenario

FOLDER = "campaign"
RATES = f"{FOLDER}/rates.json"


class Place(msgspec.Struct, frozen=True):
    """A scenario of a campaign; so many stars of the campaign open it."""

    key: str
    needs: int = 0


class Campaign(msgspec.Struct, frozen=True):
    """A chain of scenarios with a story."""

    title: Said
    introduction: Said
    places: list[Place]


class Share(msgspec.Struct, frozen=True):
    """In which share of tries a star was reached, with its 95 % interval."""

    mean: float
    low: float
    high: float


class Rated(msgspec.Struct, frozen=True):
    """What the levels made of a scenario; `file` is the hash of the text that was rated."""

    file: str
    tries: dict[str, int]  # by level
    stars: dict[str, list[Share]]  # goal after goal
    all: dict[str, Share]  # every goal in one try
    bots: str = ""  # the hash of what they judged by; older rates do not tell


class Rates(msgspec.Struct, frozen=True):
    """A file of rates: made by a command, never by hand."""

    command: str
    thinking: str
    scenarios: dict[str, Rated]
    starts: dict[str, dict[str, Rated]] = {}  # of a scenario, by the choice that changes its start
    at_table: dict[str, Rated] = {}  # the last scenario, with levels that think as long as at a table


@lru_cache
def campaign(game: str) -> Campaign | None:
    """The campaign of a game, if it has one."""
    text = text_of(game, f"{FOLDER}/campaign.toml")
    return None if text is None else msgspec.convert(tomllib.loads(text), Campaign)


@lru_cache(maxsize=256)
def file_of(game: str, key: str) -> str | None:
    """The text of a scenario of a campaign; None if there is none of this key."""
    found = campaign(game) if game in GAMES else None
    for number, place in enumerate(found.places if found else (), 1):
        if place.key == key:
            return text_of(game, f"{FOLDER}/{number:02}-{key}.toml")
    return None


def find(which: str) -> tuple[str, Scenario]:
    """A scenario by the name of its file or as GAME/KEY, and what records name it by."""
    path = Path(which)
    if path.suffix == ".toml" or path.is_file():
        found = read_file(path)
        return f"{found.game}/{found.key}", found
    game, _, key = which.partition("/")
    it = shipped(game, key)
    if it is None:
        raise ValidationError(f"there is no scenario {which[:60]!r}: name a file, or one of {_listed()}")
    return which, it


def _listed() -> str:
    found = {game: campaign(game) for game in GAMES}
    return ", ".join(f"{game}/{place.key}" for game, it in found.items() if it is not None for place in it.places)


@lru_cache(maxsize=256)
def shipped(game: str, key: str) -> Scenario | None:
    """A scenario of a campaign."""
    text = file_of(game, key)
    return None if text is None else read_scenario(text, f"{game}/{key}")


def hash_of(text: str) -> str:
    """What names the text of a scenario in a file of rates."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@lru_cache
def hash_of_bots(game: str) -> str:
    """What names the figures and nets by which the levels of a game judge."""
    folder = folder_of(game)
    files = [path for path in (folder / "tuning.toml", *sorted((folder / "nets").glob("*.net"))) if path.is_file()]
    return hashlib.sha256(b"".join(path.name.encode() + path.read_bytes() for path in files)).hexdigest()[:16]


@lru_cache
def rates(game: str) -> Rates | None:
    """How the levels play the scenarios of a game, if that was measured."""
    text = text_of(game, RATES)
    return None if text is None else msgspec.json.decode(text, type=Rates)


def rated(game: str, key: str, choice: str = "") -> Rated | None:
    """The same of one scenario, or of its start after a choice; None if it was not rated, or has changed since."""
    found = rates(game)
    if found is None:
        return None
    return _current(game, key, found.starts.get(key, {}).get(choice) if choice else found.scenarios.get(key))


def rated_at_table(game: str, key: str) -> Rated | None:
    """What levels made of it that thought as long as at a table."""
    found = rates(game)
    return None if found is None else _current(game, key, found.at_table.get(key))


def _current(game: str, key: str, it: Rated | None) -> Rated | None:
    text = file_of(game, key)
    return it if it is not None and text is not None and it.file == hash_of(text) else None
