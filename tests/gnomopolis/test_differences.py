"""The 41 points where the three rulebooks differ or are silent: how each is settled, and what shows it.

The Portuguese text is the original and counts where they differ, then the English one.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

POINTS = {  # number: (the reading, the tests that show it)
    1: ("12 assistants lie in the Ancient Capital", ["p_1_the_ancient_capital"]),
    2: ("coins: Ancient Capital, New Capital, then outside", ["p_11_coins_come_from"]),
    3: ("any number of actions in any order", ["p_5_actions_and_a_building"]),
    4: ("one may build between actions", ["p_5_actions_and_a_building", "p_5_only_one_building"]),
    5: ("immigration takes what there is", ["p_19_immigration_takes"]),
    6: ("only missing gnomes are lost; one may pay for nothing", ["p_10_what_neither_has", "p_9_an_action_may"]),
    7: ("Ancient Capital first; who lies is not in the New one yet", ["p_10_gnomes_come", "the_example_of_the_child"]),
    8: ("coins and assistants are unlimited", ["p_11_coins_come_from", "p_11_assistants_are_never_short"]),
    9: ("tokens on parchments and in teams go back", ["p_28_lying_gnomes", "p_28_the_construction_team"]),
    10: ("unused active gnomes rest, before the draw", ["p_28_unused_active_gnomes"]),
    11: ("the mug is refilled only when a draw is owed", ["p_13_an_empty_mug", "p_28_three_are_drawn"]),
    12: ("standing to rest, lying to the New Capital", ["p_28_lying_gnomes"]),
    13: ("the round is finished, no further one", ["p_30_the_round_is_finished"]),
    14: ("board and councilors are no buildings", ["p_29_the_sixth_building", "p_29_one_kind_running_out"]),
    15: ("out of gnomes: of all kinds together", ["p_29_one_kind_running_out", "p_29_an_ancient_capital_without"]),
    16: ("a councilor is 2 points, not coins", ["p_23_a_councilor_is_two_points"]),
    17: ("a tie is enough, and so is the first building", ["p_22_a_tie_is_enough", "p_22_the_first_of_a_type"]),
    18: ("the bonus comes each time the card moves", ["p_22_a_councilor_that_comes_back", "p_22_extending_a_lead"]),
    19: ("the councilor's action is there at once", ["p_23_the_councilors_parchment"]),
    20: ("the caravan is an action of the turn", ["p_24_the_caravan_comes"]),
    21: ("the host's coin comes from the Ancient Capital", ["p_25_the_host_gains", "p_25_the_hosts_coin_can_end"]),
    22: ("two players: always the one opponent", ["p_26_with_two_players"]),
    23: ("solo: the own district, no coin, or the option off", ["p_27_a_solo_caravan", "p_27_with_the_option_off"]),
    24: ("the marker starts at home and skips its owner", ["p_24_the_caravan_comes", "p_24_the_marker_goes_round"]),
    25: ("any parchment but the caravan; the cost lies on one's own", ["p_24_the_parchment_is_used_as_if"]),
    26: ("a parchment must be empty to be used again", ["p_8_a_parchment_a_search", "p_8_a_parchment_with_a_token"]),
    27: ("a Search never refills the mug", ["p_14_a_search_wakes", "p_14_a_search_never_refills"]),
    28: ("a working gnome never becomes active; teams count", ["p_16_a_search_may_lift", "p_16_a_gnome_of_the_constr"]),
    29: ("a Search without a target is ignored", ["p_17_a_search_without_a_target"]),
    30: ("a Search may take its own payer; 60 actions a turn", ["p_16_a_gnome_that_paid", "p_16_after_sixty_actions"]),
    31: ("tokens paid always go to the New Capital", ["p_7_a_gnome_marked_x", "p_28_lying_gnomes"]),
    32: ("assistants are wild in teams only, at once", ["p_18_an_assistant_is_wild", "p_18_an_assistant_can"]),
    33: ("one gnome to an icon; partly filled buildings score", ["p_31_a_partly_filled", "p_31_mug_active"]),
    34: ("white is an icon, of any field", ["p_6_a_white_icon_is", "p_18_a_white_icon", "p_31_the_housing"]),
    35: ("a child grows into a villager", ["the_example_of_the_child"]),
    36: ("solo: the current turn is finished", ["p_30_solo_the_current"]),
    37: ("an empty pile shrinks the offer", ["p_19_an_empty_pile"]),
    38: ("the mug is known, the draw is not", ["p_15_the_mug_is_known"]),
    39: ("page numbers: no rule", []),
    40: ("team, card, immigration, councilor, offer", ["p_19_the_card_joins", "p_19_a_chosen_immigrant"]),
    41: ("mug, active and exhausted count; assistants do not", ["p_31_mug_active", "p_32_assistants_are_worth"]),
}
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))


def test_all_41_points_are_settled():
    assert list(POINTS) == list(range(1, 42))


@pytest.mark.parametrize("point", [point for point, (_, shown_by) in POINTS.items() if shown_by])
def test_a_settled_point_is_shown_by_tests_that_exist(point):
    for name in POINTS[point][1]:
        assert re.search(rf"^def test_{name}", TESTS, re.MULTILINE), name
