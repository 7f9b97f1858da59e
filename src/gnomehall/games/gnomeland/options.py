"""What may be done now: one list for each decision, and for chance."""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.core.state import CHANCE
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
    TURN_UP_ACTION,
    TURN_UP_MISSION,
    TURN_UP_SPELL,
    Position,
)
from gnomehall.games.gnomeland.tables import (
    ACTION_ROW,
    ADD,
    ANY,
    ANY_DICE,
    BUILD,
    BUNDLE,
    CARDS,
    CAST,
    COMPLETE,
    COPY,
    DECLINE,
    END,
    ENOUGH,
    HEX,
    HIRE,
    KEEP,
    LOWER,
    LOWERS,
    MISSION_ROW,
    MOST_WAYS,
    NEEDS_DICE,
    NEEDS_REMOVED,
    PAY,
    PLAY,
    POINTS,
    RAISE,
    RAISES,
    RECRUIT,
    REROLL,
    REVEAL_ACTION,
    REVEAL_MISSION,
    REVEAL_SPELL,
    ROLL,
    ROWS,
    SEND,
    SETTLE,
    SPELL_ROW,
    SPEND,
    STANDARD,
    STEAL,
    UPGRADE,
    USE,
)

LONGEST_TURN = 60  # purchases and uses, dice included; then the turn can only be ended


@nogil
def list_all(s: Position) -> None:
    """The options of the decision owed."""
    if s.mover == CHANCE:
        list_chances(s)
    elif s.phase == TURN:
        if s.contest >= 0:
            list_contest(s)
        else:
            list_turn(s)
    elif s.phase == MUST_ANSWER:
        s.offer(COPY)
        s.offer(DECLINE)
    elif s.phase == MUST_TAKE:
        list_takes(s)
    elif s.phase == MUST_KEEP:
        list_keeps(s)
    elif s.phase == MUST_RECRUIT:
        for kind in range(3):
            if s.decks[kind] > 0:
                s.offer(RECRUIT + kind)
    elif s.phase == MUST_PAY:
        list_pays(s)
    elif s.phase == MUST_HEX:
        for slot in range(4):
            if s.mission[slot] >= 0:
                s.offer(HEX + s.mission[slot])
    elif s.phase == MUST_SHIFT:
        list_shifts(s)
    elif s.phase == MUST_REROLL:
        list_rerolls(s)
    elif s.phase == MUST_SETTLE:
        s.offer(SETTLE)
        s.offer(SETTLE + 1)


@nogil
def list_chances(s: Position) -> None:
    """What chance may bring: a card of a deck, or a die."""
    if s.phase == TURN_UP_MISSION:
        for card in range(CARDS):
            if s.missions_left >> card & 1:
                s.offer_chance(REVEAL_MISSION + card, 1)
    elif s.phase == TURN_UP_ACTION:
        for card in range(CARDS):
            if s.actions_left >> card & 1:
                s.offer_chance(REVEAL_ACTION + card, 1)
    elif s.phase == TURN_UP_SPELL:
        for card in range(CARDS):
            if s.spells_left >> card & 1:
                s.offer_chance(REVEAL_SPELL + card, 1)
    else:
        for result in range(6):
            s.offer_chance(ROLL + result, 1)


@nogil
def list_turn(s: Position) -> None:
    """Any of L-8 to L-18, or the end of the turn (L-19) once all dice are spent."""
    seat = s.actor
    if s.moves >= LONGEST_TURN:
        s.offer(END)
        return
    list_dice(s)
    for kind in range(3):
        if s.mercenaries[seat * 3 + kind] > 0:
            s.offer(PLAY + kind)
    list_uses(s)
    if not s.visited and s.gnomes[seat] > 0:
        for slot in range(2):
            if has_an_effect(s, ACTION_ROW + s.action[slot]):
                s.offer(SEND + s.action[slot])
    if s.pool[0] + s.pool[1] + s.pool[2] > 0 or s.tables.free:
        list_hires(s)
        list_buildings(s)
        if s.token[seat] == 0:
            row = SPELL_ROW + s.spell
            if covers_price(s, row) and has_an_effect(s, row):
                s.offer(CAST + s.spell)
    for slot in range(4):
        if s.mission[slot] >= 0 and not s.done >> slot & 1:
            row = mission_row(s, slot)
            if covers_price(s, row) and has_mercenaries(s, row):
                s.offer(COMPLETE + s.mission[slot])
    if s.tables.two_prices:
        list_second_costs(s)


