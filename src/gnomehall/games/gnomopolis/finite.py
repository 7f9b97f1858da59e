"""Proves that no turn can go on for ever, or refuses the card set.

Let, during a turn, `a` be the number of active gnomes, and `F` the free places for gnomes on the
parchments whose cost has no token, the caravan counted as the largest cost it can hold.  For a number
V of 1 or more take Φ = a + V·F, which is never negative.

An action with `g` gnomes (white icons and X gnomes are gnomes like others) and no token in its cost
takes g active gnomes and g places.  A draw gives back at most one active gnome.  A search gives back
at most one active gnome or one place, for a lifted gnome never becomes active (P-16).  So Φ changes by
at most d + s·V - g·(1 + V), wherever the action is used: on its own parchment or on the caravan.

An action with a coin or an assistant in its cost leaves a token that nothing lifts (P-8): its
parchment, or the caravan, is used up for the turn.  Building happens once a turn and adds places once.
Gains go to the exhausted area and change neither a nor F.

So every turn ends if one V makes g·(1 + V) > d + s·V for every action without a token in its cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from gnomehall.core.errors import CardMistake, ValidationError

Action = tuple[str, int, int, int, int]  # id, gnomes, tokens, draws, searches


def refuse_endless_turns(origin: str, actions: Sequence[Action]) -> Fraction:
    """A number V that proves the set finite, or a ValidationError."""
    floor, floor_card = Fraction(1), ""
    ceiling: Fraction | None = None
    for card, gnomes, tokens, draws, searches in actions:
        if tokens:
            continue
        if gnomes == searches:
            if draws >= gnomes:
                raise _endless(origin, card, gnomes, draws, searches)
        elif gnomes > searches:
            least = Fraction(draws - gnomes, gnomes - searches)
            if least >= floor:
                floor, floor_card = least, card
        else:
            most = Fraction(gnomes - draws, searches - gnomes)
            if most <= 1:
                raise _endless(origin, card, gnomes, draws, searches)
            ceiling = most if ceiling is None else min(ceiling, most)
        if ceiling is not None and ceiling <= floor:
            other = f" together with {floor_card}" if floor_card and floor_card != card else ""
            raise _endless(origin, card, gnomes, draws, searches, other)
    return floor + 1 if ceiling is None else (floor + ceiling) / 2


def _endless(origin: str, card: str, gnomes: int, draws: int, searches: int, other: str = "") -> ValidationError:
    return CardMistake(
        f"{origin}: {card}", "effect", f"draw {draws} and search {searches} for {gnomes} "
        f"gnome{'s' if gnomes != 1 else ''}{other} could make a turn that never ends; "
        "take a draw or a search away, or add a coin or an assistant to the cost"
    )
