"""Moves and cards in words: the arguments of the Fluent messages, in a language."""

from __future__ import annotations

from typing import cast

from gnomehall.core.game import Json, Move
from gnomehall.core.words import say
from gnomehall.games.gnomeland.cards import UPPER_SPACES, Card, Cards
from gnomehall.games.gnomeland.tables import ANY_DICE, LOWERS, RAISES, STANDARD
from gnomehall.games.gnomeland.words import COLUMNS, NOTHING, RESOURCES, Bundle, Costs, Effect, counts

FILE = "gnomeland"
CARD_VERBS = ("reveal", "upgrade", "complete", "send", "cast", "use", "hex", "play", "recruit", "pay")
DIE_VERBS = ("roll", "spend", "raise", "lower", "reroll")


def names_by_id(cards: Cards) -> dict[str, dict[str, str]]:
    """What every card that a move can name is called."""
    found = [side for sides in cards.buildings for side in sides] + [base for base, _ in cards.missions]
    found += [*cards.actions, *cards.spells, *[mercenary.card for mercenary in cards.mercenaries]]
    return {card.id: card.names for card in found}


def message(names: dict[str, dict[str, str]], move: Move, language: str) -> tuple[str, dict[str, str | int]]:
    """The message that tells a move, and its arguments."""
    args: dict[str, str | int] = {}
    if move.verb in DIE_VERBS:
        args["die"] = int(move.args[0])
    elif move.verb in CARD_VERBS:
        args["card"] = names[move.args[0]][language]
    elif move.verb == "build":
        args = {"card": names[move.args[0]][language], "space": space_name(move.args[1], language)}
    elif move.verb == "keep" and move.args[0] == "none":
        return "gnomeland-move-keep-none", args
    elif move.verb in ("keep", "add"):
        args["what"] = amount({move.args[0]: 1}, language)
    elif move.verb == "settle":
        args["which"] = move.args[0]
    elif move.verb == "steal":
        args = {"what": amount({move.args[0]: 1}, language), "seat": int(move.args[1]) + 1}
    elif move.verb == "hire":
        args = {"card": names[move.args[0]][language], "cost": amount(read_out(move.args[1]), language)}
    elif move.verb == "take":
        args["what"] = amount(read_out(move.args[0]), language)
    return f"gnomeland-move-{move.verb}", args


def read_out(text: str) -> dict[str, int]:
    """The counts in a bundle's word: `2coin+weapon`."""
    found: dict[str, int] = {}
    for part in text.split("+") if text != NOTHING else ():
        word = part.lstrip("0123456789")
        found[word] = int(part[: len(part) - len(word)] or 1)
    return found


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
    if effect.curse:
        steal = either.join(
            amount({word: 1}, language) for kind, word in enumerate(RESOURCES) if effect.curse >> kind & 1
        )
        gain = say(language, "gnomeland-text-curse", FILE, gain=gain, steal=steal)
    if gain:
        parts.append(gain)
    if effect.extra_die:
        parts.append(say(language, "gnomeland-text-extra-die", FILE, count=effect.extra_die))
    if effect.reroll:
        how = "any" if effect.reroll == ANY_DICE else "one"
        parts.append(say(language, f"gnomeland-text-reroll-{how}", FILE))
    if effect.shift:
        sign = {RAISES: "+1", LOWERS: "−1"}.get(effect.shift, "±1")
        parts.append(say(language, "gnomeland-text-shift", FILE, sign=sign))
    if effect.recall:
        parts.append(say(language, "gnomeland-text-recall", FILE, count=effect.recall))
    if effect.hex:
        parts.append(say(language, "gnomeland-text-hex", FILE, count=effect.hex))
    if effect.contest >= 0:
        parts.append(say(language, "gnomeland-text-contest", FILE, resource=RESOURCES[effect.contest]))
    gain = "; ".join(parts)
    if any(effect.pays[0]):
        return say(language, "gnomeland-text-pay", FILE, pay=costs_text(effect.pays, language), gain=gain)
    return gain


def describe_all(cards: Cards, language: str) -> list[dict[str, Json]]:
    """Every card of the set as plain data."""
    found = []
    for printed in cards.printed:
        text = effect_text(printed.card.effect, language) or say(language, "gnomeland-nothing", FILE)
        if printed.keeps:
            text = say(language, "gnomeland-text-keeps", FILE, count=printed.keeps)
        if printed.gnomes:
            text = say(language, "gnomeland-text-gnomes", FILE, count=printed.gnomes)
        found.append(describe("village", printed.card, text, language))
    for number, (base, advanced) in enumerate(cards.buildings):
        kind = "standard" if number < STANDARD else "special"
        found.append(describe(kind, base, priced(base, language), language))
        text = say(language, "gnomeland-text-upgrade", FILE, base=base.names[language])
        found.append(describe(kind, advanced, f"{text}, {priced(advanced, language)}", language))
    for mercenary in cards.mercenaries:
        hire = costs_text(mercenary.hire, language)
        gain = amount({RESOURCES[mercenary.gives]: 1}, language)
        costs: list[Json] = [dict(counts(cost)) for cost in mercenary.hire]
        told = describe("mercenary", mercenary.card, f"{hire} → {gain}", language)
        found.append({**told, "hire": costs, "gives": RESOURCES[mercenary.gives]})
    for base, advanced in cards.missions:
        text = f"{traded(base, language)}; {traded(advanced, language)}"
        figures = {"base": base.source["figures"], "advanced": advanced.source["figures"]}
        source: dict[str, Json] = {"name": base.source["name"], **figures}
        turned: dict[str, Json] = {
            **cost_fields(advanced), "effect": cast(dict[str, Json], advanced.effect.as_dict()),
        }
        found.append({**describe("mission", base, text, language), "source": source, "advanced": turned})
    found += [describe("action", card, effect_text(card.effect, language), language) for card in cards.actions]
    found += [describe("spell", card, priced(card, language), language) for card in cards.spells]
    return found


def traded(card: Card, language: str) -> str:
    """What a mission takes and gives."""
    return f"{costs_text(card.costs, language)} → {effect_text(card.effect, language)}"


def priced(card: Card, language: str) -> str:
    """Cost and effect, and the points of a building."""
    text = f"{costs_text(card.costs, language)}: {effect_text(card.effect, language)}"
    if card.points:
        text += f" ({amount({'points': card.points}, language)})"
    return text


def describe(kind: str, card: Card, text: str, language: str) -> dict[str, Json]:
    """A card as plain data."""
    return {
        "kind": kind, "id": card.id, "name": card.names[language], "text": text,
        "flavour": card.flavour[language], "source": dict(card.source), "points": card.points,
        **cost_fields(card), "effect": cast(dict[str, Json], card.effect.as_dict()),
    }


def cost_fields(card: Card) -> dict[str, Json]:
    """What a card costs, and the second cost there may be to choose."""
    return dict(zip(("cost", "or_cost"), (dict(counts(cost)) for cost in card.costs), strict=False))
