"""Fits the figures of games/gems/evaluation.py anew: `python -m benchmarks.prospects 2400`.

Matches of four search bots are played; ridge regression towards the present figures explains the final points of every
seat, less the mean of the seats, by what the seats had at one decision in three.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random

import numpy as np

from gnomehall.bots.contract import Budget
from gnomehall.bots.search import SearchBot
from gnomehall.bots.tuning import tuning
from gnomehall.core.state import CHANCE, OVER
from gnomehall.games import game
from gnomehall.games.gems.evaluation import CLAIMS, EXTRAS, LATE, TEMPO
from gnomehall.games.gems.rules import GemsState
from gnomehall.games.gems.tables import COAL, GEMS, MOST_TYPES

SEATS = 4
SLIPS = 0.02  # moves taken at random, so that bad positions are seen too
SEEN = 0.35  # of all decisions
RIDGE = 30.0
SHAPES = {row[:3]: number for number, row in enumerate(CLAIMS)}
FIGURES = len(CLAIMS) + len(EXTRAS)  # each in the middle of a match and late; the turn's figures follow
Vector = np.ndarray[tuple[int], np.dtype[np.float64]]


def present() -> Vector:
    """The figures as they are, in points."""
    middle = [*(row[3] for row in CLAIMS), *(pair[0] for pair in EXTRAS)]
    late = [*(row[4] for row in CLAIMS), *(pair[1] for pair in EXTRAS)]
    return np.array([*middle, *late, *(v for rank in TEMPO for row in rank for v in row)]) / 100


def most_kinds(masks: Sequence[int]) -> int:
    """How many tokens can be of kinds that differ."""
    if not masks:
        return 0
    best = most_kinds(masks[1:])
    for gem in range(GEMS):
        if masks[0] >> gem & 1:
            best = max(best, 1 + most_kinds([mask & ~(1 << gem) for mask in masks[1:]]))
    return best


def features(state: GemsState, seat: int) -> Vector:
    """What a seat has, in the order of `present`."""
    tables, row = state.tables, seat * MOST_TYPES
    claimed = state.claimed[row : row + tables.types]
    pile = state.pile[row : row + tables.types]
    masks = [tables.masks[kind] for kind in range(tables.types) if kind != COAL for _ in range(claimed[kind])]
    coal = claimed[COAL]
    alike = coal + max(sum(mask >> gem & 1 for mask in masks) for gem in range(GEMS))
    had = np.zeros(FIGURES)
    shape = SHAPES.get((sum(claimed), coal + most_kinds(masks), min(3, alike)))
    if shape is not None:
        had[shape] = 1
    left = [tokens % 3 for tokens in pile[:GEMS]]
    diamonds = sum(claimed[gem] for gem in range(GEMS) if tables.worth[gem] > 1)
    had[len(CLAIMS) :] = (
        coal, diamonds, left.count(2), left.count(1), sum(pile[COAL + 1 :]), pile[COAL] % 3 == 2,
    )
    late = max(0, LATE - state.hidden) / LATE
    turn = np.zeros(4 * 3 * 4)
    after = (seat - state.actor) % SEATS
    rank = after if after < 2 else 3 if after == SEATS - 1 else 2
    turn[(rank * 3 + state.actions - 1) * 4 + min(3, state.free_total)] = 1
    return np.concatenate([had * (1 - late), had * late, turn])


def fit(matches: int, seed: int = 1) -> tuple[Vector, float]:
    """The figures after so many matches, and how much of what is open they explain."""
    gems, random, before = game("gems"), Random(seed), present()
    squares, products, total = np.zeros((len(before), len(before))), np.zeros(len(before)), 0.0
    for number in range(matches):
        bots = [SearchBot(gems, random.getrandbits(32), tuning("gems"), Budget(200)) for _ in range(SEATS)]
        state = gems.start(SEATS)
        assert isinstance(state, GemsState)
        seen: list[tuple[np.ndarray, np.ndarray]] = []
        while state.mover != OVER:
            if state.mover == CHANCE:
                outcomes = state.chances()
                state.apply(random.choices([o for o, _ in outcomes], [weight for _, weight in outcomes])[0])
                continue
            if random.random() < SEEN:
                seen.append((np.array([features(state, seat) for seat in range(SEATS)]), np.array(state.scores())))
            slips = random.random() < SLIPS
            choice = random.choice(state.legal_ids()) if slips else 0
            state.apply(choice if slips else bots[state.mover].choose(state.clone(), Budget()).move.id)
        final = np.array(state.scores())
        for had, points in seen:
            a, y = had - had.mean(0), final - points - (final - points).mean()
            squares += a.T @ a
            products += a.T @ y
            total += float(y @ y)
        if number % 100 == 99:
            print(f"{number + 1} of {matches} matches", file=sys.stderr, flush=True)
    after = before + np.linalg.solve(squares + RIDGE * np.eye(len(before)), products - squares @ before)
    unexplained = total - 2 * float(after @ products) + float(after @ squares @ after)
    return after, 1 - unexplained / total


def main(matches: int) -> None:
    """Print the figures as the file has them."""
    figures, explained = fit(matches)
    hundredths = [round(100 * float(value)) for value in figures]
    middle, late, turn = hundredths[:FIGURES], hundredths[FIGURES : 2 * FIGURES], hundredths[2 * FIGURES :]
    print(f"{matches} matches; {explained:.1%} of what was open is explained")
    for number, row in enumerate(CLAIMS):
        print((*row[:3], middle[number], late[number]))
    for number in range(len(CLAIMS), FIGURES):
        print((middle[number], late[number]))
    for rank in range(4):
        print(tuple(tuple(turn[(rank * 3 + actions) * 4 :][:4]) for actions in range(3)))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2400)
