"""What may be answered to the question that is open: what stands against each answer, and the list of the others."""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.games.gnomeland.bounds import MOST_WAYS
from gnomehall.games.gnomeland.position import (
    MUST_ANSWER,
    MUST_HEX,
    MUST_KEEP,
    MUST_PAY,
    MUST_RECRUIT,
    MUST_REROLL,
    MUST_SETTLE,
    MUST_SHIFT,
    MUST_TAKE,
    TURN,
    Position,
)
from gnomehall.games.gnomeland.reasons import (
    ASKED_BY_CARD,
    ASKED_COPY,
    ASKED_HEX,
    ASKED_KEEP,
    ASKED_PAY,
    ASKED_RECRUIT,
    ASKED_SETTLE,
    KEEP_ORDER,
    NO_COPY,
    NO_DIE_TO_CHANGE,
    NO_ENOUGH,
    NO_MERCENARY_IN_CONTEST,
    NO_MERCENARY_TO_PAY,
    NO_MERCENARY_TO_TAKE,
    NO_MISSION_TO_HEX,
    NO_SHIFT,
    NO_THEFT,
    NONE_LEFT,
    NOT_FROM_THERE,
    NOT_IN_POOL,
    NOT_OFFERED,
    NOTHING_STORED,
    REROLL_ORDER,
    UNASKED_DIE,
    UNASKED_KEEP,
    UNASKED_PAY,
    UNASKED_RECRUIT,
    UNASKED_TAKE,
    UNASKED_TOKEN,
)
from gnomehall.games.gnomeland.tables import ANY, ANY_DICE, BUNDLE, LOWERS, POINTS, RAISES


