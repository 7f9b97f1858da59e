"""Matches a net plays against itself, one step ahead, and what there is to learn from each position of them.

All of it is compiled and runs without the GIL.  A match begins with some noise, so that much is seen; positions are
kept after it only, so that what is learned is how matches end that are played well.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence
from typing import Annotated, Any

import cython

from gnomehall.bots.net import Net
from gnomehall.bots.net_outlook import NetOutlook
from gnomehall.bots.outlook import Outlook
from gnomehall.core.declared import cpdef, nogil
from gnomehall.core.dice import Dice
from gnomehall.core.playout import pick
from gnomehall.core.state import CHANCE, OVER, State

LONGEST = 20_000  # moves of a match
BY_GREEDY = 0  # who plays a seat
BY_NET = 1
BY_OTHER = 2
BY_RANDOM = 3
THOUSAND = 1000


class SelfPlay:
    """Plays matches from one beginning; `kept` counts the positions in the arrays given to `attach`."""

    start: State
    state: State
    greedy: Outlook
    mine: NetOutlook
    other: NetOutlook
    dice: Dice
    seats: int
    inputs: int
    room: int
    kept: int
    moves: int
    decay: float
    learned: bool
    noise: int
    noise_length: int
    decisions: int
    players: Annotated[list[int], "int", 5]
    result: Annotated[list[float], "double", 10]
    seen: Annotated[MutableSequence[int], "short[::1]"]
    targets: Annotated[MutableSequence[float], "float[::1]"]
    every: int
    passed: int
    judged: Annotated[MutableSequence[float], "double[::1]"]
    rows: Annotated[MutableSequence[int], "int[::1]"]
    viewers: Annotated[MutableSequence[int], "int[::1]"]

    def __init__(self, start: State, greedy: Outlook, mine: NetOutlook, other: NetOutlook) -> None:
        self.start = start
        self.state = start.clone()
        self.greedy = greedy
        self.mine = mine
        self.other = other
        self.dice = Dice(1)
        self.seats = start.seats
        self.inputs = mine.net.inputs
        self.room = 0
        self.kept = 0
        self.moves = 0
        self.decay = 0.9  # how much of the next position's target a position takes; the rest is the net's judgement
        self.learned = False  # whether the net judges already: else the results alone are the targets
        self.noise = 100  # random moves in a thousand of the noisy beginning
        self.noise_length = 0  # decisions of the noisy beginning, at most
        self.decisions = 0
        self.every = 3  # one position in so many is kept
        self.passed = 0  # positions of this match since the noise
        self.players = [0] * 5
        self.result = [0.0] * 10

    @cpdef
    def attach(self, seen: Any, targets: Any, room: int) -> None:
        """The arrays to fill: inputs, and targets (chances, then margins, from the viewer on)."""
        self.seen = seen
        self.targets = targets
        self.judged = array("d", bytes(8 * 10 * LONGEST))
        self.rows = array("i", bytes(4 * LONGEST))
        self.viewers = array("i", bytes(4 * LONGEST))
        self.room = room
        self.kept = 0

    # ---- one move

    @nogil
    def choose(self, state: State) -> int:
        """The move of whoever plays the seat to move."""
        player = self.players[state.mover]
        if player == BY_RANDOM:
            return pick(state, self.dice)
        if player == BY_GREEDY:
            return self.greedy.best_option(state)
        state.list_options()
        if state.count == 1:
            return state.options[0]
        if player == BY_NET:
            return state.options[self.mine.rate_by_judgement(state)]
        return state.options[self.other.rate_by_judgement(state)]

    # ---- what is learned

    @nogil
    def keep(self, state: State) -> None:
        """Remember what the net thinks of a position, and write some of them down."""
        at = self.passed * 2 * self.seats
        if self.learned:
            self.mine.net.judge(state)
            for seat in range(self.seats):
                self.judged[at + seat] = self.mine.net.chance[seat]
                self.judged[at + self.seats + seat] = self.mine.net.margin[seat]
        self.rows[self.passed] = -1
        if self.dice.below(self.every) == 0:
            if not self.learned:
                self.mine.net.update_inputs(state)
            at = self.kept * self.inputs
            for i in range(self.inputs):
                self.seen[at + i] = self.mine.net.seen[self.mine.net.viewer * self.inputs + i]
            self.rows[self.passed] = self.kept
            self.viewers[self.passed] = self.mine.net.viewer
            self.kept += 1
        self.passed += 1

    @nogil
    def score(self, state: State) -> None:
        """`result`: the win of each seat, shared by those who share it, then the margins (alone, the points)."""
        winners = 0
        mean: float = 0.0
        for seat in range(self.seats):
            mean += state.points(seat)
            if state.place(seat) == 0:
                winners += 1
        mean /= self.seats
        for seat in range(self.seats):
            self.result[seat] = 1.0 / winners if state.place(seat) == 0 else 0.0
            self.result[self.seats + seat] = state.points(seat) - (mean if self.seats > 1 else 0.0)

    @nogil
    def aim(self) -> None:
        """From the last position of a match to the first: the target is what became of it, told by later judgements."""
        numbers = 2 * self.seats
        position = self.passed - 1
        while position >= 0:
            if self.rows[position] >= 0:
                self.write_target(self.rows[position] * numbers, self.viewers[position])
            if self.learned:
                for i in range(numbers):
                    judged: float = self.judged[position * numbers + i]
                    self.result[i] = (1.0 - self.decay) * judged + self.decay * self.result[i]
            position -= 1

    @nogil
    def write_target(self, at: int, viewer: int) -> None:
        """What became of a position, from the viewer on."""
        for k in range(self.seats):
            seat = (viewer + k) % self.seats
            self.targets[at + k] = self.result[seat]
            self.targets[at + self.seats + k] = self.result[self.seats + seat]

    # ---- matches

    @nogil
    def play_noisy(self, state: State) -> bool:
        """A match that begins with noise and is kept from then on."""
        state.copy_from(self.start)
        first = self.kept
        noisy = 0
        if self.noise_length > 0 and self.dice.below(5) > 0:
            noisy = self.dice.below(self.noise_length)
        self.decisions = 0
        self.passed = 0
        moves = 0
        while state.mover != OVER:
            moves += 1
            if moves >= LONGEST or self.kept == self.room:
                self.kept = first
                return False
            if self.decisions >= noisy and moves > 1:
                self.keep(state)
            if state.mover == CHANCE:
                state.do(pick(state, self.dice))
                continue
            self.decisions += 1
            if self.errs(noisy):
                state.do(pick(state, self.dice))
            else:
                state.do(self.choose(state))
        self.moves += moves
        self.score(state)
        self.aim()
        return True

    @nogil
    def errs(self, noisy: int) -> bool:
        """Whether this decision is left to chance: some of the noisy beginning, and mostly its last."""
        if self.decisions < noisy:
            return self.dice.below(THOUSAND) < self.noise
        return self.decisions == noisy and self.dice.below(4) > 0

    @nogil
    def play(self, state: State) -> bool:
        """A match without noise; False if it does not end."""
        state.copy_from(self.start)
        moves = 0
        while state.mover != OVER:
            moves += 1
            if moves > LONGEST:
                return False
            if state.mover == CHANCE:
                state.do(pick(state, self.dice))
            else:
                state.do(self.choose(state))
        self.moves += moves
        self.score(state)
        return True

    # ---- for Python

    @cpdef
    def play_many(self, mine: int, others: int, matches: int, seed: int) -> int:
        """Matches to learn from, one seat in turn against the others; how many were played before the room was full."""
        self.dice = Dice(seed)
        done: int = 0
        with cython.nogil:
            while done < matches:
                for seat in range(5):
                    self.players[seat] = mine if seat == done % self.seats else others
                if not self.play_noisy(self.state):
                    break
                done += 1
        return done

    @cpdef
    def play_deal(self, mine: int, others: int, seed: int) -> tuple[float, float]:
        """One deal in every seating, one seat against the others: its mean win and its mean margin."""
        wins = 0.0
        margin = 0.0
        for seat in range(self.seats):
            self.dice = Dice(seed)
            for other in range(5):
                self.players[other] = others
            self.players[seat] = mine
            with cython.nogil:
                ended = self.play(self.state)
            if not ended:
                raise RuntimeError(f"a match went on for {LONGEST} moves")
            wins += self.result[seat]
            margin += self.result[self.seats + seat]
        return wins / self.seats, margin / self.seats


@cpdef
def inputs_at(net: Net, state: State) -> list[int]:
    """What a net sees of a position."""
    net.update_inputs(state)
    found = []
    for i in range(net.inputs):
        found.append(net.seen[net.viewer * net.inputs + i])
    return found
