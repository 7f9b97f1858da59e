"""A fourth game, installed as a package of its own, is played everywhere without a line changed elsewhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "toadstools"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package installed by pip."""
    folder = tmp_path_factory.mktemp("site")
    source = tmp_path_factory.mktemp("source") / "toadstools"
    subprocess.run(["cp", "-r", str(EXAMPLE), str(source)], check=True)
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps",
         "--no-build-isolation", "--target", str(folder), str(source)],
        check=True, capture_output=True,
    )
    return folder


def run(site: Path, *words: str) -> str:
    """What a Python process prints with the package installed."""
    path = os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(site)]).strip(os.pathsep)
    done = subprocess.run(
        [sys.executable, *words], env={**os.environ, "PYTHONPATH": path}, cwd=ROOT, capture_output=True, text=True,
        check=False,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    return done.stdout


def gnomehall(site: Path, *words: str) -> str:
    """What a command prints."""
    return run(site, "-c", "from gnomehall.cli import main; main()", *words)


def test_it_is_listed_and_explains_its_rules(site):
    assert "toadstools" in gnomehall(site, "games")
    assert "T-3" in gnomehall(site, "rules", "toadstools")
    assert "Chanterelle" in gnomehall(site, "cards", "toadstools")


def test_it_passes_the_conformance_suite(site):
    said = run(site, "-m", "pytest", "-p", "no:cacheprovider", "tests/conformance/test_every_game.py",
               "-k", "toadstools")
    assert " passed" in said
    assert "failed" not in said


def test_bots_play_it_in_the_arena(site):
    told = json.loads(gnomehall(
        site, "arena", "toadstools", "--bots", "greedy,random,search:20", "--games", "60", "--json",
    ))
    shares = {bot["name"]: bot["win_share"]["mean"] for bot in told["bots"]}
    assert told["matches"] == 60
    assert shares["search:20"] > shares["random"]


def test_the_lab_counts_it(site, tmp_path):
    page = tmp_path / "report.html"
    told = json.loads(gnomehall(
        site, "lab", "toadstools", "--games", "12", "--bot", "greedy", "--seats", "2", "--json", "--out", str(page),
    ))
    assert told["chapters"][0]["endings"]["empty"]["mean"] == 1
    assert "Toadstools" in page.read_text(encoding="utf-8")


def test_the_terminal_shows_it(site):
    shown = gnomehall(site, "play", "toadstools", "--terminal", "--players", "random,greedy", "--seed", "1")
    assert "larder" in shown
    assert "The end (T-5)" in shown


def test_learners_play_it(site):
    script = """
from pettingzoo.test import api_test
from gnomehall.envs.pettingzoo import env
import warnings
warnings.simplefilter("ignore")
api_test(env("toadstools", seats=3), num_cycles=60)
from gnomehall.games.learning import env_id
print(env_id("toadstools"))
"""
    assert run(site, "-c", script).strip().endswith("toadstools-v1")


def test_its_records_replay_and_verify(site):
    script = """
import gnomehall
table = gnomehall.new_table("toadstools", seats=4, seed=3)
while table.to_move is not None:
    table.play(table.legal()[-1])
again = gnomehall.replay(table.record())
assert again.scores() == table.scores()
gnomehall.verify(table.record())
print(table.ranking())
"""
    assert run(site, "-c", script).startswith("[[")
