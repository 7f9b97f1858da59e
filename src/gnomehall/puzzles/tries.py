"""A try at a puzzle: the moves made so far, judged one by one by the solver, and hints for the next."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

import msgspec

from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game, Move
from gnomehall.core.state import CHANCE, State
from gnomehall.core.table import Table
from gnomehall.puzzles.puzzle import Puzzle
from gnomehall.solve import Solver
from gnomehall.solve.solver import CLOSE

LONGEST_TRY = 120  # moves
LONGEST_LINE = 24  # moves of a refutation
Status = Literal["open", "wrong", "solved", "failed"]


@dataclass(frozen=True)
class Judged:
    """A move of the try: what could be reached before it, and after it."""

    move: Move
    before: float
    after: float

    @property
    def is_right(self) -> bool:
        """Whether it lost nothing."""
        return self.after > self.before - CLOSE


@dataclass(frozen=True)
class Try:
    """Where a try stands.

    `open`: right so far; `wrong`: the answer is out of reach; `solved`; `failed`: the turn is over without it."""

    table: Table
    solver: Solver
    judged: list[Judged] = field(default_factory=list)
    turn_over: bool = False
    reach: float = 0.0  # what can still be reached

    @property
    def status(self) -> Status:
        """How it stands."""
        if not all(it.is_right for it in self.judged):
            return "failed" if self.turn_over else "wrong"
        return "solved" if self.turn_over or self._is_reached() else "open"

    def _is_reached(self) -> bool:
        """Whether the turn may be ended now and nothing is lost by it."""
        state = self.table.state
        if state.mover != self.solver.seat or self.solver.to_the_end:
            return False
        facts = self.solver.facts
        return bool(self.judged) and any(
            facts.is_closing(state, move) and value > self.reach - CLOSE for move, value in self.solver.values(state))


@lru_cache(maxsize=3)
def _solver(game: Game, puzzle: bytes) -> Solver:
    it = msgspec.json.decode(puzzle, type=Puzzle)
    return it.solver(game, it.table(game).state)


def solver_of(game: Game, puzzle: Puzzle) -> Solver:
    """The solver of a puzzle; it remembers what it has worked out, so the next move of a try is quick."""
    return _solver(game, msgspec.json.encode(puzzle))


def play_try(game: Game, puzzle: Puzzle, moves: list[str]) -> Try:
    """Play the moves of a try; others answer at their best, and chance falls the same for everybody."""
    if len(moves) > LONGEST_TRY:
        raise ValidationError(f"a try has at most {LONGEST_TRY} moves")
    table = puzzle.table(game)
    solver = solver_of(game, puzzle)
    judged: list[Judged] = []
    is_over = False
    for text in moves:
        if is_over:
            raise ValidationError("the puzzle's turn is over")
        values = dict(solver.values(table.state))
        move = table.find(text)
        is_closing = not solver.to_the_end and solver.facts.is_closing(table.state, move.id)
        table.play(move)
        judged.append(Judged(move, max(values.values()), values[move.id]))
        _answer(table, solver)
        is_over = is_closing or _has_ended(table.state, solver)
    reach = judged[-1].after if is_over else solver.value(table.state)
    return Try(table, solver, judged, is_over, reach)


def _answer(table: Table, solver: Solver) -> None:
    """In the middle of a turn other seats may be asked: they answer what is worst for the seat."""
    while not _has_ended(table.state, solver) and table.state.mover != solver.seat:
        table.play(defence(solver, table.state))


def _has_ended(state: State, solver: Solver) -> bool:
    """Whether the turn of the puzzle is over, also where it asks for the rest of the match."""
    return state.to_move is None or solver.facts.whose_turn(state) != solver.seat


def defence(solver: Solver, state: State) -> int:
    """What another seat plays: the first of the moves that leave the seat least."""
    values = solver.values(state)
    least = min(value for _, value in values)
    return next(move for move, value in values if value < least + CLOSE)


def refutation(tried: Try) -> list[tuple[int, Move]]:
    """The best that is left, and what the others do about it: (seat, move), chance at its likeliest."""
    solver, state = tried.solver, tried.table.state.clone()
    found: list[tuple[int, Move]] = []
    while state.to_move is not None and len(found) < LONGEST_LINE:
        if not solver.to_the_end and solver.facts.whose_turn(state) != solver.seat:
            break
        seat = state.mover
        if seat == CHANCE:
            move = max(state.chances(), key=lambda outcome: outcome[1])[0]
        else:
            move = solver.best_moves(state)[0] if seat == solver.seat else defence(solver, state)
        found.append((seat, solver.game.moves[move]))
        if seat == solver.seat and not solver.to_the_end and solver.facts.is_closing(state, move):
            break
        state.apply(move)
    return found


def next_move(tried: Try) -> Move | None:
    """The move a hint is about: the next of a shortest best line, or the end of the turn."""
    state, solver = tried.table.state, tried.solver
    if tried.turn_over or state.mover != solver.seat:
        return None
    line = solver.best(state).line
    return solver.game.moves[line[0] if line else solver.best_moves(state)[0]]


def solution(game: Game, puzzle: Puzzle) -> Try:
    """The solution: the shortest best line; after a draw that matters, the best line for its outcome."""
    moves: list[str] = []
    tried = play_try(game, puzzle, moves)
    while not tried.turn_over and len(moves) < LONGEST_TRY:
        move = next_move(tried)
        if move is None or tried.status == "solved":
            break
        moves.append(move.text)
        tried = play_try(game, puzzle, moves)
    return tried
