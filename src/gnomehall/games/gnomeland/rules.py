"""Gnomeland, L-1 to L-27: what each move does.

`do` plays a move and then answers every question that leaves no choice.  The options listed to find
that out are kept for the next call of `list_options`.
"""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.games.gnomeland.effects import (
    ask_next,
    come_up,
    copy,
    go_on,
    lay_hex,
    lift,
    recruit,
    roll_more,
    spend,
    steal,
    take,
    turn_die,
    work,
)
from gnomehall.games.gnomeland.evaluation import worth
from gnomehall.games.gnomeland.listing import list_moves
from gnomehall.games.gnomeland.position import (
    MUST_PAY,
    MUST_SETTLE,
    ON_SPELL,
    ROUND_DICE,
    TURN,
    TURN_DICE,
    Position,
)
from gnomehall.games.gnomeland.rounds import (
    end_contest_turn,
    end_turn,
    keep,
    next_warehouse,
    roll_for_round,
    roll_to_open,
    show_action,
    show_mission,
    show_spell,
)
from gnomehall.games.gnomeland.tables import ANY_DICE, SECOND
from gnomehall.games.gnomeland.turn_listing import mission_row
from gnomehall.games.gnomeland.two_costs import priced_row, ways_to_pay
from gnomehall.games.gnomeland.verdict import verdict


