"""Gems & Gnomes, G-1 to G-15: the position and what may be done in it.

Tokens are counted by type, not by place: 7 gems, coal, then the combined gems.
A row of a seat in `claimed` and `pile` starts at `seat * MOST_TYPES`.
"""

from __future__ import annotations

import cython

from gnomehall.core.state import State
from gnomehall.games.gems.tables import Tables

if not cython.compiled:
    from gnomehall.core.state import CHANCE, OVER
    from gnomehall.games.gems.tables import CLAIM, COAL, EXPLORE, FIRST, FIVE, GEMS, MOST_TYPES, RETREAT

    GNOMES = 5  # of each seat (G-2)
    ACTIONS = 3  # of a turn (G-3)
    QUIET_ROUNDS = 10  # without an Explore or a Collect end the match (G-11)
    NEARLY_OVER = 20  # face-down tokens; from here claimed tokens count more and more
    STUCK = 300  # hundredths of a point
    NO_TOKEN_FREE = 1  # `ended_by`: G-10
    STALEMATE = 2  # `ended_by`: G-11

FIELDS = (
    "seats", "mover", "stream", "actor", "first", "actions", "quiet", "stirred", "ended_by", "coal_groups",
    "empty_retreat", "hidden", "free_total", "face_down", "free", "claimed", "pile", "out", "held",
)


