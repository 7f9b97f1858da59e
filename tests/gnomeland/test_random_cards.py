"""Random card sets: each loads and is played to the end on every number of seats."""

from __future__ import annotations

import pytest

import gnomehall
from gnomehall.core.cards import parse_card_set
from gnomehall.core.dice import Dice
from gnomehall.core.playout import random_move
from gnomehall.core.table import Table
from gnomehall.games import game
from gnomehall.games.gnomeland.bounds import LONGEST_TURN
from gnomehall.games.gnomeland.game import Gnomeland
from tests.gnomeland.random_cards import random_card_set

pytestmark = pytest.mark.slow

SETS = range(40)


def load(seed: int) -> Gnomeland:
    """The game of a random card set."""
    found = game("gnomeland", parse_card_set(random_card_set(seed), f"random {seed}"))
    assert isinstance(found, Gnomeland)
    return found


def played(mine: Gnomeland, seats: int, seed: int) -> Table:
    """A random match; pieces are conserved, no turn is longer than the guard, nobody is stuck."""
    table = Table(mine, seats, seed=seed)
    dice = Dice(seed)
    pieces = mine.pieces(table.state)
    while table.to_move is not None:
        assert table.legal()
        table.play(random_move(table.state, dice))
        assert table.state.moves <= LONGEST_TURN
        assert mine.pieces(table.state) == pieces
        assert min(*table.state.pool, *table.state.stored, *table.state.mercenaries, *table.state.decks) >= 0
    return table


@pytest.mark.parametrize("seed", SETS)
def test_a_random_set_loads_plays_to_the_end_and_is_replayed(seed):
    mine = load(seed)
    assert all(card["text"] for card in mine.describe_cards("en"))
    for seats in (2, 3, 4):
        table = played(mine, seats, seed)
        assert mine.ended_by(table.state) == "L-27"
        again = gnomehall.replay(table.record())
        assert again.state.fields() == table.state.fields()


@pytest.mark.parametrize("seed", range(0, 40, 3))
def test_the_verdict_agrees_with_the_list_whatever_the_cards(seed):
    mine = load(seed)
    state, dice = mine.start(2 + seed % 3), Dice(seed)
    turn = 0
    while state.to_move is not None:
        if turn % 5 == 0:
            options = {move for move, _ in state.chances()} | set(state.legal_ids())
            assert {move.id for move in mine.moves if state.verdict_on(move.id) == 0} == options
        state.apply(random_move(state, dice))
        turn += 1


def test_the_sets_use_every_word_and_some_have_no_end():
    texts = [random_card_set(seed) for seed in SETS]
    for word in ("gain", "choice", "pay", "extra_die", "reroll", "shift", "recall", "hex", "curse", "contest"):
        assert any(f"{word} =" in text for text in texts), word
    warned = [bool(load(seed).warnings("en")) for seed in SETS]
    assert 5 < sum(warned) < len(SETS)


def test_the_guard_ends_turns_that_would_go_on():
    longest = 0
    for seed in range(0, 120, 6):  # cheap, and without an end
        mine = load(seed)
        state, dice = mine.start(2), Dice(seed)
        while state.to_move is not None:
            state.apply(random_move(state, dice))
            longest = max(longest, state.moves)
    assert longest == LONGEST_TURN


def test_the_same_seed_writes_the_same_set():
    assert random_card_set(7) == random_card_set(7)
    assert random_card_set(7) != random_card_set(8)
