"""Scores piles by the rules' own scorer (games/gems/position.py): compiled, or plain in a process of its own.

`python -m tests.gems.score_piles` reads a JSON list of [seed of a token set or null, pile, coal_groups] and
writes the points.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import lru_cache

from gnomehall.core.cards import parse_card_set
from gnomehall.games import game
from gnomehall.games.gems.game import Gems
from gnomehall.games.gems.tables import MOST_TYPES
from gnomehall.pure import VARIABLE, is_compiled
from tests.gems.random_cards import random_card_set

Job = tuple[int | None, dict[str, int], bool]


@lru_cache
def load(seed: int | None) -> Gems:
    """The game with its own tokens, or with a random set."""
    cards = None if seed is None else parse_card_set(random_card_set(seed), f"random {seed}")
    it = game("gems", cards)
    assert isinstance(it, Gems)
    return it


def scores(jobs: list[Job]) -> list[int]:
    """The points of each pile, lying before seat 0."""
    found = []
    for seed, pile, coal_groups in jobs:
        it = load(seed)
        state = it.start(2, {"coal_groups": coal_groups})
        row = [pile.get(token.id, 0) for token in it.cards.tokens]
        state.pile = [*row, *[0] * (5 * MOST_TYPES - len(row))]  # type: ignore[attr-defined]  # a GemsState
        found.append(state.scores()[0])
    return found


def plain_scores(jobs: list[Job]) -> list[int]:
    """The same by the plain Python file."""
    run = subprocess.run(
        [sys.executable, "-m", "tests.gems.score_piles"], input=json.dumps(jobs), text=True, capture_output=True,
        check=True, timeout=120, env={**os.environ, VARIABLE: "1"},
    )
    found: list[int] = json.loads(run.stdout)
    return found


if __name__ == "__main__":
    assert not is_compiled()
    print(json.dumps(scores(json.load(sys.stdin))))
