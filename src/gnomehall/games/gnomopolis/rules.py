"""Gnomopolis, P-1 to P-33: how a match goes on from decision to decision."""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games.gnomopolis.constants import (
    DEALING,
    DRAWING,
    EMPLOYING,
    FREE,
    GAINING,
    ICON_COUNT,
    IMMIGRATING,
    LAST_BUILDING,
    LONGEST,
    OFFER,
    OPENING,
    PAYING,
    REFILLING,
    RESTING,
    SEARCHING,
    STARTING,
    TYPE_COUNT,
    VISITING,
    WELCOMING,
    WORKFORCE,
)
from gnomehall.games.gnomopolis.evaluation import worth
from gnomehall.games.gnomopolis.gnomes import UNIT, total
from gnomehall.games.gnomopolis.housing import points_of, tie_break
from gnomehall.games.gnomopolis.listing import list_chances, list_moves
from gnomehall.games.gnomopolis.places import host_of
from gnomehall.games.gnomopolis.position import BY_BUILDING, BY_COINS, BY_GNOMES, BY_LENGTH, Position
from gnomehall.games.gnomopolis.teams import next_icon
from gnomehall.games.gnomopolis.transfers import (
    clear_parchments,
    employ,
    gain_coins,
    gain_gnome,
    lift,
    open_gift,
    pay,
    pay_white,
)
from gnomehall.games.gnomopolis.verdict import choices_left, verdict

BUILDINGS_STREAM = 1  # indices into Game.streams
MUG_STREAM = 2


