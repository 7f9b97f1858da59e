"""What a card does when it works: the steps of an effect, dice, and copying.

An effect is carried out step by step; a step that needs an answer sets the phase and stops, and
`go_on` continues after it.  Chance and every answer are moves, so nothing but numbers is kept.
"""

from __future__ import annotations

from gnomehall.core.declared import inline, nogil
from gnomehall.core.state import CHANCE
from gnomehall.games.gnomeland.bounds import MOST_WAYS
from gnomehall.games.gnomeland.position import (
    MUST_ANSWER,
    MUST_HEX,
    MUST_RECRUIT,
    MUST_REROLL,
    MUST_SHIFT,
    MUST_TAKE,
    ON_MISSION,
    ROUNDS,
    TURN,
    TURN_DICE,
    Position,
)
from gnomehall.games.gnomeland.tables import ANY, BUNDLE, POINTS


@inline
def work(s: Position, row: int) -> None:
    """A card begins to work."""
    s.effect = row
    s.step = 0
    go_on(s)


@nogil
def go_on(s: Position) -> None:
    """The next steps of the effect, up to the next question; at its end the turn goes on."""
    row = s.effect
    s.mover = s.actor
    while row >= 0 and s.step < 8:
        s.step += 1
        if take_step(s, row, s.step):
            return
    s.effect = -1
    s.hexed = 0
    if s.from_die:
        s.from_die = False
        if s.contest < 0 and s.taken[0] + s.taken[1] + s.taken[2] > 0:
            s.asked = s.actor
            ask_next(s)
            return
    s.phase = TURN


@nogil
def take_step(s: Position, row: int, step: int) -> bool:
    """One step; whether it waits for an answer or a die."""
    if step == 1:
        if s.tables.ways[row] == 1 and s.tables.curse[row] == 0:
            take(s, s.tables.way[row * MOST_WAYS])
        elif s.tables.ways[row] > 0:
            s.phase = MUST_TAKE
            return True
    elif step == 2:
        if s.recruits > 0:
            if s.decks[0] + s.decks[1] + s.decks[2] > 0:
                s.step -= 1  # come back: there may be more to choose
                s.phase = MUST_RECRUIT
                return True
            s.recruits = 0
    elif step == 3:
        if s.tables.extra_dice[row] > 0:
            roll_more(s, s.tables.extra_dice[row])
            return True
    elif step == 4:
        if s.tables.reroll[row] > 0 and s.left[s.actor] > 0:
            s.least = 0
            s.phase = MUST_REROLL
            return True
    elif step == 5:
        if s.to_roll[s.actor] > 0:
            roll_more(s, 0)
            return True
    elif step == 6:
        if s.tables.shift[row] > 0 and s.left[s.actor] > 0:
            s.phase = MUST_SHIFT
            return True
    elif step == 7:
        if s.tables.recall[row] > 0:
            come_back(s, s.tables.recall[row])
    elif s.tables.hex[row] > 0:
        s.phase = MUST_HEX
        return True
    return False


# ---- gaining


@nogil
def take(s: Position, way: int) -> None:
    """Gain a bundle; mercenaries as far as there are any, and none in a contest (L-10, L-24)."""
    at = way * BUNDLE
    for kind in range(3):
        s.pool[kind] += s.tables.bundle[at + kind]
        s.taken[kind] = s.tables.bundle[at + kind]
    if s.contest < 0:
        for kind in range(3):
            if s.tables.bundle[at + 3 + kind] > 0:
                recruit(s, kind, s.tables.bundle[at + 3 + kind])
        s.recruits = s.tables.bundle[at + ANY]
    points = s.tables.bundle[at + POINTS] - s.hexed
    s.gain_points(s.actor, points)


@inline
def recruit(s: Position, kind: int, number: int) -> None:
    """Take mercenaries from their deck; none left, none owed (L-10)."""
    taken = min(number, s.decks[kind])
    s.decks[kind] -= taken
    s.mercenaries[s.actor * 3 + kind] += taken


@nogil
def steal(s: Position, seat: int, kind: int) -> None:
    """A resource from another's Warehouse (Curse); if two hold it, from the left one."""
    for space in range(3):
        if s.stored[seat * 9 + space * 3 + kind] > 0:
            s.stored[seat * 9 + space * 3 + kind] -= 1
            s.pool[kind] += 1
            return


@nogil
def come_back(s: Position, number: int) -> None:
    """Removed gnomes are recalled, as many as there are."""
    recalled = min(number, s.removed[s.actor])
    s.removed[s.actor] -= recalled
    s.gnomes[s.actor] += recalled


@nogil
def lay_hex(s: Position, slot: int) -> None:
    """The magic token goes on a mission: it gives less to all, this round; several add up (Hex)."""
    s.token[s.actor] = ON_MISSION + slot
    s.hexes[slot] += s.tables.hex[s.effect]


# ---- dice


@nogil
def roll_more(s: Position, extra: int) -> None:
    """The actor rolls what waits to be rolled, and `extra` neutral dice."""
    s.neutral[s.actor] += extra
    s.to_roll[s.actor] += extra
    s.phase = TURN_DICE
    s.mover = CHANCE
    s.stream = 1 + s.actor


@inline
def come_up(s: Position, seat: int, result: int) -> None:
    """A die of a seat shows a result."""
    s.to_roll[seat] -= 1
    s.dice[seat * 6 + result] += 1
    s.left[seat] += 1


@nogil
def lift(s: Position, result: int) -> None:
    """An unspent die is picked up to be rolled again."""
    s.dice[s.actor * 6 + result] -= 1
    s.left[s.actor] -= 1
    s.to_roll[s.actor] += 1


@nogil
def turn_die(s: Position, result: int, by: int) -> None:
    """Dice are circular: after 6 comes 1 (L-7)."""
    s.dice[s.actor * 6 + result] -= 1
    s.dice[s.actor * 6 + (result + by) % 6] += 1


@nogil
def spend(s: Position, result: int) -> None:
    """A die goes to the standard building it answers to (L-8)."""
    at = s.actor * 6 + result
    s.dice[at] -= 1
    s.spent[at] += 1
    s.left[s.actor] -= 1
    s.from_die = True
    s.taken[0] = 0
    s.taken[1] = 0
    s.taken[2] = 0
    work(s, s.lower[s.actor * 3 + result // 2])


# ---- copying


@nogil
def ask_next(s: Position) -> None:
    """Clockwise, the next opponent who can copy and has a turn to come (L-20, L-23)."""
    seat = (s.asked + 1) % s.seats
    while seat != s.actor:
        if (
            s.gnomes[seat] > 0 and not s.copied >> seat & 1
            and (s.round < ROUNDS or (seat - s.first + s.seats) % s.seats > s.turns)
        ):
            s.asked = seat
            s.mover = seat
            s.phase = MUST_ANSWER
            return
        seat = (seat + 1) % s.seats
    s.asked = -1
    s.phase = TURN
    s.mover = s.actor


@nogil
def copy(s: Position) -> None:
    """A gnome leaves the game, and the same resources lie aside (L-20, L-22)."""
    s.gnomes[s.asked] -= 1
    s.removed[s.asked] += 1
    for kind in range(3):
        s.aside[s.asked * 3 + kind] += s.taken[kind]
    if s.one_copy:
        s.copied |= 1 << s.asked
    if not s.copy_each:
        s.asked = (s.actor + s.seats - 1) % s.seats  # nobody after this one
    ask_next(s)
