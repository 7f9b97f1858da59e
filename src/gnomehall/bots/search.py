"""The bot that searches the tree of what may come."""

from __future__ import annotations

from gnomehall.bots.contract import Bot, Budget, Choice
from gnomehall.bots.outlook import Outlook
from gnomehall.bots.tree import Tree
from gnomehall.bots.tuning import Tuning, frozen_tuning, tuning
from gnomehall.core.game import Game
from gnomehall.core.state import CHANCE, State

CAPACITY = 400_000  # nodes, about 20 MB
A_SIMULATION = 40  # nodes: one position's options, and room to keep the tree for a turn
DEFAULT = Budget(simulations=2000)
MOST = 1 << 30
WORTH_KEEPING = 8  # visits; a part of the tree with fewer is not looked for


def capacity_for(budget: Budget) -> int:
    """The nodes a tree needs that thinks so long about a move."""
    if budget.simulations is None:
        return CAPACITY
    return max(4096, min(CAPACITY, A_SIMULATION * budget.simulations))


def make_tree(
    state: State, figures: Tuning, seed: int, capacity: int = CAPACITY, outlook: Outlook | None = None,
) -> Tree:
    """A tree with a game's figures."""
    tree = Tree(state, outlook or Outlook(state, figures.scale, figures.blend), seed, capacity)
    tree.explore = figures.explore
    tree.prior_visits, tree.prior_temperature = figures.prior_visits, figures.prior_temperature
    tree.playout, tree.tries, tree.rounds = figures.playout, figures.tries, figures.rounds
    tree.horizon = figures.horizon
    tree.to_the_end, tree.full_playout_weight = figures.to_the_end, figures.full_playout_weight
    return tree


class SearchBot(Bot):
    """The move tried most often in a tree search; the tree is kept from move to move of a turn."""

    name = "search"

    def __init__(
        self, game: Game, seed: int = 0, figures: Tuning | None = None, own: Budget | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.figures = figures  # those of the game, if none are given
        self.own = own  # its own limit, within the budget it is given
        self.tree: Tree | None = None
        self.kept = 0

    def choose(self, state: State, budget: Budget) -> Choice:
        """Search, then play the move that was tried most."""
        only = self.only(state)
        if only is not None:
            return only
        if self.own is not None:
            budget = self.own.within(budget)
        if budget == Budget():
            budget = DEFAULT
        tree = self._tree_at(state, capacity_for(budget))
        done = tree.think(budget.simulations or MOST, float(budget.milliseconds or 0))
        moves = tree.children(tree.root)
        best = max(moves, key=lambda m: (m[2], m[3]))
        margin = dict(zip([m[1] for m in moves], tree.measured(), strict=True))[best[1]]
        lead = margin[2] / margin[1] if margin[1] else None
        words = [f"{done} simulations, {best[2]} of them on this move", f"about {best[3]:.0%} to win"]
        if lead is not None:
            words.append(f"{lead:+.1f} points")
        return Choice(self.game.moves[best[1]], tuple(words), best[3], lead, done)

    # ---- the tree between two moves of a turn

    def _tree_at(self, state: State, capacity: int) -> Tree:
        """The tree at this position: what is known of it already is kept."""
        if self.tree is None or self.tree.capacity < capacity:
            self.tree = self._new_tree(state, capacity)
            self.tree.stops_early = True
        path = self._find(state) if self.tree.used < self.tree.capacity // 2 else None
        self.kept = 0
        if path is None:
            self.tree.start(state)
            return self.tree
        for move in path:
            self.tree.descend(move)
        self.kept = sum(child[2] for child in self.tree.children(self.tree.root))
        return self.tree

    def _new_tree(self, state: State, capacity: int) -> Tree:
        return make_tree(state, self.figures or self._usual(state.seats), self.seed, capacity)

    def _usual(self, seats: int) -> Tuning:
        return tuning(self.game.name, seats)

    def _find(self, wanted: State) -> list[int] | None:
        """The moves from the tree's position to the wanted one, through well known nodes only."""
        tree = self.tree
        assert tree is not None
        target = wanted.fields()
        todo: list[tuple[int, State, list[int]]] = [(tree.root, tree.position.clone(), [])]
        looked = 0
        while todo and looked < 60:
            node, state, path = todo.pop()
            looked += 1
            if path and state.fields() == target:
                return path
            if len(path) >= 6 or (path and state.mover not in (CHANCE, tree.position.mover)):
                continue
            children = [c for c in tree.children(node) if c[2] >= WORTH_KEEPING]
            children.sort(key=lambda c: c[2])
            if not path:
                children = children[-1:]  # its own last move: the one tried most
            for child, move, *_ in children if tree.mover_at(node) == CHANCE or len(children) == 1 else []:
                after = state.clone()
                after.apply(move)
                todo.append((child, after, [*path, move]))
        return None


class FrozenSearchBot(SearchBot):
    """The search with the figures of 17 November 2026, to measure others against."""

    name = "search-v1"

    def _usual(self, seats: int) -> Tuning:
        return frozen_tuning(self.game.name, seats)
