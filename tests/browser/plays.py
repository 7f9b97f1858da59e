"""Matches for the tests and screenshots, played in the engine with a rough taste; the same for a seed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import gnomehall
from gnomehall.core.game import Move
from gnomehall.core.table import Table

TASTE = {
    "gems": {"collect": 60.0, "claim": 4.0, "explore": 5.0, "retreat": 0.0},
    "gnomopolis": {"build": 30.0, "pass": 1.0},
    "gnomeland": {"complete": 30.0, "build": 20.0, "end": 1.0},
}
USUAL = 3.0  # for verbs not named above


def choose(table: Table, rng: Random) -> str:
    """A legal move, with its note."""
    legal, name = table.legal(), table.game.name
    verbs = [move.verb for move in legal]
    tastes = [TASTE[name].get(verb, USUAL) + 0.001 for verb in verbs]
    claimed = _claimed(table) if name == "gems" and "claim" in verbs else {}
    weights = [
        taste / verbs.count(move.verb) * _liking(claimed, move) for taste, move in zip(tastes, legal, strict=True)
    ]
    move = rng.choices(legal, weights)[0]
    if name == "gems" and move.verb == "explore":
        places = table.view()["places"]
        assert isinstance(places, list)
        dark = [i for i, place in enumerate(places) if isinstance(place, dict) and place["token"] is None]
        return f"explore @{rng.choice(dark)}"
    return move.text


def _claimed(table: Table) -> dict[str, int]:
    seats = table.view()["seats"]
    assert isinstance(seats, list)
    return dict(seats[table.to_move or 0]["claimed"])


def _liking(claimed: dict[str, int], move: Move) -> float:
    """In Gems, what a gnome already stands on is worth another gnome."""
    if move.verb != "claim":
        return 1.0
    return 1.0 + 25.0 * sum(claimed.get(token, 0) for token in (move.args[0], "coal"))


@cache
def played(game: str, seats: int, enough: Callable[[Table], bool], seed: int = 7) -> tuple[str, int]:
    """The record of a match played until `enough`, and how many moves it has; tries seeds until one gets there."""
    for number in range(seed, seed + 200):
        rng = Random(number)
        table = gnomehall.new_table(game, seats=seats, seed=number)
        while not table.is_over and not enough(table):
            table.play(choose(table, rng))
        if enough(table):
            return table.record(), len(table.played)
    raise AssertionError(f"no match of {game} gets there")


@cache
def careless_match() -> tuple[str, int]:
    """The record of a match of Gnomopolis in which the first seat often passes with much left to do, and its moves."""
    rng = Random(8)
    table = gnomehall.new_table("gnomopolis", seats=2, seed=8)
    while not table.is_over:
        may_pass = any(move.text == "pass" for move in table.legal())
        careless = table.to_move == 0 and rng.random() < 0.25 and may_pass
        table.play("pass" if careless else choose(table, rng))
    return table.record(), len(table.played)
