"""Bots by name: `random`, `greedy`, `search`, `search:500`, `search:100ms`, a level, or `cmd:...`."""

from __future__ import annotations

from gnomehall.bots.contract import Bot, Budget
from gnomehall.bots.greedy import GreedyBot
from gnomehall.bots.search import SearchBot
from gnomehall.bots.simple import RandomBot
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """The bot of a name, for one seat of one match."""
    kind, _, limit = name.partition(":")
    if kind == "random" and not limit:
        return RandomBot(game, seed)
    if kind == "greedy" and not limit:
        return GreedyBot(game, seed)
    if kind == "search":
        return SearchBot(game, seed, own=parse_budget(limit) if limit else None)
    raise ValidationError(f"there is no bot {name[:60]!r}")


def parse_budget(text: str) -> Budget:
    """`500` simulations, `100ms`, or both: `500/100ms`."""
    simulations = milliseconds = None
    for part in text.split("/"):
        number = part.removesuffix("ms")
        if not number.isdecimal() or not number.isascii():
            raise ValidationError(f"{text[:40]!r} is no budget; write 500, 100ms or 500/100ms")
        if part.endswith("ms"):
            milliseconds = int(number)
        else:
            simulations = int(number)
    return Budget(simulations, milliseconds)
