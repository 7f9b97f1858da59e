"""What people see of a match and of its cards, as types; the page's TypeScript is made from them.

A game writes a subclass of `View` with what lies on its table, and subclasses of `CardView` for its
cards.  `Table` fills in the fields that every game has.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

import msgspec

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]


class UndoView(msgspec.Struct):
    """How many moves can be taken back without asking anybody, and how many stand."""

    moves: int
    horizon: int


class View(msgspec.Struct, kw_only=True):
    """A match as everybody at the table sees it."""

    game: str = ""
    version: int = 0
    to_move: int | None = None
    over: bool = False
    ended_by: str = ""
    ending: str = ""
    scores: list[int] = []
    ranking: list[list[int]] = []
    options: Mapping[str, bool | int | str] = {}
    undo: UndoView | None = None


class CardView(msgspec.Struct, kw_only=True):
    """A card in a reader's language; `source` says of each part where its figures come from."""

    kind: str
    id: str
    name: str
    text: str
    source: dict[str, str]


def own_part(view: View) -> dict[str, Json]:
    """What a game writes in its view, without the fields `Table` fills in, as plain data."""
    return {name: value for name, value in plain(view).items() if name not in View.__struct_fields__}


def plain(view: msgspec.Struct) -> dict[str, Json]:
    """The same as plain data."""
    return cast(dict[str, Json], msgspec.to_builtins(view))
