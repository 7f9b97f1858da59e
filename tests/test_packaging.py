"""What the package asks for: ranges in pyproject.toml, exact versions in constraints.txt."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LINES = [line for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
PINS = {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in LINES)}
ASKED = [
    *PROJECT["build-system"]["requires"], *PROJECT["project"]["dependencies"],
    *[line for lines in PROJECT["project"]["optional-dependencies"].values() for line in lines],
]


@pytest.mark.parametrize("line", sorted({line for line in ASKED if not line.startswith("gnomehall[")}))
def test_the_package_asks_for_a_range_that_holds_the_pinned_version(line):
    asked = Requirement(line)
    assert [one.operator for one in asked.specifier if one.operator == "=="] == []
    assert asked.specifier.contains(PINS[canonicalize_name(asked.name)])


def test_the_pins_are_exact_versions_without_hosts_and_hashes():
    for line in LINES:
        requirement = Requirement(line)
        assert requirement.url is None
        assert [one.operator for one in requirement.specifier] == ["=="], line
    assert len(PINS) == len(LINES)
