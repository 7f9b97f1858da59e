"""Positions of Gnomopolis as a sentence: who has what, and what lies on offer."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gnomehall.core.state import CHANCE
from gnomehall.core.view import plain
from gnomehall.games import game
from gnomehall.games.gnomopolis.cards import KINDS
from gnomehall.games.gnomopolis.gnomes import bag_of, kinds_in, load_counts
from gnomehall.games.gnomopolis.rules import GnomopolisState

GAME = game("gnomopolis", Path(__file__).parent / "rule_cards.toml")
CARDS = {card.id: number for number, card in enumerate(GAME.cards.buildings)}
COUNCILORS = {card.id: number for number, card in enumerate(GAME.cards.councilors)}
OFFER = "atelier gatehouse mushroom_market tinkers_shed nursery watchtower"


@dataclass
class District:
    """What a seat has; gnomes are words."""

    active: str = ""
    mug: str = "child child villager villager villager villager"
    rest: str = ""
    coins: int = 0
    assistants: int = 0
    buildings: str = ""
    councilors: str = ""


def bag(words: str) -> int:
    """Gnomes named in words."""
    return bag_of([KINDS.index(word) for word in words.split()])


def gnomes(packed: int) -> dict[str, int]:
    """A bag by kind."""
    return {kind: count for kind, count in zip(KINDS, kinds_in(packed), strict=True) if count}


def padded(values: list[int], length: int = 4) -> list[int]:
    return values + [0] * (length - len(values))


def table(*districts: District, offer: str = OFFER, cards=GAME, first: int = 0, **options) -> GnomopolisState:
    """A position in round 1 with seat `first` to move; every district as given."""
    state = cards.start(len(districts), {"first": first, **options})
    settle(state)
    state.mug = padded([bag(d.mug) for d in districts])
    state.active = padded([bag(d.active) for d in districts])
    state.exhausted = padded([bag(d.rest) for d in districts])
    state.coins = padded([d.coins for d in districts])
    state.assistants = padded([d.assistants for d in districts])
    names = [d.buildings.split() for d in districts]
    state.buildings = padded([len(row) for row in names])
    rows = [[CARDS[name] for name in row] + [-1] * (6 - len(row)) for row in names] + [[-1] * 6] * (4 - len(names))
    state.district = [card for row in rows for card in row]
    beds, types = [0] * 28, [0] * 16
    for seat, row in enumerate(rows):
        for card in row:
            if card >= 0:
                types[seat * 4 + cards.tables.type[card]] += 1
                for icon in range(7):
                    beds[seat * 7 + icon] += cards.tables.beds[card * 7 + icon]
    state.beds, state.types = beds, types
    holders = [-1] * 4
    for seat, d in enumerate(districts):
        for name in d.councilors.split():
            holders[COUNCILORS[name]] = seat
    state.councilors = holders
    lay_out(state, offer)
    return state


def lay_out(state: GnomopolisState, offer: str, pile: str | None = None) -> None:
    """The cards on offer and in the pile; without a pile named, all that nobody has."""
    shown = [CARDS[name] for name in offer.split()]
    state.offered = shown + [-1] * (6 - len(shown))
    taken = {*shown, *state.district}
    left = [n for n in range(len(CARDS)) if n not in taken] if pile is None else [CARDS[name] for name in pile.split()]
    state.pile = sum(1 << n for n in left)


def settle(state: GnomopolisState) -> GnomopolisState:
    """Let chance do the first thing it can until somebody must decide."""
    while state.to_move == CHANCE:
        state.apply(state.chances()[0][0])
    return state


def can(state: GnomopolisState) -> set[str]:
    """The texts of the legal moves."""
    return {GAME.moves[move].text for move in state.legal_ids()}


def chances(state: GnomopolisState) -> dict[str, int]:
    """The outcomes of chance by text."""
    return {GAME.moves[move].text: weight for move, weight in state.chances()}


def do(state: GnomopolisState, *texts: str) -> GnomopolisState:
    """Play moves, outcomes of chance included, one after another."""
    for text in texts:
        state.apply(GAME.parse(text).id)
    return state


def on(state: GnomopolisState, place: str) -> dict[str, int]:
    """What lies on a place: `soldier`, `child lying`, `coins`, `assistants`."""
    names = [*KINDS, *[f"{kind} lying" for kind in KINDS], "coins", "assistants"]
    counts = load_counts(state.load_on[GAME.places.index(place)])
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def seen(state: GnomopolisState, cards=GAME) -> dict:
    """What a page is told."""
    return plain(cards.view(state))


def why(state: GnomopolisState, text: str) -> tuple[str, str]:
    """The rule and the message that forbid a move."""
    move = GAME.parse(text).id
    assert move not in state.legal_ids(), f"{text} is legal"
    reason = GAME.why_not(state, move)
    return reason.rule, reason.key.removeprefix("gnomopolis-why-")
