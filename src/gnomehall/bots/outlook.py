"""How good a position looks for each seat, and each move one step ahead, on the game's `worth`."""

from __future__ import annotations

from math import exp
from typing import Annotated

import cython

from gnomehall.core.declared import cpdef, nogil
from gnomehall.core.state import CHANCE, MOST_OPTIONS, OVER, State

MOST_MOVES = 32768  # ids in the alphabet of any game
FOLLOWED = 6  # details settled after a move, at most


WON: float = 400.0  # what winning is worth to `ahead`, beside the points, in hundredths
STEEP: float = 1500.0  # the lead, in hundredths, at which `squash` is half way to its end


class Outlook:
    """Scratch states to look ahead on, and the scale that turns leads into chances to win."""

    one: State
    two: State
    three: State
    scale: float
    blend: float
    centre: float
    follows: bool
    gain: Annotated[list[float], "double", 5]
    win: Annotated[list[float], "double", 5]
    lead: Annotated[list[float], "double", 5]
    best_gain: Annotated[list[float], "double", 5]
    best_win: Annotated[list[float], "double", 5]
    best_lead: Annotated[list[float], "double", 5]
    rating: Annotated[list[float], "double", MOST_OPTIONS]
    guess: Annotated[list[float], "double", 5]
    seen: Annotated[list[int], "int", MOST_MOVES]
    stamp: Annotated[int, "int"]

    def __init__(self, state: State, scale: float, blend: float) -> None:
        self.one = state.clone()
        self.two = state.clone()
        self.three = state.clone()
        self.scale = scale  # hundredths of a point
        self.blend = blend  # how much the margin counts beside the win
        self.centre = float(state.guess(0))  # what a lone player measures points against
        self.follows = True  # whether details of a move are settled before it is judged
        self.gain = [0.0] * 5
        self.win = [0.0] * 5
        self.lead = [0.0] * 5
        self.best_gain = [0.0] * 5
        self.best_win = [0.0] * 5
        self.best_lead = [0.0] * 5
        self.rating = [0.0] * 512
        self.guess = [0.0] * 5
        self.seen = [0] * 32768
        self.stamp = 0

    # ---- what a position is worth

    @nogil
    def judge(self, state: State) -> None:
        """Fill `lead`, `win` (each seat's chance to win) and `gain` (that chance mixed with the lead, 0 to 1)."""
        if state.mover == OVER:
            self.judge_end(state)
            return
        if state.seats == 1:
            self.lead[0] = state.prospect(0)
            self.gain[0] = self.squash(self.lead[0] - self.centre)
            self.win[0] = self.gain[0]
            return
        best: float = -1e9
        for seat in range(state.seats):
            self.guess[seat] = state.prospect(seat)
            if self.guess[seat] > best:
                best = self.guess[seat]
        total: float = 0.0
        for seat in range(state.seats):
            value: float = exp((self.guess[seat] - best) / self.scale)
            self.win[seat] = value
            total += value
        for seat in range(state.seats):
            value = -1e9
            for other in range(state.seats):
                if other != seat and self.guess[other] > value:
                    value = self.guess[other]
            self.lead[seat] = self.guess[seat] - value
            value = self.squash(self.lead[seat])
            self.win[seat] /= total
            self.gain[seat] = (1.0 - self.blend) * self.win[seat] + self.blend * value

    @nogil
    def judge_end(self, state: State) -> None:
        """The same of a match that is over: the win is shared by those who share it."""
        if state.seats == 1:
            self.lead[0] = state.points(0) * 100
            self.gain[0] = self.squash(self.lead[0] - self.centre)
            self.win[0] = self.gain[0]
            return
        winners = 0
        for seat in range(state.seats):
            if state.place(seat) == 0:
                winners += 1
        for seat in range(state.seats):
            win: float = 0.0
            if state.place(seat) == 0:
                win = 1.0 / winners
            self.win[seat] = win
            self.lead[seat] = self.ahead(state, seat)
            self.gain[seat] = (1.0 - self.blend) * win + self.blend * self.squash(self.lead[seat])

    @nogil
    def keep_best(self, seats: int) -> None:
        """Keep the last judgement as the best one."""
        for seat in range(seats):
            self.best_gain[seat] = self.gain[seat]
            self.best_win[seat] = self.win[seat]
            self.best_lead[seat] = self.lead[seat]

    @nogil
    def take_best(self, seats: int) -> None:
        """Judge as the best one was judged."""
        for seat in range(seats):
            self.gain[seat] = self.best_gain[seat]
            self.win[seat] = self.best_win[seat]
            self.lead[seat] = self.best_lead[seat]

    @nogil
    def ahead(self, state: State, seat: int) -> float:
        """How far a seat leads the best other one, in hundredths of a point; alone, what it has."""
        best: float = -1e9
        over: bool = state.mover == OVER
        for other in range(state.seats):
            if other == seat:
                continue
            value: float = state.points(other) * 100 if over else state.worth(other)
            if value > best:
                best = value
        if state.seats == 1:
            best = 0.0
        return (state.points(seat) * 100 if over else state.worth(seat)) - best

    @nogil
    def squash(self, margin: float) -> float:
        """A lead as a number from 0 to 1."""
        return 0.5 + 0.5 * margin / (margin + STEEP) if margin >= 0 else 0.5 - 0.5 * margin / (margin - STEEP)

    # ---- one step ahead

    @nogil
    def mark(self, state: State) -> None:
        """Remember the options of a decision, to know its details (`is_detail`) when they come."""
        self.stamp += 1
        for i in range(state.count):
            self.seen[state.options[i]] = self.stamp

    @nogil
    def is_detail(self, state: State) -> bool:
        """Whether this decision only settles the marked one: it shares no option with it."""
        for i in range(state.count):
            if self.seen[state.options[i]] == self.stamp:
                return False
        return True

    @nogil
    def follow(self, state: State, seat: int) -> None:
        """Settle what a move left open, up to the next chance: what is forced, and its details as they look best."""
        for _ in range(FOLLOWED):
            if state.mover != seat:
                return
            state.list_options()
            if state.count == 1:
                state.do(state.options[0])
            elif self.follows and self.is_detail(state):
                state.do(self.best_step(state, seat))
            else:
                return

    @nogil
    def best_step(self, state: State, seat: int) -> int:
        """The option after which the seat is furthest ahead at once."""
        best: float = -1e18
        chosen = state.options[0]
        for i in range(state.count):
            self.three.copy_from(state)
            self.three.do(state.options[i])
            value: float = self.ahead(self.three, seat)
            if value > best:
                best = value
                chosen = state.options[i]
        return chosen

    @nogil
    def expect(self, seat: int) -> float:
        """How far ahead the seat is in `one`, once all is settled; chance is averaged exactly."""
        if self.one.mover != CHANCE:
            self.follow(self.one, seat)
            value: float = self.ahead(self.one, seat)
            if self.one.mover == OVER:
                value += WON if self.one.place(seat) == 0 else -WON
            return value
        self.one.list_options()
        value = 0.0
        weight: float = 0.0
        for i in range(self.one.count):
            self.two.copy_from(self.one)
            self.two.do(self.one.options[i])
            self.follow(self.two, seat)
            value += self.one.weights[i] * self.ahead(self.two, seat)
            weight += self.one.weights[i]
        return value / weight

    @nogil
    def rate(self, state: State) -> None:
        """Fill `rating`: how far ahead each option leaves the mover, in hundredths of a point."""
        state.list_options()
        self.mark(state)
        for i in range(state.count):
            self.one.copy_from(state)
            self.one.do(state.options[i])
            self.rating[i] = self.expect(state.mover)

    @nogil
    def best_option(self, state: State) -> int:
        """The option `rate` finds best."""
        self.rate(state)
        best = 0
        for i in range(state.count):
            if self.rating[i] > self.rating[best]:
                best = i
        return state.options[best]

    @nogil
    def quick_option(self, state: State) -> int:
        """Nearly always `best_option`, several times as fast, where what is found and what others have matter little.

        One outcome of chance stands for all, and the mover's worth for its lead: so in Gems & Gnomes.
        """
        state.list_options()
        best: float = -1e18
        chosen = state.options[0]
        for i in range(state.count):
            self.one.copy_from(state)
            self.one.do(state.options[i])
            if self.one.mover == CHANCE:
                self.one.list_options()
                self.one.do(self.one.options[0])
            value: float = float(self.one.worth(state.mover))
            if self.one.mover == OVER:
                value += WON if self.one.place(state.mover) == 0 else -WON
            if value > best:
                best = value
                chosen = state.options[i]
        return chosen

    @nogil
    def rate_by_judgement(self, state: State) -> int:
        """Fill `rating` with the gain each option leaves the mover, as `judge` sees it; the best option's place."""
        state.list_options()
        best = 0
        for i in range(state.count):
            self.one.copy_from(state)
            self.one.do(state.options[i])
            self.judge(self.one)
            self.rating[i] = self.gain[state.mover]
            if self.rating[i] > self.rating[best]:
                best = i
        return best

    # ---- for Python

    @cpdef
    def quick_choice(self, state: State) -> int:
        """`quick_option`, for callers in Python."""
        return self.quick_option(state)

    @cpdef
    def ratings(self, state: State) -> list[float]:
        """`rate`, in the order of `legal_ids`."""
        with cython.nogil:
            self.rate(state)
        found = []
        for i in range(state.count):
            found.append(self.rating[i])
        return found

    @cpdef
    def gains(self, state: State) -> list[float]:
        """`judge`, for callers in Python."""
        self.judge(state)
        found = []
        for seat in range(state.seats):
            found.append(self.gain[seat])
        return found
