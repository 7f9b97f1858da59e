"""Bots in other programs: good ones play, bad ones lose their move to a simple one."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from gnomehall.arena.match import play_match
from gnomehall.bots.contract import Budget
from gnomehall.bots.names import make_bot
from gnomehall.games import game
from tests.bots.test_bots import decision

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
READY = 'import json, sys, time\nsys.stdin.readline(); print(json.dumps({"type": "ready"}), flush=True)\n'
ANSWER = (
    'for line in sys.stdin:\n    q = json.loads(line)\n    if q["type"] != "choose": break\n'
    '    print(json.dumps({"id": q["id"], "move": q["legal"][-1]["text"], "values": {q["legal"][-1]["text"]: 0.4},'
    ' "reasons": ["last"]}), flush=True)\n'
)


def command(folder: Path, program: str) -> str:
    file = folder / "bot.py"
    file.write_text(program)
    return f"cmd:{sys.executable} {file}"


def test_a_program_chooses_with_values_and_reasons(name: str, tmp_path: Path) -> None:
    state = decision(name, 2, 3)
    bot = make_bot(command(tmp_path, READY + ANSWER), game(name))
    choice = bot.choose(state.clone(), Budget(milliseconds=5000))
    bot.close()
    assert choice.move.id == state.legal_ids()[-1]
    assert (choice.value, choice.reasons, choice.note) == (0.4, ("last",), "")


@pytest.mark.parametrize("sample", ["first_best.py", "first_best.js"])
def test_the_sample_bots_play_a_whole_match(name: str, sample: str) -> None:
    here = os.pathsep.join([os.environ["PATH"], str(Path(sys.executable).parent)])  # make setup may put node there
    runner = sys.executable if sample.endswith(".py") else shutil.which("node", path=here)
    assert runner is not None, "there is no node: run make setup"
    bots = ["random", f"cmd:{runner} {EXAMPLES / sample}"]
    result, _ = play_match(game(name), bots, 1, Budget(milliseconds=5000))
    assert result.notes == ()


@pytest.mark.parametrize(
    ("program", "note"),
    [
        ("", "the program has ended"),
        (READY, "the program has ended"),
        (READY + "print('hello', flush=True); time.sleep(9)", "not JSON"),
        (READY + "print('[1]', flush=True); time.sleep(9)", "no answer"),
        (READY + "sys.stdin.readline(); print(json.dumps({'id': 1, 'move': 'fly'}), flush=True)", "no legal"),
        (READY + "time.sleep(9)", "in time"),
    ],
)
def test_a_bad_program_loses_its_move_to_a_simple_one(tmp_path: Path, program: str, note: str) -> None:
    state = decision("gems", 2, 3)
    bot = make_bot(command(tmp_path, program), game("gems"))
    choice = bot.choose(state.clone(), Budget(milliseconds=50))
    bot.close()
    assert choice.move.id in state.legal_ids()
    assert note in choice.note


def test_a_late_answer_is_never_taken_for_the_next_one(tmp_path: Path) -> None:
    slow_once = ANSWER.replace("    print(", "    time.sleep(2 if q['id'] == 1 else 0)\n    print(")
    bot = make_bot(command(tmp_path, READY + slow_once), game("gems"))
    first, second = decision("gems", 2, 3), decision("gems", 2, 5, skip=60)
    assert "in time" in bot.choose(first.clone(), Budget(milliseconds=50)).note
    choice = bot.choose(second.clone(), Budget(milliseconds=5000))
    bot.close()
    assert choice.note == ""
    assert choice.move.id == second.legal_ids()[-1]


def test_a_program_that_never_answers_is_left_out_and_the_match_goes_on(tmp_path: Path) -> None:
    bots = [command(tmp_path, READY + "time.sleep(60)"), "random"]
    result, _ = play_match(game("gems"), bots, 1, Budget(milliseconds=20))
    assert len(result.notes) > 3
    assert "out of the match" in result.notes[-1]
