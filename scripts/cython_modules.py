"""Which modules are compiled, and how Cython translates them to C: the same for this machine and for the browser."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from Cython.Build import cythonize
from declarations import write_mirror
from setuptools import Extension

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # types come from the declarations
    "infer_types": True,
    "cdivision": False,
    "auto_pickle": False,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
}
SHARED = "gnomehall.core._shared"  # what Cython would otherwise put into every module
MIRROR = Path("build/mirror")
EFFORT = {  # of the C compiler; the rules and the bots have -O3 (see docs/notes/first-minute.md)
    **dict.fromkeys(("tables", "reasons", "plain_state", "constants", "_shared"), "-O1"),  # run once, or for people
    **dict.fromkeys(("encoder", "selfplay", "batch", "rewards"), "-O2"),
}


def effort(name: str) -> str:
    """How hard the C compiler tries on a module."""
    return EFFORT.get(name.rpartition(".")[2], "-O3")


def translated(make: Callable[[str, str], Extension]) -> list[Extension]:
    """Every compiled module as C, the largest first: the last to be ready is a small one."""
    found = [(name, str(path)) for name, path in write_mirror(Path("src"), MIRROR)]
    if found:
        found.append((SHARED, str(MIRROR / "gnomehall/core/_shared.c")))
    built: list[Extension] = cythonize(
        [make(name, path) for name, path in found], compiler_directives=DIRECTIVES, build_dir="build/c",
        include_path=[str(MIRROR)], nthreads=(os.cpu_count() or 1) if found and sys.platform == "linux" else 0,
        shared_utility_qualified_name=SHARED,
    )
    return sorted(built, key=lambda module: -os.path.getsize(module.sources[0]))
