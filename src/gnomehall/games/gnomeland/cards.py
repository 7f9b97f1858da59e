"""The card file: buildings, mercenaries, missions, actions, spells, the village sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gnomehall.core.cards import CardSet
from gnomehall.core.mistakes import CardMistake
from gnomehall.core.schema import (
    Number,
    Optional,
    Path,
    Source,
    Table,
    Tables,
    Text,
    Texts,
    Ways,
    Word,
    Words,
    check_ids,
    check_names,
)
from gnomehall.games.gnomeland.bounds import LONGEST_TURN, MOST_CARDS
from gnomehall.games.gnomeland.effect_words import (
    CONTEST,
    HEX,
    MERCENARIES,
    NO_BUNDLE,
    PAID,
    PAY,
    RESOURCES,
    WORDS,
    Costs,
    Effect,
    card_table,
    costs_of,
    effect_of,
)
from gnomehall.games.gnomeland.termination import dice_for_dice, endless_hires

LOWER_SPACES = ("1-2", "3-4", "5-6")
UPPER_SPACES = ("left", "middle", "right")
PRINTED_BUILDINGS = 5  # standard ones, and special ones, in the printed game
PRINTED_MISSIONS = 10  # and actions: two each round, so there are no fewer
PRINTED_SPELLS = 9
SEATS = ("two_seats", "three_seats", "four_seats")
NO_EFFECT = Effect()
FOR_FREE: Costs = (NO_BUNDLE,)

SAID = {"name": Texts(), "flavour": Texts()}
COST = {"cost": Ways(RESOURCES, 1, 2, single=True, may_be_empty=True)}
SIDE = card_table(
    {"id": Word(), **COST, "points": Number(0, 9, 0), "source": Source(("name", "cost", "effect", "points")), **SAID},
    PAY,
)
MISSION_SIDE = card_table({"pay": Ways(PAID, 1, 2, single=True, may_be_empty=True)})
SCHEMA = Table({
    "set": Table({"name": Optional(Text(80)), "version": Optional(Number(0, 1_000_000))}),
    "supply": Table({**dict.fromkeys(SEATS, Number(1, 30)), "source": Source(SEATS)}),
    "printed": Tables(
        Table({
            "id": Word(), "spaces": Words((*LOWER_SPACES, *UPPER_SPACES), 3, least=1), **WORDS,
            "keeps": Optional(Number(0, 3)), "gnomes": Optional(Number(0, 9)),
            "source": Source(("name", "effect", "spaces")), **SAID,
        }, not_both=("gain", "choice", "curse")), 1, 6,
    ),
    "building": Tables(
        Table({
            "id": Word(), "kind": Word(("standard", "special")),
            "base": Table(SIDE.fields, is_card=True, some_of=SIDE.some_of, not_both=SIDE.not_both),
            "advanced": Table(SIDE.fields, is_card=True, some_of=SIDE.some_of, not_both=SIDE.not_both),
        }), 6, MOST_CARDS,
    ),
    "mercenary": Tables(
        Table({
            "id": Word(), "hire": Ways(RESOURCES, 1, 2, may_be_empty=True), "gives": Word(RESOURCES),
            "source": Source(("name", "hire", "gives")), **SAID,
        }), 3, 3,
    ),
    "mission": Tables(
        Table({
            "id": Word(), "base": MISSION_SIDE, "advanced": MISSION_SIDE,
            "source": Source(("name", "base", "advanced")), **SAID,
        }), PRINTED_MISSIONS, MOST_CARDS,
    ),
    "action": Tables(
        card_table({"id": Word(), "source": Source(("name", "effect")), **SAID}, CONTEST), PRINTED_MISSIONS, MOST_CARDS,
    ),
    "spell": Tables(
        card_table({"id": Word(), **COST, "source": Source(("name", "cost", "effect")), **SAID}, HEX),
        5, MOST_CARDS,  # one each round
    ),
})


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
    """The whole set; two faces for buildings and missions, base first; standard buildings come first."""

    printed: tuple[Printed, ...]
    buildings: tuple[tuple[Card, Card], ...]
    standard: int  # how many buildings are standard ones
    mercenaries: tuple[Mercenary, ...]
    supply: tuple[int, ...]
    missions: tuple[tuple[Card, Card], ...]
    actions: tuple[Card, ...]
    spells: tuple[Card, ...]

    def printed_on(self, space: str) -> Printed:
        """What the village sheet shows on a space (L-4)."""
        return next(printed for printed in self.printed if space in printed.spaces)


def read_cards(card_set: CardSet) -> Cards:
    """The set in a file."""
    data: Mapping[str, Any] = SCHEMA.read(card_set.data, ())
    buildings = read_buildings(data["building"])
    cards = Cards(
        read_printed(data["printed"]), *buildings, read_mercenaries(data["mercenary"]),
        tuple(data["supply"][seats] for seats in SEATS),
        tuple(read_mission(entry) for entry in data["mission"]),
        tuple(face(entry, FOR_FREE, effect_of(entry)) for entry in data["action"]),
        tuple(face(entry, costs_of(entry["cost"]), effect_of(entry)) for entry in data["spell"]),
    )
    check_ids([(path, card.id) for path, card in all_cards(cards)])
    check_names([(path, card.names) for path, card in all_cards(cards)])
    return cards


def face(entry: Mapping[str, Any], costs: Costs, effect: Effect) -> Card:
    """What every card has."""
    return Card(
        entry["id"], entry["name"], entry["flavour"], costs, effect, entry.get("points", 0), entry["source"],
    )


def read_printed(entries: list[dict[str, Any]]) -> tuple[Printed, ...]:
    """The village sheet: every space once, one Gnomes' House; a lower space does something, an upper one holds."""
    found = []
    for entry in entries:
        path: Path = (f"printed {entry['id']}",)
        lower = [space in LOWER_SPACES for space in entry["spaces"]]
        if any(lower) and not all(lower):
            raise CardMistake((*path, "spaces"), "one-row")
        given = [word for word in WORDS if entry[word]]
        if any(lower) and not given:
            raise CardMistake((*path, next(iter(WORDS))), "no-effect")
        unwanted = [word for word in ("keeps", "gnomes") if entry[word] is not None] if any(lower) else given
        if unwanted:
            raise CardMistake((*path, unwanted[0]), "unknown")
        card = face(entry, FOR_FREE, effect_of(entry) if any(lower) else NO_EFFECT)
        found.append(Printed(card, tuple(entry["spaces"]), entry["keeps"] or 0, entry["gnomes"] or 0))
    filled = [space for printed in found for space in printed.spaces]
    if sorted(filled) != sorted((*LOWER_SPACES, *UPPER_SPACES)):
        raise CardMistake(("printed",), "six-spaces")
    if [len(printed.spaces) for printed in found if printed.gnomes] != [1]:
        raise CardMistake(("printed",), "one-house")
    return tuple(found)


