"""Gaining from the Capitals (P-10, P-11) and paying (P-6, P-7)."""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.games.gnomopolis.gnomes import ASSISTANTS, KIND_COUNT, LOAD, LYING, UNIT, count_of, covers
from gnomehall.games.gnomopolis.position import Position
from gnomehall.games.gnomopolis.tables import PLACES, TEAM


@nogil
def gain_gnome(self: Position, kind: int) -> None:
    """A gnome from the Ancient Capital, else from the New one, comes exhausted; else it is lost (P-10)."""
    if count_of(self.ancient, kind) > 0:
        self.ancient -= UNIT[kind]
    elif count_of(self.renewed, kind) > 0:
        self.renewed -= UNIT[kind]
    else:
        return
    self.exhausted[self.actor] += UNIT[kind]


@nogil
def gain_coins(self: Position, seat: int, coins: int) -> None:
    """From the Ancient Capital, the New one, then from outside (P-11)."""
    self.coins[seat] += coins
    self.ancient_coins -= coins
    if self.ancient_coins < 0:
        self.new_coins += self.ancient_coins
        self.ancient_coins = 0
        if self.new_coins < 0:
            self.minted -= self.new_coins
            self.new_coins = 0


@nogil
def gain_assistants(self: Position, assistants: int) -> None:
    """From the Ancient Capital, the New one, then from outside (P-11)."""
    self.assistants[self.actor] += assistants
    self.ancient_assistants -= assistants
    if self.ancient_assistants < 0:
        self.new_assistants += self.ancient_assistants
        self.ancient_assistants = 0
        if self.new_assistants < 0:
            self.made -= self.new_assistants
            self.new_assistants = 0


@nogil
def open_gift(self: Position, gift: int) -> None:
    """Gain all of a gift that needs no choice; the choices are owed (P-10 to P-12)."""
    for kind in range(KIND_COUNT):
        for _ in range(self.tables.gain[gift * KIND_COUNT + kind]):
            gain_gnome(self, kind)
    if self.tables.gain_coins[gift] > 0:
        gain_coins(self, self.actor, self.tables.gain_coins[gift])
    if self.tables.gain_assistants[gift] > 0:
        gain_assistants(self, self.tables.gain_assistants[gift])
    self.gift = gift
    self.choice = 0


@nogil
def can_pay(self: Position, action: int) -> bool:
    """Whether the actor owns the whole cost of a parchment (P-6)."""
    return (
        covers(self.active[self.actor], self.tables.need[action])
        and self.coins[self.actor] >= self.tables.coins[action]
        and self.assistants[self.actor] >= self.tables.assistants[action]
    )


@nogil
def pay(self: Position, action: int, place: int) -> None:
    """Put the cost of a parchment on a place; white icons are owed (P-6, P-7)."""
    seat = self.actor
    self.action = action
    self.in_use = place
    self.active[seat] -= self.tables.standing[action] + self.tables.lying[action]
    self.working += self.tables.standing[action]
    self.lying += self.tables.lying[action]
    self.coins[seat] -= self.tables.coins[action]
    self.coins_out += self.tables.coins[action]
    self.assistants[seat] -= self.tables.assistants[action]
    self.assistants_out += self.tables.assistants[action]
    self.on[place] += self.tables.load[action]
    self.white = self.tables.white[action]
    self.white_lying = self.tables.white_lying[action]


@nogil
def pay_white(self: Position, kind: int) -> None:
    """A gnome pays a white icon: those that stand first, then those that lie."""
    self.active[self.actor] -= UNIT[kind]
    if self.white > 0:
        self.white -= 1
        self.working += UNIT[kind]
        self.on[self.in_use] += LOAD[kind]
    else:
        self.white_lying -= 1
        self.lying += UNIT[kind]
        self.on[self.in_use] += LOAD[LYING + kind]


@nogil
def employ(self: Position, icon: int, member: int) -> None:
    """A gnome or an assistant (member 6) fills an icon of the team (P-18)."""
    self.team[icon] -= 1
    if member < KIND_COUNT:
        self.active[self.actor] -= UNIT[member]
        self.working += UNIT[member]
        self.on[TEAM] += LOAD[member]
    else:
        self.assistants[self.actor] -= 1
        self.assistants_out += 1
        self.on[TEAM] += LOAD[ASSISTANTS]


@nogil
def lift(self: Position, place: int, code: int) -> None:
    """A Search sends a working gnome to rest, a lying one to the New Capital (P-16)."""
    self.on[place] -= LOAD[code]
    if code < LYING:
        self.working -= UNIT[code]
        self.exhausted[self.actor] += UNIT[code]
    else:
        self.lying -= UNIT[code - LYING]
        self.renewed += UNIT[code - LYING]


@nogil
def clear_parchments(self: Position) -> None:
    """Lying gnomes and tokens go to the New Capital, all others are exhausted (P-28)."""
    seat = self.actor
    self.renewed += self.lying
    self.new_coins += self.coins_out
    self.new_assistants += self.assistants_out
    self.exhausted[seat] += self.working + self.active[seat]
    self.active[seat] = 0
    self.lying = 0
    self.working = 0
    self.coins_out = 0
    self.assistants_out = 0
    for place in range(PLACES):
        self.on[place] = 0
