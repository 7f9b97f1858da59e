"""Moves and cards in words."""

from __future__ import annotations

from collections.abc import Sequence

from gnomehall.core.game import Json, Move
from gnomehall.core.schema import in_language
from gnomehall.core.words import say
from gnomehall.games.gnomopolis.cards import (
    KINDS,
    SPECIALISTS,
    Building,
    Cards,
    Cost,
    Councilor,
    Effect,
    Parchment,
)
from gnomehall.games.gnomopolis.position import LONGEST_TURN

FILE = "gnomopolis"


def wording(cards: Cards, move: Move, language: str) -> tuple[str, dict[str, str | int]]:
    """The Fluent message that tells a move, and its arguments but for `who`."""
    if move.verb in ("draw", "pay", "employ", "gain"):
        return f"gnomopolis-move-{move.verb}", {"kind": move.args[0]}
    if move.verb == "search":
        return f"gnomopolis-move-search-{move.args[0]}", {"kind": move.args[1]}
    if move.verb == "lift":
        key = "gnomopolis-move-lift-lying" if len(move.args) == 3 else "gnomopolis-move-lift"
        return key, {"card": place_name(cards, move.args[0], language), "kind": move.args[1]}
    if move.verb in ("reveal", "build", "use", "visit"):
        return f"gnomopolis-move-{move.verb}", {"card": place_name(cards, move.args[0], language)}
    return f"gnomopolis-move-{move.verb}", {}


def label(cards: Cards, move: Move, language: str) -> str:
    """What a button for the move says: for a parchment what it does, for a building its team."""
    key, args = wording(cards, move, language)
    if move.verb in ("use", "visit"):
        args["action"] = action_text(card_of(cards, move.args[0]), language)
    elif move.verb == "build":
        card = card_of(cards, move.args[0])
        assert isinstance(card, Building)
        args["team"] = gnomes_text(card.team, language)
    return say(language, key.replace("-move-", "-do-"), FILE, **args)


def card_of(cards: Cards, name: str) -> Parchment:
    """The card with an id."""
    return next(card for card in cards.parchments if card.id == name)


def place_name(cards: Cards, place: str, language: str) -> str:
    """The name of a card, the caravan or the construction team."""
    if place == "caravan":
        return in_language(cards.board.caravan_names, language)
    if place == "team":
        return say(language, "gnomopolis-team", FILE)
    return in_language(card_of(cards, place).names, language)


def gnomes_text(icons: Sequence[str], language: str, key: str = "gnomopolis-gnomes") -> str:
    """`2 villagers, 1 soldier`."""
    counted = {icon: icons.count(icon) for icon in icons}
    return ", ".join(say(language, key, FILE, count=count, kind=icon) for icon, count in counted.items())


def cost_text(cost: Cost, language: str) -> str:
    """`1 villager, 1 coin`."""
    parts = [
        gnomes_text(cost.gnomes, language),
        gnomes_text(cost.lying, language, "gnomopolis-lying"),
        _counted("coins", cost.coins, language),
        _counted("assistants", cost.assistants, language),
    ]
    return ", ".join(part for part in parts if part)


def effect_text(effect: Effect, language: str) -> str:
    """`1 child, draw 1`."""
    plain = [kinds[0] for kinds in effect.gain if len(kinds) == 1]
    parts = [
        gnomes_text(plain, language),
        *[_choice_text(kinds, language) for kinds in effect.gain if len(kinds) > 1],
        _counted("coins", effect.coins, language),
        _counted("assistants", effect.assistants, language),
        _counted("draw", effect.draw, language),
        _counted("search", effect.search, language),
    ]
    return ", ".join(part for part in parts if part)


def _choice_text(kinds: tuple[str, ...], language: str) -> str:
    if kinds == KINDS:
        return say(language, "gnomopolis-gnomes", FILE, count=1, kind="any")
    if kinds == SPECIALISTS:
        return say(language, "gnomopolis-gnomes", FILE, count=1, kind="specialist")
    return " / ".join(say(language, "gnomopolis-gnomes", FILE, count=1, kind=kind) for kind in kinds)


def _counted(what: str, count: int, language: str) -> str:
    return say(language, f"gnomopolis-{what}", FILE, count=count) if count else ""


def action_text(card: Parchment, language: str) -> str:
    """`1 merchant → 2 coins`."""
    return f"{cost_text(card.cost, language)} → {effect_text(card.effect, language)}"


def endless(cards: Sequence[Parchment], language: str) -> str:
    """The warning that with these cards a turn could go on without end."""
    named = ", ".join(f"{in_language(card.names, language)} ({action_text(card, language)})" for card in cards)
    return say(language, "gnomopolis-warn-endless", FILE, cards=named, count=len(cards), most=LONGEST_TURN)


def describe(cards: Cards, language: str) -> list[dict[str, Json]]:
    """Every card as plain data."""
    board = cards.board
    found: list[dict[str, Json]] = [
        {
            "kind": "board", "id": "board", "name": in_language(board.names, language), "housing": list(board.housing),
            "text": say(language, "gnomopolis-card-board", FILE, housing=gnomes_text(board.housing, language)),
            "flavour": in_language(board.flavour, language), "source": dict(board.source),
        },
        *[_parchment(card, language) for card in board.actions],
        {
            "kind": "parchment", "id": "caravan", "name": in_language(board.caravan_names, language),
            "text": say(language, "gnomopolis-card-caravan", FILE),
            "action": say(language, "gnomopolis-card-caravan", FILE), "source": dict(board.caravan_source),
        },
    ]
    found += [_councilor(card, language) for card in cards.councilors]
    found += [_building(card, language) for card in cards.buildings]
    return found


def _parchment(card: Parchment, language: str) -> dict[str, Json]:
    return {
        "kind": "parchment", "id": card.id, "name": in_language(card.names, language),
        "text": action_text(card, language), "action": action_text(card, language),
        "cost": _cost(card.cost), "effect": _effect(card.effect),
        "source": dict(card.source),
    }


def _councilor(card: Councilor, language: str) -> dict[str, Json]:
    text = say(
        language, "gnomopolis-card-councilor", FILE, action=action_text(card, language), points=card.points,
        bonus=effect_text(card.bonus, language) or "–",
    )
    return {
        **_parchment(card, language), "kind": "councilor", "type": card.type, "bonus": _effect(card.bonus),
        "points": card.points, "text": text, "flavour": in_language(card.flavour, language),
    }


def _building(card: Building, language: str) -> dict[str, Json]:
    text = say(
        language, "gnomopolis-card-building", FILE, team=gnomes_text(card.team, language),
        immigration=effect_text(card.immigration, language) or "–", action=action_text(card, language),
        housing=gnomes_text(card.housing, language) or "–",
    )
    return {
        **_parchment(card, language), "kind": "building", "type": card.type, "team": list(card.team),
        "immigration": _effect(card.immigration)["gain"], "housing": list(card.housing), "text": text,
        "flavour": in_language(card.flavour, language),
    }


def _cost(cost: Cost) -> dict[str, Json]:
    return {
        "gnomes": list(cost.gnomes), "lying": list(cost.lying), "coins": cost.coins, "assistants": cost.assistants,
    }


def _effect(effect: Effect) -> dict[str, Json]:
    """A gain is the list of the kinds one may choose from."""
    return {
        "gain": [list(kinds) for kinds in effect.gain], "coins": effect.coins, "assistants": effect.assistants,
        "draw": effect.draw, "search": effect.search,
    }
