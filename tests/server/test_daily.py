"""The daily deal: the same for everybody, one result a player, a par, and yesterday's solution."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any  # JSON

import gnomehall
from gnomehall.core.chance import commitment, numbered_seed
from gnomehall.core.record import parse_entry
from gnomehall.core.table import Table
from gnomehall.games import game
from gnomehall.server.daily import deals
from gnomehall.server.daily.deals import AT_ONCE, LEVEL, LONGEST, SOLVERS, Par, best_of, made_of
from gnomehall.server.jobs.jobs import PlayDeal, PlayedDeal, Position
from gnomehall.server.jobs.worker import think
from gnomehall.server.store import open_store
from gnomehall.server.store.base import Result
from tests.server.harness import Server, start_table, web

ADA, BEN = "ada-" + "a" * 24, "ben-" + "b" * 24


def post(server: Server, path: str, body: object, key: str = "") -> Any:
    return web.post(f"{server.url}/api{path}", json=body, headers={"authorization": f"Bearer {key}"} if key else {})


def play_out(server: Server, made: Any, most: int = 400) -> list[str]:
    """Play a deal with the first legal move each time, over HTTP; the log."""
    path, key = f"/tables/{made['table']}", made["keys"][0]["key"]
    head = {"authorization": f"Bearer {key}"}
    for n in range(most):
        state = web.get(f"{server.url}/api{path}/state", headers=head).json()
        if state["over"]:
            break
        if state["mine"]:
            move = {"type": "play", "id": f"m{n}", "version": state["version"], "move": state["legal"][0]["id"]}
            answer = post(server, f"{path}/moves", move, key)
            assert answer.status_code == 200, answer.text
        else:
            web.get(f"{server.url}/api{path}/state?version={state['version']}&wait=5", headers=head)
    return str(web.get(f"{server.url}/api{path}/record", headers=head).text).splitlines()


def begun(server: Server, deal: str, player: str, name: str) -> Any:
    made = post(server, f"/daily/{deal}", {"player": player, "name": name}).json()
    start_table(server.url, made)
    return made


def test_a_day_has_one_deal_for_each_game_and_another_tomorrow() -> None:
    assert deals.deals() == ["gems", "gnomopolis", "gnomopolis-solo", "gnomeland"]
    numbers = {deals.number_of(day, deal) for day in ("2026-11-16", "2026-11-17") for deal in deals.deals()}
    assert len(numbers) == 8
    assert max(numbers) < 2**53
    assert deals.before("2026-03-01") == "2026-02-28"
    assert deals.today(0.0) == "1970-01-01"


def test_two_people_get_the_same_deal_and_the_same_bots(server: Server) -> None:
    first = begun(server, "gems", ADA, "Ada")
    second = begun(server, "gems", BEN, "Ben")
    number = deals.number_of(deals.today(), "gems")
    assert first["commitment"] == second["commitment"] == commitment(numbered_seed(number))
    one, two = play_out(server, first, 24), play_out(server, second, 24)
    length = min(len(one), len(two)) - 1
    assert length > 20
    assert one[1:length] == two[1:length], "the same choices meet the same chance and the same bots"


def test_the_first_result_of_a_player_counts_and_all_are_listed(server: Server) -> None:
    lines = play_out(server, begun(server, "gnomopolis-solo", ADA, "Ada"))
    points = json.loads(lines[-1])["scores"][0]
    play_out(server, begun(server, "gnomopolis-solo", ADA, "Ada again"))
    play_out(server, begun(server, "gnomopolis-solo", BEN, "Ben"))
    for _ in range(50):
        found = web.get(f"{server.url}/api/daily", headers={"authorization": f"Bearer {ADA}"}).json()
        results = next(deal for deal in found["deals"] if deal["deal"] == "gnomopolis-solo")["results"]
        if len(results) == 2:
            break
        time.sleep(0.1)
    assert sorted((one["name"], one["mine"]) for one in results) == [("Ada", True), ("Ben", False)]
    assert {one["points"] for one in results} == {points}, "the same moves on the same deal"
    assert post(server, "/daily/chess", {"player": ADA}).status_code == 404
    assert post(server, "/daily/gems", {"player": "short"}).status_code == 400


def test_the_par_is_the_same_in_every_process_and_yesterdays_match_is_shown(server: Server) -> None:
    day, deal = deals.before(deals.today()), "gems"
    found: Any = None
    end = time.monotonic() + 180  # on a busy machine; else it takes some seconds
    while time.monotonic() < end:
        found = web.get(f"{server.url}/api/daily").json()["deals"][0]
        if found["par"] and found["yesterday"]:
            break
        time.sleep(0.2)
    assert found["par_level"] == "Master"
    record = web.get(f"{server.url}/api/daily/{deal}/yesterday").text
    assert gnomehall.verify(record) > 0, "every draw is the deal's"
    assert gnomehall.replay(record).chance.seed == numbered_seed(deals.number_of(day, deal))
    assert gnomehall.replay(record).scores()[0] == found["yesterday"]["points"]
    plays = []
    for bot in SOLVERS:
        position = Position("gems", None, 3, {}, [])
        for _ in range(LONGEST):
            played = think(PlayDeal(position, deals.number_of(day, deal), [bot, LEVEL, LEVEL], AT_ONCE))
            assert isinstance(played, PlayedDeal)
            position = Position("gems", None, 3, {}, played.log)
            if played.is_over:
                break
        entries = [parse_entry(game("gems"), text) for text in position.log]
        plays.append(Table(game("gems"), 3, {}, log=entries))
    best = best_of([made_of(table) for table in plays])
    assert (found["yesterday"]["points"], found["yesterday"]["ahead"]) == (best.points, best.ahead)
    assert found["yesterday"]["place"] == best.place == min(made_of(table).place for table in plays)
    assert [entry.move.text for entry in gnomehall.replay(record).played] in [
        [entry.move.text for entry in table.played] for table in plays]


def test_the_best_of_several_plays_wins_before_it_has_points() -> None:
    lost, won, close = Par(40, -5, 2, ""), Par(31, 3, 1, ""), Par(33, 1, 1, "")
    assert best_of([lost, close, won]) is won


def test_both_stores_keep_results_and_what_was_worked_out(store: str) -> None:
    async def work() -> None:
        async def lost() -> None:
            """Nothing to listen to."""

        base = open_store(store)
        await base.open(lambda _notice: None, lost)
        try:
            assert await base.cached("a") is None
            await base.cache("a", "one")
            await base.cache("a", "two")
            kept = await base.cached("a")
            assert kept is not None
            assert kept[1] == "two"
            mine = Result("p", "Ada", 20, 3, 1, "t", 1.0)
            assert await base.add_result("d", "gems", mine)
            assert not await base.add_result("d", "gems", Result("p", "Ada", 90, 70, 1, "t", 2.0))
            assert await base.add_result("d", "gems", Result("q", "Ben", 30, 5, 1, "u", 3.0))
            assert [one.name for one in await base.results("d", "gems", 9)] == ["Ben", "Ada"]
            assert await base.results("d", "gems", 9) == [Result("q", "Ben", 30, 5, 1, "u", 3.0), mine]
            assert sum(len(rows) for name, rows in [one async for one in base.snapshot()] if name == "daily") == 2
            await base.forget_old(2.5)
            assert [one.name for one in await base.results("d", "gems", 9)] == ["Ben"]
        finally:
            await base.close()

    asyncio.run(work())
