"""What may be done in a contest (L-24): dice, special buildings, and what helps from Warehouses and mercenaries."""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.games.gnomeland.bounds import LONGEST_TURN
from gnomehall.games.gnomeland.position import Position
from gnomehall.games.gnomeland.reasons import (
    CONTEST_DICE_LEFT,
    NO_DIE,
    NO_MERCENARY,
    NOT_IN_CONTEST,
    NOTHING_TO_ADD,
    TOO_MANY_DICE,
    TOO_MANY_MOVES,
    WRONG_RESOURCE,
)
from gnomehall.games.gnomeland.tables import SECOND
from gnomehall.games.gnomeland.turn_listing import can_end, can_play, can_spend, has_worked, list_dice, list_uses
from gnomehall.games.gnomeland.turn_verdict import why_not_use


@nogil
def contest_verdict(s: Position, move: int) -> int:
    """What stands against a move of a turn, in a contest."""
    if move == s.tables.end:
        return 0 if can_end(s) else CONTEST_DICE_LEFT
    if s.moves >= LONGEST_TURN:
        return TOO_MANY_DICE if move < s.tables.play else TOO_MANY_MOVES
    if move < s.tables.play:
        return 0 if can_spend(s, move - s.tables.spend) else NO_DIE
    if move < s.tables.build:
        return why_not_play_here(s, move - s.tables.play)
    if s.tables.use <= move < s.tables.end:
        return why_not_use(s, move - s.tables.use + 2 * s.tables.standard)
    if s.tables.add <= move < s.tables.hire:
        return why_not_add(s, move - s.tables.add)
    return NOT_IN_CONTEST


@nogil
def list_contest(s: Position) -> None:
    """Every move that nothing stands against."""
    if s.moves >= LONGEST_TURN:
        s.offer(s.tables.end)
        return
    list_dice(s)
    list_uses(s)
    for kind in range(3):
        if why_not_add(s, kind) == 0:
            s.offer(s.tables.add + kind)
    for kind in range(3):
        if why_not_play_here(s, kind) == 0:
            s.offer(s.tables.play + kind)


@nogil
def why_not_add(s: Position, kind: int) -> int:
    """A resource must lie on a Warehouse, and help."""
    if s.in_store(s.actor, kind) == 0:
        return NOTHING_TO_ADD
    return 0 if helps(s, kind) else WRONG_RESOURCE


@nogil
def why_not_play_here(s: Position, kind: int) -> int:
    """There must be such a mercenary, and what it gives must help."""
    if not can_play(s, kind):
        return NO_MERCENARY
    return 0 if helps(s, s.tables.gives[kind]) else WRONG_RESOURCE


@nogil
def helps(s: Position, kind: int) -> bool:
    """Whether a resource counts in the contest, or a special building that can still work asks for it (L-24)."""
    if s.tables.contest[s.tables.action_row + s.action[s.contest]] == kind:
        return True
    for space in range(3):
        row = s.upper[s.actor * 3 + space]
        if row < 0 or has_worked(s, s.actor, space):
            continue
        if s.tables.use_price[row * 3 + kind] + s.tables.use_price[(SECOND + row) * 3 + kind] > 0:
            return True
    return False
