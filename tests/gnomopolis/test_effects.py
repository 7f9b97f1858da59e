"""Gnomopolis, P-10 to P-17: gains, draws and searches."""

from __future__ import annotations

from gnomehall.core.cards import parse_card_set
from gnomehall.games import game
from gnomehall.games.gnomopolis.constants import LONGEST_TURN
from tests.gnomopolis.at_table import GAME, District, bag, can, chances, do, gnomes, on, seen, settle, table, why


def test_the_example_of_the_merchant_on_the_board():
    """+2 coins, the merchant stands, and is exhausted at the end of the turn."""
    state = table(District("merchant", mug="child child child"), District())
    do(state, "use trade")
    assert (state.coins[0], state.ancient_coins) == (2, 28)
    assert on(state, "trade") == {"merchant": 1}
    do(state, "pass")
    assert gnomes(state.exhausted[0]) == {"merchant": 1}


def test_the_example_of_the_child_that_grows():
    """A villager comes exhausted at once; the child lies, and goes to the New Capital at the end of the turn."""
    state = table(District("child", mug="villager villager villager"), District())
    do(state, "use grow")
    assert gnomes(state.exhausted[0]) == {"villager": 1}
    assert on(state, "grow") == {"child lying": 1}
    assert gnomes(state.new_gnomes) == {}
    do(state, "pass")
    assert gnomes(state.new_gnomes) == {"child": 1}


def test_p_10_gnomes_come_from_the_ancient_capital_then_from_the_new():
    state = table(District("child", mug="villager"), District())
    state.ancient_gnomes, state.new_gnomes = bag("villager"), bag("villager")
    do(state, "use grow")
    assert (gnomes(state.ancient_gnomes), gnomes(state.new_gnomes)) == ({}, {"villager": 1})
    state = table(District("child", mug="villager"), District())
    state.ancient_gnomes, state.new_gnomes = bag("child"), bag("villager")
    do(state, "use grow")
    assert (gnomes(state.ancient_gnomes), gnomes(state.new_gnomes)) == ({"child": 1}, {})


def test_p_10_what_neither_has_is_lost_and_the_rest_still_happens():
    state = table(District("artisan", mug="soldier"), District())
    state.ancient_gnomes = bag("villager")
    do(state, "use teach", "draw soldier")
    assert gnomes(state.exhausted[0]) == {}
    assert gnomes(state.active[0]) == {"soldier": 1}


def test_p_11_coins_come_from_the_ancient_capital_the_new_and_then_from_outside():
    state = table(District("merchant"), District())
    state.ancient_coins, state.new_coins = 1, 0
    pieces = GAME.pieces(state)
    do(state, "use trade")
    assert (state.ancient_coins, state.new_coins, state.coins_made, state.coins[0]) == (0, 0, 1, 2)
    assert GAME.pieces(state) == pieces
    state = table(District("merchant"), District())
    state.ancient_coins, state.new_coins = 1, 5
    do(state, "use trade")
    assert (state.ancient_coins, state.new_coins, state.coins_made) == (0, 4, 0)


def test_p_11_assistants_are_never_short():
    state = table(District("inventor", buildings="clockworks"), District())
    state.ancient_assistants, state.new_assistants = 1, 0
    do(state, "use clockworks")
    assert (state.assistants[0], state.ancient_assistants, state.assistants_made) == (2, 0, 1)


def test_p_12_the_player_chooses_where_a_gain_names_a_choice():
    state = table(District("villager"), District())
    do(state, "use train")
    assert can(state) == {"gain soldier", "gain merchant", "gain artisan", "gain inventor"}
    assert why(state, "gain child") == ("P-12", "no-choice")
    do(state, "gain artisan")
    assert gnomes(state.exhausted[0]) == {"artisan": 1}


def test_p_12_a_white_gain_is_any_of_the_six():
    state = table(District("merchant", buildings="grand_bazaar"), District())
    do(state, "use grand_bazaar")
    assert len(can(state)) == 6


