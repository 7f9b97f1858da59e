"""Contests, the end of the round, the first player, the end: L-24 to L-27."""

from __future__ import annotations

import pytest

from gnomehall.core.state import CHANCE, OVER
from tests.gnomeland.at_table import (
    GAME,
    by_chance,
    can,
    deal,
    do,
    finish,
    finish_round,
    last_round,
    on_shelves,
    put,
    roll,
    seat_view,
    stand,
    stock,
    view,
    why,
)


def to_contest(state, *senders: int, action="scuffle"):
    """All turns are taken; these seats send a gnome to the contest in theirs."""
    for _ in range(state.seats):
        if state.actor in senders:
            do(state, f"send {action}")
        finish(state)
    return state


def fight(state, *sets: tuple[int, ...]):
    """Every seat rolls its dice and spends them, nothing more."""
    for faces in sets:
        roll(state, *faces)
        finish(state)
    return state


def scuffle(seats=2, senders=(0,), **fields):
    """A Scuffle about to begin."""
    state = deal(actions=("scuffle", "burglary"), dice=((1, 1, 1),) * seats)
    return put(to_contest(state, *senders), **fields)


def test_l_24_a_contest_is_held_only_if_a_gnome_stands_on_its_card():
    assert view(scuffle(senders=()))["contest"] is None
    state = scuffle()
    assert view(state)["contest"] == {"id": "scuffle", "resource": "weapon", "totals": [None, None]}
    assert (state.to_move, GAME.streams[state.stream]) == (CHANCE, "dice/0")


def test_l_24_a_gnome_on_the_card_adds_one():
    state = scuffle(stored=[0] * 36)
    roll(state, 5, 1, 1)
    do(state, "spend 1", "spend 1", "spend 5", "end")
    assert view(state)["contest"]["totals"] == [2, None]
    fight(state, (5, 1, 1))
    assert state.score[:2] == [3, 0]


def test_l_24_players_without_a_gnome_on_it_take_part_and_may_win():
    state = fight(scuffle(stored=[0] * 36), (1, 1, 1), (5, 6, 1))
    assert state.score[:2] == [0, 3]


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 2), (4, 1)])
def test_l_24_points_for_each_smaller_total_are_3_2_or_1_by_players(seats, each):
    sets = [(5, 5, 1), (5, 1, 1), (5, 1, 1), (1, 1, 1)]
    state = scuffle(seats, senders=(0,), stored=[0] * 36)
    fight(state, *sets[:seats])
    smaller = {2: [1, 0], 3: [2, 0, 0], 4: [3, 1, 1, 0]}[seats]
    assert state.score[:seats] == [each * count for count in smaller]


def test_l_24_equal_totals_give_nothing_to_each_other():
    state = fight(scuffle(stored=[0] * 36), (1, 1, 1), (5, 1, 1))
    assert state.score[:2] == [0, 0]


def test_l_24_what_lies_on_the_warehouses_is_used_by_choice():
    state = roll(scuffle(stored={0: stock(left="coin", right="weapon"), 1: [0] * 9}), 1, 1, 3)
    assert {text for text in can(state) if text.startswith("add")} == {"add weapon"}
    assert why(state, "add coin") == ("L-24", "wrong-resource")
    do(state, "add weapon")
    assert why(state, "add weapon") == ("L-24", "nothing-to-add")
    finish(state)
    assert view(state)["contest"]["totals"][0] == 2
    assert on_shelves(state, 0) == [{"coin": 1}, {}, {}]


def test_l_24_what_is_not_used_stays_on_its_warehouse():
    state = roll(scuffle(stored={0: stock(left="weapon", right="weapon"), 1: [0] * 9}), 1, 1, 3)
    do(state, "add weapon")
    finish(state)
    assert on_shelves(state, 0) == [{}, {}, {"weapon": 1}]


@pytest.mark.parametrize("space", ["left", "middle", "right"])
def test_l_24_each_warehouse_can_give_what_lies_there(space):
    state = roll(scuffle(stored={0: stock(**{space: "weapon"}), 1: [0] * 9}), 1, 1, 3)
    before = list(state.pool)
    do(state, "add weapon")
    assert on_shelves(state, 0) == [{}, {}, {}]
    assert state.pool == [before[0], before[1] + 1, before[2]]


