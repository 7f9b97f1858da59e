"""Missions, actions, spells, special buildings: L-15 to L-18."""

from __future__ import annotations

import pytest

from gnomehall.core.state import CHANCE
from gnomehall.games.gnomeland.position import MUST_RECRUIT
from tests.gnomeland.at_table import (
    GAME,
    by_chance,
    can,
    deal,
    do,
    finish,
    finish_round,
    on_shelves,
    put,
    roll,
    seat_view,
    stand,
    stock,
    view,
    why,
)


def test_l_15_embassy_takes_a_coin_and_any_mercenary_for_a_point():
    state = put(deal(missions=("embassy", "war")), pool=[1, 0, 0], mercenaries={0: [1, 0, 2]}, decks=[4, 5, 3])
    do(state, "complete embassy")
    assert can(state) == {"pay trader", "pay wizard"}
    assert why(state, "pay soldier") == ("L-15", "no-mercenary")
    do(state, "pay wizard")
    assert (state.score[0], state.pool, state.mercenaries[:3]) == (1, [0, 0, 0], [1, 0, 1])
    assert state.decks == [4, 5, 4]


def test_l_15_there_is_no_question_with_one_kind_of_mercenary():
    state = put(deal(missions=("embassy", "war")), pool=[1, 0, 0], mercenaries={0: [0, 2, 0]}, decks=[5, 3, 5])
    do(state, "complete embassy")
    assert (state.score[0], state.mercenaries[:3], state.pool) == (1, [0, 1, 0], [0, 0, 0])


def test_l_15_dragons_lair_gives_three_points_and_mana_that_may_be_spent():
    state = put(deal(), mission=[0, 1, 9, 2], missions_left=0, pool=[0, 2, 2])
    do(state, "complete dragons_lair")
    assert (state.score[0], state.pool) == (3, [0, 0, 1])


def test_l_15_each_mission_once_a_turn_and_it_stays_for_the_others():
    state = put(deal(missions=("investment", "war")), pool=[4, 0, 0])
    do(state, "complete investment")
    assert why(state, "complete investment") == ("L-15", "done")
    finish(state)
    state = put(state, pool=[2, 0, 0])
    do(state, "complete investment")
    assert state.score[:2] == [1, 1]


def test_l_15_the_same_mission_may_be_done_again_in_the_next_round_on_its_other_side():
    state = do(put(deal(missions=("investment", "war")), pool=[2, 0, 0]), "complete investment")
    by_chance(finish_round(state))
    state = put(state, pool=[4, 0, 0])
    do(state, "complete investment")
    assert state.score[0] == 3
    assert state.mercenaries[0] == 1


def test_l_15_what_cannot_be_paid_or_is_not_in_view():
    state = put(deal(missions=("sacrifice", "war")), pool=[1, 0, 0])
    assert why(state, "complete sacrifice") == ("L-15", "mercenaries")
    assert why(state, "complete war") == ("L-15", "cost")
    assert why(state, "complete ritual") == ("L-15", "no-mission")


def test_l_15_mercenaries_a_mission_names_do_not_pay_twice():
    state = put(deal(), mission=[0, 1, 5, 3], pool=[4, 0, 0], mercenaries={0: [0, 1, 1]}, decks=[5, 4, 4])
    assert {"complete sacrifice", "complete embassy"} <= can(state)
    do(state, "complete sacrifice")
    assert why(put(state, pool=[4, 0, 0]), "complete embassy") == ("L-15", "mercenaries")
    assert state.mercenaries[:3] == [0, 0, 0]


def test_l_16_a_gnome_on_an_action_gains_its_benefit_once_a_turn():
    state = do(deal(), "send burglary")
    assert state.pool == [2, 0, 0]
    assert (seat_view(state, 0)["gnomes"], view(state)["tavern"][0]["gnomes"]) == (4, [0])
    assert why(state, "send wishing_well") == ("L-16", "one-gnome")
    finish(state)
    do(state, "send burglary")
    assert view(state)["tavern"][0]["gnomes"] == [0, 1]


