"""Gems & Gnomes, G-6 to G-8: what can be collected."""

from __future__ import annotations

import pytest

from gnomehall import IllegalMove, ValidationError, new_table
from tests.gems.at_table import GEMS, can, do, table


def test_g_6_three_alike_are_collected_and_the_gnomes_come_home():
    state = do(table(claimed=(("ruby", "ruby", "ruby", "topaz"), ())), "collect ruby ruby ruby")
    seat = GEMS.view(state).seats[0]
    assert (seat.pile, seat.claimed, seat.reserve) == ({"ruby": 3}, {"topaz": 1}, 4)


def test_g_6_two_alike_and_a_third_are_no_group():
    assert not any(text.startswith("collect") for text in can(table(claimed=(("ruby", "ruby", "topaz"), ()))))


def test_g_6_five_different_are_collected_with_the_diamond_as_a_kind():
    state = table(claimed=(("ruby", "topaz", "emerald", "sapphire", "diamond"), ()))
    assert "collect five" in can(state)
    do(state, "collect five")
    assert GEMS.view(state).seats[0].tokens == 5
    assert GEMS.view(state).seats[0].reserve == 5


def test_g_6_four_different_and_a_double_are_no_group():
    assert "collect five" not in can(table(claimed=(("ruby", "ruby", "emerald", "sapphire", "diamond"), ())))


def test_g_6_tokens_of_others_do_not_count():
    state = table(claimed=(("ruby", "ruby"), ("ruby",)))
    assert not any(text.startswith("collect") for text in can(state))
    assert GEMS.why_not(state, GEMS.parse("collect ruby ruby ruby").id).rule == "G-6"


@pytest.mark.parametrize(("text", "spelled"), [
    ("collect ruby coal ruby", "collect ruby ruby coal"),
    ("collect coal ruby ruby", "collect ruby ruby coal"),
    ("claim ruby/emerald", "claim emerald/ruby"),
    ("claim  ruby/emerald @17", "claim emerald/ruby @17"),
    ("collect ruby/emerald emerald coal", "collect emerald coal emerald/ruby"),
    ("reveal citrine/sapphire", "reveal sapphire/citrine"),
])
def test_the_tokens_of_a_move_may_be_named_in_any_order(text, spelled):
    assert GEMS.parse(text) == GEMS.parse(spelled)
    assert GEMS.parse(text).text == spelled


@pytest.mark.parametrize("text", [
    "collect ruby ruby emerald", "collect ruby", "collect ruby ruby", "collect ruby ruby ruby ruby",
    "collect emerald/ruby emerald/ruby emerald/ruby", "collect ruby/emerald topaz topaz",
    "collect ruby ruby topaz diamond coal", "collect ruby topaz emerald sapphire diamond",
])
def test_g_6_tokens_that_are_never_a_group_are_refused_with_the_rule(text):
    with pytest.raises(IllegalMove, match=r"^G-6: ") as refusal:
        GEMS.parse(text)
    assert refusal.value.rule == "G-6"
    with pytest.raises(IllegalMove, match=r"^G-6: "):
        new_table("gems", seats=2, seed=1).play(text)


@pytest.mark.parametrize("text", ["collect", "collect glass ruby ruby", "collect ruby/ruby ruby ruby", "claim six", ""])
def test_what_names_no_tokens_is_not_a_move(text):
    with pytest.raises(ValidationError, match="is not a move"):
        GEMS.parse(text)


def test_g_7_coal_stands_for_any_kind():
    assert "collect ruby ruby coal" in can(table(claimed=(("ruby", "ruby", "coal"), ())))
    assert "collect ruby coal coal" in can(table(claimed=(("ruby", "coal", "coal"), ())))
    assert "collect diamond diamond coal" in can(table(claimed=(("diamond", "diamond", "coal"), ())))


def test_g_7_a_group_may_be_all_coal():
    state = table(claimed=(("coal",) * 5, ()))
    assert {"collect coal coal coal", "collect five"} <= can(state)


def test_g_7_coal_fills_up_five_different():
    assert "collect five" in can(table(claimed=(("ruby", "topaz", "emerald", "coal", "coal"), ())))
    assert "collect five" not in can(table(claimed=(("ruby", "ruby", "emerald", "coal", "coal"), ())))


def test_g_8_a_combined_gem_is_either_of_its_kinds():
    state = table(claimed=(("ruby", "ruby", "emerald", "emerald", "emerald/ruby"), ()))
    assert can(state) >= {"collect emerald emerald emerald/ruby", "collect ruby ruby emerald/ruby"}
    assert "collect topaz topaz emerald/ruby" not in can(
        table(claimed=(("topaz", "topaz", "emerald/ruby"), ())),
    )


def test_g_8_two_combined_gems_must_agree_on_a_kind():
    assert "collect ruby emerald/ruby sapphire/ruby" in can(
        table(claimed=(("ruby", "emerald/ruby", "sapphire/ruby"), ())),
    )
    assert not any(
        t.startswith("collect") for t in can(table(claimed=(("ruby", "emerald/ruby", "emerald/topaz"), ())))
    )


def test_g_8_combined_gems_find_five_different_kinds_if_there_is_a_way():
    assert "collect five" in can(
        table(claimed=(("emerald", "ruby", "emerald/topaz", "sapphire/ruby", "diamond"), ())),
    )
    assert "collect five" not in can(
        table(claimed=(("emerald", "ruby", "emerald/ruby", "sapphire", "diamond"), ())),
    )


def test_g_8_two_combined_gems_that_are_alike_can_be_both_their_kinds():
    alike = ("emerald/ruby", "emerald/ruby", "sapphire", "topaz", "diamond")
    assert "collect five" in can(table(claimed=(alike, ()), dark=("coal",)))
    taken = ("emerald/ruby", "emerald/ruby", "emerald", "topaz", "diamond")
    assert "collect five" not in can(table(claimed=(taken, ()), dark=("coal",)))


@pytest.mark.parametrize(("tokens", "why"), [(("ruby",), "too-few"), (("ruby",) * 5, "not-different")])
def test_g_6_why_five_cannot_be_collected(tokens, why):
    reason = GEMS.why_not(table(claimed=(tokens, ())), GEMS.tables.five)
    assert (reason.rule, reason.key) == ("G-6", f"gems-why-{why}")
