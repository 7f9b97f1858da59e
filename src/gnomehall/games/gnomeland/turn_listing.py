"""What can be done in a turn, L-8 to L-18: the list of moves, and the questions it is made with.

turn_verdict.py asks the same `can_...` functions.
"""

from __future__ import annotations

from gnomehall.core.declared import cpdef, inline, nogil
from gnomehall.games.gnomeland.bounds import LONGEST_TURN
from gnomehall.games.gnomeland.payments import covers_second, covers_second_use, has_mercenaries, pays_second
from gnomehall.games.gnomeland.position import Position
from gnomehall.games.gnomeland.tables import NEEDS_DICE, NEEDS_REMOVED


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