def test_p_12_one_chooses_among_what_the_capitals_have():
    state = table(District("villager"), District())
    state.ancient_gnomes, state.new_gnomes = bag("child soldier artisan"), bag("inventor")
    do(state, "use train")
    assert can(state) == {"gain soldier", "gain artisan", "gain inventor"}
    assert why(state, "gain merchant") == ("P-10", "none-left")
    state = table(District("villager"), District())
    state.ancient_gnomes, state.new_gnomes = bag("child soldier"), 0
    do(state, "use train")
    assert gnomes(state.exhausted[0]) == {"soldier": 1}


def test_p_13_a_draw_moves_a_random_gnome_from_the_mug_to_the_active_area():
    state = table(District("soldier", mug="child merchant merchant", buildings="watchtower"), District())
    do(state, "use watchtower")
    assert chances(state) == {"draw child": 1, "draw merchant": 2}
    do(state, "draw merchant")
    assert chances(state) == {"draw child": 1, "draw merchant": 1}
    do(state, "draw child")
    assert gnomes(state.active[0]) == {"merchant": 1, "child": 1}
    assert state.to_move == 0


def test_p_13_an_empty_mug_is_refilled_when_a_draw_is_owed_and_only_then():
    state = table(District("soldier", mug="child", rest="artisan", buildings="watchtower"), District())
    do(state, "use watchtower", "draw child")
    assert chances(state) == {"draw artisan": 1}
    state = table(District("artisan", mug="child", rest="soldier", buildings="watchtower"), District())
    do(state, "use teach", "draw child")
    assert state.mug[0] == 0
    assert gnomes(state.exhausted[0]) == {"soldier": 1, "child": 1}


def test_p_13_with_mug_and_rest_empty_the_draw_is_lost():
    state = table(District("soldier", mug="child", buildings="watchtower"), District())
    do(state, "use watchtower", "draw child")
    assert state.to_move == 0
    assert gnomes(state.active[0]) == {"child": 1}


def test_p_14_a_search_wakes_a_gnome_from_the_mug_or_at_rest():
    state = table(District("soldier", mug="child merchant", rest="artisan"), District())
    do(state, "use patrol")
    assert can(state) == {"search mug child", "search mug merchant", "search exhausted artisan", "lift patrol soldier"}
    assert why(state, "search mug artisan") == ("P-14", "none-mug")
    assert why(state, "search exhausted child") == ("P-14", "none-exhausted")
    do(state, "search mug merchant")
    assert gnomes(state.active[0]) == {"merchant": 1}


def test_p_14_a_search_never_refills_the_mug():
    state = table(District("soldier", mug="child", rest="artisan artisan"), District())
    do(state, "use patrol", "search mug child")
    assert state.mug[0] == 0
    assert gnomes(state.exhausted[0]) == {"artisan": 2}


def test_p_15_the_mug_is_known_to_all_and_only_the_draw_is_random():
    state = table(District(mug="child merchant"), District(mug="soldier"))
    seats = seen(state)["seats"]
    assert seats[0]["mug"] == {"child": 1, "merchant": 1}
    assert seats[1]["mug"] == {"soldier": 1}


def test_p_16_a_search_may_lift_a_standing_gnome_who_goes_to_rest():
    state = table(District("merchant soldier", mug="child"), District())
    do(state, "use trade", "use patrol")
    assert "lift trade merchant" in can(state)
    do(state, "lift trade merchant")
    assert gnomes(state.exhausted[0]) == {"merchant": 1}
    assert state.active[0] == 0


def test_p_16_a_lying_gnome_who_is_lifted_goes_to_the_new_capital():
    state = table(District("child soldier", mug="child"), District())
    do(state, "use grow", "use patrol", "lift grow child lying")
    assert gnomes(state.new_gnomes) == {"child": 1}
    assert on(state, "grow") == {}


def test_p_16_a_gnome_of_the_construction_team_can_be_lifted():
    state = table(District("villager villager soldier"), District())
    settle(do(state, "build atelier"))
    do(state, "use patrol", "lift team villager")
    assert gnomes(state.exhausted[0]) == {"child": 3, "villager": 1}
    assert on(state, "team") == {"villager": 1}


