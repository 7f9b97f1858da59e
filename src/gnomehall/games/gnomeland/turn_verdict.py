"""What may be done in a turn, L-8 to L-18.

`can_...` says whether a move can be made; the list of moves and the reasons are both made with it.
`why_not_...` is 0 if the move can be made, or else a number of reasons.py.
"""

from __future__ import annotations

from gnomehall.core.declared import cpdef, inline, nogil
from gnomehall.games.gnomeland.bounds import LONGEST_TURN
from gnomehall.games.gnomeland.payments import covers_second, covers_second_use, has_mercenaries, pays_second
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
from gnomehall.games.gnomeland.tables import NEEDS_DICE, NEEDS_REMOVED, SECOND


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
def list_turn(s: Position) -> None:
    """Every move that can be made.  With nothing in the pool, only what is free can be had."""
    if s.moves >= LONGEST_TURN:
        s.offer(s.tables.end)
        return
    list_dice(s)
    for kind in range(3):
        if can_play(s, kind):
            s.offer(s.tables.play + kind)
    list_uses(s)
    if can_visit(s):
        for slot in range(2):
            if has_an_effect(s, s.tables.action_row + s.action[slot]):
                s.offer(s.tables.send + s.action[slot])
    if s.pool[0] + s.pool[1] + s.pool[2] > 0 or s.tables.free:
        for cost in range(s.tables.hires):
            if can_hire(s, cost):
                s.offer(s.tables.hire + cost)
        list_buildings(s)
        if can_cast(s):
            s.offer(s.tables.cast + s.spell)
    list_missions(s)


@nogil
def list_missions(s: Position) -> None:
    """Missions that can be completed (L-15); most are too dear, which is quickly seen."""
    for slot in range(4):
        if s.mission[slot] >= 0 and covers_cost(s, mission_row(s, slot)) and can_complete(s, slot):
            s.offer(s.tables.complete + s.mission[slot])


@nogil
def list_dice(s: Position) -> None:
    """Dice to spend, or the end of the turn once there is none (L-8)."""
    if can_end(s):
        s.offer(s.tables.end)
        return
    for result in range(6):
        if can_spend(s, result):
            s.offer(s.tables.spend + result)


@nogil
def list_buildings(s: Position) -> None:
    """Cards to build on any space of their row, and cards to turn over (L-12, L-13)."""
    built = s.built[s.actor]
    for card in range(s.tables.buildings):
        if built >> card & 1:
            if can_upgrade(s, card):
                s.offer(s.tables.upgrade + card)
        elif covers_cost(s, card * 2):
            move = s.tables.build + card * 3
            s.offer(move)
            s.offer(move + 1)
            s.offer(move + 2)


@nogil
def list_uses(s: Position) -> None:
    """Special buildings that can work (L-18, L-24)."""
    for space in range(3):
        row = s.upper[s.actor * 3 + space]
        if row >= 0 and can_use(s, row, space):
            s.offer(s.tables.use + row - 2 * s.tables.standard)


# ---- what can be done


@inline
def can_end(s: Position) -> bool:
    """All dice must be spent (L-8), unless the turn has become too long."""
    return s.left[s.actor] == 0 or s.moves >= LONGEST_TURN


@inline
def can_spend(s: Position, result: int) -> bool:
    """There must be such a die (L-8)."""
    return s.dice[s.actor * 6 + result] > 0


@inline
def can_play(s: Position, kind: int) -> bool:
    """There must be such a mercenary (L-11)."""
    return s.mercenaries[s.actor * 3 + kind] > 0


@nogil
def can_hire(s: Position, cost: int) -> bool:
    """One must be left, and its cost in the pool (L-10)."""
    at = cost * 3
    return (
        s.decks[s.tables.hire_kind[cost]] > 0 and s.tables.hire_price[at] <= s.pool[0]
        and s.tables.hire_price[at + 1] <= s.pool[1] and s.tables.hire_price[at + 2] <= s.pool[2]
    )


@nogil
def is_built(s: Position, card: int) -> bool:
    """Whether the actor has built a card; it may be covered since (L-14)."""
    return s.built[s.actor] >> card & 1 == 1


@nogil
def can_upgrade(s: Position, card: int) -> bool:
    """The base side must be in view, and the other side be paid (L-12, L-13)."""
    return covers_cost(s, card * 2 + 1) and is_in_view(s, card * 2)


@nogil
def can_complete(s: Position, slot: int) -> bool:
    """A mission in view, once a turn, paid with resources and mercenaries (L-15)."""
    row = mission_row(s, slot)
    if is_done(s, slot):
        return False
    return (covers_price(s, row) and has_mercenaries(s, row)) or (s.tables.two_prices and pays_second(s, row))


@nogil
def can_visit(s: Position) -> bool:
    """One gnome a turn goes to the Tavern, if there is one (L-16)."""
    return not s.visited and s.gnomes[s.actor] > 0


