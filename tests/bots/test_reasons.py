"""Why a hint proposes a move: from what its line changes."""

from __future__ import annotations

from random import Random

import pytest

import gnomehall
from gnomehall.bots.reasons import reasons
from gnomehall.core.game import Move
from gnomehall.core.languages import LANGUAGES
from gnomehall.core.table import Table
from tests.browser.plays import choose


def first_time(game: str, verb: str, seed: int = 3) -> tuple[Table, Move]:
    """A table at which a move with this word can be played, and the move."""
    rng, table = Random(seed), gnomehall.new_table(game, seats=2, seed=seed)
    while not table.is_over:
        found = [move for move in table.legal() if move.verb == verb]
        if found:
            return table, found[0]
        table.play(choose(table, rng))
    raise AssertionError(f"no {verb} in this match")


def test_a_building_is_good_for_the_points_it_brings() -> None:
    table, move = first_time("gnomopolis", "build")
    before = table.state.scores()[table.state.mover]
    after = table.state.clone()
    after.apply(move.id)
    told = reasons(table.game, table.state, [move], "en")
    assert after.scores()[table.state.mover] > before
    assert "point" in told[0]


def test_a_move_that_opens_a_building_says_which() -> None:
    rng, table = Random(4), gnomehall.new_table("gnomopolis", seats=2, seed=4)
    for _ in range(400):
        for move in table.legal():
            told = reasons(table.game, table.state, [move], "en")
            if told and told[-1].startswith("It makes this possible: Build"):
                return
        table.play(choose(table, rng))
    raise AssertionError("no move opens a building")


def test_a_line_is_told_only_as_far_as_the_same_turn_goes() -> None:
    table, end = first_time("gnomeland", "end")
    build = next(move for move in table.game.moves if move.verb == "build")
    told = reasons(table.game, table.state, [end, build], "en")
    assert not any("Build" in sentence for sentence in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "verb"), [("gems", "explore"), ("gnomopolis", "pass"), ("gnomeland", "spend")])
def test_a_plain_move_has_a_reason_in_every_language(game: str, verb: str, language: str) -> None:
    table, move = first_time(game, verb)
    told = reasons(table.game, table.state, [move], language)
    assert told
    assert all(sentence.endswith(".") for sentence in told)
