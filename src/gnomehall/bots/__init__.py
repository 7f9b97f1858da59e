"""Players that are programs."""

from __future__ import annotations

from gnomehall.core.dice import Dice
from gnomehall.core.game import Game
from gnomehall.core.state import State

BOTS = ("random", "greedy", "sprout", "neighbour", "tinkerer", "master", "old-root")


def choose(name: str, game: Game, state: State, dice: Dice) -> int:
    """The id of the move a bot plays for the seat to move, where no bot sits for the whole match."""
    from gnomehall.bots.contract import Budget
    from gnomehall.bots.names import make_bot

    bot = make_bot(name, game, dice.roll(1 << 30))
    try:
        return bot.choose(state.clone(), Budget()).move.id
    finally:
        bot.close()
