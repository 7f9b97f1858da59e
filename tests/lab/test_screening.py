"""Several changes screened at once: the design is even, and a change that does something is found."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from gnomehall.core.errors import ValidationError
from gnomehall.games import game
from gnomehall.lab.cli import screen
from gnomehall.lab.figures.figure import Figure
from gnomehall.lab.screening import design, edit, effects, read_changes

CHANGES = """
[[change]]
name = "rich counting"
edits = ['counting_house.effect = { gain = ["child"], coins = 20 }', 'mint.effect = { coins = 20 }']

[[change]]
name = "another bed"
edits = ['alehouse.housing = ["merchant", "merchant"]']
"""


@pytest.mark.parametrize(("changes", "size"), [(2, 8), (4, 8), (5, 16), (8, 16), (9, 32), (16, 32)])
def test_any_two_changes_meet_as_often_as_they_miss_each_other(changes: int, size: int) -> None:
    runs = design(changes)
    assert len(runs) == size
    for a, b in combinations(range(changes), 2):
        assert sum(run[a] and run[b] for run in runs) == len(runs) / 4
        assert sum(run[a] for run in runs) == len(runs) / 2


@pytest.mark.parametrize("changes", [3, 7, 8, 15])
def test_no_change_is_mistaken_for_what_two_others_do_together(changes: int) -> None:
    runs = design(changes)
    for a, b, c in combinations(range(changes), 3):
        assert sum((1 if run[a] else -1) * (1 if run[b] else -1) * (1 if run[c] else -1) for run in runs) == 0


def test_a_sum_of_effects_is_taken_apart_exactly() -> None:
    runs = design(3)
    adds = (1.0, -2.0, 0.5)
    found = []
    for run in runs:
        mean = 10 + sum(a for a, is_in in zip(adds, run, strict=True) if is_in)
        found.append({"points": Figure(mean, mean - 1, mean + 1, 50)})
    (row,) = effects(runs, found)
    assert row.without == pytest.approx(10)
    assert [it.mean for it in row.adds] == pytest.approx(adds)
    assert {it.n for it in row.adds} == {400}
    assert row.adds[0].high - row.adds[0].mean == pytest.approx(2 / 8**0.5)


def test_an_edit_changes_one_field_of_one_card() -> None:
    text = edit(game("gnomeland").card_set.text, "bank.gain = { coin = 3 }")
    changed = [line for line in text.split("\n") if line not in game("gnomeland").card_set.text.split("\n")]
    assert changed == ["gain = { coin = 3 }"]
    with pytest.raises(ValidationError, match="no such card"):
        edit(text, "bank.team = []")


def test_a_change_that_pays_coins_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "changes.toml"
    path.write_text(CHANGES)
    assert [it.name for it in read_changes(path)] == ["rich counting", "another bed"]
    screen("gnomopolis", path, seats=2, matches=160, bot="greedy", jobs=1)
    row = next(line for line in capsys.readouterr().out.split("\n") if "ends by coins" in line)
    rich, bed = (float(cell.split("±")[0]) for cell in row.split("│")[3:5])
    assert rich > 10 + abs(bed)


def test_a_file_that_holds_no_changes_is_refused_with_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "changes.toml"
    path.write_text("[[change]]\nname = 3\n")
    with pytest.raises(ValidationError, match=r"changes\.toml"):
        screen("gnomopolis", path)
    path.write_text(CHANGES)
    with pytest.raises(ValidationError, match="there is no card 'nobody'"):
        screen("gnomopolis", path, owners="nobody")
