"""The bot that plays what a network has learned; numpy only, so that it can sit down anywhere.

A file of weights (.npz, written by `save_weights`) names the environment it was trained in and the number of
seats, and holds a small network: layers w0, b0, w1, b1, ..., with max(0, x) between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from gnomehall.bots.contract import Bot, Budget, Choice
from gnomehall.core.encoder import Encoder
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game
from gnomehall.core.state import State
from gnomehall.games.learning import env_id, make_encoder

LARGEST = 16 * 1024 * 1024  # bytes of a file of weights


def save_weights(path: Path, name: str, seats: int, layers: Sequence[tuple[Any, Any]]) -> None:
    """Write a network: (weights, biases) of each layer, from the observation to the alphabet of moves."""
    import numpy as np

    arrays: dict[str, Any] = {"env": np.array(env_id(name)), "seats": np.array(seats)}
    for number, (weights, biases) in enumerate(layers):
        arrays[f"w{number}"] = np.asarray(weights, np.float32)
        arrays[f"b{number}"] = np.asarray(biases, np.float32)
    np.savez_compressed(path, **arrays)


class LearnedBot(Bot):
    """The legal move the network likes best."""

    name = "learned"

    def __init__(self, game: Game, seed: int, path: Path) -> None:
        super().__init__(game, seed)
        self.layers, self.seats = load_weights(path, game)
        self.encoder: Encoder = make_encoder(game, self.seats)
        if self.layers[0][0].shape[0] != self.encoder.size or self.layers[-1][0].shape[1] != len(game.moves):
            raise ValidationError(f"{path}: the network does not fit the observation and the moves of {game.name}")

    def choose(self, state: State, budget: Budget) -> Choice:
        """Look, run the network, take the best legal move."""
        only = self.only(state)
        if only is not None:
            return only
        if state.seats != self.seats:
            raise ValidationError(f"this network was trained with {self.seats} seats, not {state.seats}")
        legal = state.legal_ids()
        scores = self.scores(state)[legal]
        best = int(scores.argmax())
        share = float(1.0 / sum(pow(2.718281828459045, float(score - scores[best])) for score in scores))
        return Choice(self.game.moves[legal[best]], (f"the network likes it best, at {share:.0%}",))

    def scores(self, state: State) -> Any:
        """What the network says of every move of the alphabet."""
        import numpy as np

        seen = np.empty(self.encoder.size, np.float32)
        self.encoder.encode(state, state.mover, seen)
        for weights, biases in self.layers[:-1]:
            seen = np.maximum(seen @ weights + biases, 0)
        return seen @ self.layers[-1][0] + self.layers[-1][1]


def load_weights(path: Path, game: Game) -> tuple[list[tuple[Any, Any]], int]:
    """The layers in a file, and the number of seats; refused if it is of another environment."""
    import zipfile

    try:
        import numpy as np
    except ModuleNotFoundError as error:
        raise ValidationError("a learned bot needs numpy: pip install 'gnomehall[envs]'") from error
    try:
        if path.stat().st_size > LARGEST:
            raise ValidationError(f"{path}: a file of weights has at most {LARGEST // 1024 // 1024} MiB")
        with np.load(path, allow_pickle=False) as file:
            arrays = {key: file[key] for key in file.files}
        env, seats = str(arrays["env"]), int(arrays["seats"])
        layers = [(arrays[f"w{n}"], arrays[f"b{n}"]) for n in range((len(arrays) - 2) // 2)]
    except (OSError, KeyError, ValueError, TypeError, zipfile.BadZipFile) as error:
        raise ValidationError(f"{path}: is not a file of weights ({type(error).__name__})") from error
    if env != env_id(game.name):
        raise ValidationError(f"{path}: was trained in {env[:40]}, not in {env_id(game.name)}")
    sizes = [weights.shape for weights, _ in layers]
    if not layers or any(len(size) != 2 for size in sizes) or any(
        a[1] != b[0] for a, b in pairwise(sizes)
    ):
        raise ValidationError(f"{path}: its layers do not fit each other")
    return layers, game.check_seats(seats)
