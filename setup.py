"""Compiles the rules: every module that has a `.pxd` beside it.  Without a compiler the plain files run."""

from __future__ import annotations

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # types come from the .pxd
    "infer_types": True,
    "cdivision": False,
    "auto_pickle": False,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
}
FLAGS = os.environ.get("GNOMEHALL_CFLAGS", "-O3 -g0 -Werror=incompatible-pointer-types").split()


def extensions() -> list[Extension]:
    """One extension for each `.py` with a `.pxd` of its own."""
    source = Path("src")
    compiled = [p.with_suffix(".py") for p in sorted(source.rglob("*.pxd")) if p.stem != "__init__"]
    modules = [
        Extension(
            ".".join(path.relative_to(source).with_suffix("").parts), [str(path)],
            extra_compile_args=FLAGS, extra_link_args=[f for f in FLAGS if f.startswith("-fsan")],
        )
        for path in compiled
    ]
    built: list[Extension] = cythonize(
        modules, compiler_directives=DIRECTIVES, build_dir="build/cython",
        include_path=[str(source)], nthreads=2 if modules else 0,
    )
    for module in built:
        module.optional = True  # cythonize drops it
    return built


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
