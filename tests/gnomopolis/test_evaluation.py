"""The guess at the final points: it is exact at the end, and whoever follows it plays well."""

from __future__ import annotations

import random

from gnomehall.core.state import CHANCE
from tests.conftest import random_states
from tests.gnomopolis.at_table import GAME, District, do, settle, table


def best(state):
    """The move after which the guess for the mover is highest, chance taken as it falls."""
    values = {}
    for move in state.legal_ids():
        after = state.clone()
        after.apply(move)
        values[move] = settle(after).guess(state.mover)
    return max(values, key=values.get)


def test_who_follows_the_guess_beats_a_random_player():
    wins = 0
    for seed in range(12):
        dice = random.Random(seed)
        state = GAME.start(2)
        while state.to_move is not None:
            if state.to_move == CHANCE:
                moves, weights = zip(*state.chances(), strict=True)
                state.apply(dice.choices(moves, weights)[0])
            else:
                state.apply(best(state) if state.to_move == seed % 2 else dice.choice(state.legal_ids()))
        wins += state.places()[seed % 2] == 0
    assert wins >= 11


def test_at_the_end_the_guess_is_the_score():
    state = list(random_states("gnomopolis", 3, seed=5))[-1][0]
    assert state.to_move is None
    assert [state.guess(seat) for seat in range(3)] == [100 * points for points in state.scores()]


def test_taking_coins_brings_the_end_nearer_for_all_and_puts_the_taker_ahead():
    state = table(District("merchant"), District("merchant"))
    after = do(state.clone(), "use trade")
    assert after.guess(1) < state.guess(1)
    assert after.guess(0) - after.guess(1) > state.guess(0) - state.guess(1)
