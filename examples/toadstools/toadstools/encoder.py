"""What a learner sees of Toadstools."""

from __future__ import annotations

from gnomehall.core.game import Game
from gnomehall.core.layout import Field, Layout
from gnomehall.core.plain_state import PlainEncoder


def make_encoder(game: Game, seats: int) -> PlainEncoder:
    """The encoder for a number of seats."""
    kinds = len(game.describe_cards("en"))
    shared = [
        Field("wood", kinds, 12, "mushrooms of each kind in the wood"),
        Field("basket", kinds, 12, "mushrooms of each kind in the basket in hand"),
        Field("to_move", 1, 1, "whether it is this seat's turn"),
    ]
    return PlainEncoder(Layout(shared, [Field("larder", kinds, 12, "mushrooms carried home")], seats))
