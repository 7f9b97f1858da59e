"""Proves that every turn of a card set ends by itself, or names the cards that stand in the way of the proof.

Let, during a turn, `a` be the number of active gnomes, and `F` the free places for gnomes on the
parchments whose cost has no token, the caravan counted as the largest cost it can hold.  For a number
V of 1 or more take Φ = a + V·F, which is never negative.

An action with `g` gnomes (white icons and X gnomes are gnomes like others) and no token in its cost
takes g active gnomes and g places.  A draw gives back at most one active gnome.  A search gives back
at most one active gnome or one place, for a lifted gnome never becomes active (P-16), whether it paid
for this action or for another.  So Φ changes by at most d + s·V - g·(1 + V), wherever the action is
used: on its own parchment or on the caravan.

An action with a coin or an assistant in its cost leaves a token that nothing lifts (P-8): its
parchment, or the caravan, is used up for the turn.  Building happens once a turn, adds places once and
brings the bonus of a councilor once.  Gains go to the exhausted area and change neither a nor F.

So every turn ends if one V makes g·(1 + V) > d + s·V for every action without a token in its cost.
Where no V does, the owner of the cards is warned, and the guard of 60 actions (P-16) ends the turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gnomehall.games.gnomopolis.cards import Parchment


def without_end(cards: Sequence[Parchment]) -> list[tuple[Parchment, ...]]:
    """Cards with which a turn could go on without end, alone or as a group; none if every turn ends by itself."""
    alone: list[tuple[Parchment, ...]] = []
    above: list[tuple[Fraction, Parchment]] = []  # V must be more than this for the card
    below: list[tuple[Fraction, Parchment]] = []  # V must be less than this for the card
    for card in cards:
        gnomes = len(card.cost.gnomes) + len(card.cost.lying)
        draws, searches = card.effect.draw, card.effect.search
        if card.cost.coins or card.cost.assistants:
            continue
        if gnomes > searches:
            above.append((Fraction(draws - gnomes, gnomes - searches), card))
        elif gnomes < searches and gnomes - draws > searches - gnomes:
            below.append((Fraction(gnomes - draws, searches - gnomes), card))
        elif gnomes < searches or draws >= gnomes:
            alone.append((card,))
    highest = max((bound for bound, _ in above), default=Fraction(0))
    lowest = min((bound for bound, _ in below), default=highest + 1)
    if lowest > highest:
        return alone
    group = [card for bound, card in above if bound >= lowest] + [card for bound, card in below if bound <= highest]
    return [*alone, tuple(group)]
