"""The best line of a puzzle, decision by decision, and the surprises in it."""

from __future__ import annotations

from collections.abc import Sequence

from gnomehall.core.game import Game
from gnomehall.core.ideas import Idea, Step
from gnomehall.core.state import CHANCE, State
from gnomehall.games import part
from gnomehall.solve import Solver


def steps_of(solver: Solver, state: State, line: Sequence[int]) -> list[Step]:
    """The decisions of a line."""
    moves = solver.game.moves
    found = []
    for move in line:
        before = answers(solver, state)
        state = before.clone()
        state.apply(move)
        found.append(Step(before, moves[move], state.clone(), [moves[it] for it in before.legal_ids()]))
    return found


def answers(solver: Solver, state: State) -> State:
    """The position when others have answered and idle chance has fallen, in any way: the seat decides, the turn is
    over, or a draw that matters is due."""
    state = state.clone()
    while state.to_move is not None and state.mover != solver.seat and solver.facts.whose_turn(state) == solver.seat:
        if state.to_move != CHANCE:
            state.apply(state.legal_ids()[0])
        elif solver.facts.is_idle_chance(state, solver.to_the_end):
            state.apply(state.chances()[0][0])
        else:
            break
    return state


# ---- surprises


def waits(line: Sequence[Step], seat: int) -> bool:
    """It begins with a move that gains nothing, where another would gain at once."""
    first = line[0]
    return _points(first.after, seat) <= _points(first.before, seat) and any(
        _points(_after(first.before, move.id), seat) > _points(first.before, seat) for move in first.legal)


def gives(line: Sequence[Step], seat: int) -> bool:
    """A move of it loses points, which come back with more."""
    return any(_points(step.after, seat) < _points(step.before, seat) for step in line)


def _points(state: State, seat: int) -> int:
    return state.scores()[seat]


def _after(state: State, move: int) -> State:
    following = state.clone()
    following.apply(move)
    return following


OF_EVERY_GAME: dict[str, Idea] = {"wait": waits, "give": gives}


def ideas_of(game: Game) -> dict[str, Idea]:
    """The surprises that are looked for in a game, by key."""
    module = part(game, "ideas")
    return {**OF_EVERY_GAME, **(module.IDEAS if module is not None else {})}


def ideas_in(solver: Solver, state: State, line: Sequence[int]) -> list[str]:
    """The surprises of a line."""
    steps = steps_of(solver, state, line)
    return [key for key, is_in in ideas_of(solver.game).items() if is_in(steps, solver.seat)]
