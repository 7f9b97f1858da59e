"""Gnomopolis, P-1 to P-4: before the first turn."""

from __future__ import annotations

import pytest

from gnomehall.core.state import CHANCE
from tests.gnomopolis.at_table import GAME, chances, do, gnomes, seen, settle


@pytest.mark.parametrize(
    ("seats", "coins", "each", "in_play"), [(1, 30, 5, 36), (2, 30, 5, 42), (3, 45, 7, 60), (4, 60, 9, 78)],
)
def test_p_1_the_ancient_capital_is_full_and_the_new_one_empty(seats, coins, each, in_play):
    view = seen(settle(GAME.start(seats)))
    assert view["ancient_capital"] == {
        "coins": coins, "assistants": 12,
        "gnomes": dict.fromkeys(["child", "villager", "soldier", "merchant", "artisan", "inventor"], each),
    }
    assert view["new_capital"] == {"gnomes": {}, "coins": 0, "assistants": 0}
    assert GAME.pieces(GAME.start(seats))["gnomes"] == in_play


def test_p_2_everybody_starts_with_four_villagers_and_two_children_three_of_them_drawn():
    state = GAME.start(3, {"first": 0})
    assert all(gnomes(state.mug[seat]) == {"child": 2, "villager": 4} for seat in range(3))
    settle(state)
    for seat in range(3):
        assert sum(gnomes(state.active[seat]).values()) == 3
        assert gnomes(state.mug[seat] + state.active[seat]) == {"child": 2, "villager": 4}
        assert (state.coins[seat], state.assistants[seat]) == (0, 0)
        assert seen(state)["seats"][seat]["caravan"]["at"] is None


def test_p_2_the_first_gnome_drawn_is_a_child_one_time_in_three():
    state = GAME.start(2, {"first": 0})
    while state.stream != 2:
        state.apply(state.chances()[0][0])
    assert GAME.streams[state.stream] == "mug/0"
    assert chances(state) == {"draw child": 2, "draw villager": 4}


def test_p_3_six_of_28_cards_are_turned_up_and_four_councilors_wait():
    state = GAME.start(2, {"first": 0})
    assert (len(chances(state)), GAME.streams[state.stream]) == (28, "buildings")
    do(state, "reveal atelier")
    assert len(chances(state)) == 27
    view = seen(settle(state))
    assert view["offer"][0]["id"] == "atelier"
    assert len(view["pile"]) == 22
    assert [card["holder"] for card in view["councilors"]] == [None] * 4


def test_p_4_chance_says_who_starts_unless_it_is_given():
    state = GAME.start(3)
    assert state.to_move == CHANCE
    assert chances(state) == {"first 0": 1, "first 1": 1, "first 2": 1}
    assert settle(do(state, "first 2")).to_move == 2
    assert settle(GAME.start(4, {"first": 3})).to_move == 3


def test_p_4_play_is_clockwise():
    state = settle(GAME.start(3, {"first": 1}))
    order = []
    for _ in range(4):
        order.append(state.to_move)
        settle(do(state, "pass"))
    assert order == [1, 2, 0, 1]
