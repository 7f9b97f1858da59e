"""The exact scorers, compiled and general, against one that tries everything."""

from __future__ import annotations

import itertools
import random
from collections import Counter

from gnomehall.games import game
from gnomehall.games.gems.scoring import best_groups
from gnomehall.games.gems.tokens import KINDS
from tests.conftest import random_states
from tests.gems.test_rules import table

GEMS = game("gems")
IDS = [token.id for token in GEMS.tokens]


def brute_force(pile: dict[str, int], coal_groups: bool = True) -> int:
    """Points of a pile by trying every reading of every combined gem."""
    tokens = list(Counter(pile).elements())
    best = 0
    for reading in itertools.product(*[token.split("/") for token in tokens]):
        kinds = Counter(reading)
        groups = sum(n // 3 for kind, n in kinds.items() if kind != "coal" or coal_groups)
        best = max(best, groups)
    return best + sum(0 if t == "coal" else 2 if t == "diamond" else 1 for t in tokens)


def random_pile(chance: random.Random) -> dict[str, int]:
    """Some of the 75 tokens."""
    tokens = [token.id for token in GEMS.tokens for _ in range(token.count)]
    return dict(Counter(chance.sample(tokens, chance.randint(0, 40))))


def test_both_scorers_agree_with_brute_force_on_random_piles():
    chance = random.Random(1)
    for _ in range(400):
        pile = random_pile(chance)
        expected = brute_force(pile)
        assert GEMS.score_pile(pile) == expected
        assert table(piles=(tuple(Counter(pile).elements()), ())).scores()[0] == expected


def test_the_general_scorer_takes_pairs_that_are_not_in_our_set():
    chance = random.Random(2)
    for _ in range(100):
        pairs = ["/".join(sorted(chance.sample(KINDS, 2), key=KINDS.index)) for _ in range(6)]
        pile = dict(Counter([*pairs, *chance.choices(KINDS, k=6)]))
        assert GEMS.score_pile(pile) == brute_force(pile)


def test_the_groups_shown_use_each_token_once_and_are_of_one_kind():
    chance = random.Random(3)
    for _ in range(100):
        pile = random_pile(chance)
        groups = best_groups(pile)
        used = Counter(token for group in groups for token in group)
        assert all(used[token] <= pile[token] for token in used)
        for group in groups:
            assert set.intersection(*[set(token.split("/")) for token in group])


def test_the_ranking_of_random_matches_is_that_of_the_brute_force_scorer():
    for seed in range(24):
        seats = 2 + seed % 4
        state = [state for state, _ in random_states("gems", seats, seed)][-1]
        keys = [(brute_force(pile), sum(pile.values())) for pile in (GEMS.row(state.pile, s) for s in range(seats))]
        assert state.places() == [sum(other > key for other in keys) for key in keys]
