"""The bots that judge by a trained net: one looks one step ahead, the other searches.

Where no net knows the table (own cards, options, other seats) they judge as the bots without a net do, and say so.
"""

from __future__ import annotations

from pathlib import Path

from gnomehall.bots.contract import Bot, Budget, Choice
from gnomehall.bots.greedy import GreedyBot
from gnomehall.bots.judge import Judge, judge_for
from gnomehall.bots.net_outlook import NetOutlook
from gnomehall.bots.search import SearchBot, make_tree
from gnomehall.bots.slips import NO_SLIPS, Slips
from gnomehall.bots.tree import Tree
from gnomehall.bots.tuning import Tuning
from gnomehall.core.dice import Dice
from gnomehall.core.game import Game
from gnomehall.core.state import State

CLOSE = 1e-9  # of a chance to win: moves that are as good as each other


class NetBot(Bot):
    """The move after which the net likes its seat best; now and then a slip.  Like `greedy`, it never idles."""

    name = "net"

    def __init__(self, game: Game, seed: int = 0, path: Path | None = None, slips: Slips = NO_SLIPS) -> None:
        super().__init__(game, seed)
        self.path = path  # of a net file; without one, the net that comes along
        self.slips = slips  # in chances to win
        self.dice = Dice(seed)
        self.judge: Judge | None = None
        self.stand_in = GreedyBot(game, seed)

    def choose(self, state: State, budget: Budget) -> Choice:
        """Judge what each move leads to, and take the best."""
        only = self.only(state)
        if only is not None:
            return only
        if self.judge is None:
            self.judge = judge_for(self.game, state, path=self.path)
        if not isinstance(self.judge.outlook, NetOutlook):
            choice = self.stand_in.choose(state, budget)
            return Choice(choice.move, (*choice.reasons, self.judge.why_no_net), margin=choice.margin)
        rated = [
            (move, gain)
            for move, gain in zip(state.legal_ids(), self.judge.outlook.gains_ahead(state), strict=True)
            if not self.game.is_idle(state, move)
        ]
        gains = [gain for _, gain in rated]
        chosen = self.slips.pick(gains, CLOSE, self.dice)
        reason = f"one step ahead about {gains[chosen]:.0%} to win"
        if gains[chosen] < max(gains) - CLOSE:
            reason += f", {max(gains) - gains[chosen]:.0%} less than the best it saw"
        return Choice(self.game.moves[rated[chosen][0]], (reason,), gains[chosen])


class NetSearchBot(SearchBot):
    """The move tried most often in a tree search that judges by a net."""

    name = "net"

    def __init__(
        self, game: Game, seed: int = 0, figures: Tuning | None = None, own: Budget | None = None,
        path: Path | None = None,
    ) -> None:
        super().__init__(game, seed, figures, own)
        self.path = path
        self.judge: Judge | None = None

    def choose(self, state: State, budget: Budget) -> Choice:
        """As a search chooses; without a net it says why."""
        if self.judge is None:
            self.judge = judge_for(self.game, state, self.figures, self.path)
        choice = super().choose(state, budget)
        if not self.judge.why_no_net or not choice.simulations:
            return choice
        return Choice(
            choice.move, (*choice.reasons, self.judge.why_no_net), choice.value, choice.margin, choice.simulations,
        )

    def _new_tree(self, state: State, capacity: int) -> Tree:
        assert self.judge is not None
        return make_tree(state, self.judge.figures, self.seed, capacity, self.judge.outlook)
