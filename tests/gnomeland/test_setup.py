"""Set-up and dice: L-1 to L-7."""

from __future__ import annotations

import pytest

from gnomehall.core.state import CHANCE
from tests.gnomeland.at_table import (
    GAME,
    by_chance,
    can,
    deal,
    do,
    finish,
    finish_round,
    put,
    roll,
    seat_view,
    show,
    stand,
    view,
)


def test_l_1_two_missions_two_actions_and_a_spell_are_turned_up():
    state = GAME.start(2, {"first": 0})
    assert len(can(state)) == 10
    assert GAME.streams[state.stream] == "missions"
    do(state, "reveal ritual")
    assert len(can(state)) == 9
    do(state, "reveal war")
    assert (GAME.streams[state.stream], len(can(state))) == ("missions", 8)
    do(state, "reveal festival")
    assert GAME.streams[state.stream] == "actions"
    do(state, "reveal scuffle", "reveal burglary")
    assert (GAME.streams[state.stream], len(can(state))) == ("spells", 9)
    do(state, "reveal hex")
    seen = view(state)
    assert [m and (m["id"], m["side"]) for m in seen["missions"]] == [
        ("ritual", "base"), ("war", "base"), None, None,
    ]
    assert [action["id"] for action in seen["tavern"]] == ["scuffle", "burglary"]
    assert seen["tower"]["id"] == "hex"
    assert seen["decks"] == {"missions": 8, "actions": 8, "spells": 8}


def test_l_1_the_top_of_the_mission_deck_is_known_and_comes_in_the_next_round():
    state = deal(missions=("festival", "war"), following="ritual")
    known = view(state)["next_mission"]
    assert (known["id"], known["side"], known["points"]) == ("ritual", "base", 2)
    finish_round(state)
    assert view(state)["missions"][0]["id"] == "ritual"
    assert view(state)["next_mission"] is None
    assert GAME.streams[state.stream] == "missions"
    do(state, "reveal battle")
    assert [m["id"] for m in view(state)["missions"][:2]] == ["ritual", "battle"]
    do(state, "reveal embassy")
    assert view(state)["next_mission"]["id"] == "embassy"
    assert view(state)["decks"]["missions"] == 6
    assert GAME.streams[state.stream] == "actions"


def test_l_1_in_the_last_round_no_mission_is_left_to_be_known():
    state = deal()
    known = []
    while state.to_move is not None:
        seen = view(state)
        assert state.missions_left.bit_count() == max(0, 9 - 2 * seen["round"])
        known.append(seen["next_mission"] and seen["next_mission"]["id"])
        by_chance(finish_round(state))
    assert known[4] is None
    assert len(set(known[:4])) == 4


def test_l_1_the_last_mission_of_a_deck_is_known_too_whichever_it_is():
    first, second, third = (base.id for base, _ in GAME.cards.missions[:3])
    state = put(do(GAME.start(2, {"first": 0}), f"reveal {third}"), missions_left=0b11)
    do(state, f"reveal {second}")
    assert GAME.streams[state.stream] == "missions"
    do(state, f"reveal {first}")
    assert view(state)["next_mission"]["id"] == first


@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 7), (4, 9)])
def test_l_2_there_are_5_7_or_9_mercenaries_of_each_kind(seats, count):
    assert GAME.start(seats).decks == [count] * 3


def test_l_3_everybody_has_ten_buildings_three_dice_five_gnomes_and_a_token():
    state = deal(dice=((1, 2, 3), (4, 5, 6), (1, 1, 1)))
    for seat in range(3):
        mine = seat_view(state, seat)
        assert [card["kind"] for card in mine["cards"]].count("standard") == 5
        assert [card["kind"] for card in mine["cards"]].count("special") == 5
        assert (len(mine["dice"]), mine["gnomes"], mine["token"], mine["score"]) == (3, 5, "home", 0)


def test_l_4_the_printed_village_gives_coins_and_a_weapon_and_no_points():
    state = deal(dice=((2, 4, 6), (1, 1, 1)))
    do(state, "spend 2", "decline", "spend 4", "decline", "spend 6", "decline")
    assert state.pool == [2, 1, 0]
    assert state.scores() == [0, 0]
    upper = seat_view(state, 0)["upper"]
    assert [space["id"] for space in upper] == ["warehouse", "gnomes_house", "warehouse"]
    assert [space["keeps"] for space in upper] == [1, 0, 1]
    assert upper[1]["gnomes"] == 5


