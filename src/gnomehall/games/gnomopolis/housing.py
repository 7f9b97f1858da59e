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
from gnomehall.games.gnomopolis.gnomes import ANY, KIND_COUNT, count_of, total
from gnomehall.games.gnomopolis.position import Position


@cpdef
@nogil
def residents(self: Position, seat: int) -> int:
    """All gnomes of a district (P-31); while its owner plays, also those who stand at work.

    Who lies does not count: such a gnome never comes back to this district and gets no bed in it, so that
    the number does not drop when the turn ends.
    """
    gnomes: int = self.mug[seat] + self.active[seat] + self.exhausted[seat]
    return gnomes + self.working if seat == self.actor else gnomes


@nogil
def housing_points(self: Position, seat: int, gnomes: int) -> int:
    """What these gnomes score in a seat's housing (P-32)."""
    points = 0
    on_board = 0
    homeless = 0
    for kind in range(KIND_COUNT):
        left = count_of(gnomes, kind)
        beds = self.beds[seat * 7 + kind]
        if left <= beds:
            points += 2 * left
        else:
            points += 2 * beds
            left -= beds
            beds = self.tables.board_beds[kind]
            if left <= beds:
                on_board += left
            else:
                on_board += beds
                homeless += left - beds
    white = self.beds[seat * 7 + ANY]
    if white <= homeless:
        homeless -= white
        beds = self.tables.board_beds[ANY]
        if beds > homeless:
            beds = homeless
        return points + on_board - homeless + 2 * white + 2 * beds
    white -= homeless
    if white > on_board:
        white = on_board
    return points + on_board + 2 * homeless + white


@nogil
def points_of(self: Position, seat: int) -> int:
    """Coins, councilors and housing (P-32)."""
    points = self.coins[seat] + housing_points(self, seat, residents(self, seat))
    for n in range(4):
        if self.councilors[n] == seat:
            points += self.tables.councilor_points[n]
    return points


@nogil
def tie_break(self: Position, seat: int, level: int) -> int:
    """More children, more gnomes, more coins, an earlier turn (P-33)."""
    if level == 1:
        return count_of(residents(self, seat), 0)
    if level == 2:
        return total(residents(self, seat))
    if level == 3:
        return self.coins[seat]
    return -((seat - self.first) % self.seats)
