"""Thousands of matches at once, with Gymnasium's vector interface; the work is done in `batch.py`.

    env = VectorHall("gems", num_envs=1024, seats=2, opponents="random")
    seen, info = env.reset(seed=1)
    seen, reward, terminated, truncated, info = env.step(env.legal_actions())

A match that ends begins anew in the same step (`AutoresetMode.SAME_STEP`): the observation is the new
match's, the last one of the old is `info["final_obs"]`.  An illegal action raises an error and changes
nothing.  Chance comes from fast dice of each match's own, not from the fair chance of tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from gnomehall.bots.outlook import Outlook
from gnomehall.bots.tuning import tuning
from gnomehall.core.dice import Dice
from gnomehall.core.errors import IllegalMove, ValidationError
from gnomehall.core.game import Choice
from gnomehall.core.state import State
from gnomehall.envs.batch import BY_CALLER, BY_GREEDY, BY_RANDOM, Batch
from gnomehall.envs.observer import Observation, Observer
from gnomehall.envs.rewards import Judge, kind_of

OPPONENTS = {"self": BY_CALLER, "random": BY_RANDOM, "greedy": BY_GREEDY}
Arrays = dict[str, NDArray[Any]]


class VectorHall(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many matches of one game; `opponents` are "random", "greedy", one for each other seat, or "self":
    then the caller plays every seat, and each observation and reward is that of the seat to move."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self, name: str, num_envs: int = 1, seats: int = 2, opponents: str | Sequence[str] = "random",
        seat: int | None = None, reward: str = "win", options: Mapping[str, Choice] | None = None,
        cards: str | Path | None = None, copy: bool = True, render_mode: None = None,
    ) -> None:
        if type(num_envs) is not int or not 1 <= num_envs <= 1_000_000:
            raise ValidationError("num_envs must be from 1 to a million")
        self.observer = Observer(name, seats, options, cards)
        self.num_envs = num_envs
        self.seats = seats
        self.copy = copy  # False: the arrays of a step are written over by the next
        self.single_observation_space = self.observer.observation_space()
        self.single_action_space = self.observer.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._batch = self._make_batch(opponents, seat, Judge(kind_of(reward)))

    def _make_batch(self, opponents: str | Sequence[str], seat: int | None, judge: Judge) -> Batch:
        it = self.observer
        names = [opponents] * (self.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != self.seats - 1 or any(name not in OPPONENTS for name in names):
            raise ValidationError(f"opponents: {', '.join(OPPONENTS)}, or one of them for each other seat")
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.seats):
            raise ValidationError(f"there is no seat {seat!r} with {self.seats} seats")
        start = it.game.start(self.seats, it.options)
        figures = tuning(it.game.name)
        batch = Batch(
            start, self.num_envs, it.encoder, judge, Outlook(start, figures.scale, figures.blend),
            [BY_CALLER, *[OPPONENTS[name] for name in names]], -1 if seat is None else seat, it.actions,
        )
        n, size = self.num_envs, it.encoder.size
        self._seen = np.zeros((n, size), np.float32)
        self._final = np.zeros((n, size), np.float32)
        self._mask = np.zeros((n, it.actions), np.int8)
        self._rewards = np.zeros((n, self.seats), np.float32)
        self._paid = np.zeros(n, np.float32)
        self._over = np.zeros(n, np.int8)
        self._mover = np.zeros(n, np.int64)
        self._learner = np.zeros(n, np.int64)
        batch.attach(
            self._seen.reshape(-1), self._final.reshape(-1), self._mask.reshape(-1), self._rewards.reshape(-1),
            self._paid, self._over, self._mover, self._learner,
        )
        return batch

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Mapping[str, Any] | None = None,
    ) -> tuple[Arrays, dict[str, Any]]:
        """New matches; match i has the seed `seed + i`, or the i-th seed."""
        seeds = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else seed
        if seeds is None:
            seeds = [None] * self.num_envs
        if len(seeds) != self.num_envs:
            raise ValidationError(f"{len(seeds)} seeds for {self.num_envs} matches")
        for number, one in enumerate(seeds):
            drawn = int(self.np_random.integers(1 << 62)) if one is None else int(one)
            self._batch.seed(number, drawn)
            self._batch.begin(number)
        self._batch.sampler = Dice(seeds[0] if seeds[0] is not None else 0)
        return self._observations(), {"to_move": self._mover.copy(), "seat": self._learner.copy()}

    def step(
        self, actions: NDArray[np.int64],
    ) -> tuple[Arrays, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play one action in every match."""
        chosen = np.ascontiguousarray(actions, np.int64).reshape(self.num_envs)
        wrong = self._batch.first_illegal(chosen)
        if wrong >= 0:
            raise IllegalMove("", f"match {wrong}: action {chosen[wrong]} is not legal, see its action_mask")
        ended = self._batch.step(chosen)
        over = self._over.astype(bool)
        info: dict[str, Any] = {"to_move": self._mover.copy(), "seat": self._learner.copy()}
        if ended:
            info |= self._ends(over)
        return self._observations(), self._paid.copy(), over, np.zeros(self.num_envs, bool), info

    def legal_actions(self) -> NDArray[np.int64]:
        """A legal action for every match, any as likely: a random player that costs nothing."""
        actions = np.empty(self.num_envs, np.int64)
        self._batch.sample(actions)
        return actions

    def state(self, number: int) -> State:
        """A copy of the position of a match, for a bot to think about."""
        state: State = self._batch.states[number]
        return state.clone()

    def _observations(self) -> Arrays:
        if self.copy:
            return {"observation": self._seen.copy(), "action_mask": self._mask.copy()}
        return {"observation": self._seen, "action_mask": self._mask}

    def _ends(self, over: NDArray[np.bool_]) -> dict[str, Any]:
        """What Gymnasium asks of a step that ended matches: their last observations and infos."""
        final = np.full(self.num_envs, None, object)
        for number in np.flatnonzero(over):
            final[number] = {
                "observation": self._final[number].copy(), "action_mask": np.zeros(self.observer.actions, np.int8),
            }
        rewards = np.where(over[:, None], self._rewards, 0)
        return {
            "final_obs": final, "_final_obs": over,
            "final_info": {"rewards": rewards, "_rewards": over}, "_final_info": over,
        }
