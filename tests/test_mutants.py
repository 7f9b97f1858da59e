"""Mutation testing: which faults are made, and that a test that notices one is told from one that does not."""

from __future__ import annotations

import ast

import pytest

from benchmarks.mutants import SOURCE, Stage, Workshop, games, mutants_of, rules_of
from benchmarks.mutations import mutations

TEXT = '''"""Not 1 word of this."""
import cython
if not cython.compiled:
    MOST = 3
def take(self, count: int) -> int:
    assert count > 0
    if self.left >= count and not self.closed:
        self.left -= count
        self.tell("é", 2 * count)
    return self.left
'''


def test_the_faults_of_a_text_are_one_token_or_one_statement_each():
    found = [(it.line, TEXT[it.start : it.end], it.new) for it in mutations(TEXT)]
    assert found == [
        (4, "3", "2"), (4, "3", "4"),
        (7, ">=", "<"), (7, ">=", ">"), (7, "and", "or"), (7, "not self.closed", "self.closed"),
        (8, "self.left -= count", "pass"), (8, "-=", "+="),
        (9, 'self.tell("é", 2 * count)', "pass"), (9, "2", "1"), (9, "2", "3"), (9, "*", "+"),
    ]


def test_every_fault_of_the_rules_can_be_read_by_python_and_has_a_name_of_its_own(name):
    found = mutants_of(name)
    assert len({mutant.name for mutant in found}) == len(found) > 300
    for mutant in found[::40]:
        text = (games(SOURCE) / mutant.path).read_text(encoding="utf-8")
        ast.parse(mutant.mutation.apply(text))
        assert "\n-" in mutant.diff()


def test_every_game_has_rules_that_decide_what_is_legal(name):
    assert {path.stem for path in rules_of(name)} >= {"rules", "position"}


@pytest.mark.parametrize(("game", "text", "survives"), [
    ("gems", "self.actions -= 1", False), ("gnomopolis", "self.", True),
])
def test_a_fault_is_noticed_by_tests_of_its_rule_and_survives_others(tmp_path, game, text, survives):
    workshop = Workshop(tmp_path)
    fault = next(it for it in mutants_of(game) if it.mutation.new == "pass" and f"-        {text}" in it.diff())
    path = games(workshop.source) / fault.path
    before = path.read_text(encoding="utf-8")
    assert workshop.survives(fault, [Stage(["tests/gems/test_turn.py"])]) == survives
    assert path.read_text(encoding="utf-8") == before
