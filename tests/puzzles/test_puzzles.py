"""Puzzles: those shipped are proved again (a sample), tries are judged move by move, files are read strictly."""

from __future__ import annotations

import datetime
import random
from pathlib import Path

import msgspec
import pytest

from gnomehall.core.errors import IllegalMove, UnknownRules, ValidationError
from gnomehall.core.languages import LANGUAGES
from gnomehall.core.table import Table
from gnomehall.games import game
from gnomehall.pure import is_compiled
from gnomehall.puzzles import cli
from gnomehall.puzzles.choose import STEP_OF_DAY, near_rating, of_day
from gnomehall.puzzles.generate import in_match
from gnomehall.puzzles.make import NoPuzzle, puzzle_of
from gnomehall.puzzles.puzzle import check_puzzle, read_puzzles, shipped, write_puzzles
from gnomehall.puzzles.tasks import goals_of, task, task_name
from gnomehall.puzzles.tries import next_move, play_try, refutation, solution
from gnomehall.solve import facts_of
from tests.test_commands import gnomehall

SAMPLE = 8  # of each game


def sample(name):
    return random.Random(f"{name} sample").sample(shipped(name), SAMPLE)


def test_a_changed_puzzle_is_not_proved(name):
    it = next(it for it in shipped(name) if it.kind == "turn")
    changes = [{"value": it.value + 1}, {"line": [*it.line, "x"]}, {"seat": it.seat + 1}, {"start": it.start + 1}]
    for change in changes:
        assert check_puzzle(game(name), msgspec.structs.replace(it, **change))


def test_the_solution_solves_and_every_move_of_it_is_right(name):
    for it in sample(name):
        if it.kind == "worth":
            continue
        tried = solution(game(name), it)
        assert tried.status == "solved"
        assert all(judged.is_right for judged in tried.judged)
        assert len(tried.judged) >= len(it.line)


def test_a_wrong_move_is_told_with_what_is_left(name):
    shown = 0
    for it in shipped(name):
        if it.kind != "turn":
            continue
        opened = play_try(game(name), it, [])
        values = opened.solver.values(opened.table.state)
        best = max(value for _, value in values)
        worse = [move for move, value in values if value < best and not opened.solver.facts.is_closing(
            opened.table.state, move)]
        if not worse:
            continue
        tried = play_try(game(name), it, [game(name).moves[worse[0]].text])
        assert tried.status in ("wrong", "failed")
        assert tried.reach < it.value
        assert tried.turn_over or refutation(tried)
        shown += 1
        if shown == 3:
            return
    pytest.fail("no puzzle has a wrong first move")


def test_ending_the_turn_at_once_fails(name):
    facts = facts_of(game(name))
    for it in shipped(name):
        table = it.table(game(name))
        closing = [move.text for move in table.legal() if facts.is_closing(table.state, move.id)]
        if it.kind == "turn" and closing:
            assert play_try(game(name), it, closing).status == "failed"
            with pytest.raises(ValidationError, match="turn is over"):
                play_try(game(name), it, closing * 2)
            return
    assert name == "gems"  # a turn has three actions


def test_the_order_of_moves_does_not_matter_where_the_rules_do_not_care():
    it = game("gems")
    puzzle = next(
        p for p in shipped("gems") if p.kind == "turn" and len({x for x in p.line[:2] if x.startswith("claim")}) == 2)
    swapped = [puzzle.line[1], puzzle.line[0], *puzzle.line[2:]]
    assert play_try(it, puzzle, puzzle.line).status == play_try(it, puzzle, swapped).status == "solved"


def test_an_illegal_move_is_refused(name):
    it = next(it for it in shipped(name) if it.kind == "turn")
    with pytest.raises((IllegalMove, ValidationError)):
        play_try(game(name), it, ["reveal nothing"])
    with pytest.raises(ValidationError, match="at most"):
        play_try(game(name), it, ["pass"] * 500)


def test_a_hint_names_a_move_that_loses_nothing(name):
    it = next(it for it in shipped(name) if it.kind == "turn")
    opened = play_try(game(name), it, [])
    move = next_move(opened)
    assert move is not None
    assert move.id in opened.solver.best_moves(opened.table.state)


