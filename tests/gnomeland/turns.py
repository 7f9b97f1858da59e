"""How long turns are, counted from the log."""

from __future__ import annotations

from gnomehall.core.table import Table

MOST = 60  # purchases and uses, dice included
COUNTED = {"spend", "play", "build", "upgrade", "complete", "send", "cast", "use", "hire", "add"}


def longest_turn(table: Table) -> int:
    """The most purchases and uses of one turn, in the round or in a contest."""
    longest = moves = 0
    for entry in table.played:
        if entry.move.verb in COUNTED:
            moves += 1
            longest = max(longest, moves)
        elif entry.move.verb == "end":
            moves = 0
    return longest
