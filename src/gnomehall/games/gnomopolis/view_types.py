"""What a view of Gnomopolis holds; the page's types are made from it."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from gnomehall.core.view import CardView, View
from gnomehall.games.gnomopolis.cards import Cost, Effect
from gnomehall.games.gnomopolis.scoring import Home

Bag = dict[str, int]  # gnomes by kind, without the kinds that are not there


class Load(msgspec.Struct, kw_only=True):
    """What lies on a parchment."""

    used: bool
    standing: Bag
    lying: Bag
    coins: int
    assistants: int


class Place(Load, kw_only=True):
    """A parchment: the legal move that uses it, and which parts of it would come to nothing (P-9)."""

    id: str
    move: str | None
    without_effect: list[str]


class BuiltPlace(Place, kw_only=True):
    """A building of a district."""

    built_now: bool


class CaravanPlace(Load, kw_only=True):
    """Where the marker stands (None: at home), where it comes next, and what it could use there (P-24)."""

    id: str
    at: int | None
    next: int | None
    move: str | None
    could_use: list[str]


class Team(msgspec.Struct):
    """Who built this turn."""

    card: str
    standing: Bag
    assistants: int


class Capital(msgspec.Struct):
    """What a Capital holds."""

    gnomes: Bag
    coins: int
    assistants: int


class Outside(msgspec.Struct):
    """What came from outside the Capitals (P-11)."""

    coins: int
    assistants: int


class HousingView(msgspec.Struct):
    """Who lives where (P-31)."""

    points: int
    homeless: Bag
    homes: list[Home]


class District(msgspec.Struct):
    """All of a seat: gnomes, tokens, cards with what lies on them, the caravan, points and housing."""

    mug: Bag
    active: Bag
    exhausted: Bag
    gnomes: int
    coins: int
    assistants: int
    types: Bag
    board: list[Place]
    caravan: CaravanPlace
    buildings: list[BuiltPlace]
    councilors: list[Place]
    team: Team | None
    points: int
    parts: dict[str, int]  # of the points (P-32); those that are there
    housing: HousingView


class Owed(msgspec.Struct, kw_only=True):
    """A choice that must be made before anything else.

    `place` is the parchment that asks, none for the bonus of a councilor.
    """

    decision: str
    seat: int
    host: int | UnsetType = UNSET
    card: str | UnsetType = UNSET
    place: str | UnsetType = UNSET
    icon: str | UnsetType = UNSET
    lying: bool | UnsetType = UNSET
    choice: list[str] | UnsetType = UNSET
    left: int | UnsetType = UNSET


class Offered(msgspec.Struct):
    """A card of the offer: whether it can be built now, and how many of its team are missing."""

    id: str
    type: str
    can_build: bool
    missing: int | None


class CouncilorSeat(msgspec.Struct):
    """A councilor, and the seat it sits with."""

    id: str
    type: str
    points: int
    holder: int | None


class End(msgspec.Struct):
    """How far each end is away and of how many (P-29), and whether this round is the last (P-30)."""

    by: str | None
    last_round: bool
    buildings_left: int
    buildings_of: int
    gnomes_left: int
    gnomes_of: int
    coins_left: int
    coins_of: int


class GnomopolisView(View, kw_only=True):
    """Both Capitals, the cards, every district, the ends in sight, and the decision owed."""

    round: int
    first: int | None
    actor: int | None
    actions_left: int  # of this turn (P-16)
    step: str
    decides: int | str | None
    owed: Owed | None
    ancient_capital: Capital
    new_capital: Capital
    outside: Outside
    offer: list[Offered | None]
    pile: list[str]
    councilors: list[CouncilorSeat]
    end: End
    seats: list[District]


class CostView(Cost, frozen=True):
    """What a parchment costs: gnomes that stand, gnomes that lie down, tokens."""


class EffectView(Effect, frozen=True):
    """What is given; `gain` has an entry for each gnome: the kinds one may choose from."""


class TownCard(CardView, kw_only=True):
    """A card of Gnomopolis: `board`, `parchment`, `councilor` or `building`."""

    action: str | UnsetType = UNSET
    cost: CostView | UnsetType = UNSET
    effect: EffectView | UnsetType = UNSET
    type: str | UnsetType = UNSET
    team: tuple[str, ...] | UnsetType = UNSET
    immigration: tuple[tuple[str, ...], ...] | UnsetType = UNSET
    housing: tuple[str, ...] | UnsetType = UNSET
    bed_points: int | UnsetType = UNSET  # of each gnome that lives here (P-32)
    homeless_points: int | UnsetType = UNSET  # of each gnome that lives nowhere: on the District Board
    bonus: EffectView | UnsetType = UNSET
    points: int | UnsetType = UNSET
    flavour: str | UnsetType = UNSET
