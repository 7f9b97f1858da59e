"""What a bot is: something that chooses a move within a budget, and says why."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import ClassVar

from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game, Json, Move
from gnomehall.core.state import State


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think about one move: simulations, milliseconds, or whichever ends first."""

    simulations: int | None = None
    milliseconds: int | None = None

    def __post_init__(self) -> None:
        for name, value in (("simulations", self.simulations), ("milliseconds", self.milliseconds)):
            if value is not None and (type(value) is not int or value < 1):
                raise ValidationError(f"a budget's {name} must be a whole number from 1, not {value!r}")

    def within(self, other: Budget) -> Budget:
        """The smaller of two budgets, part by part."""
        return Budget(
            _smaller(self.simulations, other.simulations), _smaller(self.milliseconds, other.milliseconds),
        )


def _smaller(a: int | None, b: int | None) -> int | None:
    return b if a is None else a if b is None else min(a, b)


@dataclass(frozen=True, slots=True)
class Choice:
    """A chosen move with its reasons."""

    move: Move
    reasons: tuple[str, ...] = ()
    value: float | None = None  # the chance to win the bot expects, 0 to 1
    margin: float | None = None  # the points ahead of the best other seat it expects at the end
    simulations: int = 0
    note: str = ""  # what went wrong, if a simpler move had to be played

    def as_dict(self) -> dict[str, Json]:
        """The JSON form."""
        return {
            "move": self.move.text, "reasons": list(self.reasons), "value": self.value, "margin": self.margin,
            "simulations": self.simulations, "note": self.note,
        }


class Bot(ABC):
    """A player that sits at one seat of one match; it sees the table, never the referee's seed."""

    name: ClassVar[str] = ""

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.seed = seed

    @abstractmethod
    def choose(self, state: State, budget: Budget) -> Choice:
        """The move for the seat to move; the state is a copy the bot may do anything with."""

    def close(self) -> None:  # noqa: B027  # most bots have nothing to close
        """The match is over."""

    def only(self, state: State) -> Choice | None:
        """The move if there is no choice, at no cost; else None."""
        legal = state.legal_ids()
        if not legal:
            raise ValidationError("no seat is to move here")
        if len(legal) > 1:
            return None
        return Choice(self.game.moves[legal[0]], ("it is the only move",))


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval, which is endless where there is too little to tell."""

    mean: float
    low: float
    high: float

    def as_dict(self) -> dict[str, Json]:
        """The JSON form."""
        return {
            name: value if math.isfinite(value) else None
            for name, value in (("mean", self.mean), ("low", self.low), ("high", self.high))
        }


@dataclass(frozen=True, slots=True)
class Rated:
    """A legal move and what is expected of it."""

    move: Move
    simulations: int
    value: Estimate  # chance to win
    margin: Estimate  # points ahead of the best other seat
    line: tuple[Move, ...] = field(default=())  # the moves expected, this one first
    chances: tuple[float, ...] = ()  # to win, of every seat
