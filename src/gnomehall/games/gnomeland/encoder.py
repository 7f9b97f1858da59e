"""What a learner sees of Gnomeland."""

from __future__ import annotations

import cython

from gnomehall.core.declared import cpdef, nogil
from gnomehall.core.encoder import Encoder
from gnomehall.core.game import Game
from gnomehall.core.layout import Field, Layout
from gnomehall.core.state import State
from gnomehall.games.gnomeland.game import Gnomeland
from gnomehall.games.gnomeland.position import MUST_KEEP, Position


def layout_of(game: Game, seats: int) -> Layout:
    """What is being decided, the board, then every seat."""
    assert isinstance(game, Gnomeland)
    cards = game.tables
    standard = 2 * cards.standard  # sides of standard buildings; those of special ones are the next rows
    special = 2 * (cards.buildings - cards.standard)
    shared = [
        Field("phase", 17, 1, "what is being decided, one of mission ... ended (position.py)"),
        Field("round", 1, 5, "the round"),
        Field("turns", 1, 4, "turns taken in this round or contest"),
        Field("step", 1, 5, "how far the effect, or the opening roll, has come"),
        Field("owed", 4, 5, "points hexed; mercenaries to recruit, to pay; lowest left to choose"),
        Field("keeping", 3, 1, "the upper space whose Warehouse is asked about"),
        Field("pending", 3, 1, "the space to be built on, while its cost is chosen"),
        Field("purchases", 1, 60, "purchases and uses in this turn"),
        Field("from_die", 1, 1, "whether a die brought this effect"),
        Field("visited", 1, 1, "whether a gnome was sent this turn"),
        Field("copy_each", 1, 1, "the option"),
        Field("one_copy", 1, 1, "the option"),
        Field("done", 4, 1, "missions completed this turn, by space"),
        Field("contest", 2, 1, "the action space a contest is held for"),
        Field("effect", cards.rows, 1, "the card side being carried out (rows of tables.py)"),
        Field("mission", 4 * cards.missions, 1,
              f"the mission on each of the four spaces, {said(cards.missions)} numbers a space"),
        Field("hexes", 4, 4, "points less on each space"),
        Field("next_mission", cards.missions, 1, "the known top of the mission deck (L-1)"),
        Field("action", 2 * cards.actions, 1,
              f"the action on each of the two spaces, {said(cards.actions)} numbers a space"),
        Field("spell", cards.spells, 1, "the spell"),
        Field("missions_left", cards.missions, 1, "missions not yet known"),
        Field("actions_left", cards.actions, 1, "actions face down"),
        Field("spells_left", cards.spells, 1, "spells face down"),
        Field("pool", 3, 10, "coins, weapons and mana the actor can pay with; in a turn what is stored is part of it"),
        Field("taken", 3, 4, "what the last die brought, to be copied"),
        Field("decks", 3, 9, "mercenaries of each kind left"),
    ]
    of_a_seat = [
        Field("score", 1, 40, "points on the score track"),
        Field("building_points", 1, 9, "points of the buildings in view"),
        Field("reached", 1, 50, "when the score was reached, for ties (L-26)"),
        Field("stored", 9, 1, "coins, weapons and mana on each upper space, three numbers a space"),
        Field("aside", 3, 6, "coins, weapons and mana copied"),
        Field("mercenaries", 3, 4, "traders, soldiers and wizards"),
        Field("dice", 6, 4, "dice not spent, by result"),
        Field("spent", 6, 4, "dice spent, by result"),
        Field("to_roll", 1, 6, "dice to roll"),
        Field("neutral", 1, 4, "dice beyond the three"),
        Field("gnomes", 1, 5, "gnomes that can be used"),
        Field("removed", 1, 5, "gnomes out of the game"),
        Field("total", 1, 20, "the sum in a contest or in the opening roll"),
        Field("sent", 2, 5, "gnomes on each action"),
        Field("token", 6, 1, "the magic token: at home, on the spell, on each mission space"),
        Field("used", 3, 1, "upper spaces used this round, contests included"),
        Field("lower", 3 * (standard + 3), 1,
              f"what stands on each lower space: {said(standard)} sides and the three printed, {standard + 3} a space"),
        Field("upper", 3 * special, 1,
              f"what stands on each upper space: {said(special)} sides a space, none if it is as printed"),
        Field("built", cards.buildings, 1, "building cards no longer to be had"),
        Field("to_move", 1, 1, "whether this seat decides now"),
        Field("actor", 1, 1, "whether it is this seat's turn"),
        Field("first", 1, 1, "whether this seat is first in the round"),
        Field("copied", 1, 1, "with the option one_copy: whether this seat has copied in this turn"),
        Field("contender", 1, 1, "whether this seat still rolls to be first"),
    ]
    return Layout(shared, of_a_seat, seats)


