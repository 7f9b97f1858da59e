"""The worked example of CONTRIBUTING.md: a new effect word with a choice, applied to a copy of the sources."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PATCH = ROOT / "examples" / "effect_word.patch"
COPIED = ("src", "tests", "web/src/games", "web/scripts")
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "browser", "records", "playthroughs", "node_modules")
MATCH = """
import random
from gnomehall.core.cards import parse_card_set
from gnomehall.core.table import Table
from gnomehall.games import game
from gnomehall.pure import is_compiled

assert not is_compiled()
text = game("gnomopolis").card_set.text.replace("effect = { coins = 2 }", "effect = { coins = 2, promote = 1 }", 1)
cards = game("gnomopolis", parse_card_set(text, "mine.toml"))
said = []
for seed in range(4):
    table, dice = Table(cards, 3, seed=seed), random.Random(seed)
    while table.to_move is not None:
        move = dice.choice(table.legal())
        table.play(move)
        if move.verb == "promote":
            said.append(cards.tell(move, "Anna", "en"))
print(len(said), said[0])
"""
TYPES = """
from pathlib import Path
from wire import game_types
assert Path("web/src/games/gnomopolis/wire.ts").read_text(encoding="utf-8") == game_types("gnomopolis")
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The plain sources with the example applied."""
    folder = tmp_path_factory.mktemp("effect_word")
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", folder)
    subprocess.run(["git", "apply", str(PATCH)], cwd=folder, check=True, timeout=60)
    return folder


def run(copy: Path, *words: str) -> str:
    """What Python says in the copy."""
    paths = os.pathsep.join(str(copy / name) for name in ("src", "", "web/scripts"))
    done = subprocess.run(
        [sys.executable, *words], cwd=copy, env={**os.environ, "PYTHONPATH": paths}, text=True, capture_output=True,
        timeout=300, check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_example_has_at_most_12_files():
    files = re.findall(r"^diff --git a/(\S+)", PATCH.read_text(encoding="utf-8"), re.MULTILINE)
    assert 1 < len(set(files)) <= 12


def test_matches_are_played_with_the_new_word_and_its_choice_is_offered_and_said(copy):
    count, _, sentence = run(copy, "-c", MATCH).strip().partition(" ")
    assert int(count) > 0
    assert re.fullmatch(r"Anna promotes a villager to an? \w+", sentence)


@pytest.mark.slow
def test_the_tests_of_the_example_pass(copy):
    version = "test_a_version_stands_for_one_layout_one_alphabet_one_set_of_rules_and_cards"
    said = run(
        copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/gnomopolis/test_promote.py",
        f"tests/envs/test_observations.py::{version}",
    )
    assert said.startswith("....")


@pytest.mark.slow
def test_the_verdict_on_every_move_still_agrees_with_the_list(copy):
    said = run(
        copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/conformance/test_every_game.py", "-k",
        "verdict and gnomopolis-2",
    )
    assert said.startswith(".")


def test_the_types_of_the_page_are_those_of_the_view(copy):
    run(copy, "-c", TYPES)
