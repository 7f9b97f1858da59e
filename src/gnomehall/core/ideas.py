"""What makes the line of a puzzle pretty: named surprises.

A game names its own in `ideas.py` of its folder: `IDEAS`, by key (texts, `GAME-idea-KEY`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from gnomehall.core.game import Move
from gnomehall.core.state import State


class Step(NamedTuple):
    """A decision of a line, with the positions before and after it and every move that was legal."""

    before: State
    move: Move
    after: State
    legal: list[Move]


Idea = Callable[[Sequence[Step], int], bool]  # the line and its seat: is the idea in it?
