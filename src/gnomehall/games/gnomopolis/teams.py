"""Who can fill the team that puts up a building (P-18)."""

from __future__ import annotations

from gnomehall.core.declared import cpdef, inline, nogil
from gnomehall.games.gnomopolis.constants import ICON_COUNT, KIND_COUNT
from gnomehall.games.gnomopolis.gnomes import ANY, UNIT, count_of, covers
from gnomehall.games.gnomopolis.position import Position


@inline
def can_build(s: Position, card: int) -> bool:
    """Whether the actor can fill a card's team, assistants included (P-18)."""
    if covers(s.active[s.actor], s.tables.team_need[card]):
        return True
    return s.assistants[s.actor] > 0 and missing_members(s, card) == 0


@cpdef
@nogil
def missing_members(s: Position, card: int) -> int:
    """How many of a team neither the active gnomes nor the assistants of the actor fill."""
    short = 0
    spare = 0
    for kind in range(KIND_COUNT):
        missing = s.tables.team[card * ICON_COUNT + kind] - count_of(s.active[s.actor], kind)
        short += max(0, missing)
        spare += max(0, -missing)
    short += max(0, s.tables.team[card * ICON_COUNT + ANY] - spare)
    return max(0, short - s.assistants[s.actor])


@cpdef
@nogil
def next_icon(s: Position) -> int:
    """The icon of the team that is filled next: kinds in order, white ones last."""
    icon = 0
    while s.team[icon] == 0:
        icon += 1
    return icon


@nogil
def can_spare(s: Position, icon: int) -> bool:
    """Whether the team can be filled with one gnome of this kind fewer than there could be."""
    places = s.team[icon]
    fewer = min(places, count_of(s.active[s.actor], icon)) - 1
    s.team[icon] = 0
    can: bool = can_fill(s, s.active[s.actor] - fewer * UNIT[icon], s.assistants[s.actor] - (places - fewer))
    s.team[icon] = places
    return can


@nogil
def can_fill(s: Position, active: int, assistants: int) -> bool:
    """Whether these gnomes and assistants fill what is left of the team."""
    short = 0
    spare = 0
    for kind in range(KIND_COUNT):
        missing = s.team[kind] - count_of(active, kind)
        short += max(0, missing)
        spare += max(0, -missing)
    return short + max(0, s.team[ANY] - spare) <= assistants
