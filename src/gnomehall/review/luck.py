"""The luck ledger: how many points chance gave each seat or took, and what is left to decisions.

Every random event is compared with the average of all its outcomes, each by its weight.  An outcome is
worth what a good player would expect of it: the seat to move finishes as it looks best one step ahead,
then the game's own guess counts.  So every event adds something that is zero on average, whatever the
guess is good for.
"""

from __future__ import annotations

from dataclasses import dataclass

from gnomehall.bots.outlook import Outlook
from gnomehall.bots.tuning import tuning
from gnomehall.core.replay import positions
from gnomehall.core.state import CHANCE, State
from gnomehall.core.table import Table

FINISHED = 12  # moves of a turn that are played on, at most


@dataclass(frozen=True, slots=True)
class Ledger:
    """A seat's points by draws, and by decisions: without luck, against the average of the table."""

    draws: float
    decisions: float


def draws(table: Table) -> list[float]:
    """The points each seat owes to chance."""
    figures = tuning(table.game.name)
    outlook = Outlook(table.game.start(table.seats, table.options), figures.scale, figures.blend)
    given = [0.0] * table.seats
    for _, state, entry in positions(table):
        outcomes = state.chances() if entry.seat == CHANCE else []
        if len(outcomes) < 2:
            continue
        values = {move: expected(_after(state, move), outlook) for move, _ in outcomes}
        total = sum(weight for _, weight in outcomes)
        for seat in range(table.seats):
            mean = sum(weight * values[move][seat] for move, weight in outcomes) / total
            given[seat] += values[entry.move.id][seat] - mean
    return given


def _after(state: State, move: int) -> State:
    after = state.clone()
    after.apply(move)
    return after


def expected(state: State, outlook: Outlook) -> list[float]:
    """The final points a good player expects of each seat; the state is used up."""
    mover = state.mover
    for _ in range(FINISHED if mover >= 0 else 0):
        if state.mover != mover:
            break
        legal = state.legal_ids()
        if len(legal) > 1:
            ratings = outlook.ratings(state)
            state.apply(legal[ratings.index(max(ratings))])
        else:
            state.apply(legal[0])
    if state.to_move is None:
        return [float(points) for points in state.scores()]
    return [state.guess(seat) / 100 for seat in range(state.seats)]


def ledger(given: list[float], scores: list[int], cost: float) -> list[Ledger]:
    """Draws beside decisions; a lone player's decisions are what they gave away."""
    if len(scores) == 1:
        return [Ledger(given[0], -cost)]
    earned = [points - luck for points, luck in zip(scores, given, strict=True)]
    average = sum(earned) / len(earned)
    return [Ledger(luck, mine - average) for luck, mine in zip(given, earned, strict=True)]
