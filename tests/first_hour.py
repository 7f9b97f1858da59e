"""CONTRIBUTING.md followed step by step on a clean copy of the repository.

    python -m tests.first_hour      # on a real clone with an environment of its own, made by `make setup quick`
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from tests.worked_pages import ROOT, check_page

PAGE = "CONTRIBUTING.md"


def clean_copy(folder: Path) -> Path:
    """The files that git knows, as they are now, committed in a repository of their own."""
    listed = _git(ROOT, "ls-files", "--cached", "--others", "--exclude-standard").splitlines()
    for name in listed:
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    _git(folder, "init", "-q")
    _git(folder, "add", "-A")
    _git(folder, "-c", "user.name=gnome", "-c", "user.email=gnome@localhost", "commit", "-q", "-m", "all")
    return folder


def _git(folder: Path, *words: str) -> str:
    return subprocess.run(
        ["git", *words], cwd=folder, check=True, text=True, stdout=subprocess.PIPE, timeout=120,
    ).stdout


def main() -> None:
    """A clone, its environment, the quick tests, and the first hour in it."""
    with tempfile.TemporaryDirectory(prefix="gnomehall-first-hour-") as folder:
        clone = Path(folder, "gnomehall")
        _git(ROOT, "clone", "-q", str(ROOT), str(clone))
        left_out = ("PYTHONPATH", "VIRTUAL_ENV")
        own = {name: value for name, value in os.environ.items() if name not in left_out}
        subprocess.run(["make", "setup", "quick"], cwd=clone, env=own, check=True, timeout=3600)
        examples = check_page(clone / PAGE, clone, clone / ".venv" / "bin" / "python")
        print(f"the first hour: {examples} commands of {PAGE} did what it says")


if __name__ == "__main__":
    main()
