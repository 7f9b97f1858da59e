"""Gnomes, coins and assistants change places: gaining (P-10, P-11), paying (P-6, P-7), clearing (P-28)."""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.games.gnomopolis.constants import KIND_COUNT
from gnomehall.games.gnomopolis.gnomes import ASSISTANTS, LOAD, LYING, UNIT, count_of
from gnomehall.games.gnomopolis.position import Position


@nogil
def gain_gnome(s: Position, kind: int) -> None:
    """A gnome from the Ancient Capital, else from the New one, comes exhausted; else it is lost (P-10)."""
    if count_of(s.ancient_gnomes, kind) > 0:
        s.ancient_gnomes -= UNIT[kind]
    elif count_of(s.new_gnomes, kind) > 0:
        s.new_gnomes -= UNIT[kind]
    else:
        return
    s.exhausted[s.actor] += UNIT[kind]


@nogil
def gain_coins(s: Position, seat: int, coins: int) -> None:
    """From the Ancient Capital, the New one, then from outside (P-11)."""
    ancient = min(coins, s.ancient_coins)
    new = min(coins - ancient, s.new_coins)
    s.ancient_coins -= ancient
    s.new_coins -= new
    s.coins_made += coins - ancient - new
    s.coins[seat] += coins


@nogil
def gain_assistants(s: Position, assistants: int) -> None:
    """From the Ancient Capital, the New one, then from outside (P-11)."""
    ancient = min(assistants, s.ancient_assistants)
    new = min(assistants - ancient, s.new_assistants)
    s.ancient_assistants -= ancient
    s.new_assistants -= new
    s.assistants_made += assistants - ancient - new
    s.assistants[s.actor] += assistants


@nogil
def open_gift(s: Position, gift: int) -> None:
    """Gain all of a gift that needs no choice; the choices are owed (P-10 to P-12)."""
    for kind in range(KIND_COUNT):
        for _ in range(s.tables.gain_gnomes[gift * KIND_COUNT + kind]):
            gain_gnome(s, kind)
    gain_coins(s, s.actor, s.tables.gain_coins[gift])
    gain_assistants(s, s.tables.gain_assistants[gift])
    s.gift = gift
    s.choice = 0


@nogil
def pay(s: Position, action: int, place: int) -> None:
    """Put the cost of a parchment on a place; white icons are owed (P-6, P-7)."""
    seat = s.actor
    s.action = action
    s.in_use = place
    s.active[seat] -= s.tables.standing[action] + s.tables.lying[action]
    s.standing_at_work += s.tables.standing[action]
    s.lying_at_work += s.tables.lying[action]
    s.coins[seat] -= s.tables.coins[action]
    s.coins_out += s.tables.coins[action]
    s.assistants[seat] -= s.tables.assistants[action]
    s.assistants_out += s.tables.assistants[action]
    s.load_on[place] += s.tables.load[action]
    s.white = s.tables.white[action]
    s.white_lying = s.tables.white_lying[action]


@nogil
def pay_white(s: Position, kind: int) -> None:
    """A gnome pays a white icon: those that stand first, then those that lie."""
    s.active[s.actor] -= UNIT[kind]
    if s.white > 0:
        s.white -= 1
        s.standing_at_work += UNIT[kind]
        s.load_on[s.in_use] += LOAD[kind]
    else:
        s.white_lying -= 1
        s.lying_at_work += UNIT[kind]
        s.load_on[s.in_use] += LOAD[LYING + kind]


@nogil
def employ(s: Position, icon: int, member: int) -> None:
    """A gnome or an assistant (member 6) fills an icon of the team (P-18)."""
    s.team[icon] -= 1
    if member < KIND_COUNT:
        s.active[s.actor] -= UNIT[member]
        s.standing_at_work += UNIT[member]
        s.load_on[s.tables.team_place] += LOAD[member]
    else:
        s.assistants[s.actor] -= 1
        s.assistants_out += 1
        s.load_on[s.tables.team_place] += LOAD[ASSISTANTS]


@nogil
def lift(s: Position, place: int, code: int) -> None:
    """A Search sends a working gnome to rest, a lying one to the New Capital (P-16)."""
    s.load_on[place] -= LOAD[code]
    if code < LYING:
        s.standing_at_work -= UNIT[code]
        s.exhausted[s.actor] += UNIT[code]
    else:
        s.lying_at_work -= UNIT[code - LYING]
        s.new_gnomes += UNIT[code - LYING]


@nogil
def clear_parchments(s: Position) -> None:
    """Lying gnomes and tokens go to the New Capital, all others are exhausted (P-28)."""
    seat = s.actor
    s.new_gnomes += s.lying_at_work
    s.new_coins += s.coins_out
    s.new_assistants += s.assistants_out
    s.exhausted[seat] += s.standing_at_work + s.active[seat]
    s.active[seat] = 0
    s.lying_at_work = 0
    s.standing_at_work = 0
    s.coins_out = 0
    s.assistants_out = 0
    for place in range(s.tables.places):
        s.load_on[place] = 0
