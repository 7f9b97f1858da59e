"""The games for PettingZoo: every seat is an agent.

    env = gnomehall.envs.pettingzoo.env("gnomopolis", seats=4)

An agent that gives an illegal action loses (the others win), as in PettingZoo's classic games.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec

from gnomehall.core.game import Choice
from gnomehall.envs.match import RENDER_MODES, Match
from gnomehall.envs.observer import Observation
from gnomehall.games.learning import env_id


def env(name: str, seats: int = 2, *, max_cycles: int | None = None, **arguments: Any) -> AECEnv[str, Any, Any]:
    """A match for PettingZoo; `reward`, `options`, `cards` and `render_mode` as in `raw_env`.

    With `max_cycles` every seat is asked once a cycle, those not to move only wait, and the match is cut
    off after so many cycles.
    """
    if max_cycles is not None:
        cycled = parallel_to_aec(parallel_env(name, seats, max_cycles=max_cycles, **arguments))
        return wrappers.OrderEnforcingWrapper(cycled)
    made = wrappers.TerminateIllegalWrapper(raw_env(name, seats, **arguments), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # untyped; the name is PettingZoo's
    """A match without PettingZoo's wrappers: an illegal action raises an error."""

    def __init__(
        self, name: str, seats: int = 2, *, reward: str = "win", options: Mapping[str, Choice] | None = None,
        cards: str | Path | None = None, render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.match = Match(name, seats, reward, options, cards, render_mode)
        self.metadata = {"name": env_id(name), "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = list(self.possible_agents)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: self.match.observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: self.match.action_space() for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same object at every call."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same object at every call."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match; `seed` deals as `gnomehall.new_table(seed=...)` does."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.match.deal(seed if seed is not None else int(self._random.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent sees."""
        return self.match.see(self._seats[agent])

    def step(self, action: int | None) -> None:
        """Play a move for the agent to move."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        assert action is not None
        self.match.at_table().play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.match.at_table().is_over:
            self.rewards = dict(zip(self.possible_agents, self.match.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as `render_mode` says."""
        return self.match.render(self.possible_agents)

    def close(self) -> None:
        """Nothing to close."""

    def _select(self) -> None:
        seat = self.match.at_table().to_move
        self.agent_selection = self.agents[0 if seat is None else seat]


class parallel_env(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # untyped; the name is PettingZoo's
    """Every seat acts in every step; only the action of the seat to move counts, the others' masks are empty.

    An illegal action of the seat to move is not played: it is asked again.
    """

    def __init__(
        self, name: str, seats: int = 2, *, max_cycles: int | None = None, reward: str = "win",
        options: Mapping[str, Choice] | None = None, cards: str | Path | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.aec = raw_env(name, seats, reward=reward, options=options, cards=cards, render_mode=render_mode)
        self.metadata = {**self.aec.metadata, "is_parallelizable": True}
        self.render_mode = render_mode
        self.possible_agents = self.aec.possible_agents
        self.agents = list(self.possible_agents)
        self.max_cycles = max_cycles
        self.cycles = 0

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same object at every call."""
        return self.aec.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        """The same object at every call."""
        return self.aec.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new match."""
        self.aec.reset(seed)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]],
    ]:
        """Play the action of the seat to move, if it is legal."""
        table = self.aec.match.at_table()
        action = int(actions[self.aec.agent_selection])
        if table.state.is_allowed(action):
            self.aec.step(action)
        self.cycles += 1
        cut = self.max_cycles is not None and self.cycles >= self.max_cycles and not table.is_over
        agents = self.agents
        seen = self._observations()
        if table.is_over or cut:
            self.agents = []
        return (
            seen, {agent: self.aec.rewards[agent] if table.is_over else 0.0 for agent in agents},
            dict.fromkeys(agents, table.is_over), dict.fromkeys(agents, cut), {agent: {} for agent in agents},
        )

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as `render_mode` says."""
        return self.aec.render()

    def close(self) -> None:
        """Nothing to close."""

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.aec.observe(agent) for agent in self.agents}
