"""Every numbered rule of every game has a test named for it and a paragraph in its rules."""

from __future__ import annotations

import re
from pathlib import Path

from gnomehall.games import game, rules_text


def test_every_rule_has_a_test_named_for_it(name):
    tests = "\n".join(path.read_text() for path in (Path(__file__).parent / name).glob("test_*.py"))
    for rule in game(name).rules:
        letter, number = rule.lower().split("-")
        assert re.search(rf"def test_{letter}_{number}_\w+", tests), f"{rule} has no test"


def test_every_rule_is_in_the_rules_people_read(name):
    text = rules_text(name)
    for rule in game(name).rules:
        assert re.search(rf"\b{rule}\b", text), f"{rule} is not explained"