@nogil
def list_second_costs(s: Position) -> None:
    """What only the second of two costs can pay; special buildings are looked after in `list_uses`."""
    for card in range(CARDS):
        if not s.built[s.actor] >> card & 1:
            if not covers_price(s, card * 2) and covers_second(s, card * 2):
                for space in range(3):
                    s.offer(BUILD + card * 3 + space)
        elif not covers_price(s, card * 2 + 1) and covers_second(s, card * 2 + 1) and is_base_in_view(s, card):
            s.offer(UPGRADE + card)
    row = SPELL_ROW + s.spell
    if s.token[s.actor] == 0 and not covers_price(s, row) and covers_second(s, row) and has_an_effect(s, row):
        s.offer(CAST + s.spell)
    for slot in range(4):
        if s.mission[slot] >= 0 and not s.done >> slot & 1:
            row = mission_row(s, slot)
            if not (covers_price(s, row) and has_mercenaries(s, row)) and completes_second(s, row):
                s.offer(COMPLETE + s.mission[slot])


@nogil
def list_dice(s: Position) -> None:
    """Dice to spend (L-8), or the end of the turn once there is none."""
    if s.left[s.actor] == 0:
        s.offer(END)
        return
    for result in range(6):
        if s.dice[s.actor * 6 + result] > 0:
            s.offer(SPEND + result)


@nogil
def list_hires(s: Position) -> None:
    """A mercenary of a kind that is left, for a cost in the pool (L-10)."""
    for cost in range(s.tables.hires):
        if s.decks[s.tables.hire_kind[cost]] > 0 and can_hire(s, cost):
            s.offer(HIRE + cost)


@nogil
def list_buildings(s: Position) -> None:
    """Cards to build on any space of their row, and base sides in view to upgrade (L-12, L-13)."""
    built = s.built[s.actor]
    for card in range(CARDS):
        if not built >> card & 1:
            if covers_price(s, card * 2):
                move = BUILD + card * 3
                s.offer(move)
                s.offer(move + 1)
                s.offer(move + 2)
        elif covers_price(s, card * 2 + 1) and is_base_in_view(s, card):
            s.offer(UPGRADE + card)


@nogil
def list_uses(s: Position) -> None:
    """Special buildings on spaces that did not work yet in this round, contests included (L-18, L-24)."""
    used = s.used[s.actor]
    for space in range(3):
        row = s.upper[s.actor * 3 + space]
        if row < 0 or used >> space & 1 or s.tables.lasting[row] > 0:
            continue
        if (covers_use(s, row) or (s.tables.two_prices and covers_second_use(s, row))) and has_an_effect(s, row):
            s.offer(USE + row - 2 * STANDARD)


@nogil
def list_contest(s: Position) -> None:
    """Dice, special buildings, and what helps from the Warehouses and by mercenaries (L-24)."""
    if s.moves >= LONGEST_TURN:
        s.offer(END)
        return
    list_dice(s)
    list_uses(s)
    for kind in range(3):
        if s.in_store(s.actor, kind) > 0 and helps(s, kind):
            s.offer(ADD + kind)
    for kind in range(3):
        if s.mercenaries[s.actor * 3 + kind] > 0 and helps(s, s.tables.gives[kind]):
            s.offer(PLAY + kind)


@nogil
def helps(s: Position, kind: int) -> bool:
    """Whether a resource counts in the contest, or a special building that can still work asks for it (L-24)."""
    if s.tables.contest[ACTION_ROW + s.action[s.contest]] == kind:
        return True
    for space in range(3):
        row = s.upper[s.actor * 3 + space]
        if row < 0 or s.used[s.actor] >> space & 1:
            continue
        if s.tables.use_price[row * 3 + kind] + s.tables.use_price[(ROWS + row) * 3 + kind] > 0:
            return True
    return False


@nogil
def list_takes(s: Position) -> None:
    """The alternatives of a card, and what a Curse may steal; a mercenary only if there is one (L-10)."""
    row = s.effect
    for number in range(s.tables.ways[row]):
        way = s.tables.way[row * MOST_WAYS + number]
        if can_take(s, way):
            s.offer(s.tables.take + way)
    for seat in range(s.seats):
        if seat != s.actor:
            for kind in range(3):
                if s.tables.curse[row] >> kind & 1 and s.in_store(seat, kind) > 0:
                    s.offer(STEAL + seat * 3 + kind)
    if s.count == 0:
        s.offer(s.tables.take + s.tables.way[row * MOST_WAYS])


@nogil
def list_keeps(s: Position) -> None:
    """A resource for this Warehouse, in ascending order so that each set is reached in one way, or none (L-19)."""
    for kind in range(s.least, 3):
        if s.pool[kind] > 0:
            s.offer(KEEP + kind)
    s.offer(KEEP + 3)


@nogil
def list_pays(s: Position) -> None:
    """Which mercenary pays where the mission takes any (L-15)."""
    for kind in range(3):
        if s.mercenaries[s.actor * 3 + kind] > 0:
            s.offer(PAY + kind)


