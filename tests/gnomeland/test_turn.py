"""The turn: L-8 to L-14, and its end, L-19."""

from __future__ import annotations

import pytest

from gnomehall.core.state import CHANCE
from gnomehall.games.gnomeland.bounds import LONGEST_TURN
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
    show,
    stand,
    stock,
    view,
    why,
)


def alone(**kwargs):
    """A turn in which nobody can copy."""
    return put(deal(**kwargs), gnomes=[5, 0, 0, 0], removed=[0, 5, 5, 5])


def test_l_8_a_die_works_the_building_its_result_answers_to():
    state = stand(show(alone(), 0, 1, 2, 3), 0, lower_0="market")
    do(state, "spend 1", "spend 2", "spend 3")
    assert state.pool == [5, 2, 0]
    assert seat_view(state, 0)["spent"] == [1, 2, 3]


def test_l_8_a_turn_does_not_end_before_all_dice_are_spent():
    state = show(alone(), 0, 1, 5)
    assert why(state, "end") == ("L-8", "dice-left")
    do(state, "spend 1")
    assert why(state, "end") == ("L-8", "dice-left")
    do(state, "spend 5")
    assert "end" in can(state)


def test_l_8_a_result_that_is_not_there_cannot_be_spent():
    assert why(show(alone(), 0, 1, 5), "spend 2") == ("L-8", "no-die")


def test_l_8_of_a_choice_the_player_takes_one():
    state = stand(show(alone(), 0, 1, 3), 0, lower_0="inn")
    do(state, "spend 1")
    assert can(state) == {"take weapon", "take mana"}
    assert why(state, "take 2coin") == ("L-8", "not-offered")
    assert why(state, "end") == ("L-8", "question")
    do(state, "take mana")
    assert state.pool == [0, 0, 1]


def test_l_9_what_was_copied_joins_the_pool_and_what_is_stored_stays_on_its_warehouse():
    state = put(
        deal(), stored={1: stock(left="weapon", right="mana")}, aside={1: [1, 0, 3]},
        gnomes=[5, 0, 0, 0], removed=[0, 5, 5, 5],
    )
    finish(state)
    assert (state.actor, state.aside) == (1, [0] * 12)
    mine = seat_view(state, 1)
    assert mine["pool"] == {"coin": 1, "weapon": 0, "mana": 3}
    assert mine["stored"] == {"coin": 0, "weapon": 1, "mana": 1}
    assert [space["holds"] for space in mine["upper"]] == [{"weapon": 1}, {}, {"mana": 1}]


def with_stock(**shelves):
    """A turn of the first seat with so much on its Warehouses, and nothing else."""
    cells = stock(**shelves)
    return put(alone(), stored={0: cells}, pool=[sum(cells[kind::3]) for kind in range(3)])


def test_l_9_what_is_stored_is_spent_first():
    state = do(with_stock(left="coin", right="mana"), "spend 1", "spend 3")
    assert (seat_view(state, 0)["pool"]["coin"], state.pool[0]) == (2, 3)
    do(state, "hire trader 2coin")
    assert on_shelves(state, 0) == [{}, {}, {"mana": 1}]
    assert seat_view(state, 0)["pool"] == {"coin": 1, "weapon": 0, "mana": 0}


def test_l_9_what_is_stored_pays_like_the_pool():
    state = with_stock(left="coin", right="coin")
    do(state, "hire trader 2coin")
    assert (state.pool, on_shelves(state, 0)) == ([0, 0, 0], [{}, {}, {}])


def test_l_9_of_two_warehouses_the_left_one_pays_first():
    state = do(with_stock(left="coin", right="coin"), "spend 5", "hire soldier coin+weapon")
    assert on_shelves(state, 0) == [{}, {}, {"coin": 1}]


def test_l_10_a_slash_is_a_choice_of_two_costs():
    state = put(alone(), pool=[3, 2, 0])
    hires = {text for text in can(state) if text.startswith("hire")}
    assert hires == {"hire trader 2coin", "hire soldier 3coin", "hire soldier coin+weapon", "hire wizard 2weapon"}
    do(state, "hire soldier coin+weapon")
    assert (state.pool, state.mercenaries[:3], state.decks) == ([2, 1, 0], [0, 1, 0], [5, 4, 5])
    assert why(state, "hire wizard 4coin") == ("L-10", "cost")


def test_l_10_none_left_of_a_kind_is_none_to_hire():
    state = put(alone(), pool=[9, 9, 9], decks=[5, 5, 0])
    assert why(state, "hire wizard 4coin") == ("L-10", "none-left")
    assert why(state, "hire wizard 2weapon") == ("L-10", "none-left")


