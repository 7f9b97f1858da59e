"""Writes the kept records anew: for each way the game ends and each number of seats, a short random match.

    python -m tests.gnomopolis.keep_records
"""

from __future__ import annotations

import random
from pathlib import Path

from gnomehall import new_table
from gnomehall.core.table import Table

FOLDER = Path(__file__).parent / "records"
ENDS = ("building", "gnomes", "coins")


def play(seats: int, seed: int) -> Table:
    """A random match."""
    table = new_table("gnomopolis", seats, seed=seed)
    choice = random.Random(seed)
    while table.to_move is not None:
        table.play(choice.choice(table.legal()))
    return table


def main() -> None:
    """The shortest of a hundred matches for each ending."""
    FOLDER.mkdir(exist_ok=True)
    for seats in range(1, 5):
        found: dict[str, Table] = {}
        for seed in range(100):
            table = play(seats, seed)
            by = str(table.view()["end"]["by"])  # type: ignore[index,call-overload]  # a table
            if by not in found or len(table.played) < len(found[by].played):
                found[by] = table
        for by in ENDS:
            (FOLDER / f"{seats}-{by}.jsonl").write_text(found[by].record(), encoding="utf-8")


if __name__ == "__main__":
    main()
