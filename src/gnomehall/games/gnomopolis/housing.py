"""Points and the best housing (P-31 to P-33).

The best housing needs no search.  An icon of a kind in a building takes a gnome of that kind: whoever
lives elsewhere loses nothing by moving there.  For the rest, a white icon of a building gains 3 with a
gnome who would be homeless (2 instead of -1) and 1 with one who would live on the District Board (2
instead of 1).  Within a kind the first come before the second, so taking the dearest first is best.  What
is then still homeless gains 2 on a white icon of the board.  Nobody can do better: points are gnomes in
buildings plus twice the gnomes housed less all gnomes, and this way both counts are as high as they can be.
"""

from __future__ import annotations

from gnomehall.core.declared import cpdef, nogil
from gnomehall.games.gnomopolis.constants import (
    HOMELESS,
    ICON_COUNT,
    IN_BUILDING,
    KIND_COUNT,
    ON_BOARD,
    TYPE_COUNT,
)
from gnomehall.games.gnomopolis.gnomes import ANY, count_of, total
from gnomehall.games.gnomopolis.position import Position


@cpdef
@nogil
def residents(s: Position, seat: int) -> int:
    """All gnomes of a district (P-31); while its owner plays, also those who stand at work.

    Gnomes that lie down do not count: they never come back to this district and get no bed in it, so that
    the number does not drop when the turn ends.
    """
    gnomes: int = s.mug[seat] + s.active[seat] + s.exhausted[seat]
    return gnomes + s.standing_at_work if seat == s.actor else gnomes


@nogil
def housing_points(s: Position, seat: int, gnomes: int) -> int:
    """What these gnomes score in a seat's housing (P-32)."""
    in_buildings = 0
    on_board = 0
    homeless = 0
    for kind in range(KIND_COUNT):
        left = count_of(gnomes, kind)
        housed = min(left, s.beds[seat * ICON_COUNT + kind])
        boarded = min(left - housed, s.tables.board_beds[kind])
        in_buildings += housed
        on_board += boarded
        homeless += left - housed - boarded
    white = s.beds[seat * ICON_COUNT + ANY]
    found = min(white, homeless)
    moved = min(white - found, on_board)
    boarded = min(s.tables.board_beds[ANY], homeless - found)
    in_buildings += found + moved
    on_board += boarded - moved
    homeless -= found + boarded
    return IN_BUILDING * in_buildings + ON_BOARD * on_board + HOMELESS * homeless


@nogil
def homeless_of(s: Position, seat: int, gnomes: int) -> int:
    """How many of these gnomes have no bed in a seat's housing (P-32)."""
    homeless = 0
    for kind in range(KIND_COUNT):
        homeless += max(0, count_of(gnomes, kind) - s.beds[seat * ICON_COUNT + kind] - s.tables.board_beds[kind])
    return max(0, homeless - s.beds[seat * ICON_COUNT + ANY] - s.tables.board_beds[ANY])


@nogil
def points_of(s: Position, seat: int) -> int:
    """Coins, councilors and housing (P-32)."""
    points = s.coins[seat] + housing_points(s, seat, residents(s, seat))
    for n in range(TYPE_COUNT):
        if s.councilors[n] == seat:
            points += s.tables.councilor_points[n]
    return points


@nogil
def tie_break(s: Position, seat: int, level: int) -> int:
    """More children, more gnomes, more coins, an earlier turn (P-33)."""
    if level == 1:
        return count_of(residents(s, seat), 0)
    if level == 2:
        return total(residents(s, seat))
    if level == 3:
        return s.coins[seat]
    return -((seat - s.first) % s.seats)
