"""The command line, as a person types it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gnomehall.core.languages import LANGUAGES
from gnomehall.games import GAMES, game, rules_text
from tests.test_records import finished


def gnomehall(*words: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    return subprocess.run(
        [sys.executable, "-c", "from gnomehall.cli import main; main()", *words], input=typed, text=True,
        capture_output=True, check=False, timeout=120, env={**os.environ, "COLUMNS": "120", **env},
    )


def test_games_lists_every_game():
    run = gnomehall("games")
    assert run.returncode == 0
    assert all(name in run.stdout for name in GAMES)


def test_help_names_every_command():
    run = gnomehall("--help")
    for command in ("play", "games", "rules", "cards", "replay", "verify", "perft", "bench", "lab"):
        assert command in run.stdout
        assert gnomehall(command, "--help").returncode == 0


def test_rules_and_cards_of_a_game_are_printed(name):
    assert game(name).rules[-1] in gnomehall("rules", name).stdout
    assert "ours" in gnomehall("cards", name).stdout
    cards = json.loads(gnomehall("cards", name, "--json").stdout)
    assert cards["hash"] == game(name).card_set.hash
    assert all(card["source"] for card in cards["cards"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_printed_in_every_language(name, language):
    printed = " ".join(gnomehall("rules", name, "--language", language).stdout.split())
    lines = [line for line in rules_text(name, language).splitlines() if line and not line.startswith("<!--")]
    title, lead = lines[:2]
    assert "<!--" not in printed
    assert printed.startswith(" ".join([title.removeprefix("# "), lead])[:80])
    assert game(name).rules[-1] in printed


@pytest.mark.parametrize("words", [["rules", "gems"], ["cards", "gems"], ["play", "gems"], ["replay", "file"]])
def test_an_unknown_language_is_answered_with_those_there_are(words):
    run = gnomehall(*words, "--language", "xx")
    assert run.returncode == 2
    assert 'Invalid value "xx" for --language. Choose from en, pt, fr, it.' in run.stdout + run.stderr


def test_a_good_card_file_is_accepted_and_a_bad_one_refused_with_card_and_field(tmp_path):
    good = tmp_path / "good.toml"
    good.write_text(game("gems").card_set.text, encoding="utf-8")
    assert gnomehall("cards", "gems", "--check", str(good)).returncode == 0
    bad = tmp_path / "bad.toml"
    bad.write_text(good.read_text().replace("count = 10", "count = -1"), encoding="utf-8")
    run = gnomehall("cards", "gems", "--check", str(bad))
    assert run.returncode == 1
    assert run.stderr.strip().endswith("bad.toml: token coal: count: It must be from 0 to 30, not -1.")


def test_a_card_file_with_turns_without_end_is_accepted_with_a_warning(tmp_path):
    file = tmp_path / "long.toml"
    text = game("gnomopolis").card_set.text.replace("effect = { search = 1 }", "effect = { search = 2 }", 1)
    file.write_text(text, encoding="utf-8")
    run = gnomehall("cards", "gnomopolis", "--check", str(file))
    assert run.returncode == 0
    good, warning = run.stdout.splitlines()
    assert "a good card set of Gnomopolis" in good
    assert warning.startswith("- With Patrol (1 soldier → find 2 gnomes of your choice) a turn could go on without end")
    assert "Patrulhar" in gnomehall("cards", "gnomopolis", "--check", str(file), "--language", "pt").stdout
    answer = json.loads(gnomehall("cards", "gnomopolis", "--check", str(file), "--json").stdout)
    assert answer["warnings"] == [warning.removeprefix("- ")]


def test_a_record_is_told_and_verified(tmp_path):
    file = tmp_path / "match.jsonl"
    file.write_text(finished(), encoding="utf-8")
    told = gnomehall("replay", str(file), "--language", "fr")
    assert "explore la grotte" in told.stdout
    run = gnomehall("verify", str(file))
    assert (run.returncode, "fair" in run.stdout) == (0, True)


@pytest.mark.parametrize(
    "words",
    [
        ["replay", "no-such-file"], ["verify", "no-such-file"], ["rules", "chess"], ["cards", "chess"],
        ["cards", "gems", "--check", "no-such-file"], ["perft", "gems", "--seats", "9"],
        ["perft", "gems", "--depth", "99"],
        ["play", "chess"], ["play", "gems", "--players", "human,wizard"], ["play", "gems", "--players", "human"],
        ["bench", "--seconds", "0"], ["replay", str(Path(__file__))],
    ],
    ids=" ".join,
)
def test_a_mistake_is_answered_with_one_line_and_exit_code_1(words):
    run = gnomehall(*words)
    assert run.returncode == 1
    assert run.stderr.startswith("gnomehall: ")
    assert len(run.stderr.splitlines()) == 1


def test_a_wrong_command_line_is_exit_code_2_without_a_traceback():
    for words in (["fly"], ["perft", "gems", "--depth", "x"], ["verify"], ["cards", "gems", "--language", "xx"]):
        run = gnomehall(*words)
        assert run.returncode == 2
        assert "Traceback" not in run.stderr + run.stdout


def test_perft_counts_lines():
    assert gnomehall("perft", "gems", "--seats", "2", "--depth", "4").stdout.split() == [
        "0", "1", "1", "2", "2", "4", "3", "38", "4", "140",
    ]


def test_bench_prints_what_it_measured():
    figures = json.loads(gnomehall("bench", "--json", "--seconds", "0.05").stdout)
    assert figures["compiled"] is True
    assert figures["calibration"] > 0
    assert [row["game"] for row in figures["games"]] == list(GAMES)
    for row in figures["games"]:
        for key in ("moves_per_s", "matches_per_s", "two_threads_moves_per_s", "step_moves_per_s", "clone_us",
                    "simulations_per_s", "simulations_per_s_two_seats"):
            assert row[key] > 0
        assert row["moves_per_s"] > 3 * row["uncompiled_moves_per_s"]
        assert row["vector_moves_per_s"] > row["aec_moves_per_s"] > 0


def test_a_match_in_the_terminal_by_numbers_words_and_undo(tmp_path):
    save = tmp_path / "saved.jsonl"
    typed = f"explore @17\nundo\nwhy collect five\nwhy explore\n?\nlog\nsave {save}\n99\nfly\nclaim ruby\nundo\nquit\n"
    run = gnomehall("play", "gems", "--terminal", "--players", "human,greedy", "--seed", "1", typed=typed)
    assert run.returncode == 0
    for words in (
        "explores the cave", "G-6:", "That is possible now", "Saved", "is not a move", "Nothing can be undone",
        "Undone: Claim Ruby",
    ):
        assert words in run.stdout
    again = gnomehall("play", "gems", "--terminal", "--players", "human,greedy", "--seed", "1", typed=typed)
    assert again.stdout == run.stdout
    on = gnomehall("play", "--terminal", "--load", str(save), "--players", "random,greedy")
    assert "The end (G-1" in on.stdout


def test_g_11_the_terminal_counts_quiet_rounds_down_until_somebody_explores():
    typed = "retreat\n" * 48 + "explore\nquit\n"
    run = gnomehall("play", "gems", "--terminal", "--players", "human,human", "--seed", "1", typed=typed)
    drawn = run.stdout.split("your move")[:-1]
    assert ["quiet round" in table for table in drawn] == [False] * 42 + [True] * 7 + [False]


def test_a_person_can_finish_a_match_in_the_terminal_and_see_the_score_explained(name):
    seats = ",".join(["human"] + ["greedy"] * (max(2, game(name).fewest) - 1))
    run = gnomehall("play", name, "--terminal", "--players", seats, "--seed", "2", typed="1\n" * 3000)
    assert run.returncode == 0
    assert "where they come from" in run.stdout


def test_a_match_of_bots_tells_itself_in_every_language(name):
    for language in ("pt", "it"):
        run = gnomehall("play", name, "--players", "random,greedy", "--language", language)
        assert run.returncode == 0, run.stderr
