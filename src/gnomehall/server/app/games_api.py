"""The addresses of games, their cards and rules."""

from __future__ import annotations

import asyncio
from typing import Any  # a card is any plain data

from msgspec import convert

from gnomehall.core.cards import parse_card_set
from gnomehall.core.errors import CardMistake, GnomehallError
from gnomehall.core.game import Game
from gnomehall.games import GAMES, rules_text
from gnomehall.games import game as game_named
from gnomehall.server.app.routing import Call
from gnomehall.server.jobs.levels import levels
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms.seating import load_game
from gnomehall.server.wire.bodies import CardsChecked, CheckCards, GameInfo, OptionInfo
from gnomehall.server.wire.card_schema import TableShape


async def list_games(call: Call) -> list[GameInfo]:
    """The games of the hall."""
    return [_info(game_named(name), call.language) for name in GAMES]


def _info(game: Game, language: str) -> GameInfo:
    options = [
        OptionInfo(option.name, option.default, list(option.choices), option.rule) for option in game.options
    ]
    return GameInfo(
        game.name, game.title, game.fewest, game.most, game.minutes, game.rules_version, game.card_set.hash, options,
        list(game.rules), levels(game.name, language),
    )


async def list_cards(call: Call, game: str) -> list[dict[str, Any]]:
    """The cards of a game, in words."""
    return list(_game(game).describe_cards(call.language))


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


async def check_cards(call: Call, body: CheckCards) -> CardsChecked:
    """Whether a card set can be played with."""
    if body.game not in GAMES:
        raise Refusal("not-found")
    tree = _tree(body.cards) if body.tree else None
    try:
        game = await asyncio.to_thread(load_game, body.game, body.cards)
    except Refusal as refusal:
        mistake = refusal.__cause__
        if isinstance(mistake, CardMistake):
            where = [*mistake.where.split(": ")[1:], mistake.name]  # without the file
            return CardsChecked(False, str(mistake), "", where, mistake.problem, tree=tree)
        return CardsChecked(False, str(mistake), "", [], str(mistake), tree=tree)
    cards = game.describe_cards(body.language)
    warnings = game.warnings(body.language)
    return CardsChecked(True, "", game.card_set.hash, cards=cards, warnings=warnings, tree=tree)


def _tree(cards: str) -> dict[str, object] | None:
    try:
        return parse_card_set(cards, "cards").data
    except GnomehallError:  # the loader says what is wrong with it
        return None
