"""The modules compiled for a browser differ from those of this machine in no move, chance or choice."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any  # JSON

import pytest

from gnomehall.games import GAMES
from tests.site.plays import everything

IS_FULL = os.environ.get("GNOMEHALL_FULL") == "1"
MATCHES, POSITIONS = (300, 100) if IS_FULL else (70, 20)  # of each game
PLAIN = (300, 100) if IS_FULL else (3, 1)  # the plain files search some hundred times slower
HERE = Path(__file__).parent
SECONDS = 3600 if IS_FULL else 400


def in_browser_python(site: Path, file: str, *environment: str) -> Any:
    done = subprocess.run(
        ["node", str(HERE / "run_python.mjs"), str(site), str(HERE / file), *environment],
        capture_output=True, text=True, timeout=SECONDS,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.strip().splitlines()[-1])


def in_plain_python(game: str) -> Any:
    done = subprocess.run(
        [sys.executable, "-m", "tests.site.plays", *map(str, PLAIN), game], capture_output=True, text=True,
        env={**os.environ, "GNOMEHALL_PURE": "1"}, timeout=SECONDS,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_the_compiled_modules_of_a_browser_play_as_those_of_this_machine(site: Path) -> None:
    native = everything(MATCHES, POSITIONS)
    assert {len(choices) for _, choices in native.values()} == {POSITIONS}
    assert in_browser_python(site, "plays.py", f"MATCHES={MATCHES}", f"POSITIONS={POSITIONS}") == native


def test_nothing_is_left_out_that_a_module_of_ours_imports(site: Path) -> None:
    modules, problems = in_browser_python(site, "imports.py")
    assert modules > 150
    assert problems == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_plain_files_play_the_same(game: str) -> None:
    assert in_plain_python(game) == everything(*PLAIN, [game])