class GnomopolisState(Position):
    """One position of a match."""

    def fresh(self) -> GnomopolisState:
        """Another state on the same tables."""
        return GnomopolisState(self.tables, self.seats, self.caravan_rests)

    @nogil
    def list_options(self) -> None:
        """The outcomes of chance, or what the actor may decide."""
        self.count = 0
        if self.mover == CHANCE:
            list_chances(self)
        elif self.mover >= 0:
            list_moves(self)

    @nogil
    def verdict(self, move: int) -> int:
        """0 if a move may be played now, or else why not (REASONS of verdict.py)."""
        return verdict(self, move)

    @nogil
    def points(self, seat: int) -> int:
        """Points as the table stands (P-32)."""
        return points_of(self, seat)

    @nogil
    def standing(self, seat: int, level: int) -> int:
        """Points, then the tie-breaks (P-33)."""
        return points_of(self, seat) if level == 0 else tie_break(self, seat, level)

    @nogil
    def worth(self, seat: int) -> int:
        """A good player's guess at the final points."""
        return worth(self, seat)

    # ---- one move

    @nogil
    def do(self, move: int) -> None:
        """Play a legal move or outcome, and all that follows without a choice."""
        self.moves += 1
        if self.mover == CHANCE:
            self.happen(move)
        elif self.step == FREE:
            self.start(move)
        else:
            self.decide(move)
        while not self.must_wait():
            self.go_on()
        if self.trigger == 0:
            self.notice_end()

    @nogil
    def happen(self, move: int) -> None:
        """An outcome of chance."""
        if self.step == STARTING:
            self.first = move - self.tables.first
            self.step = OPENING
        elif self.step == OPENING or self.step == REFILLING:
            slot = 0
            while self.offered[slot] >= 0:
                slot += 1
            card = move - self.tables.reveal
            bit = 1
            self.offered[slot] = card
            self.pile ^= bit << card
        else:
            self.mug[self.actor] -= UNIT[move - self.tables.draw]
            self.active[self.actor] += UNIT[move - self.tables.draw]
            self.draws -= 1

    @nogil
    def start(self, move: int) -> None:
        """An action, a building, or the end of the turn (P-5)."""
        if move >= self.tables.use:
            self.actions += 1
            pay(self, move - self.tables.use, move - self.tables.use)
            self.step = PAYING
        elif move >= self.tables.build:
            self.built = move - self.tables.build
            for icon in range(ICON_COUNT):
                self.team[icon] = self.tables.team[self.built * ICON_COUNT + icon]
            self.step = EMPLOYING
        elif move == self.tables.travel:
            self.actions += 1
            self.marker[self.actor] = host_of(self, self.actor)
            self.step = VISITING
        else:
            clear_parchments(self)
            self.draws = WORKFORCE
            self.step = RESTING

    @nogil
    def decide(self, move: int) -> None:
        """A choice that an action or a building asked for."""
        if self.step == VISITING:
            if self.seats > 1:
                gain_coins(self, self.marker[self.actor], 1)
            pay(self, move - self.tables.visit, self.tables.caravan_place)
            self.step = PAYING
        elif self.step == PAYING:
            pay_white(self, move - self.tables.pay)
        elif self.step == EMPLOYING:
            employ(self, next_icon(self), move - self.tables.employ)
        elif self.step == SEARCHING:
            self.searches -= 1
            self.search(move)
        else:
            self.choice += 1
            gain_gnome(self, move - self.tables.gain)

    @nogil
    def search(self, move: int) -> None:
        """A gnome becomes active (P-14), or is lifted off its work (P-16)."""
        seat = self.actor
        if move >= self.tables.lift:
            number = move - self.tables.lift
            lift(self, self.tables.lift_place[number], self.tables.lift_code[number])
        elif move >= self.tables.from_exhausted:
            self.exhausted[seat] -= UNIT[move - self.tables.from_exhausted]
            self.active[seat] += UNIT[move - self.tables.from_exhausted]
        else:
            self.mug[seat] -= UNIT[move - self.tables.from_mug]
            self.active[seat] += UNIT[move - self.tables.from_mug]

    # ---- what is owed, and what comes next

    @nogil
    def must_wait(self) -> bool:
        """Whether somebody must decide; forced choices are made here."""
        if self.mover == OVER:
            return True
        self.mover = self.actor
        if self.step == FREE:
            return True
        if self.step == DRAWING or self.step == RESTING or self.step == DEALING:
            return self.must_draw()
        if self.step == REFILLING or self.step == OPENING:
            return self.must_turn_up()
        while choices_left(self) > 0:
            self.count = 0
            list_moves(self)
            if self.count > 1:
                return True
            if self.count == 1:
                self.decide(self.options[0])
            elif self.step == SEARCHING:
                self.searches = 0  # P-17
            else:
                self.choice += 1  # P-10: no Capital has any of these
        return False

    @nogil
    def must_draw(self) -> bool:
        """Whether chance draws a gnome; an empty mug is refilled first (P-13)."""
        if self.draws == 0:
            return False
        if self.mug[self.actor] == 0:
            self.mug[self.actor] = self.exhausted[self.actor]
            self.exhausted[self.actor] = 0
        if self.mug[self.actor] == 0:
            self.draws = 0
            return False
        self.mover = CHANCE
        self.stream = MUG_STREAM + self.actor
        return True

    @nogil
    def must_turn_up(self) -> bool:
        """Whether chance turns up a card: the offer has a gap and the pile has cards (P-3, P-19)."""
        if self.pile == 0:
            return False
        for slot in range(OFFER):
            if self.offered[slot] < 0:
                self.mover = CHANCE
                self.stream = BUILDINGS_STREAM
                return True
        return False

    @nogil
    def go_on(self) -> None:
        """Take the next step; everything this one asked for is done."""
        if self.step == PAYING:
            open_gift(self, self.action)
            self.step = GAINING
        elif self.step == GAINING or self.step == WELCOMING:
            self.draws = self.tables.draws[self.gift]
            self.step = DRAWING
        elif self.step == DRAWING:
            self.searches = self.tables.searches[self.gift]
            self.step = SEARCHING
        elif self.step == EMPLOYING:
            self.move_in()
            self.step = IMMIGRATING
        elif self.step == IMMIGRATING:
            self.step = REFILLING
            self.check_councilor(self.tables.type[self.built])
        elif self.step == SEARCHING and self.gift >= self.tables.bonus:
            self.step = REFILLING
        elif self.step == SEARCHING or self.step == REFILLING:
            self.be_free()
        elif self.step == RESTING:
            self.end_turn()
        else:
            self.deal()

    @nogil
    def be_free(self) -> None:
        """Nothing is owed; what was owed leaves no trace in the position."""
        self.step = FREE
        self.in_use = -1
        self.action = -1
        self.gift = 0
        self.choice = 0

    # ---- set-up

    @nogil
    def deal(self) -> None:
        """Every seat draws 3 gnomes, then the first player's turn begins (P-2, P-4)."""
        if self.step == OPENING:
            self.step = DEALING
            self.actor = 0
            self.draws = WORKFORCE
        elif self.actor + 1 < self.seats:
            self.actor += 1
            self.draws = WORKFORCE
        else:
            self.actor = self.first
            self.round = 1
            self.step = FREE

    # ---- building

    @nogil
    def move_in(self) -> None:
        """The card joins the district and its immigrants come (P-19)."""
        seat = self.actor
        card = self.built
        for slot in range(OFFER):
            if self.offered[slot] == card:
                self.offered[slot] = -1
        self.district[seat * LAST_BUILDING + self.buildings[seat]] = card
        self.buildings[seat] += 1
        self.types[seat * TYPE_COUNT + self.tables.type[card]] += 1
        for icon in range(ICON_COUNT):
            self.beds[seat * ICON_COUNT + icon] += self.tables.beds[card * ICON_COUNT + icon]
        open_gift(self, self.tables.immigration + card)

    @nogil
    def check_councilor(self, profession: int) -> None:
        """A councilor comes to whoever has as many of its type as anybody, and brings a bonus (P-22)."""
        if self.councilors[profession] == self.actor:
            return
        mine = self.types[self.actor * TYPE_COUNT + profession]
        for seat in range(self.seats):
            if self.types[seat * TYPE_COUNT + profession] > mine:
                return
        self.councilors[profession] = self.actor
        open_gift(self, self.tables.bonus + profession)
        self.step = WELCOMING

    # ---- the end

    @nogil
    def notice_end(self) -> None:
        """What ends the match is seen at once, and stays so (P-29)."""
        if self.step < FREE:
            return
        if self.buildings[self.actor] >= LAST_BUILDING:
            self.trigger = BY_BUILDING
        elif total(self.ancient_gnomes) == 0:
            self.trigger = BY_GNOMES
        elif self.ancient_coins == 0:
            self.trigger = BY_COINS
        elif self.moves >= LONGEST:
            self.trigger = BY_LENGTH

    @nogil
    def end_turn(self) -> None:
        """The next seat's turn, or the end after a whole round (P-30)."""
        if self.trigger == 0:
            self.notice_end()
        self.be_free()
        self.actions = 0
        self.built = -1
        self.actor = (self.actor + 1) % self.seats
        if self.actor == self.first:
            if self.trigger != 0:
                self.mover = OVER
                return
            self.round += 1
