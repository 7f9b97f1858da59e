"""The README tells the truth: its Python runs."""

from __future__ import annotations

import re
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_python_of_the_readme_runs():
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


def test_the_readme_names_the_two_commands_and_every_dependency():
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    needed = re.search(r"^dependencies = \[(.*?)\]", project, re.DOTALL | re.MULTILINE)
    assert needed
    assert "make play" in README
    assert "make test" in README
    for name in re.findall(r'"([a-z._-]+)', needed[1], re.IGNORECASE):
        assert name.split("[")[0].lower() in README.lower(), name


def test_the_pictures_are_there_and_small_and_the_first_one_moves():
    names = re.findall(r"!\[[^\]]+\]\((docs/pictures/[^)]+)\)", README)
    assert len(names) == 5
    for name in names:
        assert (ROOT / name).stat().st_size < 400_000, name
    with Image.open(ROOT / names[0]) as first:
        assert getattr(first, "n_frames", 1) > 10
