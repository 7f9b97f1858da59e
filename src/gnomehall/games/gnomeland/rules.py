"""Gnomeland, L-1 to L-27: what each move does.

`do` plays a move and then answers every question that leaves no choice.  The options listed to find
that out are kept for the next call of `list_options`.
"""

from __future__ import annotations

import cython

from gnomehall.games.gnomeland.position import Position

if not cython.compiled:
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
    from gnomehall.games.gnomeland.options import list_all, mission_row
    from gnomehall.games.gnomeland.position import (
        MUST_PAY,
        ON_SPELL,
        ROUND_DICE,
        TURN,
        TURN_DICE,
    )
    from gnomehall.games.gnomeland.rounds import (
        end_contest_turn,
        end_turn,
        keep,
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
        SEND,
        SPELL_ROW,
        SPEND,
        STANDARD,
        STEAL,
        UPGRADE,
        USE,
    )
    from gnomehall.games.gnomeland.worth import guess_worth


FIELDS = (
    "seats", "mover", "stream", "phase", "actor", "first", "round", "turns", "contest", "roller",
    "effect", "step", "from_die", "hexed", "recruits", "paying", "keeping", "least", "asked", "visited",
    "done", "clock", "moves", "contenders", "spell", "missions_left", "actions_left", "spells_left",
    "copy_each", "contest_used", "mission", "hexes", "action", "decks", "pool", "taken", "score",
    "reached", "stored", "aside", "mercenaries", "dice", "spent", "left", "to_roll", "neutral", "gnomes",
    "sent", "removed", "token", "lower", "upper", "built", "used", "total",
)


