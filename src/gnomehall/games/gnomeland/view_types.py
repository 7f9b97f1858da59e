"""What a view of Gnomeland holds; the page's types are made from it."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from gnomehall.core.view import CardView, View

Resource = Literal["coin", "weapon", "mana"]
Kind = Literal["trader", "soldier", "wizard"]
Asked = Literal[
    "mission", "action", "spell", "opening", "dice", "turn", "take", "recruit", "pay", "hex", "shift", "reroll",
    "copy", "keep", "settle", "over",
]


class BundleView(msgspec.Struct):
    """What is paid or gained together: resources, mercenaries, `mercenary` (of any kind), `points`."""

    coin: int | UnsetType = UNSET
    weapon: int | UnsetType = UNSET
    mana: int | UnsetType = UNSET
    trader: int | UnsetType = UNSET
    soldier: int | UnsetType = UNSET
    wizard: int | UnsetType = UNSET
    mercenary: int | UnsetType = UNSET
    points: int | UnsetType = UNSET


class ResourcesView(msgspec.Struct):
    """A count of each resource."""

    coin: int
    weapon: int
    mana: int


class MercenariesView(msgspec.Struct):
    """A count of each kind of mercenary."""

    trader: int
    soldier: int
    wizard: int


class CurseView(msgspec.Struct):
    """Take this, or steal one of these from a Warehouse."""

    take: BundleView
    steal: list[Resource]


class EffectView(msgspec.Struct, kw_only=True):
    """An effect in the words of the card file; a second cost to choose is `or_pay`."""

    gain: BundleView | UnsetType = UNSET
    choice: list[BundleView] | UnsetType = UNSET
    curse: CurseView | UnsetType = UNSET
    pay: BundleView | UnsetType = UNSET
    or_pay: BundleView | UnsetType = UNSET
    extra_die: int | UnsetType = UNSET
    reroll: Literal["one", "any"] | UnsetType = UNSET
    shift: list[Literal["+1", "-1"]] | UnsetType = UNSET
    recall: int | UnsetType = UNSET
    hex: int | UnsetType = UNSET
    contest: Resource | UnsetType = UNSET


class MissionSideView(msgspec.Struct, kw_only=True):
    """A side of a mission; of several gains the first stands for its points."""

    id: str
    side: Literal["base", "advanced"]
    pay: BundleView
    or_pay: BundleView | UnsetType = UNSET
    gain: BundleView
    effect: EffectView
    hex: int
    points: int


class MissionView(MissionSideView, kw_only=True):
    """A mission in view, with the points it gives now (Hex)."""

    space: str
    tokens: list[int]
    done: bool


class ActionView(msgspec.Struct):
    """A card of the Tavern, and whose gnomes stand on it."""

    id: str
    effect: EffectView
    gnomes: list[int]


class PricedView(msgspec.Struct, kw_only=True):
    """What a card costs and does; a second cost to choose is `or_cost`."""

    id: str
    cost: BundleView
    or_cost: BundleView | UnsetType = UNSET
    effect: EffectView


class SpellView(PricedView, kw_only=True):
    """The spell, and whose tokens lie on it."""

    tokens: list[int]


class UpgradeView(PricedView, kw_only=True):
    """The other side of a building."""

    points: int


class PlanView(PricedView, kw_only=True):
    """A building that can still be built."""

    kind: Literal["standard", "special"]
    points: int


class SpaceView(msgspec.Struct, kw_only=True):
    """A space of a village and what stands on it; a base side says what turning it over costs and brings."""

    space: str
    id: str
    side: Literal["printed", "base", "advanced"]
    effect: EffectView
    points: int
    answers: list[int] | UnsetType = UNSET  # lower row
    used: bool | UnsetType = UNSET  # upper row
    keeps: int | UnsetType = UNSET
    holds: BundleView | UnsetType = UNSET  # what lies on a Warehouse
    gnomes: int | UnsetType = UNSET
    upgrade: UpgradeView | UnsetType = UNSET


class VillageView(msgspec.Struct, kw_only=True):
    """A seat's village and everything beside it."""

    score: int
    building_points: int
    points: int
    dice: list[int]
    spent: list[int]
    to_roll: int
    pool: ResourcesView
    stored: ResourcesView
    aside: ResourcesView
    mercenaries: MercenariesView
    gnomes: int
    gnomes_sent: int
    gnomes_removed: int
    token: Literal["home", "spell", "mission"]
    has_sent: bool
    lower: list[SpaceView]
    upper: list[SpaceView]
    cards: list[PlanView]
    covered: list[str]  # buildings that are out of the game (L-14)


class AskView(msgspec.Struct, kw_only=True):
    """Who decides and about what; `of` is the card that asks."""

    seat: int | None
    what: Asked
    of: str | UnsetType = UNSET
    roller: int | UnsetType = UNSET
    resources: BundleView | UnsetType = UNSET
    left: int | UnsetType = UNSET
    space: str | UnsetType = UNSET  # the Warehouse that is asked about
    costs: list[BundleView] | UnsetType = UNSET  # to choose from
    any: bool | UnsetType = UNSET


class ContestView(msgspec.Struct):
    """The contest being held: who is done, and with what (L-24)."""

    id: str
    resource: Resource
    totals: list[int | None]


class OpeningView(msgspec.Struct):
    """The roll for the first turn (L-5): who takes part, and the sums so far."""

    seats: list[int]
    sums: list[int]


class MercenaryView(msgspec.Struct):
    """A kind of mercenary that can be hired."""

    id: Kind
    left: int
    gives: Resource
    hire: list[BundleView]


class DecksView(msgspec.Struct):
    """How many cards are left to come."""

    missions: int
    actions: int
    spells: int


class GnomelandView(View, kw_only=True):
    """The board, then the seats."""

    round: int
    rounds: int
    first: int | None
    actor: int | None
    turns_taken: int
    asks: AskView
    contest: ContestView | None
    opening: OpeningView | None
    missions: list[MissionView | None]
    next_mission: MissionSideView | None  # the known top of the deck, which comes in the next round (L-1)
    tavern: list[ActionView | None]
    tower: SpellView | None
    mercenaries: list[MercenaryView]
    decks: DecksView
    seats: list[VillageView]


class SideView(msgspec.Struct, kw_only=True):
    """The advanced side of a mission."""

    cost: BundleView
    or_cost: BundleView | UnsetType = UNSET
    effect: EffectView
    does: str


class GnomelandCardView(CardView, kw_only=True):
    """A card; `does` says its effect in words."""

    flavour: str
    points: int
    cost: BundleView
    or_cost: BundleView | UnsetType = UNSET
    effect: EffectView
    does: str
    hire: list[BundleView] | UnsetType = UNSET  # mercenaries
    gives: Resource | UnsetType = UNSET
    advanced: SideView | UnsetType = UNSET  # missions
