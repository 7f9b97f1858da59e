"""Whole random matches: what must hold at every moment."""

from __future__ import annotations

import pytest

from gnomehall.core.dice import Dice
from gnomehall.core.playout import play_matches, random_move
from gnomehall.core.state import CHANCE
from gnomehall.games.gnomeland.bounds import LONGEST_TURN
from gnomehall.games.gnomeland.position import MUST_KEEP, TURN
from tests.gnomeland.at_table import GAME, deal, put


def positions(seats: int, seeds: range, **options):
    """Every position of random matches, with the move about to be played."""
    for seed in seeds:
        state, dice = GAME.start(seats, options), Dice(seed)
        while state.to_move is not None:
            move = random_move(state, dice)
            yield state, GAME.moves[move]
            state.apply(move)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_dice_are_spent_when_a_turn_ends(seats):
    for state, move in positions(seats, range(25)):
        if move.verb == "end":
            assert state.left[state.actor] == 0
            assert state.to_roll[state.actor] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_has_two_answers(seats):
    for state, _ in positions(seats, range(25)):
        if state.to_move != CHANCE and state.phase != TURN:
            assert len(state.legal_ids()) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_turn_begins_without_a_trace_of_the_one_before(seats):
    """Equal positions are equal numbers, whatever led to them: searches rely on it."""
    begun = 0
    for state, _ in positions(seats, range(10)):
        if state.phase != TURN or state.moves > 0 or state.contest >= 0:
            continue
        begun += 1
        assert (state.effect, state.pending, state.asked) == (-1, -1, -1)
        assert (state.hexed, state.recruits, state.paying, state.keeping, state.copied, state.done) == (0,) * 6
        assert not state.from_die
        assert not state.visited
        assert (list(state.taken), list(state.total)) == ([0] * 3, [0] * 4)
        assert list(state.to_roll) == [0] * seats + [3] * (4 - seats)
        assert state.contenders == 0
        assert state.turns == (state.actor - state.first) % seats
        assert all(state.dice[n] + state.spent[n] == 0 for n in range(6 * seats, 24))
    assert begun > 10 * 5 * seats - 1


def test_counts_stay_within_bounds():
    for state, _ in positions(4, range(40), copy_each=True):
        for name in ("pool", "stored", "aside", "mercenaries", "dice", "left", "to_roll", "gnomes", "removed",
                     "decks", "score", "hexes"):
            assert min(getattr(state, name)) >= 0, name
        assert sum(state.dice) == sum(state.left)
        assert state.moves < LONGEST_TURN
        for seat in range(4):
            shelves = [sum(state.stored[at : at + 3]) for at in range(seat * 9, seat * 9 + 9, 3)]
            rooms = [1 if space != 1 and state.upper[seat * 3 + space] < 0 else 0 for space in range(3)]
            assert all(has <= room for has, room in zip(shelves, rooms, strict=True))
        if state.actor >= 0 and state.contest < 0 and state.phase != MUST_KEEP:
            kept = [sum(state.stored[state.actor * 9 + kind : state.actor * 9 + 9 : 3]) for kind in range(3)]
            assert all(has >= stored for has, stored in zip(state.pool, kept, strict=True))
        for seat in range(4):
            assert state.scores()[seat] - state.score[seat] <= 9


def test_a_state_that_becomes_another_offers_what_the_other_offers():
    copy = GAME.start(3)
    for state, _ in positions(3, range(5)):
        copy.become(state)
        assert (copy.legal_ids(), copy.chances()) == (state.legal_ids(), state.chances())


def test_ten_missions_ten_actions_and_five_spells_come_in_a_match():
    for seed in range(10):
        seen = [move.args[0] for _, move in positions(3, range(seed, seed + 1)) if move.verb == "reveal"]
        assert len(seen) == len(set(seen)) == 25
        ids = [{base.id for base, _ in GAME.cards.missions}, {card.id for card in GAME.cards.actions},
               {card.id for card in GAME.cards.spells}]
        assert [len(group & set(seen)) for group in ids] == [10, 10, 5]


def test_matches_are_of_a_bounded_length():
    moves, _ = play_matches(GAME.start(4), 300, 1)
    assert 200 < moves / 300 < 500


def test_a_guess_is_near_the_points_at_the_end_and_sees_resources_before():
    last = [0, 0]
    for state, _ in positions(2, range(1)):
        last = [state.guess(0), state.guess(1)]
    assert len(last) == 2
    assert [state.guess(seat) for seat in range(2)] == [100 * points for points in state.scores()]
    poor = deal()
    assert put(poor, pool=[2, 1, 1]).guess(0) > poor.guess(0)
    assert put(poor, mercenaries={0: [0, 0, 1]}).guess(0) > poor.guess(0)
