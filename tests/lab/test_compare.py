"""Two card sets side by side."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gnomehall.games import game
from gnomehall.lab.cli import lab
from gnomehall.lab.compare import changed_cards, differences
from gnomehall.lab.study import conduct, study


def test_a_set_compared_with_itself_differs_in_nothing() -> None:
    it = game("gnomopolis")
    found = conduct(study("gnomopolis", ("greedy",), 2, 8, sample=0)).summaries
    assert changed_cards(it, it) == []
    assert all(d.change.mean == d.change.low == d.change.high == 0 for d in differences(it, it, found, found))


def test_a_changed_card_is_named_and_its_difference_is_clear(
    tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    text = game("gnomopolis").card_set.text
    other = text.replace('effect = { gain = ["child"], coins = 1 }', 'effect = { gain = ["child"], coins = 12 }')
    assert other != text
    file = tmp_path / "rich.toml"
    file.write_text(other)
    page = tmp_path / "compare.html"
    assert lab("gnomopolis", games=600, bot="greedy", seats="2", compare=file, out=page, as_json=True) == 0
    told = json.loads(capsys.readouterr().out)[0]
    assert told["matches"] < 600  # it stopped when the answer was clear
    asked = [it for it in told["differences"] if it["asked"]]
    assert [it["name"] for it in asked] == ["Counting House: built, seats"]
    assert asked[0]["clear"]
    assert asked[0]["change"]["low"] > 0
    assert "Counting House" in page.read_text()
