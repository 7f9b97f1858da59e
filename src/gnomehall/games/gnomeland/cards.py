"""Reads the card file: buildings, mercenaries, missions, actions, spells, the village sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gnomehall.core.cards import CardSet, Fields
from gnomehall.games.gnomeland.tables import CARDS, STANDARD
from gnomehall.games.gnomeland.words import (
    MERCENARIES,
    NO_BUNDLE,
    RESOURCES,
    Costs,
    Effect,
    bundle_in,
    read_costs,
    read_effect,
)

LOWER_SPACES = ("1-2", "3-4", "5-6")
UPPER_SPACES = ("left", "middle", "right")
SPELLS = 9
PAID = (*RESOURCES, *MERCENARIES, "mercenary")
PLAIN_WORDS = ("gain", "choice", "extra_die", "reroll", "shift", "recall", "curse")
SPECIAL_WORDS = ("pay", *PLAIN_WORDS)
ACTION_WORDS = (*PLAIN_WORDS, "contest")  # its gnomes hold the contest
SPELL_WORDS = (*PLAIN_WORDS, "hex")  # its magic token is the hex
NO_EFFECT = Effect()
FOR_FREE: Costs = (NO_BUNDLE,)


@dataclass(frozen=True)
class Card:
    """A face of a card: what it is called, what it costs, what it does."""

    id: str
    names: dict[str, str]
    flavour: dict[str, str]
    costs: Costs
    effect: Effect
    points: int
    source: dict[str, str]


@dataclass(frozen=True)
class Printed:
    """A building printed on the village sheet (L-4)."""

    card: Card
    spaces: tuple[str, ...]
    keeps: int
    gnomes: int


@dataclass(frozen=True)
class Mercenary:
    """A kind of mercenary (L-10, L-11)."""

    card: Card
    hire: Costs
    gives: int


@dataclass(frozen=True)
class Cards:
    """The whole set; two faces for buildings and missions, base first."""

    printed: tuple[Printed, ...]
    buildings: tuple[tuple[Card, Card], ...]
    mercenaries: tuple[Mercenary, ...]
    supply: tuple[int, ...]
    missions: tuple[tuple[Card, Card], ...]
    actions: tuple[Card, ...]
    spells: tuple[Card, ...]


def read_cards(card_set: CardSet) -> Cards:
    """The set in a file, every slip named by file, card and field."""
    top = card_set.fields
    top.table("set")
    cards = Cards(
        read_printed(top), read_buildings(top), read_mercenaries(top), read_supply(top),
        tuple(read_mission(entry) for entry in top.tables("mission", CARDS, CARDS)),
        tuple(read_action(entry) for entry in top.tables("action", CARDS, CARDS)),
        tuple(read_spell(entry) for entry in top.tables("spell", SPELLS, SPELLS)),
    )
    top.done()
    refuse_twins(top, cards)
    return cards


def read_face(
    face: Fields, name: str, costs: Costs, effect: Effect, points: int, parts: Sequence[str],
) -> Card:
    """What every card has; `parts` are what its source may tell apart."""
    return Card(name, face.names(), face.names("flavour"), costs, effect, points, face.source(parts))


def read_printed(top: Fields) -> tuple[Printed, ...]:
    """The village sheet: every space once, one Gnomes' House."""
    found = []
    for entry in top.tables("printed", 1, 6):
        spaces = tuple(entry.words("spaces", (*LOWER_SPACES, *UPPER_SPACES), 3))
        is_lower = all(space in LOWER_SPACES for space in spaces)
        if not is_lower and any(space in LOWER_SPACES for space in spaces):
            raise entry.fail("spaces", "must be of one row")
        effect = read_effect(entry, PLAIN_WORDS) if is_lower else NO_EFFECT
        keeps = 0 if is_lower else entry.number("keeps", 0, 3, 0)
        gnomes = 0 if is_lower else entry.number("gnomes", 0, 9, 0)
        card = read_face(entry, entry.word("id"), FOR_FREE, effect, 0, ("name", "effect", "spaces"))
        entry.done()
        found.append(Printed(card, spaces, keeps, gnomes))
    filled = [space for printed in found for space in printed.spaces]
    if sorted(filled) != sorted((*LOWER_SPACES, *UPPER_SPACES)):
        raise top.fail("printed", "must fill each of the six spaces once")
    if [len(printed.spaces) for printed in found if printed.gnomes] != [1]:
        raise top.fail("printed", "must hold one house with gnomes, on one space")
    return tuple(found)


