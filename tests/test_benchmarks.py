"""The proofs by random matches, in short form; `make prove` runs them at full size."""

from __future__ import annotations

from benchmarks import card_sets, matches, reviews
from gnomehall.bots.contract import Budget
from gnomehall.games import game


def test_random_matches_end_keep_their_pieces_and_replay(name):
    moves, longest, turn, ends = matches.chunk((name, range(8)))
    assert ends.total() == 8
    assert moves > longest > turn > 0


def test_random_card_sets_load_play_to_the_end_and_replay(name):
    found = card_sets.play_sets((name, range(3)))
    assert found.failures == []
    assert found.sets == 3
    assert found.matches == 3 * card_sets.MATCHES * (game(name).most - game(name).fewest + 1)
    assert 0 < found.longest_turn < found.longest_match


def test_a_card_set_that_fails_is_named(monkeypatch):
    monkeypatch.setattr(card_sets, "LONGEST", 10)
    (failure,) = card_sets.play_sets(("gems", range(7, 8))).failures
    assert failure.startswith("gems: random set 7: ")
    assert "no end after 10 moves" in failure


def test_reviews_do_not_contradict_themselves_and_see_through_a_clicker(name):
    clicked = reviews.review(reviews.play(name, "random", 1), Budget(60))
    played = reviews.review(reviews.play(name, "tinkerer", 1), Budget(60))
    assert [*reviews.contradictions(clicked), *reviews.contradictions(played)] == []
    assert clicked.skill.key in ("review-skill-blind", "review-skill-few"), "nobody praises a clicker"
    assert reviews.apart(clicked) < 0.25, "the quick look tells the same story"