@nogil
def answer_verdict(s: Position, move: int) -> int:
    """What stands against an answer."""
    if move < s.tables.recruit:
        return 0 if s.phase == MUST_ANSWER else NO_COPY
    if s.phase == MUST_RECRUIT and s.tables.recruit <= move < s.tables.pay:
        return 0 if s.decks[move - s.tables.recruit] > 0 else NONE_LEFT
    if s.phase == MUST_PAY and s.tables.pay <= move < s.tables.keep:
        return 0 if s.mercenaries[s.actor * 3 + move - s.tables.pay] > 0 else NO_MERCENARY_TO_PAY
    if s.phase == MUST_KEEP and s.tables.keep <= move < s.tables.hex_mission:
        return why_not_keep(s, move - s.tables.keep)
    if s.phase == MUST_HEX and s.tables.hex_mission <= move < s.tables.steal:
        return 0 if s.slot_of(move - s.tables.hex_mission) >= 0 else NO_MISSION_TO_HEX
    if s.phase == MUST_TAKE and s.tables.steal <= move < s.tables.raise_die:
        return why_not_steal(s, (move - s.tables.steal) // 3, (move - s.tables.steal) % 3)
    if s.phase == MUST_SHIFT and s.tables.raise_die <= move < s.tables.reroll_die:
        if move < s.tables.lower_die:
            return why_not_shift(s, move - s.tables.raise_die, RAISES)
        return why_not_shift(s, move - s.tables.lower_die, LOWERS)
    if s.phase == MUST_REROLL and s.tables.reroll_die <= move < s.tables.settle:
        return why_not_enough(s) if move == s.tables.enough else why_not_reroll(s, move - s.tables.reroll_die)
    if s.phase == MUST_SETTLE and s.tables.settle <= move < s.tables.add:
        return 0
    if s.phase == MUST_TAKE and move >= s.tables.take:
        return why_not_take(s, move - s.tables.take)
    return unasked(s, move) if s.phase == TURN else open_question(s)


@nogil
def list_answers(s: Position) -> None:
    """Every answer that nothing stands against."""
    if s.phase == MUST_ANSWER:
        s.offer(s.tables.copy)
        s.offer(s.tables.decline)
    elif s.phase == MUST_TAKE:
        list_takes(s)
    elif s.phase == MUST_KEEP:
        for kind in range(4):
            if why_not_keep(s, kind) == 0:
                s.offer(s.tables.keep + kind)
    elif s.phase == MUST_RECRUIT:
        list_block(s, s.tables.recruit, s.tables.pay)
    elif s.phase == MUST_PAY:
        list_block(s, s.tables.pay, s.tables.keep)
    elif s.phase == MUST_HEX:
        for slot in range(4):
            if s.mission[slot] >= 0:
                s.offer(s.tables.hex_mission + s.mission[slot])
    elif s.phase == MUST_SHIFT:
        for result in range(6):
            if why_not_shift(s, result, RAISES) == 0:
                s.offer(s.tables.raise_die + result)
            if why_not_shift(s, result, LOWERS) == 0:
                s.offer(s.tables.lower_die + result)
    elif s.phase == MUST_REROLL:
        for result in range(6):
            if why_not_reroll(s, result) == 0:
                s.offer(s.tables.reroll_die + result)
        if why_not_enough(s) == 0:
            s.offer(s.tables.enough)
    elif s.phase == MUST_SETTLE:
        list_block(s, s.tables.settle, s.tables.add)


@nogil
def list_block(s: Position, first: int, end: int) -> None:
    """The answers of a block of moves."""
    for move in range(first, end):
        if answer_verdict(s, move) == 0:
            s.offer(move)


@nogil
def list_takes(s: Position) -> None:
    """The alternatives of a card, and what a Curse may steal; if nothing can be taken, the first alternative."""
    row = s.effect
    for number in range(s.tables.ways[row]):
        way = s.tables.way[row * MOST_WAYS + number]
        if can_take(s, way):
            s.offer(s.tables.take + way)
    if s.tables.curse[row] > 0:
        for seat in range(s.seats):
            for kind in range(3):
                if why_not_steal(s, seat, kind) == 0:
                    s.offer(s.tables.steal + seat * 3 + kind)
    if s.count == 0:
        s.offer(s.tables.take + s.tables.way[row * MOST_WAYS])


# ---- what stands against an answer


@nogil
def why_not_keep(s: Position, kind: int) -> int:
    """A resource of the pool, in ascending order so that each set is reached in one way; or none (L-19)."""
    if kind == 3:
        return 0
    if s.pool[kind] == 0:
        return NOT_IN_POOL
    return 0 if kind >= s.least else KEEP_ORDER


@nogil
def why_not_shift(s: Position, result: int, way: int) -> int:
    """An unspent die, turned as the card allows (L-7)."""
    if not s.tables.shift[s.effect] & way:
        return NO_SHIFT
    return 0 if s.dice[s.actor * 6 + result] > 0 else NO_DIE_TO_CHANGE


@nogil
def why_not_reroll(s: Position, result: int) -> int:
    """An unspent die; where any number may be rolled again, they are named in ascending order."""
    if s.dice[s.actor * 6 + result] == 0:
        return NO_DIE_TO_CHANGE
    return 0 if result >= s.least else REROLL_ORDER


@nogil
def why_not_enough(s: Position) -> int:
    """Where any number of dice may be rolled again, one at least is."""
    return 0 if s.tables.reroll[s.effect] == ANY_DICE and s.to_roll[s.actor] > 0 else NO_ENOUGH


@nogil
def why_not_steal(s: Position, seat: int, kind: int) -> int:
    """What the Curse names, from the Warehouse of somebody else."""
    if not s.tables.curse[s.effect] >> kind & 1:
        return NO_THEFT
    if seat == s.actor or seat >= s.seats:
        return NOT_FROM_THERE
    return 0 if s.in_store(seat, kind) > 0 else NOTHING_STORED


@nogil
def why_not_take(s: Position, way: int) -> int:
    """An alternative of the card that gives something; if none does, the first may be taken."""
    row = s.effect
    offered: bool = False
    others: bool = False
    for number in range(s.tables.ways[row]):
        if s.tables.way[row * MOST_WAYS + number] == way:
            offered = True
        if can_take(s, s.tables.way[row * MOST_WAYS + number]):
            others = True
    if not offered:
        return NOT_OFFERED
    if can_take(s, way):
        return 0
    for seat in range(s.seats):
        for kind in range(3):
            if why_not_steal(s, seat, kind) == 0:
                others = True
    if not others and way == s.tables.way[row * MOST_WAYS]:
        return 0
    return NO_MERCENARY_IN_CONTEST if s.contest >= 0 else NO_MERCENARY_TO_TAKE


@nogil
def can_take(s: Position, way: int) -> bool:
    """Whether an alternative gives something: its mercenaries may be gone, and contests give none (L-10, L-24)."""
    at = way * BUNDLE
    if s.tables.bundle[at + POINTS] > 0:
        return True
    for kind in range(3):
        if s.tables.bundle[at + kind] > 0:
            return True
    if s.contest < 0:
        for kind in range(3):
            if s.decks[kind] > 0 and s.tables.bundle[at + 3 + kind] + s.tables.bundle[at + ANY] > 0:
                return True
    return False


# ---- an answer to another question


@nogil
def open_question(s: Position) -> int:
    """The question that must be answered first."""
    if s.phase == MUST_RECRUIT:
        return ASKED_RECRUIT
    if s.phase == MUST_PAY:
        return ASKED_PAY
    if s.phase == MUST_HEX:
        return ASKED_HEX
    if s.phase == MUST_ANSWER:
        return ASKED_COPY
    if s.phase == MUST_KEEP:
        return ASKED_KEEP
    return ASKED_SETTLE if s.phase == MUST_SETTLE else ASKED_BY_CARD


@nogil
def unasked(s: Position, move: int) -> int:
    """An answer in the middle of a turn."""
    if move < s.tables.pay:
        return UNASKED_RECRUIT
    if move < s.tables.keep:
        return UNASKED_PAY
    if move < s.tables.hex_mission:
        return UNASKED_KEEP
    if move < s.tables.raise_die:
        return UNASKED_TOKEN
    if move < s.tables.settle:
        return UNASKED_DIE
    return UNASKED_RECRUIT if move < s.tables.add else UNASKED_TAKE