def test_l_16_without_a_gnome_or_the_card_there_is_no_action():
    state = deal()
    assert why(put(state, gnomes=[0, 5, 5, 5], removed=[5, 0, 0, 0]), "send burglary") == ("L-16", "no-gnome")
    assert why(state, "send scuffle") == ("L-16", "no-action")


def test_l_16_fairy_luck_is_one_more_die_rolled_at_once():
    state = do(deal(actions=("fairy_luck", "burglary")), "send fairy_luck")
    assert (state.to_move, GAME.streams[state.stream]) == (CHANCE, "dice/0")
    roll(state, 4)
    assert seat_view(state, 0)["dice"] == [1, 3, 4, 5]


def test_l_16_favour_of_the_gods_rerolls_any_unspent_dice():
    state = do(deal(actions=("favour_of_the_gods", "burglary")), "send favour_of_the_gods")
    assert can(state) == {"reroll 1", "reroll 3", "reroll 5"}
    assert why(state, "enough") == ("L-16", "no-enough")
    do(state, "reroll 3")
    assert can(state) == {"reroll 5", "enough"}
    assert why(state, "reroll 1") == ("L-16", "reroll-order")
    do(state, "reroll 5")
    assert state.to_move == CHANCE
    roll(state, 6, 6)
    assert seat_view(state, 0)["dice"] == [1, 6, 6]


def test_l_16_favour_of_the_gods_needs_an_unspent_die():
    state = put(deal(actions=("favour_of_the_gods", "burglary")), gnomes=[5, 0, 0, 0], removed=[0, 5, 5, 5])
    do(state, "spend 1", "spend 3", "spend 5")
    assert why(state, "send favour_of_the_gods") == ("L-16", "no-dice")


def test_l_17_the_spell_is_cast_once_a_round_for_its_cost():
    state = put(deal(spell="alchemy"), pool=[0, 0, 2])
    do(state, "cast alchemy")
    assert (state.pool, seat_view(state, 0)["token"]) == ([4, 0, 1], "spell")
    assert why(state, "cast alchemy") == ("L-17", "one-spell")
    assert why(state, "cast summon") == ("L-17", "no-spell")
    by_chance(finish_round(state))
    assert seat_view(state, 0)["token"] == "home"
    assert why(put(deal(spell="alchemy"), pool=[5, 5, 0]), "cast alchemy") == ("L-17", "cost")


def test_l_17_abundance_is_one_more_die_for_a_mana():
    state = do(put(deal(spell="abundance"), pool=[0, 0, 1]), "cast abundance", "roll 2")
    assert (state.pool, seat_view(state, 0)["dice"]) == ([0, 0, 0], [1, 2, 3, 5])