def test_l_10_the_last_of_a_kind_that_is_too_dear_is_not_called_gone():
    state = put(alone(), pool=[0, 0, 0], decks=[5, 5, 1])
    assert why(state, "hire wizard 4coin") == ("L-10", "cost")


def test_l_10_none_left_is_none_to_be_given_and_nothing_is_owed():
    state = put(alone(actions=("spoils_of_war", "burglary")), decks=[5, 0, 5])
    do(state, "send spoils_of_war")
    assert (state.mercenaries[:3], state.decks) == ([0, 0, 0], [5, 0, 5])
    assert state.to_move == 0
    assert "spend 1" in can(state)


def test_l_10_none_left_of_a_kind_is_none_to_take():
    state = stand(put(show(alone(), 0, 1, 3), decks=[0, 1, 2]), 0, lower_0="hotel")
    do(state, "spend 1", "take mercenary")
    assert can(state) == {"recruit soldier", "recruit wizard"}
    assert why(state, "recruit trader") == ("L-10", "none-left")


def test_l_10_without_any_mercenary_the_hotel_offers_none():
    state = stand(put(show(alone(), 0, 1, 3), decks=[0, 0, 0]), 0, lower_0="hotel")
    do(state, "spend 1")
    assert can(state) == {"take weapon", "take mana"}
    assert why(state, "take mercenary") == ("L-10", "no-mercenary-to-take")


def test_l_11_a_mercenary_returns_to_its_deck_and_gives_its_resource():
    state = put(alone(), mercenaries={0: [1, 1, 1]}, decks=[4, 4, 4])
    do(state, "play trader", "play soldier", "play wizard")
    assert (state.pool, state.mercenaries[:3], state.decks) == ([1, 1, 1], [0, 0, 0], [5, 5, 5])
    assert why(state, "play wizard") == ("L-11", "no-mercenary")


def test_l_11_it_may_be_hired_and_played_in_one_turn():
    state = do(put(alone(), pool=[4, 0, 0]), "hire wizard 4coin", "play wizard")
    assert state.pool == [0, 0, 1]


@pytest.mark.parametrize("space", ["1-2", "3-4", "5-6"])
def test_l_12_a_standard_building_is_placed_base_side_up_on_any_lower_space(space):
    state = do(put(alone(), pool=[3, 1, 0]), f"build inn {space}")
    assert state.pool == [1, 0, 0]
    standing = [(s["id"], s["side"]) for s in seat_view(state, 0)["lower"] if s["space"] == space]
    assert standing == [("inn", "base")]


def test_l_12_the_new_side_works_at_once_for_dice_not_yet_spent():
    state = put(show(alone(), 0, 1, 2, 2), pool=[2, 0, 0])
    do(state, "build small_shop 1-2", "spend 1", "spend 2")
    assert state.pool == [4, 0, 0]
    state = do(put(state, pool=[5, 0, 0]), "upgrade small_shop")
    assert (seat_view(state, 0)["lower"][0]["id"], state.pool) == ("bank", [0, 0, 0])
    assert do(state, "spend 2").pool == [5, 0, 0]


def test_l_12_the_bank_costs_five_coins_as_the_rulebook_says():
    state = stand(put(alone(), pool=[4, 9, 9]), 0, lower_0="small_shop")
    assert why(state, "upgrade small_shop") == ("L-12", "cost")
    assert "upgrade small_shop" in can(put(state, pool=[5, 0, 0]))


def test_l_12_what_is_not_built_is_not_upgraded_nor_twice():
    state = put(alone(), pool=[9, 9, 9])
    assert why(state, "upgrade inn") == ("L-12", "not-built")
    assert why(stand(state, 0, lower_1="hotel"), "upgrade inn") == ("L-12", "upgraded")
    assert why(put(state, pool=[1, 0, 0]), "build inn 1-2") == ("L-12", "cost")


@pytest.mark.parametrize("space", ["left", "middle", "right"])
def test_l_13_a_special_building_is_placed_on_any_upper_space(space):
    state = do(put(alone(), pool=[4, 0, 0]), f"build obelisk {space}")
    assert [s["id"] for s in seat_view(state, 0)["upper"] if s["space"] == space] == ["obelisk"]
    assert "use obelisk" in can(state)


def test_l_13_an_upgraded_palace_brings_its_die_at_once_if_its_space_was_not_used():
    state = stand(put(alone(), pool=[4, 0, 0]), 0, left="palace")
    do(state, "upgrade palace")
    assert (state.to_move, GAME.streams[state.stream]) == (CHANCE, "dice/0")
    roll(state, 6)
    assert seat_view(state, 0)["dice"] == [1, 3, 5, 6]


