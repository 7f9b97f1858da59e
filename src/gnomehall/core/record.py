"""A match on paper: JSON Lines, a header, the log, and a footer that shows nothing was lost.

    {"format": "gnomehall-record/1", "game": "gems", "rules": 1, "cards": "…", "seats": 2, …}
    {"chance": "first 1"}
    {"seat": 1, "move": "explore @17"}
    {"chance": "reveal ruby"}
    {"seat": 1, "undo": true}
    {"end": true, "lines": 4, "digest": "…", "scores": [3, 0], "seed": "…"}

`promised` in the header is, seat by seat, the commitment the player's browser kept when it sat down.
An unfinished match has no scores, and shows its seed only where it is saved to be played on.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from gnomehall.core.game import Entry, Game, Json, Played, Undo
from gnomehall.core.state import CHANCE

if TYPE_CHECKING:
    from gnomehall.core.table import Table

FORMAT = "gnomehall-record/1"


def write_record(table: Table, keep_seed: bool = False) -> str:
    """The record of a table; the seed is in it once the match is over, or to play on from a save."""
    header: dict[str, Json] = {
        "format": FORMAT, "game": table.game.name, "rules": table.game.rules_version,
        "cards": table.game.card_set.hash, "seats": table.seats, "options": dict(table.options),
        "commitment": table.chance.commitment, "entropy": list(table.chance.entropy), "given": table.inherited_moves,
    }
    if any(table.promised):
        header["promised"] = list(table.promised)
    if not table.game.card_set.is_standard:
        header["card_set"] = table.game.card_set.text
    lines = [_line(header), *[_line(_entry_as_dict(entry)) for entry in table.log]]
    footer: dict[str, Json] = {"end": table.is_over, "lines": len(lines), "digest": digest(lines)}
    if table.is_over:
        footer["scores"] = list(table.scores())
        footer["ranking"] = [list(place) for place in table.ranking()]
    if table.is_over or keep_seed:
        footer["seed"] = table.chance.seed.hex()
    return "\n".join([*lines, _line(footer)]) + "\n"


def _line(data: dict[str, Json]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": "))


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
    """The entry such a text names."""
    who, _, words = text.partition(" ")
    seat = CHANCE if who == "chance" else int(who)
    return Undo(seat) if words == "undo" else Played(seat, game.parse(words))
