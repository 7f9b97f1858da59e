"""Kept matches: every way the game can end, for every number of players."""

from __future__ import annotations

from collections import Counter

import pytest

from gnomehall import replay, verify
from tests.gnomopolis.keep_records import ENDS, FOLDER


@pytest.mark.parametrize("by", ENDS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_kept_match_replays_verifies_and_ends_as_its_name_says(seats, by):
    text = (FOLDER / f"{seats}-{by}.jsonl").read_text(encoding="utf-8")
    table = replay(text)
    assert (table.seats, table.view()["end"]["by"], table.view()["ended_by"]) == (seats, by, "P-29")
    assert verify(text) > 0
    assert table.record() == text


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.jsonl")), ids=lambda path: path.stem)
def test_everybody_had_the_same_number_of_turns(path):
    table = replay(path.read_text(encoding="utf-8"))
    turns = Counter(entry.seat for entry in table.played if entry.move.verb == "pass")
    assert set(turns) == set(range(table.seats))
    assert len(set(turns.values())) == 1
    assert turns[0] == table.state.round