@nogil
def list_shifts(s: Position) -> None:
    """An unspent die one up or down (L-7)."""
    shift = s.tables.shift[s.effect]
    for result in range(6):
        if s.dice[s.actor * 6 + result] > 0:
            if shift & RAISES:
                s.offer(RAISE + result)
            if shift & LOWERS:
                s.offer(LOWER + result)


@nogil
def list_rerolls(s: Position) -> None:
    """An unspent die to roll again; where any number may be, in ascending order and until it is enough."""
    for result in range(s.least, 6):
        if s.dice[s.actor * 6 + result] > 0:
            s.offer(REROLL + result)
    if s.tables.reroll[s.effect] == ANY_DICE and s.to_roll[s.actor] > 0:
        s.offer(ENOUGH)


# ---- what can be paid, and what would do something


@nogil
def covers_second(s: Position, row: int) -> bool:
    """Whether there is a second cost, and the pool covers it."""
    return s.tables.second[row] > 0 and covers_price(s, ROWS + row)


@nogil
def covers_second_use(s: Position, row: int) -> bool:
    """The same for what a special building asks."""
    return s.tables.second_use[row] > 0 and covers_use(s, ROWS + row)


@nogil
def completes_second(s: Position, row: int) -> bool:
    """The same for what a mission takes, with its mercenaries."""
    return covers_second(s, row) and has_mercenaries(s, ROWS + row)


@nogil
def covers_price(s: Position, row: int) -> bool:
    """Whether the pool covers a row of prices; second ones follow the first."""
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


@nogil
def ways_to_pay(s: Position, move: int) -> int:
    """The costs of a move that can be paid: 1 the first, 2 the second, 3 both."""
    ways = 0
    for way in range(2):
        if can_pay_way(s, move, way):
            ways += 1 + way
    return ways


@nogil
def can_pay_way(s: Position, move: int, way: int) -> bool:
    """Whether the first or the second cost of a move can be paid."""
    row = priced_row(s, move)
    if row < 0:
        return way == 0
    if USE <= move < END:
        return covers_use(s, row) if way == 0 else covers_second_use(s, row)
    if COMPLETE <= move < SEND and not has_mercenaries(s, way * ROWS + row):
        return False
    return covers_price(s, row) if way == 0 else covers_second(s, row)


@nogil
def priced_row(s: Position, move: int) -> int:
    """The row of the card whose price a move pays, or -1."""
    if BUILD <= move < UPGRADE:
        return (move - BUILD) // 3 * 2
    if UPGRADE <= move < COMPLETE:
        return (move - UPGRADE) * 2 + 1
    if COMPLETE <= move < SEND:
        return mission_row(s, s.slot_of(move - COMPLETE))
    if CAST <= move < USE:
        return SPELL_ROW + move - CAST
    return move - USE + 2 * STANDARD if USE <= move < END else -1


@nogil
def can_hire(s: Position, cost: int) -> bool:
    """Whether the pool covers one of the costs of a mercenary."""
    at = cost * 3
    return (
        s.tables.hire_price[at] <= s.pool[0] and s.tables.hire_price[at + 1] <= s.pool[1]
        and s.tables.hire_price[at + 2] <= s.pool[2]
    )


@nogil
def can_take(s: Position, way: int) -> bool:
    """Whether an alternative gives something: its mercenaries may be gone, and contests give none."""
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


@nogil
def has_mercenaries(s: Position, row: int) -> bool:
    """Whether the actor has the mercenaries a mission takes (L-15)."""
    spare = 0
    for kind in range(3):
        over = s.mercenaries[s.actor * 3 + kind] - s.tables.mercenary_price[row * 4 + kind]
        if over < 0:
            return False
        spare += over
    return spare >= s.tables.mercenary_price[row * 4 + 3]


@nogil
def has_an_effect(s: Position, row: int) -> bool:
    """Dice to change must be there (L-16 to L-18), and a removed gnome to be recalled."""
    if s.tables.needs[row] == 0:
        return True
    if s.tables.needs[row] & NEEDS_DICE and s.left[s.actor] > 0:
        return True
    return s.tables.needs[row] & NEEDS_REMOVED > 0 and s.removed[s.actor] > 0


@nogil
def is_base_in_view(s: Position, card: int) -> bool:
    """Whether the base side of a card stands in the actor's village."""
    at = s.actor * 3
    if card < STANDARD:
        return s.lower[at] == card * 2 or s.lower[at + 1] == card * 2 or s.lower[at + 2] == card * 2
    return s.upper[at] == card * 2 or s.upper[at + 1] == card * 2 or s.upper[at + 2] == card * 2


@nogil
def mission_row(s: Position, slot: int) -> int:
    """The side of a mission that lies up: advanced on the last two spaces (L-25)."""
    return MISSION_ROW + s.mission[slot] * 2 + (1 if slot >= 2 else 0)
