"""What may be done now: one function for every kind of decision, and one for chance."""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.games.gnomopolis.gnomes import ANY, CODES, KIND_COUNT, UNIT, count_of, covers, on_load, total
from gnomehall.games.gnomopolis.position import (
    EMPLOYING,
    FREE,
    LONGEST_TURN,
    OFFER,
    OPENING,
    PAYING,
    REFILLING,
    SEARCHING,
    STARTING,
    VISITING,
    Position,
)
from gnomehall.games.gnomopolis.supply import can_pay
from gnomehall.games.gnomopolis.tables import (
    BOARD,
    BUILD,
    CARAVAN,
    CARDS,
    COUNCILOR,
    DRAW,
    EMPLOY,
    FIRST,
    FROM_EXHAUSTED,
    FROM_MUG,
    GAIN,
    PASS,
    PAY,
    PLACES,
    REVEAL,
    TRAVEL,
    USE,
)


@nogil
def list_chances(self: Position) -> None:
    """Who starts (P-4), the card turned up (P-3, P-19), or the gnome drawn (P-13)."""
    if self.step == STARTING:
        for seat in range(self.seats):
            self.offer_chance(FIRST + seat, 1)
    elif self.step == OPENING or self.step == REFILLING:
        for card in range(CARDS):
            if self.pile >> card & 1:
                self.offer_chance(REVEAL + card, 1)
    else:
        for kind in range(KIND_COUNT):
            gnomes = count_of(self.mug[self.actor], kind)
            if gnomes > 0:
                self.offer_chance(DRAW + kind, gnomes)


@nogil
def list_decisions(self: Position) -> None:
    """What the actor may do at this step."""
    if self.step == FREE:
        list_turn(self)
    elif self.step == VISITING:
        list_district(self, self.marker[self.actor], self.tables.visit)
    elif self.step == PAYING:
        list_payers(self)
    elif self.step == EMPLOYING:
        list_members(self)
    elif self.step == SEARCHING:
        list_targets(self)
    else:
        list_gains(self)


@nogil
def list_turn(self: Position) -> None:
    """Use a parchment, send the caravan, build, or pass (P-5); no action after the 60th of a turn (P-16)."""
    if self.actions < LONGEST_TURN:
        list_district(self, self.actor, USE)
        if can_travel(self):
            self.offer(TRAVEL)
    if self.built < 0:
        for slot in range(OFFER):
            if self.offered[slot] >= 0 and can_build(self, self.offered[slot]):
                self.offer(BUILD + self.offered[slot])
    self.offer(PASS)


@nogil
def list_district(self: Position, seat: int, moves: int) -> None:
    """The parchments of a district the actor can pay for: `moves` + place.

    The actor's own must be empty (P-8); for a caravan only its own parchment must be (P-24).
    """
    own: bool = moves == USE
    for n in range(self.buildings[seat]):
        place = self.district[seat * 6 + n]
        if not (own and self.on[place] != 0) and can_pay(self, place):
            self.offer(moves + place)
    for n in range(4):
        if self.councilors[n] == seat:
            place = COUNCILOR + n
            if not (own and self.on[place] != 0) and can_pay(self, place):
                self.offer(moves + place)
    for place in range(BOARD, self.tables.places):
        if not (own and self.on[place] != 0) and can_pay(self, place):
            self.offer(moves + place)


@nogil
def host_of(self: Position, seat: int) -> int:
    """The district a seat's caravan comes to next (P-24, P-26, P-27)."""
    host = (self.marker[seat] + 1) % self.seats
    if host == seat:
        host = (host + 1) % self.seats
    return host


@nogil
def can_travel(self: Position) -> bool:
    """Whether the caravan can go: its parchment is empty and it can pay for one of its next host's."""
    if self.on[CARAVAN] != 0 or self.caravan_rests:
        return False
    host = host_of(self, self.actor)
    for place in range(BOARD, self.tables.places):
        if can_pay(self, place):
            return True
    for n in range(self.buildings[host]):
        if can_pay(self, self.district[host * 6 + n]):
            return True
    for n in range(4):
        if self.councilors[n] == host and can_pay(self, COUNCILOR + n):
            return True
    return False


