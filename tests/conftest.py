"""What all tests share: every game with every number of seats, and random matches of it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from importlib import import_module

import pytest

from gnomehall.core.cards import parse_card_set
from gnomehall.core.game import Choice, Game
from gnomehall.core.state import CHANCE, State
from gnomehall.games import GAMES, game

TABLES = [(name, seats) for name in GAMES for seats in range(game(name).fewest, game(name).most + 1)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for `name` and `seats` runs for every game and number of seats."""
    if {"name", "seats"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("name", "seats"), TABLES, ids=[f"{n}-{s}" for n, s in TABLES])
    elif "name" in metafunc.fixturenames:
        metafunc.parametrize("name", list(GAMES))


def with_random_cards(name: str, number: int) -> Game:
    """A game with a card set that uses every effect word."""
    text = import_module(f"tests.{name}.random_cards").random_card_set(number)
    return game(name, parse_card_set(text, f"random set {number}"))


def random_states(
    of: str | Game, seats: int, seed: int, most: int = 5_000, options: Mapping[str, Choice] | None = None,
) -> Iterator[tuple[State, int]]:
    """A random match through Python: each position with the move about to be played in it."""
    chance = random.Random(seed)
    it = game(of) if isinstance(of, str) else of
    state = it.start(seats, options)
    for _ in range(most):
        if state.to_move is None:
            return
        if state.to_move == CHANCE:
            outcomes = state.chances()
            move = chance.choices([m for m, _ in outcomes], [w for _, w in outcomes])[0]
        else:
            move = chance.choice(state.legal_ids())
        yield state, move
        state.apply(move)
    raise AssertionError(f"{it.name} with {seats} seats, seed {seed}: no end after {most} moves")
