"""Studies: the same figures whoever plays, nothing lost when one is stopped."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest

from gnomehall.arena.plan import split_names
from gnomehall.arena.run import Settings
from gnomehall.core.errors import ValidationError
from gnomehall.games import game
from gnomehall.lab.figures.stats import stats_of
from gnomehall.lab.run.players import make_player, strategies_of
from gnomehall.lab.run.study import clock_notes, command_of, conduct, make_study

STRATEGIES = strategies_of("gnomopolis")
SMALL = make_study("gnomopolis", ("greedy",), 2, 10, seed=2)


def test_two_jobs_count_what_one_counts() -> None:
    assert conduct(SMALL, Settings(jobs=2)).summaries == conduct(SMALL).summaries


def test_an_interrupted_study_keeps_what_is_done_and_goes_on_there(tmp_path: Path) -> None:
    def stop(done: int, total: int) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    stopped = conduct(SMALL, folder=tmp_path, on_progress=stop)
    assert stopped.interrupted
    assert 4 <= len(stopped.summaries) < 10
    with (tmp_path / "summaries.jsonl").open("a") as file:
        file.write("[4, 20")  # killed while writing
    again = conduct(SMALL, folder=tmp_path)
    assert again.summaries == conduct(SMALL).summaries
    lines = (tmp_path / "summaries.jsonl").read_text().splitlines()
    assert len(lines) == 10
    with pytest.raises(ValidationError, match="another folder"):
        conduct(make_study("gnomopolis", ("greedy",), 2, 10, seed=3), folder=tmp_path)


def test_a_kept_study_does_not_go_on_with_other_cards(tmp_path: Path) -> None:
    conduct(SMALL, folder=tmp_path)
    plan = json.loads((tmp_path / "plan.json").read_text())
    assert plan["card_set"] == game("gnomopolis").card_set.hash
    (tmp_path / "plan.json").write_text(json.dumps({**plan, "card_set": "of last week"}))
    with pytest.raises(ValidationError, match="other bots, cards"):
        conduct(SMALL, folder=tmp_path)


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    conduct(SMALL, folder=tmp_path)
    path = tmp_path / "summaries.jsonl"
    lines = path.read_text().splitlines()
    path.write_text("\n".join([*lines[:3], lines[3][:50], *lines[4:]]) + "\n")
    with pytest.raises(ValidationError, match=r"summaries\.jsonl, line 4"):
        conduct(SMALL, folder=tmp_path)


def test_what_goes_wrong_in_a_match_is_told(tmp_path: Path) -> None:
    plan = make_study("gems", (f"cmd:{sys.executable} {tmp_path}/nowhere.py", "greedy"), 2, 2, sample=0)
    found = conduct(plan, folder=tmp_path / "kept")
    assert any("match 0, seat" in note for note in found.notes)
    assert conduct(plan, folder=tmp_path / "kept").notes == found.notes


def test_a_bot_that_thinks_by_the_clock_is_named() -> None:
    assert clock_notes(make_study("gems", ("search:20", "master"), 2, 2).plan) == []
    notes = clock_notes(make_study("gems", ("tree:5ms", "old-root", "greedy"), 3, 2).plan)
    assert [note.split()[0] for note in notes] == ["tree:5ms", "old-root"]


def test_commands_can_be_typed_as_they_are() -> None:
    plan = make_study("gems", ("cmd:python3 my bot.py, fast", "greedy"), 2, 2).plan
    words = shlex.split(command_of(plan, Path("my cards.toml")))
    assert split_names(words[words.index("--bot") + 1]) == plan.bots
    assert words[words.index("--cards") + 1] == "my cards.toml"


def test_strategies_meet_in_every_seating() -> None:
    found = conduct(make_study("gnomopolis", tuple(STRATEGIES), 3, 6, sample=0))
    assert len(found.summaries) == 6
    stats = stats_of(found.game, found.summaries)
    assert set(stats.bots) == set(STRATEGIES)
    assert sum(figure.mean for figure in stats.bots.values()) == pytest.approx(3)


def test_a_strategy_of_gnomopolis_refuses_other_games() -> None:
    for strategy in STRATEGIES:
        with pytest.raises(ValidationError, match=f"no bot '{strategy}'"):
            make_player(strategy, game("gems"))


def test_seats_of_one_bot_share_all_wins(name: str) -> None:
    found = conduct(make_study(name, ("greedy",), 2, 6, sample=0))
    stats = stats_of(found.game, found.summaries)
    assert sum(figure.mean for figure in stats.win) == pytest.approx(1)
    assert sum(figure.mean for figure in stats.endings.values()) == pytest.approx(1)
    assert not stats.bots
    assert stats.led[-1].mean == 1
