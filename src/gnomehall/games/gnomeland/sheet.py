"""The score sheet of Gnomeland, for a match played at a real table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from gnomehall.core.game import Game
from gnomehall.core.sheet import AllSheets, Many, Sheet, Tally, Word
from gnomehall.games.gnomeland.game import Gnomeland
from gnomehall.games.gnomeland.scoring import building_points


class VillageSheet(Sheet):
    """One village of Gnomeland: the score track and the building sides in view."""

    track: Many = 0
    buildings: Annotated[list[Word], Meta(max_length=6)] = []


class GnomelandSheets(AllSheets, tag="gnomeland"):
    """The villages at the end of a match of Gnomeland."""

    villages: Annotated[list[VillageSheet], Meta(min_length=1, max_length=4)]


Sheets = GnomelandSheets


def tally(game: Game, sheets: GnomelandSheets) -> list[Tally]:
    """L-27: the track and the buildings in view; a tie is broken by buildings."""
    assert isinstance(game, Gnomeland)
    return [_village(game, sheet) for sheet in sheets.villages]


def _village(game: Gnomeland, sheet: VillageSheet) -> Tally:
    points = building_points(game.cards, sheet.buildings)
    parts = {"track": sheet.track, "buildings": points}
    return Tally(sheet.track + points, parts, {"buildings": points})
