"""Copying: L-20 to L-23."""

from __future__ import annotations

from tests.gnomeland.at_table import (
    can,
    deal,
    do,
    finish,
    last_round,
    put,
    seat_view,
    show,
    stand,
    view,
    why,
)

FOUR = ((1, 1, 3),) * 4


def asked(state, *answers: str) -> list[int]:
    """The seats that are asked, each giving its answer; the last answer is repeated."""
    seats = []
    while "copy" in can(state):
        seats.append(state.to_move)
        do(state, answers[min(len(seats), len(answers)) - 1])
    return seats


def test_l_20_the_others_are_asked_clockwise_right_after_the_die():
    state = do(deal(dice=FOUR, first=1), "spend 1")
    assert view(state)["asks"] == {"seat": 2, "what": "copy", "resources": {"coin": 1}}
    assert can(state) == {"copy", "decline"}
    assert asked(state, "decline") == [2, 3, 0]
    assert state.to_move == 1


def test_l_20_the_first_to_copy_is_the_only_one():
    state = do(deal(dice=FOUR), "spend 1")
    assert asked(state, "decline", "copy") == [1, 2]
    assert state.to_move == 0
    mine = seat_view(state, 2)
    assert (mine["gnomes"], mine["gnomes_removed"], mine["aside"]["coin"]) == (4, 1, 1)
    assert state.aside[3:6] == [0, 0, 0]


def test_l_20_with_the_option_every_opponent_may_copy_once():
    state = do(deal(dice=FOUR, copy_each=True), "spend 1")
    assert asked(state, "copy") == [1, 2, 3]
    assert [seat_view(state, seat)["aside"]["coin"] for seat in range(4)] == [0, 1, 1, 1]
    assert state.to_move == 0


def test_l_20_only_those_with_a_gnome_are_asked():
    state = put(deal(dice=FOUR), gnomes=[5, 0, 1, 0], removed=[0, 5, 4, 5])
    assert asked(do(state, "spend 1"), "copy") == [2]
    assert asked(do(state, "spend 1"), "copy") == []


def test_l_20_a_recalled_gnome_copies_even_with_the_house_covered():
    state = put(deal(spell="gnome_recall", dice=((1, 1, 3),) * 2), pool=[9, 0, 0])
    do(state, "build obelisk middle", "cast gnome_recall")
    finish(state)
    do(state, "spend 1")
    assert state.to_move == 0
    do(state, "copy")
    assert (state.gnomes[0], state.removed[0], state.aside[0]) == (0, 5, 1)


def test_l_20_every_die_is_a_question_of_its_own():
    state = do(deal(dice=((1, 1, 1), (1, 1, 1))), "spend 1", "copy", "spend 1", "copy", "spend 1", "copy")
    assert (seat_view(state, 1)["gnomes"], state.aside[3]) == (2, 3)


def test_l_20_nobody_copies_when_nobody_is_asked():
    assert why(deal(), "copy") == ("L-20", "no-copy")
    assert why(deal(), "decline") == ("L-20", "no-copy")


def test_l_21_of_a_choice_the_one_chosen_is_copied():
    state = do(stand(deal(), 0, lower_0="inn"), "spend 1", "take mana", "copy")
    assert state.aside[3:6] == [0, 0, 1]


def test_l_21_all_resources_of_the_building_are_copied():
    state = do(stand(deal(), 0, lower_0="barracks"), "spend 1", "copy")
    assert state.aside[3:6] == [1, 2, 0]


def test_l_21_a_mercenary_is_not_copied():
    state = do(stand(deal(), 0, lower_0="hotel"), "spend 1", "take mercenary", "recruit wizard")
    assert state.to_move == 0
    assert state.aside == [0] * 12


def test_l_21_nothing_but_dice_on_standard_buildings_is_copied():
    state = stand(put(deal(spell="alchemy"), pool=[0, 0, 1], mercenaries={0: [1, 0, 0]}), 0, left="obelisk")
    for text in ("use obelisk", "send burglary", "cast alchemy", "play trader"):
        do(state, text)
        assert state.to_move == 0


def test_l_22_copied_resources_wait_for_the_next_own_turn():
    state = do(deal(dice=((1, 1, 5), (1, 1, 1), (1, 1, 1))), "spend 5", "decline", "copy")
    assert (state.actor, state.pool) == (0, [0, 1, 0])
    finish(state)
    assert (state.actor, state.pool) == (1, [0, 0, 0])
    finish(state)
    assert (state.actor, state.pool) == (2, [0, 1, 0])


def test_l_22_no_warehouse_is_needed_and_no_curse_reaches_them():
    state = stand(put(deal(spell="curse"), pool=[1, 0, 0]), 1, left="obelisk", right="pier")
    do(state, "spend 5", "copy", "cast curse")
    assert state.aside[3:6] == [0, 1, 0]
    assert state.pool == [0, 2, 0]  # the die's weapon and the Curse's own: there was nothing to steal


def test_l_22_there_is_no_limit_but_the_gnomes():
    state = deal(dice=((1, 1, 1), (1, 1, 1)))
    state = show(state, 0, *[1] * 7)
    for _ in range(5):
        do(state, "spend 1", "copy")
    do(state, "spend 1")
    assert state.to_move == 0
    assert (state.gnomes[1], state.removed[1], state.aside[3]) == (0, 5, 5)


def test_l_22_with_the_option_one_copy_each_copies_once_a_turn():
    state = deal(dice=((1, 1, 1),) * 3, one_copy=True)
    assert asked(do(state, "spend 1"), "copy") == [1]
    assert asked(do(state, "spend 1"), "copy") == [2]
    assert asked(do(state, "spend 1"), "copy") == []
    assert [seat_view(state, seat)["aside"]["coin"] for seat in range(3)] == [0, 1, 1]


def test_l_22_with_the_option_one_copy_the_next_turn_is_a_new_one():
    state = do(deal(dice=((1, 1, 1),) * 3, one_copy=True), "spend 1", "copy")
    finish(state)
    assert state.actor == 1
    assert asked(do(state, "spend 1"), "decline", "copy") == [2, 0]
    assert asked(do(state, "spend 1"), "decline") == [2]


def test_l_22_with_both_options_every_opponent_copies_one_die_of_the_turn():
    state = deal(dice=((1, 1, 1),) * 3, one_copy=True, copy_each=True)
    assert asked(do(state, "spend 1"), "copy", "decline") == [1, 2]
    assert asked(do(state, "spend 1"), "copy") == [2]


def test_l_23_in_the_last_round_a_copy_is_offered_only_before_the_own_turn():
    state = last_round(deal(dice=FOUR))
    assert asked(do(state, "spend 1"), "decline") == [1, 2, 3]
    finish(state)
    assert asked(do(state, "spend 1"), "decline") == [2, 3]
    finish(state)
    finish(state)
    assert state.actor == 3
    assert asked(do(state, "spend 1"), "decline") == []


def test_l_23_turns_are_counted_from_the_first_player():
    state = last_round(deal(dice=FOUR, first=2))
    finish(state)
    assert state.actor == 3
    assert asked(do(state, "spend 1"), "decline") == [0, 1]


def test_l_23_before_the_last_round_everybody_is_asked():
    state = put(deal(dice=FOUR), round=4)
    finish(finish(finish(state)))
    assert asked(do(state, "spend 1"), "decline") == [0, 1, 2]
