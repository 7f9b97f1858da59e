"""Moves and cards in words."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from gnomehall.core.game import Move
from gnomehall.core.schema import in_language
from gnomehall.core.words import say
from gnomehall.games.gnomopolis.cards import (
    COUNTED,
    KINDS,
    SPECIALISTS,
    Building,
    Cards,
    CardWarning,
    Cost,
    Councilor,
    Effect,
    Parchment,
    warnings,
)
from gnomehall.games.gnomopolis.constants import HOMELESS, IN_BUILDING, LONGEST_TURN, ON_BOARD, PRINTED_BUILDINGS
from gnomehall.games.gnomopolis.moves import MEMBERS
from gnomehall.games.gnomopolis.view_types import CostView, EffectView, TownCard

FILE = "gnomopolis"
OF_A_CARD = ("reveal", "build", "use", "visit", "lift")  # verbs whose first word is a place; others name kinds


def wording(cards: Cards, move: Move, language: str) -> tuple[str, dict[str, str | int]]:
    """The Fluent message that tells a move, and its arguments without `who`."""
    key, words = f"gnomopolis-move-{move.verb}", list(move.args)
    args: dict[str, str | int] = {}
    if move.verb in OF_A_CARD:
        args["card"] = place_name(cards, words.pop(0), language)
    if move.verb == "search":
        key += f"-{words.pop(0)}"  # from the mug, or from rest
    if words and words[0] in MEMBERS:
        args["kind"] = words[0]
    return f"{key}-lying" if "lying" in words else key, args


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
        *[_counted(word, getattr(effect, word), language) for word in COUNTED],
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


def warning_texts(cards: Cards, language: str) -> list[str]:
    """What the owner of a set should know."""
    return [_warning_text(cards, warning, language) for warning in warnings(cards)]


def _warning_text(cards: Cards, warning: CardWarning, language: str) -> str:
    named = ", ".join(f"{in_language(card.names, language)} ({action_text(card, language)})" for card in warning.cards)
    if warning.key == "endless":
        return say(language, "gnomopolis-warn-endless", FILE, cards=named, count=len(warning.cards), most=LONGEST_TURN)
    count = len(cards.buildings)
    return say(language, f"gnomopolis-warn-{warning.key}", FILE, count=count, printed=PRINTED_BUILDINGS)


# ---- every card


def card_views(cards: Cards, language: str) -> list[TownCard]:
    """The board and its parchments, the councilors, the buildings."""
    board = cards.board
    caravan = say(language, "gnomopolis-card-caravan", FILE)
    return [
        TownCard(
            kind="board", id="board", name=in_language(board.names, language), housing=board.housing,
            text=say(language, "gnomopolis-card-board", FILE, housing=gnomes_text(board.housing, language)),
            flavour=in_language(board.flavour, language), source=board.source, bed_points=ON_BOARD,
            homeless_points=HOMELESS,
        ),
        *[_parchment(card, language) for card in board.actions],
        TownCard(
            kind="parchment", id="caravan", name=in_language(board.caravan_names, language), text=caravan,
            action=caravan, source=board.caravan_source,
        ),
        *[_councilor(card, language) for card in cards.councilors],
        *[_building(card, language) for card in cards.buildings],
    ]


def _parchment(card: Parchment, language: str) -> TownCard:
    action = action_text(card, language)
    return TownCard(
        kind="parchment", id=card.id, name=in_language(card.names, language), text=action, action=action,
        cost=CostView(*astuple(card.cost)), effect=EffectView(*astuple(card.effect)), source=card.source,
    )


def _councilor(card: Councilor, language: str) -> TownCard:
    found = _parchment(card, language)
    found.kind = "councilor"
    found.type = card.type
    found.bonus = EffectView(*astuple(card.bonus))
    found.points = card.points
    found.flavour = in_language(card.flavour, language)
    found.text = say(
        language, "gnomopolis-card-councilor", FILE, action=action_text(card, language), points=card.points,
        bonus=effect_text(card.bonus, language) or "–",
    )
    return found


def _building(card: Building, language: str) -> TownCard:
    found = _parchment(card, language)
    found.kind = "building"
    found.type = card.type
    found.team = card.team
    found.immigration = card.immigration.gain
    found.housing = card.housing
    found.bed_points = IN_BUILDING
    found.flavour = in_language(card.flavour, language)
    found.text = say(
        language, "gnomopolis-card-building", FILE, team=gnomes_text(card.team, language),
        immigration=effect_text(card.immigration, language) or "–", action=action_text(card, language),
        housing=gnomes_text(card.housing, language) or "–",
    )
    return found
