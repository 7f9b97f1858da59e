"""Gnomopolis, P-18 to P-23: buildings and councilors."""

from __future__ import annotations

import pytest

from gnomehall.core.cards import parse_card_set
from gnomehall.games import game
from tests.gnomopolis.at_table import (
    GAME,
    District,
    bag,
    can,
    chances,
    do,
    gnomes,
    lay_out,
    on,
    seen,
    settle,
    table,
    why,
)


def holders(state):
    return {card["id"]: card["holder"] for card in seen(state)["councilors"]}


def test_the_example_of_the_atelier():
    """A team of 2 villagers; 3 children immigrate."""
    state = table(District("villager villager child"), District())
    do(state, "build atelier")
    assert on(state, "team") == {"villager": 2}
    assert gnomes(state.exhausted[0]) == {"child": 3}
    assert gnomes(state.active[0]) == {"child": 1}
    assert seen(state)["seats"][0]["buildings"][0]["id"] == "atelier"


def test_p_18_a_team_is_active_gnomes_of_the_kinds_shown():
    state = table(District("villager child soldier", rest="villager"), District(), offer="atelier nursery")
    assert why(state, "build atelier") == ("P-18", "lack-team")
    assert why(state, "build mint") == ("P-18", "not-offered")


def test_p_18_an_assistant_takes_the_place_of_any_member():
    state = table(District("villager child soldier", assistants=1), District())
    do(state, "build atelier")
    assert on(state, "team") == {"villager": 1, "assistants": 1}
    assert state.assistants[0] == 0


def test_p_18_who_is_replaced_by_an_assistant_is_a_choice():
    state = table(District("soldier artisan", assistants=1), District(), offer="scouts_lodge")
    do(state, "build scouts_lodge")
    assert can(state) == {"employ soldier", "employ assistant"}
    assert why(state, "employ artisan") == ("P-18", "wrong-member")
    do(state, "employ assistant")
    assert on(state, "team") == {"artisan": 1, "assistants": 1}
    assert gnomes(state.active[0]) == {"soldier": 1}


def test_p_18_a_gnome_the_team_needs_is_not_spared():
    state = table(District("villager villager", assistants=1), District(), offer="gatehouse")
    do(state, "build gatehouse")
    assert on(state, "team") == {"villager": 2, "assistants": 1}


def test_p_18_each_member_may_be_gnome_or_assistant_in_any_order():
    state = table(District("villager villager", assistants=2), District())
    for first, second in (("villager", "assistant"), ("assistant", "villager")):
        other = do(state.clone(), "build atelier", f"employ {first}", f"employ {second}")
        assert on(other, "team") == {"villager": 1, "assistants": 1}


def test_p_18_a_whole_team_of_assistants_is_allowed():
    state = table(District("child", assistants=2), District())
    do(state, "build atelier")
    assert on(state, "team") == {"assistants": 2}


def test_p_18_an_assistant_is_wild_only_in_a_team():
    state = table(District("child", assistants=5), District())
    assert why(state, "use trade") == ("P-6", "lack-gnomes")


def test_p_18_an_assistant_can_build_in_the_turn_it_was_made():
    state = table(District("inventor villager"), District())
    assert why(state, "build atelier") == ("P-18", "lack-team")
    do(state, "use invent", "build atelier")
    assert on(state, "team") == {"villager": 1, "assistants": 1}


def test_p_18_a_white_icon_of_a_team_is_any_gnome_or_an_assistant():
    text = GAME.card_set.text.replace('team = ["soldier", "artisan"]', 'team = ["soldier", "any"]', 1)
    cards = game("gnomopolis", parse_card_set(text, "white"))
    state = table(District("soldier soldier child", assistants=1), District(), offer="scouts_lodge", cards=cards)
    do(state, "build scouts_lodge", "employ soldier")
    assert can(state) == {"employ child", "employ soldier", "employ assistant"}
    do(state, "employ child")
    assert on(state, "team") == {"soldier": 1, "child": 1}


def test_p_19_the_card_joins_then_immigrants_then_the_councilor_then_the_offer():
    state = table(District("villager villager"), District())
    do(state, "build atelier")
    assert gnomes(state.exhausted[0]) == {"child": 3}
    assert holders(state)["master_builder"] == 0
    assert state.coins[0] == 1
    assert GAME.streams[state.stream] == "buildings"
    assert "reveal atelier" not in chances(state)
    do(state, "reveal mint")
    assert [card["id"] for card in seen(state)["offer"]] == [
        "mint", "gatehouse", "mushroom_market", "tinkers_shed", "nursery", "watchtower",
    ]


def test_p_19_immigration_takes_what_there_is():
    state = table(District("villager villager"), District())
    state.ancient_gnomes, state.new_gnomes = bag("child soldier"), bag("child")
    settle(do(state, "build atelier"))
    assert gnomes(state.exhausted[0]) == {"child": 2}


