"""Golden text of one random match for each number of seats: a change of rules shows as a diff.

`python -m tests.test_playthroughs` writes them anew; the diff is the review.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec

from gnomehall import new_table
from gnomehall.core.state import CHANCE
from gnomehall.core.view import View
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
    view = table.game.view(table.state)
    shared = View.__struct_fields__ if isinstance(view, View) else ()  # what the table fills in
    own = {key: value for key, value in msgspec.to_builtins(view).items() if key not in shared}
    lines.append(json.dumps(own, sort_keys=True))
    return "\n".join(lines) + "\n"


def test_a_random_match_goes_as_it_went(name, seats):
    golden = FOLDER / f"{name}-{seats}.txt"
    assert golden.exists(), f"run python -m tests.test_playthroughs to write {golden.name}"
    assert playthrough(name, seats) == golden.read_text(encoding="utf-8")


if __name__ == "__main__":
    for game_name, count in TABLES:
        (FOLDER / f"{game_name}-{count}.txt").write_text(playthrough(game_name, count), encoding="utf-8")
