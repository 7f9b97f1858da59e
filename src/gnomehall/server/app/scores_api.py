"""The address of the scorer: a match played at a real table, scored by its game's sheet.

The page has a small copy for times without a network (score.ts); a test compares the two on thousands of sheets.
"""

from __future__ import annotations

import msgspec
from msgspec import Raw

from gnomehall.server.app.routing import Call
from gnomehall.server.jobs.visitor_jobs import ScoreSheets
from gnomehall.server.wire.sheets import AnySheets


async def score_sheets(call: Call, body: AnySheets) -> Raw:
    """Score a match played at a real table."""
    return await call.ask(ScoreSheets(Raw(msgspec.json.encode(body))))