@nogil
def can_build(self: Position, card: int) -> bool:
    """Whether the actor can fill a card's team, assistants included (P-18)."""
    if covers(self.active[self.actor], self.tables.team_need[card]):
        return True
    if self.assistants[self.actor] == 0:
        return False
    short = 0
    spare = 0
    for kind in range(KIND_COUNT):
        missing = self.tables.team[card * 7 + kind] - count_of(self.active[self.actor], kind)
        if missing > 0:
            short += missing
        else:
            spare -= missing
    missing = self.tables.team[card * 7 + ANY] - spare
    if missing > 0:
        short += missing
    return short <= self.assistants[self.actor]


@nogil
def can_fill(self: Position, active: int, assistants: int) -> bool:
    """Whether these gnomes and assistants fill what is left of the team."""
    short = 0
    spare = 0
    for kind in range(KIND_COUNT):
        missing = self.team[kind] - count_of(active, kind)
        if missing > 0:
            short += missing
        else:
            spare -= missing
    if self.team[ANY] > spare:
        short += self.team[ANY] - spare
    return short <= assistants


@nogil
def next_icon(self: Position) -> int:
    """The icon of the team that is filled next: kinds in order, white ones last."""
    icon = 0
    while self.team[icon] == 0:
        icon += 1
    return icon


@nogil
def list_members(self: Position) -> None:
    """Who can fill the next icon of the team (P-18); only one where all ways lead to the same team."""
    icon = next_icon(self)
    active = self.active[self.actor]
    assistants = self.assistants[self.actor]
    if icon == ANY:
        all_work: bool = total(active) + assistants == self.team[ANY]
        for kind in range(KIND_COUNT):
            if count_of(active, kind) > 0 and not (all_work and self.count > 0):
                self.offer(EMPLOY + kind)
        if assistants > 0 and not (all_work and self.count > 0):
            self.offer(EMPLOY + ANY)
    elif count_of(active, icon) == 0:
        self.offer(EMPLOY + ANY)
    else:
        self.offer(EMPLOY + icon)
        if can_spare(self, icon):
            self.offer(EMPLOY + ANY)


@nogil
def can_spare(self: Position, icon: int) -> bool:
    """Whether the team can be filled with one gnome of this kind fewer than there could be."""
    places = self.team[icon]
    fewer = count_of(self.active[self.actor], icon)
    if fewer > places:
        fewer = places
    fewer -= 1
    self.team[icon] = 0
    can: bool = can_fill(
        self, self.active[self.actor] - fewer * UNIT[icon], self.assistants[self.actor] - (places - fewer),
    )
    self.team[icon] = places
    return can


@nogil
def list_payers(self: Position) -> None:
    """Which active gnome pays the next white icon (P-6)."""
    active = self.active[self.actor]
    all_pay_alike: bool = total(active) == self.white + self.white_lying and (self.white == 0 or self.white_lying == 0)
    for kind in range(KIND_COUNT):
        if count_of(active, kind) > 0:
            self.offer(PAY + kind)
            if all_pay_alike:
                return


@nogil
def list_gains(self: Position) -> None:
    """The kinds of a choice that a Capital has (P-10, P-12)."""
    mask = self.tables.masks[self.gift * 4 + self.choice]
    for kind in range(KIND_COUNT):
        if mask >> kind & 1 and (count_of(self.ancient, kind) > 0 or count_of(self.renewed, kind) > 0):
            self.offer(GAIN + kind)


@nogil
def list_targets(self: Position) -> None:
    """Gnomes in the mug and at rest (P-14), and working ones, those that paid for this included (P-16)."""
    for kind in range(KIND_COUNT):
        if count_of(self.mug[self.actor], kind) > 0:
            self.offer(FROM_MUG + kind)
    for kind in range(KIND_COUNT):
        if count_of(self.exhausted[self.actor], kind) > 0:
            self.offer(FROM_EXHAUSTED + kind)
    if self.working == 0 and self.lying == 0:
        return
    for place in range(PLACES):
        if self.on[place] != 0:
            for code in range(CODES):
                if on_load(self.on[place], code) > 0:
                    self.offer(self.tables.lift_id[place * CODES + code])
