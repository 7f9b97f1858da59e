"""Figures and their intervals."""

from __future__ import annotations

import math
import random

import pytest

from gnomehall.lab.figures.bounds import Bound, Verdict, balance_of
from gnomehall.lab.figures.figure import histogram, mean, part, ratio, ratio_change, share


def test_a_mean_of_known_numbers() -> None:
    figure = mean([1, 2, 3, 4])
    assert (figure.mean, figure.n) == (2.5, 4)
    assert figure.high - figure.mean == pytest.approx(1.96 * math.sqrt(5 / 3 / 4))


def test_little_says_little() -> None:
    assert mean([3]).high == math.inf
    assert mean([]).n == ratio([]).n == 0
    assert share(0, 0).high == 1
    assert ratio([(1, 2)]).mean == 0.5


def test_ninety_five_of_a_hundred_intervals_hold_the_truth() -> None:
    dice = random.Random(5)
    hits = 0
    for _ in range(400):
        pairs = []
        for _ in range(80):
            owners = dice.randint(0, 3)
            pairs.append((float(sum(dice.random() < 0.3 for _ in range(owners))), float(owners)))
        figure = ratio(pairs)
        hits += figure.low <= 0.3 <= figure.high
    assert 0.91 <= hits / 400 <= 0.98


def test_a_share_of_wins_is_never_below_nothing() -> None:
    assert ratio([(0, 1), (0, 1), (1, 1)]).low == 0
    assert ratio([(-1, 1), (0, 1), (1, 1)], signed=True).low < 0


def test_what_cannot_pass_a_bound_has_no_interval_beyond_it() -> None:
    few = ratio([(2, 1)] * 4, top=2)
    assert few.high == 2
    assert 0.8 < few.low < 1.5, "four of four winners are no certainty"
    none = ratio([(0, 1)] * 6, top=2)
    assert none.low == 0
    assert 0.5 < none.high < 1
    assert ratio([(2, 2)] * 9, top=2).low == 1, "where every seat owns it, owners win their share"
    assert part([0.1, 0.9, 1.0]).high <= 1
    assert part([True] * 30 + [False] * 70).low == pytest.approx(share(30, 100).low, abs=0.001)


def test_the_seatings_of_a_deal_are_one_observation() -> None:
    dice = random.Random(3)
    values = [dice.random() for _ in range(100)]
    six = [value for value in values for _ in range(6)]
    deals = [number for number in range(100) for _ in range(6)]
    alone, alike = mean(values), mean(six, deals)
    assert alike.n == 600
    assert (alike.mean, alike.low) == pytest.approx((alone.mean, alone.low))
    assert mean(six).low > alone.low, "counted as if they were different they would look surer"


def test_a_change_of_a_ratio_holds_the_truth_as_often_as_it_says() -> None:
    dice = random.Random(8)
    hits = 0
    for _ in range(300):
        before, after = [], []
        for _ in range(100):
            luck = dice.random()
            owners = dice.randint(1, 2)
            before.append((float(luck < 0.4) * owners, float(owners)))
            after.append((float(luck < 0.5) * owners, float(owners)))
        change = ratio_change(before, after)
        hits += change.low <= 0.1 <= change.high
    assert 0.90 <= hits / 300 <= 0.99
    assert ratio_change([(0, 0)], [(1, 1)]).n == 0


def test_histograms_have_no_gaps() -> None:
    assert histogram([3, 3, 6]) == {3: 2, 4: 0, 5: 0, 6: 1}
    assert histogram([3, 4, 9], 2) == {2: 1, 4: 1, 6: 0, 8: 1}


def test_a_verdict_names_what_is_beyond_the_bound() -> None:
    bound = Bound(seats=(2,), figure="win_share", low=0.45, high=0.55, says="fair")
    low, fine, sure = share(44, 100), share(50, 100), share(20, 100)
    verdict = Verdict("gems", bound, (("a", low), ("b", fine), ("c", sure)))
    assert not verdict.holds
    assert [name for name, _ in verdict.outside] == ["a", "c"]
    assert [name for name, _ in verdict.surely_outside] == ["c"]
    assert not Verdict("gems", bound, (("three of three", ratio([(0, 1)] * 3)),)).surely_outside
    many = share(10_000, 20_000)
    assert Verdict("gems", bound, (("b", many),)).word == "holds"
    assert Verdict("gems", bound, (("b", fine),)).word == "not clear", "its interval reaches across both bounds"
    assert Verdict("gems", bound, (("b", many), ("c", sure))).word == "broken"
    rare = Bound(seats=(2,), figure="endings", high=0.01, says="below 1 %")
    assert Verdict("gems", rare, (("stalemate", share(1, 200)),)).word == "not clear"
    assert not Verdict("gems", bound, ()).holds


def test_every_bound_can_be_held_and_broken(name: str) -> None:
    bounds = balance_of(name).bounds
    assert bounds
    for bound in bounds:
        assert bound.low < bound.high
        assert bound.seats
