"""The bots one can choose."""

from __future__ import annotations

from functools import lru_cache

from gnomehall.bots.levels import ALL_LEVELS, rating
from gnomehall.server.wire.parts import Level

RANDOM = "random"  # for tests and lessons: any legal move


@lru_cache
def levels(game: str, language: str) -> list[Level]:
    """The levels there are, weakest first, with their measured ratings."""
    return [Level(it.name, it.title(language), it.description(language), rating(it.name, game)) for it in ALL_LEVELS]


def is_level(name: str) -> bool:
    """Whether there is a bot of this level; visitors cannot name commands or budgets."""
    return name == RANDOM or any(level.name == name for level in ALL_LEVELS)
