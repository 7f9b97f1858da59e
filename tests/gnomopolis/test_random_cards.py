"""Whatever an owner puts in loads, plays to the end, conserves the pieces and replays."""

from __future__ import annotations

import random

import pytest

from gnomehall import replay
from gnomehall.core.cards import parse_card_set
from gnomehall.core.languages import LANGUAGES
from gnomehall.core.table import Table
from gnomehall.games import game
from gnomehall.games.gnomopolis.constants import LONGEST_TURN
from tests.gnomopolis.random_cards import random_card_set

pytestmark = pytest.mark.slow

SETS = 40


@pytest.mark.parametrize("seed", range(SETS))
def test_a_random_card_set_plays_to_the_end_with_every_number_of_seats(seed):
    cards = game("gnomopolis", parse_card_set(random_card_set(seed), f"random {seed}"))
    for seats in range(1, 5):
        table = Table(cards, seats, seed=seed)
        dice = random.Random(seed)
        pieces = cards.pieces(table.state)
        actions = 0
        while table.to_move is not None:
            legal = table.legal()
            move = dice.choice([move for move in legal if move.verb != "pass"] or legal)
            actions = 0 if move.verb == "pass" else actions + (move.verb in ("use", "caravan"))
            assert actions <= LONGEST_TURN
            table.play(move)
            assert cards.pieces(table.state) == pieces
        assert cards.ended_by(table.state) in ("P-29", "P-30")
        again = replay(table.record())
        assert again.state.fields() == table.state.fields()


def test_random_card_sets_use_every_word_and_some_turns_could_go_on_without_end():
    sets = [game("gnomopolis", parse_card_set(random_card_set(seed), "random")) for seed in range(SETS)]
    costs = [card.cost for it in sets for card in it.cards.parchments]
    effects = [card.effect for it in sets for card in it.cards.parchments]
    effects += [card.bonus for it in sets for card in it.cards.councilors]
    assert max(len(cost.gnomes) + len(cost.lying) for cost in costs) == 4
    assert any("any" in cost.gnomes for cost in costs)
    assert any("any" in cost.lying for cost in costs)
    assert max(cost.coins for cost in costs) == max(cost.assistants for cost in costs) == 9
    assert max(effect.draw for effect in effects) == max(effect.search for effect in effects) == 6
    assert (max(effect.coins for effect in effects), max(effect.assistants for effect in effects)) == (20, 9)
    assert any(1 < len(kinds) < 6 for effect in effects for kinds in effect.gain)
    assert {icon for it in sets for icon in it.cards.board.housing} >= {"merchant", "any"}
    warned = [it for it in sets if it.warnings("en")]
    assert 0 < len(warned) < len(sets)
    assert all(it.warnings(language) for it in warned for language in LANGUAGES)


def test_a_seed_gives_the_same_card_set_every_time():
    assert random_card_set(7) == random_card_set(7) != random_card_set(8)
