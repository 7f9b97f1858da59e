"""A match taken apart: its positions, its turns, and a quick look at who is likely to win."""

from __future__ import annotations

from dataclasses import dataclass

from gnomehall.bots.contract import Budget
from gnomehall.bots.judge import judging_tree
from gnomehall.bots.search import capacity_for
from gnomehall.core.replay import positions
from gnomehall.core.state import CHANCE, State
from gnomehall.core.table import Table
from gnomehall.pure import is_compiled


@dataclass(frozen=True, slots=True)
class Turn:
    """What one seat did in a row; chance belongs to the turn it happened in."""

    first: int  # moves played before it
    seat: int
    round: int  # 0 where the game counts none


def turns(table: Table) -> list[Turn]:
    """The turns of a match, from the first decision on."""
    found: list[Turn] = []
    for n, state, entry in positions(table):
        if entry.seat == CHANCE:
            continue
        now = round_of(state)
        if not found or (entry.seat, now) != (found[-1].seat, found[-1].round):
            found.append(Turn(n, entry.seat, now))
    return found


def round_of(state: State) -> int:
    """The round, in games that count them."""
    return int(getattr(state, "round", 0))


SIMULATIONS = 2000 if is_compiled() else 100  # of a whole match
FEWEST = 8  # of one position


class Look:
    """A quick look at who is likely to win: the engine that weighs decisions, with little time.

    A look is taken where turns begin; in a long match not at every one."""

    def __init__(self, table: Table) -> None:
        self.table = table
        firsts = [turn.first for turn in turns(table)]
        every = max(1, len(firsts) * FEWEST // SIMULATIONS)
        self.moments = set(firsts[every::every])
        self.simulations = max(FEWEST, SIMULATIONS // max(1, len(firsts)))
        self.tree = judging_tree(table.game, table.state, 1, capacity_for(Budget(self.simulations)))

    def chances(self) -> list[list[float]]:
        """After every number of moves, every seat's chance to win: even at first, the result in the end."""
        table, seats = self.table, self.table.seats
        last = [1 / seats] * seats
        found = []
        for n, state, _ in positions(table):
            if n in self.moments:
                last = self._look(state)
            found.append(last)
        return [*found, result(table.state) if table.is_over else last]

    def _look(self, state: State) -> list[float]:
        """The mean of what was simulated, the moves that look good most often."""
        self.tree.start(state)
        self.tree.think(self.simulations, 0.0)
        sums, weight = [0.0] * state.seats, 0
        for _, some, _, _, _, wins in self.tree.measured():
            sums = [one + more for one, more in zip(sums, wins, strict=True)]
            weight += some
        return [one / weight for one in sums] if weight else [1 / state.seats] * state.seats


def result(state: State) -> list[float]:
    """The win, shared by those who share it."""
    places = state.places()
    return [1 / places.count(0) if place == 0 else 0.0 for place in places]
