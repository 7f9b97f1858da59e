"""Goals: expressions over the measured facts of a game, such as `points >= 20 and homeless == 0`.

A goal is read by `read_goal` (goal_texts.py) into a short program for a stack, which compiled code runs.
"""

from __future__ import annotations

from typing import Annotated

from gnomehall.core.declared import cpdef, nogil
from gnomehall.core.facts import Facts
from gnomehall.core.state import State

LONGEST_PROGRAM = 128  # numbers: two for each step
STEPS = 64

NUMBER = 0  # steps: put a number on the stack
FACT = 1  # put a fact there
ADD = 2  # take two, put what comes of them
SUBTRACT = 3
AT_LEAST = 4
AT_MOST = 5
ABOVE = 6
BELOW = 7
EQUAL = 8
UNEQUAL = 9
BOTH = 10
EITHER = 11
NOT = 12


class Goal:
    """An expression, as a program; `is_yes_or_no` if it can only be 0 or 1."""

    text: str
    is_yes_or_no: bool
    length: int
    program: Annotated[list[int], "int", LONGEST_PROGRAM]
    stack: Annotated[list[int], "long long", STEPS]

    def __init__(self, text: str, steps: list[tuple[int, int]], is_yes_or_no: bool) -> None:
        assert len(steps) <= STEPS
        self.text = text
        self.is_yes_or_no = is_yes_or_no
        self.length = len(steps)
        self.program = [number for step in steps for number in step] + [0] * (128 - 2 * len(steps))
        self.stack = [0] * 64

    @nogil
    def run(self, facts: Facts, state: State, seat: int) -> int:
        """The value of the expression for a seat."""
        top = -1
        for i in range(self.length):
            step = self.program[2 * i]
            argument = self.program[2 * i + 1]
            if step == NUMBER:
                top += 1
                self.stack[top] = argument
            elif step == FACT:
                top += 1
                self.stack[top] = facts.measure(state, seat, argument)
            elif step == NOT:
                self.stack[top] = 1 if self.stack[top] == 0 else 0
            else:
                top -= 1
                self.stack[top] = combined(step, self.stack[top], self.stack[top + 1])
        return self.stack[0]

    @cpdef
    def value(self, facts: Facts, state: State, seat: int) -> int:
        """`run`, for callers in Python."""
        return self.run(facts, state, seat)


@nogil
def combined(step: int, a: int, b: int) -> int:
    """What comes of two numbers."""
    if step == ADD:
        return a + b
    if step == SUBTRACT:
        return a - b
    if step == AT_LEAST:
        return 1 if a >= b else 0
    if step == AT_MOST:
        return 1 if a <= b else 0
    if step == ABOVE:
        return 1 if a > b else 0
    if step == BELOW:
        return 1 if a < b else 0
    if step == EQUAL:
        return 1 if a == b else 0
    if step == UNEQUAL:
        return 1 if a != b else 0
    if step == BOTH:
        return 1 if a != 0 and b != 0 else 0
    return 1 if a != 0 or b != 0 else 0
