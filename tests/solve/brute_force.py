"""The answers of the solver by another way: every line to its end, nothing looked up, exact fractions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import reduce
from operator import and_

from gnomehall.core.game import Game
from gnomehall.core.state import CHANCE, State
from gnomehall.solve import facts_of

Measure = Callable[[State, int], int]
DEEPEST = 150  # moves of a line
CLOSING = ("pass", "end")  # the verbs that declare a turn over


class GaveUp(Exception):
    """More lines than the test has time for."""


class BruteForce:
    """A goal for a seat, in its turn or to the end of the match."""

    def __init__(self, game: Game, seat: int, measure: Measure, to_the_end: bool, budget: int) -> None:
        self.game = game
        self.seat = seat
        self.measure = measure
        self.to_the_end = to_the_end
        self.left = budget
        self.depth = 0

    def value(self, state: State) -> Fraction:
        """What a position is worth if all others are against the seat."""
        self.left -= 1
        if self.left < 0 or self.depth > DEEPEST:
            raise GaveUp
        if state.to_move is None or (not self.to_the_end and state.actor != self.seat):  # type: ignore[attr-defined]
            return Fraction(self.measure(state, self.seat))
        if state.to_move == CHANCE:
            outcomes = state.chances()
            total = sum(weight for _, weight in outcomes)
            return sum((weight * self.after(state, move) for move, weight in outcomes), Fraction()) / total
        worths = [worth for _, worth in self.values(state)]
        return max(worths) if state.to_move == self.seat else min(worths)

    def values(self, state: State) -> list[tuple[int, Fraction]]:
        """What every move is worth."""
        return [(move, self.after(state, move)) for move in state.legal_ids()]

    def after(self, state: State, move: int) -> Fraction:
        """What a move leads to."""
        closes = not self.to_the_end and state.to_move == self.seat and self.game.moves[move].verb in CLOSING
        following = _following(state, move)
        if closes:
            return Fraction(self.measure(following, self.seat))
        self.depth += 1
        found = self.value(following)
        self.depth -= 1
        return found

    # ---- the best lines of a turn

    def is_unique(self, state: State) -> bool:
        """Whether every best line has all the moves of a shortest one."""
        lines = self.best_lines(state)
        in_all = reduce(and_, lines)
        return in_all.total() == min(line.total() for line in lines)

    def best_lines(self, state: State) -> list[Counter[int]]:
        """What the seat plays in each best line: up to where it loses nothing by ending the turn, or to a draw."""
        if state.to_move is None or state.actor != self.seat:  # type: ignore[attr-defined]
            return [Counter()]
        if state.to_move == CHANCE:
            idle = facts_of(self.game).is_idle_chance(state, False)
            return self.best_lines(_following(state, state.chances()[0][0])) if idle else [Counter()]
        if state.to_move != self.seat:
            raise GaveUp  # what is needed depends on what others answer
        values = self.values(state)
        most = max(value for _, value in values)
        best = [move for move, value in values if value == most]
        if any(self.game.moves[move].verb in CLOSING for move in best):
            return [Counter()]
        return [line + Counter((move,)) for move in best for line in self.best_lines(_following(state, move))]


def _following(state: State, move: int) -> State:
    following = state.clone()
    following.apply(move)
    return following
