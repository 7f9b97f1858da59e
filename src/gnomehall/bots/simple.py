"""The bot that plays anything."""

from __future__ import annotations

from gnomehall.bots.contract import Bot, Budget, Choice
from gnomehall.core.dice import Dice
from gnomehall.core.game import Game
from gnomehall.core.state import State


class RandomBot(Bot):
    """Any legal move, each as likely."""

    name = "random"

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        self.dice = Dice(seed)

    def choose(self, state: State, budget: Budget) -> Choice:
        """One of the legal moves."""
        legal = state.legal_ids()
        return Choice(self.game.moves[legal[self.dice.roll(len(legal))]], ("any move will do",))
