"""The time, inside compiled code without the GIL."""

from __future__ import annotations

import time

import cython


def now() -> float:
    """Seconds on a clock that only goes forward."""
    if cython.compiled:
        clock_gettime(CLOCK_MONOTONIC, cython.address(moment))  # type: ignore[name-defined] # noqa: F821
        return float(moment.tv_sec + moment.tv_nsec * 1e-9)  # type: ignore[name-defined] # noqa: F821
    return time.monotonic()


def seconds() -> float:
    """`now`, for callers in Python."""
    return now()
