"""What stands against a move of a turn, L-8 to L-18.

`why_not_...` is 0 if the move can be made, or else a number of reasons.py.
"""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.games.gnomeland.bounds import LONGEST_TURN
from gnomehall.games.gnomeland.position import Position
from gnomehall.games.gnomeland.reasons import (
    ACTION_NO_DICE,
    ACTION_NO_REMOVED,
    BUILT,
    COVERED,
    DICE_LEFT,
    HIRE_COST,
    LASTING,
    MISSION_COST,
    MISSION_DONE,
    MISSION_MERCENARIES,
    NO_ACTION,
    NO_DIE,
    NO_GNOME,
    NO_MERCENARY,
    NO_MISSION,
    NO_SPELL,
    NONE_LEFT,
    NOT_HERE,
    ONE_GNOME,
    ONE_SPELL,
    ONLY_IN_CONTEST,
    SPACE_USED,
    SPECIAL_COST,
    SPECIAL_NOT_BUILT,
    SPECIAL_UPGRADED,
    SPELL_COST,
    SPELL_NO_DICE,
    SPELL_NO_REMOVED,
    STANDARD_COST,
    STANDARD_NOT_BUILT,
    STANDARD_UPGRADED,
    TOO_MANY_DICE,
    TOO_MANY_MOVES,
    USE_COST,
    USE_NO_DICE,
    USE_NO_REMOVED,
)
from gnomehall.games.gnomeland.tables import NEEDS_REMOVED
from gnomehall.games.gnomeland.turn_listing import (
    can_cast,
    can_complete,
    can_end,
    can_hire,
    can_play,
    can_spend,
    can_upgrade,
    can_use,
    can_visit,
    covers_cost,
    covers_use_cost,
    has_an_effect,
    has_worked,
    is_built,
    is_done,
    is_in_view,
    mission_row,
)


@nogil
def turn_verdict(s: Position, move: int) -> int:
    """What stands against a move of a turn."""
    if move == s.tables.end:
        return 0 if can_end(s) else DICE_LEFT
    if s.moves >= LONGEST_TURN:
        return TOO_MANY_DICE if move < s.tables.play else TOO_MANY_MOVES
    if move < s.tables.play:
        return 0 if can_spend(s, move - s.tables.spend) else NO_DIE
    if move < s.tables.build:
        return 0 if can_play(s, move - s.tables.play) else NO_MERCENARY
    if move < s.tables.upgrade:
        return why_not_build(s, (move - s.tables.build) // 3)
    if move < s.tables.complete:
        return why_not_upgrade(s, move - s.tables.upgrade)
    if move < s.tables.send:
        return why_not_complete(s, s.slot_of(move - s.tables.complete))
    if move < s.tables.cast:
        return why_not_send(s, move - s.tables.send)
    if move < s.tables.use:
        return why_not_cast(s, move - s.tables.cast)
    if move < s.tables.end:
        return why_not_use(s, move - s.tables.use + 2 * s.tables.standard)
    return ONLY_IN_CONTEST if move < s.tables.hire else why_not_hire(s, move - s.tables.hire)


@nogil
def why_not_hire(s: Position, cost: int) -> int:
    """None is left, or it is too dear."""
    if can_hire(s, cost):
        return 0
    return HIRE_COST if s.decks[s.tables.hire_kind[cost]] > 0 else NONE_LEFT


@nogil
def why_not_build(s: Position, card: int) -> int:
    """It is built, or too dear (L-12 to L-14)."""
    if is_built(s, card):
        return BUILT
    if covers_cost(s, card * 2):
        return 0
    return STANDARD_COST if card < s.tables.standard else SPECIAL_COST


@nogil
def why_not_upgrade(s: Position, card: int) -> int:
    """It is not there, covered, turned over already, or too dear."""
    if can_upgrade(s, card):
        return 0
    is_standard: bool = card < s.tables.standard
    if not is_built(s, card):
        return STANDARD_NOT_BUILT if is_standard else SPECIAL_NOT_BUILT
    if is_in_view(s, card * 2):
        return STANDARD_COST if is_standard else SPECIAL_COST
    if is_in_view(s, card * 2 + 1):
        return STANDARD_UPGRADED if is_standard else SPECIAL_UPGRADED
    return COVERED


@nogil
def why_not_complete(s: Position, slot: int) -> int:
    """It is not in view, done in this turn, or not paid."""
    if slot < 0:
        return NO_MISSION
    if can_complete(s, slot):
        return 0
    if is_done(s, slot):
        return MISSION_DONE
    return MISSION_MERCENARIES if covers_cost(s, mission_row(s, slot)) else MISSION_COST


@nogil
def why_not_send(s: Position, card: int) -> int:
    """It is not in the Tavern, no gnome can go, or there is nothing to work on."""
    if s.action[0] != card and s.action[1] != card:
        return NO_ACTION
    if not can_visit(s):
        return ONE_GNOME if s.visited else NO_GNOME
    row = s.tables.action_row + card
    if has_an_effect(s, row):
        return 0
    return ACTION_NO_REMOVED if s.tables.needs[row] & NEEDS_REMOVED else ACTION_NO_DICE


@nogil
def why_not_cast(s: Position, card: int) -> int:
    """It is not in the Tower, cast in this round, not paid, or has nothing to work on."""
    if card != s.spell:
        return NO_SPELL
    if can_cast(s):
        return 0
    if s.token[s.actor] > 0:
        return ONE_SPELL
    row = s.tables.spell_row + card
    if not covers_cost(s, row):
        return SPELL_COST
    return SPELL_NO_REMOVED if s.tables.needs[row] & NEEDS_REMOVED else SPELL_NO_DICE


@nogil
def why_not_use(s: Position, row: int) -> int:
    """It is not there, works by itself, its space has worked, it is not paid, or has nothing to work on."""
    space = space_of(s, row)
    if space < 0:
        return NOT_HERE
    if can_use(s, row, space):
        return 0
    if s.tables.lasting[row] > 0:
        return LASTING
    if has_worked(s, s.actor, space):
        return SPACE_USED
    if not covers_use_cost(s, row):
        return USE_COST
    return USE_NO_REMOVED if s.tables.needs[row] & NEEDS_REMOVED else USE_NO_DICE


@nogil
def space_of(s: Position, row: int) -> int:
    """The upper space of the actor on which a side of a building stands, or -1."""
    for space in range(3):
        if s.upper[s.actor * 3 + space] == row:
            return space
    return -1
