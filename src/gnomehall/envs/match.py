"""One match behind an environment: a table, its seeds, its drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gnomehall.core.cards import CardSet
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Choice
from gnomehall.core.table import Table
from gnomehall.envs.observer import Observation, Observer
from gnomehall.envs.rewards import Judge, kind_of

RENDER_MODES = ("ansi", "rgb_array")


class Match(Observer):
    """A table that can be dealt again and again; `deal` says which numbers a seed gives."""

    def __init__(
        self, name: str, seats: int, reward: str, options: Mapping[str, Choice] | None = None,
        cards: str | Path | CardSet | None = None, render_mode: str | None = None,
    ) -> None:
        super().__init__(name, seats, options, cards)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValidationError(f"render_mode must be one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.judge = Judge(kind_of(reward))
        self.render_mode = render_mode
        self.table: Table | None = None

    def deal(self, seed: int) -> Table:
        """A new table: the same deal as `gnomehall.new_table(..., seed=seed)`."""
        self.table = Table(self.game, self.seats, self.options, seed)
        return self.table

    def at_table(self) -> Table:
        """The table, once there is one."""
        if self.table is None:
            raise ValidationError("reset the environment first")
        return self.table

    def see(self, seat: int) -> Observation:
        """What a seat sees now."""
        return self.observe(self.at_table().state, seat)

    def rewards(self) -> list[float]:
        """The reward of every seat, once the match is over."""
        return self.judge.rewards(self.at_table().state)

    def render(self, names: Sequence[str]) -> str | NDArray[np.uint8] | None:
        """The table as text for a terminal, or as a picture."""
        if self.render_mode == "ansi":
            from gnomehall.envs.drawing import as_text

            return as_text(self.at_table(), names)
        if self.render_mode == "rgb_array":
            from gnomehall.envs.drawing import as_picture

            return as_picture(self.at_table(), names)
        return None
