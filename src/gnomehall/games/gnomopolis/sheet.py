"""The score sheet of Gnomopolis, for a match played at a real table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game
from gnomehall.core.sheet import AllSheets, Few, Many, ScoredBed, ScoredHome, Sheet, Tally, Word
from gnomehall.games.gnomopolis.constants import MOST_BUILDINGS
from gnomehall.games.gnomopolis.game import Gnomopolis
from gnomehall.games.gnomopolis.scoring import house


class DistrictSheet(Sheet):
    """One district of Gnomopolis: all its gnomes, wherever they are."""

    coins: Many = 0
    gnomes: Annotated[dict[Word, Few], Meta(max_length=6)] = {}
    buildings: Annotated[list[Word], Meta(max_length=MOST_BUILDINGS)] = []
    councilors: Annotated[list[Word], Meta(max_length=4)] = []


class GnomopolisSheets(AllSheets, tag="gnomopolis"):
    """The districts at the end of a match of Gnomopolis, in seating order from the first player."""

    districts: Annotated[list[DistrictSheet], Meta(min_length=1, max_length=4)]


Sheets = GnomopolisSheets


def tally(game: Game, sheets: GnomopolisSheets) -> list[Tally]:
    """P-31, P-32; ties as in P-33."""
    assert isinstance(game, Gnomopolis)
    return [_district(game, sheet, number) for number, sheet in enumerate(sheets.districts)]


def _district(game: Gnomopolis, sheet: DistrictSheet, number: int) -> Tally:
    if len({*sheet.buildings}) < len(sheet.buildings):
        raise ValidationError("a building stands only once")
    worth = {card.id: card.points for card in game.cards.councilors}
    for name in sheet.councilors:
        if name not in worth:
            raise ValidationError(f"{name!r} is no councilor")
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
    return Tally(sum(parts.values()), parts, ties, homes, found.homeless, [])
