"""The figures of a game that bots need, found by matches (docs/bots.md): `tuning.toml` in the game's folder."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from gnomehall.games import text_of


class LevelFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one of the levels plays a game."""

    way: Literal["worth", "net", "search", "net-search"] = "worth"
    # looks one step ahead at the game's `worth` or a net's judgement; or searches, judging by `prospect` or a net
    noise: float = 0.0  # how large its slips are (bots/slips.py): in hundredths of a point, by a net in chances to win
    spread: float = 0.0
    simulations: int = 0  # of a search; 0: as many as the time allows


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How one game is judged and searched."""

    scale: float = 500.0  # the lead, in hundredths of a point, that makes a win e times as likely
    blend: float = 0.1  # how much the margin counts beside the win
    explore: float = 1.0  # how much a move is tried for its prior
    prior_visits: float = 1.0  # visits the look one step ahead counts for
    prior_temperature: float = 0.1  # the difference in gain that makes a prior e times as large
    slip: float = 100.0  # hundredths of a point that a human slip costs, where puzzles are looked for
    playout: int = 0  # moves played on from a new leaf at most; 0 judges it at once
    tries: int = 2  # options compared in a playout by `worth`; 0 plays as greedy does, -1 as what judges likes best
    rounds: int = 1  # how often the own turn comes round in a playout
    to_the_end: int = 0  # one playout in so many goes to the end of the match; 0: none
    full_playout_weight: int = 4  # how many short playouts one to the end counts for
    horizon: int = 1000  # turns the tree looks ahead


USUAL_LEVELS = {  # of a game that names none
    "sprout": LevelFigures(noise=160.0, spread=400.0), "neighbour": LevelFigures(noise=50.0, spread=150.0),
    "tinkerer": LevelFigures(), "master": LevelFigures("search", simulations=200),
    "old-root": LevelFigures("net-search"), "under-the-mountain": LevelFigures("net-search"),
}


@lru_cache
def tuning(game: str, seats: int = 2) -> Tuning:
    """The figures of a game; its table `crowded` has those that differ with three seats and more, `alone` with one."""
    figures = _figures(game)
    for table in ("net", "levels", "v1"):
        figures.pop(table, None)
    return _with_seats(figures, seats)


@lru_cache
def frozen_tuning(game: str, seats: int = 2) -> Tuning:
    """The figures of `search-v1`: the table `v1`, which stays as it is; a game without it has today's."""
    figures = _figures(game).get("v1")
    return _with_seats(figures, seats) if isinstance(figures, dict) else tuning(game, seats)


@lru_cache
def net_tuning(game: str, seats: int = 2) -> Tuning:
    """The figures of a search that judges by a net: the table `net`, with tables `crowded` and `alone` of its own."""
    figures = _figures(game).get("net", {})
    assert isinstance(figures, dict)
    return _with_seats(figures, seats)


@lru_cache
def level_figures(game: str, level: str) -> LevelFigures:
    """How a level plays a game: the table `levels`; what is not there is as usual."""
    own = msgspec.convert(_figures(game).get("levels", {}), dict[str, LevelFigures])
    return own.get(level) or USUAL_LEVELS[level]


def _figures(game: str) -> dict[str, object]:
    return msgspec.toml.decode(text_of(game, "tuning.toml") or "", type=dict[str, object])


def _with_seats(figures: dict[str, object], seats: int) -> Tuning:
    alone, crowded = figures.pop("alone", {}), figures.pop("crowded", {})
    assert isinstance(alone, dict)
    assert isinstance(crowded, dict)
    return msgspec.convert({**figures, **(alone if seats == 1 else crowded if seats > 2 else {})}, Tuning)
