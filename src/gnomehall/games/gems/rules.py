"""Gems & Gnomes, G-1 to G-15: how a match goes on."""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games.gems.evaluation import judge_pile, prospect, worth
from gnomehall.games.gems.position import ACTIONS, QUIET_ROUNDS, Position
from gnomehall.games.gems.tables import GROUP, MOST_TYPES
from gnomehall.games.gems.verdict import list_moves, verdict

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
        """The legal moves, or the outcomes of chance."""
        list_moves(self)

    @nogil
    def verdict(self, move: int) -> int:
        """0 if a move may be played now, or else why not."""
        return verdict(self, move)

    # ---- what is done

    @nogil
    def do(self, move: int) -> None:
        """Play a legal move or outcome."""
        if self.mover == CHANCE:
            if self.actor < 0:
                self.first = move - self.tables.first
                self.start_turn(self.first)
            else:
                self.turn_up(move - self.tables.reveal)
        elif move == self.tables.explore:
            self.stir()
            self.mover = CHANCE
            self.stream = 1
        elif move == self.tables.retreat:
            self.retreat()
            self.end_action()
        elif move == self.tables.five:
            for kind in range(self.tables.types):
                self.collect(kind, self.claimed[self.actor * MOST_TYPES + kind])
            self.end_collect()
        elif move < self.tables.reveal:
            self.claim(move - self.tables.claim)
            self.end_action()
        else:
            group = GROUP * (move - self.tables.group)
            for i in range(GROUP):
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
        judge_pile(self, self.actor)
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
