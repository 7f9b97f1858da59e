"""Writes the kept records anew: for each way a game ends and each number of seats, one random match."""

from __future__ import annotations

import random
from pathlib import Path

from gnomehall import new_table
from tests.conftest import TABLES

FOLDER = Path(__file__).parent / "records"


def main() -> None:
    """Play random matches until each ending that random play reaches has been seen."""
    for name, seats in TABLES:
        found = set()
        for seed in range(60):
            table = new_table(name, seats, seed=seed)
            choice = random.Random(seed)
            while table.to_move is not None:
                table.play(choice.choice(table.legal()))
            rule = table.game.ended_by(table.state)
            if rule not in found:
                found.add(rule)
                (FOLDER / f"{name}-{seats}-{rule}.jsonl").write_text(table.record(), encoding="utf-8")


if __name__ == "__main__":
    main()
