"""The examples run, in a short form."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from gnomehall.bots.contract import Budget
from gnomehall.bots.learned import save_weights
from gnomehall.bots.names import make_bot
from gnomehall.core.errors import ValidationError
from gnomehall.games import game
from gnomehall.games.learning import layout
from tests.conftest import random_states

ROOT = Path(__file__).parents[1]


def run(file: str, *words: str) -> str:
    """What an example prints; it must end well."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / file), *words], capture_output=True, text=True, check=False,
        timeout=600, env={**os.environ, "JAX_PLATFORMS": "cpu"},
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.parametrize(("file", "words", "said"), [
    ("play_pettingzoo.py", ["gnomopolis", "--matches", "1", "--simulations", "10"], "the search won"),
    ("play_gymnasium.py", ["gnomeland", "--matches", "1", "--simulations", "10"], "points ahead of random"),
    ("play_vector.py", ["gems", "--matches", "64", "--steps", "9", "--searches", "1", "--simulations", "5"], "moves/s"),
    ("play_openspiel.py", ["gnomeland", "--simulations", "2"], "OpenSpiel's search scored"),
])
def test_a_random_and_a_search_agent_play_through_each_interface(file, words, said):
    assert said in run(file, *words)


def test_masked_ppo_trains_and_its_network_plays_in_the_arena(tmp_path):
    out = tmp_path / "gems.npz"
    words = ["--steps", "1024", "--matches", "32", "--rollout", "8", "--games", "2", "--out", str(out)]
    assert "wins against random" in run("train_gems.py", *words)
    assert out.stat().st_size < 1_000_000
    bot = make_bot(f"learned:{out}", game("gems"))
    for state, _ in list(random_states("gems", 2, 1))[:80:7]:
        if state.mover >= 0:
            assert bot.choose(state.clone(), Budget()).move.id in state.legal_ids()


def test_a_file_of_weights_must_fit_the_game(tmp_path):
    import numpy as np

    size, moves = layout("gems", 2).size, len(game("gems").moves)
    good, bad = tmp_path / "good.npz", tmp_path / "bad.npz"
    save_weights(good, "gems", 2, [(np.zeros((size, moves)), np.zeros(moves))])
    assert make_bot(f"learned:{good}", game("gems")).name == "learned"
    save_weights(bad, "gems", 2, [(np.zeros((size + 1, moves)), np.zeros(moves))])
    for path, name in ((bad, "gems"), (good, "gnomeland"), (tmp_path / "none.npz", "gems"), (Path(__file__), "gems")):
        with pytest.raises(ValidationError):
            make_bot(f"learned:{path}", game(name))