def read_buildings(entries: list[dict[str, Any]]) -> tuple[tuple[tuple[Card, Card], ...], int]:
    """Standard ones, then special ones, each with two sides; how many are standard."""
    kinds: dict[str, list[tuple[Card, Card]]] = {"standard": [], "special": []}
    for entry in entries:
        path: Path = (f"building {entry['id']}",)
        if entry["id"] != entry["base"]["id"]:
            raise CardMistake((*path, "id"), "same-id")
        for side in ("base", "advanced"):
            if entry["kind"] == "standard" and entry[side]["pay"]:  # it works with a die
                raise CardMistake((*path, side, "pay"), "unknown")
        base, advanced = (
            face(entry[side], costs_of(entry[side]["cost"]), effect_of(entry[side])) for side in ("base", "advanced")
        )
        kinds[entry["kind"]].append((base, advanced))
    if min(map(len, kinds.values())) < 3:  # as many as there are spaces in a row
        raise CardMistake(("building",), "three-of-each")
    return (*kinds["standard"], *kinds["special"]), len(kinds["standard"])


def read_mercenaries(entries: list[dict[str, Any]]) -> tuple[Mercenary, ...]:
    """Three kinds, in the order of the resources, each with one cost or two."""
    for entry, kind in zip(entries, MERCENARIES, strict=True):
        Word((kind,)).read(entry["id"], (f"mercenary {entry['id']}", "id"))
    return tuple(
        Mercenary(face(entry, FOR_FREE, NO_EFFECT), costs_of(entry["hire"]), RESOURCES.index(entry["gives"]))
        for entry in entries
    )


def read_mission(entry: dict[str, Any]) -> tuple[Card, Card]:
    """A mission has one name and two sides: pay, gain."""
    base, advanced = (
        Card(
            entry["id"], entry["name"], entry["flavour"], costs_of(entry[side]["pay"]),
            effect_of({**entry[side], "pay": None}), 0,
            {"name": entry["source"]["name"], "figures": entry["source"][side]},
        )
        for side in ("base", "advanced")
    )
    return base, advanced


def all_cards(cards: Cards) -> list[tuple[Path, Card]]:
    """Every card, and where it stands in the file."""
    groups = {
        "printed": [printed.card for printed in cards.printed],
        "building": [side for sides in cards.buildings for side in sides],
        "mission": [base for base, _ in cards.missions], "action": cards.actions, "spell": cards.spells,
    }
    return [((f"{kind} {card.id}",), card) for kind, group in groups.items() for card in group]


Warning = tuple[str, list[dict[str, str]], dict[str, str | int]]  # the message, the cards it names, its figures


def warnings(cards: Cards) -> list[Warning]:
    """What the owner of a set should know: a turn that could go on without end, and other numbers of cards."""
    most: dict[str, str | int] = {"most": LONGEST_TURN}
    hires = [[cards.mercenaries[kind].card.names for kind in kinds] for kinds in endless_hires(cards)]
    found: list[Warning] = [("hire", named, most) for named in hires]
    dice = dice_for_dice(cards)
    if dice:
        found.append(("dice", dice, most))
    special = len(cards.buildings) - cards.standard
    numbers = {
        "standard": (cards.standard, PRINTED_BUILDINGS), "special": (special, PRINTED_BUILDINGS),
        "mission": (len(cards.missions), PRINTED_MISSIONS), "action": (len(cards.actions), PRINTED_MISSIONS),
        "spell": (len(cards.spells), PRINTED_SPELLS),
    }
    for kind, (count, printed) in numbers.items():
        if count != printed:
            found.append(("number", [], {"kind": kind, "count": count, "printed": printed}))
    return found
