"""Gems & Gnomes, rule by rule."""

from __future__ import annotations

import pytest

from gnomehall import IllegalMove, ValidationError, new_table
from gnomehall.core.cards import parse_card_set
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games import game
from gnomehall.games.gems.cards import KINDS
from gnomehall.games.gems.rules import GemsState
from gnomehall.games.gems.tables import MOST_TYPES

GEMS = game("gems")
IDS = [token.id for token in GEMS.cards.tokens]


def bag(*names: str) -> list[int]:
    """Tokens by type."""
    return [names.count(name) for name in IDS] + [0] * (MOST_TYPES - len(IDS))


def table(free=(), claimed=((), ()), piles=((), ()), dark=None, seats=2, **options) -> GemsState:
    """A position with seat 0 to move: free tokens, tokens under gnomes and piles by seat."""
    state = GEMS.start(seats, {"first": 0, **options})
    used = [*free, *[t for row in (*claimed, *piles) for t in row]]
    all_tokens = [token.id for token in GEMS.cards.tokens for _ in range(token.count)]
    state.face_down = bag(*all_tokens) if dark is None else bag(*dark)
    if dark is None:
        state.face_down = [n - u for n, u in zip(state.face_down, bag(*used), strict=True)]
    state.hidden = sum(state.face_down)
    state.free = bag(*free)
    state.free_total = len(free)
    rows = [*claimed, *[()] * (5 - len(claimed))]
    state.claimed = [n for row in rows for n in bag(*row)]
    state.out = [len(row) for row in rows]
    rows = [*piles, *[()] * (5 - len(piles))]
    state.pile = [n for row in rows for n in bag(*row)]
    state.held = [len(row) for row in rows]
    return state


def can(state: GemsState) -> set[str]:
    """The texts of the legal moves."""
    return {GEMS.moves[move].text for move in state.legal_ids()}


def do(state: GemsState, *texts: str) -> GemsState:
    """Play moves one after another."""
    for text in texts:
        state.apply(GEMS.parse(text).id)
    return state


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


def test_g_10_the_game_ends_at_once_when_the_last_free_token_is_claimed():
    state = table(free=["ruby"], claimed=(("topaz",), ("coal", "coal", "coal")), dark=())
    do(state, "claim ruby")
    assert state.to_move is None
    assert GEMS.ended_by(state) == "G-10"
    assert [seat.pile for seat in GEMS.view(state).seats] == [{"ruby": 1, "topaz": 1}, {"coal": 3}]


def test_g_10_the_game_ends_when_no_token_is_left():
    state = do(table(claimed=(("ruby",) * 3, ()), dark=()), "collect ruby ruby ruby")
    assert state.mover == OVER
    assert state.scores() == [4, 0]


def test_g_10_a_token_in_the_dark_keeps_the_game_going():
    state = do(table(free=["ruby"], dark=["topaz"]), "claim ruby")
    assert state.to_move == 0


def quiet_rounds(state: GemsState, rounds: int) -> GemsState:
    """Rounds in which both seats claim, retreat and claim."""
    for _ in range(rounds):
        do(state, "claim ruby", "retreat", "claim ruby", "claim topaz", "retreat", "claim topaz")
        do(state, "retreat", "claim ruby", "retreat", "retreat", "claim topaz", "retreat")
    return state


def test_g_11_ten_quiet_rounds_end_the_game_and_free_tokens_go_to_nobody():
    state = quiet_rounds(table(free=["ruby", "topaz"]), 4)
    do(state, "claim ruby", "retreat", "claim ruby", "claim topaz", "retreat", "claim topaz")
    assert GEMS.view(state).quiet_rounds_left == 1
    do(state, "retreat", "claim ruby", "retreat", "retreat", "claim topaz", "retreat")
    assert state.to_move is None
    assert GEMS.ended_by(state) == "G-11"
    assert state.scores() == [0, 0]
    assert GEMS.view(state).free == {"ruby": 1, "topaz": 1}


