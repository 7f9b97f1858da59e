"""Compiles the rules (see scripts/declarations.py).  Without a compiler the plain files run."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

sys.path.insert(0, str(Path(__file__).parent / "scripts"))
from declarations import write_mirror

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
FLAGS = os.environ.get("GNOMEHALL_CFLAGS", "-O3 -g0 -Werror=incompatible-pointer-types").split()


def extensions() -> list[Extension]:
    """One extension for each compiled module."""
    mirror = Path("build/mirror")
    modules = [
        Extension(
            name, [str(path)], extra_compile_args=FLAGS, extra_link_args=[f for f in FLAGS if f.startswith("-fsan")],
        )
        for name, path in write_mirror(Path("src"), mirror)
    ]
    built: list[Extension] = cythonize(
        modules, compiler_directives=DIRECTIVES, build_dir="build/cython",
        include_path=[str(mirror)], nthreads=2 if modules else 0,
    )
    for module in built:
        module.optional = True  # cythonize drops it
    return built


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
