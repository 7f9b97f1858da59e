"""What a probe is, and the list of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Found:
    """What a probe measured, and whether the finding is open."""

    is_open: bool
    figure: str


Look = Callable[[Path, Path], Found]  # a tree, and an empty folder


@dataclass(frozen=True)
class Probe:
    """A finding (its number and letter) in our own words."""

    name: str
    says: str
    look: Look


PROBES: dict[str, Probe] = {}


def probe(name: str, says: str) -> Callable[[Look], Look]:
    """Put a probe on the list."""
    def add(look: Look) -> Look:
        PROBES[name] = Probe(name, says, look)
        return look

    return add
