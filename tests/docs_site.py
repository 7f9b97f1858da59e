"""The documentation built into a folder of a test, links checked."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def build_docs(folder: Path) -> Path:
    """What `make docs` does, elsewhere."""
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)], cwd=ROOT, check=False,
        text=True, capture_output=True, timeout=180, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "which is excluded" not in done.stderr, done.stderr
    return folder
