"""The score sheet of Gnomopolis, for a match played at a real table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game
from gnomehall.core.sheet import AllSheets, Few, Many, Sheet, Tally, Word
from gnomehall.games.gnomopolis.constants import HOMELESS, IN_BUILDING, MOST_BUILDINGS, ON_BOARD
from gnomehall.games.gnomopolis.game import Gnomopolis
from gnomehall.games.gnomopolis.scoring import house


class BedCount(Sheet):
    """A district that was put to bed at the table: how many gnomes live where; children break ties."""

    buildings: Few = 0
    board: Few = 0
    homeless: Few = 0
    children: Few = 0


class DistrictSheet(Sheet):
    """One district of Gnomopolis: all its gnomes, wherever they are; or only how many live where (`counted`)."""

    coins: Many = 0
    gnomes: Annotated[dict[Word, Few], Meta(max_length=6)] = {}
    buildings: Annotated[list[Word], Meta(max_length=MOST_BUILDINGS)] = []
    councilors: Annotated[list[Word], Meta(max_length=4)] = []
    counted: BedCount | None = None


class GnomopolisSheets(AllSheets, tag="gnomopolis"):
    """The districts at the end of a match of Gnomopolis, in seating order from the first player."""

    districts: Annotated[list[DistrictSheet], Meta(min_length=1, max_length=4)]


Sheets = GnomopolisSheets


class ScoredBed(Struct):
    """A bed and who sleeps in it."""

    icon: str
    gnome: str | None


class ScoredHome(Struct):
    """A building, or `board`, with its beds and what they come to."""

    place: str
    beds: list[ScoredBed]
    points: int


class DistrictTally(Tally):
    """The points of a district, bed by bed if its gnomes were entered."""

    homes: list[ScoredHome]
    homeless: dict[str, int]


def tally(game: Game, sheets: GnomopolisSheets) -> list[DistrictTally]:
    """P-31, P-32; ties as in P-33."""
    assert isinstance(game, Gnomopolis)
    return [_district(game, sheet, number) for number, sheet in enumerate(sheets.districts)]


def _district(game: Gnomopolis, sheet: DistrictSheet, number: int) -> DistrictTally:
    if len({*sheet.buildings}) < len(sheet.buildings):
        raise ValidationError("a building can be named only once")
    worth = {card.id: card.points for card in game.cards.councilors}
    for name in sheet.councilors:
        if name not in worth:
            raise ValidationError(f"{name!r} is no councilor")
    if sheet.counted is not None:
        return _counted(game, sheet, sheet.counted, sum(worth[name] for name in {*sheet.councilors}), number)
    found = house(game.cards, sheet.gnomes, sheet.buildings)
    home = found.parts
    parts = {
        "coins": sheet.coins, "buildings": home["buildings"], "board": home["board"],
        "councilors": sum(worth[name] for name in {*sheet.councilors}), "homeless": home["homeless"],
    }
    ties = {
        "children": sheet.gnomes.get("child", 0), "gnomes": sum(sheet.gnomes.values()), "coins": sheet.coins,
        "earlier": -number,
    }
    homes = [
        ScoredHome(home.place, [ScoredBed(bed.icon, bed.gnome) for bed in home.beds], home.points)
        for home in found.homes
    ]
    return DistrictTally(sum(parts.values()), parts, ties, homes, found.homeless)


def _counted(game: Gnomopolis, sheet: DistrictSheet, beds: BedCount, councilors: int, number: int) -> DistrictTally:
    """P-32 from three counts: no card of the table need be known."""
    if sheet.gnomes or sheet.buildings:
        raise ValidationError("give the gnomes and buildings of a district, or how many live where, not both")
    if beds.board > len(game.cards.board.housing):
        raise ValidationError(f"a District Board has {len(game.cards.board.housing)} beds, not {beds.board}")
    gnomes = beds.buildings + beds.board + beds.homeless
    if beds.children > gnomes:
        raise ValidationError(f"there cannot be {beds.children} children among {gnomes} gnomes")
    parts = {
        "coins": sheet.coins, "buildings": IN_BUILDING * beds.buildings, "board": ON_BOARD * beds.board,
        "councilors": councilors, "homeless": HOMELESS * beds.homeless,
    }
    ties = {"children": beds.children, "gnomes": gnomes, "coins": sheet.coins, "earlier": -number}
    return DistrictTally(sum(parts.values()), parts, ties, [], {})
