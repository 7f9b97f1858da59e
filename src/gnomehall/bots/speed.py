"""How many simulations a second the search makes on one core."""

from __future__ import annotations

import time

from gnomehall.bots.contract import Budget
from gnomehall.bots.names import make_bot
from gnomehall.bots.search import MOST, make_tree
from gnomehall.bots.tuning import tuning
from gnomehall.core.chance import FairChance, numbered_seed
from gnomehall.core.game import Game
from gnomehall.core.state import CHANCE, State

EACH = 8  # one decision in so many is searched


def positions(it: Game, seats: int) -> list[State]:
    """Decisions spread evenly over a match between greedy players, from the first to the last."""
    found = []
    chance = FairChance(numbered_seed(1))
    player = make_bot("greedy", it, 1)
    state = it.start(seats)
    drawn = [0] * len(it.streams)
    decisions = 0
    while (seat := state.to_move) is not None:
        if seat == CHANCE:
            stream = state.stream
            state.apply(chance.draw(it.streams[stream], drawn[stream], state.chances()))
            drawn[stream] += 1
            continue
        if len(state.legal_ids()) > 1:
            if decisions % EACH == EACH // 2:
                found.append(state.clone())
            decisions += 1
        state.apply(player.choose(state.clone(), Budget()).move.id)
    return found


def simulations_per_s(it: Game, seats: int, seconds: float) -> float:
    """Simulations a second, each decision of a match given the same time."""
    done = 0
    spent = 0.0
    found = positions(it, seats)
    for state in found:
        tree = make_tree(state, tuning(it.name, state.seats), 1)
        tree.start(state)
        start = time.perf_counter()
        done += tree.think(MOST, 1000 * seconds / len(found))
        spent += time.perf_counter() - start
    return done / spent
