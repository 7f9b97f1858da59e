"""Who sits down in the lab: bots by name, and the strategies of a game's `strategies.py`."""

from __future__ import annotations

from collections.abc import Callable

from gnomehall.bots.contract import Bot, Budget, Choice
from gnomehall.bots.names import make_bot
from gnomehall.bots.outlook import Outlook
from gnomehall.bots.tuning import tuning
from gnomehall.core.game import Game
from gnomehall.core.state import State
from gnomehall.games import part

Lean = Callable[[State, int], float]  # what a strategy likes about a position, in hundredths of a point


class LeaningBot(Bot):
    """Looks one step ahead like `greedy`, and leans one way."""

    def __init__(self, game: Game, seed: int, strategy: str, lean: Lean) -> None:
        super().__init__(game, seed)
        self.strategy = strategy
        self.lean = lean
        self.outlook: Outlook | None = None

    def choose(self, state: State, budget: Budget) -> Choice:
        """Rate every move, lean, and take the best."""
        only = self.only(state)
        if only is not None:
            return only
        if self.outlook is None:
            figures = tuning(self.game.name)
            self.outlook = Outlook(state, figures.scale, figures.blend)
        ratings = self.outlook.ratings(state)
        best, chosen = -1e18, 0
        for move, rating in zip(state.legal_ids(), ratings, strict=True):
            after = state.clone()
            after.apply(move)
            value = rating + self.lean(after, state.mover)
            if value > best:
                best, chosen = value, move
        return Choice(self.game.moves[chosen], (f"a {self.strategy} plays like that",))


def strategies_of(game: str | Game) -> dict[str, Lean]:
    """The strategies of a game by name; most games have none."""
    module = part(game, "strategies")
    return dict(module.STRATEGIES) if module is not None else {}


def make_player(name: str, game: Game, seed: int = 0) -> Bot:
    """The bot of a name, or the strategy of that name."""
    lean = strategies_of(game).get(name)
    return make_bot(name, game, seed) if lean is None else LeaningBot(game, seed, name, lean)
