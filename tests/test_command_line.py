"""The command line in this process: every failure is one sentence, and every choice has a word."""

from __future__ import annotations

import io
import re
import socket
from random import Random

import pytest
from cyclopts import App
from rich.console import Console

import gnomehall
from benchmarks import command_line_fuzz
from gnomehall.bots.levels import STANDARD_BOTS
from gnomehall.choices import BOTS
from gnomehall.cli import app
from gnomehall.core.languages import LANGUAGES
from gnomehall.core.schema import in_language
from gnomehall.games import GAMES
from gnomehall.running import run as run_command
from gnomehall.terminal.drawing import draw
from gnomehall.terminal.play import Terminal


def test_random_command_lines_end_with_a_code_and_a_sentence():
    codes, wrong = command_line_fuzz.fuzz(100, seed=7)
    assert wrong == []
    assert codes[1] > 10
    assert codes[2] > 10


def said(capsys, *words):
    """The exit code and what stands on stderr, of a command in this process."""
    code = run_command(app, words)
    return code, capsys.readouterr().err.strip()


def test_an_unknown_command_is_answered_with_the_nearest(capsys):
    assert said(capsys, "completio") == (2, "gnomehall: there is no command 'completio'; did you mean completion?")
    assert said(capsys, "rulez") == (2, "gnomehall: there is no command 'rulez'; did you mean rules or puzzles?")
    assert "there are" in said(capsys, "zzzz")[1]


def test_a_missing_or_unknown_game_is_answered_with_those_there_are(capsys):
    for words in (["rules"], ["rules", "chess"], ["lab"], ["perft", "chess"]):
        code, sentence = said(capsys, *words)
        assert code in (1, 2)
        assert all(name in sentence for name in GAMES), sentence


def test_a_busy_or_impossible_port_is_one_sentence(capsys, tmp_path):
    store = str(tmp_path / "hall.db")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        code, sentence = said(capsys, "serve", "--port", str(port), "--store", store)
    assert (code, sentence) == (1, f"gnomehall: port {port} of 127.0.0.1 is in use; choose another with --port")
    code, sentence = said(capsys, "serve", "--port", "99999", "--store", store)
    assert (code, sentence) == (1, "gnomehall: --port must be from 0 to 65535, not 99999")


def test_a_folder_that_cannot_be_written_is_named_before_anything_is_played(capsys):
    for words in (
        ["arena", "gems", "--bots", "random,random", "--games", "1", "--out", "/proc/x"],
        ["lab", "gems", "--games", "1", "--keep", "/proc/x"], ["ladder", "--out", "/proc/x"],
        ["balance", "--out", "/proc/x"], ["prove", "--out", "/proc/x"],
    ):
        code, sentence = said(capsys, *words)
        assert code == 1
        assert sentence.startswith("gnomehall: /proc/x: cannot be written into ("), sentence


def test_a_folder_is_not_made_silently_and_one_match_is_one(capsys, tmp_path):
    folder = tmp_path / "new"
    assert run_command(app, ["arena", "gems", "--bots", "random,random", "--games", "1", "--out", str(folder)]) == 0
    told = capsys.readouterr()
    assert f"made the folder {folder}" in told.err
    assert "inf" not in told.out
    assert "1 matches" not in told.out


def test_the_help_of_commands_names_every_bot_and_game_with_a_word(capsys):
    for command in ("play", "arena", "lab", "balance", "screen"):
        assert run_command(app, [command, "--help"]) == 0
        shown = " ".join(capsys.readouterr().out.replace("│", " ").split())
        for name, word in BOTS.items():
            assert f"{name} ({word})" in shown, (command, name)
        if command != "balance":
            assert all(f"{name} ({it.title})" in shown for name, it in GAMES.items())
    assert set(STANDARD_BOTS) <= set(BOTS)


def test_every_option_of_every_command_has_words():
    for command in ("serve", "backup", "restore", "play", "lab", "arena", "ladder", "train", "perft", "screen"):
        for argument in app[command].assemble_argument_collection():
            if argument.parse is not False and argument.show:
                assert argument.parameter.help, (command, argument.name)


def test_a_card_file_to_edit_is_written_and_never_over_another(capsys, tmp_path, name):
    file = tmp_path / "mine.toml"
    assert run_command(app, ["cards", name, "--write", str(file)]) == 0
    assert run_command(app, ["cards", name, "--check", str(file)]) == 0
    file.write_text("mine", encoding="utf-8")
    assert said(capsys, "cards", name, "--write", str(file))[0] == 1
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_record_that_makes_no_sense_is_named_with_its_file(capsys, tmp_path):
    file = tmp_path / "match.jsonl"
    file.write_text("hello", encoding="utf-8")
    for words in (["replay", str(file)], ["verify", str(file)], ["play", "--load", str(file)]):
        assert said(capsys, *words) == (1, f"gnomehall: {file}: line 1: is not JSON")


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_complete_commands(capsys, shell):
    assert run_command(app, ["completion", shell]) == 0
    told = capsys.readouterr().out
    assert "balance" in told
    assert "--language" in told or "language" in told


def test_ctrl_c_leaves_the_line_clean(capsys, monkeypatch):
    def interrupted(*words, **options):
        raise KeyboardInterrupt

    monkeypatch.setattr(App, "__call__", interrupted)
    assert run_command(app, ["games"]) == 130
    assert capsys.readouterr().err == "\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_in_the_terminal_speaks_the_language_of_its_moves(language):
    table = gnomehall.new_table("gnomopolis", 2, seed=1)
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(draw(table, ["A", "B"], language))
    drawn = console.export_text()
    offered = [table.game.cards.buildings[card] for card in table.state.offered if card >= 0]
    assert len(offered) > 2
    assert all(in_language(card.names, language) in drawn for card in offered)


def test_the_help_at_the_table_uses_a_move_of_its_game(name):
    table = gnomehall.new_table(name, 2, seed=1)
    terminal = Terminal(table, ["human", "human"], "en", Console(file=io.StringIO()), Random(1))
    moves = table.legal()
    example, short = re.findall("`([^`]*)`", terminal.help(moves))[:2]
    assert terminal.meant(example, moves) == terminal.meant(short, moves)
    assert "claim" not in terminal.help(moves) or name == "gems"
