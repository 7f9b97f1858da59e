"""The best housing of a district (P-31, P-32), and who lives where; housing.py proves it best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from gnomehall.core.errors import ValidationError
from gnomehall.games.gnomopolis.cards import KINDS, Cards
from gnomehall.games.gnomopolis.constants import HOMELESS, IN_BUILDING, ON_BOARD

MOST = 99  # gnomes of a kind


class Bed(msgspec.Struct):
    """A bed, and the gnome in it."""

    icon: str
    gnome: str | None


class Home(msgspec.Struct):
    """A building, or `board`, and its beds."""

    place: str
    beds: list[Bed]

    @property
    def full(self) -> int:
        """How many gnomes live here."""
        return sum(bed.gnome is not None for bed in self.beds)

    @property
    def points(self) -> int:
        """What they score (P-32)."""
        return self.full * (ON_BOARD if self.place == "board" else IN_BUILDING)


@dataclass(frozen=True)
class Housing:
    """A district at home: the beds of every place, and who has none (P-32)."""

    homes: list[Home]  # the board last
    homeless: dict[str, int]

    @property
    def in_buildings(self) -> int:
        """How many gnomes live in buildings."""
        return sum(home.full for home in self.homes[:-1])

    @property
    def on_board(self) -> int:
        """How many gnomes live on the District Board."""
        return self.homes[-1].full

    @property
    def parts(self) -> dict[str, int]:
        """The points of those who live in buildings, on the board and nowhere."""
        return {
            "buildings": sum(home.points for home in self.homes[:-1]), "board": self.homes[-1].points,
            "homeless": HOMELESS * sum(self.homeless.values()),
        }

    @property
    def points(self) -> int:
        """All of them together."""
        return sum(self.parts.values())


def house(cards: Cards, gnomes: Mapping[str, int], buildings: Sequence[str]) -> Housing:
    """Beds of a kind in buildings, then on the board; then white beds in buildings, then those of the board."""
    left = check_gnomes(gnomes)
    by_id = {card.id: card for card in cards.buildings}
    for name in buildings:
        if name not in by_id:
            raise ValidationError(f"{str(name)[:40]!r} is no building")
    homes = [Home(name, [Bed(icon, None) for icon in by_id[name].housing]) for name in buildings]
    board = Home("board", [Bed(icon, None) for icon in cards.board.housing])
    beds = [bed for home in homes for bed in home.beds]
    for bed in [*beds, *board.beds]:
        if left.get(bed.icon, 0):
            _move_in(bed, bed.icon, left)
    for bed in beds:
        if bed.icon == "any":
            _fill_white(bed, board.beds, left)
    for bed in board.beds:
        if bed.icon == "any":
            _fill_white(bed, [], left)
    return Housing([*homes, board], {kind: count for kind, count in left.items() if count})


def check_gnomes(gnomes: Mapping[str, int]) -> dict[str, int]:
    """The gnomes by kind; refuses what is none."""
    for kind, count in gnomes.items():
        if kind not in KINDS:
            raise ValidationError(f"{str(kind)[:40]!r} is no gnome; there are {', '.join(KINDS)}")
        if type(count) is not int or not 0 <= count <= MOST:
            raise ValidationError(f"{kind}: the number of gnomes must be from 0 to {MOST}")
    return {kind: gnomes.get(kind, 0) for kind in KINDS}


def _move_in(bed: Bed, kind: str, left: dict[str, int]) -> None:
    bed.gnome = kind
    left[kind] -= 1


def _fill_white(bed: Bed, board: list[Bed], left: dict[str, int]) -> None:
    """A homeless gnome moves in, or else one of the board."""
    for kind, count in left.items():
        if count:
            _move_in(bed, kind, left)
            return
    for old in reversed(board):
        if old.gnome is not None:
            bed.gnome, old.gnome = old.gnome, None
            return
