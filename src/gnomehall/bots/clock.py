"""The time, inside compiled code without the GIL."""

from __future__ import annotations

import time

import cython


def now() -> float:
    """Seconds on a clock that only goes forward."""
    if cython.compiled:
        return gnomehall_clock()  # type: ignore[name-defined, no-any-return] # noqa: F821  # of clock.h
    return time.monotonic()


def seconds() -> float:
    """`now`, for callers in Python."""
    return now()
