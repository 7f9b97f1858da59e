"""The quick gate: on fixed seeds no guard rail is surely broken, and a spoiled card set breaks them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from gnomehall.games import game
from gnomehall.lab.cards import LONG_ENOUGH
from gnomehall.lab.gate import as_markdown, main, studies, verdicts_of
from gnomehall.lab.rails import RAILS
from gnomehall.lab.stats import stats_of
from gnomehall.lab.study import conduct
from gnomehall.lab.tell import verdict_dict

SEED = 5
SMALL = {"gems": (50, "search:20"), "gnomopolis": (150, "greedy"), "gnomeland": (40, "search:10")}  # matches, bot


@pytest.fixture(scope="module", params=["gems", "gnomopolis", "gnomeland"])
def verdicts(request: pytest.FixtureRequest):
    """The rails of a game over few matches."""
    name = request.param
    found = [conduct(replace(plan, sample=0)) for plan in studies(name, *SMALL[name], SEED)]
    return name, verdicts_of(name, [stats_of(it.game, it.summaries) for it in found])


def test_no_rail_is_surely_broken(verdicts) -> None:
    name, found = verdicts
    assert len(found) == sum(rail.game == name for rail in RAILS)
    assert not [(it.rail.says, it.surely_outside) for it in found if it.surely_outside]


def test_verdicts_can_be_read(verdicts) -> None:
    _, found = verdicts
    table = as_markdown(found)
    assert all(it.rail.says in table for it in found)
    assert all(verdict_dict(it)["values"] for it in found)


def test_a_spoiled_card_set_breaks_a_rail() -> None:
    text = game("gnomopolis").card_set.text
    text = text.replace('effect = { gain = ["child"], coins = 1 }', 'effect = { gain = ["child"], coins = 20 }')
    assert text != game("gnomopolis").card_set.text
    plans = [replace(plan, sample=0, cards=text) for plan in studies("gnomopolis", 40, "greedy", 1)[:2]]
    found = [conduct(plan) for plan in plans]
    verdicts = verdicts_of("gnomopolis", [stats_of(it.game, it.summaries) for it in found])
    assert any(it.rail.figure == "rounds" and it.surely_outside for it in verdicts)


def test_a_share_of_districts_counts_every_district_once() -> None:
    found = [conduct(replace(plan, sample=0)) for plan in studies("gnomopolis", 30, "greedy", 2)[:2]]
    verdicts = verdicts_of("gnomopolis", [stats_of(it.game, it.summaries) for it in found])
    rail = next(it for it in verdicts if it.rail.figure == "districts")
    seen = [
        (sum(map(bool, match.cards["nursery"].did["built"])), match.seats)
        for it in found for match in it.summaries
        if "nursery" in match.cards and match.rounds - match.cards["nursery"].since >= LONG_ENOUGH
    ]
    share = sum(owners for owners, _ in seen) / sum(seats for _, seats in seen)
    assert dict(rail.values)["Nursery"].mean == pytest.approx(share)


def test_wrong_orders_to_the_gate_are_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    for wrong, said in ((["--games", "chess"], "there is no 'chess'"), (["--bot", "nobody"], "there is no bot")):
        assert main(["--out", str(tmp_path), "--matches", "1", *wrong]) == 2
        assert said in capsys.readouterr().err


def test_a_small_gate_writes_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--out", str(tmp_path), "--games", "gems", "--matches", "2", "--bot", "greedy", "--jobs", "1"]
    assert main(words) in (0, 1)
    assert {"gems.html", "rails.json", "rails.md"} <= {path.name for path in tmp_path.iterdir()}
    assert "of 3 rails hold" in capsys.readouterr().out
