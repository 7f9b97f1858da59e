"""The five players people choose, from one a child beats to the strongest.

A weak player errs as people do: it looks one step ahead and sometimes takes a move that is a little
worse (`noise`), never one that is far worse (`spread`), and it always takes the move that wins.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache

from gnomehall.bots.contract import Bot, Budget
from gnomehall.bots.greedy import GreedyBot
from gnomehall.bots.net_bots import NetSearchBot
from gnomehall.bots.search import SearchBot
from gnomehall.bots.tuning import tuning
from gnomehall.core.game import Game
from gnomehall.core.words import say
from gnomehall.games import GAMES, text_of


@dataclass(frozen=True, slots=True)
class Level:
    """How one of the five plays."""

    name: str
    own: Budget | None = None  # it searches within this; without one, within the game's figure for a master
    noise: float = 0.0  # how much a slip costs that is e times less likely, in slips of the game
    spread: float = 0.0  # no slip costs more than this
    searches: bool = False  # else it looks one step ahead
    uses_net: bool = False  # it judges by a trained net, where one knows the table

    def title(self, language: str) -> str:
        """Its name for people."""
        return say(language, f"bots-{self.name}", "bots")

    def description(self, language: str) -> str:
        """How it plays: a sentence that its title begins."""
        return say(language, f"bots-{self.name}-plays", "bots")


LEVELS = (
    Level("sprout", noise=1.6, spread=4.0),
    Level("neighbour", noise=0.5, spread=1.5),
    Level("tinkerer"),
    Level("master", searches=True),
    Level("old-root", Budget(None, 1000), searches=True, uses_net=True),
)


STANDARD_BOTS = (  # from the weakest to the strongest; a level that never slips plays as greedy does, or better
    "random", *[it.name for it in LEVELS if it.noise], "greedy", *[it.name for it in LEVELS if not it.noise],
)


def level(name: str) -> Level | None:
    """The level of a name, if it is one."""
    return next((it for it in LEVELS if it.name == name), None)


def make_level(it: Level, game: Game, seed: int) -> Bot:
    """A bot that plays at a level."""
    figures = tuning(game.name)
    if it.searches:
        kind = NetSearchBot if it.uses_net else SearchBot
        return kind(game, seed, own=it.own or Budget(figures.master))
    return GreedyBot(game, seed, noise=it.noise * figures.slip, spread=it.spread * figures.slip)


@lru_cache
def measured_ratings(game: str) -> dict[str, int]:
    """The rating of every standard bot in a game, from the last ladder (docs/bots.md); none, if it was not played."""
    return dict(tomllib.loads(text_of(game, "ratings.toml") or ""))


def rating(name: str, game: str) -> int | None:
    """The measured rating of a bot in a game, if there is one."""
    return measured_ratings(game).get(name) if game in GAMES else None
