"""Finds puzzles in matches of bots: positions with one best line that plain greed does not see."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import msgspec

from gnomehall.bots.contract import Bot, Budget
from gnomehall.core.game import Game
from gnomehall.core.state import State
from gnomehall.core.table import Table
from gnomehall.puzzles.make import NoPuzzle, make_puzzle
from gnomehall.puzzles.puzzle import Puzzle, numbers_of
from gnomehall.puzzles.rate import eager_value, in_steps, player, shares
from gnomehall.puzzles.tasks import OF_ENDINGS, goals_of
from gnomehall.solve import facts_of

TURN_LIMIT = 6_000  # positions of a turn that is looked at
END_LIMIT = 10_000  # of an ending
LAST_TURNS = 3  # of a match that are looked at as endings
SHORTEST, LONGEST = 2, 9  # decisions of a line
CLEAR = 0.9  # points by which the answer is better than what plain greed finds
CLEAR_CHANCE = 0.2  # the same of a chance
MOST_OF_MATCH = 8  # puzzles of one match
MOST_OF_KIND = 0.5  # the part of all that may have one kind and goal
OTHER_GOALS = 2  # asked of one position, beside points
BY_EYE_HERE = 0.1  # how often one of the last positions is to be counted by eye
BY_EYE = 0.06  # the part that asks what a position is worth
PLAYERS = ("tinkerer", "neighbour")  # who plays the matches
LONGEST_MATCH = 1_200  # moves
ONE = Budget(1)

Moment = tuple[int, State]  # how many moves stood, and the position
Progress = Callable[[int, list[Puzzle]], None]  # the match that was looked at, and what there is so far


def generate(game: Game, count: int, seed: int, progress: Progress | None = None) -> list[Puzzle]:
    """So many puzzles; the same seed gives the same ones."""
    found: list[Puzzle] = []
    lines: set[tuple[str, ...]] = set()
    kinds: Counter[tuple[str, str]] = Counter()
    deal = seed * 1_000_000
    while len(found) < count:
        of_match = 0
        for puzzle in in_match(game, deal):
            sort = (puzzle.kind, puzzle.key)
            part = BY_EYE if puzzle.kind == "worth" else MOST_OF_KIND
            line = (*sort, *sorted(puzzle.line)) if puzzle.line else (*sort, puzzle.moves)
            if line in lines or kinds[sort] >= part * count or of_match == MOST_OF_MATCH or len(found) == count:
                continue
            lines.add(line)
            kinds[sort] += 1
            of_match += 1
            found.append(rated(game, puzzle))
        deal += 1
        if progress is not None:
            progress(deal, found)
    return in_steps(found)


def rated(game: Game, puzzle: Puzzle) -> Puzzle:
    """The puzzle with the share of tries in which each level finds it."""
    if puzzle.kind == "worth":
        return puzzle
    solver = puzzle.solver(game, puzzle.table(game).state, 2 * END_LIMIT)
    return msgspec.structs.replace(puzzle, found=shares(game, puzzle, solver))


def in_match(game: Game, deal: int) -> Iterator[Puzzle]:
    """The puzzles of one match of bots."""
    choose = random.Random(deal)
    seats = choose.choice([it for it in (1, 2, 2, 2, 3, 4) if game.fewest <= it <= game.most])
    table = Table(game, seats, seed=deal)
    bots = [player(game, choose.choice(PLAYERS), deal + seat) for seat in range(seats)]
    turns = list(_turns(table, bots))
    for place, moments in enumerate(turns):
        is_late = table.is_over and place >= len(turns) - LAST_TURNS
        for moves, state in moments:
            puzzle = at_moment(game, state, is_late, choose)
            if puzzle is not None:
                yield msgspec.structs.replace(puzzle, moves=numbers_of(table.played[:moves]), deal=deal)
                break  # one of a turn


def _turns(table: Table, bots: list[Bot]) -> Iterator[list[Moment]]:
    """Play a match; the decisions of each turn."""
    facts = facts_of(table.game)
    moments: list[Moment] = []
    last = -1
    while not table.is_over and len(table.played) < LONGEST_MATCH:
        state = table.state
        turn = facts.whose_turn(state)
        if turn != last and moments:
            yield moments
            moments = []
        if state.mover == turn and len(state.legal_ids()) > 1:
            moments.append((len(table.played), state.clone()))
        move = bots[state.mover].choose(state.clone(), ONE).move
        last = -1 if facts.is_closing(state, move.id) else turn
        table.play(move)
    if moments:
        yield moments


def at_moment(game: Game, state: State, is_late: bool, choose: random.Random) -> Puzzle | None:
    """A puzzle of one position, if it makes one."""
    asked = [(key, True) for key in OF_ENDINGS] if is_late else [("points", False)]
    others = [key for key in goals_of(game) if key not in OF_ENDINGS]
    asked += [(key, False) for key in choose.sample(others, min(len(others), OTHER_GOALS))]
    if is_late and choose.random() < BY_EYE_HERE:
        return _by_eye(state)
    for key, to_the_end in asked:
        try:
            puzzle = make_puzzle(game, state, key, to_the_end, END_LIMIT if to_the_end else TURN_LIMIT)
        except NoPuzzle as reason:
            if reason.key == "large" and not to_the_end:
                return None  # another goal of the same position would be as large
            continue
        if SHORTEST <= len(puzzle.line) <= LONGEST and _is_surprising(game, puzzle, state):
            return puzzle
    return None


def _is_surprising(game: Game, puzzle: Puzzle, state: State) -> bool:
    """Whether plain greed falls clearly short of the answer."""
    solver = puzzle.solver(game, state, END_LIMIT)
    clear = CLEAR_CHANCE if solver.goal.is_yes_or_no else CLEAR
    if puzzle.key == "won" and puzzle.value < 1:
        return False
    return eager_value(solver, state) < puzzle.value - clear


def _by_eye(state: State) -> Puzzle:
    """What the seat to move has now."""
    points = state.scores()[state.mover]
    return Puzzle(
        seats=state.seats, moves="", kind="worth", key="points", goal="points", value=points, seat=state.mover,
        start=points)
