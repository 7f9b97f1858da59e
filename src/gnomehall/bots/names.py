"""Bots by name: `random`, `greedy`, `search:500`, `tree:500`, `net`, `net:500`, a level, `learned:FILE`, `cmd:...`."""

from __future__ import annotations

from pathlib import Path

from gnomehall.bots.contract import Bot, Budget
from gnomehall.bots.greedy import GreedyBot
from gnomehall.bots.levels import PATIENT, STANDARD_BOTS, level, make_level
from gnomehall.bots.search import FrozenSearchBot, SearchBot
from gnomehall.bots.simple import RandomBot
from gnomehall.bots.tuning import tuning
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game


def make_bot(name: str, game: Game, seed: int = 0) -> Bot:
    """The bot of a name, for one seat of one match; a level may be held: `old-root:100ms`."""
    kind, _, rest = name.partition(":")
    if kind == "cmd" and rest:
        from gnomehall.bots.external import ExternalBot

        return ExternalBot(game, seed, rest)
    if kind == "learned" and rest:
        from gnomehall.bots.learned import LearnedBot

        return LearnedBot(game, seed, Path(rest))
    if kind == "net":
        return _net_bot(game, seed, rest)
    held = parse_budget(rest) if rest else None
    if kind == "random" and held is None:
        return RandomBot(game, seed)
    if kind == "greedy" and held is None:
        return GreedyBot(game, seed)
    if kind == "search":
        return SearchBot(game, seed, own=held)
    if kind == "search-v1":
        return FrozenSearchBot(game, seed, own=held)
    if kind == "tree":  # as with two seats, however many there are: the better search among searchers
        return SearchBot(game, seed, tuning(game.name), held)
    it = level(kind.lower().replace(" ", "-"))
    if it is not None:
        bot = make_level(it, game, seed)
        if held is not None and isinstance(bot, SearchBot):
            bot.own = held if bot.own is None else bot.own.within(held)
        return bot
    others = ("search:500", "search-v1:500", "net", "net:500", "cmd:PROGRAM", "learned:FILE")
    known = ", ".join((*STANDARD_BOTS, PATIENT.name, *others))
    raise ValidationError(f"there is no bot {name[:60]!r}; there are {known}")


def _net_bot(game: Game, seed: int, rest: str) -> Bot:
    """`net` looks one step ahead, `net:500` searches; `net:500:FILE` and `net::FILE` take their net from a file."""
    from gnomehall.bots.net_bots import NetBot, NetSearchBot

    budget, _, file = rest.partition(":")
    path = Path(file) if file else None
    if not budget:
        return NetBot(game, seed, path)
    return NetSearchBot(game, seed, own=parse_budget(budget), path=path)


def parse_budget(text: str) -> Budget:
    """`500` simulations, `100ms`, or both: `500/100ms`."""
    simulations = milliseconds = None
    for part in text.split("/"):
        number = part.removesuffix("ms")
        if not number.isdecimal() or not number.isascii() or int(number) < 1:
            raise ValidationError(f"{text[:40]!r} is no budget; write 500, 100ms or 500/100ms")
        if part.endswith("ms"):
            milliseconds = int(number)
        else:
            simulations = int(number)
    return Budget(simulations, milliseconds)
