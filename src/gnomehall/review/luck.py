"""The luck ledger: how many points chance gave each seat or took, and what is left to decisions.

Every random event is compared with the average of all its outcomes, each by its weight.  An outcome is
worth what the judge of the table expects of it: a trained net where there is one; else the seat to move
finishes as it looks best one step ahead, then the game's own guess counts.  So every event adds something
that is zero on average, whatever the judge is good for.
"""

from __future__ import annotations

from dataclasses import dataclass

from gnomehall.bots.judge import Judge, judge_for
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
    judge = judge_for(table.game, table.game.start(table.seats, table.options))
    given = [0.0] * table.seats
    for _, state, entry in positions(table):
        outcomes = state.chances() if entry.seat == CHANCE else []
        if len(outcomes) < 2:
            continue
        values = {move: expected(_after(state, move), judge) for move, _ in outcomes}
        total = sum(weight for _, weight in outcomes)
        for seat in range(table.seats):
            mean = sum(weight * values[move][seat] for move, weight in outcomes) / total
            given[seat] += values[entry.move.id][seat] - mean
    return given


def _after(state: State, move: int) -> State:
    after = state.clone()
    after.apply(move)
    return after


def expected(state: State, judge: Judge) -> list[float]:
    """The final points a good player expects of each seat, less the mean of all; the state is used up."""
    mover = state.mover
    for _ in range(FINISHED if mover >= 0 and judge.why_no_net else 0):
        if state.mover != mover:
            break
        legal = state.legal_ids()
        if len(legal) > 1:
            ratings = judge.outlook.ratings(state)
            state.apply(legal[ratings.index(max(ratings))])
        else:
            state.apply(legal[0])
    return judge.points(state)


def ledger(given: list[float], scores: list[int], cost: float) -> list[Ledger]:
    """Draws beside decisions; a lone player's decisions are what they gave away."""
    if len(scores) == 1:
        return [Ledger(given[0], -cost)]
    earned = [points - luck for points, luck in zip(scores, given, strict=True)]
    average = sum(earned) / len(earned)
    return [Ledger(luck, mine - average) for luck, mine in zip(given, earned, strict=True)]
