"""Golden text of one random match for each number of seats: a change of rules shows as a diff.

`python -m tests.test_playthroughs` writes them anew; the diff is the review.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

from gnomehall import new_table
from gnomehall.core.state import CHANCE
from gnomehall.core.table import Table
from gnomehall.core.view import Json, View, plain
from tests.conftest import TABLES

FOLDER = Path(__file__).parent / "playthroughs"


def playthrough(name: str, seats: int) -> str:
    """A match with fixed seeds: at each decision the choices, the move, and the scores."""
    table = new_table(name, seats, seed=seats)
    choice = random.Random(seats)
    lines = [f"{table.game.title}, {seats} seats, rules {table.game.rules_version}"]
    told = 0
    while True:
        for entry in table.played[told:]:
            who = "chance" if entry.seat == CHANCE else f"seat {entry.seat}"
            lines.append(f"{who}: {entry.move.text}")
        told = len(table.played)
        if table.to_move is None:
            break
        legal = table.legal()
        lines.append(f"  {table.scores()} {' | '.join(move.text for move in legal)}")
        table.play(choice.choice(legal))
    lines.append(f"ended by {table.game.ended_by(table.state)}")
    lines.append(f"scores {table.scores()}, ranking {table.ranking()}")
    lines.append(json.dumps(seen(table), sort_keys=True))
    return "\n".join(lines) + "\n"


def seen(table: Table) -> dict[str, Json]:
    """What the game itself says of the table."""
    view = table.game.view(table.state)
    if isinstance(view, dict):
        return view
    return {name: value for name, value in plain(view).items() if name not in View.__struct_fields__}


def test_a_random_match_goes_as_it_went(name, seats):
    golden = FOLDER / f"{name}-{seats}.txt"
    assert golden.exists(), f"run python -m tests.test_playthroughs to write {golden.name}"
    assert playthrough(name, seats) == golden.read_text(encoding="utf-8")


if __name__ == "__main__":
    for game_name, count in TABLES:
        (FOLDER / f"{game_name}-{count}.txt").write_text(playthrough(game_name, count), encoding="utf-8")
