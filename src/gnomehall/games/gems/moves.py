"""The moves of Gems & Gnomes: the table of all of them, and how people may write one."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING

from gnomehall.core.game import Reason
from gnomehall.core.moves import MoveTable
from gnomehall.core.state import MOST_SEATS
from gnomehall.games.gems.cards import KINDS, Cards, Token
from gnomehall.games.gems.scoring import in_order
from gnomehall.games.gems.tables import ANY, GEMS, GROUP

if TYPE_CHECKING:
    from gnomehall.games.gems.game import Gems


def move_table(cards: Cards) -> MoveTable:
    """Every move and every outcome of chance."""
    groups = itertools.combinations_with_replacement(cards.tokens, GROUP)
    return MoveTable({
        "first": [("first", str(seat)) for seat in range(MOST_SEATS)],
        "explore": [("explore",)],
        "retreat": [("retreat",)],
        "five": [("collect", "five")],
        "claim": [("claim", name) for name in cards.ids],
        "reveal": [("reveal", name) for name in cards.ids],
        "group": [("collect", *(token.id for token in group)) for group in groups if _is_group(group)],
    })


def _is_group(tokens: Sequence[Token]) -> bool:
    """Whether tokens can all be of one kind (G-6 to G-8), and there are so many of each."""
    return same_kind([token.mask for token in tokens]) and all(tokens.count(it) <= it.count for it in tokens)


def same_kind(masks: Sequence[int]) -> bool:
    """Whether tokens that can each be the kinds in their mask can all be one kind."""
    common = ANY
    for mask in masks:
        common &= mask
    return common != 0


def all_different(masks: Sequence[int]) -> bool:
    """Whether tokens can be kinds that are all different."""
    if not masks:
        return True
    return any(
        masks[0] >> kind & 1 and all_different([m & ~(1 << kind) for m in masks[1:]]) for kind in range(GEMS)
    )


def spelled(game: Gems, text: str) -> str:
    """A move's text with the kinds of combined gems and the tokens of a Collect in the order of the token set."""
    verb, *words = text.split() or [""]
    tokens = [in_order(word) if set(word.split("/")) <= {*KINDS} else word for word in words]
    if verb == "collect" and set(tokens) <= {*game.cards.ids}:
        tokens.sort(key=game.cards.ids.index)
    return " ".join((verb, *tokens))


def impossible(game: Gems, text: str) -> Reason | None:
    """Why the tokens a Collect names are never a group (G-6); None if the text is no Collect of tokens."""
    verb, *words = spelled(game, text).split() or [""]
    types = {token.id: token for token in game.cards.tokens}
    if verb != "collect" or not words or not set(words) <= {*types}:
        return None
    if len(words) == 5 and all_different([types[word].mask for word in words]):
        return Reason("G-6", "gems-why-write-five")
    return Reason("G-6", "gems-why-no-group")