def test_p_19_a_chosen_immigrant_is_asked_for_before_the_councilor_comes():
    text = GAME.card_set.text.replace(
        'immigration = ["child", "child", "child"]', 'immigration = ["child", "soldier/merchant"]', 1,
    )
    cards = game("gnomopolis", parse_card_set(text, "choice"))
    state = table(District("villager villager"), District(), cards=cards)
    do(state, "build atelier")
    assert can(state) == {"gain soldier", "gain merchant"}
    assert holders(state)["master_builder"] is None
    do(state, "gain merchant")
    assert holders(state)["master_builder"] == 0


def test_p_19_an_empty_pile_shrinks_the_offer():
    state = table(District("villager villager"), District())
    lay_out(state, "atelier gatehouse", pile="")
    do(state, "build atelier")
    assert state.to_move == 0
    assert [card and card["id"] for card in seen(state)["offer"]] == [None, "gatehouse", *[None] * 4]


def test_p_20_the_parchment_of_a_new_building_can_be_used_at_once():
    state = table(District("villager villager artisan"), District())
    settle(do(state, "build atelier"))
    assert "use atelier" in can(state)
    assert on(state, "atelier") == {}


def test_p_21_there_is_one_councilor_for_each_profession():
    assert [card.type for card in GAME.cards.councilors] == ["soldier", "merchant", "artisan", "inventor"]


def test_p_22_the_first_of_a_type_brings_the_councilor_and_its_bonus():
    state = table(District("villager villager villager"), District())
    settle(do(state, "build tinkers_shed"))
    assert holders(state) == {"marshal": None, "treasurer": None, "master_builder": None, "chief_engineer": 0}
    assert (state.coins[0], state.ancient_coins) == (1, 29)


def test_p_22_a_tie_is_enough_to_take_a_councilor_from_its_holder():
    state = table(
        District("villager villager"), District(buildings="pottery", councilors="master_builder"),
    )
    settle(do(state, "build atelier"))
    assert holders(state)["master_builder"] == 0
    assert state.coins[:2] == [1, 0]


def test_p_22_fewer_than_somebody_else_is_not_enough():
    state = table(
        District("villager villager"), District(buildings="pottery gallery", councilors="master_builder"),
    )
    settle(do(state, "build atelier"))
    assert holders(state)["master_builder"] == 1
    assert state.coins[0] == 0


def test_p_22_extending_a_lead_brings_no_bonus():
    state = table(District("villager villager", buildings="pottery", councilors="master_builder"), District())
    settle(do(state, "build atelier"))
    assert holders(state)["master_builder"] == 0
    assert state.coins[0] == 0


def test_p_22_a_councilor_that_comes_back_brings_its_bonus_again():
    state = table(
        District("villager villager", buildings="pottery"), District(buildings="gallery", councilors="master_builder"),
    )
    settle(do(state, "build atelier"))
    assert (holders(state)["master_builder"], state.coins[0]) == (0, 1)


def test_p_22_the_opponents_of_all_seats_count():
    state = table(
        District("villager villager", buildings="theatre"), District(buildings="pottery gallery stonemasons"),
        District(buildings="nursery", councilors="master_builder"),
    )
    settle(do(state, "build atelier"))
    assert holders(state)["master_builder"] == 2


def test_p_23_the_councilors_parchment_can_be_used_at_once():
    state = table(District("villager villager child"), District())
    settle(do(state, "build atelier"))
    assert "use master_builder" in can(state)


def test_p_23_a_councilor_is_two_points_and_no_coins():
    state = table(District(mug="", councilors="marshal"), District(mug=""))
    assert state.scores() == [2, 0]
    assert state.coins[0] == 0
    assert GAME.score_lines(state, 0) == [("gnomopolis-score-councilors", {"count": 1}, 2)]


@pytest.mark.parametrize(("district", "said"), [
    (District("villager child soldier"), "1 villager"),
    (District("child"), "2 villagers"),
    (District("child", assistants=1), "1 villager"),
])
def test_who_is_missing_from_a_team_is_named(district: District, said: str) -> None:
    state = table(district, District())
    reason = GAME.why_not(state, GAME.parse("build atelier").id)
    assert GAME.say_reason(reason, "en") == (
        f"Missing from the construction team: {said}. An assistant can stand in for anybody.")


def test_a_parchment_elsewhere_is_for_the_caravan() -> None:
    state = table(District("villager"), District())
    assert why(state, "visit trade") == ("P-24", "not-yours")


def test_the_log_names_ones_own_moves_without_their_costs() -> None:
    said = [GAME.tell_own(GAME.parse(text), "en") for text in ("use trade", "visit trade", "build atelier", "pass")]
    assert said == ["You use Trade", "You use Trade through the caravan", "You build Atelier", "You pass"]
