"""A good player's guess at the final points of a seat.

Everything is counted in hundredths of a coin (a coin 1, a weapon 2, mana 3, as the missions pay) and
turned into points at the end: what lies there now, what the dice on the table bring, and what the
village brings in each round to come.
"""

from __future__ import annotations

import cython

from gnomehall.games.gnomeland.position import Position

if not cython.compiled:
    from gnomehall.games.gnomeland.position import ROUNDS

    GNOME = 130  # hundredths of a coin: a visit to the Tavern, or a copy
    NOW = 42  # points (hundredths) for a coin in hand: the missions of the rulebook pay about that
    LATER = 27  # for a coin the village will bring: it comes late, and may not fit


def guess_worth(s: Position, seat: int) -> int:
    """Points, and what is in hand and to come."""
    points = 100 * (s.score[seat] + s.building_points(seat))
    order = (seat - s.first + s.seats) % s.seats
    finished = s.contest >= 0 or order < s.turns  # the own turn of this round is over
    rounds = ROUNDS - s.round
    if rounds == 0 and finished:
        return points + hopes_in_contests(s, seat)
    now = in_hand(s, seat)
    if not finished:
        now += on_the_table(s, seat)
    gnomes = s.gnomes[seat]
    turns = rounds if finished else rounds + 1
    if gnomes > 2 * turns:
        gnomes = 2 * turns
    return points + (now + gnomes * GNOME) * NOW // 100 + a_round(s, seat) * rounds * LATER // 100


def in_hand(s: Position, seat: int) -> int:
    """Resources and mercenaries; of a pool, what fits the Warehouses counts in full."""
    value = 0
    for kind in range(3):
        at = seat * 3 + kind
        value += (s.stored[at] + s.aside[at]) * 100 * (kind + 1)
        value += s.mercenaries[at] * (100 * (kind + 1) + 50)
    if s.actor == seat and s.contest < 0:
        for kind in range(3):
            value += s.pool[kind] * 95 * (kind + 1)
    return value


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
            value += 40 * s.tables.room[space]
        elif s.tables.lasting[row] > 0:
            dice += s.tables.lasting[row]
        else:
            value += s.tables.value[row]
    return value + dice * a_die(s, seat)


def hopes_in_contests(s: Position, seat: int) -> int:
    """In the last round only a contest still counts, and what can be added to it."""
    if s.contest < 0 and s.turns < s.seats:
        return 0
    return 20 * s.total[seat]
