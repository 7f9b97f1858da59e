"""Gems & Gnomes, G-10 to G-15: the end, points and who wins."""

from __future__ import annotations

import pytest

from gnomehall import ValidationError
from gnomehall.core.cards import parse_card_set
from gnomehall.core.state import OVER
from gnomehall.games import game
from gnomehall.games.gems.rules import GemsState
from gnomehall.games.gems.tables import MOST_TYPES
from tests.gems.at_table import GEMS, do, table


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