def read_buildings(top: Fields) -> tuple[tuple[Card, Card], ...]:
    """Five standard ones, five special ones, each with two sides."""
    kinds: dict[str, list[tuple[Card, Card]]] = {"standard": [], "special": []}
    for entry in top.tables("building", CARDS, CARDS):
        kind = entry.word("kind", tuple(kinds))
        sides = [read_side(entry.table(side), kind) for side in ("base", "advanced")]
        if entry.word("id") != sides[0].id:
            raise entry.fail("id", "must be that of the base side")
        entry.done()
        kinds[kind].append((sides[0], sides[1]))
    if len(kinds["standard"]) != STANDARD:
        raise top.fail("building", "must hold 5 standard and 5 special cards")
    return (*kinds["standard"], *kinds["special"])


def read_side(side: Fields, kind: str) -> Card:
    """One side: a standard building works with a die, a special one may ask to be paid."""
    words = PLAIN_WORDS if kind == "standard" else SPECIAL_WORDS
    card = read_face(
        side, side.word("id"), read_costs(side, "cost", RESOURCES), read_effect(side, words),
        side.number("points", 0, 9, 0), ("name", "cost", "effect", "points"),
    )
    side.done()
    return card


def read_mercenaries(top: Fields) -> tuple[Mercenary, ...]:
    """Three kinds, in the order of the resources, each with one cost or two."""
    found = []
    for entry, kind in zip(top.tables("mercenary", 3, 3), MERCENARIES, strict=True):
        name = entry.word("id", (kind,))
        costs = tuple(bundle_in(way, RESOURCES) for way in entry.tables("hire", 1, 2))
        if len(set(costs)) < len(costs):
            raise entry.fail("hire", "must hold different costs")
        gives = RESOURCES.index(entry.word("gives", RESOURCES))
        card = read_face(entry, name, FOR_FREE, NO_EFFECT, 0, ("name", "hire", "gives"))
        entry.done()
        found.append(Mercenary(card, costs, gives))
    return tuple(found)


def read_supply(top: Fields) -> tuple[int, ...]:
    """Mercenaries of each kind with 2, 3 and 4 seats (L-2)."""
    table = top.table("supply")
    supply = tuple(table.number(name, 1, 30) for name in ("two_seats", "three_seats", "four_seats"))
    table.source(("two_seats", "three_seats", "four_seats"))
    table.done()
    return supply


def read_mission(entry: Fields) -> tuple[Card, Card]:
    """A mission has one name and two sides: pay, gain."""
    name = entry.word("id")
    names, flavour = entry.names(), entry.names("flavour")
    source = entry.source(("name", "base", "advanced"))
    sides = []
    for word in ("base", "advanced"):
        side = entry.table(word)
        pay = read_costs(side, "pay", PAID)
        effect = read_effect(side, PLAIN_WORDS)
        side.done()
        sources = {"name": source["name"], "figures": source[word]}
        sides.append(Card(name, names, flavour, pay, effect, 0, sources))
    entry.done()
    return sides[0], sides[1]


def read_action(entry: Fields) -> Card:
    """An action costs a gnome."""
    effect = read_effect(entry, ACTION_WORDS)
    card = read_face(entry, entry.word("id"), FOR_FREE, effect, 0, ("name", "effect"))
    entry.done()
    return card


def read_spell(entry: Fields) -> Card:
    """A spell costs resources."""
    cost = read_costs(entry, "cost", RESOURCES)
    effect = read_effect(entry, SPELL_WORDS)
    card = read_face(entry, entry.word("id"), cost, effect, 0, ("name", "cost", "effect"))
    entry.done()
    return card


def refuse_twins(top: Fields, cards: Cards) -> None:
    """Moves name cards by id, so no two cards may share one."""
    seen: set[str] = set()
    groups: list[tuple[str, list[str]]] = [
        ("printed", [printed.card.id for printed in cards.printed]),
        ("building", [side.id for sides in cards.buildings for side in sides]),
        ("mission", [base.id for base, _ in cards.missions]),
        ("action", [card.id for card in cards.actions]),
        ("spell", [card.id for card in cards.spells]),
    ]
    for group, ids in groups:
        for name in ids:
            if name in seen:
                raise top.fail(f"{group} {name}: id", "is there twice")
            seen.add(name)
