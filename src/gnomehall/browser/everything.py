"""Imports what either worker of a browser needs; the memory of Python after that is what the next start begins with.

What is imported here may keep nothing that must differ from one start to the next."""

from __future__ import annotations

import gc
import random

from gnomehall.browser import hall, thinker
from gnomehall.games import GAMES, game

__all__ = ["hall", "thinker"]

for name in GAMES:
    game(name)
gc.collect()


def wake() -> None:
    """Called in every start."""
    random.seed()  # else each start had the same numbers
