"""What learners rely on: how a game is seen, and the versioned name for it.

`gems-v1` means: these rules, these cards, this alphabet of moves, this layout of the observation.  Whatever
changes one of them takes the next number (`Game.observation_version`), and a test compares the fingerprints.
"""

from __future__ import annotations

import hashlib

from gnomehall.core.encoder import Encoder
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game
from gnomehall.core.layout import Layout
from gnomehall.games import GAMES, part
from gnomehall.games import game as load_game


def learnable() -> tuple[str, ...]:
    """The games that have an encoder."""
    return tuple(name for name in GAMES if part(name, "encoder") is not None)


def make_encoder(game: Game, seats: int) -> Encoder:
    """The encoder of a game, for a number of seats."""
    module = part(game, "encoder")
    if module is None:
        raise ValidationError(f"{game.title} has no encoder, so there are no environments for it")
    made: Encoder = module.make_encoder(game, game.check_seats(seats))
    return made


def layout(name: str, seats: int) -> Layout:
    """The named fields of an observation."""
    return make_encoder(load_game(name), seats).layout


def env_id(name: str) -> str:
    """`gems-v1`."""
    return f"{name}-v{load_game(name).observation_version}"


def fingerprint(name: str) -> str:
    """A digest of everything a version stands for."""
    it = load_game(name)
    parts = [str(it.rules_version), it.card_set.hash, *[move.text for move in it.moves]]
    parts += [layout(name, seats).text() for seats in range(it.fewest, it.most + 1)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]
