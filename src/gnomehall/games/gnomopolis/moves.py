"""All moves: blocks in the order of their ids.  `Tables` has a field of the same name for each block: its first id."""

from __future__ import annotations

from gnomehall.core.moves import MoveTable, Words
from gnomehall.games.gnomopolis.cards import KINDS, Cards
from gnomehall.games.gnomopolis.constants import (
    EMPLOYING,
    GAINING,
    IMMIGRATING,
    KIND_COUNT,
    MOST_ACTIONS,
    MOST_PLAYERS,
    PAYING,
    VISITING,
    WELCOMING,
)

ANSWERS = {  # the block whose moves are the choices of a step; a Search has several (listing.py)
    VISITING: "visit", PAYING: "pay", EMPLOYING: "employ", GAINING: "gain", IMMIGRATING: "gain", WELCOMING: "gain",
}
MEMBERS = (*KINDS, "assistant")  # of a construction team


def blocks_of(cards: Cards) -> dict[str, list[Words]]:
    """The moves of a card set by block."""
    buildings = [card.id for card in cards.buildings]
    parchments = [card.id for card in cards.parchments]
    places = places_of(cards)
    return {
        # outcomes of chance
        "first": [("first", str(seat)) for seat in range(MOST_PLAYERS)],
        "reveal": [("reveal", card) for card in buildings],
        "draw": [("draw", kind) for kind in KINDS],
        # a free turn
        "pass_turn": [("pass",)],
        "travel": [("caravan",)],
        # what an action or a building asks for
        "pay": [("pay", kind) for kind in KINDS],
        "employ": [("employ", member) for member in MEMBERS],
        "gain": [("gain", kind) for kind in KINDS],
        "from_mug": [("search", "mug", kind) for kind in KINDS],
        "from_exhausted": [("search", "exhausted", kind) for kind in KINDS],
        # a free turn
        "build": [("build", card) for card in buildings],
        "use": [("use", card) for card in parchments],
        # what an action asks for
        "visit": [("visit", card) for card in parchments],
        "lift": [
            ("lift", places[place], KINDS[code % KIND_COUNT], *(["lying"] if code >= KIND_COUNT else []))
            for place, code in lifts_of(cards)
        ],
    }


def move_table(cards: Cards) -> MoveTable:
    """The alphabet of a card set."""
    return MoveTable(blocks_of(cards))


def places_of(cards: Cards) -> tuple[str, ...]:
    """The id of every place where gnomes work; the board has room for more actions, which are empty texts."""
    spare = MOST_ACTIONS - len(cards.board.actions)
    return (*[card.id for card in cards.parchments], *[""] * spare, "caravan", "team")


def lifts_of(cards: Cards) -> list[tuple[int, int]]:
    """(place, code) of every gnome a Search could lift off a place (P-16); codes are those of a load."""
    caravan, team = len(places_of(cards)) - 2, len(places_of(cards)) - 1
    codes: list[set[int]] = [set() for _ in places_of(cards)]
    for place, card in enumerate(cards.parchments):
        codes[place] = _kinds(card.cost.gnomes) | {KIND_COUNT + kind for kind in _kinds(card.cost.lying)}
        codes[caravan] |= codes[place]
    for building in cards.buildings:
        codes[team] |= _kinds(building.team)
    return [(place, code) for place, found in enumerate(codes) for code in sorted(found)]


def _kinds(icons: tuple[str, ...]) -> set[int]:
    """The kinds that can fill these icons."""
    return set(range(KIND_COUNT)) if "any" in icons else {KINDS.index(icon) for icon in icons}