class GemsState(State):
    """The cave, the gnomes and the piles."""

    def __init__(self, tables: Tables, seats: int, coal_groups: bool, empty_retreat: bool) -> None:
        State.__init__(self, seats)
        self.tables = tables
        self.coal_groups = coal_groups
        self.empty_retreat = empty_retreat
        self.actor = -1
        self.first = -1
        self.actions = 0
        self.quiet = 0
        self.stirred = False
        self.ended_by = 0
        self.hidden = sum(tables.supply)
        self.free_total = 0
        self.face_down = list(tables.supply)
        self.free = [0] * 24
        self.claimed = [0] * 120
        self.pile = [0] * 120
        self.out = [0] * 5
        self.held = [0] * 5
        self.sorted = [0] * 7

    def fresh(self) -> GemsState:
        """Another state on the same tables."""
        return GemsState(self.tables, self.seats, self.coal_groups, self.empty_retreat)

    def fields(self) -> tuple[object, ...]:
        """The whole position."""
        return tuple(getattr(self, name) for name in FIELDS)

    def copy_from(self, other: State) -> None:
        """Become the same position as `other`."""
        copy_gems(self, cython.cast(GemsState, other))

    # ---- what may be done

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

    def list_chances(self) -> None:
        """Who starts (G-2), or the token an Explore turns up (G-4)."""
        if self.actor < 0:
            for seat in range(self.seats):
                self.offer_chance(FIRST + seat, 1)
        else:
            for kind in range(self.tables.types):
                if self.face_down[kind] > 0:
                    self.offer_chance(self.tables.reveal + kind, self.face_down[kind])

    def list_claims(self) -> None:
        """A gnome on any free token (G-5)."""
        for kind in range(self.tables.types):
            if self.free[kind] > 0:
                self.offer(CLAIM + kind)

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

    def five_differ(self, row: int, kind: int, used: int) -> bool:
        """Whether the claimed tokens from type `kind` on can be kinds that differ, none of them in `used`.

        Coal is any kind, so it fits as long as the others differ: five tokens never need more than
        the seven kinds there are.
        """
        while kind < self.tables.types and (self.claimed[row + kind] == 0 or kind == COAL):
            kind += 1
        if kind == self.tables.types:
            return True
        if self.claimed[row + kind] > 2:
            return False
        a = self.tables.masks[kind] & ~used
        if self.claimed[row + kind] == 2:
            # both kinds of the pair, or two of one gem, which never differ
            both = self.tables.masks[kind]
            return kind > COAL and a == both and self.five_differ(row, kind + 1, used | both)
        low = a & -a
        if low == 0:
            return False
        if self.five_differ(row, kind + 1, used | low):
            return True
        high = a & ~low
        return high != 0 and self.five_differ(row, kind + 1, used | high)

    # ---- what is done

    def do(self, move: int) -> None:
        """Play a legal move or outcome."""
        if self.mover == CHANCE:
            if self.actor < 0:
                self.first = move - FIRST
                self.start_turn(self.first)
            else:
                self.turn_up(move - self.tables.reveal)
        elif move == EXPLORE:
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

    def start_turn(self, seat: int) -> None:
        """Three actions for a seat (G-3)."""
        self.actor = seat
        self.mover = seat
        self.actions = ACTIONS

    def turn_up(self, kind: int) -> None:
        """A token of this type lies open (G-4)."""
        self.face_down[kind] -= 1
        self.hidden -= 1
        self.free[kind] += 1
        self.free_total += 1
        self.stirred = True
        self.mover = self.actor
        self.end_action()

    def claim(self, kind: int) -> None:
        """A gnome steps on a free token (G-5)."""
        self.free[kind] -= 1
        self.free_total -= 1
        self.claimed[self.actor * MOST_TYPES + kind] += 1
        self.out[self.actor] += 1

    def collect(self, kind: int, tokens: int) -> None:
        """Tokens go from under the gnomes to the pile; the gnomes come home (G-6)."""
        self.claimed[self.actor * MOST_TYPES + kind] -= tokens
        self.pile[self.actor * MOST_TYPES + kind] += tokens
        self.held[self.actor] += tokens
        self.out[self.actor] -= tokens

    def end_collect(self) -> None:
        """After a Collect the cave is not quiet (G-11)."""
        self.stirred = True
        self.end_action()

    def retreat(self) -> None:
        """All gnomes of the seat come home; their tokens are free (G-9)."""
        row = self.actor * MOST_TYPES
        for kind in range(self.tables.types):
            self.free[kind] += self.claimed[row + kind]
            self.claimed[row + kind] = 0
        self.free_total += self.out[self.actor]
        self.out[self.actor] = 0

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
            self.quiet = 0 if self.stirred else self.quiet + 1
            self.stirred = False
            if self.quiet == QUIET_ROUNDS:
                self.end_match(STALEMATE)
                return
        self.start_turn(seat)

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

    # ---- what it is worth

    def points(self, seat: int) -> int:
        """Coal 0, other tokens what they show (G-12), and 1 for each group of three (G-13)."""
        row = seat * MOST_TYPES
        value = 0
        for kind in range(self.tables.types):
            value += self.pile[row + kind] * self.tables.worth[kind]
        if self.coal_groups:
            value += self.pile[row + COAL] // 3
        for gem in range(GEMS):
            self.sorted[gem] = self.pile[row + gem]
        return value + self.most_groups(row, COAL + 1, 0)

    def most_groups(self, row: int, kind: int, placed: int) -> int:
        """The most groups of three gems, choosing a kind for every combined gem from `kind` on.

        `placed` of the combined gems of this type have been given a kind already.
        """
        while kind < self.tables.types and placed >= self.pile[row + kind]:
            kind += 1
            placed = 0
        if kind == self.tables.types:
            groups = 0
            for gem in range(GEMS):
                groups += self.sorted[gem] // 3
            return groups
        a = self.tables.kind_a[kind]
        b = self.tables.kind_b[kind]
        self.sorted[a] += 1
        best = self.most_groups(row, kind, placed + 1)
        self.sorted[a] -= 1
        self.sorted[b] += 1
        other = self.most_groups(row, kind, placed + 1)
        self.sorted[b] -= 1
        return other if other > best else best

    def standing(self, seat: int, level: int) -> int:
        """Points, then tokens (G-14)."""
        if level == 0:
            return self.points(seat)
        return self.held[seat] if level == 1 else 0

    def worth(self, seat: int) -> int:
        """The pile, what the claimed tokens come to, the actions left, and whether the gnomes are stuck.

        The figures are those of the player that won the most matches (docs/bots.md): a gnome on a token
        is worth little until a group comes together, and five that make no group are a heavy loss.
        """
        row = seat * MOST_TYPES
        value = self.points(seat) * 100
        if self.mover == OVER:
            return value
        claimed = self.spread(row)
        if self.hidden < NEARLY_OVER:
            value += claimed * (NEARLY_OVER - self.hidden)
        value += claimed * 11 + self.best_group(row)
        for gem in range(GEMS):
            value += 33 if self.pile[row + gem] % 3 == 2 else 12 if self.pile[row + gem] % 3 == 1 else 0
        if self.actor == seat:
            value += self.actions * 31
        if self.out[seat] == GNOMES and self.most_alike() < 3:
            value += 137 if self.five_differ(row, 0, 0) else -STUCK
        return value

    def spread(self, row: int) -> int:
        """Fill `sorted` with how many claimed tokens can be each gem; their points together."""
        for gem in range(GEMS):
            self.sorted[gem] = self.claimed[row + gem] + self.claimed[row + COAL]
        points = 0
        for kind in range(self.tables.types):
            tokens = self.claimed[row + kind]
            points += tokens * self.tables.worth[kind]
            if kind > COAL and tokens > 0:
                self.sorted[self.tables.kind_a[kind]] += tokens
                self.sorted[self.tables.kind_b[kind]] += tokens
        return points

    def best_group(self, row: int) -> int:
        """What the most promising group of three is worth, or many kinds on the way to five different."""
        best = 0
        for gem in range(GEMS):
            alike = self.sorted[gem] if self.sorted[gem] < 3 else 3
            bonus = 48 if alike == 3 else 37 if alike == 2 else 19 if alike == 1 else 0
            if self.tables.worth[gem] > 1:
                bonus += 38 * alike
            if alike > 0 and self.pile[row + gem] % 3 == 2:
                bonus += 20
            if bonus > best:
                best = bonus
        kinds = 0
        for kind in range(self.tables.types):
            if self.claimed[row + kind] > 0:
                kinds += 1
        return best + 24 * (kinds - 2) if kinds > 2 else best

    def most_alike(self) -> int:
        """The largest number in `sorted`."""
        most = 0
        for gem in range(GEMS):
            if self.sorted[gem] > most:
                most = self.sorted[gem]
        return most


def copy_gems(self: GemsState, other: GemsState) -> None:
    """Copy every field that play changes."""
    self.seats = other.seats
    self.mover = other.mover
    self.stream = other.stream
    self.actor = other.actor
    self.first = other.first
    self.actions = other.actions
    self.quiet = other.quiet
    self.stirred = other.stirred
    self.ended_by = other.ended_by
    self.coal_groups = other.coal_groups
    self.empty_retreat = other.empty_retreat
    self.hidden = other.hidden
    self.free_total = other.free_total
    for i in range(24):
        self.face_down[i] = other.face_down[i]
        self.free[i] = other.free[i]
    for i in range(120):
        self.claimed[i] = other.claimed[i]
        self.pile[i] = other.pile[i]
    for i in range(5):
        self.out[i] = other.out[i]
        self.held[i] = other.held[i]
