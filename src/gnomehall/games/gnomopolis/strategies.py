"""Three ways to win Gnomopolis: what each of them likes about a position, in hundredths of a point.

The lab makes a bot of each that looks one step ahead and leans that way.
"""

from __future__ import annotations

from collections.abc import Callable

from gnomehall.core.state import State
from gnomehall.games.gnomopolis.constants import ICON_COUNT
from gnomehall.games.gnomopolis.gnomes import kinds_in
from gnomehall.games.gnomopolis.housing import residents
from gnomehall.games.gnomopolis.rules import GnomopolisState

CHILD, VILLAGER, SOLDIER, MERCHANT, ARTISAN, INVENTOR = range(6)


def gnomes_of(state: GnomopolisState, seat: int) -> list[int]:
    """All gnomes of a seat by kind, those at work included."""
    return kinds_in(residents(state, seat))


def merchant_rush(state: State, seat: int) -> float:
    """Train merchants and empty the Capital of its coins."""
    assert isinstance(state, GnomopolisState)
    merchants = min(6, gnomes_of(state, seat)[MERCHANT])
    return 100.0 * merchants + 40.0 * state.coins[seat]


def building_rush(state: State, seat: int) -> float:
    """Build whenever possible, and end the match with the sixth building."""
    assert isinstance(state, GnomopolisState)
    kinds = gnomes_of(state, seat)
    builders = 40.0 * sum(min(2, count) for count in kinds) + 60.0 * min(3, state.assistants[seat])
    return 300.0 * state.buildings[seat] + builders


def population(state: State, seat: int) -> float:
    """Fill the beds with families, and leave nobody in the Ancient Capital."""
    assert isinstance(state, GnomopolisState)
    beds = sum(state.beds[seat * ICON_COUNT : (seat + 1) * ICON_COUNT])
    return 20.0 * sum(gnomes_of(state, seat)) + 60.0 * beds


STRATEGIES: dict[str, Callable[[State, int], float]] = {
    "merchant-rush": merchant_rush, "building-rush": building_rush, "population": population,
}
