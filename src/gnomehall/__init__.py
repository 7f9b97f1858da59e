"""Gnomehall: three gnome board games on one exact, fast engine."""

from __future__ import annotations

from gnomehall import pure as _pure

_pure.choose()

from collections.abc import Mapping, Sequence  # noqa: E402
from pathlib import Path  # noqa: E402

from gnomehall.core import replay as _replay  # noqa: E402
from gnomehall.core.errors import (  # noqa: E402
    GnomehallError,
    IllegalMove,
    UnknownRules,
    ValidationError,
)
from gnomehall.core.game import Choice, Game, Move  # noqa: E402
from gnomehall.core.table import Table  # noqa: E402
from gnomehall.games import game  # noqa: E402

__version__ = "0.2.0"

__all__ = [
    "Game", "GnomehallError", "IllegalMove", "Move", "Table", "UnknownRules", "ValidationError",
    "game", "new_table", "replay", "verify",
]


def new_table(
    name: str, seats: int = 2, seed: int | bytes | None = None, options: Mapping[str, Choice] | None = None,
    cards: str | Path | None = None, entropy: Sequence[str] = (),
) -> Table:
    """A new match of a game; the same seed gives the same deal."""
    return Table(game(name, cards), seats, options, seed, entropy)


def replay(record: str) -> Table:
    """The table a record describes, played again move by move."""
    return _replay.replay(record, game)


def verify(record: str, promised: str | None = None) -> int:
    """How many draws of a finished match were derived again from its seed; an error if one differs.

    `promised` is the commitment a player was shown before the match."""
    return _replay.verify(record, game, promised)
