"""Gnomopolis, P-28 to P-33: the end of a turn, the end of the match, points and ties."""

from __future__ import annotations

import pytest

from gnomehall.core.errors import IllegalMove
from gnomehall.core.state import CHANCE
from gnomehall.games.gnomopolis.constants import LONGEST
from tests.gnomopolis.at_table import GAME, District, bag, do, gnomes, seen, settle, table, why

FIVE = "scouts_lodge armoury tollgate citadel drill_yard"


def test_p_28_lying_gnomes_and_tokens_go_to_the_new_capital_and_the_rest_to_rest():
    state = table(
        District("child villager merchant soldier", coins=1, assistants=2, mug="artisan artisan artisan",
                 buildings="foundry mint"),
        District(),
    )
    do(state, "use grow", "use foundry", "use mint", "pass")
    assert gnomes(state.new_gnomes) == {"child": 1}
    assert (state.new_coins, state.new_assistants) == (1, 1)
    assert gnomes(state.exhausted[0]) == {"villager": 2, "merchant": 1, "soldier": 1}
    assert state.active[0] == 0
    do(state, "draw artisan", "draw artisan", "draw artisan")
    assert gnomes(state.active[0]) == {"artisan": 3}
    assert state.to_move == 1


def test_p_28_the_construction_team_rests_and_its_assistants_go_to_the_new_capital():
    state = table(District("villager", assistants=1, mug="artisan artisan artisan"), District())
    settle(do(state, "build atelier"))
    do(state, "pass")
    assert gnomes(state.exhausted[0]) == {"child": 3, "villager": 1}
    assert (state.new_assistants, state.assistants[0]) == (1, 0)


def test_p_28_unused_active_gnomes_rest_before_the_draw_so_they_can_be_drawn_again():
    state = table(District("merchant", mug="child"), District())
    do(state, "pass", "draw child", "draw merchant")
    assert state.to_move == 1
    assert gnomes(state.active[0]) == {"child": 1, "merchant": 1}


def test_p_28_three_are_drawn_and_the_mug_is_not_refilled_when_just_emptied():
    state = table(District("merchant", mug="child child child"), District())
    do(state, "pass", "draw child", "draw child", "draw child")
    assert state.mug[0] == 0
    assert gnomes(state.exhausted[0]) == {"merchant": 1}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_p_29_the_sixth_building_ends_the_match(seats):
    state = table(District("villager villager", buildings=FIVE), *[District()] * (seats - 1))
    settle(do(state, "build atelier"))
    assert seen(state)["end"]["by"] == "building"
    finish_round(state)
    assert GAME.ended_by(state) == "P-29"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_p_29_an_ancient_capital_without_any_gnome_ends_the_match(seats):
    state = table(District("villager child"), *[District()] * (seats - 1))
    state.ancient_gnomes = bag("villager soldier")
    do(state, "use grow")
    assert seen(state)["end"]["by"] is None
    state.ancient_gnomes = bag("soldier")
    do(state, "use train")
    if state.step != 3:
        do(state, "gain soldier")
    assert seen(state)["end"]["by"] == "gnomes"
    finish_round(state)
    assert seen(state)["end"]["by"] == "gnomes"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_p_29_an_ancient_capital_without_coins_ends_the_match(seats):
    state = table(District("merchant"), *[District()] * (seats - 1))
    state.ancient_coins = 2
    do(state, "use trade")
    assert seen(state)["end"]["by"] == "coins"
    finish_round(state)
    assert GAME.ended_by(state) == "P-29"


def finish_round(state):
    """Everybody still to come in this round passes; then the match must be over."""
    for seat in range(state.actor, state.seats):
        assert state.to_move == seat
        settle(do(state, "pass"))
    assert state.to_move is None


def test_p_29_one_kind_running_out_is_not_the_end_and_councilors_are_no_buildings():
    state = table(District("child", buildings=FIVE, councilors="marshal treasurer"), District())
    state.ancient_gnomes = bag("villager soldier")
    do(state, "use grow")
    settle(do(state, "pass"))
    settle(do(state, "pass"))
    assert state.to_move == 0
    assert seen(state)["end"]["last_round"] is False


def test_p_29_coins_in_the_new_capital_do_not_put_the_end_off():
    state = table(District("merchant"), District())
    state.ancient_coins, state.new_coins = 1, 9
    do(state, "use trade")
    assert seen(state)["end"]["by"] == "coins"


@pytest.mark.parametrize(("first", "actor", "still"), [(0, 0, 3), (0, 3, 0), (2, 2, 3), (2, 1, 0), (2, 0, 1)])
def test_p_30_the_round_is_finished_so_that_all_have_had_the_same_number_of_turns(first, actor, still):
    state = table(*[District("merchant", mug="child child child")] * 4, first=first)
    while state.to_move != actor:
        settle(do(state, "pass"))
    state.ancient_coins = 2
    settle(do(state, "use trade", "pass"))
    turns = 0
    while state.to_move is not None:
        settle(do(state, "pass"))
        turns += 1
    assert turns == still


