"""The solver agrees with plain brute force on random turns and endings; `GNOMEHALL_FULL=1` takes 500 of each."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator

import pytest

from gnomehall.core.dice import Dice
from gnomehall.core.game import Game
from gnomehall.core.playout import random_move
from gnomehall.core.state import State
from gnomehall.games import game
from gnomehall.games.gems.tables import MOST_TYPES
from gnomehall.solve import Solver, facts_of, solve
from gnomehall.solve.solver import CLOSE
from tests.solve.brute_force import BruteForce, GaveUp, Measure

FULL = os.environ.get("GNOMEHALL_FULL", "") not in ("", "0")
POSITIONS = 500 if FULL else 15
BUDGET = 4_000 if FULL else 1_500  # positions of one brute force
LATEST = 5  # decisions before the end of a match that an ending is taken from


def points(state: State, seat: int) -> int:
    return state.scores()[seat]


def lead(state: State, seat: int) -> int:
    scores = state.scores()
    own = scores.pop(seat)
    return own - max(scores, default=0)


def won(state: State, seat: int) -> int:
    return int(state.to_move is None and state.places()[seat] == 0)


MEASURES: dict[str, Measure] = {"points": points, "lead": lead}
YES_OR_NO: dict[str, tuple[str, Measure]] = {
    "gems": ("claimed >= 2", lambda state, seat: int(sum(state.claimed[seat * MOST_TYPES :][:MOST_TYPES]) >= 2)),
    "gnomopolis": ("coins >= 4 or assistants >= 2",
                   lambda state, seat: int(state.coins[seat] >= 4 or state.assistants[seat] >= 2)),
    "gnomeland": ("gnomes < 4 and dice == 0", lambda state, seat: int(state.gnomes[seat] < 4 and not state.left[seat])),
}


def random_match(it: Game, seats: int, seed: int) -> list[State]:
    """The positions of a random match in which a seat decides about its own turn."""
    state, dice, facts = it.start(seats), Dice(seed), facts_of(it)
    found = []
    while state.to_move is not None:
        if state.to_move >= 0 and state.to_move == facts.whose_turn(state):
            found.append(state.clone())
        state.apply(random_move(state, dice))
    return found


def random_positions(it: Game, late: bool) -> Iterator[State]:
    """Endless: one position of each of many random matches."""
    choose = random.Random(f"{it.name} {late}")
    for seed in range(100 * POSITIONS):
        match = random_match(it, choose.randint(it.fewest, min(it.most, 4)), seed)
        yield choose.choice(match[-LATEST:] if late else match)


def check(it: Game, state: State, goal: str, measure: Measure, to_the_end: bool) -> None:
    """Compare every move; raises GaveUp if brute force takes too long."""
    slow = BruteForce(it, state.mover, measure, to_the_end, BUDGET).values(state)
    solver = Solver(it, state, goal, to_the_end)
    quick = solver.values(state)
    assert [move for move, _ in quick] == [move for move, _ in slow]
    for (move, found), (_, true) in zip(quick, slow, strict=True):
        assert found == pytest.approx(float(true), abs=CLOSE), (it.moves[move].text, state.fields())
    assert solver.value(state) == pytest.approx(float(max(true for _, true in slow)), abs=CLOSE)


def check_many(it: Game, late: bool, measures: dict[str, Measure], to_the_end: bool) -> None:
    done = 0
    names = list(measures)
    for state in random_positions(it, late):
        goal = names[done % len(names)]
        try:
            check(it, state, goal, measures[goal], to_the_end)
        except GaveUp:
            continue
        done += 1
        if done == POSITIONS:
            return
    pytest.fail(f"only {done} positions were small enough")


def test_turns_are_worth_what_brute_force_says(name: str) -> None:
    check_many(game(name), False, {**MEASURES, YES_OR_NO[name][0]: YES_OR_NO[name][1]}, to_the_end=False)


def test_an_answer_is_the_only_one_if_brute_force_finds_no_other(name: str) -> None:
    it, found = game(name), Counter[bool]()
    for state in random_positions(it, False):
        slow = BruteForce(it, state.mover, points, False, BUDGET)
        try:
            if slow.best_lines(state) == [Counter()]:
                continue  # nothing has to be played
            is_unique = slow.is_unique(state)
        except GaveUp:
            continue
        assert solve(it, state).is_unique == is_unique, state.fields()
        found[is_unique] += 1
        if found.total() == POSITIONS:
            break
    assert found.total() == POSITIONS
    assert min(found[True], found[False]) > 0, "both occur"


def test_endings_are_worth_what_brute_force_says(name: str) -> None:
    check_many(game(name), True, {"won": won, **MEASURES}, to_the_end=True)