@pytest.mark.parametrize("decks", [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
def test_l_17_summon_takes_the_last_mercenary_of_whatever_kind(decks):
    state = do(put(deal(spell="summon"), pool=[0, 0, 1], decks=decks), "cast summon")
    if state.phase == MUST_RECRUIT:
        do(state, *can(state))
    assert (state.mercenaries[:3], state.decks) == (decks, [0, 0, 0])


def test_l_17_summon_takes_a_mercenary_of_choice():
    state = do(put(deal(spell="summon"), pool=[0, 0, 1]), "cast summon")
    assert can(state) == {"recruit trader", "recruit soldier", "recruit wizard"}
    do(state, "recruit wizard")
    assert (state.mercenaries[:3], state.decks) == ([0, 0, 1], [5, 5, 4])


def test_l_17_gnome_recall_brings_back_a_removed_gnome_and_not_one_at_work():
    state = put(deal(spell="gnome_recall"), pool=[4, 0, 0])
    do(state, "send burglary")
    assert why(state, "cast gnome_recall") == ("L-17", "no-removed")
    state = put(state, gnomes=[3, 5, 5, 5], removed=[1, 0, 0, 0])
    do(state, "cast gnome_recall")
    assert (state.gnomes[0], state.removed[0]) == (4, 0)


def hexed(times: int):
    """Three seats, the second mission gives 2 points; so many of them lay a hex on it."""
    state = deal(missions=("investment", "war"), spell="hex", dice=((1, 1, 1),) * 3)
    for _ in range(times):
        state = put(state, pool=[1, 0, 0])
        do(state, "cast hex")
        assert can(state) == {"hex investment", "hex war"}
        do(state, "hex war")
        finish(state)
    return put(state, pool=[1, 2, 0])


@pytest.mark.parametrize(("times", "points"), [(0, 2), (1, 0), (2, 0)])
def test_l_17_hexes_add_up_and_a_mission_never_gives_less_than_0(times, points):
    state = hexed(times)
    mission = view(state)["missions"][1]
    assert (mission["hex"], mission["points"]) == (2 * times, points)
    seat = state.actor
    do(state, "complete war")
    assert state.score[seat] == points


def test_l_17_two_hexes_take_four_points_from_a_great_mission():
    state = put(hexed(2), mission=[1, 2, 6, -1], hexes=[0, 0, 4, 0], mercenaries={2: [0, 2, 0]}, decks=[7, 5, 7])
    do(state, "complete battle")
    assert state.score[2] == 1


def test_l_17_a_hex_takes_points_only_and_other_rewards_stay():
    state = put(deal(), mission=[0, 1, 9, 2], hexes=[0, 0, 2, 0], pool=[0, 2, 2])
    do(state, "complete dragons_lair")
    assert (state.score[0], state.pool) == (1, [0, 0, 1])


def test_l_17_a_hex_is_gone_with_the_round_and_the_token_is_home():
    state = hexed(1)
    assert seat_view(state, 0)["token"] == "mission"
    for _ in range(2):
        finish(state)
    by_chance(state)
    assert (state.hexes, seat_view(state, 0)["token"]) == ([0] * 4, "home")


def test_l_17_while_the_hex_asks_nothing_else_can_be_done():
    state = do(put(deal(spell="hex"), pool=[3, 3, 3]), "cast hex")
    assert all(text.startswith("hex ") for text in can(state))
    for move in GAME.moves:
        if move.verb in {"steal", "keep", "pay", "build", "end"}:
            assert why(state, move.text)[1] == "question", move.text


def test_l_17_curse_takes_a_weapon_or_steals_from_another_warehouse_only():
    state = put(
        deal(spell="curse", dice=((1, 1, 1),) * 3), pool=[1, 0, 0],
        stored={1: stock(left="weapon", right="coin"), 2: stock(right="mana")},
        aside={1: [0, 0, 5]}, mercenaries={1: [0, 0, 1]}, decks=[7, 7, 6],
    )
    do(state, "cast curse")
    assert can(state) == {"take weapon", "steal weapon 1", "steal mana 2"}
    assert why(state, "steal mana 1") == ("L-17", "nothing-stored")
    assert why(state, "steal coin 1") == ("L-17", "no-theft")
    assert why(state, "steal mana 0") == ("L-17", "not-from-there")
    do(state, "steal mana 2")
    assert (state.pool, on_shelves(state, 2)) == ([0, 0, 1], [{}, {}, {}])
    assert on_shelves(state, 1) == [{"weapon": 1}, {}, {"coin": 1}]


def test_l_17_curse_with_nothing_to_steal_just_takes_the_weapon():
    state = do(put(deal(spell="curse"), pool=[1, 0, 0], stored={1: stock(left="coin", right="coin")}), "cast curse")
    assert (state.to_move, state.pool) == (0, [0, 1, 0])


def test_l_18_palace_sells_a_die_once_a_round():
    state = stand(put(deal(), pool=[2, 0, 0]), 0, right="palace")
    do(state, "use palace", "roll 6")
    assert (state.pool, seat_view(state, 0)["dice"]) == ([1, 0, 0], [1, 3, 5, 6])
    assert why(state, "use palace") == ("L-13", "used")
    assert why(stand(deal(), 0, right="palace"), "use palace") == ("L-18", "cost")


def test_l_9_a_building_at_work_is_paid_from_the_left_warehouse_first():
    both = {0: stock(left="coin", middle="coin")}
    state = stand(put(deal(), pool=[2, 0, 0], stored=both), 0, right="palace")
    do(state, "use palace")
    assert state.stored[:9] == stock(middle="coin")


def test_l_18_sanctuary_rerolls_one_unspent_die():
    state = do(stand(deal(), 0, left="sanctuary"), "use sanctuary")
    assert can(state) == {"reroll 1", "reroll 3", "reroll 5"}
    do(state, "reroll 5")
    assert state.to_move == CHANCE
    roll(state, 2)
    assert (state.to_move, seat_view(state, 0)["dice"]) == (0, [1, 2, 3])


def test_l_18_court_turns_a_die_up_and_town_hall_up_or_down():
    state = do(stand(deal(), 0, left="court"), "use court")
    assert can(state) == {"raise 1", "raise 3", "raise 5"}
    assert why(state, "lower 3") == ("L-18", "no-shift")
    assert why(state, "raise 2") == ("L-18", "no-die")
    do(state, "raise 3")
    assert seat_view(state, 0)["dice"] == [1, 4, 5]
    state = do(stand(deal(), 0, left="town_hall"), "use town_hall")
    assert len(can(state)) == 6


def test_l_18_dice_buildings_need_an_unspent_die():
    state = put(stand(deal(), 0, left="court"), gnomes=[1, 0, 0, 0], removed=[4, 5, 5, 5])
    do(state, "spend 1", "spend 3", "spend 5")
    assert why(state, "use court") == ("L-18", "no-dice")


def test_l_18_pier_and_port_pay_two_and_get_one():
    state = do(stand(put(deal(), pool=[4, 0, 0]), 0, left="pier", right="port"), "use pier")
    assert state.pool == [2, 0, 1]
    assert why(state, "use pier") == ("L-13", "used")
    state = do(stand(put(deal(), pool=[2, 0, 0]), 0, right="port"), "use port")
    assert can(state) == {"take weapon", "take mana"}
    assert do(state, "take weapon").pool == [0, 1, 0]


def test_l_18_obelisk_and_monument_give_without_a_die():
    state = do(stand(deal(), 0, left="obelisk", right="monument"), "use obelisk", "use monument")
    assert state.pool == [0, 1, 1]


def test_l_18_a_building_works_again_in_the_next_round():
    state = do(stand(deal(), 0, left="obelisk"), "use obelisk")
    by_chance(finish_round(state))
    while state.actor != 0:
        finish(state)
    assert "use obelisk" in can(state)


def test_l_18_only_what_stands_there_is_used_and_a_castle_works_by_itself():
    assert why(deal(), "use pier") == ("L-18", "not-here")
    assert why(stand(deal(), 0, left="castle"), "use castle") == ("L-6", "lasting")


@pytest.mark.parametrize(("pool", "mercenaries", "text", "said"), [
    ([1, 0, 0], [0, 0, 0], "complete festival", "Missing for the cost: 2 coins."),
    ([1, 0, 0], [0, 0, 0], "complete embassy",
     "Missing for the cost: 1 mercenary of any kind. Mercenaries can be hired."),
    ([0, 0, 0], [0, 0, 0], "complete embassy", "Missing for the cost: 1 coin + 1 mercenary of any kind."),
    ([0, 0, 0], [0, 0, 0], "build small_shop 3-4", "Missing for the cost: 2 coins."),
    ([3, 0, 0], [0, 0, 0], "hire wizard 4coin", "Missing for the cost: 1 coin."),
    ([0, 0, 0], [0, 1, 0], "cast great_magic", "Missing for the cost: 2 mana."),
])
def test_what_is_missing_is_named(pool: list[int], mercenaries: list[int], text: str, said: str) -> None:
    state = put(deal(missions=("festival", "embassy")), pool=pool, mercenaries={0: mercenaries})
    assert GAME.say_reason(GAME.why_not(state, GAME.parse(text).id), "en") == said


def test_of_two_costs_the_nearer_is_named() -> None:
    state = put(deal(), pool=[1, 1, 0])
    reason = GAME.why_not(state, GAME.parse("hire wizard 4coin").id)
    assert GAME.say_reason(reason, "it") == "Per il costo manca: 1 arma."