def said(count: int) -> str:
    """A number in the description of a field."""
    return "ten" if count == 10 else str(count)


def make_encoder(game: Game, seats: int) -> GnomelandEncoder:
    """The encoder for a number of seats."""
    return GnomelandEncoder(layout_of(game, seats))


class GnomelandEncoder(Encoder):
    """Writes the fields of `layout_of`."""

    phase: int
    turn: int
    effect: int
    mission: int
    action: int
    spell: int
    left: int
    pool: int
    stored: int
    dice: int
    sent: int
    lower: int
    upper: int
    built: int

    def __init__(self, layout: Layout) -> None:
        Encoder.__init__(self, layout)
        self.phase = layout.start("phase")
        self.turn = layout.start("round")
        self.effect = layout.start("effect")
        self.mission = layout.start("mission")
        self.action = layout.start("action")
        self.spell = layout.start("spell")
        self.left = layout.start("missions_left")
        self.pool = layout.start("pool")
        seat = layout.first_seat
        self.stored = layout.start("0.stored") - seat
        self.dice = layout.start("0.dice") - seat
        self.sent = layout.start("0.sent") - seat
        self.lower = layout.start("0.lower") - seat
        self.upper = layout.start("0.upper") - seat
        self.built = layout.start("0.built") - seat

    @nogil
    def viewer(self, state: State) -> int:
        """The seat whose turn it is, while chance moves."""
        actor = cython.cast(Position, state).actor
        return state.mover if state.mover >= 0 else actor if actor >= 0 else 0

    @cpdef
    def house_rules(self, state: State) -> int:
        """The options, a bit each."""
        s: Position = cython.cast(Position, state)
        return (1 if s.copy_each else 0) + (2 if s.one_copy else 0)

    @nogil
    def write(self, state: State, seat: int) -> None:
        """What is shared, then the seats from the one that looks."""
        self.write_turn(cython.cast(Position, state))
        self.write_board(cython.cast(Position, state))
        for k in range(self.seats):
            other = (seat + k) % self.seats
            self.write_seat(cython.cast(Position, state), other, self.at + self.first_seat + k * self.a_seat)
            self.write_village(cython.cast(Position, state), other, self.at + self.first_seat + k * self.a_seat)

    @nogil
    def write_turn(self, s: Position) -> None:
        """What is being decided."""
        self.out[self.at + self.phase + s.phase] = 1
        self.out[self.at + self.turn] = s.round
        self.out[self.at + self.turn + 1] = s.turns
        self.out[self.at + self.turn + 2] = s.step
        self.out[self.at + self.turn + 3] = s.hexed
        self.out[self.at + self.turn + 4] = s.recruits
        self.out[self.at + self.turn + 5] = s.paying
        self.out[self.at + self.turn + 6] = s.least
        if s.phase == MUST_KEEP:
            self.out[self.at + self.turn + 7 + s.keeping] = 1
        if s.tables.build <= s.pending < s.tables.upgrade:
            self.out[self.at + self.turn + 10 + (s.pending - s.tables.build) % 3] = 1
        self.out[self.at + self.turn + 13] = s.moves
        self.out[self.at + self.turn + 14] = s.from_die
        self.out[self.at + self.turn + 15] = s.visited
        self.out[self.at + self.turn + 16] = s.copy_each
        self.out[self.at + self.turn + 17] = s.one_copy
        for i in range(4):
            self.out[self.at + self.turn + 18 + i] = s.done >> i & 1
        if s.contest >= 0:
            self.out[self.at + self.turn + 22 + s.contest] = 1
        for i in range(3):
            self.out[self.at + self.pool + i] = s.pool[i]
            self.out[self.at + self.pool + 3 + i] = s.taken[i]
            self.out[self.at + self.pool + 6 + i] = s.decks[i]
        if s.effect >= 0:
            self.out[self.at + self.effect + s.effect] = 1

    @nogil
    def write_board(self, s: Position) -> None:
        """Missions, Tavern, Tower, and what is still face down."""
        missions = s.tables.missions
        actions = s.tables.actions
        for i in range(4):
            if s.mission[i] >= 0:
                self.out[self.at + self.mission + i * missions + s.mission[i]] = 1
            self.out[self.at + self.mission + 4 * missions + i] = s.hexes[i]
        if s.next_mission >= 0:
            self.out[self.at + self.mission + 4 * missions + 4 + s.next_mission] = 1
        for i in range(2):
            if s.action[i] >= 0:
                self.out[self.at + self.action + i * actions + s.action[i]] = 1
        if s.spell >= 0:
            self.out[self.at + self.spell + s.spell] = 1
        for i in range(missions):
            self.out[self.at + self.left + i] = s.missions_left >> i & 1
        for i in range(actions):
            self.out[self.at + self.left + missions + i] = s.actions_left >> i & 1
        for i in range(s.tables.spells):
            self.out[self.at + self.left + missions + actions + i] = s.spells_left >> i & 1

    @nogil
    def write_seat(self, s: Position, seat: int, at: int) -> None:
        """Points, resources, dice and gnomes."""
        self.out[at] = s.score[seat]
        self.out[at + 1] = s.building_points(seat)
        self.out[at + 2] = s.reached[seat]
        for i in range(9):
            self.out[at + self.stored + i] = s.stored[seat * 9 + i]
        for i in range(3):
            self.out[at + self.stored + 9 + i] = s.aside[seat * 3 + i]
            self.out[at + self.stored + 12 + i] = s.mercenaries[seat * 3 + i]
        for i in range(6):
            self.out[at + self.dice + i] = s.dice[seat * 6 + i]
            self.out[at + self.dice + 6 + i] = s.spent[seat * 6 + i]
        self.out[at + self.dice + 12] = s.to_roll[seat]
        self.out[at + self.dice + 13] = s.neutral[seat]
        self.out[at + self.dice + 14] = s.gnomes[seat]
        self.out[at + self.dice + 15] = s.removed[seat]
        self.out[at + self.dice + 16] = s.total[seat]
        self.out[at + self.sent] = s.sent[seat * 2]
        self.out[at + self.sent + 1] = s.sent[seat * 2 + 1]
        self.out[at + self.sent + 2 + s.token[seat]] = 1

    @nogil
    def write_village(self, s: Position, seat: int, at: int) -> None:
        """What stands in a village, and whose turn it is."""
        standard = 2 * s.tables.standard
        special = 2 * (s.tables.buildings - s.tables.standard)
        rest = at + self.built + s.tables.buildings
        for i in range(3):
            self.out[at + self.sent + 8 + i] = s.used[seat] >> i & 1
            row = s.lower[seat * 3 + i]
            if row >= s.tables.printed_row:
                row += standard - s.tables.printed_row
            self.out[at + self.lower + i * (standard + 3) + row] = 1
            row = s.upper[seat * 3 + i]
            if row >= 0:
                self.out[at + self.upper + i * special + row - standard] = 1
        for i in range(s.tables.buildings):
            self.out[at + self.built + i] = s.built[seat] >> i & 1
        self.out[rest] = s.mover == seat
        self.out[rest + 1] = s.actor == seat
        self.out[rest + 2] = s.first == seat
        self.out[rest + 3] = s.copied >> seat & 1
        self.out[rest + 4] = s.contenders >> seat & 1