def test_l_24_mercenaries_give_what_counts():
    state = scuffle(stored=[0] * 36, mercenaries={0: [1, 1, 0]}, decks=[4, 4, 5])
    roll(state, 1, 1, 3)
    assert why(state, "play trader") == ("L-24", "wrong-resource")
    assert why(state, "play wizard") == ("L-11", "no-mercenary")
    do(state, "play soldier")
    finish(state)
    assert view(state)["contest"]["totals"][0] == 2
    assert state.decks == [4, 5, 5]


def test_l_24_warehouses_and_mercenaries_pay_what_a_building_asks():
    state = scuffle(
        stored={0: stock(left="coin"), 1: [0] * 9}, mercenaries={0: [1, 0, 0]}, decks=[4, 5, 5],
    )
    state = stand(state, 0, middle="palace", right="port")
    roll(state, 5, 5, 5)
    assert {"add coin", "play trader"} <= can(state)
    do(state, "add coin", "play trader", "use port", "take weapon")
    assert (state.pool, on_shelves(state, 0)) == ([0, 1, 0], [{}, {}, {}])
    assert why(state, "use palace") == ("L-18", "cost")


@pytest.mark.parametrize("space", ["left", "middle", "right"])
def test_l_24_a_building_on_any_space_asks_for_its_price(space):
    state = stand(scuffle(stored={0: stock(left="coin"), 1: [0] * 9}), 0, **{space: "palace"})
    roll(state, 1, 1, 1)
    assert "add coin" in can(state)


def test_l_24_a_building_that_has_worked_asks_for_nothing_more():
    state = stand(scuffle(stored={0: stock(left="coin", right="coin"), 1: [0] * 9}), 0, middle="palace")
    roll(state, 1, 1, 1)
    do(state, "add coin", "use palace", "roll 6")
    assert why(state, "add coin") == ("L-24", "wrong-resource")


def test_l_24_a_special_building_works_once_a_round_the_turn_and_contests_together():
    state = stand(deal(actions=("scuffle", "burglary"), dice=((1, 1, 1),) * 2), 0, left="obelisk", right="castle")
    do(state, "use obelisk")
    to_contest(state, 0)
    assert state.to_roll[0] == 4  # the Castle's die is part of a fresh set (L-6)
    roll(state, 1, 1, 3, 3)
    assert why(state, "use obelisk") == ("L-13", "used")
    finish(state)
    assert view(state)["contest"]["totals"][0] == 1


def test_l_24_what_was_not_used_in_the_turn_works_in_one_of_two_contests():
    state = stand(
        deal(actions=("magic_challenge", "scuffle"), dice=((1, 1, 1),) * 2), 0, left="obelisk", right="monument",
    )
    do(state, "send scuffle")
    finish(state)
    do(state, "send magic_challenge")
    finish(state)
    roll(state, 1, 1, 1)
    do(state, "use monument")
    finish(state)
    finish(roll(state, 1, 1, 1))
    roll(state, 1, 1, 1)
    assert view(state)["contest"]["id"] == "scuffle"
    assert why(state, "use monument") == ("L-13", "used")
    do(state, "use obelisk")
    assert seat_view(state, 0)["upper"][0]["used"] is True


def test_l_24_the_view_forgets_missions_done_and_gnomes_sent_in_the_turn_before():
    state = put(deal(missions=("festival", "war"), actions=("scuffle", "burglary")), pool=[9, 0, 0])
    finish(do(state, "complete festival", "send scuffle"))
    do(put(state, pool=[9, 0, 0]), "complete festival")
    state = do(put(state, pool=[9, 0, 0]), "complete festival", "send burglary")
    assert view(state)["missions"][0]["done"] is True
    assert seat_view(state, 1)["has_sent"] is True
    finish(state)
    assert state.contest == 0
    seen = view(state)
    assert [mission["done"] for mission in seen["missions"] if mission] == [False, False]
    assert [seat["has_sent"] for seat in seen["seats"]] == [False, False]


def test_l_24_a_palace_is_paid_from_what_the_contest_brought():
    state = stand(scuffle(stored=[0] * 36), 0, left="palace")
    roll(state, 1, 5, 5)
    assert why(state, "use palace") == ("L-18", "cost")
    do(state, "spend 1", "use palace", "roll 6")
    finish(state)
    assert view(state)["contest"]["totals"][0] == 4


