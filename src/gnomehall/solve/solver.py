"""Exact answers about a position: what every move is worth, the best line, and whether it is the only one.

    solver = Solver(game("gnomopolis"), state, "points")
    solver.best(state).value
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from gnomehall.core.errors import GnomehallError, ValidationError
from gnomehall.core.facts import Facts
from gnomehall.core.game import Game
from gnomehall.core.goal_texts import read_goal
from gnomehall.core.state import CHANCE, State
from gnomehall.games import part
from gnomehall.solve.search import TOO_DEEP, Question, Search

LIMIT = 200_000  # positions
MOST_BEST = 4_000  # positions on best lines that are gone through for the proof
CLOSE = 1e-9  # values nearer than this are the same: chances are summed in floating point


class TooLarge(GnomehallError):
    """A position with more lines than the solver was allowed to go through."""


def facts_of(game: Game) -> Facts:
    """What is measured in a game: its own facts, or those that every game has."""
    module = part(game, "facts")
    if module is None:
        return Facts(())
    found: Facts = module.facts()
    return found


@dataclass(frozen=True)
class Solution:
    """The answer for a position: what it is worth, and a shortest line that gets it."""

    value: float
    moves: tuple[tuple[int, float], ...]  # every first move and what it leads to
    line: tuple[int, ...]  # decisions of the seat, up to the end of its turn or to the first draw that matters
    is_unique: bool  # every best line has all the moves of this one; their order and what is idle may differ
    positions: int  # gone through


@dataclass(frozen=True)
class Way:
    """The best lines from a position to the end of the turn."""

    line: tuple[int, ...]  # a shortest one
    needed: Counter[int]  # the moves that all of them have

    @property
    def is_only(self) -> bool:
        """Whether all of them have every move of the shortest."""
        return self.needed.total() == len(self.line)


NOTHING = Way((), Counter())


class Solver:
    """Answers one question: a goal for the seat to move, within its turn or to the end of the match."""

    def __init__(
        self, game: Game, state: State, goal: str = "points", to_the_end: bool = False, limit: int = LIMIT,
        most_best: int = MOST_BEST,
    ) -> None:
        if state.mover < 0:
            raise ValidationError("only a position in which a seat decides can be solved")
        self.game = game
        self.facts = facts_of(game)
        self.goal = read_goal(goal, self.facts.names)
        self.seat = state.mover
        if not to_the_end and self.facts.whose_turn(state) != self.seat:
            raise ValidationError("the seat that decides here only answers in the turn of another")
        self.to_the_end = to_the_end
        self.most_best = most_best
        self._question = Question(self.facts, self.goal, self.seat, to_the_end, limit)
        self._search = Search(self._question, state)
        self._ways: dict[tuple[int, int], Way] = {}

    @property
    def positions(self) -> int:
        """How many different positions have been gone through."""
        return self._question.positions

    @property
    def is_spent(self) -> bool:
        """Whether it met more than it may go through: then it answers nothing any more."""
        return self._question.failed != 0

    def value(self, state: State) -> float:
        """What a position is worth."""
        found = self._search.value(state)
        self._check()
        return found

    def values(self, state: State) -> tuple[tuple[int, float], ...]:
        """What every move of the seat to move is worth."""
        found = self._search.values(state)
        self._check()
        return tuple(found)

    def _check(self) -> None:
        if self._question.failed == TOO_DEEP:
            raise TooLarge("a line of this position is too long to be solved")
        if self._question.failed:
            raise TooLarge(f"this position has more than {self._question.limit} others after it: it is not solved")

    # ---- the best lines

    def best(self, state: State) -> Solution:
        """The whole answer, with the proof that it is the only one, or not."""
        moves = self.values(state)
        self._ways.clear()
        way = self._way(state)
        return Solution(max(value for _, value in moves), moves, way.line, way.is_only, self.positions)

    def best_moves(self, state: State) -> list[int]:
        """The moves of the seat to move that lose nothing."""
        return _best(self.values(state))

    def _way(self, state: State) -> Way:
        """The best lines from here, as far as the seat's turn and its certainty go."""
        if state.to_move is None or self.facts.whose_turn(state) != self.seat:
            return NOTHING
        if state.to_move == CHANCE:
            return self._way_past_chance(state)
        key = state.key()
        if key not in self._ways:
            if len(self._ways) == self.most_best:
                raise TooLarge("this position has too many best lines to be gone through")
            self._ways[key] = NOTHING  # counted before what follows from it
            own = state.to_move == self.seat
            self._ways[key] = self._own_way(state) if own else self._way_past_others(state)
        return self._ways[key]

    def _way_past_chance(self, state: State) -> Way:
        """Beyond a draw that matters nothing is certain."""
        if not self.facts.is_idle_chance(state, self.to_the_end):
            return NOTHING
        return self._way(_after(state, state.chances()[0][0]))

    def _own_way(self, state: State) -> Way:
        best = _best(self.values(state))
        if any(self._closes(state, move) for move in best):
            return NOTHING  # the turn may be ended here: what follows is idle
        ways = [self._way_by(state, move) for move in best]
        needed = ways[0].needed
        for way in ways[1:]:
            needed = needed & way.needed
        return Way(min((way.line for way in ways), key=len), needed)

    def _closes(self, state: State, move: int) -> bool:
        return not self.to_the_end and self.facts.is_closing(state, move)

    def _way_by(self, state: State, move: int) -> Way:
        rest = self._way(_after(state, move))
        return Way((move, *rest.line), rest.needed + Counter((move,)))

    def _way_past_others(self, state: State) -> Way:
        """Another seat answers in the middle of the turn: what is needed whatever it says."""
        ways = [self._way(_after(state, move)) for move in state.legal_ids()]
        needed = ways[0].needed
        for way in ways[1:]:
            needed = needed & way.needed
        return Way(max((way.line for way in ways), key=len), needed)


def _best(values: tuple[tuple[int, float], ...]) -> list[int]:
    most = max(value for _, value in values)
    return [move for move, value in values if value > most - CLOSE]


def _after(state: State, move: int) -> State:
    following = state.clone()
    following.apply(move)
    return following
