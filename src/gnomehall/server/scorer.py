"""Scores a match played at a real table: the best housing or grouping, and who won by what.

Housing and groups are the engine's own; the page has a small copy of both for times without a network
(web/src/pages/scorer/score.ts), and a test compares the two on thousands of sheets.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import pairwise

from gnomehall.core.errors import GnomehallError
from gnomehall.games.gems.game import Gems
from gnomehall.games.gems.scoring import check_pile
from gnomehall.games.gnomeland.game import Gnomeland
from gnomehall.games.gnomopolis.game import Gnomopolis
from gnomehall.games.gnomopolis.scoring import Bed, house
from gnomehall.server import seating, sheets
from gnomehall.server.endpoints import Call
from gnomehall.server.refusal import Refusal

IN_BUILDING, ON_BOARD = 2, 1


async def score_sheets(call: Call) -> sheets.Scored:
    """Score a match played at a real table."""
    wanted = call.body
    assert isinstance(wanted, sheets.AnySheets)
    try:
        return await asyncio.to_thread(score, wanted)
    except GnomehallError as error:
        raise Refusal("bad-table", problem=str(error)) from error


def score(wanted: sheets.AnySheets) -> sheets.Scored:
    """The points of every sheet, and the ranking."""
    match wanted:
        case sheets.GemsSheets():
            gems = seating.load_game("gems", wanted.cards)
            assert isinstance(gems, Gems)
            return rank([_pile(gems, pile, wanted.coal_groups) for pile in wanted.piles])
        case sheets.GnomopolisSheets():
            gnomopolis = seating.load_game("gnomopolis", wanted.cards)
            assert isinstance(gnomopolis, Gnomopolis)
            return rank([_district(gnomopolis, sheet, n) for n, sheet in enumerate(wanted.districts)])
        case sheets.GnomelandSheets():
            gnomeland = seating.load_game("gnomeland", wanted.cards)
            assert isinstance(gnomeland, Gnomeland)
            return rank([_village(gnomeland, sheet) for sheet in wanted.villages])


def _pile(game: Gems, pile: dict[str, int], coal_groups: bool) -> sheets.Tally:
    """G-12, G-13; a tie is broken by tokens (G-14)."""
    tidy = check_pile(pile)
    counted = game.count(tidy, coal_groups)
    groups = [list(group) for group in counted.groups]
    parts = {"tokens": counted.value(game.worth), "groups": len(groups)}
    return sheets.Tally(sum(parts.values()), parts, {"tokens": sum(tidy.values())}, [], {}, groups)


def _district(game: Gnomopolis, sheet: sheets.DistrictSheet, number: int) -> sheets.Tally:
    """P-31, P-32; ties as in P-33."""
    if len({*sheet.buildings}) < len(sheet.buildings):
        raise Refusal("bad-table", problem="a building stands only once")
    worth = {card.id: card.points for card in game.cards.councilors}
    for name in sheet.councilors:
        if name not in worth:
            raise Refusal("bad-table", problem=f"{name!r} is no councilor")
    found = house(game.cards, sheet.gnomes, sheet.buildings)
    homes = [
        _home(str(home["place"]), home["beds"]) for home in found.homes if isinstance(home["beds"], list)
    ]
    parts = {
        "coins": sheet.coins, "buildings": IN_BUILDING * found.in_buildings, "board": ON_BOARD * found.on_board,
        "councilors": sum(worth[name] for name in {*sheet.councilors}), "homeless": -sum(found.homeless.values()),
    }
    ties = {
        "children": sheet.gnomes.get("child", 0), "gnomes": sum(sheet.gnomes.values()), "coins": sheet.coins,
        "earlier": -number,
    }
    return sheets.Tally(sum(parts.values()), parts, ties, homes, found.homeless, [])


def _home(place: str, beds: Sequence[Bed]) -> sheets.ScoredHome:
    own = [sheets.ScoredBed(str(bed["icon"]), bed["gnome"]) for bed in beds]
    lived = sum(bed.gnome is not None for bed in own)
    return sheets.ScoredHome(place, own, lived * (ON_BOARD if place == "board" else IN_BUILDING))


def _village(game: Gnomeland, sheet: sheets.VillageSheet) -> sheets.Tally:
    """L-27: the track and the buildings in view; a tie is broken by buildings."""
    worth = {card.id: card.points for sides in game.cards.buildings for card in sides}
    cards = {card.id: sides[0].id for sides in game.cards.buildings for card in sides}
    for name in sheet.buildings:
        if name not in worth:
            raise Refusal("bad-table", problem=f"{name!r} is no building")
    if len({cards[name] for name in sheet.buildings}) < len(sheet.buildings):
        raise Refusal("bad-table", problem="a building stands only once")
    points = sum(worth[name] for name in sheet.buildings)
    parts = {"track": sheet.track, "buildings": points}
    return sheets.Tally(sheet.track + points, parts, {"buildings": points}, [], {}, [])


def rank(tallies: Sequence[sheets.Tally]) -> sheets.Scored:
    """The places, and what decided each: the first figure that differs from the place before."""
    figures = [{"points": tally.points, **tally.ties} for tally in tallies]
    order = sorted({tuple(one.values()) for one in figures}, reverse=True)
    ranking = [[n for n, one in enumerate(figures) if tuple(one.values()) == key] for key in order]
    names = list(figures[0])
    decided = [
        next(name for name, a, b in zip(names, before, after, strict=True) if a != b)
        for before, after in pairwise(order)
    ]
    return sheets.Scored(list(tallies), ranking, decided)
