"""The best housing of a district (P-31, P-32), and who lives where; housing.py proves it best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gnomehall.core.errors import ValidationError
from gnomehall.games.gnomopolis.cards import KINDS, Cards

MOST = 99  # gnomes of a kind

Bed = dict[str, str | None]  # its icon, and the gnome in it


@dataclass(frozen=True)
class Housing:
    """A district at home: points (P-32), the beds of every place, and who has none."""

    points: int
    homes: list[dict[str, str | list[Bed]]]  # {"place": id, "beds": [{"icon": …, "gnome": …}]}, the board last
    homeless: dict[str, int]
    in_buildings: int
    on_board: int


def house(cards: Cards, gnomes: Mapping[str, int], buildings: Sequence[str]) -> Housing:
    """Beds of a kind in buildings, then on the board; then white beds in buildings, then those of the board."""
    left = check_gnomes(gnomes)
    by_id = {card.id: card for card in cards.buildings}
    for name in buildings:
        if name not in by_id:
            raise ValidationError(f"{str(name)[:40]!r} is no building")
    places: list[tuple[str, list[Bed]]] = [
        (name, [{"icon": icon, "gnome": None} for icon in by_id[name].housing]) for name in buildings
    ]
    board: list[Bed] = [{"icon": icon, "gnome": None} for icon in cards.board.housing]
    beds = [bed for _, own in places for bed in own]
    for bed in [*beds, *board]:
        if left.get(str(bed["icon"]), 0):
            _move_in(bed, str(bed["icon"]), left)
    for bed in beds:
        if bed["icon"] == "any":
            _fill_white(bed, board, left)
    for bed in board:
        if bed["icon"] == "any":
            _fill_white(bed, [], left)
    in_buildings = sum(bed["gnome"] is not None for bed in beds)
    on_board = sum(bed["gnome"] is not None for bed in board)
    homeless = {kind: count for kind, count in left.items() if count}
    return Housing(
        2 * in_buildings + on_board - sum(homeless.values()),
        [{"place": name, "beds": own} for name, own in [*places, ("board", board)]],
        homeless, in_buildings, on_board,
    )


def check_gnomes(gnomes: Mapping[str, int]) -> dict[str, int]:
    """The gnomes by kind; refuses what is none."""
    for kind, count in gnomes.items():
        if kind not in KINDS:
            raise ValidationError(f"{str(kind)[:40]!r} is no gnome; there are {', '.join(KINDS)}")
        if type(count) is not int or not 0 <= count <= MOST:
            raise ValidationError(f"{kind}: the number of gnomes must be from 0 to {MOST}")
    return {kind: gnomes.get(kind, 0) for kind in KINDS}


def _move_in(bed: Bed, kind: str, left: dict[str, int]) -> None:
    bed["gnome"] = kind
    left[kind] -= 1


def _fill_white(bed: Bed, board: list[Bed], left: dict[str, int]) -> None:
    """A homeless gnome moves in, or else one of the board."""
    for kind, count in left.items():
        if count:
            _move_in(bed, kind, left)
            return
    for old in reversed(board):
        if old["gnome"] is not None:
            bed["gnome"], old["gnome"] = old["gnome"], None
            return
