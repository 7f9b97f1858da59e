"""Gems & Gnomes, G-1 to G-5 and G-9: set-up, the turn and its actions."""

from __future__ import annotations

import pytest

from gnomehall import IllegalMove, ValidationError, new_table
from gnomehall.core.state import CHANCE
from gnomehall.games.gems.cards import KINDS
from tests.gems.at_table import GEMS, can, do, table


def test_g_1_there_are_75_tokens_face_down():
    state = GEMS.start(2)
    tokens = {token.id: state.face_down[t] for t, token in enumerate(GEMS.cards.tokens)}
    assert sum(tokens.values()) == state.hidden == 75
    assert [tokens[kind] for kind in KINDS] == [8] * 7
    assert tokens["coal"] == 10
    assert sum(count for name, count in tokens.items() if "/" in name) == 9


def test_g_1_is_the_same_for_every_number_of_players():
    assert len({tuple(GEMS.start(seats).face_down) for seats in range(2, 6)}) == 1


def test_g_2_everybody_has_five_gnomes_and_chance_says_who_starts():
    state = GEMS.start(4)
    assert [seat.reserve for seat in GEMS.view(state).seats] == [5] * 4
    assert state.to_move == CHANCE
    assert state.chances() == [(0, 1), (1, 1), (2, 1), (3, 1)]
    assert GEMS.start(4, {"first": 2}).to_move == 2


def test_g_2_play_is_clockwise():
    state = GEMS.start(3, {"first": 1})
    order = []
    for _ in range(4):
        order.append(state.to_move)
        do(state, *["explore", f"reveal {KINDS[len(order)]}"] * 3)
    assert order == [1, 2, 0, 1]


def test_g_3_a_turn_is_three_actions_and_may_repeat_one():
    state = table(free=["ruby", "ruby", "ruby"])
    do(state, "claim ruby", "claim ruby")
    assert state.to_move == 0
    do(state, "claim ruby")
    assert state.to_move == 1


def test_g_4_explore_turns_up_any_hidden_token_by_what_is_left():
    state = do(table(), "explore")
    assert state.to_move == CHANCE
    weights = {GEMS.moves[move].text: weight for move, weight in state.chances()}
    assert weights["reveal ruby"] == 8
    assert weights["reveal coal"] == 10
    assert weights["reveal emerald/ruby"] == 1
    do(state, "reveal coal")
    assert "claim coal" in can(state)
    assert state.hidden == 74


def test_g_4_explore_needs_a_face_down_token():
    state = table(free=["ruby"], dark=())
    assert "explore" not in can(state)
    assert GEMS.why_not(state, GEMS.parse("explore").id).rule == "G-4"


def test_g_5_claim_takes_a_free_token_and_a_gnome_from_the_reserve():
    state = do(table(free=["ruby"]), "claim ruby")
    assert GEMS.view(state).seats[0].claimed == {"ruby": 1}
    assert GEMS.view(state).seats[0].reserve == 4
    assert "claim ruby" not in can(state)


def test_g_5_a_token_under_any_gnome_cannot_be_claimed():
    state = table(claimed=(("ruby",), ("topaz",)))
    assert not {"claim ruby", "claim topaz"} & can(state)


def test_g_5_without_a_gnome_in_reserve_nothing_can_be_claimed():
    state = table(free=["ruby"], claimed=(("coal",) * 5, ()))
    assert "claim ruby" not in can(state)
    reason = GEMS.why_not(state, GEMS.parse("claim ruby").id)
    assert (reason.rule, reason.key) == ("G-5", "gems-why-no-reserve")


def test_g_9_retreat_brings_all_gnomes_home_and_frees_the_tokens():
    state = do(table(claimed=(("ruby", "coal"), ("topaz",))), "retreat")
    assert GEMS.view(state).seats[0].reserve == 5
    assert GEMS.view(state).free == {"ruby": 1, "coal": 1}
    assert GEMS.view(state).seats[1].claimed == {"topaz": 1}


def test_g_9_a_retreat_with_no_gnome_out_lets_an_action_pass():
    state = do(table(free=["ruby"]), "retreat")
    assert (state.actions, GEMS.view(state).free) == (2, {"ruby": 1})


def test_g_9_retreat_needs_a_gnome_out_if_the_option_says_so():
    assert "retreat" not in can(table(empty_retreat=False))
    assert "retreat" in can(table(empty_retreat=False, claimed=(("ruby",), ())))


def test_a_note_says_which_place_was_meant_and_the_view_shows_it():
    match = new_table("gems", seats=2, seed=5, options={"first": 0})
    match.play("explore @17")
    match.play("explore @3")
    shown = {n: place["token"] for n, place in enumerate(match.view()["places"]) if place["token"]}
    assert set(shown) == {17, 3}
    match.play(f"claim {shown[17]} @17")
    assert match.view()["places"][17]["gnome"] == 0
    assert match.record().count("@17") == 2


def test_a_note_that_does_not_fit_does_not_matter():
    match = new_table("gems", seats=2, seed=5, options={"first": 0})
    match.play("explore @99")
    assert match.view()["places"][0]["token"]
    with pytest.raises(ValidationError, match="note"):
        match.play("explore @" + "x" * 17)


def test_an_error_names_the_rule():
    with pytest.raises(IllegalMove, match=r"^G-9: ") as refusal:
        new_table("gems", seats=2, seed=1, options={"empty_retreat": False}).play("retreat")
    assert refusal.value.rule == "G-9"
