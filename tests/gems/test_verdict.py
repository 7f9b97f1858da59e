"""Why a move is not possible now: each reason of the verdict with its rule and message."""

from __future__ import annotations

import pytest

from gnomehall.core.languages import LANGUAGES
from gnomehall.core.words import say
from gnomehall.games.gems.verdict import LEGAL, NO_SUCH_MOVE, REASONS
from tests.gems.at_table import GEMS, do, table

OVER = do(table(free=["ruby"], dark=()), "claim ruby")
FIVE_OUT = table(free=["ruby"], claimed=(("coal",) * 5, ()))
PAIRS = table(claimed=(("ruby", "ruby", "topaz", "topaz", "coal"), ()))

WHY = [
    (OVER, "explore", "G-10", "over"),
    (table(), "first 0", "G-2", "chance"),
    (GEMS.start(2), "first 2", "G-2", "chance"),  # there are two seats
    (table(), "reveal ruby", "G-4", "chance"),
    (do(table(dark=["ruby"]), "explore"), "reveal topaz", "G-4", "chance"),
    (do(table(), "explore"), "retreat", "G-3", "wait"),
    (table(free=["ruby"], dark=()), "explore", "G-4", "none-face-down"),
    (FIVE_OUT, "claim ruby", "G-5", "no-reserve"),
    (table(free=["ruby"]), "claim topaz", "G-5", "no-free-token"),
    (table(claimed=(("ruby",), ())), "collect five", "G-6", "too-few"),
    (PAIRS, "collect five", "G-6", "not-different"),
    (PAIRS, "collect ruby ruby ruby", "G-6", "not-yours"),
    (PAIRS, "collect emerald coal coal", "G-6", "not-yours"),
    (PAIRS, "collect ruby coal coal", "G-6", "not-yours"),
    (table(empty_retreat=False), "retreat", "G-9", "no-gnome-out"),
]


@pytest.mark.parametrize(("state", "text", "rule", "key"), WHY, ids=[f"{text}: {key}" for _, text, _, key in WHY])
def test_an_illegal_move_has_its_reason(state, text, rule, key):
    move = GEMS.parse(text).id
    assert REASONS[state.verdict_on(move)] == (rule, f"gems-why-{key}")
    reason = GEMS.why_not(state, move)
    assert (reason.rule, reason.key) == (rule, f"gems-why-{key}")
    for language in LANGUAGES:
        assert say(language, reason.key, "gems", **reason.args)


def test_every_reason_is_met():
    assert {state.verdict_on(GEMS.parse(text).id) for state, text, _, _ in WHY} == set(REASONS)


def test_a_legal_move_has_no_reason():
    assert PAIRS.verdict_on(GEMS.parse("collect ruby ruby coal").id) == LEGAL
    assert table().verdict_on(GEMS.parse("retreat").id) == LEGAL


@pytest.mark.parametrize("move", [-1, len(GEMS.moves), 10**9])
def test_a_number_that_is_no_move_is_not_legal(move):
    assert table().verdict_on(move) == NO_SUCH_MOVE


def test_an_outcome_that_is_due_is_for_chance_and_not_for_a_seat():
    state = do(table(), "explore")
    assert state.verdict_on(GEMS.parse("reveal ruby").id) == LEGAL
    assert GEMS.why_not(state, GEMS.parse("reveal ruby").id).rule == "G-4"
    assert GEMS.why_not(GEMS.start(2), GEMS.parse("first 1").id).rule == "G-2"


def test_g_9_only_a_retreat_with_no_gnome_out_is_idle():
    retreat, explore = GEMS.parse("retreat").id, GEMS.parse("explore").id
    assert GEMS.is_idle(table(), retreat)
    assert not GEMS.is_idle(table(), explore)
    assert not GEMS.is_idle(table(claimed=(("ruby",), ())), retreat)
    assert GEMS.is_idle(table(claimed=((), ("ruby",))), retreat)  # a gnome of another seat


def test_a_refusal_names_the_token_in_the_readers_language() -> None:
    reason = GEMS.why_not(table(free=("emerald",)), GEMS.parse("claim ruby").id)
    assert GEMS.say_reason(reason, "fr") == "Aucun jeton Rubis n’est face visible sans gnome."


def test_where_no_token_is_free_the_way_out_is_named() -> None:
    reason = GEMS.why_not(table(), GEMS.parse("claim ruby").id)
    assert GEMS.say_reason(reason, "en") == "No token lies face up without a gnome: explore first."


@pytest.mark.parametrize(("claimed", "said"), [
    ((), "None of your gnomes stands on this kind, coal counted."),
    (("ruby", "topaz"), "Only one of your gnomes stands on this kind, coal counted."),
    (("ruby", "coal"), "Only 2 of your gnomes stand on this kind, coal counted."),
    (("ruby", "ruby", "coal"), "Your gnomes do not stand on these three tokens."),
])
def test_what_a_set_of_one_kind_lacks_is_counted(claimed: tuple[str, ...], said: str) -> None:
    reason = GEMS.why_not(table(claimed=(claimed, ())), GEMS.parse("collect ruby ruby ruby").id)
    assert GEMS.say_reason(reason, "en").startswith(said)


def test_who_can_collect_three_is_not_told_that_no_three_match() -> None:
    reason = GEMS.why_not(table(claimed=(("ruby",) * 3, ())), GEMS.parse("collect five").id)
    assert GEMS.say_reason(reason, "en") == (
        "Five different gems take all five gnomes; 3 of yours are out. Three alike can be collected.")
