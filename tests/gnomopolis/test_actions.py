"""Gnomopolis, P-5 to P-9: the turn and its actions."""

from __future__ import annotations

from gnomehall.games import game
from gnomehall.games.gnomopolis.verdict import REASONS
from tests.gnomopolis.at_table import GAME, District, bag, can, do, gnomes, on, seen, settle, table, why


def test_p_5_actions_and_a_building_come_in_any_order_and_then_one_passes():
    state = table(District("merchant villager villager child"), District())
    assert {"use trade", "use grow", "build atelier", "pass"} <= can(state)
    do(state, "use trade")
    settle(do(state, "build atelier"))
    do(state, "use grow")
    assert can(state) == {"pass"}
    assert settle(do(state, "pass")).to_move == 1


def test_p_5_what_was_done_leaves_no_trace_but_its_result():
    one = do(table(District("villager merchant child"), District()), "use trade", "use grow")
    other = do(table(District("villager merchant child"), District()), "use grow", "use trade")
    assert one.fields() == other.fields()
    fresh = table(District(), District())
    assert (one.action, one.in_use, one.gift, one.choice) == (fresh.action, fresh.in_use, fresh.gift, fresh.choice)


def test_p_5_one_may_pass_at_once():
    state = table(District("merchant"), District())
    assert settle(do(state, "pass")).to_move == 1


def test_p_5_only_one_building_a_turn():
    state = table(District("villager villager villager villager"), District())
    settle(do(state, "build atelier"))
    state.offered = [20, *state.offered[1:]]
    assert not any(text.startswith("build") for text in can(state))
    assert why(state, "build gatehouse") == ("P-5", "built")


def test_a_number_that_is_no_move_is_refused_as_such():
    state = table(District("merchant"), District())
    for number in (-1, len(GAME.moves)):
        assert REASONS[state.verdict_on(number)] == ("P-5", "not-asked")


def test_p_6_the_whole_cost_must_be_owned_first():
    state = table(District("merchant", buildings="mint foundry theatre"), District())
    assert why(state, "use mint") == ("P-6", "lack-assistants")
    assert why(state, "use grow") == ("P-6", "lack-gnomes")
    state = table(District("artisan villager", buildings="mint foundry theatre"), District())
    assert why(state, "use foundry") == ("P-6", "lack-coins")
    assert "use theatre" in can(state)
    state = table(District("artisan", mug="merchant", rest="merchant", buildings="theatre"), District())
    assert why(state, "use theatre") == ("P-6", "lack-any")
    assert why(state, "use trade") == ("P-6", "lack-gnomes")


def test_p_6_a_parchment_of_somebody_else_is_not_mine_to_use():
    state = table(District("artisan soldier"), District(buildings="atelier", councilors="marshal"))
    assert why(state, "use atelier") == ("P-6", "not-yours")
    assert why(state, "use marshal") == ("P-6", "not-yours")


def test_p_6_the_effect_is_resolved_before_anything_else():
    state = table(District("villager villager", mug="child"), District())
    do(state, "use train")
    assert can(state) == {"gain soldier", "gain merchant", "gain artisan", "gain inventor"}
    assert why(state, "pass") == ("P-12", "owed")
    assert why(state, "build atelier") == ("P-12", "owed")


def test_p_6_a_white_icon_is_paid_by_any_active_gnome():
    state = table(District("artisan artisan child soldier", mug="villager", buildings="theatre"), District())
    do(state, "use theatre")
    assert can(state) == {"pay child", "pay soldier", "pay artisan"}
    do(state, "pay soldier")
    assert on(state, "theatre") == {"artisan": 1, "soldier": 1}


def test_p_6_a_white_icon_only_one_kind_can_pay_asks_nothing():
    state = table(District("artisan child child", mug="villager", buildings="theatre"), District())
    do(state, "use theatre")
    assert on(state, "theatre") == {"artisan": 1, "child": 1}


def test_p_7_a_gnome_marked_x_lies_and_others_stand_and_tokens_stay():
    state = table(District("child villager merchant", coins=2, assistants=1, buildings="foundry mint"), District())
    do(state, "use grow", "use foundry", "use mint")
    assert on(state, "grow") == {"child lying": 1}
    assert on(state, "foundry") == {"villager": 1, "coins": 1}
    assert on(state, "mint") == {"merchant": 1, "assistants": 1}
    assert (state.coins[0], state.assistants[0]) == (1 + 5, 2)


def test_p_8_a_parchment_with_anything_on_it_is_used():
    state = table(District("merchant merchant", coins=2, mug="child child child", buildings="alehouse"), District())
    do(state, "use trade")
    assert why(state, "use trade") == ("P-8", "used")
    settle(do(state, "use alehouse"))
    assert why(state, "use alehouse") == ("P-8", "used")


def test_p_8_a_parchment_a_search_has_emptied_can_be_used_again():
    state = table(District("merchant soldier soldier", mug="merchant", councilors="marshal"), District())
    do(state, "use trade", "use patrol", "search mug merchant")
    assert why(state, "use trade") == ("P-8", "used")
    do(state, "use marshal", "lift trade merchant")
    assert on(state, "trade") == {}
    do(state, "use trade")
    assert state.coins[0] == 4


def test_p_8_a_parchment_with_a_token_left_stays_used():
    state = table(
        District("villager villager soldier", coins=3, mug="child", buildings="foundry"), District(),
    )
    do(state, "use foundry", "use patrol", "lift foundry villager")
    assert on(state, "foundry") == {"coins": 1}
    assert why(state, "use foundry") == ("P-8", "used")


def test_p_9_an_action_may_be_paid_that_comes_to_nothing_and_the_view_warns():
    state = table(District("child", mug=""), District())
    state.ancient_gnomes = state.new_gnomes = 0
    grow = next(p for p in seen(state)["seats"][0]["board"] if p["id"] == "grow")
    assert grow["without_effect"] == ["villager"]
    do(state, "use grow")
    assert on(state, "grow") == {"child lying": 1}
    assert gnomes(state.exhausted[0]) == {}


def test_p_9_what_will_happen_is_not_warned_about():
    state = table(District("child artisan soldier"), District())
    parchments = seen(state)["seats"][0]["board"]
    assert all(p["without_effect"] == [] for p in parchments)
    state = table(District("artisan soldier", mug="", assistants=1, buildings="laboratory"), District())
    assert warned(state) == {"laboratory": ["search"]}


def test_p_9_a_search_that_can_only_lift_its_own_payers_is_not_warned_about():
    state = table(District("villager villager soldier", mug="", buildings="gatehouse"), District())
    state.ancient_gnomes = state.new_gnomes = 0
    assert warned(state) == {"train": ["choice"], "gatehouse": ["child"]}
    do(state, "use gatehouse")  # the first Search can only lift a villager
    assert gnomes(state.exhausted[0]) == {"villager": 1}
    do(state, "lift gatehouse villager")
    assert gnomes(state.exhausted[0]) == {"villager": 2}


def test_p_9_of_two_of_a_kind_the_second_comes_to_nothing_if_only_one_is_left():
    ours = game("gnomopolis")  # its Theatre brings two children
    state = table(District("artisan merchant", mug="child child", buildings="theatre"), District(), cards=ours)
    state.ancient_gnomes, state.new_gnomes = bag("child"), 0
    assert warned(state, ours)["theatre"] == ["child"]


def warned(state, cards=GAME):
    """The parts that would come to nothing, by parchment."""
    me = seen(state, cards)["seats"][0]
    return {p["id"]: p["without_effect"] for p in [*me["board"], *me["buildings"]] if p["without_effect"]}
