"""The addresses of the daily deal."""

from __future__ import annotations

import datetime
import time

from gnomehall.bots.levels import LEVELS
from gnomehall.core.letters import clean
from gnomehall.server.app.routing import Call
from gnomehall.server.app.tables_api import make_table
from gnomehall.server.daily import deals
from gnomehall.server.daily.deals import Par
from gnomehall.server.keys import hashed
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import seating
from gnomehall.server.rooms.hall import Hall
from gnomehall.server.store.base import DailyOf, Result
from gnomehall.server.wire import bodies, daily

MOST = 50  # results shown


async def see_daily(call: Call) -> daily.Daily:
    """The deals of today, and yesterday's best results."""
    day = deals.today()
    mine = {hashed(key) for key in call.keys}
    midnight = datetime.datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp() + 86_400
    found = [await _deal(call, day, deal, mine) for deal in deals.deals()]
    return daily.Daily(day, max(0, int(midnight - time.time())), found)


async def _deal(call: Call, day: str, deal: str, mine: set[str]) -> daily.DailyDeal:
    hall = call.hall
    par = await hall.daily.par(day, deal)
    results = await hall.store.results(day, deal, MOST)
    game = deals.game_of(deal)
    solution = await _solution(hall, deals.before(day), deal)
    return daily.DailyDeal(
        deal=deal, game=game.name, seats=deals.seats_of(deal), number=deals.number_of(day, deal),
        level=_title(deals.LEVEL, call.language), par_level=_title(deals.PAR, call.language),
        par=daily.DailyPar(par.points, par.ahead, par.place) if par else None,
        results=[daily.DailyResult(it.name, it.points, it.ahead, it.place, it.player in mine) for it in results],
        yesterday=None if solution is None else daily.DailySolution(
            deals.before(day), deal, solution[0].name if solution[0] else "", solution[1].points, solution[1].ahead,
            solution[1].place, len(deals.SOLVERS)),
    )


def _title(name: str, language: str) -> str:
    return next(level.title(language) for level in LEVELS if level.name == name)


async def _solution(hall: Hall, day: str, deal: str) -> tuple[Result | None, Par] | None:
    """The best match of a day, if it beats the bots', and the best of theirs; None while that is worked out."""
    par = await hall.daily.solution(day, deal)
    if par is None:
        return None
    best = (await hall.store.results(day, deal, 1))[:1]
    if best and best[0].ahead > par.ahead:
        return best[0], Par(best[0].points, best[0].ahead, best[0].place, par.record)
    return None, par


async def play_daily(call: Call, deal: str, body: daily.PlayDaily) -> bodies.Created:
    """A table with today's deal; the caller starts it."""
    day = deals.today()
    if deal not in deals.deals():
        raise Refusal("not-found")
    bots = [bodies.SeatPlan("bot", name, "", deals.LEVEL) for name in deals.RIVALS[: deals.seats_of(deal) - 1]]
    plan = bodies.CreateTable(
        deals.game_of(deal).name, [bodies.SeatPlan("device", body.name), *bots], deal=deals.number_of(day, deal))
    name = clean(body.name, seating.LONGEST_NAME)
    return await make_table(call, plan, [], DailyOf(day, deal, hashed(body.player), name))


async def see_solution(call: Call, deal: str) -> str:
    """Yesterday's best match, or the bot's, as a record."""
    if deal not in deals.deals():
        raise Refusal("not-found")
    found = await _solution(call.hall, deals.before(deals.today()), deal)
    if found is None:
        raise Refusal("busy")
    best, par = found
    return await _record(call.hall, best.table) or par.record if best else par.record


async def _record(hall: Hall, table: str) -> str:
    """The record of a table, which may be archived or gone."""
    archived = await hall.store.archived(table)
    if archived is not None:
        return archived[2]
    try:
        room = await hall.rooms.room(table)
    except Refusal:
        return ""
    return room.match.record() if room.match is not None and room.match.is_over else ""
