"""A real Dask cluster on this machine: the same table, also when a worker is killed; the same study of the lab,
the same training."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gnomehall.arena.plan import Plan
from gnomehall.arena.run import Settings, run_plan
from gnomehall.games import game
from gnomehall.lab.run.study import conduct, make_study
from gnomehall.training.run import Run as Training
from gnomehall.training.run import Settings as TrainingSettings
from gnomehall.training.work import Workers

pytest.importorskip("distributed")
GAMES, SEED = 160, 3


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """The address of a scheduler, and its two workers."""
    file = tmp_path / "scheduler.json"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    dask = [sys.executable, "-m", "dask"]
    scheduler = subprocess.Popen(
        [*dask, "scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(file)],
        **quiet,  # type: ignore[call-overload]
    )
    workers: list[subprocess.Popen[bytes]] = []
    try:
        deadline = time.monotonic() + 40
        while not file.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        address = json.loads(file.read_text())["address"]
        for _ in range(2):
            workers.append(subprocess.Popen(
                [*dask, "worker", address, "--host", "127.0.0.1", "--no-nanny", "--no-dashboard", "--nthreads", "1",
                 "--local-directory", str(tmp_path)],
                **quiet,  # type: ignore[call-overload]
            ))
        yield address, workers
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()


def test_a_dask_cluster_gives_the_same_table_though_a_worker_is_killed(
    cluster: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path,
) -> None:
    address, workers = cluster
    here = run_plan(Plan("gems", ("greedy", "random"), 2, GAMES, SEED), Settings(jobs=2)).as_dict()

    def there(folder: Path) -> subprocess.Popen[str]:
        script = (
            "from pathlib import Path; from gnomehall.arena.cli import arena;"
            f"arena('gems', bots='greedy,random', games={GAMES}, seed={SEED}, dask={address!r},"
            f" out=Path({str(folder)!r}), as_json=True)"
        )
        return subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)

    whole = there(tmp_path / "whole")
    assert json.loads(whole.communicate(timeout=60)[0]) == here

    plan = make_study("gems", ("greedy",), 2, 24, seed=SEED)
    assert conduct(plan, Settings(dask=address)).summaries == conduct(plan).summaries

    settings = TrainingSettings("gems", 2, positions=25_000, epochs=1, deals=4, generations=1)
    told = []
    for number, workers_of in enumerate((Workers(), Workers(dask=address))):
        with workers_of as players:
            Training(game("gems"), settings, tmp_path / f"run{number}", players, told.append).train(
                tmp_path / f"{number}.net", "")
    assert (tmp_path / "0.net").read_bytes() == (tmp_path / "1.net").read_bytes()

    run = there(tmp_path / "killed")
    results = tmp_path / "killed" / "results.jsonl"
    deadline = time.monotonic() + 40
    while time.monotonic() < deadline and (not results.exists() or results.read_text().count("\n") < 4):
        time.sleep(0.01)
    os.kill(workers[0].pid, signal.SIGKILL)
    before = results.read_text().count("\n")
    assert json.loads(run.communicate(timeout=60)[0]) == here
    assert before < GAMES, "the worker was killed too late to prove anything"
    numbers = [json.loads(line)["number"] for line in results.read_text().splitlines()]
    assert sorted(numbers) == list(range(GAMES))
