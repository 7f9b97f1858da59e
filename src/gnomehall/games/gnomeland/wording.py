"""Moves and cards in words: the arguments of the Fluent messages, in a language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gnomehall.core.game import Move
from gnomehall.core.schema import in_language
from gnomehall.core.words import say
from gnomehall.games.gnomeland.cards import UPPER_SPACES, Card, Cards, Printed, warnings
from gnomehall.games.gnomeland.effect_words import COLUMNS, RESOURCES, Bundle, Costs, Effect, counts, read_out
from gnomehall.games.gnomeland.view import bundles, effect_view, paid, resource
from gnomehall.games.gnomeland.view_types import GnomelandCardView, SideView

if TYPE_CHECKING:
    from gnomehall.games.gnomeland.game import Gnomeland

FILE = "gnomeland"
CARD_VERBS = ("reveal", "upgrade", "complete", "send", "cast", "use", "hex", "play", "recruit", "pay")
DIE_VERBS = ("roll", "spend", "raise", "lower", "reroll")


def names_by_id(cards: Cards) -> dict[str, dict[str, str]]:
    """What every card that a move can name is called."""
    found = [side for sides in cards.buildings for side in sides] + [base for base, _ in cards.missions]
    found += [*cards.actions, *cards.spells, *[mercenary.card for mercenary in cards.mercenaries]]
    return {card.id: card.names for card in found}


def wording(game: Gnomeland, move: Move, language: str) -> tuple[str, dict[str, str | int]]:
    """The message that tells a move, and its arguments."""
    args: dict[str, str | int] = {}
    if move.verb in DIE_VERBS:
        args["die"] = int(move.args[0])
    elif move.verb in CARD_VERBS:
        args["card"] = in_language(game.names[move.args[0]], language)
    elif move.verb == "build":
        args = {"card": in_language(game.names[move.args[0]], language), "space": space_name(move.args[1], language)}
    elif move.verb == "keep" and move.args[0] == "none":
        return "gnomeland-move-keep-none", args
    elif move.verb in ("keep", "add"):
        args["what"] = amount({move.args[0]: 1}, language)
    elif move.verb == "settle":
        args["which"] = move.args[0]
    elif move.verb == "steal":
        args = {"what": amount({move.args[0]: 1}, language), "seat": int(move.args[1]) + 1}
    elif move.verb == "hire":
        cost = amount(read_out(move.args[1]), language)
        args = {"card": in_language(game.names[move.args[0]], language), "cost": cost}
    elif move.verb == "take":
        args["what"] = amount(read_out(move.args[0]), language)
    return f"gnomeland-move-{move.verb}", args


def space_name(space: str, language: str) -> str:
    """A space of the village: two results of a die, or a place of the upper row."""
    return say(language, f"gnomeland-{space}", FILE) if space in UPPER_SPACES else space


def amount(bundle: dict[str, int], language: str) -> str:
    """`2 coins + 1 weapon`."""
    if not bundle:
        return say(language, "gnomeland-nothing", FILE)
    return " + ".join(
        say(language, f"gnomeland-{word}", FILE, count=bundle[word]) for word in COLUMNS if word in bundle
    )


def bundle_text(bundle: Bundle, language: str) -> str:
    """A bundle in words."""
    return amount(counts(bundle), language)


def costs_text(costs: Costs, language: str) -> str:
    """A cost, or two to choose from."""
    return f" {say(language, 'gnomeland-or', FILE)} ".join(bundle_text(cost, language) for cost in costs)


def effect_text(effect: Effect, language: str) -> str:
    """What a card does, in a few words."""
    either = f" {say(language, 'gnomeland-or', FILE)} "
    gain = either.join(bundle_text(way, language) for way in effect.ways)
    parts = []
    if effect.steal:
        steal = either.join(amount({word: 1}, language) for word in effect.steal)
        gain = say(language, "gnomeland-text-curse", FILE, gain=gain, steal=steal)
    if gain:
        parts.append(gain)
    if effect.extra_die:
        parts.append(say(language, "gnomeland-text-extra-die", FILE, count=effect.extra_die))
    if effect.reroll:
        parts.append(say(language, f"gnomeland-text-reroll-{effect.reroll}", FILE))
    if effect.shift:
        parts.append(say(language, "gnomeland-text-shift", FILE, sign=effect.sign))
    if effect.recall:
        parts.append(say(language, "gnomeland-text-recall", FILE, count=effect.recall))
    if effect.hex:
        parts.append(say(language, "gnomeland-text-hex", FILE, count=effect.hex))
    if effect.contest:
        parts.append(say(language, "gnomeland-text-contest", FILE, resource=effect.contest))
    gain = "; ".join(parts)
    if any(effect.pays[0]):
        return say(language, "gnomeland-text-pay", FILE, pay=costs_text(effect.pays, language), gain=gain)
    return gain


def label(game: Gnomeland, move: Move, language: str) -> str:
    """What a button for a move says."""
    key, args = wording(game, move, language)
    return say(language, key.replace("-move-", "-do-"), FILE, **args)


# ---- cards


def card_views(cards: Cards, language: str) -> list[GnomelandCardView]:
    """Every card of the set."""
    found = [printed_view(printed, language) for printed in cards.printed]
    for number, (base, advanced) in enumerate(cards.buildings):
        kind = "standard" if number < cards.standard else "special"
        found.append(card_view(kind, base, priced(base, language), language))
        over = say(language, "gnomeland-text-upgrade", FILE, base=in_language(base.names, language))
        found.append(card_view(kind, advanced, f"{over}, {priced(advanced, language)}", language))
    for mercenary in cards.mercenaries:
        gain = amount({RESOURCES[mercenary.gives]: 1}, language)
        text = f"{costs_text(mercenary.hire, language)} → {gain}"
        told = card_view("mercenary", mercenary.card, text, language)
        told.hire, told.gives = bundles(mercenary.hire), resource(mercenary.gives)
        found.append(told)
    found += [mission_view(base, advanced, language) for base, advanced in cards.missions]
    found += [card_view("action", card, effect_text(card.effect, language), language) for card in cards.actions]
    return found + [card_view("spell", card, priced(card, language), language) for card in cards.spells]


def printed_view(printed: Printed, language: str) -> GnomelandCardView:
    """A building of the village sheet."""
    text = effect_text(printed.card.effect, language) or say(language, "gnomeland-nothing", FILE)
    if printed.keeps:
        text = say(language, "gnomeland-text-keeps", FILE, count=printed.keeps)
    if printed.gnomes:
        text = say(language, "gnomeland-text-gnomes", FILE, count=printed.gnomes)
    told = card_view("village", printed.card, text, language)
    told.does = text
    return told


def mission_view(base: Card, advanced: Card, language: str) -> GnomelandCardView:
    """A mission with both its sides."""
    told = card_view("mission", base, f"{traded(base, language)}; {traded(advanced, language)}", language)
    told.source = {
        "name": base.source["name"], "base": base.source["figures"], "advanced": advanced.source["figures"],
    }
    told.advanced = SideView(
        **paid("cost", advanced.costs), effect=effect_view(advanced.effect),
        does=effect_text(advanced.effect, language),
    )
    return told


def traded(card: Card, language: str) -> str:
    """What a mission takes and gives."""
    return f"{costs_text(card.costs, language)} → {effect_text(card.effect, language)}"


def priced(card: Card, language: str) -> str:
    """Cost and effect, and the points of a building."""
    text = f"{costs_text(card.costs, language)}: {effect_text(card.effect, language)}"
    if card.points:
        text += f" ({amount({'points': card.points}, language)})"
    return text


def card_view(kind: str, card: Card, text: str, language: str) -> GnomelandCardView:
    """What every card has."""
    return GnomelandCardView(
        kind=kind, id=card.id, name=in_language(card.names, language), text=text,
        flavour=in_language(card.flavour, language), source=dict(card.source), points=card.points,
        **paid("cost", card.costs), effect=effect_view(card.effect), does=effect_text(card.effect, language),
    )


def warning_texts(cards: Cards, language: str) -> list[str]:
    """What the owner of a card set should know."""
    found = []
    for key, named, args in warnings(cards):
        said = {**args, "cards": ", ".join(in_language(names, language) for names in named)} if named else args
        found.append(say(language, f"gnomeland-warn-{key}", FILE, **said))
    return found
