"""What people see of Toadstools: the wood, the basket in hand, the larders, and the mushrooms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from gnomehall.core.view import CardView, View
from toadstools.cards import Mushroom
from toadstools.rules import ToadstoolsState

if TYPE_CHECKING:
    from toadstools.game import Toadstools

Mushrooms = dict[str, int]  # how many of each kind, by id


class SeatView(Struct):
    """A seat: what it has carried home."""

    larder: Mushrooms


class ToadstoolsView(View, kw_only=True):
    """The whole table."""

    wood: Mushrooms
    basket: Mushrooms  # of the seat that acts
    thrown: Mushrooms
    actor: int
    seats: list[SeatView]


class MushroomCard(CardView, kw_only=True):
    """A kind of mushroom."""

    count: int
    points: int


def view(game: Toadstools, state: ToadstoolsState) -> ToadstoolsView:
    """What lies on the table."""
    cards = game.cards
    return ToadstoolsView(
        wood=_counts(cards, state.wood),
        basket=_counts(cards, state.basket),
        thrown=_counts(cards, state.thrown),
        actor=state.actor,
        seats=[SeatView(_counts(cards, larder)) for larder in state.larders],
    )


def _counts(cards: Sequence[Mushroom], counts: Sequence[int]) -> Mushrooms:
    return {card.id: count for card, count in zip(cards, counts, strict=True)}
