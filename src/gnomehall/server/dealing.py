"""The addresses of the daily deal."""

from __future__ import annotations

import datetime
import time

from gnomehall.core.chance import commitment
from gnomehall.server import api, daily, seating
from gnomehall.server.bots import levels
from gnomehall.server.daily import Par
from gnomehall.server.endpoints import Call
from gnomehall.server.hall import Hall
from gnomehall.server.keys import clean, hashed, new_table_id
from gnomehall.server.refusal import Refusal
from gnomehall.server.store import DailyOf, Result

MOST = 50  # results shown


async def see_daily(call: Call) -> api.Daily:
    """The deals of today, and what came of yesterday's."""
    day = daily.today()
    mine = {hashed(key) for key in call.keys}
    midnight = datetime.datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp() + 86_400
    found = [await _deal(call, day, deal, mine) for deal in daily.deals()]
    return api.Daily(day, max(0, int(midnight - time.time())), found)


async def _deal(call: Call, day: str, deal: str, mine: set[str]) -> api.DailyDeal:
    hall = call.hall
    par = await hall.daily.par(day, deal)
    results = await hall.store.results(day, deal, MOST)
    game = daily.game_of(deal)
    solution = await _solution(hall, daily.before(day), deal)
    return api.DailyDeal(
        deal=deal, game=game.name, seats=daily.seats_of(deal), number=daily.number_of(day, deal),
        level=_title(daily.LEVEL, call.language), par_level=_title(daily.PAR, call.language),
        par=api.DailyPar(par.points, par.ahead, par.place) if par else None,
        results=[api.DailyResult(it.name, it.points, it.ahead, it.place, it.player in mine) for it in results],
        yesterday=None if solution is None else api.DailySolution(
            daily.before(day), deal, solution[0].name if solution[0] else "", solution[1].points, solution[1].ahead),
    )


def _title(name: str, language: str) -> str:
    return next(level.title for level in levels("", language) if level.name == name)


async def _solution(hall: Hall, day: str, deal: str) -> tuple[Result | None, Par] | None:
    """The best match of a day, if it beats the bot's, and the par; None while that is worked out."""
    par = await hall.daily.par(day, deal)
    if par is None:
        return None
    best = (await hall.store.results(day, deal, 1))[:1]
    if best and best[0].ahead > par.ahead:
        return best[0], Par(best[0].points, best[0].ahead, best[0].place, par.record)
    return None, par


async def play_daily(call: Call) -> api.Created:
    """A table with today's deal; the caller starts it."""
    wanted = call.body
    assert isinstance(wanted, api.PlayDaily)
    deal, day = call.place["deal"], daily.today()
    if deal not in daily.deals():
        raise Refusal("not-found")
    bots = [api.SeatPlan("bot", name, "", daily.LEVEL) for name in daily.RIVALS[: daily.seats_of(deal) - 1]]
    plan = api.CreateTable(
        daily.game_of(deal).name, [api.SeatPlan("device", wanted.name), *bots], deal=daily.number_of(day, deal))
    about, keys, host = seating.new_table(plan, 0)
    name = clean(wanted.name, seating.LONGEST_NAME)
    about.daily = DailyOf(day, deal, hashed(wanted.player), name)
    table = new_table_id()
    await call.hall.create(table, about, [])
    return api.Created(table, about.code, about.watch, host, commitment(bytes.fromhex(about.seed)), keys)


async def see_solution(call: Call) -> str:
    """Yesterday's best match, or the bot's, as a record."""
    deal = call.place["deal"]
    if deal not in daily.deals():
        raise Refusal("not-found")
    found = await _solution(call.hall, daily.before(daily.today()), deal)
    if found is None:
        raise Refusal("busy")
    best, par = found
    return await _record(call.hall, best.table) or par.record if best else par.record


async def _record(hall: Hall, table: str) -> str:
    """The record of a table, which may be archived or gone."""
    kept = await hall.store.archived(table)
    if kept is not None:
        return kept[2]
    try:
        room = await hall.room(table)
    except Refusal:
        return ""
    return room.match.record() if room.match is not None and room.match.is_over else ""
