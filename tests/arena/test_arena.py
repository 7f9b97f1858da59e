"""Runs: the same table whoever plays the matches, nothing lost, nothing counted twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import gnomehall
from gnomehall.arena import cli
from gnomehall.arena.executors import ProcessPool
from gnomehall.arena.plan import Plan, split_names
from gnomehall.arena.run import Settings, run_plan
from gnomehall.arena.store import RecordStore
from gnomehall.bots.contract import Budget
from gnomehall.core.errors import ValidationError

PLAN = Plan("gems", ("greedy", "random"), 2, 12, seed=5)


def test_every_seating_plays_every_deal() -> None:
    plan = Plan("gems", ("a", "b", "c"), 3, 7)
    assert len(plan.seatings()) == 6
    assert plan.matches == 12
    assert {job.deal for job in plan.jobs()} == {plan.deal(0), plan.deal(1)}
    assert Plan("gems", ("a", "b"), 4, 1).seatings() == [
        ("a", "b", "b", "b"), ("b", "a", "b", "b"), ("b", "b", "a", "b"), ("b", "b", "b", "a"),
    ]
    assert len(Plan("gems", ("a", "b", "c"), 2, 1).seatings()) == 6
    assert len(Plan("gems", ("a", "b", "c"), 2, 1, nearest=1).groups()) == 2


def test_two_jobs_give_the_table_of_one() -> None:
    assert run_plan(PLAN, Settings(jobs=2)).as_dict() == run_plan(PLAN).as_dict()


def test_a_run_is_resumed_where_it_stopped(tmp_path: Path) -> None:
    short = Plan("gems", ("greedy", "random"), 2, 4, seed=5)
    first = run_plan(short, store=RecordStore(tmp_path, short))
    with (tmp_path / "results.jsonl").open("a") as file:
        file.write('{"number": 4, "bots": ["gre')  # killed while writing
    second = run_plan(PLAN, store=RecordStore(tmp_path, PLAN))
    assert (first.played_now, second.played_now) == (4, 8)
    assert second.as_dict() == run_plan(PLAN).as_dict()
    numbers = [json.loads(line)["number"] for line in (tmp_path / "results.jsonl").read_text().splitlines()]
    assert sorted(numbers) == list(range(12))
    assert run_plan(PLAN, store=RecordStore(tmp_path, PLAN)).played_now == 0
    with pytest.raises(ValidationError, match="another folder"):
        RecordStore(tmp_path, Plan("gems", ("greedy", "random"), 2, 4, seed=6))


def test_every_match_is_recorded_and_verifies(name: str, tmp_path: Path) -> None:
    plan = Plan(name, ("greedy", "random"), 2, 2)
    run = run_plan(plan, store=RecordStore(tmp_path, plan))
    for number, result in run.results.items():
        text = (tmp_path / "records" / f"{number:06d}.jsonl").read_text()
        assert gnomehall.verify(text) > 0
        assert tuple(gnomehall.replay(text).scores()) == result.scores


def test_a_run_stops_when_the_answer_is_clear_the_same_for_any_jobs() -> None:
    plan = Plan("gems", ("greedy", "random"), 2, 400)
    one, two = (run_plan(plan, Settings(jobs=jobs, until_clear=True)) for jobs in (1, 2))
    assert one.clear_at is not None
    assert one.clear_at < 100
    assert one.as_dict() == two.as_dict()


def test_a_worker_process_that_dies_loses_no_match(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("gems", ("greedy", "random"), 2, 60, seed=5)
    pools: list[ProcessPool] = []
    start = ProcessPool.__enter__
    monkeypatch.setattr(ProcessPool, "__enter__", lambda self: pools.append(self) or start(self))
    killed: list[int] = []

    def kill_one(done: int, total: int) -> None:
        if 0 < done < total and not killed:
            killed.append(next(iter(pools[0].pool._processes)))
            os.kill(killed[0], signal.SIGKILL)

    run = run_plan(plan, Settings(jobs=2), on_progress=kill_one)
    assert killed
    assert pools[0].crashes >= 1
    assert run.as_dict() == run_plan(plan).as_dict()


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    script = (
        "from gnomehall.arena.cli import arena; import signal, sys;"
        "signal.signal(signal.SIGINT, signal.default_int_handler);"  # ignored, if the tests run in the background
        f"sys.exit(arena('gems', bots='greedy,random', games=100000, jobs=2, out={str(tmp_path)!r}))"
    ).replace("out='", "out=__import__('pathlib').Path('").replace("'))", "')))")
    run = subprocess.Popen(
        [sys.executable, "-c", f"if __name__ == '__main__':\n    {script}"], stdout=subprocess.PIPE, text=True,
    )
    deadline = time.monotonic() + 40
    results = tmp_path / "results.jsonl"
    while time.monotonic() < deadline and (not results.exists() or results.read_text().count("\n") < 20):
        time.sleep(0.05)
    run.send_signal(signal.SIGINT)
    output, _ = run.communicate(timeout=40)
    assert run.returncode == 130
    assert "Interrupted" in output
    kept = results.read_text().splitlines()
    assert len(kept) >= 20
    assert len({json.loads(line)["number"] for line in kept}) == len(kept)


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.arena("gems", bots="greedy,random", games=4, as_json=True) == 0
    data = json.loads(capsys.readouterr().out)
    assert set(data) == {"game", "seed", "matches", "bots"}
    assert data["matches"] == 4
    for bot in data["bots"]:
        assert set(bot) == {"name", "matches", "win_share", "margin", "rating"}
        for part in ("win_share", "margin", "rating"):
            assert bot[part]["low"] <= bot[part]["mean"] <= bot[part]["high"]


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.arena("gems", bots="greedy,random", games=2, option=["coal_groups=off"]) == 0
    text = capsys.readouterr().out
    assert "greedy" in text
    assert "2 of 2 matches" in text


def test_a_plan_that_cannot_be_played_is_refused() -> None:
    for plan in (
        Plan("gems", ("greedy", "nobody"), 2, 4), Plan("gems", ("greedy",), 2, 4),
        Plan("gems", ("greedy", "random"), 9, 4), Plan("gems", ("greedy", "random"), 2, 0),
        Plan("chess", ("greedy", "random"), 2, 4),
        Plan("gems", ("greedy", "random"), 2, 4, options=(("moon", True),)),
    ):
        with pytest.raises(ValidationError):
            run_plan(plan)
    assert split_names('greedy,"cmd:a --b 1,2"') == ("greedy", "cmd:a --b 1,2")
    with pytest.raises(ValidationError):
        split_names("greedy,,random")


def test_a_small_ladder_has_ratings_and_a_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from gnomehall.arena import ladder

    rungs, _ = ladder.climb(
        ["gems"], 4, 1, Budget(simulations=8), out=tmp_path, bots=("random", "greedy", "sprout"),
    )
    ratings = {rung.bot: rung.rating for rung in rungs}
    assert ratings["greedy"] == 1200
    assert ratings["random"] < 1200
    assert "<svg" in ladder.as_svg(rungs)
    assert '"random" = ' in ladder.as_toml(rungs, "gnomehall ladder")
