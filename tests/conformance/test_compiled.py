"""The compiled rules are the plain files: same moves, same positions, same fields, no C surprises."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import gnomehall
from gnomehall.games import GAMES, game
from gnomehall.pure import VARIABLE, is_compiled
from tests.conftest import random_states

SOURCE = Path(gnomehall.__file__).parent
ROOT = Path(__file__).parents[2]
UNPLAYED = ("bots", "envs", "server", "solve", "training")  # the traces play the rules; these are never loaded


def run(*arguments: str, folder: Path = ROOT, **env: str) -> str:
    """What a Python process of its own prints; it must end well."""
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env={**os.environ, **env}, capture_output=True, text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def trace(name: str, seats: int, kind: str, seeds: int, folder: Path = ROOT, **env: str) -> str:
    """The traces of a game, in a process of its own."""
    return run("-m", "tests.conformance.trace", name, str(seats), kind, str(seeds), folder=folder, **env)


def test_the_rules_under_test_are_compiled():
    assert is_compiled()


@pytest.mark.slow
def test_compiled_and_plain_rules_agree_move_for_move(name, seats):
    assert trace(name, seats, "compiled", 40) == trace(name, seats, "plain", 40, **{VARIABLE: "1"})


def test_a_copy_has_every_field_that_is_declared(name, seats):
    """In compiled code the copying is written from the declaration; no field may be forgotten."""
    for state, move in random_states(name, seats, 5):
        copy = state.clone()
        assert copy.fields() == state.fields()
        copy.apply(move)
        assert copy.fields() != state.fields()


def test_compiled_and_plain_positions_have_the_same_fields(name):
    script = (
        "import sys, gnomehall; state = gnomehall.game(sys.argv[1]).start(2); "
        "print([len(field) if isinstance(field, list) else 0 for field in state.fields()])"
    )
    assert run("-c", script, name) == run("-c", script, name, **{VARIABLE: "1"})


@pytest.mark.slow
def test_a_sanitized_build_plays_without_a_complaint(tmp_path):
    """No overflow, no index out of an array, no bad shift: gcc watches every one."""
    left_out = shutil.ignore_patterns("*.so", "__pycache__", *UNPLAYED)
    for part in ("src", "tests", "scripts", "build/mirror", "build/c"):  # what Cython has written is not written again
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, tmp_path / part, ignore=left_out)
    for part in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / part, tmp_path / part)
    flags = "-O1 -g0 -w -fsanitize=undefined,bounds -fno-sanitize-recover=all -fno-wrapv"
    run("setup.py", "-q", "build_ext", "--inplace", folder=tmp_path, GNOMEHALL_CFLAGS=flags)
    for name in GAMES:
        seats = game(name).most
        watched = trace(name, seats, "compiled", 40, folder=tmp_path, PYTHONPATH=str(tmp_path / "src"))
        assert watched == trace(name, seats, "compiled", 40)
