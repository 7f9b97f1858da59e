"""How much better than blind picks the choices of a match were, and how sure that is.

Every decision counts alike, whether much or little hung on it: an option stands as far above or below the
average of its decision as the options are spread.  That is measured by the chance to win and by points
together, because in a match that is lost or won only the points still tell good choices from bad ones.
What the simulations cannot tell apart hardly counts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from gnomehall.bots.analysis import Z95
from gnomehall.review.decisions import Decision

MASTERLY, GOOD = 0.7, 0.25  # the least that an interval must begin with
HALF = 0.5  # of the way to the best: whoever may have come so far is not called blind
MOST = 1.0


@dataclass(frozen=True, slots=True)
class Skill:
    """How far the choices came from blind picks (0) to the best ones (1): mean, low, high."""

    kept: float
    low: float
    high: float
    good: int  # decisions that cannot be told from the best
    blind: float  # how many of those blind picks would have made
    key: str


def skill(decisions: Sequence[Decision]) -> Skill:
    """The choices beside the best ones and beside blind picks, which take every option as often."""
    gained, possible, luck = [], [], 0.0
    for it in decisions:
        stands, worth = _standings(it)
        gained.append(next(x for x, move in zip(stands, it.moves, strict=True) if move.move == it.chosen))
        possible.append(worth)
        luck += sum(x * x for x in stands) / len(stands)
    kept, low, high = _part(gained, possible)
    beyond_luck = sum(gained) > Z95 * math.sqrt(luck)
    good, blind = sum(it.equal for it in decisions), sum(it.as_good / it.options for it in decisions)
    return Skill(kept, low, high, good, round(blind, 2), f"review-skill-{_word(low, high, beyond_luck)}")


def _standings(it: Decision) -> tuple[list[float], float]:
    """How every option stands among the others, and what the best of them is really worth.

    The best one was found by the same simulations, so it looks better than it is."""
    measures = [[move.points for move in it.moves]]
    if len(it.moves[0].chances) > 1:
        measures.append([move.win for move in it.moves])
    stands, worth = [0.0] * len(it.moves), [0.0] * len(it.moves)
    for values in measures:
        mean = sum(three[0] for three in values) / len(values)
        spread = math.sqrt(sum((three[0] - mean) ** 2 for three in values) / len(values))
        clear = told_apart(values, mean)
        for n, three in enumerate(values):
            above = math.sqrt(clear) * (three[0] - mean) / spread if clear else 0.0
            stands[n] += above
            worth[n] += clear * above
    return stands, max(worth)


def told_apart(values: Sequence[Sequence[float]], mean: float) -> float:
    """How much of what lies between the options is more than chance in the simulations: 0 to 1."""
    spread = sum((three[0] - mean) ** 2 for three in values) / (len(values) - 1)
    doubt = sum(((three[2] - three[1]) / 2 / Z95) ** 2 for three in values) / len(values)
    return max(0.0, 1 - doubt / spread) if spread > 0 else 0.0


def _part(gained: Sequence[float], possible: Sequence[float]) -> tuple[float, float, float]:
    """What was gained of what was possible, with the interval of such a ratio over its decisions."""
    whole = sum(possible)
    if not whole:
        return 0.0, 0.0, MOST
    kept = sum(gained) / whole
    half = Z95 * math.sqrt(sum((one - kept * all_) ** 2 for one, all_ in zip(gained, possible, strict=True))) / whole
    kept, low, high = (round(max(-MOST, min(MOST, x)), 4) for x in (kept, kept - half, kept + half))
    return kept, low, high


def _word(low: float, high: float, beyond_luck: bool) -> str:
    """What to call choices: only what the whole interval supports; who picks blindly is lucky in one of forty."""
    if beyond_luck and low > 0:
        return "master" if low >= MASTERLY else "good" if low >= GOOD else "some"
    return "blind" if high < HALF else "few"