@nogil
def can_cast(s: Position) -> bool:
    """The spell in the Tower, once a round, paid, and with something to work on (L-17)."""
    row = s.tables.spell_row + s.spell
    return s.token[s.actor] == 0 and covers_cost(s, row) and has_an_effect(s, row)


@nogil
def can_use(s: Position, row: int, space: int) -> bool:
    """A space works once a round, contests included; its building may ask to be paid (L-18, L-24)."""
    if has_worked(s, s.actor, space) or s.tables.lasting[row] > 0:
        return False
    return covers_use_cost(s, row) and has_an_effect(s, row)


# ---- what stands against a move


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


# ---- what can be paid, and what would do something


@nogil
def covers_cost(s: Position, row: int) -> bool:
    """Whether the pool covers the cost of a card, or the second cost there may be."""
    return covers_price(s, row) or (s.tables.two_prices and covers_second(s, row))


@nogil
def covers_use_cost(s: Position, row: int) -> bool:
    """The same for what a special building asks."""
    if covers_use(s, row):
        return True
    return s.tables.two_prices and covers_second_use(s, row)


@nogil
def covers_price(s: Position, row: int) -> bool:
    """Whether the pool covers a row of prices."""
    at = row * 3
    return (
        s.tables.price[at] <= s.pool[0] and s.tables.price[at + 1] <= s.pool[1]
        and s.tables.price[at + 2] <= s.pool[2]
    )


@nogil
def covers_use(s: Position, row: int) -> bool:
    """Whether the pool covers a row of what buildings ask."""
    at = row * 3
    return (
        s.tables.use_price[at] <= s.pool[0] and s.tables.use_price[at + 1] <= s.pool[1]
        and s.tables.use_price[at + 2] <= s.pool[2]
    )


@inline
def mission_row(s: Position, slot: int) -> int:
    """The row of the side of a mission that lies up: advanced on the last two spaces (L-25)."""
    return s.tables.mission_row + s.mission[slot] * 2 + (1 if slot >= 2 else 0)


@nogil
def has_an_effect(s: Position, row: int) -> bool:
    """Dice to change must be there (L-16 to L-18), or a removed gnome to be recalled."""
    if s.tables.needs[row] == 0:
        return True
    if s.tables.needs[row] & NEEDS_DICE and s.left[s.actor] > 0:
        return True
    return s.tables.needs[row] & NEEDS_REMOVED > 0 and s.removed[s.actor] > 0


@cpdef
@nogil
def is_done(s: Position, slot: int) -> bool:
    """Whether the actor has completed the mission on a space in this turn (L-15)."""
    return s.done >> slot & 1 == 1


@cpdef
@nogil
def has_worked(s: Position, seat: int, space: int) -> bool:
    """Whether an upper space has worked in this round, contests included (L-18, L-24)."""
    return s.used[seat] >> space & 1 == 1


@nogil
def is_in_view(s: Position, row: int) -> bool:
    """Whether a side of a building stands in the actor's village."""
    at = s.actor * 3
    if row < 2 * s.tables.standard:
        return s.lower[at] == row or s.lower[at + 1] == row or s.lower[at + 2] == row
    return s.upper[at] == row or s.upper[at + 1] == row or s.upper[at + 2] == row


@nogil
def space_of(s: Position, row: int) -> int:
    """The upper space of the actor on which a side of a building stands, or -1."""
    for space in range(3):
        if s.upper[s.actor * 3 + space] == row:
            return space
    return -1


# ---- which of two costs


@nogil
def priced_row(s: Position, move: int) -> int:
    """The row of the card whose price a move pays, or -1."""
    if s.tables.build <= move < s.tables.upgrade:
        return (move - s.tables.build) // 3 * 2
    if s.tables.upgrade <= move < s.tables.complete:
        return (move - s.tables.upgrade) * 2 + 1
    if s.tables.complete <= move < s.tables.send:
        return mission_row(s, s.slot_of(move - s.tables.complete))
    if s.tables.cast <= move < s.tables.use:
        return s.tables.spell_row + move - s.tables.cast
    return move - s.tables.use + 2 * s.tables.standard if s.tables.use <= move < s.tables.end else -1


@nogil
def ways_to_pay(s: Position, move: int) -> int:
    """The costs of a move that can be paid: 1 the first, 2 the second, 3 both."""
    row = priced_row(s, move)
    if row < 0:
        return 1
    ways = 1 if can_pay(s, move, row) else 0
    has_second = s.tables.second_use[row] if s.tables.use <= move < s.tables.end else s.tables.second[row]
    if has_second > 0 and can_pay(s, move, SECOND + row):
        ways += 2
    return ways


@nogil
def can_pay(s: Position, move: int, row: int) -> bool:
    """Whether a row of prices can be paid for a move."""
    if s.tables.use <= move < s.tables.end:
        return covers_use(s, row)
    if s.tables.complete <= move < s.tables.send:
        return covers_price(s, row) and has_mercenaries(s, row)
    return covers_price(s, row)
