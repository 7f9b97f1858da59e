"""The bots that judge by a trained net: one looks one step ahead, the other searches.

Where no net knows the table (own cards, options, other seats) they judge as the bots without a net do, and say so.
"""

from __future__ import annotations

from pathlib import Path

from gnomehall.bots.contract import Bot, Budget, Choice
from gnomehall.bots.greedy import GreedyBot
from gnomehall.bots.net_files import net_for
from gnomehall.bots.net_outlook import NetOutlook
from gnomehall.bots.search import SearchBot, make_tree
from gnomehall.bots.tree import Tree
from gnomehall.bots.tuning import Tuning, net_tuning, tuning
from gnomehall.core.game import Game
from gnomehall.core.state import State


def make_net_tree(
    game: Game, state: State, seed: int, capacity: int, figures: Tuning | None = None, path: Path | None = None,
) -> tuple[Tree, str]:
    """A tree that judges by a net; without one as `search` does, and why."""
    net, why_none = net_for(game, state, path)
    if net is None:
        return make_tree(state, tuning(game.name, state.seats), seed, capacity), why_none
    figures = figures or net_tuning(game.name, state.seats)
    return make_tree(state, figures, seed, capacity, NetOutlook(state, net, figures.blend)), ""


class NetBot(Bot):
    """The move after which the net likes its seat best."""

    name = "net"

    def __init__(self, game: Game, seed: int = 0, path: Path | None = None) -> None:
        super().__init__(game, seed)
        self.path = path  # of a net file; without one, the net that comes along
        self.outlook: NetOutlook | None = None
        self.stand_in: GreedyBot | None = None
        self.why_none = ""

    def choose(self, state: State, budget: Budget) -> Choice:
        """Judge what each move leads to, and take the best."""
        only = self.only(state)
        if only is not None:
            return only
        if self.outlook is None and self.stand_in is None:
            net, self.why_none = net_for(self.game, state, self.path)
            if net is None:
                self.stand_in = GreedyBot(self.game, self.seed)
            else:
                self.outlook = NetOutlook(state, net, net_tuning(self.game.name, state.seats).blend)
        if self.outlook is None:
            assert self.stand_in is not None
            choice = self.stand_in.choose(state, budget)
            return Choice(choice.move, (*choice.reasons, self.why_none), margin=choice.margin)
        gains = self.outlook.gains_ahead(state)
        best = max(gains)
        move = state.legal_ids()[gains.index(best)]
        return Choice(self.game.moves[move], (f"one step ahead about {best:.0%} to win",), best)


class NetSearchBot(SearchBot):
    """The move tried most often in a tree search that judges by a net."""

    name = "net"

    def __init__(
        self, game: Game, seed: int = 0, figures: Tuning | None = None, own: Budget | None = None,
        path: Path | None = None,
    ) -> None:
        super().__init__(game, seed, figures, own)
        self.path = path
        self.why_none = ""

    def choose(self, state: State, budget: Budget) -> Choice:
        """As a search chooses; without a net it says why."""
        choice = super().choose(state, budget)
        if not self.why_none or not choice.simulations:
            return choice
        return Choice(
            choice.move, (*choice.reasons, self.why_none), choice.value, choice.margin, choice.simulations,
        )

    def _new_tree(self, state: State, capacity: int) -> Tree:
        tree, self.why_none = make_net_tree(self.game, state, self.seed, capacity, self.figures, self.path)
        return tree