def test_l_13_a_used_space_stays_used_after_an_upgrade():
    state = stand(put(alone(), pool=[4, 0, 0]), 0, left="palace")
    do(state, "use palace", "roll 2", "upgrade palace")
    assert state.to_move == 0
    assert seat_view(state, 0)["dice"] == [1, 2, 3, 5]
    assert seat_view(state, 0)["upper"][0]["used"] is True
    by_chance(finish_round(state))
    assert len(seat_view(state, 0)["dice"]) == 4


def test_l_13_a_used_space_stays_used_whatever_now_stands_on_it():
    state = stand(put(alone(), pool=[4, 0, 0]), 0, left="obelisk")
    do(state, "use obelisk", "build pier left")
    assert why(put(state, pool=[9, 0, 0]), "use pier") == ("L-13", "used")


def test_l_13_a_castle_has_worked_when_its_die_was_rolled():
    state = stand(deal(), 0, left="castle")
    by_chance(finish_round(state))
    state = put(state, pool=[9, 0, 0])
    while state.actor != 0:
        state = put(finish(state), pool=[9, 0, 0])
    do(state, "build obelisk left")
    assert why(state, "use obelisk") == ("L-13", "used")


def test_l_13_too_dear_or_not_there():
    state = put(alone(), pool=[1, 0, 0])
    assert why(state, "build palace left") == ("L-13", "cost")
    assert why(state, "upgrade palace") == ("L-13", "not-built")


def test_l_14_a_covered_warehouse_keeps_nothing():
    state = do(put(show(alone(), 0, 1), pool=[9, 9, 9]), "build obelisk left", "spend 1", "end")
    assert view(state)["asks"]["space"] == "right"
    do(state, "keep mana")
    assert state.actor == 1
    assert on_shelves(state, 0) == [{}, {}, {"mana": 1}]


def test_l_14_covering_a_warehouse_discards_what_lies_on_it():
    state = do(put(with_stock(left="mana", right="weapon"), pool=[9, 1, 1]), "build obelisk left")
    assert (on_shelves(state, 0), state.pool) == ([{}, {}, {"weapon": 1}], [5, 1, 0])
    state = do(put(with_stock(left="mana", right="weapon"), pool=[9, 1, 1]), "build obelisk right")
    assert (on_shelves(state, 0), state.pool) == ([{"mana": 1}, {}, {}], [5, 0, 1])


def test_l_14_a_building_is_paid_from_the_warehouse_it_covers_first():
    state = put(with_stock(left="coin", right="coin"), pool=[5, 0, 0])
    do(state, "build obelisk right")
    assert (state.pool, on_shelves(state, 0)) == ([1, 0, 0], [{}, {}, {}])
    state = put(with_stock(left="weapon", right="weapon"), pool=[2, 2, 0])
    do(state, "build court right")
    assert (state.pool, on_shelves(state, 0)) == ([0, 1, 0], [{"weapon": 1}, {}, {}])


def test_l_14_with_both_warehouses_covered_everything_is_lost():
    state = put(show(alone(), 0, 1), pool=[8, 9, 9])
    do(state, "build obelisk left", "build palace right", "spend 1", "end")
    assert state.actor == 1
    assert on_shelves(state, 0) == [{}, {}, {}]


def test_l_14_covering_the_gnomes_house_removes_the_gnomes_in_it():
    state = put(deal(spell="gnome_recall"), pool=[9, 0, 0])
    assert why(state, "cast gnome_recall") == ("L-17", "no-removed")
    do(state, "send burglary", "build obelisk middle")
    mine = seat_view(state, 0)
    assert (mine["gnomes"], mine["gnomes_sent"], mine["gnomes_removed"]) == (0, 1, 4)
    do(state, "cast gnome_recall")
    mine = seat_view(state, 0)
    assert (mine["gnomes"], mine["gnomes_sent"], mine["gnomes_removed"]) == (1, 1, 3)


def test_l_14_covering_another_space_leaves_the_gnomes_alone():
    state = do(put(deal(), pool=[9, 0, 0]), "build obelisk left")
    assert seat_view(state, 0)["gnomes"] == 5
    state = do(stand(state, 0, middle="court"), "build pier middle")
    assert seat_view(state, 0)["gnomes"] == 5


