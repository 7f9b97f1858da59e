"""The exact scorers (compiled, plain, general, the page's) against one that tries everything."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gnomehall.games import game
from gnomehall.games.gems.cards import KINDS
from gnomehall.games.gems.scoring import count_pile
from gnomehall.games.gems.tables import GROUP_BONUS
from tests.conftest import random_states
from tests.gems.at_table import table
from tests.gems.score_piles import Job, load, plain_scores, scores
from tests.test_scorer import by_the_page

GEMS = game("gems")
PRINTED = {**dict.fromkeys(KINDS, 1), "diamond": 2, "coal": 0}  # G-12
PAIRS = ["/".join(pair) for pair in itertools.combinations(KINDS, 2)]


def brute_force(pile: Mapping[str, int], coal_groups: bool = True, worth: Mapping[str, int] = PRINTED) -> int:
    """Points of a pile by trying every reading of every combined gem: value and groups together."""
    plain = Counter({token: n for token, n in pile.items() if "/" not in token})
    combined = [token.split("/") for token in Counter(pile).elements() if "/" in token]
    best = 0
    for reading in itertools.product(*combined):
        kinds = plain + Counter(reading)
        groups = sum(n // 3 for kind, n in kinds.items() if kind != "coal" or coal_groups)
        best = max(best, groups + sum(worth[kind] * n for kind, n in kinds.items()))
    return best


def random_pile(chance: random.Random) -> dict[str, int]:
    """Some of the 75 tokens."""
    tokens = [token.id for token in GEMS.cards.tokens for _ in range(token.count)]
    return dict(Counter(chance.sample(tokens, chance.randint(0, 40))))


def random_jobs(count: int) -> list[Job]:
    """Piles of random token sets, and of the printed one."""
    chance = random.Random(4)
    jobs: list[Job] = []
    for number in range(count):
        seed = number % 50 if number % 4 else None
        tokens = [token.id for token in load(seed).cards.tokens for _ in range(token.count)]
        pile = Counter(chance.sample(tokens, chance.randint(0, min(len(tokens), 60))))
        jobs.append((seed, dict(pile), chance.random() < 0.8))
    return jobs


piles = st.dictionaries(st.sampled_from([*KINDS, "coal"]), st.integers(1, 8), max_size=8).flatmap(
    lambda plain: st.dictionaries(st.sampled_from(PAIRS), st.integers(1, 2), max_size=4).map(lambda more: plain | more),
)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(pile=piles, coal_groups=st.booleans())
def test_g_12_the_general_scorer_finds_the_best_of_value_and_groups(pile, coal_groups):
    assert GEMS.score_pile(pile, coal_groups) == brute_force(pile, coal_groups)


def test_g_12_both_scorers_agree_with_brute_force_on_random_piles():
    chance = random.Random(1)
    for _ in range(400):
        pile = random_pile(chance)
        expected = brute_force(pile)
        assert GEMS.score_pile(pile) == expected
        assert table(piles=(tuple(Counter(pile).elements()), ())).scores()[0] == expected


def test_g_12_all_scorers_agree_with_brute_force_on_piles_of_random_token_sets():
    jobs = random_jobs(400)
    expected = [brute_force(pile, coal_groups, load(seed).cards.worth) for seed, pile, coal_groups in jobs]
    assert sum("diamond/" in "/".join(sorted(pile)) + "/" for _, pile, _ in jobs) > 100
    assert scores(jobs) == expected
    assert plain_scores(jobs) == expected
    assert [load(seed).score_pile(pile, coal) for seed, pile, coal in jobs] == expected


@pytest.mark.slow
def test_g_12_the_page_agrees_with_brute_force_on_random_piles():
    chance = random.Random(5)
    for worth in (PRINTED, {kind: chance.randint(0, 9) for kind in PRINTED}):
        wanted = [
            Counter(chance.choices([*KINDS, "coal"], k=chance.randint(0, 30)) + chance.choices(PAIRS, k=6))
            for _ in range(200)
        ]
        facts: dict[str, object] = {"tokens": worth, "group": GROUP_BONUS}
        found = by_the_page(facts, [{"game": "gems", "piles": [pile]} for pile in wanted])
        expected = [brute_force(pile, worth=worth) for pile in wanted]
        assert [one["tallies"][0]["points"] for one in found] == expected


def test_the_general_scorer_takes_pairs_that_are_not_in_our_set():
    chance = random.Random(2)
    for _ in range(100):
        pile = dict(Counter([*chance.choices(PAIRS, k=6), *chance.choices(KINDS, k=6)]))
        assert GEMS.score_pile(pile) == brute_force(pile)


def test_g_13_the_groups_shown_use_each_token_once_and_make_the_score():
    for seed, pile, coal_groups in random_jobs(200):
        worth = load(seed).cards.worth
        counted = count_pile(pile, worth, coal_groups)
        used = Counter(token for group in counted.groups for token in group)
        assert all(used[token] <= pile[token] for token in used)
        assert Counter({token: n for token, n in pile.items() if n}) == sum(
            (Counter({token: n}) for token, _, n in counted.tokens), Counter(),
        )
        for group, kind in zip(counted.groups, counted.group_kinds, strict=True):
            assert all(kind in token.split("/") for token in group)
        assert counted.points(worth) == brute_force(pile, coal_groups, worth)


def test_the_ranking_of_random_matches_is_that_of_the_brute_force_scorer():
    for seed in range(24):
        seats = 2 + seed % 4
        state = [state for state, _ in random_states("gems", seats, seed)][-1]
        piles = [GEMS.cards.row(state.pile, seat) for seat in range(seats)]
        keys = [(brute_force(pile), sum(pile.values())) for pile in piles]
        assert state.places() == [sum(other > key for other in keys) for key in keys]
