"""Records in, statistics out: what people played, apart by cards and options."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gnomehall.arena.plan import Plan, tidy_options
from gnomehall.arena.run import run_plan
from gnomehall.arena.store import RecordStore
from gnomehall.core.errors import ValidationError
from gnomehall.games import game
from gnomehall.lab.cli import lab
from gnomehall.lab.run.records import read_folder
from gnomehall.lab.run.study import conduct, make_study


def record(plan: Plan, folder: Path) -> None:
    """Play a plan and keep its records."""
    run_plan(plan, store=RecordStore(folder, plan))


def test_records_say_what_the_matches_said(name: str, tmp_path: Path) -> None:
    record(Plan(name, ("greedy", "greedy"), 2, 3, seed=4), tmp_path)
    (tmp_path / "records" / "broken.jsonl").write_text("{}\n")
    (read,) = read_folder(tmp_path, name)  # the arena's own list of results is no record
    played = conduct(make_study(name, ("greedy",), 2, 3, seed=4))
    assert len(read.notes) == 1
    assert read.notes[0].startswith("Not counted: broken.jsonl: line 1")
    for mine, theirs in zip(read.summaries, played.summaries, strict=True):
        assert (mine.scores, mine.cards, mine.leads) == (theirs.scores, theirs.cards, theirs.leads)


def test_other_cards_and_options_are_chapters_of_their_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    text = game("gems").card_set.text.replace("count = 8", "count = 9", 1)
    plain = Plan("gems", ("greedy", "greedy"), 2, 4, seed=1)
    quick = Plan("gems", ("greedy", "greedy"), 2, 2, seed=2, options=tidy_options({"coal_groups": False}))
    other = Plan("gems", ("greedy", "greedy"), 2, 3, seed=3, cards=text)
    begun = Plan("gems", ("greedy", "greedy"), 2, 1, seed=4, options=tidy_options({"first": 1}))
    for number, plan in enumerate((plain, quick, other, begun)):
        record(plan, tmp_path / str(number))
    found = read_folder(tmp_path, "gems")
    hash_ = other.load().card_set.hash
    assert [(it.about, len(it.summaries)) for it in found] == [
        ("", 5), (f"card set {hash_[:12]}", 3), ("coal_groups = False", 2),
    ]
    assert lab("gems", records=tmp_path, out=tmp_path / "ours.html", as_json=True) == 0
    told = json.loads(capsys.readouterr().out)
    assert [(it["card_set"], it["matches"]) for it in told["chapters"]] == [
        (game("gems").card_set.hash, 5), (hash_, 3), (game("gems").card_set.hash, 2),
    ]
    assert all(it["bots"] == {} for it in told["chapters"]), "people are not bots"
    page = (tmp_path / "ours.html").read_text()
    assert hash_[:12] in page
    assert "coal_groups = False" in page
    with pytest.raises(ValidationError, match="no finished match"):
        read_folder(tmp_path, "gems", seats=(3,))


def test_the_bounds_are_judged_by_what_people_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record(Plan("gems", ("greedy", "greedy"), 2, 4, seed=1), tmp_path)
    assert lab("gems", records=tmp_path, as_json=True) == 0
    bounds = json.loads(capsys.readouterr().out)["bounds"]
    assert [bound["seats"] for bound in bounds] == [[2]]


def test_ctrl_c_keeps_what_was_read(tmp_path: Path) -> None:
    record(Plan("gems", ("greedy", "greedy"), 2, 6, seed=1), tmp_path)

    def stop(done: int, total: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    (found,) = read_folder(tmp_path, "gems", on_progress=stop)
    assert found.interrupted
    assert found.notes == ["Interrupted: 3 of 6 files were read."]
    assert len(found.summaries) == 3


@pytest.mark.parametrize("wrong", [{"games": 5}, {"cards": "x"}, {"compare": "x"}, {"keep": "x"}, {"dask": "x"}])
def test_what_is_for_playing_is_refused(tmp_path: Path, wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError, match=r"--records|cannot be read"):
        lab("gems", records=tmp_path, **{k: Path(v) if v == "x" and k != "dask" else v for k, v in wrong.items()})  # type: ignore[arg-type]
