"""Every numbered rule of every game has a test named for it and a paragraph in its rules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from gnomehall.games import game, rules_text


def test_every_rule_has_a_test_named_for_it(name):
    found = [test for path in (Path(__file__).parent / name).glob("test_*.py") for test in checking_tests(path)]
    for rule in game(name).rules:
        start = f"test_{rule.lower().replace('-', '_')}_"
        assert any(test.startswith(start) for test in found), f"{rule} has no test"


def checking_tests(path: Path) -> list[str]:
    """The names of the functions of a file that call something or assert it: not those with an empty body."""
    functions = [node for node in ast.parse(path.read_text()).body if isinstance(node, ast.FunctionDef)]
    return [one.name for one in functions if any(isinstance(node, (ast.Assert, ast.Call)) for node in body(one))]


def body(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """What a function does, without its decorators."""
    for statement in function.body:
        yield from ast.walk(statement)


def test_an_empty_test_tests_no_rule(tmp_path):
    file = tmp_path / "test_empty.py"
    file.write_text('def test_g_1_empty():\n    """Says much."""\n\n\ndef test_g_2_full():\n    assert 1\n')
    assert checking_tests(file) == ["test_g_2_full"]


def test_every_rule_is_in_the_rules_people_read(name):
    text = rules_text(name)
    for rule in game(name).rules:
        assert re.search(rf"\b{rule}\b", text), f"{rule} is not explained"
