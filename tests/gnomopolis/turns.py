"""How long turns are, counted from the log."""

from __future__ import annotations

from gnomehall.core.table import Table

MOST = 60  # actions (P-16)


def longest_turn(table: Table) -> int:
    """The most actions of one turn: parchments used and caravans sent until the seat passed."""
    longest = actions = 0
    for entry in table.played:
        if entry.move.verb in ("use", "caravan"):
            actions += 1
            longest = max(longest, actions)
        elif entry.move.verb == "pass":
            actions = 0
    return longest
