"""How long turns are, counted from the log."""

from __future__ import annotations

from itertools import pairwise

from gnomehall.core.state import CHANCE
from gnomehall.core.table import Table

MOST = 3  # actions (G-3)


def longest_turn(table: Table) -> int:
    """The most actions of one turn; only the end of the game cuts a turn short."""
    seats = [entry.seat for entry in table.played if entry.seat != CHANCE]
    turns = [seats[start : start + MOST] for start in range(0, len(seats), MOST)]
    assert all(len(set(turn)) == 1 for turn in turns), "a turn of another length than three actions"
    assert all(one[0] != other[0] for one, other in pairwise(turns)), "two turns in a row"
    return max(map(len, turns), default=0)