def test_p_30_solo_the_current_turn_is_finished():
    state = table(District("merchant merchant child"))
    state.ancient_coins = 2
    do(state, "use trade", "caravan", "visit trade")
    assert state.to_move == 0
    settle(do(state, "pass"))
    assert state.to_move is None
    assert why(state, "pass") == ("P-30", "over")


def test_p_30_a_match_that_would_go_on_for_ever_ends_and_says_why():
    state = table(District(mug="child"), District(mug="child"))
    state.moves = LONGEST - 3
    while state.to_move is not None:
        settle(do(state, "pass"))
    assert GAME.ended_by(state) == "P-30"
    assert seen(state)["end"]["by"] == "length"


def test_p_30_a_match_that_is_too_long_ends_with_the_turn_that_makes_it_so():
    state = do(table(District(mug=""), District(mug="")), "pass")  # nobody is there to be drawn: one move is a turn
    state.moves = LONGEST - 1
    assert do(state, "pass").to_move is None


def test_p_4_chance_names_a_first_seat_only_before_the_first_turn():
    state = do(table(District("merchant", mug="child soldier artisan child"), District()), "pass")
    assert state.to_move == CHANCE
    first = GAME.parse("first 0").id
    assert GAME.why_not(state, first).rule == "P-4"
    with pytest.raises(IllegalMove):
        state.apply(first)


def test_p_31_mug_active_and_exhausted_gnomes_all_count_once():
    state = table(District("child", mug="child", rest="child villager"), District(mug=""))
    assert state.scores() == [4, 0]
    assert seen(state)["seats"][0]["housing"]["homeless"] == {}


def test_p_31_a_partly_filled_building_scores():
    assert GAME.house({"child": 1}, ["atelier"]).points == 2


def test_p_31_the_housing_is_the_best_there_is_white_icons_included():
    assert GAME.house({"merchant": 1, "child": 5}, ["citadel"]).points == 2 + 4 - 1
    assert GAME.house({"merchant": 1, "child": 4}, ["gallery"]).points == 2 + 2 + 3
    assert GAME.house({"child": 4}, ["citadel"]).points == 2 + 3


def test_p_32_points():
    state = table(
        District(mug="soldier soldier soldier", active="child", coins=3, buildings="armoury", councilors="marshal"),
        District(mug=""),
    )
    assert state.scores()[0] == 3 + 2 * 2 + 1 + 2 - 1
    assert [(key.rsplit("-", 1)[1], points) for key, _, points in GAME.score_lines(state, 0)] == [
        ("coins", 3), ("buildings", 4), ("board", 1), ("councilors", 2), ("homeless", -1),
    ]


def test_the_example_of_the_score():
    """6 coins, blue, red and grey housed in buildings, a yellow one not: 6 + 6 - 1 = 11."""
    state = table(
        District(mug="artisan soldier inventor merchant", coins=6, buildings="scouts_lodge foundry"), District(mug=""),
    )
    assert state.scores()[0] == 11
    assert 6 + GAME.house({"artisan": 1, "soldier": 1, "inventor": 1, "merchant": 1},
                          ["scouts_lodge", "foundry"]).points == 11


def test_the_example_of_the_older_draft():
    """Red and grey only housed, yellow not: 6 + 4 - 1 = 9."""
    state = table(
        District(mug="soldier inventor merchant", coins=6, buildings="scouts_lodge foundry"), District(mug=""),
    )
    assert state.scores()[0] == 9


def test_p_32_assistants_are_worth_nothing():
    assert table(District(mug="", assistants=4), District(mug="")).scores() == [0, 0]


TIES = {  # what decides, and two districts with the same points of which the second wins
    "children": (District(mug="villager", coins=1), District(mug="child", coins=1)),
    "gnomes": (District(mug="villager", coins=1), District(mug="villager villager")),
    "coins": (
        District(mug="soldier", coins=1, buildings="armoury"), District(mug="soldier", coins=4),
    ),
}


@pytest.mark.parametrize("step", TIES)
def test_p_33_ties_are_broken_step_by_step(step):
    lower, upper = TIES[step]
    state = table(lower, upper)
    assert state.scores()[0] == state.scores()[1]
    assert state.places() == [1, 0]


def test_p_33_gnomes_decide_only_where_children_are_equal():
    state = table(District(mug="child", coins=1), District(mug="villager villager"))
    assert state.scores() == [2, 2]
    assert state.places() == [0, 1]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_p_33_at_last_who_played_earlier_wins(first):
    state = table(*[District()] * 3, first=first)
    assert state.places() == [(seat - first) % 3 for seat in range(3)]
