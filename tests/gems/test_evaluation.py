"""How positions of Gems & Gnomes are judged."""

from __future__ import annotations

from random import Random

from gnomehall import new_table
from gnomehall.bots.outlook import Outlook
from tests.gems.at_table import GEMS, IDS, table

FIVE = ("emerald", "sapphire", "ruby", "topaz", "amethyst")
PAIRS = ("emerald", "emerald", "sapphire", "sapphire", "ruby")  # five gnomes out, and no group


def gain(state, seat: int = 0) -> float:
    """A seat's chance to win as a search judges the position."""
    return Outlook(state, 200.0, 0.1).gains(state)[seat]


def test_the_points_kept_are_those_of_the_pile_after_every_move():
    chance = Random(5)
    for seats in (2, 5):
        match = new_table("gems", seats=seats, seed=seats)
        while match.to_move is not None:
            match.play(chance.choice(match.legal()))
            for seat in range(seats):
                row = match.state.pile[24 * seat : 24 * seat + len(IDS)]
                assert match.state.scores()[seat] == GEMS.score_pile(dict(zip(IDS, row, strict=True)))


def test_a_copy_of_a_position_is_judged_as_the_position_is():
    chance = Random(6)
    match = new_table("gems", seats=5, seed=6)
    for _ in range(150):
        match.play(chance.choice(match.legal()))
        first = [gain(match.state, seat) for seat in range(5)]  # now the position knows what its piles promise
        assert [gain(match.state.clone(), seat) for seat in range(5)] == first


def test_five_different_tokens_are_better_than_five_that_make_no_group():
    assert gain(table(claimed=(FIVE, ()))) > gain(table()) > gain(table(claimed=(PAIRS, ())))


def test_three_that_fit_beat_four_of_which_one_fits_nowhere():
    fits = ("emerald", "sapphire", "ruby")
    assert gain(table(claimed=(fits, ()))) > gain(table(claimed=((*fits, "ruby"), ())))


def test_a_free_token_is_worth_something_to_whoever_acts():
    assert gain(table(free=("ruby",))) > gain(table())


def test_ending_a_turn_with_nothing_free_leaves_the_next_seat_better_off():
    forced, waiting = table(seats=4), table(seats=4)
    forced.actions = 1
    assert gain(forced) < gain(waiting)


def test_the_quick_choice_of_playouts_is_nearly_always_that_of_a_player_one_step_ahead():
    chance, same, seen = Random(3), 0, 0
    for seed in range(6):
        match = new_table("gems", seats=4, seed=seed)
        outlook = Outlook(match.state, 200.0, 0.1)
        while match.to_move is not None:
            state = match.state.clone()
            ids, ratings = state.legal_ids(), outlook.ratings(state)
            best = ids[max(range(len(ids)), key=ratings.__getitem__)]
            same += outlook.quick_choice(state.clone()) == best
            seen += 1
            match.play(chance.choice(match.legal()) if chance.random() < 0.1 else GEMS.moves[best])
    assert seen > 500
    assert same / seen > 0.96


def test_a_cave_long_quiet_is_judged_as_if_the_match_ended_now():
    state = table(free=("ruby",))
    assert gain(state) > 0.5  # it may act, and a token is free
    state.quiet = 9
    assert abs(gain(state) - 0.5) < 1e-9  # but nobody has anything
    state.apply(GEMS.parse("explore").id)
    assert gain(state) > 0.5  # an Explore: it is quiet no more


def test_with_nothing_left_to_turn_up_a_lead_counts_more_the_longer_the_cave_is_quiet():
    state = table(claimed=(("ruby",), ("emerald", "topaz")), free=("citrine",), dark=())
    chances = []
    for quiet in (2, 4, 8):
        state.quiet = quiet
        chances.append(gain(state))
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] < 0.1
