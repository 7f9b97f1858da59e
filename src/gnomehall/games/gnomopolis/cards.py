"""The card file: what it may hold, the cards as types, and how it is read.

Every card that the rulebook's words can say is read, up to the bounds below: those of the compiled tables
and of what can lie on a parchment.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

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
    Word,
    Words,
    check_ids,
    check_names,
)
from gnomehall.games.gnomopolis.constants import (
    FEWEST_BUILDINGS,
    MOST_ACTIONS,
    MOST_BUILDINGS,
    MOST_CHOICES,
    MOST_GNOMES,
    PRINTED_BUILDINGS,
)
from gnomehall.games.gnomopolis.termination import without_end

KINDS = ("child", "villager", "soldier", "merchant", "artisan", "inventor")
SPECIALISTS = KINDS[2:]  # also the types of building, and the professions of the councilors (P-21)
ICONS = (*KINDS, "any")  # `any` is the white icon
RESERVED = ("mug", "exhausted", "team", "caravan", "board", *ICONS)  # words of moves, so no ids of cards
CHOICES = {"any": KINDS, "specialist": SPECIALISTS}  # words for a choice between several kinds

MOST_HOUSING = 8  # icons of a building; the board may have twice as many
MOST_PAID = 9  # coins, or assistants, in one cost


# ---- types


class Cost(msgspec.Struct, frozen=True):
    """What lies on a parchment when it is used (P-6, P-7); `gnomes` stand."""

    gnomes: tuple[str, ...] = ()
    lying: tuple[str, ...] = ()
    coins: int = 0
    assistants: int = 0


class Effect(msgspec.Struct, frozen=True):
    """What an action, an immigration or a bonus gives, in this order.

    `gain` has an entry for each gnome: the kinds one may choose from (P-12).  The other words are numbers.
    """

    gain: tuple[tuple[str, ...], ...] = ()
    coins: int = 0
    assistants: int = 0
    draw: int = 0
    search: int = 0


COUNTED = {"coins": 20, "assistants": 9, "draw": 6, "search": 6}  # the effect words that are numbers: the most of each


@dataclass(frozen=True)
class Parchment:
    """An action of the District Board."""

    id: str
    names: dict[str, str]
    cost: Cost
    effect: Effect
    source: dict[str, str]


@dataclass(frozen=True)
class Building(Parchment):
    """A building card."""

    type: str
    team: tuple[str, ...]
    immigration: Effect
    housing: tuple[str, ...]
    flavour: dict[str, str]


@dataclass(frozen=True)
class Councilor(Parchment):
    """A councilor card."""

    type: str
    bonus: Effect
    points: int
    flavour: dict[str, str]


@dataclass(frozen=True)
class Board:
    """The District Board: its actions, its housing and its caravan."""

    names: dict[str, str]
    flavour: dict[str, str]
    actions: tuple[Parchment, ...]
    housing: tuple[str, ...]
    source: dict[str, str]
    caravan_names: dict[str, str]
    caravan_source: dict[str, str]


@dataclass(frozen=True)
class Capital:
    """The Ancient Capital for one number of players (P-1)."""

    coins: int
    gnomes: int  # of each kind
    assistants: int


@dataclass(frozen=True)
class Cards:
    """Everything in the card file, in the order of the tables."""

    capitals: tuple[Capital, ...]  # for 1, 2, 3, 4 players
    board: Board
    councilors: tuple[Councilor, ...]  # in the order of SPECIALISTS
    buildings: tuple[Building, ...]

    @cached_property
    def housings(self) -> dict[tuple[int, ...], Any]:
        """Who lives where, as view.py has worked out for people to see."""
        return {}

    @property
    def parchments(self) -> tuple[Parchment, ...]:
        """All parchments but the caravan, by place: buildings, councilors, board."""
        return (*self.buildings, *self.councilors, *self.board.actions)


# ---- the file


GAIN = Words((*ICONS, "specialist"), 2 * MOST_GNOMES, choices=True)
COST = Table({
    "gnomes": Words(ICONS, MOST_GNOMES), "lying": Words(ICONS, MOST_GNOMES),
    "coins": Number(0, MOST_PAID, 0), "assistants": Number(0, MOST_PAID, 0),
})
EFFECT = Table({"gain": GAIN, **{word: Number(0, most, 0) for word, most in COUNTED.items()}})
ACTION = Table({
    "id": Word(), "name": Texts(), "cost": COST, "effect": EFFECT, "source": Source(("name", "cost", "effect")),
}, is_card=True)
COUNCILOR = Table({
    "id": Word(), "name": Texts(), "type": Word(SPECIALISTS), "cost": COST, "effect": EFFECT, "bonus": EFFECT,
    "points": Number(0, 9), "flavour": Texts(),
    "source": Source(("name", "type", "action", "bonus", "points", "flavour")),
}, is_card=True)
BUILDING = Table({
    "id": Word(), "name": Texts(), "type": Word(SPECIALISTS), "team": Words(ICONS, MOST_GNOMES),
    "immigration": GAIN, "cost": COST, "effect": EFFECT, "housing": Words(ICONS, MOST_HOUSING), "flavour": Texts(),
    "source": Source(("name", "type", "team", "immigration", "action", "housing", "flavour")),
}, is_card=True)
CAPITAL = Table({
    "players": Number(1, 4), "coins": Number(1, 999), "gnomes": Number(1, 12), "assistants": Number(0, 99),
    "source": Source(("coins", "gnomes", "assistants")),
})
SCHEMA = Table({
    "set": Table({
        "name": Text(80), "version": Number(1, 1_000_000),
        "types": Optional(Table({kind: Number(0, MOST_BUILDINGS) for kind in SPECIALISTS})),
    }),
    "capital": Tables(CAPITAL, 4, 4),
    "board": Table({
        "name": Texts(), "flavour": Texts(), "housing": Words(ICONS, 2 * MOST_HOUSING),
        "action": Tables(ACTION, 1, MOST_ACTIONS),
        "caravan": Table({"name": Texts(), "source": Source(("name", "action"))}),
        "source": Source(("kinds", "housing", "flavour")),
    }),
    "councilor": Tables(COUNCILOR, 4, 4),
    "building": Tables(BUILDING, FEWEST_BUILDINGS, MOST_BUILDINGS),
})


# ---- reading


def read_cards(card_set: CardSet) -> Cards:
    """The card file, or one mistake with the path to the field."""
    top: dict[str, Any] = SCHEMA.read(card_set.data, ())
    board = top["board"]
    entries = [
        *[(("board", f"action {entry['id']}"), entry) for entry in board["action"]],
        *[((f"{kind} {entry['id']}",), entry) for kind in ("councilor", "building") for entry in top[kind]],
    ]
    check_ids([(path, entry["id"]) for path, entry in entries], RESERVED)
    check_names([(path, entry["name"]) for path, entry in entries])
    parchments = {entry["id"]: _parchment(entry, path) for path, entry in entries}
    buildings = [_building(parchments[entry["id"]], entry) for entry in top["building"]]
    _check_types(top["set"]["types"], buildings)
    return Cards(
        tuple(_capital(entry, number + 1) for number, entry in enumerate(top["capital"])),
        Board(
            board["name"], board["flavour"], tuple(parchments[entry["id"]] for entry in board["action"]),
            tuple(board["housing"]), board["source"], board["caravan"]["name"], board["caravan"]["source"],
        ),
        tuple(_councilors([(parchments[entry["id"]], entry) for entry in top["councilor"]])),
        tuple(buildings),
    )


def _capital(entry: dict[str, Any], players: int) -> Capital:
    Number(players, players).read(entry["players"], (f"capital {players}", "players"))
    return Capital(entry["coins"], entry["gnomes"], entry["assistants"])


def _parchment(entry: dict[str, Any], path: Path) -> Parchment:
    cost = Cost(
        _icons(entry["cost"]["gnomes"]), _icons(entry["cost"]["lying"]), entry["cost"]["coins"],
        entry["cost"]["assistants"],
    )
    if cost == Cost():
        raise CardMistake((*path, "cost"), "no-cost")
    if len(cost.gnomes) + len(cost.lying) > MOST_GNOMES:
        raise CardMistake((*path, "cost", "lying"), "many-gnomes", most=MOST_GNOMES)
    effect = _effect(entry["effect"], (*path, "effect"))
    if effect == Effect():
        raise CardMistake((*path, "effect"), "no-effect")
    return Parchment(entry["id"], entry["name"], cost, effect, entry["source"])


def _effect(entry: dict[str, Any], path: Path) -> Effect:
    return Effect(_gain(entry["gain"], (*path, "gain")), **{word: entry[word] for word in COUNTED})


def _gain(words: Sequence[str], path: Path) -> tuple[tuple[str, ...], ...]:
    """The kinds one may choose from, for each gnome; those without a choice come first."""
    found = []
    for word in words:
        kinds = CHOICES.get(word) or tuple(word.split("/"))
        if any(kind not in KINDS for kind in kinds):
            raise CardMistake(path, "only", list=", ".join(KINDS), value=repr(word[:40]))
        found.append(tuple(sorted(kinds, key=KINDS.index)))
    if sum(len(kinds) > 1 for kinds in found) > MOST_CHOICES:
        raise CardMistake(path, "many-choices", most=MOST_CHOICES)
    return tuple(sorted(found, key=len))


def _icons(words: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted(words, key=ICONS.index))


def _building(card: Parchment, entry: dict[str, Any]) -> Building:
    path = (f"building {card.id}",)
    if not entry["team"]:
        raise CardMistake((*path, "team"), "no-team")
    return Building(
        card.id, card.names, card.cost, card.effect, card.source, entry["type"], _icons(entry["team"]),
        Effect(_gain(entry["immigration"], (*path, "immigration"))), _icons(entry["housing"]), entry["flavour"],
    )


def _councilors(entries: Sequence[tuple[Parchment, dict[str, Any]]]) -> list[Councilor]:
    """One for each profession, in the order of SPECIALISTS."""
    found = [
        Councilor(
            card.id, card.names, card.cost, card.effect, card.source, entry["type"],
            _effect(entry["bonus"], (f"councilor {card.id}", "bonus")), entry["points"], entry["flavour"],
        )
        for card, entry in entries
    ]
    found.sort(key=lambda card: SPECIALISTS.index(card.type))
    if tuple(card.type for card in found) != SPECIALISTS:
        raise CardMistake(("councilor",), "councilors")
    return found


def _check_types(types: dict[str, int] | None, buildings: Sequence[Building]) -> None:
    """Any mix of types will do, unless the set says in `types` how many buildings of each there are."""
    if types is None:
        return
    if sum(types.values()) != len(buildings):
        raise CardMistake(("set", "types"), "sum", sum=len(buildings), value=sum(types.values()))
    seen: Counter[str] = Counter()
    for building in buildings:
        seen[building.type] += 1
        if seen[building.type] > types[building.type]:
            most = types[building.type]
            raise CardMistake((f"building {building.id}", "type"), "types", most=most, kind=building.type)


# ---- what the owner of a set should know


@dataclass(frozen=True)
class CardWarning:
    """What is unusual about a set that can be played all the same; worded by `gnomopolis-warn-KEY`."""

    key: str
    cards: tuple[Parchment, ...] = ()  # those it is about


def warnings(cards: Cards) -> list[CardWarning]:
    """Another number of buildings than the rulebook has (P-3), and turns that could go on without end (P-16)."""
    unusual = [CardWarning("buildings")] if len(cards.buildings) != PRINTED_BUILDINGS else []
    return unusual + [CardWarning("endless", group) for group in without_end(cards.parchments)]
