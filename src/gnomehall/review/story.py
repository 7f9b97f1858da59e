"""What a review tells of a match: one line of chances, and where it turned.

All of it comes from the weighed decisions, so that headline, chart and decisions cannot disagree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gnomehall.core.state import State
from gnomehall.review.decisions import Decision
from gnomehall.review.turns import Turn, result

SAME = 0.005  # of the chance to win: nobody leads by less


@dataclass(frozen=True, slots=True)
class Standing:
    """The chances to win after `at` moves, and how sure that of the reviewed seat is."""

    at: int
    chances: list[float]
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Headline:
    """Where the match turned for a seat: the key of a sentence, and which turn it names (-1: none)."""

    key: str
    turn: int


def line_of(
    decisions: Sequence[Decision], starts: Sequence[int], seat: int, state: State, moves: int,
) -> list[Standing]:
    """The line of a match: even shares, what the seat's moves came to, and the result.

    A turn is shown where it begins, and every decision that cost something before and after it: what is
    printed as its cost is what the line falls by there."""
    seats = state.seats
    if seats == 1:
        return []
    even = 1 / seats
    found = [Standing(0, [even] * seats, even, even)]
    for it in decisions:
        if it.equal and starts[it.at] != it.at:
            continue
        before = next(move for move in it.moves if move.move == (it.chosen if it.equal else it.best))
        if it.at > 0:
            found.append(_standing(it.at, before.chances, before.win))
        if not it.equal:
            chosen = next(move for move in it.moves if move.move == it.chosen)
            found.append(_standing(it.at + 1, chosen.chances, chosen.win))
    if found[-1].at >= moves:
        found.pop()
    end = result(state)
    return [*found, Standing(moves, end, end[seat], end[seat])]


def _standing(at: int, chances: Sequence[float], win: Sequence[float]) -> Standing:
    return Standing(at, list(chances), win[1], win[2])


def leads(chances: Sequence[float], seat: int) -> bool:
    """Whether nobody stands better than a seat."""
    return all(chance <= chances[seat] + SAME for chance in chances)


def headline(line: Sequence[Standing], seat: int, turns: Sequence[Turn]) -> Headline:
    """Where it turned for good; the start, where all are equal, and the result itself are no turning points."""
    won = leads(line[-1].chances, seat)
    middle = line[1:-1]
    other = [n for n, one in enumerate(middle) if leads(one.chances, seat) != won]
    if not other:
        return Headline("review-led" if won else "review-never", -1)
    after = middle[other[-1] + 1] if other[-1] + 1 < len(middle) else line[-1]
    turn = _turn_before(turns, after.at)
    word = "turned" if won else "slipped"
    return Headline(f"review-{word}-round" if turns[turn].round else f"review-{word}", turn)


def _turn_before(turns: Sequence[Turn], at: int) -> int:
    """The turn whose moves led to a moment."""
    return max((n for n, turn in enumerate(turns) if turn.first < at), default=0)
