"""One learner against bots, for Gymnasium.

    env = gnomehall.envs.gymnasium.HallEnv("gems", seats=2, opponents="greedy")

or, after `register()`, `gymnasium.make("gems-v1", seats=2, opponents="greedy")` and
`gymnasium.make_vec("gems-v1", num_envs=1024, seats=2)`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, SupportsInt

import gymnasium
import numpy as np
from numpy.typing import NDArray

from gnomehall.bots.contract import Bot, Budget
from gnomehall.bots.names import make_bot
from gnomehall.core.cards import CardSet
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Choice
from gnomehall.envs.match import RENDER_MODES, Match
from gnomehall.envs.observer import Observation
from gnomehall.games.learning import env_id, learnable

SCENARIO_ID = "scenario-v1"  # with `scenario="gems/KEY"` or a file
LOST = -1.0  # what an illegal action is answered with


def register() -> None:
    """Make `gems-v1` and the other games that have an encoder known to Gymnasium."""
    for name in learnable():
        if env_id(name) not in gymnasium.registry:
            gymnasium.register(
                env_id(name), entry_point="gnomehall.envs.gymnasium:HallEnv",
                vector_entry_point="gnomehall.envs.vector:VectorHall", kwargs={"name": name},
            )
    if SCENARIO_ID not in gymnasium.registry:
        gymnasium.register(SCENARIO_ID, entry_point="gnomehall.envs.scenario:ScenarioEnv")


class HallEnv(gymnasium.Env[Observation, SupportsInt]):
    """A match in which the learner has one seat and bots have the others.

    `opponents` is the name of a bot, or one for each other seat, clockwise from the learner's.  `seat` is the
    learner's, or None: drawn for each match.  An illegal action loses the match, `info["illegal"]` says so.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}

    def __init__(
        self, name: str, seats: int = 2, opponents: str | Sequence[str] = "random", seat: int | None = None,
        reward: str = "win", budget: Budget | None = None, options: Mapping[str, Choice] | None = None,
        cards: str | Path | CardSet | None = None, render_mode: str | None = None,
    ) -> None:
        self.match = Match(name, seats, reward, options, cards, render_mode)
        self.opponents = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != seats - 1:
            raise ValidationError(f"{seats - 1} opponents for {seats} seats, not {len(self.opponents)}")
        for bot in self.opponents:
            make_bot(bot, self.match.game).close()
        if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
            raise ValidationError(f"there is no seat {seat!r} with {seats} seats")
        self.fixed_seat = seat
        self.seat = seat or 0
        self.budget = budget or Budget()
        self.render_mode = render_mode
        self.observation_space: gymnasium.Space[Any] = self.match.observation_space()
        self.action_space = self.match.action_space()
        self.bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match; `seed` deals as `gnomehall.new_table(seed=...)` does."""
        super().reset(seed=seed)
        deal = seed if seed is not None else int(self.np_random.integers(1 << 62))
        seats = self.match.seats
        while True:
            self.seat = int(self.np_random.integers(seats)) if self.fixed_seat is None else self.fixed_seat
            self._seat_bots()
            self._deal(deal)
            self._others_play()
            if not self._is_over():  # else it ended before the learner came to move
                return self.match.see(self.seat), self._info()
            deal = int(self.np_random.integers(1 << 62))

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's move, and the bots' until it is to move again."""
        table = self.match.at_table()
        if not table.state.is_allowed(int(action)):
            return self.match.see(self.seat), LOST, True, False, {**self._info(), "illegal": True}
        table.play(int(action))
        self._others_play()
        is_over = self._is_over()
        return self.match.see(self.seat), self._reward() if is_over else 0.0, is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, where libraries that know masks look for them."""
        mask = np.zeros(self.match.actions, bool)
        mask[self.match.at_table().state.legal_ids()] = True
        return mask

    def render(self) -> Any:
        """The table as `render_mode` says."""
        names = [f"seat {seat}" for seat in range(self.match.seats)]
        for seat, bot in zip(self._others(), self.opponents, strict=True):
            names[seat] = bot
        names[self.seat] = "learner"
        return self.match.render(names)

    def close(self) -> None:
        """End the bots."""
        for bot in self.bots.values():
            bot.close()
        self.bots = {}

    def _others(self) -> list[int]:
        return [(self.seat + k) % self.match.seats for k in range(1, self.match.seats)]

    def _seat_bots(self) -> None:
        self.close()
        for seat, name in zip(self._others(), self.opponents, strict=True):
            self.bots[seat] = make_bot(name, self.match.game, int(self.np_random.integers(1 << 30)))

    def _others_play(self) -> None:
        table = self.match.at_table()
        while table.to_move is not None and table.to_move != self.seat and not self._is_over():
            table.play(self.bots[table.to_move].choose(table.state.clone(), self.budget).move)

    # ---- what a scenario does its own way

    def _deal(self, deal: int) -> None:
        self.match.deal(deal)

    def _is_over(self) -> bool:
        return self.match.at_table().is_over

    def _reward(self) -> float:
        return self.match.rewards()[self.seat]

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "scores": self.match.at_table().scores()}
