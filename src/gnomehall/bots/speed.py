"""How many simulations a second the search makes on one core."""

from __future__ import annotations

import time

from gnomehall.bots.search import make_tree
from gnomehall.bots.tuning import tuning
from gnomehall.core.dice import Dice
from gnomehall.core.game import Game
from gnomehall.core.playout import random_move
from gnomehall.core.state import State

POSITIONS = (10, 30, 50, 70)  # random moves into the match
CHUNK = 200


def positions(it: Game, seats: int) -> list[State]:
    """A few positions with a choice, from the opening to the middle of a match."""
    found = []
    for number, moves in enumerate(POSITIONS):
        dice = Dice(number)
        state = it.start(seats)
        while moves > 0 or state.mover < 0 or len(state.legal_ids()) < 2:
            if state.to_move is None:
                state = it.start(seats)
            state.apply(random_move(state, dice))
            moves -= 1
        found.append(state)
    return found


def simulations_per_s(it: Game, seats: int, seconds: float) -> float:
    """Simulations a second as the top level plays, over some positions."""
    done = 0
    spent = 0.0
    for state in positions(it, seats):
        tree = make_tree(state, tuning(it.name), 1)
        tree.start(state)
        start = time.perf_counter()
        while time.perf_counter() - start < seconds / len(POSITIONS):
            done += tree.think(CHUNK, 0.0)
        spent += time.perf_counter() - start
    return done / spent
