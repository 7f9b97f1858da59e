"""What the package asks for: ranges in pyproject.toml, exact versions in constraints.txt."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import gnomehall

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


def test_the_version_stands_in_one_place_and_the_command_says_it():
    assert "version" in PROJECT["project"]["dynamic"]
    assert PROJECT["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "gnomehall.__version__"}
    assert "version" not in json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))
    said = subprocess.check_output(
        [sys.executable, "-c", "from gnomehall.cli import main; main()", "--version"], text=True)
    assert said.strip() == gnomehall.__version__


def test_wheels_are_described_for_three_systems():
    wheels = PROJECT["tool"]["cibuildwheel"]
    assert {"linux", "macos", "windows"} <= set(wheels)
    for system in ("linux", "macos", "windows"):
        assert "npm run build" in wheels[system]["before-all"], "the page belongs into every wheel"
