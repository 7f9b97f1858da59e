"""How fast the solver is: positions a second on turns of random matches."""

from __future__ import annotations

import time
from contextlib import suppress

from gnomehall.core.dice import Dice
from gnomehall.core.game import Game
from gnomehall.core.playout import random_move
from gnomehall.solve.solver import Solver, TooLarge, facts_of

LIMIT = 20_000  # positions of one turn
APART = 7  # decisions between two turns that are solved


def positions_per_s(game: Game, seats: int, seconds: float) -> float:
    """Positions gone through a second of solving, one turn after another."""
    facts, dice = facts_of(game), Dice(1)
    solved, spent, decisions = 0, 0.0, 0
    while spent < seconds:
        state = game.start(seats)
        while state.to_move is not None and spent < seconds:
            if state.mover >= 0 and state.mover == facts.whose_turn(state):
                decisions += 1
                if decisions % APART == 0:
                    solver = Solver(game, state, limit=LIMIT)
                    start = time.perf_counter()
                    with suppress(TooLarge):  # then it went through as many as it was allowed
                        solver.value(state)
                    spent += time.perf_counter() - start
                    solved += solver.positions
            state.apply(random_move(state, dice))
    return solved / spent