class GnomelandState(Position):
    """A position, and how it is played on."""

    def fresh(self) -> GnomelandState:
        """Another state on the same tables."""
        return GnomelandState(self.tables, self.seats, self.first, self.copy_each, self.one_copy)

    @nogil
    def list_options(self) -> None:
        """What may be done now; kept until the next move."""
        if not self._listed:
            self.count = 0
            list_moves(self)
            self._listed = True

    @nogil
    def verdict(self, move: int) -> int:
        """0 if a move may be played now, or else a number of reasons.py."""
        return verdict(self, move)

    @nogil
    def do(self, move: int) -> None:
        """Play a legal move or outcome, and answer the questions that leave no choice.

        A move of a turn is always the player's, even the only one: the log tells it, and it can be undone.
        """
        self.play(move)
        self._listed = False
        while self.mover >= 0 and self.phase != TURN:
            self.list_options()
            if self.count != 1:
                break
            self.play(self.options[0])
            self._listed = False

    @nogil
    def play(self, move: int) -> None:
        """Just this move."""
        if move < self.tables.spend:
            self.chance(move)
        elif self.phase == TURN:
            self.act(move)
        else:
            self.answer(move)

    @nogil
    def chance(self, move: int) -> None:
        """A die, or a card turned up."""
        if move >= self.tables.reveal_spell:
            show_spell(self, move - self.tables.reveal_spell)
        elif move >= self.tables.reveal_action:
            show_action(self, move - self.tables.reveal_action)
        elif move >= self.tables.reveal_mission:
            show_mission(self, move - self.tables.reveal_mission)
        elif self.phase == ROUND_DICE:
            roll_for_round(self, move)
        elif self.phase == TURN_DICE:
            come_up(self, self.actor, move)
            if self.to_roll[self.actor] == 0:
                go_on(self)
        else:
            roll_to_open(self, move)

    @nogil
    def act(self, move: int) -> None:
        """One of the moves of a turn; if it can be paid in two ways, the player is asked."""
        if move < self.tables.play:
            self.moves += 1
            spend(self, move - self.tables.spend)
        elif move == self.tables.end:
            if self.contest >= 0:
                end_contest_turn(self)
            else:
                end_turn(self)
        elif not self.tables.two_prices:
            self.buy(move, 0)
        elif ways_to_pay(self, move) == 3:
            self.pending = move
            self.effect = priced_row(self, move)
            self.phase = MUST_SETTLE
        else:
            self.buy(move, 0 if ways_to_pay(self, move) == 1 else SECOND)

    @nogil
    def buy(self, move: int, second: int) -> None:
        """A purchase or a use; `second` is SECOND if the second cost is paid, else 0."""
        self.moves += 1
        if move < self.tables.build:
            self.play_mercenary(move - self.tables.play)
        elif move < self.tables.upgrade:
            self.build((move - self.tables.build) // 3, (move - self.tables.build) % 3, second)
        elif move < self.tables.complete:
            self.upgrade(move - self.tables.upgrade, second)
        elif move < self.tables.send:
            self.complete(move - self.tables.complete, second)
        elif move < self.tables.cast:
            self.send(move - self.tables.send)
        elif move < self.tables.use:
            self.cast(move - self.tables.cast, second)
        elif move < self.tables.end:
            self.use(move - self.tables.use + 2 * self.tables.standard, second)
        elif move >= self.tables.hire:
            self.hire(move - self.tables.hire)
        else:
            self.add(move - self.tables.add)

    @nogil
    def answer(self, move: int) -> None:
        """The answer to a question."""
        if move == self.tables.copy:
            copy(self)
        elif move == self.tables.decline:
            ask_next(self)
        elif move < self.tables.pay:
            self.recruits -= 1
            recruit(self, move - self.tables.recruit, 1)
            go_on(self)
        elif move < self.tables.keep:
            self.paying -= 1
            self.give_back(move - self.tables.pay, 1)
            if self.paying == 0:
                go_on(self)
        elif move < self.tables.keep + 3:
            keep(self, move - self.tables.keep)
        elif move == self.tables.keep + 3:
            next_warehouse(self)
        elif move < self.tables.steal:
            lay_hex(self, self.slot_of(move - self.tables.hex_mission))
            go_on(self)
        elif move < self.tables.raise_die:
            steal(self, (move - self.tables.steal) // 3, (move - self.tables.steal) % 3)
            go_on(self)
        elif move < self.tables.reroll_die:
            if move < self.tables.lower_die:
                turn_die(self, move - self.tables.raise_die, 1)
            else:
                turn_die(self, move - self.tables.lower_die, 5)
            go_on(self)
        elif move < self.tables.enough:
            self.least = move - self.tables.reroll_die
            lift(self, move - self.tables.reroll_die)
            if self.tables.reroll[self.effect] != ANY_DICE:
                go_on(self)
        elif move == self.tables.enough:
            go_on(self)
        elif move < self.tables.add:
            self.settle(move - self.tables.settle)
        else:
            take(self, move - self.tables.take)
            go_on(self)

    @nogil
    def settle(self, which: int) -> None:
        """The cost is chosen: what was to be paid for happens."""
        self.phase = TURN
        self.effect = -1
        self.buy(self.pending, which * SECOND)
        self.pending = -1

    # ---- the moves of a turn

    @nogil
    def pay(self, row: int, space: int) -> None:
        """The price of a card is paid, from the Warehouse on `space` first."""
        for kind in range(3):
            if self.tables.price[row * 3 + kind] > 0:
                self.spend_resource(kind, self.tables.price[row * 3 + kind], space)

    @nogil
    def give_back(self, kind: int, number: int) -> None:
        """Mercenaries return to their deck."""
        self.mercenaries[self.actor * 3 + kind] -= number
        self.decks[kind] += number

    @nogil
    def hire(self, cost: int) -> None:
        """Pay one of the costs of a mercenary; it stays with you (L-10)."""
        for kind in range(3):
            if self.tables.hire_price[cost * 3 + kind] > 0:
                self.spend_resource(kind, self.tables.hire_price[cost * 3 + kind], 0)
        recruit(self, self.tables.hire_kind[cost], 1)

    @nogil
    def play_mercenary(self, kind: int) -> None:
        """It returns to its deck and gives its resource (L-11)."""
        self.give_back(kind, 1)
        self.pool[self.tables.gives[kind]] += 1

    @nogil
    def build(self, card: int, space: int, second: int) -> None:
        """A card is placed base side up; what it covers is out of the game (L-12 to L-14)."""
        self.built[self.actor] |= 1 << card
        if card < self.tables.standard:
            self.pay(second + card * 2, 0)
            self.lower[self.actor * 3 + space] = card * 2
            return
        self.pay(second + card * 2, space)
        if self.upper[self.actor * 3 + space] < 0:
            self.clear_away(space)
        self.stand(space, card * 2)

    @nogil
    def clear_away(self, space: int) -> None:
        """A printed building is covered: what lies on it is discarded, the gnomes in it are removed (L-14)."""
        for kind in range(3):
            self.pool[kind] -= self.stored[self.actor * 9 + space * 3 + kind]
            self.stored[self.actor * 9 + space * 3 + kind] = 0
        if space == self.tables.house:
            self.removed[self.actor] += self.gnomes[self.actor]
            self.gnomes[self.actor] = 0

    @nogil
    def upgrade(self, card: int, second: int) -> None:
        """A card in view is turned over (L-12, L-13)."""
        self.pay(second + card * 2 + 1, 0)
        for space in range(3):
            if card >= self.tables.standard and self.upper[self.actor * 3 + space] == card * 2:
                self.stand(space, card * 2 + 1)
            elif card < self.tables.standard and self.lower[self.actor * 3 + space] == card * 2:
                self.lower[self.actor * 3 + space] = card * 2 + 1

    @nogil
    def stand(self, space: int, row: int) -> None:
        """A special building takes a space; its lasting die comes now, unless the space was used (L-13)."""
        self.upper[self.actor * 3 + space] = row
        if self.tables.lasting[row] > 0 and not self.used[self.actor] >> space & 1:
            self.used[self.actor] |= 1 << space
            roll_more(self, self.tables.lasting[row])

    @nogil
    def complete(self, card: int, second: int) -> None:
        """Pay resources and mercenaries, gain points and rewards (L-15)."""
        slot = self.slot_of(card)
        row = mission_row(self, slot)
        self.done |= 1 << slot
        self.hexed = self.hexes[slot]
        self.pay(second + row, 0)
        for kind in range(3):
            self.give_back(kind, self.tables.mercenary_price[(second + row) * 4 + kind])
        self.paying = self.tables.mercenary_price[(second + row) * 4 + 3]
        if self.paying > 0:
            self.effect = row
            self.step = 0
            self.phase = MUST_PAY
        else:
            work(self, row)

    @nogil
    def send(self, card: int) -> None:
        """A gnome goes to the Tavern, one a turn (L-16)."""
        slot = 0 if self.action[0] == card else 1
        self.gnomes[self.actor] -= 1
        self.sent[self.actor * 2 + slot] += 1
        self.visited = True
        work(self, self.tables.action_row + card)

    @nogil
    def cast(self, card: int, second: int) -> None:
        """The magic token goes to the Tower, once a round (L-17)."""
        self.token[self.actor] = ON_SPELL
        self.pay(second + self.tables.spell_row + card, 0)
        work(self, self.tables.spell_row + card)

    @nogil
    def use(self, row: int, second: int) -> None:
        """A special building works, once a round (L-18)."""
        for kind in range(3):
            if self.tables.use_price[(second + row) * 3 + kind] > 0:
                self.spend_resource(kind, self.tables.use_price[(second + row) * 3 + kind], 0)
        for space in range(3):
            if self.upper[self.actor * 3 + space] == row:
                self.used[self.actor] |= 1 << space
        work(self, row)

    @nogil
    def add(self, kind: int) -> None:
        """A resource from the Warehouses joins a contest, the left one first (L-24)."""
        at = self.actor * 9 + kind
        self.lift_stored(at + 6, self.lift_stored(at + 3, self.lift_stored(at, 1)))
        self.pool[kind] += 1

    # ---- what it is worth

    @nogil
    def points(self, seat: int) -> int:
        """The score track and the buildings in view (L-27)."""
        return self.score[seat] + self.building_points(seat)

    @nogil
    def standing(self, seat: int, level: int) -> int:
        """Points, then points in buildings (L-27)."""
        if level == 0:
            return self.score[seat] + self.building_points(seat)
        return self.building_points(seat) if level == 1 else 0

    @nogil
    def worth(self, seat: int) -> int:
        """Points, and what the village will still bring."""
        return worth(self, seat)
