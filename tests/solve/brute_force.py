"""The answers of the solver by another way: every line to its end, nothing looked up, exact fractions."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from gnomehall.core.game import Game
from gnomehall.core.state import CHANCE, State

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
        following = state.clone()
        following.apply(move)
        if closes:
            return Fraction(self.measure(following, self.seat))
        self.depth += 1
        found = self.value(following)
        self.depth -= 1
        return found
