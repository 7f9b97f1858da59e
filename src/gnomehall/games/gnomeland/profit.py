"""Refuses a set in which a turn could go round for ever.

In a turn only hiring and playing mercenaries can be repeated without limit: every die, space, card,
mission, gnome and token is counted.  So a turn is finite exactly if there are prices for coin, weapon
and mana at which every hire costs more than playing the mercenary gives.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

Row = tuple[Fraction, ...]  # a[0] * x + a[1] * y + a[2] * z >= a[3]


def loses(cost: Sequence[int], gives: int) -> Row:
    """Hiring and playing loses something: price of the cost - price of what it gives >= 1."""
    return (*(Fraction(cost[kind] - (kind == gives)) for kind in range(3)), Fraction(1))


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


def first_endless(hires: Sequence[tuple[Sequence[int], int]]) -> int:
    """The first hire (its cost, the resource it gives) with which a turn has no end, or -1."""
    rows: list[Row] = []
    for number, (cost, gives) in enumerate(hires):
        rows.append(loses(cost, gives))
        if not has_prices(rows):
            return number
    return -1
