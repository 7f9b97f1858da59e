"""Which puzzle comes next: the same one a day for everybody, or one that fits the player's rating."""

from __future__ import annotations

import datetime
import hashlib
from collections.abc import Sequence

from gnomehall.puzzles.puzzle import Puzzle

NEAR = 24  # puzzles nearest to a rating, among which one is chosen
STEP_OF_DAY = (1, 2, 2, 3, 3, 4, 5)  # difficulty from Monday to Sunday


def of_day(puzzles: Sequence[Puzzle], day: datetime.date) -> int | None:
    """The number of a day's puzzle: easy on Monday, hard on Sunday; None if there are none."""
    wanted = STEP_OF_DAY[day.weekday()]
    fitting = [n for n, puzzle in enumerate(puzzles) if puzzle.step == wanted] or list(range(len(puzzles)))
    if not fitting:
        return None
    digest = hashlib.sha256(f"gnomehall puzzle {wanted}".encode()).digest()
    start = int.from_bytes(digest[:4], "big")
    return fitting[(start + day.toordinal()) % len(fitting)]


def near_rating(puzzles: Sequence[Puzzle], rating: int, after: int) -> int | None:
    """The number of a puzzle near a rating; each `after` gives another one."""
    nearest = sorted(range(len(puzzles)), key=lambda n: (abs(puzzles[n].rating - rating), n))[:NEAR]
    return nearest[after % len(nearest)] if nearest else None
