"""Compiles the rules (see scripts/cython_modules.py) and puts the page into wheels.

Without a compiler the plain files run, and without Node there is no page: both are said, neither is an error.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent / "scripts"))
from cython_modules import effort, translated

CHECKS = ["-g0", "-Wno-all", "-Werror=incompatible-pointer-types"]  # the C is Cython's: warnings tell us nothing
WINDOWS = sys.platform == "win32"
PAGE = Path("src/gnomehall/server/static/index.html")
DECLARED_ONLY = os.environ.get("GNOMEHALL_BUILD") == "declared"  # the Makefile compiles and builds in steps of its own


def flags(name: str) -> list[str]:
    """What the C compiler is told about a module."""
    if chosen := os.environ.get("GNOMEHALL_CFLAGS"):
        return chosen.split()
    if WINDOWS:
        return ["/O2"]
    return [effort(name), *CHECKS]


def has_compiler() -> bool:
    """Whether the C compiler that Python asks for is there."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return WINDOWS or shutil.which(command.split()[0]) is not None


def extensions() -> list[Extension]:
    """One extension for each compiled module."""
    if DECLARED_ONLY:
        return []
    if not has_compiler():
        print("gnomehall: no C compiler (install gcc and python3-dev): the rules will run uncompiled, slower",
              file=sys.stderr)
        return []
    built = translated(lambda name, path: Extension(
        name, [path], extra_compile_args=flags(name), include_dirs=["src/gnomehall/bots"],
        extra_link_args=[flag for flag in flags(name) if flag.startswith("-fsan")],
    ))
    for module in built:
        module.optional = True  # cythonize drops it
    return built


class WithPage(build_py):
    """Builds the page before the files are gathered, where it is not built yet and Node is here."""

    def run(self) -> None:
        if not PAGE.is_file() and not DECLARED_ONLY and Path("web/package.json").is_file():
            build_page()
        super().run()


def build_page() -> None:
    """Build it, or say in a sentence what is missing."""
    npm = shutil.which("npm")
    try:
        if npm is None:
            raise OSError("no npm")
        subprocess.run([npm, "ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"], cwd="web", check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd="web", check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"gnomehall: the page is left out, the terminal remains (it needs Node 20.19 or newer: {error})",
              file=sys.stderr)


setup(
    ext_modules=extensions(), cmdclass={"build_py": WithPage},
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