def test_l_4_no_mana_comes_from_the_printed_village():
    for space in seat_view(deal(), 0)["lower"]:
        assert "mana" not in space["effect"]["gain"]


def opened(*faces: int, seats: int = 3):
    """A match whose first player is rolled for."""
    state = GAME.start(seats)
    by = [f"reveal {card}" for card in ("war", "ritual", "festival", "burglary", "scuffle", "hex")]
    return roll(do(state, *by), *faces)


def test_l_5_the_highest_sum_of_three_dice_is_first():
    state = opened(1, 1, 1, 6, 5, 4)
    assert (state.to_move, GAME.streams[state.stream], state.first) == (CHANCE, "first", -1)
    roll(state, 2, 2, 2)
    assert state.first == 1


def test_l_5_the_tied_roll_again_and_only_they():
    state = opened(6, 6, 1, 1, 1, 1, 5, 5, 3)
    assert state.first == -1
    assert view(state)["opening"]["seats"] == [0, 2]
    roll(state, 1, 1, 2, 1, 1, 1)
    assert state.first == 0


def test_l_5_all_tied_roll_again_as_often_as_it_takes():
    state = opened(*[3] * 9)
    assert view(state)["opening"]["seats"] == [0, 1, 2]
    roll(state, *[2] * 9, 1, 1, 1, 1, 1, 1, 1, 1, 2)
    assert state.first == 2


def test_l_5_those_are_not_the_dice_of_round_1():
    state = opened(6, 6, 6, 1, 1, 1, seats=2)
    assert [seat_view(state, seat)["dice"] for seat in range(2)] == [[], []]
    assert GAME.streams[state.stream] == "dice/0"
    roll(state, 1, 2, 3, 4, 5, 6)
    assert [seat_view(state, seat)["dice"] for seat in range(2)] == [[1, 2, 3], [4, 5, 6]]


def test_l_5_the_option_says_who_is_first():
    state = deal(dice=((1, 1, 1), (1, 1, 1), (1, 1, 1)), first=2)
    assert state.to_move == 2


def test_l_6_all_roll_and_then_take_turns_clockwise_from_the_first_player():
    state = GAME.start(3, {"first": 1})
    do(state, *[f"reveal {card}" for card in ("war", "ritual", "festival", "burglary", "scuffle", "hex")])
    streams = []
    while state.to_move == CHANCE:
        streams.append(GAME.streams[state.stream])
        roll(state, 1)
    assert streams == ["dice/1"] * 3 + ["dice/2"] * 3 + ["dice/0"] * 3
    order = []
    for _ in range(3):
        order.append(state.actor)
        finish(state)
    assert order == [1, 2, 0]


def test_l_6_a_castle_and_a_temple_bring_a_die_each():
    state = stand(deal(), 1, left="castle", right="temple")
    by_chance(finish_round(state))
    assert [len(seat_view(state, seat)["dice"]) for seat in range(2)] == [3, 5]


def test_l_6_there_are_five_rounds():
    state = deal()
    rounds = []
    while state.to_move is not None:
        rounds.append(state.round)
        by_chance(finish_round(state))
    assert rounds == [1, 2, 3, 4, 5]


def turned(face: int, move: str, times: int) -> list[int]:
    """A die after being turned by a Town Hall, again and again."""
    state = stand(show(deal(), 0, face, 3), 0, left="town_hall")
    for _ in range(times):
        state = put(state, used=[0] * 4)
        do(state, "use town_hall", f"{move} {face}")
        face = face % 6 + 1 if move == "raise" else (face - 2) % 6 + 1
    return seat_view(state, 0)["dice"]


def test_l_7_dice_are_circular():
    assert turned(5, "raise", 2) == [1, 3]
    assert turned(2, "lower", 3) == [3, 5]
    assert turned(6, "raise", 1) == [1, 3]
    assert turned(1, "lower", 1) == [3, 6]
