"""The address of the scorer: a match played at a real table, scored by its game's sheet.

The page has a small copy for times without a network (score.ts); a test compares the two on thousands of sheets.
"""

from __future__ import annotations

import asyncio

from gnomehall.core.errors import GnomehallError
from gnomehall.core.sheet import AllSheets, Scored, rank
from gnomehall.server.app.routing import Call
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms.seating import load_game
from gnomehall.server.wire.sheets import SHEET_MODULES, AnySheets


async def score_sheets(call: Call, body: AnySheets) -> Scored:
    """Score a match played at a real table."""
    try:
        return await asyncio.to_thread(score, body)
    except GnomehallError as error:
        raise Refusal("bad-table", problem=str(error)) from error


def score(sheets: AllSheets) -> Scored:
    """The points of every sheet, and the ranking."""
    name = str(sheets.__struct_config__.tag)
    return rank(SHEET_MODULES[name].tally(load_game(name, sheets.cards), sheets))
