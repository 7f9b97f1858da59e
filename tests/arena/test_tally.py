"""The figures of the table."""

from __future__ import annotations

import pytest

from gnomehall.arena.match import Result
from gnomehall.arena.tally import is_clear, mean_of, ratings, standings, wilson


def match(deal: int, bots: tuple[str, ...], scores: tuple[int, ...]) -> Result:
    places = tuple(sum(other > mine for other in scores) for mine in scores)
    return Result(bots, deal, scores, places, 10)


def test_wilson_knows_its_textbook_values() -> None:
    it = wilson(8, 10)
    assert (round(it.low, 3), round(it.high, 3)) == (0.490, 0.943)
    assert wilson(10, 10).high == 1.0
    assert 0.7 < wilson(10, 10).low < 0.73


def test_a_shared_win_counts_in_parts() -> None:
    table = standings([match(1, ("a", "b"), (5, 5)), match(1, ("b", "a"), (3, 4))], ["a", "b"])
    assert [line.win_share.mean for line in table] == [0.75, 0.25]
    assert [line.margin.mean for line in table] == [0.5, -0.5]


def test_a_bot_in_three_seats_wins_if_any_of_them_does() -> None:
    line = standings([match(1, ("a", "b", "b", "b"), (1, 9, 2, 3))], ["a", "b"])[1]
    assert (line.win_share.mean, line.even, line.matches) == (1.0, 0.75, 1)


def test_the_seatings_of_a_deal_are_one_observation() -> None:
    it = mean_of([[1.0, 3.0], [2.0, 2.0]])
    assert (it.mean, it.low, it.high) == (2.0, 2.0, 2.0)


def test_who_wins_more_is_rated_higher_with_an_interval_that_shrinks() -> None:
    few = ratings([match(n, ("a", "b"), (2, 1)) for n in range(4)], ["a", "b"])
    many = ratings([match(n, ("a", "b"), (2, 1) if n % 3 else (1, 2)) for n in range(90)], ["a", "b"])
    assert few["a"].low < few["a"].mean < few["a"].high
    assert many["a"].mean > many["b"].mean
    assert many["a"].high - many["a"].low < few["a"].high - few["a"].low


@pytest.mark.parametrize(("wins", "clear"), [(40, True), (20, False), (0, True)])
def test_an_answer_is_clear_when_the_interval_leaves_out_even(wins: int, clear: bool) -> None:
    results = [match(n, ("a", "b"), (2, 1) if n < wins else (1, 2)) for n in range(40)]
    assert is_clear(results, "a") is clear
