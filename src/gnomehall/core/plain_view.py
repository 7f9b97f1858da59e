"""A view as lines of words: how a game without a drawing of its own is shown in the terminal and in pictures."""

from __future__ import annotations

from gnomehall.core.game import Json
from gnomehall.core.table import Table
from gnomehall.core.view import own_part

SEATS = "seats"  # the part of a view that has an entry for each seat


def shared_lines(table: Table) -> list[tuple[str, str]]:
    """What lies on the table for all: (name, what it is now)."""
    return [(_words(key), _say(value)) for key, value in _view(table).items() if key != SEATS]


def seat_lines(table: Table, seat: int) -> list[tuple[str, str]]:
    """What belongs to a seat: (name, what it is now)."""
    seats = _view(table).get(SEATS)
    own = seats[seat] if isinstance(seats, list) else None
    return [(_words(key), _say(value)) for key, value in own.items()] if isinstance(own, dict) else []


def _view(table: Table) -> dict[str, Json]:
    return own_part(table.game.view(table.state, table.played))


def _say(value: Json) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{_words(key)} {_nested(it)}" for key, it in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(_nested(it) for it in value) or "–"
    return _words(str(value))


def _nested(value: Json) -> str:
    return f"({_say(value)})" if value and isinstance(value, dict | list) else _say(value)


def _words(key: str) -> str:
    return key.replace("_", " ")
