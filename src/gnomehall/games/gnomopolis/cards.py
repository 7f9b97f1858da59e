"""What the card file holds: the Ancient Capital, the District Board, councilors and buildings."""

from __future__ import annotations

from dataclasses import dataclass

KINDS = ("child", "villager", "soldier", "merchant", "artisan", "inventor")
SPECIALISTS = KINDS[2:]  # also the types of building, and the professions of the councilors (P-21)
ICONS = (*KINDS, "any")  # `any` is the white icon


@dataclass(frozen=True)
class Cost:
    """What lies on a parchment when it is used (P-6, P-7); `gnomes` stand."""

    gnomes: tuple[str, ...] = ()
    lying: tuple[str, ...] = ()
    coins: int = 0
    assistants: int = 0


@dataclass(frozen=True)
class Effect:
    """What an action, an immigration or a bonus gives; a gain of several kinds is a choice (P-12)."""

    gain: tuple[tuple[str, ...], ...] = ()
    coins: int = 0
    assistants: int = 0
    draw: int = 0
    search: int = 0


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

    @property
    def parchments(self) -> tuple[Parchment, ...]:
        """All parchments but the caravan, by place: buildings, councilors, board."""
        return (*self.buildings, *self.councilors, *self.board.actions)
