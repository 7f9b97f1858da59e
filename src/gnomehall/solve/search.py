"""The exact search of the solver: every line, chance by its weights, positions met again looked up.

A `Ply` holds the position at one depth and hands on to the next, so that nothing is allocated on the way.
"""

from __future__ import annotations

from array import array
from collections.abc import MutableSequence
from typing import Annotated

import cython

from gnomehall.core.declared import cpdef, nogil
from gnomehall.core.facts import Facts
from gnomehall.core.goals import Goal
from gnomehall.core.state import CHANCE, OVER, State

LONGEST_TURN = 80  # moves of a line, chance included
LONGEST_ENDING = 200
TOO_MANY = 1  # `failed`: more positions than allowed
TOO_DEEP = 2  # a line longer than that


class Question:
    """What is asked of a position, and what is known of those met so far."""

    facts: Facts
    goal: Goal
    seat: int
    to_the_end: bool
    positions: int
    limit: int
    deepest: int
    failed: int
    known: int
    mask: int
    first_keys: Annotated[MutableSequence[int], "long long[::1]"]
    second_keys: Annotated[MutableSequence[int], "long long[::1]"]
    values: Annotated[MutableSequence[float], "double[::1]"]

    def __init__(self, facts: Facts, goal: Goal, seat: int, to_the_end: bool, limit: int) -> None:
        self.facts = facts
        self.goal = goal
        self.seat = seat
        self.to_the_end = to_the_end
        self.positions = 0
        self.limit = limit
        self.deepest = LONGEST_ENDING if to_the_end else LONGEST_TURN
        self.failed = 0
        self.known = 0
        self.mask = 1023
        while self.mask < 2 * limit:
            self.mask = 2 * self.mask + 1
        self.first_keys = array("q", bytes(8 * (self.mask + 1)))
        self.second_keys = array("q", bytes(8 * (self.mask + 1)))
        self.values = array("d", bytes(8 * (self.mask + 1)))

    @nogil
    def place_of(self, first: int, second: int) -> int:
        """Where a position is kept, or the free place where it will be; there always is one."""
        at = second & self.mask
        while self.first_keys[at] != 0:
            if self.first_keys[at] == first and self.second_keys[at] == second:
                return at
            at = (at + 1) & self.mask
        return at

    @nogil
    def keep(self, first: int, second: int, value: float) -> None:
        """Remember what a position is worth."""
        at = self.place_of(first, second)
        self.first_keys[at] = first
        self.second_keys[at] = second
        self.values[at] = value
        self.known += 1


class Ply:
    """One depth of the search."""

    question: Question
    state: State
    next: Ply
    depth: int

    def __init__(self, question: Question, state: State, depth: int) -> None:
        self.question = question
        self.state = state
        self.depth = depth

    @nogil
    def value(self) -> float:
        """What the position is worth to the seat that asks, if everybody else is against it."""
        if self.state.mover == OVER or self.is_out():
            return self.question.goal.run(self.question.facts, self.state, self.question.seat)
        first = self.state.digest(1)
        second = self.state.digest(2)
        if first == 0:
            first = 1
        at = self.question.place_of(first, second)
        if self.question.first_keys[at] != 0:
            return self.question.values[at]
        self.question.positions += 1
        if self.question.positions > self.question.limit:
            self.question.failed = TOO_MANY
        elif self.depth >= self.question.deepest - 1:
            self.question.failed = TOO_DEEP
        if self.question.failed != 0:
            return 0.0
        self.state.list_options()
        found: float = self.expected() if self.state.mover == CHANCE else self.chosen()
        if self.question.failed == 0:
            self.question.keep(first, second, found)
        return found

    @nogil
    def is_out(self) -> bool:
        """Whether the turn that is asked about is over."""
        return not self.question.to_the_end and self.question.facts.turn_of(self.state) != self.question.seat

    @nogil
    def expected(self) -> float:
        """The mean over the outcomes of chance; one will do if it makes no difference."""
        if self.question.facts.is_idle(self.state, self.question.to_the_end):
            return self.after(0)
        total = 0
        summed: float = 0.0
        for i in range(self.state.count):
            total += self.state.weights[i]
            summed += self.state.weights[i] * self.after(i)
            if self.question.failed != 0:
                return 0.0
        return summed / total

    @nogil
    def chosen(self) -> float:
        """The best move for the seat that asks, or the worst for it if another one moves."""
        mine: bool = self.state.mover == self.question.seat
        best: float = self.after(0)
        for i in range(1, self.state.count):
            if self.question.failed != 0:
                return 0.0
            if self.question.goal.is_yes_or_no and best == (1.0 if mine else 0.0):
                return best  # nothing can be better
            found: float = self.after(i)
            if (mine and found > best) or (not mine and found < best):
                best = found
        return best

    @nogil
    def after(self, i: int) -> float:
        """What the option of this number leads to."""
        move = self.state.options[i]
        if not self.question.to_the_end and self.closes(move):
            return self.question.goal.run(self.question.facts, self.state, self.question.seat)
        self.next.state.copy_from(self.state)
        self.next.state.do(move)
        return self.next.value()

    @nogil
    def closes(self, move: int) -> bool:
        """Whether a move declares the turn over: what counts is what stood before."""
        return self.state.mover == self.question.seat and self.question.facts.closes(self.state, move)


class Search:
    """A question, and the plies it is answered on."""

    question: Question
    top: Ply

    def __init__(self, question: Question, state: State) -> None:
        self.question = question
        self.top = Ply(question, state.clone(), 0)
        last = self.top
        for depth in range(1, question.deepest):
            ply = Ply(question, state.clone(), depth)
            last.next = ply
            last = ply

    @cpdef
    def value(self, state: State) -> float:
        """What a position is worth; look at `question.failed` before it is believed."""
        self.top.state.copy_from(state)
        with cython.nogil:
            found: float = self.top.value()
        return found  # nothing is returned from a block without the GIL

    @cpdef
    def values(self, state: State) -> list[tuple[int, float]]:
        """What each move of the seat to move leads to."""
        found = []
        self.top.state.copy_from(state)
        self.top.state.list_options()
        count = self.top.state.count
        for i in range(count):
            with cython.nogil:
                worth: float = self.top.after(i)
            found.append((self.top.state.options[i], worth))
        return found
