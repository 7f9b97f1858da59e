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
from gnomehall.games.gnomeland.options import list_all, mission_row, priced_row, ways_to_pay
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
from gnomehall.games.gnomeland.tables import (
    ACTION_ROW,
    ADD,
    ANY_DICE,
    BUILD,
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
    PAY,
    PLAY,
    RAISE,
    RECRUIT,
    REROLL,
    REVEAL_ACTION,
    REVEAL_MISSION,
    REVEAL_SPELL,
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
from gnomehall.games.gnomeland.worth import guess_worth


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
            list_all(self)
            self._listed = True

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
        if move < SPEND:
            self.chance(move)
        elif self.phase == TURN:
            self.act(move)
        else:
            self.answer(move)

    @nogil
    def chance(self, move: int) -> None:
        """A die, or a card turned up."""
        if move >= REVEAL_SPELL:
            show_spell(self, move - REVEAL_SPELL)
        elif move >= REVEAL_ACTION:
            show_action(self, move - REVEAL_ACTION)
        elif move >= REVEAL_MISSION:
            show_mission(self, move - REVEAL_MISSION)
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
        if move < PLAY:
            self.moves += 1
            spend(self, move - SPEND)
        elif move == END:
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
            self.buy(move, 0 if ways_to_pay(self, move) == 1 else ROWS)

    @nogil
    def buy(self, move: int, second: int) -> None:
        """A purchase or a use; `second` is ROWS if the second cost is paid, else 0."""
        self.moves += 1
        if move < BUILD:
            self.play_mercenary(move - PLAY)
        elif move < UPGRADE:
            self.build((move - BUILD) // 3, (move - BUILD) % 3, second)
        elif move < COMPLETE:
            self.upgrade(move - UPGRADE, second)
        elif move < SEND:
            self.complete(move - COMPLETE, second)
        elif move < CAST:
            self.send(move - SEND)
        elif move < USE:
            self.cast(move - CAST, second)
        elif move < END:
            self.use(move - USE + 2 * STANDARD, second)
        elif move >= HIRE:
            self.hire(move - HIRE)
        else:
            self.add(move - ADD)

    @nogil
    def answer(self, move: int) -> None:
        """The answer to a question."""
        if move == COPY:
            copy(self)
        elif move == DECLINE:
            ask_next(self)
        elif move < PAY:
            self.recruits -= 1
            recruit(self, move - RECRUIT, 1)
            go_on(self)
        elif move < KEEP:
            self.paying -= 1
            self.give_back(move - PAY, 1)
            if self.paying == 0:
                go_on(self)
        elif move < KEEP + 3:
            keep(self, move - KEEP)
        elif move == KEEP + 3:
            next_warehouse(self)
        elif move < STEAL:
            lay_hex(self, self.slot_of(move - HEX))
            go_on(self)
        elif move < RAISE:
            steal(self, (move - STEAL) // 3, (move - STEAL) % 3)
            go_on(self)
        elif move < REROLL:
            if move < LOWER:
                turn_die(self, move - RAISE, 1)
            else:
                turn_die(self, move - LOWER, 5)
            go_on(self)
        elif move < ENOUGH:
            self.least = move - REROLL
            lift(self, move - REROLL)
            if self.tables.reroll[self.effect] != ANY_DICE:
                go_on(self)
        elif move == ENOUGH:
            go_on(self)
        elif move < ADD:
            self.settle(move - SETTLE)
        else:
            take(self, move - self.tables.take)
            go_on(self)

    @nogil
    def settle(self, which: int) -> None:
        """The cost is chosen: what was to be paid for happens."""
        self.phase = TURN
        self.effect = -1
        self.buy(self.pending, which * ROWS)
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
        if card < STANDARD:
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
            if card >= STANDARD and self.upper[self.actor * 3 + space] == card * 2:
                self.stand(space, card * 2 + 1)
            elif card < STANDARD and self.lower[self.actor * 3 + space] == card * 2:
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
        work(self, ACTION_ROW + card)

    @nogil
    def cast(self, card: int, second: int) -> None:
        """The magic token goes to the Tower, once a round (L-17)."""
        self.token[self.actor] = ON_SPELL
        self.pay(second + SPELL_ROW + card, 0)
        work(self, SPELL_ROW + card)

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
        return guess_worth(self, seat)
