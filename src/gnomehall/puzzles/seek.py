"""The prettiest puzzle of a turn, and those of an ending.

A turn is gone through from its last decision backwards by one solver, which remembers what it has met: so a turn
costs one search, and where that grows too large it ends."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

import msgspec

from gnomehall.core.game import Game
from gnomehall.core.state import State
from gnomehall.puzzles.lines import ideas_in
from gnomehall.puzzles.make import NoPuzzle, answered, asked
from gnomehall.puzzles.matches import Turn
from gnomehall.puzzles.puzzle import Puzzle
from gnomehall.puzzles.rate import eager_value
from gnomehall.puzzles.tasks import goal_at
from gnomehall.solve import Solver, TooLarge, facts_of
from gnomehall.solve.solver import CLOSE

TURN_LIMIT = 8_000  # positions of a turn that is gone through
END_LIMIT = 25_000  # of the last turns of a seat
MOST_BEST = 400  # positions on best lines: a pretty puzzle has few
MOST_LEGAL = 24  # moves at its beginning: few pieces
SHORTEST, LONGEST = 2, 9  # decisions of a line
SHORTEST_CHANCE = 1  # up to a draw: others follow it
CLEAR = 0.9  # points by which the answer is better than what plain greed finds
CLEAR_EXPECTED = 0.5  # the same of an expectation
CLEAR_CHANCE = 0.2  # the same of a chance


Sort = tuple[str, str]  # kind and goal


class Found(NamedTuple):
    """A puzzle, and after how many moves it begins."""

    moves: int
    puzzle: Puzzle
    legal: int  # moves at its beginning

    @property
    def beauty(self) -> tuple[int, int]:
        """More surprises, then less on the table."""
        return len(self.puzzle.ideas), -self.legal


def in_turn(game: Game, turn: Turn, keys: Sequence[str], full: Collection[Sort]) -> Found | None:
    """The prettiest puzzle of a turn, of all these goals; none of a sort that is full."""
    every = _backwards(game, turn, [key for key in keys if not {("turn", key), ("chance", key)} <= {*full}], False)
    wanted = [it for it in every if (it.puzzle.kind, it.puzzle.key) not in full]
    return max(wanted, key=lambda it: it.beauty, default=None)


def in_ending(game: Game, late: Sequence[Turn], keys: Sequence[str]) -> Iterator[Found]:
    """For each seat the prettiest puzzle about the rest of the match; to win comes before points."""
    moments = [moment for turn in late for moment in turn]
    for seat in sorted({state.mover for _, state in moments}):
        own = [moment for moment in moments if moment[1].mover == seat]
        every = _backwards(game, own, keys, to_the_end=True)
        if every:
            yield max(every, key=lambda it: (it.puzzle.key == "won", it.beauty))


def _backwards(game: Game, moments: Turn, keys: Sequence[str], to_the_end: bool) -> list[Found]:
    """The puzzles of some decisions of one seat, from the last one on; what is too large for a goal is so for all."""
    facts, limit = facts_of(game), END_LIMIT if to_the_end else TURN_LIMIT
    found: list[Found] = []
    first = 0
    for key in keys:
        solvers: dict[str, Solver] = {}
        for place in reversed(range(first, len(moments))):
            moves, state = moments[place]
            goal = goal_at(game, key, facts, state)  # it may name what there is at the beginning
            if goal not in solvers:
                solvers[goal] = asked(game, state, key, to_the_end, limit, MOST_BEST)
            try:
                puzzle = _pretty(solvers[goal], state, key)
            except TooLarge:
                first = place + 1
                break
            if puzzle is not None:
                found.append(Found(moves, puzzle, len(state.legal_ids())))
    return found


def _pretty(solver: Solver, state: State, key: str) -> Puzzle | None:
    """The puzzle of a position, if it is a good one; what is quickly seen is looked at first."""
    best = max(value for _, value in solver.values(state))
    if len(state.legal_ids()) > MOST_LEGAL or best < (1 if key == "won" else CLOSE):
        return None
    gain = best - eager_value(solver, state)
    if gain < (CLEAR_CHANCE if solver.goal.is_yes_or_no else CLEAR_EXPECTED):
        return None
    try:
        puzzle = answered(solver, state, key)
    except NoPuzzle:
        return None
    is_chance = puzzle.kind == "chance"
    if not (SHORTEST_CHANCE if is_chance else SHORTEST) <= len(puzzle.line) <= LONGEST:
        return None
    if not (is_chance or solver.goal.is_yes_or_no) and gain < CLEAR:
        return None
    ideas = ideas_in(solver, state, [solver.game.parse(text).id for text in puzzle.line])
    return msgspec.structs.replace(puzzle, ideas=ideas) if ideas else None


def by_eye(turn: Turn) -> Found:
    """What the seat to move has at the end of its turn."""
    moves, state = turn[-1]
    points = state.scores()[state.mover]
    puzzle = Puzzle(
        seats=state.seats, moves="", kind="worth", key="points", goal="points", value=points, seat=state.mover,
        start=points)
    return Found(moves, puzzle, 0)
