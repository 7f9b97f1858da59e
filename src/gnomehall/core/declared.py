"""What compiled modules are written with: C functions, C types, and fields declared once.

A module that imports from here is compiled.  `scripts/declarations.py` reads its annotations and
writes the C declarations; this file is what the same names mean where the plain files run.

- `int` is a 64-bit number, `bool` and `float` are C's, a class of a compiled module is itself.
- `Annotated[list[int], "short", 6]` is an array of six C shorts, `Annotated[int, "unsigned long long"]`
  any other C type.
- `@nogil` makes a C function that runs without the GIL; every local in it is a 64-bit number
  unless it is annotated otherwise.  `@cpdef` makes one that Python may call too; both may be given.
- `@inline` is for a small `@nogil` function that other modules call often: their compilers see its
  body.  A method so marked cannot be overridden.
- A constant in capitals becomes a C constant.
- A field whose name begins with an underscore is no part of the position: it is neither copied
  nor compared.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import cache
from typing import ParamSpec, TypeVar

NO_PART = {"count", "options", "weights"}  # of `State`: what may be done, not where the match stands

Given = ParamSpec("Given")
Result = TypeVar("Result")


def nogil(function: Callable[Given, Result]) -> Callable[Given, Result]:
    """A C function without the GIL, for compiled callers only."""
    return function


def inline(function: Callable[Given, Result]) -> Callable[Given, Result]:
    """A small C function without the GIL, compiled into its callers."""
    return function


def cpdef(function: Callable[Given, Result]) -> Callable[Given, Result]:
    """A C function that Python may call too."""
    return function


def zero_fields(state: object) -> None:
    """Set every number and array of a state to 0, as C does by itself."""
    for name, zero in _fields(type(state)):  # type: ignore[arg-type]  # a class can be hashed
        setattr(state, name, list(zero) if isinstance(zero, list) else zero)


def copy_fields(state: object, other: object) -> None:
    """Copy every field of the position."""
    for name in field_names(type(state)):
        value = getattr(other, name)
        setattr(state, name, list(value) if isinstance(value, list) else value)


def hash_fields(state: object, salt: int) -> int:
    """A number that two different positions share only by the rarest accident; each salt gives another."""
    values = [getattr(state, name) for name in field_names(type(state))]
    return hash((salt, *[tuple(value) if isinstance(value, list) else value for value in values]))


def field_names(kind: type) -> tuple[str, ...]:
    """The names of all fields of the position, in the order they are declared."""
    return tuple(name for name, _ in _fields(kind) if not name.startswith("_"))


@cache
def _fields(kind: type) -> tuple[tuple[str, int | list[int]], ...]:
    """Every number a class declares, its bases' first: its name, and what it is at first: 0, False or a list."""
    found: list[tuple[str, int | list[int]]] = []
    for base in reversed(kind.__mro__):
        known = vars(sys.modules[base.__module__])
        for name, annotation in vars(base).get("__annotations__", {}).items():
            if name in NO_PART:
                continue
            array = re.fullmatch(r"Annotated\[list\[\w+\], ['\"][a-z ]+['\"], (.+)\]", annotation)
            if array:
                found.append((name, [0] * int(eval(array[1], known))))
            elif annotation in ("int", "bool"):
                found.append((name, False if annotation == "bool" else 0))
    return tuple(found)
