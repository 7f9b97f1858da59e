"""Gems & Gnomes, G-1 to G-15: what may be done, and what it does."""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games.gems.outlook import prospect, worth
from gnomehall.games.gems.position import ACTIONS, GNOMES, QUIET_ROUNDS, Position
from gnomehall.games.gems.tables import CLAIM, EXPLORE, FIRST, FIVE, MOST_TYPES, RETREAT

NO_TOKEN_FREE = 1  # `ended_by`: G-10
STALEMATE = 2  # `ended_by`: G-11


class GemsState(Position):
    """The rules, on a position."""

    def fresh(self) -> GemsState:
        """Another state on the same tables."""
        return GemsState(self.tables, self.seats, self.coal_groups, self.empty_retreat)

    # ---- what may be done

    @nogil
    def list_options(self) -> None:
        """Explore, Claim, Collect and Retreat; or the outcomes of chance."""
        self.count = 0
        if self.mover == CHANCE:
            self.list_chances()
        elif self.mover >= 0:
            if self.hidden > 0:
                self.offer(EXPLORE)
            if self.out[self.actor] < GNOMES and self.free_total > 0:
                self.list_claims()
            if self.out[self.actor] >= 3:
                self.list_groups()
            if self.out[self.actor] > 0 or self.empty_retreat:
                self.offer(RETREAT)

    @nogil
    def list_chances(self) -> None:
        """Who starts (G-2), or the token an Explore turns up (G-4)."""
        if self.actor < 0:
            for seat in range(self.seats):
                self.offer_chance(FIRST + seat, 1)
        else:
            for kind in range(self.tables.types):
                if self.face_down[kind] > 0:
                    self.offer_chance(self.tables.reveal + kind, self.face_down[kind])

    @nogil
    def list_claims(self) -> None:
        """A gnome on any free token (G-5)."""
        for kind in range(self.tables.types):
            if self.free[kind] > 0:
                self.offer(CLAIM + kind)

    @nogil
    def list_groups(self) -> None:
        """Three of a kind (G-6 to G-8), each set of token types once, or all five different."""
        row = self.actor * MOST_TYPES
        for a in range(self.tables.types):
            if self.claimed[row + a] == 0:
                continue
            for b in range(a, self.tables.types):
                if self.claimed[row + b] < (2 if a == b else 1):
                    continue
                if self.tables.masks[a] & self.tables.masks[b] == 0:
                    continue
                for c in range(b, self.tables.types):
                    if self.claimed[row + c] < (3 if c == a else 2 if c == b else 1):
                        continue
                    group = self.tables.group_of[(a * MOST_TYPES + b) * MOST_TYPES + c]
                    if group >= 0:
                        self.offer(self.tables.triple + group)
        if self.out[self.actor] == GNOMES and self.five_differ(row, 0, 0):
            self.offer(FIVE)

    # ---- what is done

    @nogil
    def do(self, move: int) -> None:
        """Play a legal move or outcome."""
        if self.mover == CHANCE:
            if self.actor < 0:
                self.first = move - FIRST
                self.start_turn(self.first)
            else:
                self.turn_up(move - self.tables.reveal)
        elif move == EXPLORE:
            self.stir()
            self.mover = CHANCE
            self.stream = 1
        elif move == RETREAT:
            self.retreat()
            self.end_action()
        elif move == FIVE:
            for kind in range(self.tables.types):
                self.collect(kind, self.claimed[self.actor * MOST_TYPES + kind])
            self.end_collect()
        elif move < self.tables.reveal:
            self.claim(move - CLAIM)
            self.end_action()
        else:
            group = 3 * (move - self.tables.triple)
            for i in range(3):
                self.collect(self.tables.members[group + i], 1)
            self.end_collect()

    @nogil
    def start_turn(self, seat: int) -> None:
        """Three actions for a seat (G-3)."""
        self.actor = seat
        self.mover = seat
        self.actions = ACTIONS

    @nogil
    def turn_up(self, kind: int) -> None:
        """A token of this type lies open (G-4)."""
        self.face_down[kind] -= 1
        self.hidden -= 1
        self.free[kind] += 1
        self.free_total += 1
        self.mover = self.actor
        self.end_action()

    @nogil
    def claim(self, kind: int) -> None:
        """A gnome steps on a free token (G-5)."""
        self.free[kind] -= 1
        self.free_total -= 1
        self.claimed[self.actor * MOST_TYPES + kind] += 1
        self.out[self.actor] += 1

    @nogil
    def collect(self, kind: int, tokens: int) -> None:
        """Tokens go from under the gnomes to the pile; the gnomes come home (G-6)."""
        self.claimed[self.actor * MOST_TYPES + kind] -= tokens
        self.pile[self.actor * MOST_TYPES + kind] += tokens
        self.held[self.actor] += tokens
        self.out[self.actor] -= tokens

    @nogil
    def end_collect(self) -> None:
        """After a Collect the pile is counted anew."""
        self.stir()
        self.count_pile(self.actor)
        self.end_action()

    @nogil
    def stir(self) -> None:
        """An Explore or a Collect: the quiet rounds are counted anew, at once (G-11)."""
        self.quiet = 0
        self.stirred = True

    @nogil
    def retreat(self) -> None:
        """All gnomes of the seat come home; their tokens are free (G-9)."""
        row = self.actor * MOST_TYPES
        for kind in range(self.tables.types):
            self.free[kind] += self.claimed[row + kind]
            self.claimed[row + kind] = 0
        self.free_total += self.out[self.actor]
        self.out[self.actor] = 0

    @nogil
    def end_action(self) -> None:
        """The end (G-10), or the next action, or the next seat."""
        if self.hidden == 0 and self.free_total == 0:
            self.end_match(NO_TOKEN_FREE)
            return
        self.actions -= 1
        if self.actions > 0:
            return
        seat = (self.actor + 1) % self.seats
        if seat == self.first:
            if not self.stirred:
                self.quiet += 1
            self.stirred = False
            if self.quiet == QUIET_ROUNDS:
                self.end_match(STALEMATE)
                return
        self.start_turn(seat)

    @nogil
    def end_match(self, reason: int) -> None:
        """Everybody takes the tokens under the own gnomes (G-10); free ones stay (G-11)."""
        self.ended_by = reason
        self.mover = OVER
        for seat in range(self.seats):
            for kind in range(self.tables.types):
                tokens = self.claimed[seat * MOST_TYPES + kind]
                self.pile[seat * MOST_TYPES + kind] += tokens
                self.claimed[seat * MOST_TYPES + kind] = 0
                self.held[seat] += tokens
            self.out[seat] = 0
            self.count_pile(seat)

    # ---- what it is worth

    @nogil
    def standing(self, seat: int, level: int) -> int:
        """Points, then tokens (G-14)."""
        if level == 0:
            return self.points(seat)
        return self.held[seat] if level == 1 else 0

    @nogil
    def worth(self, seat: int) -> int:
        """How well a seat stands, one step ahead."""
        return worth(self, seat)

    @nogil
    def prospect(self, seat: int) -> int:
        """The final points to expect of a seat."""
        return prospect(self, seat)