def test_g_11_claimed_tokens_go_to_their_owners_when_quiet_rounds_end_the_game():
    state = quiet_rounds(table(free=["ruby", "topaz", "coal"]), 4)
    do(state, *["retreat"] * 6, *["retreat"] * 2, "claim ruby", *["retreat"] * 2, "claim topaz")
    assert GEMS.ended_by(state) == "G-11"
    assert [seat.pile for seat in GEMS.view(state).seats] == [{"ruby": 1}, {"topaz": 1}]
    assert GEMS.view(state).free == {"coal": 1}


def test_g_11_an_explore_starts_the_count_anew_at_once():
    state = quiet_rounds(table(free=["ruby", "topaz"]), 4)
    assert (GEMS.view(state).quiet_rounds, GEMS.view(state).quiet_rounds_left) == (8, 2)
    do(state, "explore")
    assert (GEMS.view(state).quiet_rounds, GEMS.view(state).quiet_rounds_left) == (0, 10)
    do(state, "reveal coal", "claim coal", "retreat", "claim topaz", "retreat", "claim topaz")
    assert GEMS.view(state).quiet_rounds == 0  # this round was not quiet
    do(state, "claim ruby", "retreat", "claim ruby", *["retreat"] * 3)
    assert GEMS.view(state).quiet_rounds == 1


def test_g_11_a_collect_starts_the_count_anew_at_once():
    state = table(claimed=((), ("ruby",) * 3))
    do(state, *["retreat"] * 3, "collect ruby ruby ruby")
    assert GEMS.view(state).quiet_rounds == 0
    other = table(claimed=(("ruby",) * 3, ()))
    other.quiet = 9
    do(other, "collect ruby ruby ruby")
    assert (GEMS.view(other).quiet_rounds, GEMS.view(other).quiet_rounds_left) == (0, 10)


def test_g_11_a_claim_or_a_retreat_does_not_stir():
    state = table(free=["ruby"])
    state.quiet = 7
    do(state, "claim ruby", "retreat")
    assert GEMS.view(state).quiet_rounds_left == 3


def test_g_11_the_guard_ends_the_game_after_ten_whole_rounds_counted_from_the_last_stir():
    """The round in which somebody explored does not count, however early in it that was."""
    state = do(GEMS.start(2, {"first": 0}), "explore", "reveal ruby", *["retreat"] * 5)
    for _ in range(10):
        assert state.to_move == 0
        do(state, *["retreat"] * 6)
    assert GEMS.ended_by(state) == "G-11"


def test_g_12_a_combined_gem_is_worth_what_it_is_counted_as():
    assert GEMS.score_pile({"ruby/diamond": 1, "diamond": 2}) == 7  # three diamonds
    assert GEMS.score_pile({"ruby/diamond": 1, "ruby": 2}) == 4  # as a ruby 3 and a group, as a diamond 2 and 2
    assert GEMS.score_pile({"ruby/diamond": 1}) == 2
    assert GEMS.score_pile({"ruby/diamond": 2, "ruby": 1}) == 5  # two diamonds and a ruby, not three rubies


def test_g_12_the_rules_score_a_pair_with_a_diamond_so_too():
    assert diamond_pile("diamond", "diamond", "ruby/diamond") == (7, [["diamond", "diamond", "ruby/diamond"]], [7])
    assert diamond_pile("ruby", "ruby", "ruby/diamond") == (4, [["ruby", "ruby", "ruby/diamond"]], [4])
    assert diamond_pile("ruby", "ruby/diamond") == (3, [], [])


def diamond_pile(*pile: str) -> tuple[int, list[list[str]], list[int]]:
    """Points, groups and points of the groups of a pile, with a token set that has a ruby/diamond."""
    text = GEMS.card_set.text.replace('pair = ["emerald", "ruby"]', 'pair = ["diamond", "ruby"]')
    it = game("gems", parse_card_set(text, "a set with a diamond pair"))
    state = it.start(2, {"first": 0})
    ids = [token.id for token in it.cards.tokens]
    state.pile = [pile.count(name) for name in ids] + [0] * (5 * MOST_TYPES - len(ids))
    seat = it.view(state).seats[0]
    assert seat.points == sum(points for _, _, points in it.score_lines(state, 0))
    return seat.points, seat.groups, seat.group_points