def test_l_14_what_is_covered_counts_nothing_and_is_never_rebuilt():
    state = stand(put(alone(), pool=[9, 9, 9]), 0, left="castle", lower_0="bank")
    assert state.scores()[0] == 3
    do(state, "build obelisk left", "build inn 1-2")
    assert state.scores()[0] == 1
    state = put(state, pool=[9, 9, 9])
    assert why(state, "build palace right") == ("L-14", "built")
    assert why(state, "upgrade palace") == ("L-14", "covered")
    assert why(state, "build small_shop 5-6") == ("L-14", "built")
    assert why(state, "use castle") == ("L-18", "not-here")


def test_l_19_while_a_warehouse_asks_nothing_else_can_be_done():
    state = do(put(show(alone(), 0, 1), pool=[0, 2, 1]), "spend 1", "end")
    others = [move for move in GAME.moves if move.verb not in {"keep", "reveal", "roll", "copy", "decline"}]
    assert {move.verb for move in others} >= {"hex", "pay", "steal", "recruit", "build", "end"}
    for move in others:
        assert why(state, move.text) == ("L-19", "question"), move.text


def test_l_19_each_warehouse_keeps_what_the_player_says():
    state = do(put(show(alone(), 0, 1), pool=[0, 2, 1]), "spend 1", "end")
    assert view(state)["asks"] == {"seat": 0, "what": "keep", "space": "left"}
    assert can(state) == {"keep coin", "keep weapon", "keep mana", "keep none"}
    do(state, "keep weapon")
    assert view(state)["asks"]["space"] == "right"
    assert can(state) == {"keep coin", "keep weapon", "keep mana", "keep none"}
    do(state, "keep coin")
    assert (state.actor, state.pool) == (1, [0, 0, 0])
    assert on_shelves(state, 0) == [{"weapon": 1}, {}, {"coin": 1}]


def test_l_19_keeping_nothing_is_a_choice_too():
    state = do(put(show(alone(), 0, 1), pool=[0, 0, 1]), "spend 1", "end", "keep none")
    assert view(state)["asks"]["space"] == "right"
    do(state, "keep none")
    assert (state.actor, on_shelves(state, 0)) == (1, [{}, {}, {}])


def test_l_19_every_filling_of_the_two_warehouses_can_be_chosen_in_one_way():
    kept = []
    state = do(put(show(alone(), 0, 1), pool=[0, 1, 1]), "spend 1", "end")
    for first in sorted(can(state)):
        after = do(state.clone(), first)
        if after.actor == 1:
            kept.append(on_shelves(after, 0))
            continue
        kept += [on_shelves(do(after.clone(), second), 0) for second in sorted(can(after))]
    assert len(kept) == 1 + 3 * 3 + 3  # nothing on the left leaves three on the right, and nothing
    assert all(kept.count(one) == 1 for one in kept)


def test_l_19_what_lies_on_a_warehouse_may_be_kept_replaced_or_given_up():
    state = do(with_stock(left="coin"), "spend 1", "spend 3", "spend 5", "end")
    assert can(state) == {"keep coin", "keep weapon", "keep none"}
    assert on_shelves(do(state.clone(), "keep weapon", "keep none"), 0) == [{"weapon": 1}, {}, {}]
    assert on_shelves(do(state.clone(), "keep coin", "keep coin"), 0) == [{"coin": 1}, {}, {"coin": 1}]


def test_l_19_there_is_no_question_if_there_is_nothing_to_keep():
    state = do(put(show(alone(), 0, 1), pool=[3, 0, 0]), "spend 1", "build obelisk left", "end")
    assert (state.actor, on_shelves(state, 0)) == (1, [{}, {}, {}])
    state = do(put(show(alone(), 0, 1), pool=[0, 0, 0]), "spend 1", "end", "keep coin")
    assert (state.actor, on_shelves(state, 0)) == (1, [{"coin": 1}, {}, {}])


def test_l_19_what_is_not_there_is_not_kept():
    state = do(put(show(alone(), 0, 1), pool=[0, 0, 0]), "spend 1", "end")
    assert why(state, "keep mana") == ("L-19", "not-in-pool")
    assert why(deal(), "keep none") == ("L-19", "not-asked")


def test_l_8_and_l_10_after_sixty_purchases_and_uses_a_turn_can_only_be_ended():
    state = put(alone(), pool=[9, 9, 9], moves=LONGEST_TURN - 1)
    assert LONGEST_TURN == 60
    do(state, "hire trader 2coin")
    assert can(state) == {"end"}
    assert why(state, "spend 1") == ("L-8", "runaway")
    assert why(state, "play trader") == ("L-10", "runaway")
    do(state, "end", "keep none", "keep none")
    assert (state.actor, state.moves) == (1, 0)
