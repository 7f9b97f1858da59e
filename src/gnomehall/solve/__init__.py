"""Exact answers: what a position is worth for a goal, by which line, and whether there is another."""

from __future__ import annotations

from gnomehall.core.game import Game
from gnomehall.core.state import State
from gnomehall.solve.solver import LIMIT, Solution, Solver, TooLarge, facts_of

__all__ = ["Solution", "Solver", "TooLarge", "facts_of", "solve"]


def solve(game: Game, state: State, goal: str = "points", to_the_end: bool = False, limit: int = LIMIT) -> Solution:
    """The best the seat to move can do for a goal: in its turn, or to the end against everybody."""
    return Solver(game, state, goal, to_the_end, limit).best(state)