def test_g_12_coal_counts_0_a_diamond_2_any_other_token_1():
    assert GEMS.score_pile({"coal": 2, "diamond": 1, "ruby": 1, "emerald/ruby": 1}) == 4


def test_g_13_each_group_of_three_of_a_kind_gives_1_more():
    assert GEMS.score_pile({"ruby": 3}) == 4
    assert GEMS.score_pile({"ruby": 6}) == 8
    assert GEMS.score_pile({"diamond": 3}) == 7
    assert GEMS.score_pile({"ruby": 3, "emerald/ruby": 1, "coal": 2}) == 5


def test_g_13_a_combined_gem_goes_where_it_helps_most():
    assert GEMS.score_pile({"ruby": 2, "emerald": 2, "emerald/ruby": 2}) == 8
    assert GEMS.score_pile({"ruby": 2, "emerald": 2, "emerald/ruby": 1}) == 6
    assert GEMS.score_pile({"ruby/emerald": 1, "emerald/ruby": 2}) == 4


def test_g_13_coal_groups_only_with_coal_and_only_if_the_option_is_on():
    assert GEMS.score_pile({"ruby": 2, "coal": 1}) == 2
    assert GEMS.score_pile({"coal": 3}) == 1
    assert GEMS.score_pile({"coal": 3}, coal_groups=False) == 0
    state = table(piles=(("coal",) * 3, ()), coal_groups=False)
    assert state.scores() == [0, 0]
    assert table(piles=(("coal",) * 3, ())).scores() == [1, 0]


def test_g_13_five_different_give_nothing_at_the_end():
    assert GEMS.score_pile({"ruby": 1, "topaz": 1, "emerald": 1, "sapphire": 1, "citrine": 1}) == 5


@pytest.mark.parametrize(
    "pile",
    [{"glass": 1}, {"ruby/ruby": 1}, {"ruby/coal": 1}, {"ruby": -1}, {"ruby": 1.5}, {"a/b/c": 1}, {"ruby": 100}],
)
def test_g_13_what_is_no_pile_is_refused(pile):
    with pytest.raises(ValidationError):
        GEMS.score_pile(pile)


def test_g_14_most_points_win_then_most_tokens_then_the_win_is_shared():
    assert table(piles=(("ruby",), ("topaz", "topaz"))).places() == [1, 0]
    assert table(piles=(("diamond",), ("topaz", "topaz"))).places() == [1, 0]
    assert table(piles=(("ruby", "coal"), ("topaz",))).places() == [0, 1]
    assert table(piles=(("ruby",), ("topaz",))).places() == [0, 0]


def test_g_15_piles_are_open_and_what_is_face_down_is_known_only_by_what_is_missing():
    view = GEMS.view(table(piles=(("ruby",), ())))
    assert view.seats[0].pile == {"ruby": 1}
    assert view.in_the_dark["ruby"] == 7
    assert all(place.token is None for place in view.places)


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


@pytest.mark.parametrize(("tokens", "why"), [(("ruby",), "too-few"), (("ruby",) * 5, "not-different")])
def test_g_6_why_five_cannot_be_collected(tokens, why):
    reason = GEMS.why_not(table(claimed=(tokens, ())), GEMS.tables.five)
    assert (reason.rule, reason.key) == ("G-6", f"gems-why-{why}")


def test_an_error_names_the_rule():
    with pytest.raises(IllegalMove, match=r"^G-9: ") as refusal:
        new_table("gems", seats=2, seed=1, options={"empty_retreat": False}).play("retreat")
    assert refusal.value.rule == "G-9"
