"""The matches in which puzzles are looked for.  Their bots are no levels, so that a level may change and the same
command still finds the same puzzles."""

from __future__ import annotations

import random
from collections.abc import Iterator

from gnomehall.bots.contract import Budget
from gnomehall.bots.greedy import GreedyBot
from gnomehall.bots.slips import Slips
from gnomehall.bots.tuning import tuning
from gnomehall.core.state import State
from gnomehall.core.table import Table
from gnomehall.solve import facts_of

NOISES = (0.0, 0.5)  # of the bots, in slips of the game: one looks one step ahead, the other errs a little
SPREAD = 3.0  # no slip costs more than so many times the noise
LONGEST_MATCH = 1_200  # moves
ONE = Budget(1)

Moment = tuple[int, State]  # how many moves stood, and the position
Turn = list[Moment]  # its decisions, of the seat whose turn it is


def play_match(table: Table, choose: random.Random) -> Iterator[Turn]:
    """Play a match; the decisions of each turn."""
    facts, slip = facts_of(table.game), tuning(table.game.name).slip
    noises = [choose.choice(NOISES) * slip for _ in range(table.seats)]
    bots = [GreedyBot(table.game, choose.getrandbits(32), Slips(noise, SPREAD * noise)) for noise in noises]
    moments: Turn = []
    last = -1
    while not table.is_over and len(table.played) < LONGEST_MATCH:
        state = table.state
        turn = facts.whose_turn(state)
        if turn != last and moments:
            yield moments
            moments = []
        if state.mover == turn and len(state.legal_ids()) > 1:
            moments.append((len(table.played), state.clone()))
        move = bots[state.mover].choose(state.clone(), ONE).move
        last = -1 if facts.is_closing(state, move.id) else turn
        table.play(move)
    if moments:
        yield moments
