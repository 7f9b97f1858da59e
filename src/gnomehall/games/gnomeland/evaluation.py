"""A good player's guess at the final points of a seat.

Everything is counted in hundredths of a coin and turned into points at the end: what is in hand, what
the dice on the table bring, one mission that could be paid now, and what the village brings in each
round to come.  The constants were tuned for the mean score of four players who look one move ahead.
"""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.games.gnomeland.bounds import MOST_WAYS
from gnomehall.games.gnomeland.cards import Cards
from gnomehall.games.gnomeland.effect_words import Bundle, Effect
from gnomehall.games.gnomeland.position import MUST_KEEP, ROUND_DICE, ROUNDS, Position
from gnomehall.games.gnomeland.tables import BUNDLE, MOST_ROWS, POINTS, faces_by_row, padded
from gnomehall.games.gnomeland.turn_listing import mission_row

NOW = 23  # points (hundredths) for a coin in hand
LATER = 26  # for a coin the village will bring
SURE = 100  # for a point of a mission that can be paid but is not
GNOME = 170  # hundredths of a coin: a visit to the Tavern, or a copy
ROOM = 20  # a round: what a Warehouse is worth
A_WEAPON = 140  # less than the 2 coins missions pay for it: every village makes weapons
A_MANA = 300
HIRED = 80  # a mercenary, above its resource: it needs no Warehouse, and missions take it
LOOSE = 70  # per cent of a resource no Warehouse will keep, while there are dice to go with it
LOST = 8  # and when there are none


WORTH = (100, 200, 300, 150, 250, 350, 350, 220)  # of a column of a bundle, in hundredths of a coin


def worth_of(bundle: Bundle) -> int:
    """Coin 1, weapon 2, mana 3, mercenaries half a coin more than they give, in hundredths."""
    return sum(count * each for count, each in zip(bundle, WORTH, strict=True))


def value_of(effect: Effect) -> int:
    """What one use of a card is worth, in hundredths of a coin."""
    best = max((worth_of(way) for way in effect.ways), default=0)
    dice = 150 * effect.extra_die + 60 * bool(effect.reroll) + 30 * len(set(effect.shift))
    return max(best + dice - min(worth_of(pay) for pay in effect.pays), 0)


def values_by_row(cards: Cards) -> list[int]:
    """The same for every row of the tables."""
    return padded([value_of(face.effect) for face in faces_by_row(cards)], MOST_ROWS)


@nogil
def worth(s: Position, seat: int) -> int:
    """Points, and what is in hand and to come."""
    points = 100 * (s.score[seat] + s.building_points(seat))
    order = (seat - s.first + s.seats) % s.seats
    finished: bool = s.contest >= 0 or order < s.turns  # the own turn of this round is over
    rounds = ROUNDS - s.round
    turns = rounds
    if s.phase == MUST_KEEP and s.actor == seat:
        now = stock(s, seat) + to_keep(s) if rounds > 0 else 0
    elif not finished:
        turns += 1
        now = best_use(s, seat, rounds) + on_the_table(s, seat)
    elif rounds > 0:
        now = stock(s, seat)
    else:
        return points
    gnomes = s.gnomes[seat]
    if gnomes > 2 * turns:
        gnomes = 2 * turns
    return points + (now + gnomes * GNOME) * NOW // 100 + a_round(s, seat) * rounds * LATER // 100


@nogil
def stock(s: Position, seat: int) -> int:
    """Resources stored or copied, and mercenaries."""
    at = seat * 3
    value = 100 * (s.in_store(seat, 0) + s.aside[at])
    value += A_WEAPON * (s.in_store(seat, 1) + s.aside[at + 1]) + A_MANA * (s.in_store(seat, 2) + s.aside[at + 2])
    return value + hired(s.mercenaries[at], s.mercenaries[at + 1], s.mercenaries[at + 2])


@nogil
def to_keep(s: Position) -> int:
    """The best the actor can still lay on the Warehouses that have not been asked about (L-19)."""
    rooms = 0
    for space in range(s.keeping, 3):
        if s.upper[s.actor * 3 + space] < 0:
            rooms += s.tables.room[space]
    for kind in range(3):
        rooms -= s.stored[s.actor * 9 + s.keeping * 3 + kind]
    return fitting(rooms, s.pool[0], s.pool[1], s.pool[2])


