"""Makes a puzzle of a position: the question is asked, answered, and kept only if there is one answer."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gnomehall.core.errors import GnomehallError
from gnomehall.core.game import Game
from gnomehall.core.state import CHANCE, State
from gnomehall.core.table import Table
from gnomehall.core.words import say
from gnomehall.puzzles.lines import answers, steps_of
from gnomehall.puzzles.puzzle import LIMIT, Kind, Puzzle, numbers_of
from gnomehall.puzzles.tasks import OF_ENDINGS, goal_at
from gnomehall.solve import Solver, TooLarge, facts_of
from gnomehall.solve.solver import CLOSE, MOST_BEST


class NoPuzzle(GnomehallError):
    """A position that makes no puzzle; `key` says why (`server-no-puzzle` has the words)."""

    def __init__(self, key: str) -> None:
        super().__init__(say("en", "server-no-puzzle", "server", problem=key))
        self.key = key


def puzzle_of(table: Table, key: str, to_the_end: bool = False) -> Puzzle:
    """The puzzle of a table as it stands; `key` is a goal of the game."""
    found = make_puzzle(table.game, table.state, key, to_the_end)
    return msgspec.structs.replace(found, moves=numbers_of(table.played), options=_chosen(table))


def make_puzzle(game: Game, state: State, key: str, to_the_end: bool = False, limit: int = LIMIT) -> Puzzle:
    """The puzzle of a position; it does not say by which moves one comes there."""
    return answered(asked(game, state, key, to_the_end, limit), state, key)


def asked(game: Game, state: State, key: str, to_the_end: bool, limit: int, most_best: int = MOST_BEST) -> Solver:
    """What answers the question, if it can be asked here at all."""
    facts = facts_of(game)
    if state.mover < 0 or facts.whose_turn(state) != state.mover:
        raise NoPuzzle("nobody")
    if to_the_end and key not in OF_ENDINGS:
        raise NoPuzzle("ending-goal")
    if key == "won" and not to_the_end:
        raise NoPuzzle("won")
    return Solver(game, state, goal_at(game, key, facts, state), to_the_end, limit, most_best)


def answered(solver: Solver, state: State, key: str) -> Puzzle:
    """The puzzle of a question, if it has one answer."""
    start = solver.goal.value(solver.facts, state, solver.seat)
    try:
        _check_values(solver, start, solver.values(state))
        best = solver.best(state)
    except TooLarge as error:
        raise NoPuzzle("large") from error
    if not best.line:
        raise NoPuzzle("nothing")
    if not best.is_unique:
        raise NoPuzzle("several")
    return Puzzle(
        seats=state.seats, moves="", kind=_kind(solver, state, best.line), key=key, goal=solver.goal.text,
        value=best.value, seat=solver.seat, start=start, line=[solver.game.moves[move].text for move in best.line],
    )


def _check_values(solver: Solver, start: int, moves: Sequence[tuple[int, float]]) -> None:
    """Whether the goal makes sense here; the proof that there is one answer takes longer."""
    best = max(value for _, value in moves)
    if solver.goal.is_yes_or_no and (start or best < CLOSE):
        raise NoPuzzle("reached" if start else "unreachable")


def _kind(solver: Solver, state: State, line: Sequence[int]) -> Kind:
    """An ending, or a turn with or without chance that matters on its best line."""
    if solver.to_the_end:
        return "end"
    ended = answers(solver, steps_of(solver, state, line)[-1].after)
    return "chance" if ended.to_move == CHANCE and solver.facts.whose_turn(ended) == solver.seat else "turn"


def _chosen(table: Table) -> dict[str, bool | int | str]:
    """The options that are not at their defaults."""
    defaults = {option.name: option.default for option in table.game.options}
    return {name: value for name, value in table.options.items() if value != defaults[name]}
