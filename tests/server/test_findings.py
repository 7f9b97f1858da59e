"""The probes of `benchmarks.findings`: a few of them against this tree, and every finding has one and a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from benchmarks.findings.__main__ import MODULES, look
from benchmarks.findings.held import HELD
from benchmarks.findings.probe import PROBES

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("finding", ["12f", "14", "23e"])
def test_a_finding_is_closed(finding: str) -> None:
    found = look(PROBES[finding], ROOT)
    assert not found.is_open, found.figure


def test_every_finding_has_a_probe_and_a_test_that_exists() -> None:
    assert len(MODULES) == 7
    assert {int(re.match(r"\d+", name)[0]) for name in PROBES} == set(range(1, 24))  # type: ignore[index]  # a number
    assert set(PROBES) == set(HELD)
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "server").glob("test_*.py"))
    for names in HELD.values():
        for name in names:
            assert f"def {name}(" in tests, name