class GnomelandState(Position):
    """A position, and how it is played on."""

    def fresh(self) -> GnomelandState:
        """Another state on the same tables."""
        return GnomelandState(self.tables, self.seats, self.first, self.copy_each)

    def fields(self) -> tuple[object, ...]:
        """The whole position."""
        return tuple(getattr(self, name) for name in FIELDS)

    def list_options(self) -> None:
        """What may be done now; kept until the next move."""
        if not self.listed:
            self.count = 0
            list_all(self)
            self.listed = True

    def do(self, move: int) -> None:
        """Play a legal move or outcome, and answer the questions that leave no choice.

        A move of a turn is always the player's, even the only one: the log tells it, and it can be undone.
        """
        self.play(move)
        self.listed = False
        while self.mover >= 0 and self.phase != TURN:
            self.list_options()
            if self.count != 1:
                break
            self.play(self.options[0])
            self.listed = False

    def play(self, move: int) -> None:
        """Just this move."""
        if move < SPEND:
            self.chance(move)
        elif self.phase == TURN:
            self.moves += 1
            self.act(move)
        else:
            self.answer(move)

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

    def act(self, move: int) -> None:
        """One of the moves of a turn."""
        if move < PLAY:
            spend(self, move - SPEND)
        elif move < BUILD:
            self.play_mercenary(move - PLAY)
        elif move < UPGRADE:
            self.build((move - BUILD) // 3, (move - BUILD) % 3)
        elif move < COMPLETE:
            self.upgrade(move - UPGRADE)
        elif move < SEND:
            self.complete(move - COMPLETE)
        elif move < CAST:
            self.send(move - SEND)
        elif move < USE:
            self.cast(move - CAST)
        elif move < END:
            self.use(move - USE + 2 * STANDARD)
        elif move >= HIRE:
            self.hire(move - HIRE)
        elif move == ADD:
            self.add()
        elif self.contest >= 0:
            end_contest_turn(self)
        else:
            end_turn(self)

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
        elif move < HEX:
            keep(self, move - KEEP)
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
        else:
            take(self, move - self.tables.take)
            go_on(self)

    # ---- the moves of a turn

    def pay(self, row: int) -> None:
        """The price of a card leaves the pool."""
        for kind in range(3):
            self.pool[kind] -= self.tables.price[row * 3 + kind]

    def give_back(self, kind: int, number: int) -> None:
        """Mercenaries return to their deck."""
        self.mercenaries[self.actor * 3 + kind] -= number
        self.decks[kind] += number

    def hire(self, cost: int) -> None:
        """Pay one of the costs of a mercenary; it stays with you (L-10)."""
        for kind in range(3):
            self.pool[kind] -= self.tables.hire_price[cost * 3 + kind]
        recruit(self, self.tables.hire_kind[cost], 1)

    def play_mercenary(self, kind: int) -> None:
        """It returns to its deck and gives its resource (L-11)."""
        self.give_back(kind, 1)
        self.pool[self.tables.gives[kind]] += 1

    def build(self, card: int, space: int) -> None:
        """A card is placed base side up; what it covers is out of the game (L-12 to L-14)."""
        self.pay(card * 2)
        self.built[self.actor] |= 1 << card
        if card < STANDARD:
            self.lower[self.actor * 3 + space] = card * 2
            return
        if self.upper[self.actor * 3 + space] < 0 and space == self.tables.house:
            self.removed[self.actor] += self.gnomes[self.actor]
            self.gnomes[self.actor] = 0
        self.stand(space, card * 2)

    def upgrade(self, card: int) -> None:
        """A card in view is turned over (L-12, L-13)."""
        self.pay(card * 2 + 1)
        for space in range(3):
            if card >= STANDARD and self.upper[self.actor * 3 + space] == card * 2:
                self.stand(space, card * 2 + 1)
            elif card < STANDARD and self.lower[self.actor * 3 + space] == card * 2:
                self.lower[self.actor * 3 + space] = card * 2 + 1

    def stand(self, space: int, row: int) -> None:
        """A special building takes a space; its lasting die comes now, unless the space was used (L-13)."""
        self.upper[self.actor * 3 + space] = row
        if self.tables.lasting[row] > 0 and not self.used[self.actor] >> space & 1:
            self.used[self.actor] |= 1 << space
            roll_more(self, self.tables.lasting[row])

    def complete(self, card: int) -> None:
        """Pay resources and mercenaries, gain points and rewards (L-15)."""
        slot = self.slot_of(card)
        row = mission_row(self, slot)
        self.done |= 1 << slot
        self.hexed = self.hexes[slot]
        self.pay(row)
        for kind in range(3):
            self.give_back(kind, self.tables.mercenary_price[row * 4 + kind])
        self.paying = self.tables.mercenary_price[row * 4 + 3]
        if self.paying > 0:
            self.effect = row
            self.step = 0
            self.phase = MUST_PAY
        else:
            work(self, row)

    def send(self, card: int) -> None:
        """A gnome goes to the Tavern, one a turn (L-16)."""
        slot = 0 if self.action[0] == card else 1
        self.gnomes[self.actor] -= 1
        self.sent[self.actor * 2 + slot] += 1
        self.visited = True
        work(self, ACTION_ROW + card)

    def cast(self, card: int) -> None:
        """The magic token goes to the Tower, once a round (L-17)."""
        self.token[self.actor] = ON_SPELL
        self.pay(SPELL_ROW + card)
        work(self, SPELL_ROW + card)

    def use(self, row: int) -> None:
        """A special building works, once a round or contest (L-18)."""
        for kind in range(3):
            self.pool[kind] -= self.tables.use_price[row * 3 + kind]
        for space in range(3):
            if self.upper[self.actor * 3 + space] == row:
                if self.contest >= 0:
                    self.contest_used |= 1 << space
                else:
                    self.used[self.actor] |= 1 << space
        work(self, row)

    def add(self) -> None:
        """A resource from the Warehouses joins a contest (L-24)."""
        resource = self.tables.contest[ACTION_ROW + self.action[self.contest]]
        self.stored[self.actor * 3 + resource] -= 1
        self.pool[resource] += 1

    # ---- what it is worth

    def points(self, seat: int) -> int:
        """The score track and the buildings in view (L-27)."""
        return self.score[seat] + self.building_points(seat)

    def standing(self, seat: int, level: int) -> int:
        """Points, then points in buildings (L-27)."""
        if level == 0:
            return self.score[seat] + self.building_points(seat)
        return self.building_points(seat) if level == 1 else 0

    def worth(self, seat: int) -> int:
        """Points, and what the village will still bring."""
        return guess_worth(self, seat)
