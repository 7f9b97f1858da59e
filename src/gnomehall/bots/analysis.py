"""What every legal move is worth, how sure that is, and what is expected to follow."""

from __future__ import annotations

import math

from gnomehall.bots.contract import Budget, Estimate, Rated
from gnomehall.bots.judge import judging_tree
from gnomehall.bots.search import MOST, capacity_for
from gnomehall.bots.tree import Tree
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game, Move
from gnomehall.core.state import CHANCE, State

LONGEST_LINE = 8
Z95 = 1.96
STANDARD = Budget(4000)


def analyse(game: Game, state: State, budget: Budget = STANDARD, seed: int = 1) -> list[Rated]:
    """Every legal move with its chance to win and its margin, each with an interval, the best first.

    Every move gets a fair part of the budget, so that a bad one is known to be bad.
    """
    if state.mover < 0:
        raise ValidationError("no seat is to move here")
    tree = judging_tree(game, state, seed, capacity_for(budget))
    tree.start(state)
    tree.min_share = 0.5
    tree.think(budget.simulations or MOST, float(budget.milliseconds or 0))
    if not tree.children(tree.root):
        raise ValidationError("the budget is too small to look at anything")
    rated = []
    for child, sums in zip(tree.children(tree.root), tree.measured(), strict=True):
        node, move, _, _, bias, _ = child
        n, weight, margins, squares, win_squares, wins = sums
        if n == 0:
            value, margin = Estimate(bias, 0.0, 1.0), Estimate(0.0, -math.inf, math.inf)
            chances = _with_even_rest(bias, state.mover, state.seats)
        else:
            chances = tuple(win / weight for win in wins)
            value = _interval(n, chances[state.mover], win_squares / weight, 0.0, 1.0)
            margin = _interval(n, margins / weight, squares / weight, -math.inf, math.inf)
        line = (game.moves[move], *_line(game, tree, node))
        rated.append(Rated(game.moves[move], n, value, margin, line, chances))
    is_alone = state.seats == 1
    return sorted(rated, key=lambda it: (-it.margin.mean if is_alone else -it.value.mean, it.move.id))


def _with_even_rest(mine: float, seat: int, seats: int) -> tuple[float, ...]:
    """Chances of all seats where one is known: the others share the rest."""
    rest = (1.0 - mine) / max(1, seats - 1)
    return tuple(mine if other == seat else rest for other in range(seats))


def _interval(n: int, mean: float, square: float, low: float, high: float) -> Estimate:
    """A mean of n samples with its interval; a handful of samples says little, whatever their spread."""
    spread = math.sqrt(max(0.0, square - mean * mean) + (high - low if high < math.inf else 25.0) / n)
    half = Z95 * spread / math.sqrt(n)
    return Estimate(mean, max(low, mean - half), min(high, mean + half))


def _line(game: Game, tree: Tree, node: int) -> list[Move]:
    """The moves expected from a node on: the most tried, and of chance the likeliest."""
    found: list[Move] = []
    while len(found) < LONGEST_LINE and (children := tree.children(node)):
        if tree.mover_at(node) == CHANCE:
            best = max(children, key=lambda c: (c[5], -c[1]))
        else:
            best = max(children, key=lambda c: (c[2], c[3]))
        if best[2] == 0:
            break
        found.append(game.moves[best[1]])
        node = best[0]
    return found
