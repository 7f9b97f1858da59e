"""Kept matches of every ending and number of players: equal turns for all."""

from __future__ import annotations

from collections import Counter

import pytest

from gnomehall import replay
from tests.test_records import KEPT

MATCHES = [path for path in KEPT if path.stem.startswith("gnomopolis-")]


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_everybody_had_the_same_number_of_turns(path):
    table = replay(path.read_text(encoding="utf-8"))
    turns = Counter(entry.seat for entry in table.played if entry.move.verb == "pass")
    assert set(turns) == set(range(table.seats))
    assert len(set(turns.values())) == 1
    assert turns[0] == table.state.round
