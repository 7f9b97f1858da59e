"""A good player's guess at the final points of a seat.

Everything is counted in hundredths of a coin (a coin 1, a weapon 2, mana 3, as the missions pay) and
turned into points at the end: what is in hand, what the dice on the table bring, one mission that
could be paid now, and what the village brings in each round to come.
"""

from __future__ import annotations

import cython

from gnomehall.games.gnomeland.position import Position

if not cython.compiled:
    from gnomehall.games.gnomeland.options import mission_row
    from gnomehall.games.gnomeland.position import ROUNDS
    from gnomehall.games.gnomeland.tables import BUNDLE, MOST_WAYS, POINTS

    NOW = 40  # points (hundredths) for a coin in hand: the missions of the rulebook pay about that
    LATER = 26  # for a coin the village will bring: it comes late, and may not fit
    GNOME = 120  # hundredths of a coin: a visit to the Tavern, or a copy
    ROOM = 40  # a round: what a Warehouse is worth


def guess_worth(s: Position, seat: int) -> int:
    """Points, and what is in hand and to come."""
    points = 100 * (s.score[seat] + s.building_points(seat))
    order = (seat - s.first + s.seats) % s.seats
    finished = s.contest >= 0 or order < s.turns  # the own turn of this round is over
    rounds = ROUNDS - s.round
    if finished:
        if rounds == 0:
            return points
        now = stock(s, seat)
    elif s.actor == seat:
        now = best_use(s, seat, rounds) + on_the_table(s, seat)
    else:
        now = stock(s, seat) + on_the_table(s, seat)
    turns = rounds if finished else rounds + 1
    gnomes = s.gnomes[seat]
    if gnomes > 2 * turns:
        gnomes = 2 * turns
    return points + (now + gnomes * GNOME) * NOW // 100 + a_round(s, seat) * rounds * LATER // 100


def stock(s: Position, seat: int) -> int:
    """Resources stored or copied, and mercenaries."""
    value = 0
    for kind in range(3):
        at = seat * 3 + kind
        value += (s.stored[at] + s.aside[at]) * 100 * (kind + 1) + s.mercenaries[at] * (100 * kind + 150)
    return value


def best_use(s: Position, seat: int, rounds: int) -> int:
    """What the pool and the mercenaries are worth in the own turn: as they are, or after one mission."""
    at = seat * 3
    best = holding(
        s, seat, rounds, s.pool[0], s.pool[1], s.pool[2],
        s.mercenaries[at], s.mercenaries[at + 1], s.mercenaries[at + 2],
    )
    for slot in range(4):
        if s.mission[slot] >= 0 and not s.done >> slot & 1:
            value = after_mission(s, seat, rounds, slot)
            if value > best:
                best = value
    return best


def after_mission(s: Position, seat: int, rounds: int, slot: int) -> int:
    """The worth of what is left after a mission, with its reward; -1 if it cannot be paid."""
    row = mission_row(s, slot)
    at = seat * 3
    coins = s.pool[0] - s.tables.price[row * 3]
    weapons = s.pool[1] - s.tables.price[row * 3 + 1]
    mana = s.pool[2] - s.tables.price[row * 3 + 2]
    traders = s.mercenaries[at] - s.tables.mercenary_price[row * 4]
    soldiers = s.mercenaries[at + 1] - s.tables.mercenary_price[row * 4 + 1]
    wizards = s.mercenaries[at + 2] - s.tables.mercenary_price[row * 4 + 2]
    if coins < 0:  # mercenaries are played for what is missing
        traders += coins
        coins = 0
    if weapons < 0:
        soldiers += weapons
        weapons = 0
    if mana < 0:
        wizards += mana
        mana = 0
    if traders < 0 or soldiers < 0 or wizards < 0:
        return -1
    lacking = s.tables.mercenary_price[row * 4 + 3]  # of any kind: the cheapest go
    while lacking > 0:
        lacking -= 1
        if traders > 0:
            traders -= 1
        elif soldiers > 0:
            soldiers -= 1
        elif wizards > 0:
            wizards -= 1
        else:
            return -1
    points = s.tables.bundle[s.tables.way[row * MOST_WAYS] * BUNDLE + POINTS] - s.hexes[slot]
    if points < 0:
        points = 0
    left = holding(s, seat, rounds, coins, weapons, mana, traders, soldiers, wizards)
    return left + points * 9500 // NOW


def holding(
    s: Position, seat: int, rounds: int, coins: int, weapons: int, mana: int,
    traders: int, soldiers: int, wizards: int,
) -> int:
    """The pool as it will be: what fits the Warehouses in full, the rest as far as dice may still use it."""
    rooms = s.rooms(seat)
    total = coins * 100 + weapons * 200 + mana * 300
    if mana >= rooms:
        kept = 300 * rooms
    elif mana + weapons >= rooms:
        kept = 300 * mana + 200 * (rooms - mana)
    else:
        kept = 300 * mana + 200 * weapons + 100 * min(coins, rooms - mana - weapons)
    hired = traders * 150 + soldiers * 250 + wizards * 350
    if s.left[seat] + s.to_roll[seat] > 0:
        if rounds == 0:
            return (total + hired) * 60 // 100
        return kept + (total - kept) * 70 // 100 + hired
    if rounds == 0:
        return (total + hired) * 10 // 100
    return kept + (total - kept) * 20 // 100 + hired


def on_the_table(s: Position, seat: int) -> int:
    """Dice not yet spent, and special buildings not yet used."""
    value = 0
    for result in range(6):
        value += s.dice[seat * 6 + result] * s.tables.value[s.lower[seat * 3 + result // 2]]
    value += s.to_roll[seat] * a_die(s, seat)
    for space in range(3):
        row = s.upper[seat * 3 + space]
        if row >= 0 and not s.used[seat] >> space & 1:
            value += s.tables.value[row]
    return value


def a_die(s: Position, seat: int) -> int:
    """What a die brings on average."""
    value = 0
    for space in range(3):
        value += s.tables.value[s.lower[seat * 3 + space]]
    return value // 3


def a_round(s: Position, seat: int) -> int:
    """What the village brings in a round: dice, special buildings, and room to keep things."""
    dice = 3
    value = 0
    for space in range(3):
        row = s.upper[seat * 3 + space]
        if row < 0:
            value += ROOM * s.tables.room[space]
        elif s.tables.lasting[row] > 0:
            dice += s.tables.lasting[row]
        else:
            value += s.tables.value[row]
    return value + dice * a_die(s, seat)
