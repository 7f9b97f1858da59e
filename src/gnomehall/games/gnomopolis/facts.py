"""What goals can say of a position of Gnomopolis."""

from __future__ import annotations

import cython

from gnomehall.core.declared import nogil
from gnomehall.core.facts import Facts
from gnomehall.core.state import CHANCE, State
from gnomehall.games.gnomopolis.cards import KINDS, SPECIALISTS
from gnomehall.games.gnomopolis.constants import ICON_COUNT, KIND_COUNT, REFILLING, RESTING, TYPE_COUNT
from gnomehall.games.gnomopolis.gnomes import count_of, total
from gnomehall.games.gnomopolis.housing import homeless_of, housing_points, residents
from gnomehall.games.gnomopolis.position import Position

COINS = 0
ASSISTANTS = 1
GNOMES = 2  # of the district (P-31)
BUILDINGS = 3
COUNCILORS = 4
HOMELESS_GNOMES = 5
HOUSED = 6  # gnomes in buildings
EMPTY_BEDS = 7  # in buildings
ROUND = 8
LAST_ROUND = 9  # whether the end is in sight (P-29)
OF_KIND = 10  # gnomes of each kind
OF_TYPE = 16  # buildings of each type
HOLDS = 20  # whether it has the councilor of each type
NAMES = (
    "coins", "assistants", "gnomes", "buildings", "councilors", "homeless", "housed", "empty_beds", "round",
    "last_round", *[f"{kind}_gnomes" for kind in KINDS], *[f"{kind}_buildings" for kind in SPECIALISTS],
    *[f"{kind}_councilor" for kind in SPECIALISTS],
)
GOALS = {  # by key (texts, `gnomopolis-goal-KEY`); `{coins}` is what there was at the beginning
    "councilor": "councilors > {councilors}", "homes": "homeless == 0", "beds": "empty_beds == 0 and buildings > 0",
    "councilor-homes": "councilors > {councilors} and homeless == 0", "coins": "coins", "housed": "housed",
}


class GnomopolisFacts(Facts):
    """Gnomes, tokens, buildings and housing of a seat."""

    @nogil
    def own(self, state: State, seat: int, fact: int) -> int:
        """A fact by its number in NAMES."""
        return fact_of(cython.cast(Position, state), seat, fact)

    @nogil
    def turn_of(self, state: State) -> int:
        """The actor, also while cards and gnomes are drawn."""
        return actor_of(cython.cast(Position, state))

    @nogil
    def closes(self, state: State, move: int) -> bool:
        """Passing ends a turn (P-5); the draw that follows changes no fact."""
        return is_pass(cython.cast(Position, state), move)

    @nogil
    def is_idle(self, state: State, to_the_end: bool) -> bool:
        """Chance that can change no fact."""
        return is_idle_draw(cython.cast(Position, state), to_the_end)


@nogil
def actor_of(s: Position) -> int:
    """Whose turn it is."""
    return s.actor


@nogil
def is_pass(s: Position, move: int) -> bool:
    """Whether a move is the end of a turn."""
    return move == s.tables.pass_turn


@nogil
def is_idle_draw(s: Position, to_the_end: bool) -> bool:
    """A new card of the offer: nobody builds twice in a turn (P-5), or after the last one.  The workforce of a last
    turn (P-30)."""
    if s.mover != CHANCE:
        return False
    if s.step == REFILLING:
        return not to_the_end or (s.trigger != 0 and (s.actor + 1) % s.seats == s.first)
    return s.step == RESTING and s.trigger != 0


@nogil
def fact_of(s: Position, seat: int, fact: int) -> int:
    """A fact by its number in NAMES."""
    if fact >= HOLDS:
        return 1 if s.councilors[fact - HOLDS] == seat else 0
    if fact >= OF_TYPE:
        return s.types[seat * TYPE_COUNT + fact - OF_TYPE]
    if fact >= OF_KIND:
        return count_of(residents(s, seat), fact - OF_KIND)
    if fact == COINS:
        return s.coins[seat]
    if fact == ASSISTANTS:
        return s.assistants[seat]
    if fact == GNOMES:
        return total(residents(s, seat))
    if fact == BUILDINGS:
        return s.buildings[seat]
    if fact == COUNCILORS:
        return councilors_of(s, seat)
    if fact == HOMELESS_GNOMES:
        return homeless_of(s, seat, residents(s, seat))
    if fact == HOUSED:
        return in_buildings(s, seat)
    if fact == EMPTY_BEDS:
        return beds_of(s, seat) - in_buildings(s, seat)
    if fact == ROUND:
        return s.round
    return 1 if s.trigger != 0 else 0


@nogil
def councilors_of(s: Position, seat: int) -> int:
    """How many councilors a seat has."""
    held = 0
    for councilor in range(TYPE_COUNT):
        if s.councilors[councilor] == seat:
            held += 1
    return held


@nogil
def beds_of(s: Position, seat: int) -> int:
    """All beds in the buildings of a seat."""
    beds = 0
    for icon in range(ICON_COUNT):
        beds += s.beds[seat * ICON_COUNT + icon]
    return beds


@nogil
def in_buildings(s: Position, seat: int) -> int:
    """Gnomes who live in buildings: points are those in buildings, plus all, less two for each homeless one."""
    gnomes = residents(s, seat)
    return housing_points(s, seat, gnomes) - total(gnomes) + 2 * homeless_of(s, seat, gnomes)


def facts() -> Facts:
    """The facts of the game."""
    assert len(NAMES) == HOLDS + TYPE_COUNT
    assert OF_TYPE == OF_KIND + KIND_COUNT
    return GnomopolisFacts(NAMES)
