"""How people may write a move of Gems & Gnomes: its tokens in any order."""

from __future__ import annotations

from collections.abc import Sequence

from gnomehall.core.game import Reason
from gnomehall.games.gems.scoring import in_order
from gnomehall.games.gems.tables import all_different
from gnomehall.games.gems.tokens import KINDS, Token


def spelled(text: str, order: Sequence[str]) -> str:
    """A move's text with the kinds of combined gems and the tokens of a Collect in the order of the token set."""
    verb, *words = text.split() or [""]
    tokens = [in_order(word) if set(word.split("/")) <= {*KINDS} else word for word in words]
    if verb == "collect" and set(tokens) <= {*order}:
        tokens.sort(key=order.index)
    return " ".join((verb, *tokens))


def no_group(text: str, tokens: Sequence[Token], masks: Sequence[int]) -> Reason | None:
    """Why the tokens a Collect names are never a group (G-6); None if the text is no Collect of tokens."""
    verb, *words = spelled(text, [token.id for token in tokens]).split() or [""]
    types = {token.id: number for number, token in enumerate(tokens)}
    if verb != "collect" or not words or not set(words) <= {*types}:
        return None
    if len(words) == 5 and all_different([masks[types[word]] for word in words]):
        return Reason("G-6", "gems-why-write-five")
    return Reason("G-6", "gems-why-no-group")
