"""The bot that looks one step ahead."""

from __future__ import annotations

from gnomehall.bots.contract import Bot, Budget, Choice
from gnomehall.bots.outlook import Outlook
from gnomehall.bots.slips import NO_SLIPS, Slips
from gnomehall.bots.tuning import tuning
from gnomehall.core.dice import Dice
from gnomehall.core.game import Game
from gnomehall.core.state import State

CLOSE = 0.5  # hundredths of a point: moves as good as each other


class GreedyBot(Bot):
    """The move after which it is furthest ahead, chance averaged; now and then a slip.

    It never idles: one step ahead, letting time pass looks as good as what only pays later.
    """

    name = "greedy"

    def __init__(self, game: Game, seed: int = 0, slips: Slips = NO_SLIPS) -> None:
        super().__init__(game, seed)
        self.dice = Dice(seed)
        self.slips = slips  # in hundredths of a point
        self.outlook: Outlook | None = None

    def choose(self, state: State, budget: Budget) -> Choice:
        """Rate every move one step ahead, and take the best."""
        only = self.only(state)
        if only is not None:
            return only
        if self.outlook is None:
            figures = tuning(self.game.name)
            self.outlook = Outlook(state, figures.scale, figures.blend)
        rated = [
            (move, rating)
            for move, rating in zip(state.legal_ids(), self.outlook.ratings(state), strict=True)
            if not self.game.is_idle(state, move)
        ]
        ratings = [rating for _, rating in rated]
        chosen = self.slips.pick(ratings, CLOSE, self.dice)
        best = max(ratings)
        lead = ratings[chosen] / 100
        reason = f"one step ahead it leads by {lead:.1f}" if state.seats > 1 else f"it comes to {lead:.1f}"
        if ratings[chosen] < best - CLOSE:
            reason += f", {(best - ratings[chosen]) / 100:.1f} less than the best it saw"
        return Choice(self.game.moves[rated[chosen][0]], (reason,), margin=lead)
