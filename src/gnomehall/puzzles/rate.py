"""How hard a puzzle is: which levels find it, and how long its line is."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gnomehall.bots.contract import Bot, Budget
from gnomehall.bots.levels import level, make_level
from gnomehall.core.game import Game
from gnomehall.core.state import State
from gnomehall.puzzles.puzzle import STEPS, Puzzle
from gnomehall.puzzles.tries import LONGEST_TRY
from gnomehall.solve import Solver
from gnomehall.solve.solver import CLOSE

TRIES = {"sprout": 10, "neighbour": 10, "tinkerer": 5, "master": 4}  # of each level
MOST_SIMULATIONS = Budget(100)  # of a master for each decision


def rated(game: Game, puzzle: Puzzle) -> Puzzle:
    """The puzzle with the share of tries in which each level finds it."""
    if puzzle.kind == "worth":
        return puzzle
    solver = puzzle.solver(game, puzzle.table(game).state)
    return msgspec.structs.replace(puzzle, found=shares(game, puzzle, solver))


def player(game: Game, name: str, seed: int) -> Bot:
    """A bot of a level."""
    it = level(name)
    assert it is not None
    return make_level(it, game, seed)


def shares(game: Game, puzzle: Puzzle, solver: Solver) -> dict[str, float]:
    """The share of tries in which each level finds the answer."""
    found = {}
    for name, tries in TRIES.items():
        solved = sum(finds(game, puzzle, solver, player(game, name, seed)) for seed in range(tries))
        found[name] = round(solved / tries, 2)
    return found


def finds(game: Game, puzzle: Puzzle, solver: Solver, bot: Bot) -> bool:
    """Whether a bot plays the turn without losing anything of what the puzzle asks for."""
    table = puzzle.table(game)
    for _ in range(LONGEST_TRY):
        state = table.state
        if state.to_move is None or solver.facts.whose_turn(state) != solver.seat:
            return True
        if state.to_move != solver.seat:
            table.play(state.legal_ids()[0])
            continue
        values = dict(solver.values(state))
        best = max(values.values())
        if may_stop(solver, state, values, best) and len(table.played) > len(puzzle.moves.split()):
            return True
        move = bot.choose(state.clone(), MOST_SIMULATIONS).move
        if values[move.id] < best - CLOSE:
            return False
        table.play(move)
    return False


def may_stop(solver: Solver, state: State, values: dict[int, float], best: float) -> bool:
    """Whether the turn can be ended here without a loss."""
    return not solver.to_the_end and any(
        solver.facts.is_closing(state, move) and value > best - CLOSE for move, value in values.items())


def eager_value(solver: Solver, state: State) -> float:
    """What plain greed comes to: each time the move after which the goal stands highest, and the end of the turn when
    none gains.  About the rest of a match greed looks at points, and does its best again when its turn is over."""
    state = state.clone()
    for _ in range(LONGEST_TRY):
        if state.to_move is None or solver.facts.whose_turn(state) != solver.seat:
            break
        if state.to_move != solver.seat:
            outcomes = state.chances()
            if outcomes and not solver.facts.is_idle_chance(state, solver.to_the_end):
                break
            state.apply(outcomes[0][0] if outcomes else state.legal_ids()[0])
            continue
        moves = state.legal_ids()
        worths = [_measured(solver, _after(state, move)) for move in moves]
        closing = [move for move in moves if solver.facts.is_closing(state, move)]
        if max(worths) > _measured(solver, state) or not closing:
            state.apply(moves[worths.index(max(worths))])
        elif solver.to_the_end:
            state.apply(closing[0])
        else:
            break
    return solver.value(state) if state.to_move is None or solver.to_the_end else _settled(solver, state)


def _settled(solver: Solver, state: State) -> float:
    """What the goal measures where greed stopped; beyond a draw, what can be expected."""
    if state.to_move is not None and state.to_move < 0:
        return solver.value(state)
    return float(solver.goal.value(solver.facts, state, solver.seat))


def _measured(solver: Solver, state: State) -> int:
    """What greed looks at."""
    return state.scores()[solver.seat] if solver.to_the_end else solver.goal.value(solver.facts, state, solver.seat)


def _after(state: State, move: int) -> State:
    following = state.clone()
    following.apply(move)
    return following


def in_steps(puzzles: Sequence[Puzzle]) -> list[Puzzle]:
    """The puzzles from the easiest to the hardest, a fifth of them in each step.

    What more tries of the levels find is easier; among equals, the shorter line.  To count by eye is no try of
    a level: the more there is to count, the harder."""
    done: list[Puzzle] = []
    for by_eye in (False, True):
        some = [it for it in puzzles if (it.kind == "worth") == by_eye]
        some.sort(key=lambda it: (-sum(it.found.values()), len(it.line), it.value, it.id))
        for number, it in enumerate(some):
            done.append(msgspec.structs.replace(it, step=1 + STEPS * number // len(some)))
    return sorted(done, key=lambda it: (it.step, it.deal, it.id))
