"""A review as it is kept: without words, so it serves every language."""

from __future__ import annotations

from typing import Literal

import msgspec

from gnomehall.core.game import Choice
from gnomehall.review.decisions import Decision

State = Literal["running", "done", "stopped", "failed"]
LONGEST = 60  # seconds a review may take, as people are told


class Reviewed(msgspec.Struct):
    """A review on its way or done."""

    state: State
    done: int
    of: int
    seconds: float
    game: str
    cards: str | None
    options: dict[str, Choice]
    seat: int
    log: list[str]
    decisions: list[Decision] = []
    draws: list[float] = []
    scores: list[int] = []


class Prepared(msgspec.Struct):
    """What a review begins with; its name can only be told by who has the match."""

    name: str
    review: Reviewed
    chosen: list[int]  # the moves before each decision that is weighed