def test_l_24_nothing_else_is_possible():
    state = put(roll(scuffle(), 1, 1, 3), pool=[9, 9, 9])
    assert state.contest >= 0
    for text in ("hire trader 2coin", "build inn 1-2", "upgrade inn", "complete festival", "send burglary",
                 "cast great_magic"):
        assert why(state, text) == ("L-24", "contest")
    do(state, "spend 1")
    assert state.to_move == 0  # nobody may copy


def test_l_24_the_hotel_gives_no_mercenary_in_a_contest():
    state = do(roll(stand(scuffle(), 0, lower_0="hotel"), 1, 1, 3), "spend 1")
    assert can(state) == {"take weapon", "take mana"}
    assert why(state, "take mercenary") == ("L-24", "no-mercenary-to-take")


def test_l_24_what_was_rolled_is_gone():
    state = fight(scuffle(stored=[0] * 36), (5, 5, 5), (5, 5, 5))
    by_chance(state)
    assert state.pool == [0, 0, 0]
    assert state.stored == [0] * 36


def test_l_24_copied_resources_are_not_used():
    state = roll(scuffle(stored=[0] * 36, aside={0: [0, 3, 0]}), 1, 1, 3)
    assert why(state, "add weapon") == ("L-24", "nothing-to-add")


def test_l_24_both_contests_in_one_round_in_the_order_of_the_spaces():
    state = deal(actions=("magic_challenge", "scuffle"), dice=((1, 1, 1),) * 2)
    do(state, "send scuffle")
    finish(state)
    do(state, "send magic_challenge")
    finish(state)
    state = put(state, stored=[0] * 36)
    assert view(state)["contest"]["id"] == "magic_challenge"
    fight(state, (1, 1, 1), (1, 1, 1))
    assert view(state)["contest"]["id"] == "scuffle"
    assert state.score[:2] == [0, 3]
    fight(state, (5, 1, 1), (1, 1, 1))
    assert view(state)["contest"] is None
    assert state.score[:2] == [3, 3]
    assert state.round == 2


def test_l_24_contests_begin_with_the_first_player():
    state = deal(actions=("scuffle", "burglary"), dice=((1, 1, 1),) * 3, first=2)
    to_contest(state, 0)
    assert state.actor == 2


def test_l_24_is_held_after_round_5_too():
    state = last_round(deal(actions=("scuffle", "burglary"), dice=((1, 1, 1),) * 2))
    to_contest(state, 0)
    assert state.contest == 0
    state = fight(put(state, stored=[0] * 36), (5, 5, 5), (1, 1, 1))
    assert (state.mover, state.score[0]) == (OVER, 3)


def test_l_25_missions_turn_over_and_the_advanced_ones_leave():
    state = deal(missions=("festival", "war"), following="ritual")
    by_chance(do(finish_round(state), "reveal battle", "reveal embassy"))
    seen = [(m["id"], m["side"]) for m in view(state)["missions"]]
    assert seen == [("ritual", "base"), ("battle", "base"), ("festival", "advanced"), ("war", "advanced")]
    by_chance(do(finish_round(state), "reveal sacrifice"))
    seen = [(m["id"], m["side"]) for m in view(state)["missions"]]
    assert seen == [("embassy", "base"), ("sacrifice", "base"), ("ritual", "advanced"), ("battle", "advanced")]


def test_l_25_gnomes_on_actions_are_removed_and_tokens_come_home():
    state = put(deal(spell="alchemy"), pool=[0, 0, 1])
    do(state, "send burglary", "cast alchemy")
    by_chance(finish_round(state))
    mine = seat_view(state, 0)
    assert (mine["gnomes"], mine["gnomes_sent"], mine["gnomes_removed"], mine["token"]) == (4, 0, 1, "home")


def test_l_25_two_new_actions_and_a_new_spell():
    state = finish_round(deal())
    streams = []
    while state.to_move == CHANCE and not GAME.streams[state.stream].startswith("dice"):
        streams.append(GAME.streams[state.stream])
        state.apply(state.chances()[0][0])
    assert streams == ["missions", "missions", "actions", "actions", "spells"]
    assert not {"burglary", "wishing_well"} & {action["id"] for action in view(state)["tavern"]}


