"""What Toadstools says: moves and mushrooms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gnomehall.core.game import Move
from gnomehall.core.schema import in_language
from gnomehall.core.words import say
from toadstools.view import MushroomCard

if TYPE_CHECKING:
    from toadstools.game import Toadstools


def wording(game: Toadstools, move: Move, language: str) -> tuple[str, dict[str, str | int]]:
    """How the log tells a move."""
    return f"toadstools-{move.verb}", _named(game, move, language)


def label(game: Toadstools, move: Move, language: str) -> str:
    """What a button says."""
    return say(language, f"toadstools-button-{move.verb}", "toadstools", **_named(game, move, language))


def _named(game: Toadstools, move: Move, language: str) -> dict[str, str | int]:
    names = {card.id: in_language(card.name, language) for card in game.cards}
    return {"card": names[move.args[0]]} if move.verb == "found" else {}


def card_views(game: Toadstools, language: str) -> list[MushroomCard]:
    """Every kind of mushroom."""
    return [
        MushroomCard(
            kind="mushroom", id=card.id, name=in_language(card.name, language), count=card.count, points=card.points,
            text=say(language, "toadstools-card", "toadstools", points=card.points, count=card.count),
            source=card.source,
        )
        for card in game.cards
    ]
