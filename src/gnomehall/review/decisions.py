"""What a decision cost against the best one, in points and in chance to win, and how sure that is."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Literal

from gnomehall.bots.analysis import analyse
from gnomehall.bots.contract import Budget, Estimate, Rated
from gnomehall.core.game import Game
from gnomehall.core.replay import positions
from gnomehall.core.state import State
from gnomehall.core.table import Table

MOST_POINTS = 999.0  # an interval without an end ends here
LEAST_MS, MOST_MS = 20, 1200  # for one decision: below it says little, above it hardly says more
FUTURES = 12_000  # simulations of one decision, if there is time for them
THREE = 3  # decisions that are told first
TOLD = 3  # options of a decision whose line is kept
LITTLE_WIN, LITTLE_POINTS = 0.01, 0.25  # what nobody need care about


@dataclass(frozen=True, slots=True)
class Weighed:
    """One legal move of a decision; `win` and `points` as mean, low, high."""

    move: str
    win: list[float]
    points: list[float]  # ahead of the best other seat
    chances: list[float]  # to win, of every seat
    line: list[str]  # what was expected, itself first; only of the first few


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision with more than one option; `points` and `win` are what it gave away: mean, low, high."""

    at: int  # moves played before it
    options: int
    chosen: str
    best: str
    line: list[str]  # what was expected of the best, itself first
    equal: bool  # it cannot be told from the best
    points: list[float]
    win: list[float]
    stands: list[float]  # the chance to win there, with the best move
    came: list[float]  # the same with the move that was chosen
    as_good: int  # options that cannot be told from the best
    moves: list[Weighed]  # all options, best first
    futures: int  # simulations


def decisions_of(table: Table, seat: int) -> list[int]:
    """The moves of a seat that were a choice: how many moves had been played before each."""
    return [n for n, state, entry in positions(table) if entry.seat == seat and len(state.legal_ids()) > 1]


def milliseconds_for(decisions: int, seconds: float, workers: int, beside: float = 0.0) -> int:
    """How long each decision may be thought about, so that all of them take so many seconds.

    `beside` are the milliseconds a decision was seen to take beyond its thinking: on a busy machine there
    is less to think."""
    return max(LEAST_MS, min(MOST_MS, int(1000 * seconds * workers / max(1, decisions) - beside)))


def weigh(game: Game, state: State, at: int, move: int, budget: Budget, seed: int = 1) -> Decision:
    """A decision beside the best one."""
    rated = analyse(game, state, budget, seed)
    best, is_alone = rated[0], state.seats == 1
    chosen = next(it for it in rated if it.move.id == move)
    equal = is_equal(chosen, best, is_alone)
    return Decision(
        at, len(rated), chosen.move.text, best.move.text, [it.text for it in best.line],
        equal, [0.0] * 3 if equal else difference(best.margin, chosen.margin, MOST_POINTS),
        [0.0] * 3 if equal else difference(best.value, chosen.value, 1.0), _three(best.value), _three(chosen.value),
        sum(is_equal(it, best, is_alone) for it in rated),
        [_weighed(it, n < TOLD or it is chosen) for n, it in enumerate(rated)], sum(it.simulations for it in rated),
    )


def _weighed(it: Rated, tells_line: bool) -> Weighed:
    return Weighed(
        it.move.text, _three(it.value), _three(it.margin), [round(x, 5) for x in it.chances],
        [move.text for move in it.line] if tells_line else [])


def is_equal(chosen: Rated, best: Rated, is_alone: bool) -> bool:
    """Whether a move cannot be told from the best: their intervals meet, or hardly anything lies between them.

    The measure is the chance to win, for a lone player the points."""
    if is_alone:
        return _meet(chosen.margin, best.margin, LITTLE_POINTS)
    return _meet(chosen.value, best.value, LITTLE_WIN)


def _meet(chosen: Estimate, best: Estimate, little: float) -> bool:
    return chosen.high >= best.low or best.mean - chosen.mean < little


Verdict = Literal["best", "equal", "better", "same", "worse"]


def verdict(it: Estimate, best: Estimate | None, played: Estimate | None, is_alone: bool) -> Verdict:
    """What to say of a move that is tried: beside the best, then beside the one that was played."""
    little = LITTLE_POINTS if is_alone else LITTLE_WIN
    if best is None or it == best:
        return "best"
    if _meet(it, best, little):
        return "equal"
    if played is None or abs(it.mean - played.mean) < little:
        return "same"
    return "better" if it.mean > played.mean else "worse"


def estimate(three: list[float]) -> Estimate:
    """Mean, low and high as they are kept."""
    return Estimate(*three)


def difference(best: Estimate, chosen: Estimate, most: float) -> list[float]:
    """The mean and interval of best minus chosen, which were measured apart."""
    if best is chosen:
        return [0.0, 0.0, 0.0]
    mean = best.mean - chosen.mean
    half = math.hypot(_half(best), _half(chosen))
    return [round(_within(x, most), 5) for x in (mean, mean - half, mean + half)]


def _half(it: Estimate) -> float:
    return max(it.mean - it.low, it.high - it.mean)


def _three(it: Estimate) -> list[float]:
    return [round(_within(x, MOST_POINTS), 5) for x in (it.mean, it.low, it.high)]


def _within(x: float, most: float) -> float:
    return max(-most, min(most, x))


def turn_starts(table: Table) -> list[int]:
    """For every move, where the chain of decisions it belongs to began: no chance and no other seat since."""
    starts: list[int] = []
    for n, entry in enumerate(table.played):
        same = n > 0 and table.played[n - 1].seat == entry.seat and entry.seat >= 0
        starts.append(starts[-1] if same else n)
    return starts


def worst(decisions: list[Decision], starts: list[int], is_alone: bool) -> list[int]:
    """The three that mattered most, as indices: those that cost most chance to win (alone: points), one a turn."""
    def cost(i: int) -> float:
        return (decisions[i].points if is_alone else decisions[i].win)[0]

    found: list[int] = []
    wrong = [i for i, it in enumerate(decisions) if not it.equal]
    for i in sorted(wrong, key=cost, reverse=True):
        if len(found) < THREE and starts[decisions[i].at] not in [starts[decisions[j].at] for j in found]:
            found.append(i)
    return found
