"""Finds what could make a turn go on without end.

In a turn only two things can be repeated without limit: hiring and playing mercenaries, and a die that
brings a die.  Every space, card, mission, gnome and token is counted.  Hiring goes on for ever, and is
worth it, exactly if there are no prices for coin, weapon and mana at which every hire costs at least what
playing the mercenary gives.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gnomehall.games.gnomeland.cards import Cards

Row = tuple[Fraction, ...]  # a[0] * x + a[1] * y + a[2] * z >= a[3]
Hire = tuple[Sequence[int], int, int]  # the cost, the resource it gives, the kind of mercenary


def breaks_even(cost: Sequence[int], gives: int) -> Row:
    """Hiring and playing gains nothing: price of the cost - price of what it gives >= 0."""
    return (*(Fraction(cost[kind] - (kind == gives)) for kind in range(3)), Fraction(0))


def has_prices(rows: Sequence[Row]) -> bool:
    """Whether positive prices satisfy all rows (Fourier and Motzkin: one price is removed at a time)."""
    positive = [(*(Fraction(kind == other) for other in range(3)), Fraction(1)) for kind in range(3)]
    left = [*rows, *positive]
    for kind in range(3):
        above = [row for row in left if row[kind] > 0]
        below = [row for row in left if row[kind] < 0]
        left = [row for row in left if row[kind] == 0]
        for a in above:
            for b in below:
                left.append(tuple(x / a[kind] - y / b[kind] for x, y in zip(a, b, strict=True)))
    return all(row[3] <= 0 for row in left)


def is_endless(hires: Sequence[Hire]) -> bool:
    """Whether hiring and playing these again and again turns a profit."""
    return not has_prices([breaks_even(cost, gives) for cost, gives, _ in hires])


def endless_hires(cards: Cards) -> list[list[int]]:
    """Groups of mercenaries (their kinds) that turn a profit without end, none of them needlessly named."""
    hires: list[Hire] = [
        (cost, mercenary.gives, kind) for kind, mercenary in enumerate(cards.mercenaries) for cost in mercenary.hire
    ]
    groups: list[list[int]] = []
    while is_endless(hires):
        group = list(hires)
        for hire in hires:
            fewer = [other for other in group if other is not hire]
            if is_endless(fewer):
                group = fewer
        kinds = sorted({kind for _, _, kind in group})
        if kinds not in groups:
            groups.append(kinds)
        hires = [hire for hire in hires if all(hire is not other for other in group)]
    return groups


def dice_for_dice(cards: Cards) -> list[dict[str, str]]:
    """The names of what stands in the lower row and brings a die for a die."""
    lower = [side for sides in cards.buildings[: cards.standard] for side in sides]
    printed = [one.card for one in cards.printed]
    return [card.names for card in (*printed, *lower) if card.effect.extra_die]
