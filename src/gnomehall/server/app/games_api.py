"""The addresses of games, their cards and rules."""

from __future__ import annotations

import asyncio
from functools import cache
from weakref import WeakKeyDictionary

from msgspec import Raw, convert
from msgspec.json import encode

from gnomehall.core.game import Game
from gnomehall.games import GAMES, rules_text
from gnomehall.games import game as game_named
from gnomehall.puzzles.puzzle import shipped
from gnomehall.server.app.routing import Call
from gnomehall.server.jobs.levels import levels
from gnomehall.server.jobs.visitor_jobs import CheckCardSet
from gnomehall.server.refusal import Refusal
from gnomehall.server.wire.bodies import GameInfo, OptionInfo
from gnomehall.server.wire.card_schema import TableShape
from gnomehall.server.wire.card_sets import CheckCards

NEW_WORDS = 10.0  # requests: what it costs to put cards into words
_own_cards: WeakKeyDictionary[Game, dict[str, Raw]] = WeakKeyDictionary()


async def list_games(call: Call) -> list[GameInfo]:
    """The games of the hall."""
    return [_info(game_named(name), call.language) for name in GAMES]


def _info(game: Game, language: str) -> GameInfo:
    options = [
        OptionInfo(option.name, option.default, list(option.choices), option.rule) for option in game.options
    ]
    return GameInfo(
        game.name, game.title, game.fewest, game.most, game.minutes, game.rules_version, game.card_set.hash, options,
        list(game.rules), levels(game.name, language), len(shipped(game.name)),
    )


async def list_cards(call: Call, game: str) -> Raw:
    """The cards of a game, in words."""
    return _cards(_game(game).name, call.language)


@cache
def _cards(name: str, language: str) -> Raw:
    """Made once: words take a while, and the cards of a game stay."""
    return Raw(encode(game_named(name).describe_cards(language)))


async def cards_of(call: Call, game: Game) -> Raw:
    """The cards of any game in words; those of somebody's own are kept as long as it is played."""
    if game.card_set.is_standard:
        return _cards(game.name, call.language)
    made = _own_cards.setdefault(game, {})
    if call.language not in made:
        call.charge(NEW_WORDS)
        made[call.language] = Raw(encode(await asyncio.to_thread(game.describe_cards, call.language)))
    return made[call.language]


async def card_file(call: Call, game: str) -> str:
    """The card set of a game, TOML."""
    return _game(game).card_set.text


async def card_schema(call: Call, game: str) -> TableShape:
    """What a card file of a game may hold, for the form of the editor."""
    return convert(_game(game).schema.as_dict(), TableShape)


async def game_rules(call: Call, game: str) -> str:
    """The rules of a game, Markdown."""
    try:
        return rules_text(_game(game).name, call.language)
    except OSError as error:
        raise Refusal("not-found") from error


def _game(name: str) -> Game:
    if name not in GAMES:
        raise Refusal("not-found")
    return game_named(name)


async def check_cards(call: Call, body: CheckCards) -> Raw:
    """Whether a card set can be played with."""
    if body.game not in GAMES:
        raise Refusal("not-found")
    return await call.ask(CheckCardSet(body.game, body.cards, body.language, body.tree))