@nogil
def fitting(rooms: int, coins: int, weapons: int, mana: int) -> int:
    """What the best resources for some rooms are worth."""
    if mana >= rooms:
        return A_MANA * rooms
    if mana + weapons >= rooms:
        return A_MANA * mana + A_WEAPON * (rooms - mana)
    return A_MANA * mana + A_WEAPON * weapons + 100 * min(coins, rooms - mana - weapons)


@nogil
def hired(traders: int, soldiers: int, wizards: int) -> int:
    """Mercenaries."""
    return traders * (100 + HIRED) + soldiers * (A_WEAPON + HIRED) + wizards * (A_MANA + HIRED)


@nogil
def in_pool(s: Position, seat: int, kind: int) -> int:
    """What a seat has of a resource in its turn, or will have when it starts (L-9)."""
    if s.actor == seat:
        return s.pool[kind]
    return s.in_store(seat, kind) + s.aside[seat * 3 + kind]


@nogil
def best_use(s: Position, seat: int, rounds: int) -> int:
    """What the pool and the mercenaries are worth in the own turn: as they are, or after one mission."""
    at = seat * 3
    coins = in_pool(s, seat, 0)
    weapons = in_pool(s, seat, 1)
    mana = in_pool(s, seat, 2)
    best = holding(
        s, seat, rounds, coins, weapons, mana,
        s.mercenaries[at], s.mercenaries[at + 1], s.mercenaries[at + 2],
    )
    if s.actor != seat and coins + weapons + mana == 0:
        return best  # nothing to pay with yet
    for slot in range(4):
        if s.mission[slot] >= 0 and not (s.actor == seat and s.done >> slot & 1):
            value = after_mission(s, seat, rounds, slot, coins, weapons, mana)
            if value > best:
                best = value
    return best


@nogil
def after_mission(
    s: Position, seat: int, rounds: int, slot: int, coins: int, weapons: int, mana: int,
) -> int:
    """The worth of what is left after a mission, with its reward; -1 if it cannot be paid."""
    row = mission_row(s, slot)
    at = seat * 3
    coins -= s.tables.price[row * 3]
    weapons -= s.tables.price[row * 3 + 1]
    mana -= s.tables.price[row * 3 + 2]
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
    any_kind = s.tables.mercenary_price[row * 4 + 3]  # the cheapest go
    while any_kind > 0:
        any_kind -= 1
        if traders > 0:
            traders -= 1
        elif soldiers > 0:
            soldiers -= 1
        elif wizards > 0:
            wizards -= 1
        else:
            return -1
    points = 0
    if s.tables.ways[row] > 0:
        points = s.tables.bundle[s.tables.way[row * MOST_WAYS] * BUNDLE + POINTS] - s.hexes[slot]
    if points < 0:
        points = 0
    left = holding(s, seat, rounds, coins, weapons, mana, traders, soldiers, wizards)
    return left + points * SURE * 100 // NOW


@nogil
def holding(
    s: Position, seat: int, rounds: int, coins: int, weapons: int, mana: int,
    traders: int, soldiers: int, wizards: int,
) -> int:
    """The pool as it will be: what fits the Warehouses in full, the rest as far as dice may still use it."""
    total = coins * 100 + weapons * A_WEAPON + mana * A_MANA
    kept = fitting(s.rooms(seat), coins, weapons, mana)
    extra = hired(traders, soldiers, wizards)
    has_dice: bool = s.left[seat] + s.to_roll[seat] > 0 or s.phase < ROUND_DICE
    if rounds == 0:
        return total + extra if has_dice else (total + extra) * 40 // 100
    return kept + (total - kept) * (LOOSE if has_dice else LOST) // 100 + extra


@nogil
def on_the_table(s: Position, seat: int) -> int:
    """Dice not yet spent, and special buildings not yet used."""
    if s.phase < ROUND_DICE:  # the dice of the round are not rolled yet
        return a_round(s, seat)
    value = 0
    for result in range(6):
        value += s.dice[seat * 6 + result] * s.tables.value[s.lower[seat * 3 + result // 2]]
    value += s.to_roll[seat] * a_die(s, seat)
    for space in range(3):
        row = s.upper[seat * 3 + space]
        if row >= 0 and not s.used[seat] >> space & 1:
            value += s.tables.value[row]
    return value


@nogil
def a_die(s: Position, seat: int) -> int:
    """What a die brings on average."""
    value = 0
    for space in range(3):
        value += s.tables.value[s.lower[seat * 3 + space]]
    return value // 3


@nogil
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
