"""What Gems & Gnomes says: moves, tokens and warnings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gnomehall.core.game import Move
from gnomehall.core.schema import in_language
from gnomehall.core.words import say
from gnomehall.games.gems.cards import Token, warnings
from gnomehall.games.gems.tables import GROUP_BONUS
from gnomehall.games.gems.view_types import TokenCard

if TYPE_CHECKING:
    from gnomehall.games.gems.game import Gems


def wording(game: Gems, move: Move, language: str) -> tuple[str, dict[str, str | int]]:
    """How the log tells a move."""
    known = game.cards.names
    names = [in_language(known[arg], language) for arg in move.args if arg in known]
    if move.args == ("five",):
        return "gems-move-five", {}
    if move.verb == "collect":
        return "gems-move-collect", {"tokens": ", ".join(names)}
    return f"gems-move-{move.verb}", {"token": names[0]} if names else {}


def label(game: Gems, move: Move, language: str) -> str:
    """What a button for the move says."""
    key, args = wording(game, move, language)
    return say(language, key.replace("-move-", "-do-"), "gems", **args)


def card_views(game: Gems, language: str) -> list[TokenCard]:
    """The token types."""
    return [
        TokenCard(
            kind="token", id=token.id, name=in_language(token.names, language), count=token.count,
            points=token.points, group_bonus=GROUP_BONUS, text=_card_text(game, token, language), source=token.source,
        )
        for token in game.cards.tokens
    ]


def _card_text(game: Gems, token: Token, language: str) -> str:
    low = min((game.cards.tokens[kind].points for kind in token.kinds), default=token.points)
    if low < token.points:
        return say(language, "gems-card-either", "gems", count=token.count, low=low, high=token.points)
    return say(language, "gems-card", "gems", count=token.count, points=token.points)


def warning_texts(game: Gems, language: str) -> list[str]:
    """A sentence for each difference from the printed token set."""
    return [
        say(
            language, key, "gems", token=in_language(token.names, language) if token else "",
            count=here, printed=printed,
        )
        for key, token, here, printed in warnings(game.cards)
    ]
