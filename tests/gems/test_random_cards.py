"""Matches with random token sets end, lose nothing, and replay from their records."""

from __future__ import annotations

import random

import pytest

from gnomehall import replay
from gnomehall.core.cards import parse_card_set
from gnomehall.core.table import Table
from gnomehall.games import game
from tests.gems.random_cards import random_card_set

pytestmark = pytest.mark.slow

SETS = 40


def load(seed: int):
    """The game with a random token set."""
    return game("gems", parse_card_set(random_card_set(seed), f"random {seed}"))


@pytest.mark.parametrize("seed", range(SETS))
def test_a_random_token_set_plays_to_the_end_with_every_number_of_seats(seed):
    it = load(seed)
    choice = random.Random(seed)
    for seats in range(it.fewest, it.most + 1):
        options = {"coal_groups": choice.random() < 0.5, "empty_retreat": choice.random() < 0.5}
        table = Table(it, seats, options, seed=seed)
        pieces = it.pieces(table.state)
        while table.to_move is not None:
            table.play(choice.choice(table.legal()))
            assert it.pieces(table.state) == pieces
        again = replay(table.record())
        assert again.state.fields() == table.state.fields()
        assert again.view() == table.view()


def test_the_random_token_sets_reach_the_bounds_of_the_loader():
    tokens = [load(seed).cards.tokens for seed in range(SETS)]
    plain = [token for row in tokens for token in row if len(token.kinds) < 2]
    combined = [[token for token in row if len(token.kinds) == 2] for row in tokens]
    assert {0, 30} <= {token.count for token in plain}
    assert {0, 9} <= {token.points for token in plain}
    assert {0, 16} <= {len(row) for row in combined}
    assert {0, 12} <= {sum(token.count for token in row) for row in combined}
    assert any("diamond" in token.id for row in combined for token in row if token.count)


def test_bots_play_with_random_token_sets():
    from gnomehall.bots.contract import Budget
    from gnomehall.bots.names import make_bot

    for seed in range(6):
        it = load(seed)
        table = Table(it, 2, seed=seed)
        bots = [make_bot("greedy", it, seed), make_bot("search:20", it, seed)]
        while (seat := table.to_move) is not None:
            table.play(bots[seat].choose(table.state.clone(), Budget()).move)
        assert table.game.ended_by(table.state)
