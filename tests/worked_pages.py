"""Runs the examples of a Markdown page in order and compares what they print with what the page shows.

A block of `python` shares its names with the blocks before it; the block of `text` after it is what it prints. A
block of `console` has commands after `$` and, below each, what it prints, with its exit code if that is not 0.
`...` stands for anything.

    python -m tests.worked_pages docs/tutorials/designer.md     # writes the outputs anew; review the diff
"""

from __future__ import annotations

import contextlib
import doctest
import io
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```(python|console)\n(.*?)^```$(?:\n+^```text\n(.*?)^```$)?", re.DOTALL | re.MULTILINE)
EXIT = re.compile(r"^\(exit code \d+\)$", re.MULTILINE)
PYTHON = Path(sys.executable)
START = "from gnomehall.cli import main; main()"


@dataclass(frozen=True)
class Example:
    """One block of Python, or one command, and what the page says it prints."""

    code: str
    shown: str
    is_command: bool
    span: tuple[int, int]  # of the shown output, in the page; empty where nothing is shown


def examples(page: str) -> Iterator[Example]:
    """The examples of a page, in order."""
    for block in BLOCK.finditer(page):
        if block[1] == "python":
            yield Example(block[2], block[3] or "", False, block.span(3) if block[3] else (0, 0))
            continue
        for command in re.finditer(r"^\$ (.*?(?:\\\n.*?)*)\n((?:(?!\$ ).*\n)*)", block[2], re.MULTILINE):
            start = block.start(2)
            yield Example(command[1], command[2], True, (start + command.start(2), start + command.end(2)))


def run(example: Example, names: dict[str, object], folder: Path, python: Path = PYTHON) -> str:
    """What an example prints; a command uses this Python, and the sources of the folder if it has any."""
    if not example.is_command:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(compile(example.code, "example", "exec"), names)
        return out.getvalue()
    words = shlex.split(example.code, comments=True)
    more = {}
    while re.match(r"[A-Z_]+=", words[0]):
        name, _, value = words.pop(0).partition("=")
        more[name] = value
    programs = {"gnomehall": (str(python), "-c", START), "python": (str(python),)}
    sources = (folder if (folder / "src").is_dir() else ROOT) / "src"
    done = subprocess.run(
        [*programs.get(words[0], (words[0],)), *words[1:]], cwd=folder, check=False, text=True, timeout=300,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        env={**os.environ, "PYTHONPATH": str(sources), "COLUMNS": "90", "NO_COLOR": "1", **more},
    )
    printed = re.sub(r"[ \t]+$", "", done.stdout, flags=re.MULTILINE)
    return printed + (f"(exit code {done.returncode})\n" if done.returncode else "")


def is_as_shown(shown: str, printed: str) -> bool:
    """Whether the output is the one of the page; `...` does not stand for an exit code."""
    ends = [EXIT.findall(text) for text in (shown, printed)]
    if ends[0] != ends[1]:
        return False
    return doctest.OutputChecker().check_output(shown, printed, doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)


def check_page(path: Path, folder: Path, python: Path = PYTHON) -> int:
    """Run a page in a folder; how many examples it has."""
    names: dict[str, object] = {"__name__": "page"}
    found = list(examples(path.read_text(encoding="utf-8")))
    with contextlib.chdir(folder):
        for example in found:
            printed = run(example, names, folder, python)
            assert is_as_shown(example.shown, printed), f"{example.code}\nshown:\n{example.shown}\nprinted:\n{printed}"
    return len(found)


def write_page(path: Path) -> None:
    """Put what the examples print now into the page; outputs with `...` stay as they are if they still agree."""
    page = path.read_text(encoding="utf-8")
    names: dict[str, object] = {"__name__": "page"}
    new, upto = "", 0
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        for example in examples(page):
            printed = run(example, names, Path(folder))
            start, end = example.span
            if end and not is_as_shown(example.shown, printed):
                new += page[upto:start] + printed
                upto = end
            elif not end and printed.strip():
                print(f"the page does not show what this prints:\n{example.code}\n{printed}")
    path.write_text(new + page[upto:], encoding="utf-8")


if __name__ == "__main__":
    for argument in sys.argv[1:]:
        write_page(Path(argument).absolute())
