"""A match on paper: JSON Lines, a header, the log, and a footer that shows nothing was lost.

    {"format": "gnomehall-record/1", "game": "gems", "rules": 1, "cards": "…", "seats": 2, …}
    {"chance": "first 1"}
    {"seat": 1, "move": "explore @17"}
    {"chance": "reveal ruby"}
    {"seat": 1, "undo": true}
    {"end": true, "lines": 4, "digest": "…", "scores": [3, 0], "seed": "…"}

`promised` in the header is, seat by seat, the commitment the player's browser kept when it sat down; `scenario`
names the scenario that was played, if it was one.
An unfinished match has no scores, and shows its seed only where it is saved to be played on.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

import msgspec

from gnomehall.core.game import Choice, Entry, Game, Json, Played, Undo
from gnomehall.core.state import CHANCE

if TYPE_CHECKING:
    from gnomehall.core.table import Table

FORMAT = "gnomehall-record/1"


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line: what was played, and by which rules, cards and chance."""

    format: str
    game: str
    rules: int
    cards: str  # the hash of the card set
    seats: int
    options: dict[str, Choice]
    commitment: str
    entropy: list[str]
    given: int  # moves the match began with
    promised: list[str] = []
    card_set: str | None = None  # its text, unless it is the game's own
    scenario: str = ""  # that was played, by its name


class Footer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The last line: how it ended, and what shows that no line was changed."""

    end: bool
    lines: int
    digest: str
    scores: list[int] | None = None
    ranking: list[list[int]] | None = None
    seed: str | None = None


def write_record(table: Table, keep_seed: bool = False) -> str:
    """The record of a table; the seed is in it once the match is over, or to play on from a save."""
    cards, is_over = table.game.card_set, table.is_over
    header = Header(
        FORMAT, table.game.name, table.game.rules_version, cards.hash, table.seats, dict(table.options),
        table.chance.commitment, list(table.chance.entropy), table.inherited_moves,
        list(table.promised) if any(table.promised) else [], None if cards.is_standard else cards.text,
        table.scenario,
    )
    lines = [_line(header), *[_line(_entry_as_dict(entry)) for entry in table.log]]
    footer = Footer(
        is_over, len(lines), digest(lines), list(table.scores()) if is_over else None,
        [list(place) for place in table.ranking()] if is_over else None,
        table.chance.seed.hex() if is_over or keep_seed else None,
    )
    return "\n".join([*lines, _line(footer)]) + "\n"


def _line(data: Header | Footer | dict[str, Json]) -> str:
    return json.dumps(msgspec.to_builtins(data), ensure_ascii=False, separators=(", ", ": "))


def digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode(errors="surrogatepass")).hexdigest()[:32]


def _entry_as_dict(entry: Entry) -> dict[str, Json]:
    if isinstance(entry, Undo):
        return {"seat": entry.seat, "undo": True}
    if entry.seat == CHANCE:
        return {"chance": entry.move.text}
    return {"seat": entry.seat, "move": entry.move.text}


# ---- an entry as a short text, as stores and bots' processes keep it


def entry_text(entry: Entry) -> str:
    """`1 claim ruby @17`, `chance reveal ruby`, `1 undo`."""
    if isinstance(entry, Undo):
        return f"{entry.seat} undo"
    return f"{'chance' if entry.seat == CHANCE else entry.seat} {entry.move.text}"


def parse_entry(game: Game, text: str) -> Entry:
    """The entry that a text of the log describes."""
    who, _, words = text.partition(" ")
    seat = CHANCE if who == "chance" else int(who)
    return Undo(seat) if words == "undo" else Played(seat, game.parse(words))
