"""Tree search with explicit chance: every seat seeks its own gain, chance falls by its weights.

A node is a position; its children stand side by side in flat arrays.  `totals` of a node sums the
gain of the seat that moved to it, so one number a node serves any number of seats (max-n).
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence
from math import exp, sqrt
from typing import Annotated

import cython

from gnomehall.bots.clock import now
from gnomehall.bots.outlook import Outlook
from gnomehall.core.declared import cpdef, nogil
from gnomehall.core.dice import Dice
from gnomehall.core.playout import pick
from gnomehall.core.state import CHANCE, MOST_OPTIONS, OVER, State

DEEPEST = 400  # moves from the root
MOST_WINS = 2560  # five seats for each of MOST_OPTIONS
BETWEEN_LOOKS = 16  # simulations between two looks at the clock


class Tree:
    """The tree below one position, in arrays that are made once."""

    position: State
    work: State
    outlook: Outlook
    dice: Dice
    root: int
    used: int
    capacity: int
    explore: float
    prior_visits: float
    prior_temperature: float
    min_share: float
    playout: int
    tries: int
    rounds: int
    to_the_end: int
    full_playout_weight: int
    stops_early: bool
    begun: int
    weight: int
    horizon: int
    turns: int
    last: int
    deepest: int
    moves: Annotated[MutableSequence[int], "int[::1]"]
    weights: Annotated[MutableSequence[int], "int[::1]"]
    first: Annotated[MutableSequence[int], "int[::1]"]
    counts: Annotated[MutableSequence[int], "int[::1]"]
    whose: Annotated[MutableSequence[int], "int[::1]"]
    visits: Annotated[MutableSequence[int], "int[::1]"]
    totals: Annotated[MutableSequence[float], "double[::1]"]
    biases: Annotated[MutableSequence[float], "double[::1]"]
    priors: Annotated[MutableSequence[float], "double[::1]"]
    path: Annotated[list[int], "int", DEEPEST]
    margins: Annotated[list[float], "double", MOST_OPTIONS]
    margin_squares: Annotated[list[float], "double", MOST_OPTIONS]
    wins: Annotated[list[float], "double", MOST_WINS]
    win_squares: Annotated[list[float], "double", MOST_OPTIONS]
    samples: Annotated[list[int], "int", MOST_OPTIONS]
    sample_weights: Annotated[list[int], "int", MOST_OPTIONS]

    def __init__(self, state: State, outlook: Outlook, seed: int, capacity: int) -> None:
        self.position = state.clone()
        self.work = state.clone()
        self.outlook = outlook
        self.dice = Dice(seed)
        self.capacity = capacity
        self.explore = 1.0  # how much a move is tried for its prior
        self.prior_visits = 1.0  # how many visits the look one step ahead counts for
        self.prior_temperature = 0.1  # the difference in gain that makes a move e times as likely
        self.playout = 0  # moves played on from a new leaf at most before it is judged
        self.horizon = 1000  # turns from one seat to another that are looked ahead
        self.turns = 0
        self.last = 0
        self.min_share = 0.0  # at the root, the part of its even share that every move gets
        self.stops_early = False  # whether a search stops once its choice cannot change any more
        self.tries = 2  # options compared for each move of a playout
        self.rounds = 1  # how often the own turn comes round before the playout is judged
        self.to_the_end = 0  # one playout in so many goes to the end of the match; 0: none
        self.full_playout_weight = 1  # how many short playouts one to the end counts for
        self.begun = 0
        self.weight = 1
        self.deepest = 0
        self.moves = array("i", bytes(4 * capacity))
        self.weights = array("i", bytes(4 * capacity))
        self.first = array("i", bytes(4 * capacity))
        self.counts = array("i", bytes(4 * capacity))
        self.whose = array("i", bytes(4 * capacity))
        self.visits = array("i", bytes(4 * capacity))
        self.totals = array("d", bytes(8 * capacity))
        self.biases = array("d", bytes(8 * capacity))
        self.priors = array("d", bytes(8 * capacity))
        self.path = [0] * 400
        self.margins = [0.0] * 512
        self.margin_squares = [0.0] * 512
        self.wins = [0.0] * 2560
        self.win_squares = [0.0] * 512
        self.samples = [0] * 512
        self.sample_weights = [0] * 512
        self.root = 0
        self.used = 1

    # ---- one simulation

    @nogil
    def simulate(self) -> None:
        """Go down to a new position or the horizon, judge it, and tell every node on the way."""
        self.work.copy_from(self.position)
        node = self.root
        depth = 0
        fresh: bool = False
        self.path[0] = node
        self.turns = 0
        self.last = self.work.mover
        while self.work.mover != OVER and depth < DEEPEST - 1 and self.turns < self.horizon:
            new: bool = self.first[node] == 0
            if new and not self.expand(node):
                break
            if self.whose[node] == CHANCE:
                node = self.draw(node)
            elif self.counts[node] == 1:
                node = self.first[node]
            elif new:
                fresh = True
                break
            elif node == self.root and self.min_share > 0.0 and self.neglected(node) > 0:
                node = self.neglected(node)
            else:
                node = self.select(node)
            self.step(self.moves[node])
            depth += 1
            self.path[depth] = node
        if depth > self.deepest:
            self.deepest = depth
        if self.playout > 0:
            self.play_on()
            self.outlook.judge(self.work)
        elif fresh:
            self.outlook.take_best(self.work.seats)  # the mover will play its best move
        else:
            self.outlook.judge(self.work)
        self.back_up(depth)

    @nogil
    def step(self, move: int) -> None:
        """Play a move in `work`, and count the turns that pass from one seat to another."""
        self.work.do(move)
        if self.work.mover >= 0 and self.work.mover != self.last:
            self.turns += 1
            self.last = self.work.mover

    @nogil
    def back_up(self, depth: int) -> None:
        """Add the gain to every node of the path, and the margin to the root's move."""
        self.visits[self.path[0]] += self.weight
        for i in range(1, depth + 1):
            node = self.path[i]
            self.visits[node] += self.weight
            seat = self.whose[self.path[i - 1]]
            if seat >= 0:
                self.totals[node] += self.weight * self.outlook.gain[seat]
        seat = self.whose[self.root]
        if depth > 0 and seat >= 0:
            i = self.path[1] - self.first[self.root]
            margin: float = self.outlook.lead[seat] / 100.0
            win: float = self.outlook.win[seat]
            self.samples[i] += 1
            self.sample_weights[i] += self.weight
            self.margins[i] += self.weight * margin
            self.margin_squares[i] += self.weight * margin * margin
            self.win_squares[i] += self.weight * win * win
            for other in range(self.work.seats):
                self.wins[5 * i + other] += self.weight * self.outlook.win[other]

    @nogil
    def select(self, node: int) -> int:
        """The child with the best mean, its look ahead counted in, and its prior while little tried."""
        spread: float = self.explore * sqrt(self.visits[node])
        best: float = -1e18
        chosen = self.first[node]
        for child in range(self.first[node], self.first[node] + self.counts[node]):
            total: float = self.totals[child] + self.prior_visits * self.biases[child]
            q: float = total / (self.visits[child] + self.prior_visits)
            score: float = q + spread * self.priors[child] / (1 + self.visits[child])
            if score > best:
                best = score
                chosen = child
        return chosen

    @nogil
    def neglected(self, node: int) -> int:
        """The first child that has had too little of its even share, or 0."""
        enough: float = self.min_share * self.visits[node] / self.counts[node]
        for child in range(self.first[node], self.first[node] + self.counts[node]):
            if self.visits[child] < enough:
                return child
        return 0

    @nogil
    def draw(self, node: int) -> int:
        """The child chance takes now, by weight."""
        total = 0
        for child in range(self.first[node], self.first[node] + self.counts[node]):
            total += self.weights[child]
        left = self.dice.below(total)
        child = self.first[node]
        while left >= self.weights[child]:
            left -= self.weights[child]
            child += 1
        return child

    @nogil
    def expand(self, node: int) -> bool:
        """Make the children of the position in `work`; False if the arrays are full."""
        self.work.list_options()
        if self.used + self.work.count > self.capacity:
            return False
        self.first[node] = self.used
        self.counts[node] = self.work.count
        self.whose[node] = self.work.mover
        for i in range(self.work.count):
            child = self.used + i
            self.moves[child] = self.work.options[i]
            self.weights[child] = self.work.weights[i]
            self.first[child] = 0
            self.visits[child] = 0
            self.totals[child] = 0.0
        self.used += self.work.count
        if self.work.mover >= 0 and self.work.count > 1:
            self.set_priors(node, self.work.mover)
        return True

    @nogil
    def set_priors(self, node: int, seat: int) -> None:
        """Look one step ahead from `work`: the gain each child seems to bring, and its prior."""
        self.outlook.mark(self.work)
        best: float = -1.0
        for child in range(self.first[node], self.first[node] + self.counts[node]):
            self.outlook.one.copy_from(self.work)
            self.outlook.one.do(self.moves[child])
            self.outlook.follow(self.outlook.one, seat)
            self.outlook.judge(self.outlook.one)
            value: float = self.outlook.gain[seat]
            self.biases[child] = value
            if value > best:
                best = value
                self.outlook.keep_best(self.work.seats)
        total: float = 0.0
        for child in range(self.first[node], self.first[node] + self.counts[node]):
            value = exp((self.biases[child] - best) / self.prior_temperature)
            self.priors[child] = value
            total += value
        for child in range(self.first[node], self.first[node] + self.counts[node]):
            self.priors[child] /= total

    @nogil
    def play_on(self) -> None:
        """Play on from the leaf until the root's seat has begun `rounds` turns, or to the end.

        Positions are compared where all have had their turn: in the middle of one the worth of what
        is left to do would be guessed.  A playout to the end is dear and true, a short one cheap and biased.
        """
        seat = self.whose[self.root]
        away: bool = self.work.mover != seat and self.work.mover >= 0
        rounds = 0
        limit = self.rounds
        self.weight = 1
        self.begun += 1
        if self.to_the_end > 0 and self.begun % self.to_the_end == 0:
            self.weight = self.full_playout_weight
            limit = self.playout
        for _ in range(self.playout):
            if self.work.mover == OVER:
                return
            if self.work.mover == CHANCE:
                self.work.do(pick(self.work, self.dice))
                continue
            if self.work.mover != seat:
                away = True
            elif away:
                away = False
                rounds += 1
                if rounds >= limit:
                    return
            self.work.do(self.playout_move())

    @nogil
    def playout_move(self) -> int:
        """The option that leaves the mover the most: the best of `tries` taken at random, or of all (0, or -1)."""
        self.work.list_options()
        count = self.work.count
        if count == 1:
            return self.work.options[0]
        if self.tries == 0:
            return self.outlook.quick_option(self.work)
        if self.tries < 0:
            return self.work.options[self.outlook.rate_by_judgement(self.work)]
        seat = self.work.mover
        tries = self.tries if self.tries < count else count
        chosen = self.work.options[0]
        best: float = -1e18
        for i in range(tries):
            move = self.work.options[i if tries == count else self.dice.below(count)]
            self.outlook.one.copy_from(self.work)
            self.outlook.one.do(move)
            value: float = self.outlook.one.worth(seat)
            if value > best:
                best = value
                chosen = move
        return chosen

    @nogil
    def run(self, simulations: int, deadline: float) -> int:
        """Simulate until the number or the deadline is reached; how many were done."""
        done = 0
        start: float = now()
        before = self.visits[self.root]
        while done < simulations:
            if done % BETWEEN_LOOKS == 0 and done > 0:
                left: float = 1.0 - done / simulations  # of the budget
                if deadline > 0.0:
                    time: float = now()
                    if time >= deadline:
                        break
                    left = (deadline - time) / (deadline - start)
                if self.stops_early and self.is_settled((self.visits[self.root] - before) * left / (1.0 - left)):
                    break
            self.simulate()
            done += 1
        return done

    @nogil
    def is_settled(self, more: float) -> bool:
        """Whether the move tried most at the root stays so, however the visits to come fall."""
        best = 0
        second = 0
        for child in range(self.first[self.root], self.first[self.root] + self.counts[self.root]):
            if self.visits[child] > best:
                second = best
                best = self.visits[child]
            elif self.visits[child] > second:
                second = self.visits[child]
        return best - second > more

    # ---- for Python

    @cpdef
    def think(self, simulations: int, milliseconds: float) -> int:
        """Search within a budget (0 milliseconds: no limit); the simulations done."""
        deadline = now() + milliseconds / 1000.0 if milliseconds > 0 else 0.0
        with cython.nogil:
            done = self.run(simulations, deadline)
        return done  # noqa: RET504  # nothing is returned from a block without the GIL

    @cpdef
    def start(self, state: State) -> None:
        """Forget all, and search from this position."""
        self.position.copy_from(state)
        self.root = 0
        self.used = 1
        self.first[0] = 0
        self.visits[0] = 0
        self.totals[0] = 0.0
        self.forget_samples()

    @cpdef
    def forget_samples(self) -> None:
        """The figures of the root's moves begin anew."""
        self.deepest = 0
        for i in range(512):
            self.margins[i] = 0.0
            self.margin_squares[i] = 0.0
            self.win_squares[i] = 0.0
            for other in range(5):
                self.wins[5 * i + other] = 0.0
            self.samples[i] = 0
            self.sample_weights[i] = 0

    @cpdef
    def descend(self, move: int) -> bool:
        """Make the position after a move the root and keep what is known of it; False if nothing is."""
        node = self.root
        if self.first[node] != 0:
            for child in range(self.first[node], self.first[node] + self.counts[node]):
                if self.moves[child] == move:
                    self.position.do(move)
                    self.root = child
                    self.forget_samples()
                    return True
        return False

    @cpdef
    def children(self, node: int) -> list[tuple[int, int, int, float, float, int]]:
        """(node, move, visits, mean gain of the mover, look ahead, weight) of each child."""
        found = []
        if self.first[node] != 0:
            for child in range(self.first[node], self.first[node] + self.counts[node]):
                n = self.visits[child]
                mean = self.totals[child] / n if n else self.biases[child]
                found.append((child, self.moves[child], n, mean, self.biases[child], self.weights[child]))
        return found

    @cpdef
    def measured(self) -> list[tuple[int, int, float, float, float, list[float]]]:
        """For each move of the root since it became the root: samples, their weight, and weighted sums.

        The sums: margins, their squares, the squares of the mover's win, and every seat's win."""
        found = []
        for i in range(self.counts[self.root] if self.first[self.root] else 0):
            found.append((
                self.samples[i], self.sample_weights[i], self.margins[i], self.margin_squares[i], self.win_squares[i],
                [self.wins[5 * i + seat] for seat in range(self.work.seats)],
            ))
        return found

    def mover_at(self, node: int) -> int:
        """Who moves at an expanded node."""
        return self.whose[node]
