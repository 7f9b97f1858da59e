"""The figures of a game that bots need, found by matches (docs/bots.md)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tuning:
    """How one game is judged and searched."""

    scale: float = 500.0  # the lead, in hundredths of a point, that makes a win e times as likely
    blend: float = 0.1  # how much the margin counts beside the win
    explore: float = 1.0
    trust: float = 1.0
    sharp: float = 0.1
    slip: float = 100.0  # hundredths of a point: what a human slip costs
    playout: int = 0
    tries: int = 2
    rounds: int = 1


TUNINGS = {"gems": Tuning(), "gnomopolis": Tuning(), "gnomeland": Tuning()}


def tuning(game: str) -> Tuning:
    """The figures of a game."""
    return TUNINGS.get(game, Tuning())
