"""What all interfaces share: how a seat sees a position, as numpy arrays in Gymnasium's spaces."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from gnomehall.core.cards import CardSet
from gnomehall.core.game import Choice
from gnomehall.core.state import State
from gnomehall.games import game as load_game
from gnomehall.games.learning import make_encoder

FURTHEST = 100.0  # counts without a limit, such as coins, may pass their scale

Observation = dict[str, NDArray[np.generic]]


class Observer:
    """A game with a number of seats and its options, seen through arrays."""

    def __init__(
        self, name: str, seats: int, options: Mapping[str, Choice] | None = None,
        cards: str | Path | CardSet | None = None,
    ) -> None:
        self.game = load_game(name, cards)
        self.seats = self.game.check_seats(seats)
        self.options = self.game.check_options(options or {}, seats)
        self.encoder = make_encoder(self.game, seats)
        self.layout = self.encoder.layout
        self.actions = len(self.game.moves)

    def action_space(self) -> spaces.Discrete:
        """An action is the id of a move; ids of chance are in it too, and never legal."""
        return spaces.Discrete(self.actions)

    def observation_space(self) -> spaces.Dict:
        """The observation, and which actions are legal."""
        return spaces.Dict({
            "observation": spaces.Box(0.0, FURTHEST, (self.encoder.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
        })

    def observe(self, state: State, seat: int) -> Observation:
        """What a seat sees; no action is legal for a seat that is not to move."""
        seen = np.empty(self.encoder.size, np.float32)
        self.encoder.encode(state, seat, seen)
        mask = np.zeros(self.actions, np.int8)
        if state.mover == seat:
            mask[state.legal_ids()] = 1
        return {"observation": seen, "action_mask": mask}
