"""The players people choose: five from one a child beats to the strongest, and one that thinks longest.

A weak player errs as people do: it looks one step ahead and sometimes takes a move that is a little worse
(bots/slips.py).  How each level plays a game stands in the game's `tuning.toml`; it was set by matches, so that the
steps from one level to the next are about even (docs/bots.md).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache

from gnomehall.bots.contract import Bot, Budget
from gnomehall.bots.greedy import GreedyBot
from gnomehall.bots.net_bots import NetBot, NetSearchBot
from gnomehall.bots.search import SearchBot
from gnomehall.bots.slips import Slips
from gnomehall.bots.tuning import level_figures
from gnomehall.core.game import Game
from gnomehall.core.words import say
from gnomehall.games import GAMES, text_of


@dataclass(frozen=True, slots=True)
class Level:
    """One of the levels."""

    name: str
    searches: bool = False  # its moves take time; in some games it only looks one step ahead all the same
    milliseconds: int = 1000  # it thinks no longer about a move, whatever it is allowed

    def title(self, language: str) -> str:
        """Its name for people."""
        return say(language, f"bots-{self.name}", "bots")

    def description(self, language: str) -> str:
        """How it plays: a sentence that its title begins."""
        return say(language, f"bots-{self.name}-plays", "bots")


LEVELS = (
    Level("sprout"),
    Level("neighbour"),
    Level("tinkerer"),
    Level("master", searches=True),
    Level("old-root", searches=True),
)
PATIENT = Level("under-the-mountain", searches=True, milliseconds=60_000)
ALL_LEVELS = (*LEVELS, PATIENT)
WEAK = ("sprout", "neighbour")  # they play below `greedy`

STANDARD_BOTS = (  # from the weakest to the strongest
    "random", *WEAK, "greedy", *[it.name for it in LEVELS if it.name not in WEAK],
)


def level(name: str) -> Level | None:
    """The level of a name, if it is one."""
    return next((it for it in ALL_LEVELS if it.name == name), None)


def make_level(it: Level, game: Game, seed: int) -> Bot:
    """A bot that plays at a level."""
    figures = level_figures(game.name, it.name)
    slips = Slips(figures.noise, figures.spread)
    own = Budget(figures.simulations) if figures.simulations else Budget(None, it.milliseconds)
    match figures.way:
        case "worth":
            return GreedyBot(game, seed, slips)
        case "net":
            return NetBot(game, seed, slips=slips)
        case "search":
            return SearchBot(game, seed, own=own)
        case "net-search":
            return NetSearchBot(game, seed, own=own)


@lru_cache
def measured_ratings(game: str) -> dict[str, int]:
    """The rating of every standard bot in a game, from the last ladder (docs/bots.md); none, if it was not played."""
    return dict(tomllib.loads(text_of(game, "ratings.toml") or ""))


def rating(name: str, game: str) -> int | None:
    """The measured rating of a bot in a game, if there is one."""
    return measured_ratings(game).get(name) if game in GAMES else None
