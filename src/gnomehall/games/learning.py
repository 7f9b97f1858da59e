"""What learners rely on: how a game is seen, and the versioned name for it.

`gems-v1` means: these rules, these cards, this alphabet of moves, this layout of the observation.  Whatever
changes one of them takes the next number here, and a test compares the fingerprints.
"""

from __future__ import annotations

import hashlib
from importlib import import_module

from gnomehall.core.encoder import Encoder
from gnomehall.core.game import Game
from gnomehall.core.layout import Layout
from gnomehall.games import game as load_game

VERSIONS = {"gems": 1, "gnomopolis": 1, "gnomeland": 1}


def make_encoder(game: Game, seats: int) -> Encoder:
    """The encoder of a game, for a number of seats."""
    module = import_module(f"gnomehall.games.{game.name}.encoder")
    made: Encoder = module.make_encoder(game, game.check_seats(seats))
    return made


def layout(name: str, seats: int) -> Layout:
    """The named fields of an observation."""
    return make_encoder(load_game(name), seats).layout


def env_id(name: str) -> str:
    """`gems-v1`."""
    return f"{load_game(name).name}-v{VERSIONS[name]}"


def fingerprint(name: str) -> str:
    """A digest of everything a version stands for."""
    it = load_game(name)
    parts = [str(it.rules_version), it.card_set.hash, *[move.text for move in it.moves]]
    parts += [layout(name, seats).text() for seats in range(it.fewest, it.most + 1)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]