def test_l_25_all_missions_and_actions_and_five_spells_are_used_up_in_five_rounds():
    state = deal()
    while state.to_move is not None:
        by_chance(finish_round(state))
    assert view(state)["decks"] == {"missions": 0, "actions": 0, "spells": 4}
    assert state.missions_left == state.actions_left == 0


def test_l_25_there_is_no_such_step_after_round_5():
    state = last_round(deal())
    do(state, "send burglary")
    seen = view(finish_round(state))
    assert state.mover == OVER
    assert [m and m["id"] for m in seen["missions"]] == ["festival", "investment", None, None]
    assert (seen["tavern"][0]["gnomes"], seat_view(state, 0)["gnomes_sent"]) == ([0], 1)
    assert seen["round"] == 5


def next_first(first: int = 0, seats: int = 3, **fields) -> int:
    """Who is first in the next round."""
    state = deal(dice=((1, 1, 1),) * seats, first=first)
    return finish_round(put(state, **fields)).first


def test_l_26_the_leader_is_first():
    assert next_first(score=[3, 5, 4, 0], reached=[1, 2, 3, 0]) == 1


def test_l_26_tied_leaders_the_one_with_more_points_in_buildings():
    state = stand(deal(dice=((1, 1, 1),) * 3), 2, left="castle")
    state = put(state, score=[5, 5, 5, 0], reached=[1, 2, 3, 0])
    assert finish_round(state).first == 2


def test_l_26_still_tied_the_one_who_reached_that_score_first():
    assert next_first(score=[5, 5, 5, 0], reached=[3, 2, 4, 0]) == 1
    assert next_first(score=[5, 2, 5, 0], reached=[3, 2, 1, 0]) == 2


def test_l_26_reaching_is_by_the_last_point_gained():
    state = put(deal(missions=("investment", "war"), dice=((1, 1, 1),) * 2), pool=[3, 2, 0])
    state = put(do(state, "complete investment"), score=[1, 1, 0, 0], reached=[2, 1, 0, 0], clock=2)
    assert finish_round(state).first == 1


def test_l_26_all_still_at_0_the_nearest_clockwise_from_the_current_one():
    assert next_first(first=0) == 1
    assert next_first(first=2) == 0
    assert next_first(first=1, seats=2) == 0


def test_l_26_at_0_points_in_buildings_come_first():
    state = stand(deal(dice=((1, 1, 1),) * 3), 0, left="palace")
    assert finish_round(state).first == 0
    state = stand(stand(deal(dice=((1, 1, 1),) * 3), 0, left="palace"), 2, left="palace")
    assert finish_round(state).first == 2


def test_l_27_buildings_in_view_count_1_1_and_2():
    state = stand(deal(), 0, lower_0="inn", lower_1="bank", left="pier", right="monument")
    assert state.scores() == [0 + 1 + 1 + 2, 0]
    lines = GAME.score_lines(put(state, score=[7, 0, 0, 0]), 0)
    assert [(key.removeprefix("gnomeland-score-"), points) for key, _, points in lines] == [
        ("track", 7), ("standard", 1), ("special", 3),
    ]


def test_l_27_buildings_are_worth_at_most_9_points():
    state = stand(
        deal(), 0, lower_0="hotel", lower_1="bank", lower_2="market", left="castle", middle="temple", right="port",
    )
    assert state.scores()[0] == 9
    sides = [advanced.points for _, advanced in GAME.cards.buildings]
    assert sorted(sides[:5])[-3:] == [1, 1, 1]
    assert sorted(sides[5:])[-3:] == [2, 2, 2]


def ended(**fields):
    """The end of a match."""
    return put(finish_round(last_round(deal())), **fields)


def test_l_27_the_most_points_win_then_points_in_buildings_then_it_is_shared():
    state = ended(score=[7, 6, 0, 0])
    assert (GAME.ended_by(state), state.places()) == ("L-27", [0, 1])
    state = stand(ended(score=[7, 6, 0, 0]), 1, left="pier")
    assert (state.scores(), state.places()) == ([7, 7], [1, 0])
    assert ended(score=[7, 7, 0, 0]).places() == [0, 0]


def test_l_27_nothing_else_counts():
    state = ended(score=[1, 1, 0, 0], stored=[1] * 36, mercenaries=[3] * 12, decks=[0] * 3)
    assert state.scores() == [1, 1]
    assert why(state, "end") == ("L-27", "over")
