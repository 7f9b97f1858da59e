"""Studies: the same figures whoever plays, nothing lost when one is stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from gnomehall.core.errors import ValidationError
from gnomehall.games import game
from gnomehall.lab.stats import stats_of
from gnomehall.lab.strategies import STRATEGIES
from gnomehall.lab.study import conduct, study

SMALL = study("gnomopolis", ("greedy",), 2, 10, seed=2)


def test_two_jobs_count_what_one_counts() -> None:
    assert conduct(SMALL, jobs=2).summaries == conduct(SMALL).summaries


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
    with pytest.raises(ValidationError, match="another --out"):
        conduct(study("gnomopolis", ("greedy",), 2, 10, seed=3), folder=tmp_path)


def test_strategies_meet_in_every_seating() -> None:
    found = conduct(study("gnomopolis", tuple(STRATEGIES), 3, 6, sample=0))
    assert len(found.summaries) == 6
    stats = stats_of(found.game, found.summaries)
    assert set(stats.bots) == set(STRATEGIES)
    assert sum(figure.mean for figure in stats.bots.values()) == pytest.approx(3)


def test_a_strategy_of_gnomopolis_refuses_other_games() -> None:
    for strategy in STRATEGIES.values():
        with pytest.raises(ValidationError, match="Gnomopolis"):
            strategy(game("gems"))


def test_seats_of_one_bot_share_all_wins(name: str) -> None:
    found = conduct(study(name, ("greedy",), 2, 6, sample=0))
    stats = stats_of(found.game, found.summaries)
    assert sum(figure.mean for figure in stats.win) == pytest.approx(1)
    assert sum(figure.mean for figure in stats.endings.values()) == pytest.approx(1)
    assert not stats.bots
    assert stats.led[-1].mean == 1
