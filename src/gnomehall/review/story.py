"""What a review tells of a match: one line of chances, where it turned, and how good the choices were.

All of it comes from the weighed decisions, so that headline, chart and decisions cannot disagree."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from gnomehall.bots.analysis import Z95
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


@dataclass(frozen=True, slots=True)
class Skill:
    """How much better than blind picks the choices were."""

    kept: float  # of what there was to gain over picking blindly: 1 is the best each time, 0 as blind
    good: int  # decisions that cannot be told from the best
    blind: float  # how many of those blind picks would have made
    key: str


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


def skill(decisions: Sequence[Decision]) -> Skill:
    """The choices beside the best ones and beside blind picks, which take every option as often."""
    is_alone = any(len(it.moves[0].chances) == 1 for it in decisions)
    gained = possible = luck = 0.0
    for it in decisions:
        values = {move.move: move.points if is_alone else move.win for move in it.moves}
        blind = sum(three[0] for three in values.values()) / len(values)
        part = _told_apart(list(values.values()), blind)
        gained += part * (values[it.chosen][0] - blind)
        possible += part * (values[it.best][0] - blind)
        luck += part * part * sum((three[0] - blind) ** 2 for three in values.values()) / len(values)
    kept = gained / possible if possible > 0 else 1.0
    lucky = Z95 * math.sqrt(luck) / possible if possible > 0 else 0.0
    return Skill(
        round(kept, 4), sum(it.equal for it in decisions), round(sum(it.as_good / it.options for it in decisions), 2),
        f"review-skill-{_word(kept, lucky)}")


def _told_apart(values: Sequence[Sequence[float]], mean: float) -> float:
    """How much of what lies between the options is more than chance in the simulations: 0 to 1."""
    spread = sum((three[0] - mean) ** 2 for three in values) / (len(values) - 1)
    doubt = sum(((three[2] - three[1]) / 2 / Z95) ** 2 for three in values) / len(values)
    return max(0.0, 1 - doubt / spread) if spread > 0 else 0.0


BANDS = ((0.8, "master"), (0.5, "good"), (0.2, "some"))  # what 60 matches of all levels showed: docs/notes/reviews.md


def _word(kept: float, lucky: float) -> str:
    """What to call choices; who picks blindly may be so `lucky`, and no praise is due up to there."""
    if kept < lucky:
        return "blind"
    return next((word for least, word in BANDS if kept >= least), "blind")
