"""The games for OpenSpiel, chance nodes explicit.

    gnomehall.envs.openspiel.register()
    game = pyspiel.load_game("gems_v1(players=3)")

Parameters: `players`, and `reward` ("win", "rank" or "margin").  Actions of players and outcomes of chance
are ids of the same alphabet of moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from gnomehall.core.state import CHANCE
from gnomehall.envs.observer import Observer
from gnomehall.envs.rewards import Judge, kind_of
from gnomehall.games import game as load_game
from gnomehall.games.learning import learnable

LONGEST = 5_000  # moves, chance included; no match comes near
MOST_POINTS = 1_000.0


def spiel_id(name: str) -> str:
    """`gems_v1`."""
    return f"{name}_v{load_game(name).observation_version}"


def register() -> None:
    """Make `gems_v1` and the other games that have an encoder known to OpenSpiel."""
    for name in learnable():
        if spiel_id(name) not in pyspiel.registered_names():
            pyspiel.register_game(game_type(name, "win", 2), maker(name))


def maker(name: str) -> type[SpielGame]:
    """A class of OpenSpiel games: what its registry wants."""
    return type(f"Spiel{name.title()}", (SpielGame,), {"name_here": name})


def game_type(name: str, reward: str, players: int) -> Any:
    """What OpenSpiel wants to know of a game beforehand."""
    it = load_game(name)
    is_zero_sum = players > 1 and (reward != "margin" or players == 2)
    return pyspiel.GameType(
        short_name=spiel_id(name), long_name=it.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if is_zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=it.most, min_num_players=it.fewest,
        provides_information_state_string=True, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={"players": max(2, it.fewest), "reward": "win"},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of the games, for a number of players."""

    name_here = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", max(2, load_game(self.name_here).fewest)))
        reward = str(given.get("reward", "win"))
        kind = kind_of(reward)
        self.observer = observer(self.name_here, players)
        self.judge = Judge(kind)
        most = 1.0 if reward != "margin" and players > 1 else MOST_POINTS
        kind_of_game = game_type(self.name_here, reward, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.actions, max_chance_outcomes=self.observer.actions,
            num_players=players, min_utility=-most, max_utility=most,
            utility_sum=0.0 if kind_of_game.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind_of_game, info, {"players": players, "reward": reward})

    def new_initial_state(self) -> SpielState:
        """The position before the first move of chance."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """OpenSpiel asks."""
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a player sees; nothing is hidden, whatever kind is asked for."""
        return SpielObserver(self.observer)


@lru_cache
def observer(name: str, players: int) -> Observer:
    """One for all games of a kind."""
    return Observer(name, players)


class Position:
    """A position that OpenSpiel can copy, and write down as the moves that led to it."""

    def __init__(self, name: str, players: int, moves: Sequence[int] = ()) -> None:
        self.name = name
        self.state = observer(name, players).game.start(players)
        self.moves: list[int] = []
        for move in moves:
            self.apply(move)

    def apply(self, move: int) -> None:
        """Play a move or an outcome of chance."""
        self.state.apply(move)
        self.moves.append(move)

    def __reduce__(self) -> tuple[type[Position], tuple[str, int, list[int]]]:
        return Position, (self.name, self.state.seats, self.moves)

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        copy = Position.__new__(Position)
        copy.name, copy.state, copy.moves = self.name, self.state.clone(), list(self.moves)
        return copy


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position of a match."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = Position(game.name_here, game.observer.seats)

    def current_player(self) -> int:
        """Who decides, chance included."""
        mover = self.position.state.to_move
        if mover is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.position.state.to_move is None

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.state.legal_ids())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, with probabilities."""
        outcomes = self.position.state.chances()
        weights = sum(weight for _, weight in outcomes)
        return sorted((move, weight / weights) for move, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._observer().game.moves[action].text

    def returns(self) -> list[float]:
        """The rewards; zeros until the match is over."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        judge: Judge = self.get_game().judge
        return judge.rewards(self.position.state)

    def _observer(self) -> Observer:
        found: Observer = self.get_game().observer
        return found

    def __str__(self) -> str:
        return repr(self.position.state.fields())


class SpielObserver:
    """Fills OpenSpiel's tensor with the observation of a player."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self.tensor: NDArray[np.float32] = np.zeros(observer.encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees."""
        self.observer.encoder.encode(state.position.state, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The position, the same for all."""
        return str(state)
