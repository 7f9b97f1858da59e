"""Writes the kept records anew: for each game and number of seats, one match for each way it can end.

Players lean towards some moves, so that endings random play never reaches are reached too.
"""

from __future__ import annotations

import random
from pathlib import Path

from gnomehall import new_table
from gnomehall.core.game import Move
from tests.conftest import TABLES

FOLDER = Path(__file__).parent / "records"
LEANINGS = ((), ("build",), ("use grow", "use train", "gain"), ("use trade", "travel", "visit trade"))


def lean(legal: tuple[Move, ...], towards: tuple[str, ...], choice: random.Random) -> Move:
    """One of the moves that begin like those leant towards, if there are any, else any move but a pass."""
    for words in towards:
        fitting = [move for move in legal if move.text.startswith(words)]
        if fitting:
            return choice.choice(fitting)
    return choice.choice([move for move in legal if move.verb != "pass"] or legal)


def main() -> None:
    """Play until each ending has been seen."""
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    for name, seats in TABLES:
        missing: set[str] = set()
        for seed in range(4000):
            table = new_table(name, seats, seed=seed)
            missing = missing or set(table.game.endings)
            choice = random.Random(seed)
            leaning = LEANINGS[seed % len(LEANINGS)]
            while table.to_move is not None:
                table.play(lean(table.legal(), leaning, choice))
            ending = table.game.ending(table.state)
            if ending in missing:
                missing.remove(ending)
                (FOLDER / f"{name}-{seats}-{ending}.jsonl").write_text(table.record(), encoding="utf-8")
            if not missing:
                break
        else:
            print(f"{name} with {seats} seats: no match ended by {', '.join(missing)}")


if __name__ == "__main__":
    main()
