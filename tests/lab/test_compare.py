"""Two card sets side by side."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from gnomehall.arena.plan import Plan
from gnomehall.arena.run import Settings
from gnomehall.core.cards import parse_card_set
from gnomehall.core.errors import ValidationError
from gnomehall.games import game
from gnomehall.lab.cli import lab
from gnomehall.lab.figures.card_changes import changed_cards
from gnomehall.lab.figures.differences import Both, differences
from gnomehall.lab.run import paired as paired_run
from gnomehall.lab.run.paired import compare, paired
from gnomehall.lab.run.study import conduct, make_study
from gnomehall.lab.screening import edit

SMALL = make_study("gnomopolis", ("greedy",), 2, 60, seed=3).plan


def edited(name: str, *changes: str) -> str:
    """The standard cards with some fields set anew."""
    text = game(name).card_set.text
    for change in changes:
        text = edit(text, change)
    return text


def changed(name: str, text: str) -> list[str]:
    """What differs from the standard cards."""
    return changed_cards(game(name), game(name, parse_card_set(text, "other")))


def test_a_set_compared_with_itself_differs_in_nothing() -> None:
    it = game("gnomopolis")
    found = conduct(make_study("gnomopolis", ("greedy",), 2, 8, sample=0)).summaries
    assert changed_cards(it, it) == []
    assert all(d.change.mean == d.change.low == d.change.high == 0 for d in differences(it, it, found, found))
    with pytest.raises(ValidationError, match="say the same"):
        compare(SMALL, it.card_set.text + "# a remark\n")


def test_what_differs_is_found_wherever_it_stands() -> None:
    assert changed("gnomeland", edited("gnomeland", "bank.gain = { coin = 3 }")) == ["bank"]
    assert changed("gnomopolis", edited("gnomopolis", "trade.effect = { coins = 3 }")) == ["trade"]
    text = game("gnomopolis").card_set.text
    assert changed("gnomopolis", text.replace("coins = 30", "coins = 20", 1)) == ["capital"]
    assert changed("gnomopolis", text.replace('en = "Mint"', 'en = "Coinery"')) == [], "a name changes no match"


def test_a_changed_card_is_named_and_its_difference_is_clear(
    tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "roomy.toml"
    file.write_text(edited("gnomopolis", f"nursery.housing = {json.dumps(['any'] * 7)}"))
    page = tmp_path / "compare.html"
    assert lab("gnomopolis", games=1200, bot="greedy", seats="2", compare=file, out=page, as_json=True) == 0
    told = json.loads(capsys.readouterr().out)[0]
    assert told["changed"] == ["nursery"]
    assert told["matches"] < 600  # it stopped when the answer was clear
    asked = {it["name"]: it["verdict"] for it in told["differences"] if it["asked"]}
    assert asked == {
        "Nursery: built, seats": "no difference", "Nursery: points": "more",
        "Nursery: owners' wins, times fair": "more",
    }
    assert told["changes"] == [
        {"card": "nursery", "field": "housing", "before": "child, 2 × villager", "after": "7 × any"}], told["changes"]
    html = page.read_text()
    assert "Nursery: housing child, 2 × villager → 7 × any" in html
    assert "<h4>seats</h4>" in html
    assert "<h4>points</h4>" in html, "seats and points have an axis each"


def test_a_verdict_follows_from_the_interval_that_is_shown(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mint.toml"
    file.write_text(edited("gnomopolis", "mint.effect = { coins = 12 }"))
    assert lab("gnomopolis", games=80, bot="greedy", seats="2", compare=file, as_json=True) == 0
    for it in json.loads(capsys.readouterr().out)[0]["differences"]:
        low, high = it["sure"]["low"], it["sure"]["high"]
        side = None if low is None else "more" if low > 0 else "less" if high < 0 else None
        assert (it["verdict"] if it["verdict"] in ("more", "less") else None) == side, it


def test_a_change_on_no_card_asks_about_the_match(tmp_path: Path) -> None:
    text = game("gnomopolis").card_set.text
    lines = [line.replace("coins = 30", "coins = 15") if "coins = 30" in line else line for line in text.split("\n")]
    found = compare(SMALL, "\n".join(lines))
    asked = [it.name for it in found.differences if it.is_asked]
    assert {"seat 1 wins", "rounds", "ended by coins"} <= set(asked)


def test_both_sets_play_the_same_deals_in_the_same_seats() -> None:
    other = edited("gnomopolis", "trade.effect = { coins = 3 }")
    plan = paired(Plan("gnomopolis", ("greedy", "random"), 2, 4), other)
    jobs = list(plan.jobs())
    played = [(job.deal, job.seating) for job in jobs]
    assert played[::2] == played[1::2]
    assert len(set(played)) == 4
    hashes = [plan.game_of(job.number).card_set.hash for job in jobs[:2]]
    assert hashes == [plan.load().card_set.hash, parse_card_set(other, "other").hash]


def test_two_jobs_find_what_one_finds() -> None:
    other = edited("gnomopolis", "trade.effect = { coins = 9 }")
    one, two = (compare(SMALL, other, Settings(jobs=jobs)) for jobs in (1, 2))
    assert one.matches == two.matches
    assert [it.as_dict() for it in one.differences] == [it.as_dict() for it in two.differences]


def test_an_interrupted_comparison_keeps_what_is_done_and_goes_on_there(tmp_path: Path) -> None:
    other = edited("gnomopolis", "trade.effect = { coins = 3 }")

    def stop(done: int, total: int) -> None:
        if done >= 10:
            raise KeyboardInterrupt

    stopped = compare(SMALL, other, folder=tmp_path, on_progress=stop)
    assert stopped.interrupted
    assert 10 <= stopped.matches < 60
    assert stopped.differences
    assert stopped.notes == [f"Interrupted: {stopped.matches} of 60 deals were played with both sets."]
    again = compare(SMALL, other, folder=tmp_path)
    assert [it.as_dict() for it in again.differences] == [it.as_dict() for it in compare(SMALL, other).differences]


def test_a_comparison_that_stops_early_tells_what_went_wrong_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(paired_run, "LOOK_EVERY", 2)
    monkeypatch.setattr(paired_run, "all_clear", lambda found, matches: True)
    broken = f"cmd:{sys.executable} {tmp_path}/nowhere.py"
    other = edited("gnomopolis", "trade.effect = { coins = 3 }")
    found = compare(Plan("gnomopolis", (broken, "greedy"), 2, 4), other)
    assert found.matches == 2
    assert any("match 0, seat" in note for note in found.notes)


def test_a_rare_card_that_nobody_buys_any_more_is_not_called_no_difference() -> None:
    found = conduct(make_study("gnomopolis", ("greedy",), 2, 200, sample=0)).summaries
    both = Both(found, found)
    assert both.owned("never", "nothing", "built", True).verdict == "not clear yet"
    assert both.owned("often", "nursery", "built", True).verdict == "no difference"
    assert both.owners_win("never", "nothing", "built", True).verdict == "not clear yet"