def test_a_day_has_its_puzzle_and_its_step(name):
    monday = datetime.date(2026, 11, 16)
    week = [of_day(shipped(name), monday + datetime.timedelta(days=n)) for n in range(7)]
    assert [shipped(name)[it].step for it in week] == list(STEP_OF_DAY)
    assert of_day((), monday) is None


def test_the_next_puzzle_is_near_the_rating(name):
    chosen = [near_rating(shipped(name), 1000, after) for after in range(5)]
    assert len(set(chosen)) == 5
    weak, strong = near_rating(shipped(name), 600, 0), near_rating(shipped(name), 2500, 0)
    assert shipped(name)[weak].rating < shipped(name)[strong].rating


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_task_is_said_in_every_language(name, language):
    it = game(name)
    tasks = {task(it, puzzle, language) for puzzle in shipped(name)}
    assert all(tasks)
    assert all(task_name(it, key, language) for key in goals_of(it))


def test_the_same_match_gives_the_same_puzzles(name):
    assert list(in_match(game(name), 5)) == list(in_match(game(name), 5))


def test_a_file_of_other_cards_or_none_at_all_is_refused(name):
    it = game(name)
    text = write_puzzles(it, "a test", list(shipped(name)[:3]))
    assert read_puzzles(text, it)[1] == list(shipped(name)[:3])
    with pytest.raises(UnknownRules):
        read_puzzles(text.replace(it.card_set.hash, "0" * 16), it)
    for broken in ("", "{}", "nothing", text.replace('"seats"', '"chairs"'), text.replace("puzzles/1", "puzzles/9")):
        with pytest.raises(ValidationError):
            read_puzzles(broken, it)
    for moves in ("x", "9999999", "1 2 3 4", "-1"):
        with pytest.raises((ValidationError, IllegalMove)):
            msgspec.structs.replace(shipped(name)[0], moves=moves).table(it)


def test_a_position_without_a_question_makes_no_puzzle(name):
    it = game(name)
    table = Table(it, max(2, it.fewest), seed=1)
    with pytest.raises(NoPuzzle) as refused:
        puzzle_of(table, "won")
    assert refused.value.key == "won"
    with pytest.raises(NoPuzzle) as refused:
        puzzle_of(table, next(key for key in goals_of(it) if key not in ("points", "won")), to_the_end=True)
    assert refused.value.key == "ending-goal"


@pytest.mark.skipif(not is_compiled(), reason="plain files may take their time")
@pytest.mark.parametrize("bound", ["MEDIAN", "LONGEST"])
def test_proofs_that_take_too_long_fail_the_check(bound, monkeypatch, capsys):
    some = list(shipped("gems")[:2])
    assert cli.prove(game("gems"), some) == 0
    monkeypatch.setattr(cli, bound, 0.0)
    assert cli.prove(game("gems"), some) == 1
    assert "too slow" in capsys.readouterr().err


def test_the_command_finds_puzzles_and_proves_them(tmp_path: Path):
    out = tmp_path / "found.jsonl"
    assert gnomehall("puzzles", "gems", "--count", "2", "--seed", "3", "--out", str(out)).returncode == 0
    run = gnomehall("puzzles", "gems", "--check", "--file", str(out))
    assert run.returncode == 0
    assert "2 of 2 puzzles proved" in run.stdout
    before = read_puzzles(out.read_text(), game("gems"))
    bare = [msgspec.structs.replace(it, found={}, step=0) for it in before[1]]
    out.write_text(write_puzzles(game("gems"), before[0].command, bare))
    assert gnomehall("puzzles", "gems", "--rate", "--file", str(out)).returncode == 0
    assert read_puzzles(out.read_text(), game("gems")) == before, "the levels find the same again"
    out.write_text(out.read_text().replace('"value":', '"value":1'))
    assert gnomehall("puzzles", "gems", "--check", "--file", str(out)).returncode == 1
    assert "step" in gnomehall("puzzles", "gems", "--table").stdout
