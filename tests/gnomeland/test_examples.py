"""The worked examples of RULES.md, played."""

from __future__ import annotations

from tests.gnomeland.at_table import (
    can,
    deal,
    do,
    finish,
    on_shelves,
    put,
    roll,
    seat_view,
    show,
    stand,
    stock,
)


def test_the_example_of_l_8_and_l_12_a_shop_pays_for_a_tournament():
    state = put(
        deal(missions=("tournament", "war")), pool=[2, 0, 0], stored={0: stock(left="coin", right="coin")},
        gnomes=[5, 0, 0, 0], removed=[0, 5, 5, 5],
    )
    state = show(state, 0, 1, 2, 6)
    do(state, "build small_shop 1-2", "spend 1", "spend 2", "spend 6")
    assert state.pool == [4, 1, 0]
    assert on_shelves(state, 0) == [{}, {}, {}]  # the shop was paid with both
    do(state, "complete tournament", "end", "keep coin", "keep coin")
    assert (state.score[0], on_shelves(state, 0)) == (2, [{"coin": 1}, {}, {"coin": 1}])


def test_the_example_of_l_13_a_used_palace_becomes_a_castle():
    state = stand(put(deal(), pool=[4, 0, 0]), 0, left="palace")
    used = do(state.clone(), "use palace", "roll 4", "upgrade palace")
    assert len(seat_view(used, 0)["dice"]) == 4
    fresh = roll(do(state, "upgrade palace"), 4)
    assert len(seat_view(fresh, 0)["dice"]) == 4
    assert fresh.pool == [1, 0, 0]


def test_the_example_of_l_20_to_l_22_cleo_copies_mana():
    state = stand(deal(dice=((5, 1, 1),) * 4), 0, lower_2="inn")
    do(state, "spend 5", "take mana", "decline")
    assert state.to_move == 2
    do(state, "copy")
    assert state.to_move == 0
    finish(finish(state))
    assert (state.actor, state.pool) == (2, [0, 0, 1])


def test_the_example_of_l_24_a_scuffle_of_four():
    state = do(deal(actions=("scuffle", "burglary"), dice=((1, 1, 1),) * 4), "send scuffle")
    for _ in range(4):
        finish(state)
    state = put(state, stored=[0] * 36, mercenaries={2: [0, 1, 0]}, decks=[9, 8, 9])
    for faces in ((5, 6, 1), (5, 5, 6)):
        finish(roll(state, *faces))
    roll(state, 5, 1, 1)
    assert "play soldier" in can(state)
    do(state, "play soldier")
    finish(state)
    finish(roll(state, 1, 1, 3))
    assert state.score == [2, 2, 1, 0]
