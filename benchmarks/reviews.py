"""Reviews of recorded matches: are they consistent, do they see through a random clicker, is strong play praised more?

    python -m benchmarks.reviews 60

In every match the first seat plays at one level (or clicks at random) against tinkerers; its decisions are weighed as
a review does.  The exit code is 1 if a review contradicts itself, or if the levels are praised in another order, by the
figure or by the words.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from statistics import mean, stdev

import gnomehall
from gnomehall.bots.analysis import Z95
from gnomehall.bots.contract import Budget
from gnomehall.bots.names import make_bot
from gnomehall.core.replay import positions
from gnomehall.core.table import Table
from gnomehall.games import GAMES
from gnomehall.review.decisions import Decision, decisions_of, turn_starts, weigh, worst
from gnomehall.review.skill import Skill, skill
from gnomehall.review.story import Headline, Standing, headline, leads, line_of
from gnomehall.review.turns import Look, turns

PLAYERS = ("random", "sprout", "neighbour", "tinkerer", "master")  # from the weakest to the strongest
OTHERS = "tinkerer"
SEATS = 3
BUDGET = Budget(600)  # futures of a decision
PRAISE = {"blind": 0, "few": 0, "some": 1, "good": 2, "master": 3}


@dataclass(frozen=True)
class Reviewed:
    """A match with its review."""

    table: Table
    decisions: list[Decision]
    line: list[Standing]
    headline: Headline
    skill: Skill
    looks: list[list[float]]


def play(game: str, player: str, deal: int) -> Table:
    """A match of one level against tinkerers."""
    table = gnomehall.new_table(game, SEATS, seed=deal)
    bots = [make_bot(player if seat == 0 else OTHERS, table.game, deal * 10 + seat) for seat in range(SEATS)]
    while (seat := table.to_move) is not None:
        table.play(bots[seat].choose(table.state.clone(), Budget()).move)
    return table


def review(table: Table, budget: Budget = BUDGET) -> Reviewed:
    """The first seat's decisions, weighed."""
    wanted = set(decisions_of(table, 0))
    found = [
        weigh(table.game, state.clone(), n, entry.move.id, budget, 1 + n)
        for n, state, entry in positions(table) if n in wanted
    ]
    line = line_of(found, turn_starts(table), 0, table.state, len(table.played))
    return Reviewed(table, found, line, headline(line, 0, turns(table)), skill(found), Look(table).chances())


def contradictions(it: Reviewed) -> Iterator[str]:
    """Where headline, chart, decisions and quick look do not say the same."""
    falls = [(a.at, a.chances[0] - b.chances[0]) for a, b in pairwise(it.line) if b.at == a.at + 1]
    for one in it.decisions:
        near = [at for at, fall in falls if at == one.at and abs(fall - one.win[0]) < 0.001]
        if not one.equal and one.at and not near:
            yield f"decision {one.at} costs {one.win[0]:.3f}, and the line does not fall by it"
    if it.line[0].chances != [1 / SEATS] * SEATS or it.looks[0] != it.line[0].chances:
        yield "it does not begin even"
    if it.line[-1].chances != it.looks[-1]:
        yield "it does not end with the result"
    told = [leads(one.chances, 0) for one in it.line[1:]]
    right = "led" if all(told) else "never" if not any(told) else "turned" if told[-1] else "slipped"
    if right not in it.headline.key:
        yield f"the headline says {it.headline.key}, the line {right}"
    if PRAISE[word(it)] > 0 >= it.skill.low:
        yield f"it praises ({word(it)}), and blind picks may have done as well"
    if word(it) == "blind" and it.skill.kept > 0.5:
        yield f"it calls {it.skill.kept:.0%} of the way to the best blind"
    costs = [it.decisions[n].win[0] for n in worst(it.decisions, turn_starts(it.table), is_alone=False)]
    if costs != sorted(costs, reverse=True):
        yield "the decisions that mattered are not ranked by what they cost"


def word(it: Reviewed) -> str:
    """What the choices are called."""
    return it.skill.key.removeprefix("review-skill-")


def apart(it: Reviewed) -> float:
    """How far the quick look lies from the line, on average."""
    return sum(abs(one.chances[0] - it.looks[one.at][0]) for one in it.line) / len(it.line)


def main(words: list[str] | None = None) -> int:
    """Review so many matches and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("matches", type=int, nargs="?", default=60)
    parser.add_argument("--seed", type=int, default=1, help="the first match's deal; the next has the next number")
    parser.add_argument("--futures", type=int, default=BUDGET.simulations)
    given = parser.parse_args(words)
    found: dict[str, list[Reviewed]] = {player: [] for player in PLAYERS}
    wrong = 0
    for n in range(given.matches):
        player, game = PLAYERS[n % len(PLAYERS)], list(GAMES)[n // len(PLAYERS) % len(GAMES)]
        it = review(play(game, player, given.seed + n), Budget(given.futures))
        found[player].append(it)
        for problem in contradictions(it):
            wrong += 1
            print(f"match {n}, {game}, {player}: {problem}")
    praised = [tell(player, some) for player, some in found.items() if some]
    ordered = all(sorted(column) == list(column) for column in zip(*praised, strict=True))
    print(f"contradictions: {wrong}; praise {'follows' if ordered else 'DOES NOT FOLLOW'} the levels")
    return 0 if ordered and not wrong else 1


def tell(player: str, some: list[Reviewed]) -> tuple[float, float]:
    """A player's row: the mean of `kept` with its interval, and what was said; the mean figure and the mean praise."""
    each = [it.skill.kept for it in some]
    kept, praise = mean(each), mean([PRAISE[word(it)] for it in some])
    half = Z95 * stdev(each) / len(each) ** 0.5 if len(each) > 1 else 1.0
    count = sum(len(it.decisions) for it in some)
    good, blind = sum(it.skill.good for it in some) / count, sum(it.skill.blind for it in some) / count
    said = [word(it) for it in some]
    sentences = ", ".join(f"{said.count(one)} {one}" for one in PRAISE if one in said)
    print(
        f"{player:10} kept {kept:6.1%} ({kept - half:.1%} to {kept + half:.1%}), as good {good:.1%}, "
        f"blind {blind:.1%}, look apart {mean(map(apart, some)):.3f}: {sentences}")
    print(f"{'':10} each: {' '.join(f'{one:.2f}' for one in each)}")
    return kept, praise


if __name__ == "__main__":
    sys.exit(main())
