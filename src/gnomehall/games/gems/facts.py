"""What goals can say of a position of Gems & Gnomes."""

from __future__ import annotations

import cython

from gnomehall.core.declared import nogil
from gnomehall.core.facts import Facts
from gnomehall.core.state import State
from gnomehall.games.gems.position import GNOMES, Position
from gnomehall.games.gems.tables import COAL, MOST_TYPES

TOKENS = 0  # in the pile
CLAIMED = 1  # under the gnomes
HOME = 2  # gnomes at home
FREE_TOKENS = 3  # open in the cave, under nobody
HIDDEN = 4
COAL_TOKENS = 5  # in the pile
NAMES = ("tokens", "claimed", "home", "free", "hidden", "coal")
GOALS = {  # by key (texts, `gems-goal-KEY`); `{tokens}` is what there was at the beginning
    "tokens": "tokens", "groups": "tokens > {tokens} + 5", "home": "home == 5 and tokens > {tokens}", "finish": "won",
}


class GemsFacts(Facts):
    """Tokens and gnomes of a seat, and what the cave still holds."""

    @nogil
    def own(self, state: State, seat: int, fact: int) -> int:
        """A fact by its number in NAMES."""
        return fact_of(cython.cast(Position, state), seat, fact)

    @nogil
    def turn_of(self, state: State) -> int:
        """The actor, also while a token is turned up (G-4)."""
        return actor_of(cython.cast(Position, state))


@nogil
def actor_of(s: Position) -> int:
    """Whose turn it is."""
    return s.actor


@nogil
def fact_of(s: Position, seat: int, fact: int) -> int:
    """A fact by its number in NAMES."""
    if fact == TOKENS:
        return s.held[seat]
    if fact == CLAIMED:
        return s.out[seat]
    if fact == HOME:
        return GNOMES - s.out[seat]
    if fact == FREE_TOKENS:
        return s.free_total
    if fact == HIDDEN:
        return s.hidden
    return s.pile[seat * MOST_TYPES + COAL]


def facts() -> Facts:
    """The facts of the game."""
    return GemsFacts(NAMES)
