"""The puzzles that are shipped: enough of every kind, proved (a sample), in order, better than greed, and pretty."""

from __future__ import annotations

import itertools
import random

import pytest

from gnomehall.core.languages import LANGUAGES
from gnomehall.games import game
from gnomehall.puzzles.lines import OF_EVERY_GAME, ideas_in, ideas_of
from gnomehall.puzzles.puzzle import STEPS, Puzzle, by_id, check_puzzle, shipped
from gnomehall.puzzles.rate import eager_value
from gnomehall.puzzles.seek import CLEAR, CLEAR_CHANCE, CLEAR_EXPECTED, LONGEST, MOST_LEGAL, SHORTEST
from gnomehall.puzzles.tasks import idea_text
from gnomehall.puzzles.tries import solution

FEWEST = 300
FEWEST_OF_KIND = 10
RISE = 0.2  # steps are cut by all levels together: one of them may find a little more of a harder step
SAMPLE = 8  # of each game; `gnomehall puzzles GAME --check` proves all


def sample(name: str) -> list[Puzzle]:
    return random.Random(f"{name} sample").sample([it for it in shipped(name) if it.kind != "worth"], SAMPLE)


def test_there_are_enough_of_every_kind_and_step_and_none_twice(name: str) -> None:
    puzzles = shipped(name)
    assert len(puzzles) >= FEWEST
    assert len(by_id(name)) == len(puzzles)
    assert {it.step for it in puzzles} == set(range(1, STEPS + 1))
    for kind in ("turn", "chance", "end", "worth"):
        assert len([it for it in puzzles if it.kind == kind]) >= FEWEST_OF_KIND, kind
    lines = [(it.kind, it.key, *sorted(it.line)) for it in puzzles if len(it.line) >= SHORTEST]
    assert len(set(lines)) == len(lines), "the same line for the same goal is a double"


def shares(name: str, level: str) -> list[float]:
    """The share of tries in which a level found the puzzles of each step."""
    every = [[it.found[level] for it in shipped(name) if it.found and it.step == step] for step in range(1, STEPS + 1)]
    return [sum(some) / len(some) for some in every]


def test_a_harder_step_is_found_less_often(name: str) -> None:
    levels = list(next(it for it in shipped(name) if it.found).found)
    each = [shares(name, level) for level in levels]
    together = [sum(step) for step in zip(*each, strict=True)]
    assert together == sorted(together, reverse=True)
    for level, found in zip(levels, each, strict=True):
        assert found[0] > found[-1], level
        assert all(harder <= easier + RISE for easier, harder in itertools.pairwise(found)), level


def test_shipped_puzzles_are_proved_again(name: str) -> None:
    assert [check_puzzle(game(name), it) for it in sample(name)] == [""] * SAMPLE


def test_the_answer_is_clearly_better_than_greed(name: str) -> None:
    for it in sample(name):
        state = it.table(game(name)).state
        solver = it.solver(game(name), state)
        clear = CLEAR_EXPECTED if it.kind == "chance" else CLEAR
        assert eager_value(solver, state) < it.value - (CLEAR_CHANCE if solver.goal.is_yes_or_no else clear)


def test_there_are_few_pieces_and_some_decisions(name: str) -> None:
    for it in sample(name):
        assert len(it.table(game(name)).legal()) <= MOST_LEGAL
        assert len(solution(game(name), it).judged) >= SHORTEST, "after a draw there is more to decide"
        assert len(it.line) <= LONGEST


def test_every_answer_has_a_surprise_that_is_really_in_it(name: str) -> None:
    assert all(it.ideas for it in shipped(name) if it.kind != "worth")
    for it in sample(name):
        state = it.table(game(name)).state
        line = [game(name).parse(text).id for text in it.line]
        assert it.ideas == ideas_in(it.solver(game(name), state), state, line)


def test_every_surprise_a_game_names_is_met(name: str) -> None:
    met = {idea for it in shipped(name) for idea in it.ideas}
    assert met <= set(ideas_of(game(name)))
    assert set(ideas_of(game(name))) - set(OF_EVERY_GAME) <= met


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_surprise_is_said_in_every_language(name: str, language: str) -> None:
    texts = [idea_text(game(name), key, language) for key in ideas_of(game(name))]
    assert len(set(texts)) == len(texts)
    if language != "en":
        assert not set(texts) & {idea_text(game(name), key, "en") for key in ideas_of(game(name))}
