"""The quick balance check: on fixed seeds no bound is surely broken, and a spoiled card set breaks them."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from gnomehall.core.errors import ValidationError
from gnomehall.games import game
from gnomehall.lab.balance_check import as_markdown, studies, verdicts_of
from gnomehall.lab.cli import balance
from gnomehall.lab.figures.bounds import balance_of
from gnomehall.lab.figures.cards import LONG_ENOUGH
from gnomehall.lab.figures.stats import stats_of
from gnomehall.lab.report.output import verdict_dict
from gnomehall.lab.run.study import conduct

SEED = 5
SMALL = {"gems": (50, "search:20"), "gnomopolis": (150, "greedy"), "gnomeland": (40, "search:10")}  # matches, bot


@pytest.fixture(scope="module", params=["gems", "gnomopolis", "gnomeland"])
def verdicts(request: pytest.FixtureRequest):
    """The bounds of a game over few matches."""
    name = request.param
    found = [conduct(replace(study, sample=0)) for study in studies(name, *SMALL[name], SEED)]
    return name, verdicts_of(name, [stats_of(it.game, it.summaries) for it in found])


def test_no_bound_is_surely_broken(verdicts) -> None:
    name, found = verdicts
    assert len(found) == len(balance_of(name).bounds)
    assert not [(it.bound.says, it.surely_outside) for it in found if it.surely_outside]


def test_verdicts_can_be_read(verdicts) -> None:
    _, found = verdicts
    table = as_markdown(found)
    assert all(it.bound.says in table for it in found)
    assert all(verdict_dict(it)["values"] for it in found)


def test_a_spoiled_card_set_breaks_a_bound() -> None:
    text = game("gnomopolis").card_set.text
    text = text.replace('effect = { gain = ["child"], coins = 1 }', 'effect = { gain = ["child"], coins = 20 }')
    assert text != game("gnomopolis").card_set.text
    spoiled = [
        replace(study, sample=0, plan=replace(study.plan, cards=text))
        for study in studies("gnomopolis", 40, "greedy", 1)[:2]
    ]
    found = [conduct(study) for study in spoiled]
    verdicts = verdicts_of("gnomopolis", [stats_of(it.game, it.summaries) for it in found])
    assert any(it.bound.figure == "rounds" and it.surely_outside for it in verdicts)


def test_a_share_of_districts_counts_every_district_once() -> None:
    found = [conduct(replace(study, sample=0)) for study in studies("gnomopolis", 30, "greedy", 2)[:2]]
    verdicts = verdicts_of("gnomopolis", [stats_of(it.game, it.summaries) for it in found])
    owned = next(it for it in verdicts if it.bound.figure == "owned")
    seen = [
        (sum(map(bool, match.cards["nursery"].did["built"])), match.seats)
        for it in found for match in it.summaries
        if "nursery" in match.cards and match.rounds - match.cards["nursery"].since >= LONG_ENOUGH
    ]
    share = sum(owners for owners, _ in seen) / sum(seats for _, seats in seen)
    assert dict(owned.values)["Nursery"].mean == pytest.approx(share)


def test_wrong_orders_are_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ValidationError, match="there is no game 'chess'"):
        balance(games="chess", out=tmp_path, matches=1)
    with pytest.raises(ValidationError, match="there is no bot"):
        balance(bot="nobody", out=tmp_path, matches=1)


def test_a_small_check_writes_what_it_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert balance(games="gems", matches=2, bot="greedy", jobs=1, out=tmp_path) in (0, 1)
    assert {"gems.html", "bounds.json", "bounds.md"} <= {path.name for path in tmp_path.iterdir()}
    assert "3 bounds: " in capsys.readouterr().out
