"""The compiled rules are the plain files: same moves, same positions, same fields, no C surprises."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import gnomehall
from gnomehall.core.state import State
from gnomehall.games import GAMES, game
from gnomehall.pure import VARIABLE, is_compiled

SOURCE = Path(gnomehall.__file__).parent
ROOT = Path(__file__).parents[2]
BASE = {"count", "options", "weights"}  # of State: what may be done, no part of the position
PXDS = sorted(path for path in SOURCE.rglob("*.pxd") if path.stem != "__init__")


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


def test_compiled_and_plain_rules_agree_move_for_move(name, seats):
    assert trace(name, seats, "compiled", 40) == trace(name, seats, "plain", 40, **{VARIABLE: "1"})


def test_a_state_lists_every_field_it_declares(name):
    state = game(name).start(game(name).most)
    kinds = type(state).__mro__[: type(state).__mro__.index(State) + 1]
    declared = set().union(*map(fields_of, kinds)) - BASE
    module = import_module(type(state).__module__)
    assert set(module.FIELDS) == declared
    assert len(state.fields()) == len(module.FIELDS)
    assert isinstance(state, State)


def fields_of(kind: type) -> set[str]:
    """The numbers a class declares in its .pxd: public ones are the position, others a scratch pad."""
    text = (SOURCE.parent / (kind.__module__.replace(".", "/") + ".pxd")).read_text()
    body = re.search(rf"cdef class {kind.__name__}\b[^\n]*\n((?:[ \t]+[^\n]*\n|\n)+)", text)
    assert body, kind
    return set(re.findall(r"cdef public (?:long|short|bint|int|long long)\s+(\w+)", body[1]))


@pytest.mark.parametrize("pxd", PXDS, ids=[path.parent.name + "/" + path.stem for path in PXDS])
def test_the_constants_of_a_pxd_are_those_of_its_plain_file(pxd):
    constants = re.findall(r"^    ([A-Z][A-Z_0-9]*) = (-?\d+)", pxd.read_text(), re.MULTILINE)
    plain = pxd.with_suffix(".py").read_text()
    for name, value in constants:
        assert re.search(rf"^\s+{name} = {value}\b", plain, re.MULTILINE), f"{pxd.stem}: {name} = {value}"


def test_a_sanitized_build_plays_without_a_complaint(tmp_path):
    """No overflow, no index out of an array, no bad shift: gcc watches every one."""
    for part in ("src", "tests"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for part in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / part, tmp_path / part)
    flags = "-O1 -fsanitize=undefined,bounds -fno-sanitize-recover=all -fno-wrapv"
    run("setup.py", "-q", "build_ext", "--inplace", folder=tmp_path, GNOMEHALL_CFLAGS=flags)
    for name in GAMES:
        seats = game(name).most
        watched = trace(name, seats, "compiled", 40, folder=tmp_path, PYTHONPATH=str(tmp_path / "src"))
        assert watched == trace(name, seats, "compiled", 40)