def test_p_16_a_gnome_that_paid_for_this_very_action_can_be_taken():
    state = table(District("soldier soldier", mug="child villager", councilors="marshal"), District())
    do(state, "use patrol")
    assert {"lift patrol soldier", "search mug child"} <= can(state)
    assert why(state, "lift trade merchant") == ("P-16", "none-there")
    do(state, "lift patrol soldier")
    assert gnomes(state.exhausted[0]) == {"soldier": 1}
    assert on(state, "patrol") == {}
    assert "use patrol" in can(state)
    do(state, "use patrol")
    assert state.actions == 2


def test_p_16_a_lying_payer_of_this_very_action_goes_to_the_new_capital():
    state = table(District("villager", mug="child", buildings="drill_yard"), District())
    do(state, "use drill_yard", "lift drill_yard villager lying")
    assert gnomes(state.new_gnomes) == {"villager": 1}
    assert on(state, "drill_yard") == {}


def test_p_16_two_searches_can_lift_a_payer_and_then_wake_it():
    state = table(District("villager villager", mug="child merchant", buildings="gatehouse"), District())
    do(state, "use gatehouse", "lift gatehouse villager", "search exhausted villager")
    assert gnomes(state.active[0]) == {"villager": 1}
    assert on(state, "gatehouse") == {"villager": 1}


def endless_table():
    """A turn that could go on for ever: a soldier who finds two, himself among them."""
    patrol = 'cost = { gnomes = ["soldier"] }\neffect = { search = 1 }'
    text = GAME.card_set.text.replace(patrol, patrol.replace("1", "2"), 1)
    cards = game("gnomopolis", parse_card_set(text, "endless"))
    state = table(District("soldier villager villager merchant", mug="child"), District(), cards=cards)
    for _ in range(LONGEST_TURN):
        assert seen(state)["actions_left"] == LONGEST_TURN - state.actions
        do(state, "use patrol", "lift patrol soldier", "search exhausted soldier")
    return state


def test_p_16_after_sixty_actions_a_turn_has_no_more():
    state = endless_table()
    assert (LONGEST_TURN, state.actions) == (60, 60)
    assert on(state, "patrol") == {}
    for move in ("use patrol", "use trade", "caravan"):
        assert why(state, move) == ("P-16", "long-turn")
    assert seen(state)["seats"][0]["caravan"]["could_use"] == []


def test_p_16_after_sixty_actions_one_can_still_build_and_pass():
    state = endless_table()
    assert {"build atelier", "pass"} <= can(state)
    assert not [text for text in can(state) if text.split()[0] in ("use", "caravan")]
    settle(do(state, "build atelier"))
    assert can(state) == {"pass"}
    settle(do(state, "pass"))
    assert (state.to_move, state.actions) == (1, 0)
    assert "use grow" in can(settle(do(state, "pass")))


def test_p_16_a_caravan_is_one_action_of_the_sixty():
    state = table(District("merchant merchant", mug="child"), District())
    do(state, "use trade", "caravan")
    assert state.actions == 2


def test_p_17_a_search_without_a_target_is_ignored():
    state = table(District(mug="", assistants=1, buildings="laboratory"), District())
    do(state, "use laboratory")
    assert (on(state, "laboratory"), state.coins[0]) == ({"assistants": 1}, 1)
    assert can(state) == {"pass"}


def test_p_17_the_gnome_that_paid_is_a_target_and_taken_where_there_is_no_other():
    state = table(District("soldier", mug=""), District())
    do(state, "use patrol")
    assert on(state, "patrol") == {}
    assert gnomes(state.exhausted[0]) == {"soldier": 1}


def test_p_17_a_search_with_one_target_takes_it_without_asking():
    state = table(District(mug="artisan", assistants=1, buildings="laboratory"), District())
    do(state, "use laboratory")
    assert gnomes(state.active[0]) == {"artisan": 1}


def test_gains_come_before_draws_and_searches_so_a_search_may_take_the_gnome_just_gained():
    state = table(District("soldier", mug="artisan", councilors="marshal"), District())
    do(state, "use marshal", "search exhausted child")
    assert gnomes(state.active[0]) == {"child": 1}
