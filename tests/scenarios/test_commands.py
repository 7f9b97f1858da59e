"""The commands of scenarios: every failure is one sentence and an exit code."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from gnomehall.cli import app
from gnomehall.running import run
from gnomehall.scenarios.scenario import read_file
from gnomehall.scenarios.write import write_scenario
from tests.scenarios.test_scenarios import made

Said = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(write_scenario(made()))
    return path


def test_check_says_what_it_is_and_writes_it_again(file: Path, capsys: Said) -> None:
    copy = file.with_name("copy.toml")
    assert run(app, ["scenario", "check", str(file), "--write", str(copy)]) == 0
    assert "a good scenario of Gems & Gnomes, 2 goals, begins after 4 moves" in capsys.readouterr().out
    assert read_file(copy) == read_file(file)


@pytest.mark.parametrize(("words", "said"), [
    (["check", "gems/nowhere"], "there is no scenario 'gems/nowhere'"),
    (["check", "missing.toml"], "missing.toml"),
    (["rate", "gems/nowhere"], "there is no scenario"),
    (["rate", "FILE", "--tries", "0"], "--tries and --searching must be from 1"),
    (["rate", "FILE", "--simulations", "0"], "--simulations must be from 1"),
    (["rate", "FILE", "--write"], "--write and --table are for a whole campaign"),
    (["play", "gems/nowhere"], "there is no scenario"),
])
def test_a_failure_is_one_sentence(words: list[str], said: str, file: Path, capsys: Said) -> None:
    assert run(app, ["scenario", *[str(file) if word == "FILE" else word for word in words]]) == 1
    shown = capsys.readouterr().err.strip()
    assert said in shown
    assert "\n" not in shown
    assert "Traceback" not in shown


def test_a_file_that_is_wrong_is_refused_by_every_command(file: Path, capsys: Said) -> None:
    file.write_text(write_scenario(made(bots=["wolf"])))
    for words in (["scenario", "check"], ["scenario", "rate"], ["scenario", "play"], ["play", "--scenario"]):
        assert run(app, [*words, str(file)]) == 1
        assert "bots: There is no bot 'wolf'." in capsys.readouterr().err


def test_rate_prints_a_table(file: Path, capsys: Said) -> None:
    words = ["scenario", "rate", str(file), "--tries", "4", "--searching", "1", "--simulations", "2"]
    assert run(app, words) == 0
    shown = capsys.readouterr().out
    assert "| tinkerer | 4 | 100% (51% - 100%) |" in shown


def test_a_scenario_is_played_in_the_terminal(file: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nclaim ruby\n" + "2\n" * 200))
    assert run(app, ["play", "--scenario", str(file), "--seed", "3"]) == 0
    shown = capsys.readouterr().out
    assert "☆ Tokens under your gnomes: at least 3" in shown
    assert "The scenario is settled: 2 of 2 stars." in shown
