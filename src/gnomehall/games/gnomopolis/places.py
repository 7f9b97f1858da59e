"""Parchments: whose they are, and whether the actor can pay for them (P-6, P-24)."""

from __future__ import annotations

from gnomehall.core.declared import cpdef, inline, nogil
from gnomehall.games.gnomopolis.constants import KIND_COUNT, LAST_BUILDING
from gnomehall.games.gnomopolis.gnomes import count_of, covers
from gnomehall.games.gnomopolis.position import Position


@inline
def can_pay(s: Position, action: int) -> bool:
    """Whether the actor owns the whole cost of a parchment (P-6)."""
    return (
        covers(s.active[s.actor], s.tables.need[action])
        and s.coins[s.actor] >= s.tables.coins[action]
        and s.assistants[s.actor] >= s.tables.assistants[action]
    )


@cpdef
@nogil
def first_lack(s: Position, action: int) -> int:
    """The first kind of which the actor has too few for a cost; 6 if there is none."""
    for kind in range(KIND_COUNT):
        if count_of(s.tables.need[action], kind) > count_of(s.active[s.actor], kind):
            return kind
    return KIND_COUNT


@nogil
def stands_in(s: Position, place: int, seat: int) -> bool:
    """Whether a parchment belongs to a district."""
    if place >= s.tables.board_place:
        return True
    if place >= s.tables.councilor_place:
        return s.councilors[place - s.tables.councilor_place] == seat
    for n in range(s.buildings[seat]):
        if s.district[seat * LAST_BUILDING + n] == place:
            return True
    return False


@cpdef
@nogil
def host_of(s: Position, seat: int) -> int:
    """The district a seat's caravan comes to next (P-24, P-26, P-27)."""
    host = (s.marker[seat] + 1) % s.seats
    if host == seat:
        host = (host + 1) % s.seats
    return host
