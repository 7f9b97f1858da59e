"""A stranger can make the server compute only so much: cards, records, scores, old versions, bots."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from pathlib import Path
from typing import Any  # JSON

import httpx
import msgspec
import pytest

import gnomehall
from gnomehall.core.cards import parse_card_set
from gnomehall.core.errors import ValidationError
from gnomehall.core.record import entry_text
from gnomehall.core.table import Table
from gnomehall.games.gems.cards import KINDS
from gnomehall.server.jobs.jobs import ChooseMove, ChosenMove, Position
from gnomehall.server.jobs.pool import Pool, Rank
from gnomehall.server.jobs.visitor_jobs import VetCards
from gnomehall.server.jobs.visitor_pool import VisitorPool
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import messages, seating
from gnomehall.server.rooms.bot_driver import Pace
from gnomehall.server.rooms.live import LiveTable
from gnomehall.server.rooms.people import Person
from gnomehall.server.settings import Settings
from gnomehall.server.store.base import Change, Stored
from gnomehall.server.wire import bodies
from tests.server.harness import DEVICES, Guest, Server, new_table, running, start_table, web

BOTS = [{"sit": "bot", "level": "sprout"}] * 2
BOMBS = [
    "a." * 131_000 + "a=1", "[" + "a." * 100_000 + "a]\n", '"a".' * 60_000 + "a=1", "a . " * 60_000 + "a=1",
    "x=" + "[" * 100_000, "x=" + "{a=" * 80_000, "x=" + "9" * 200_000, '"' * 200_001, 'x="""' + '\\"""' * 50_000,
]


@pytest.mark.parametrize("number", range(len(BOMBS)))
def test_a_card_file_that_would_take_long_is_refused_before_it_is_parsed(number: int) -> None:
    began = time.process_time()
    with pytest.raises(ValidationError):
        parse_card_set(BOMBS[number], "cards")
    assert time.process_time() - began < 1.0


def test_cards_nest_as_deep_and_have_as_long_keys_as_real_sets_need() -> None:
    assert parse_card_set("[a.b.c]\nd.e = [[{f.g = '[[[[.........'}]] # ]]]]\n", "cards").data
    for game in ("gems", "gnomopolis", "gnomeland"):
        text = gnomehall.game(game).card_set.text
        assert parse_card_set(text, "cards").hash == gnomehall.game(game).card_set.hash


def test_others_are_answered_while_a_card_set_is_read(server: Server) -> None:
    wide = "".join(f"[[a.b]]\nc.d.e{n}=1\n" for n in range(11_000))
    asyncio.run(_answered_meanwhile(server.url, "/cards", {"game": "gems", "cards": wide, "tree": True}))


async def _answered_meanwhile(url: str, path: str, body: object) -> None:
    async with httpx.AsyncClient(base_url=f"{url}/api", timeout=20) as client:
        await client.get("/health")
        dear = [asyncio.create_task(client.post(path, json=body)) for _ in range(3)]
        waits = []
        while not all(task.done() for task in dear):
            began = time.perf_counter()
            assert (await client.get("/health")).status_code == 200
            waits.append(time.perf_counter() - began)
            await asyncio.sleep(0.02)
        waits.sort()
        assert waits[len(waits) // 2] < 0.25, waits


def test_a_chore_that_takes_too_long_is_stopped_and_the_next_one_is_done() -> None:
    async def work() -> None:
        visitor_pool = VisitorPool(Settings(visitor_job_workers=1, visitor_job_seconds=0.001))
        with pytest.raises(Refusal, match="too-hard"):
            await visitor_pool.ask("a", VetCards("gems", "x = 1"))
        await visitor_pool.close()
        visitor_pool = VisitorPool(Settings(visitor_job_workers=1))
        with pytest.raises(Refusal, match="bad-cards"):
            await visitor_pool.ask("a", VetCards("gems", "x = 1"))
        assert bytes(await visitor_pool.ask("a", VetCards("gems", gnomehall.game("gems").card_set.text))) == b"true"
        await visitor_pool.close()

    asyncio.run(work())


def test_the_line_at_the_desk_is_bounded_for_one_and_for_all_and_who_goes_leaves_it() -> None:
    async def work() -> None:
        visitor_pool = VisitorPool(Settings(visitor_job_workers=1, address_visitor_jobs=2, most_visitor_jobs=3))
        job = VetCards("gems", gnomehall.game("gems").card_set.text)
        asked = [asyncio.create_task(visitor_pool.ask(who, job)) for who in ("a", "a", "b")]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too-fast"):
            await visitor_pool.ask("a", job)
        with pytest.raises(Refusal, match="busy"):
            await visitor_pool.ask("c", job)
        asked[1].cancel()
        await asyncio.sleep(0)
        assert visitor_pool.waiting == 2
        assert bytes(await visitor_pool.ask("c", job)) == b"true"
        await visitor_pool.close()

    asyncio.run(work())


def test_a_score_is_bounded_by_the_set(server: Server) -> None:
    pairs = [f"{a}/{b}" for n, a in enumerate(KINDS) for b in KINDS[n + 1 :]]
    began = time.monotonic()
    answer = web.post(f"{server.url}/api/score", json={"game": "gems", "piles": [dict.fromkeys(pairs, 99)] * 5})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-table")
    assert "12" in answer.json()["sentence"]
    assert time.monotonic() - began < 5


# ---- over is over


def test_nothing_undoes_or_goes_on_once_a_match_is_over(server: Server) -> None:
    made = new_table(server.url, [DEVICES[0], DEVICES[0]])
    start_table(server.url, made)
    both = Guest(server.url, made, *made["seat_keys"])
    both.wait("state")
    while not both.state()["over"]:
        legal = {move["text"].split()[0]: move["id"] for move in both.state()["legal"]}
        both.play(next(legal[verb] for verb in ("collect", "claim", "explore", "retreat") if verb in legal))
    state = both.state()
    assert state["seed"]
    assert (state["undo"]["seat"], state["undo"]["moves"]) == (None, 0)
    moves = len(gnomehall.replay(_record(server, made)).played)
    assert both.ask("undo", version=state["version"], to=moves - 1)["code"] == "over"
    assert both.ask("answer", seat=0, yes=True)["code"] == "over"
    assert both.ask("play", version=state["version"], move="explore")["code"] == "over"
    both.close()


def _record(server: Server, made: dict[str, Any]) -> str:
    head = {"authorization": f"Bearer {made['host']}"}
    return web.get(f"{server.url}/api/tables/{made['table']}/record", headers=head).text


# ---- old versions


def _to_and_fro(moves: int) -> Table:
    """A match in which one move is made and taken back again and again."""
    table = gnomehall.new_table("gems", 2, seed=1)
    while not table.undo_horizon():
        text = [move.text for move in table.legal()]
        table.play("retreat" if "retreat" in text else text[0])
    again = table.played[-1].move
    while table.version < moves:
        table.undo()
        table.play(again)
    return table


def test_a_state_holds_a_bounded_number_of_events_and_plays_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    long = _to_and_fro(3_000)
    plan = bodies.CreateTable("gems", [bodies.SeatPlan("device"), bodies.SeatPlan("device")])
    info, _, _ = seating.new_table(plan, 0)
    info.status, info.seed, info.entropy = "playing", long.chance.seed.hex(), list(long.chance.entropy)
    change = Change(0, time.time(), "", [entry_text(entry) for entry in long.log])
    table = LiveTable(Stored("t", 0, info, [change]), 40.0)
    monkeypatch.setattr(Table, "follow", None)
    for since in (None, 0, long.version - 5):
        state = messages.state_message(table, Person(), since)
        assert len(state.events) == (5 if since else 600)
        assert [event.version for event in state.events] == list(range(state.since + 1, long.version + 1))
    assert messages.cost(table, 0) == 12


def test_records_that_are_too_long_are_refused(server: Server) -> None:
    record = _to_and_fro(20_100).record()
    for path, body in (("/summary", {}), ("/replay", {}), ("/reviews", {"seat": 0})):
        answer = web.post(f"{server.url}/api{path}", json={"record": record, **body})
        assert answer.json()["code"] == "bad-record", path
    plan = {"game": "gems", "seats": DEVICES, "play_on": {"record": record, "moves": 1}}
    assert web.post(f"{server.url}/api/tables", json=plan).json()["code"] == "bad-record"


def test_old_versions_cost_by_what_they_show(tmp_path: Path) -> None:
    with running(str(tmp_path / "hall.db"), Settings(bot_workers=1)) as server:
        match = gnomehall.new_table("gems", 2, seed=5)
        while match.to_move is not None and match.version < 150:
            match.play(match.legal()[0])
        plan = {"record": match.record(), "moves": len(match.played)}
        made = new_table(server.url, DEVICES, play_on=plan)
        start_table(server.url, made)
        head = {"authorization": f"Bearer {made['watch']}"}
        path = f"{server.url}/api/tables/{made['table']}/state"
        version = web.get(path, headers=head).json()["version"]
        old = _allowed(f"{path}?version=0", head)
        time.sleep(11)  # the bucket is full again
        new = _allowed(f"{path}?version={version}", head)
        assert old * 2 < new


def _allowed(path: str, head: dict[str, str]) -> int:
    for n in range(1_000):
        if web.get(path, headers=head).status_code == 429:
            return n
    raise AssertionError("no limit")


# ---- bots


def test_moves_come_before_hints_and_nobody_takes_all_workers() -> None:
    order: list[str] = []
    job = ChooseMove(Position("gems", None, 2, {"first": 0}, []), "random", 100, 1)

    async def work() -> None:
        pool = Pool(1)

        async def ask(name: str, rank: Rank, whose: str) -> None:
            await pool.think(job, ChosenMove, rank, whose)
            order.append(name)

        asked = [asyncio.create_task(ask("first", Rank.MOVE, "a"))]
        await asyncio.sleep(0.01)
        for name, rank, whose in (
            ("par", Rank.PAR, ""), ("review", Rank.REVIEW, ""), ("hint", Rank.HINT, "b"), ("a2", Rank.MOVE, "a"),
            ("a3", Rank.MOVE, "a"), ("b", Rank.MOVE, "b"),
        ):
            asked.append(asyncio.create_task(ask(name, rank, whose)))
        await asyncio.gather(*asked)
        await pool.close()

    asyncio.run(work())
    assert order[0] == "first"
    assert order.index("b") < order.index("a2"), "who was served longest ago comes first"
    assert order[-3:] == ["hint", "review", "par"]


def test_a_job_that_was_given_up_frees_its_worker() -> None:
    job = ChooseMove(Position("gems", None, 2, {"first": 0}, []), "random", 100, 1)

    async def work() -> None:
        pool = Pool(1)
        asked = asyncio.create_task(pool.think(job, ChosenMove))
        waits = asyncio.create_task(pool.think(job, ChosenMove))
        await asyncio.sleep(0.01)
        asked.cancel()
        waits.cancel()
        assert (await pool.think(job, ChosenMove)).move == "explore"
        assert pool.failures == 0
        await pool.close()

    asyncio.run(work())


def test_hints_are_for_seats_and_a_newer_one_replaces_the_older(server: Server) -> None:
    made = new_table(server.url, DEVICES)
    start_table(server.url, made)
    watcher = Guest(server.url, made, made["watch"])
    version = watcher.wait("state")["version"]
    assert watcher.ask("hint", version=version, step=1)["code"] == "not-your-seat"
    both = Guest(server.url, made, *made["seat_keys"])
    both.wait("state")
    both.send(type="hint", id="old", version=version, step=3)
    both.send(type="hint", id="new", version=version, step=3)
    assert both.until(lambda m: m.get("id") == "old")["code"] == "replaced"
    assert both.until(lambda m: m.get("id") == "new")["type"] == "hint"
    watcher.close()
    both.close()


def test_hints_are_off_among_people_until_all_agree(server: Server) -> None:
    made = new_table(server.url, DEVICES)
    start_table(server.url, made)
    ada, bo = (Guest(server.url, made, key) for key in made["seat_keys"][:2])
    version = ada.wait("state")["version"]
    assert ada.ask("hint", version=version, step=2)["code"] == "hints-off"
    ada.ask("hints", seat=0, yes=True)
    assert ada.ask("hint", version=version, step=2)["code"] == "hints-off", "the other has not agreed"
    bo.ask("hints", seat=1, yes=True)
    hint = ada.ask("hint", version=version, step=2)
    assert hint["type"] == "hint"
    assert hint["why"].endswith(".")
    ada.close()
    bo.close()


def test_bots_rest_where_nobody_looks_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    tired = Settings(address_rate=0, seat_rate=0, create_rate=0, bot_workers=1, rest_seconds=0.5)
    with running(str(tmp_path / "hall.db"), tired) as server:
        made = new_table(server.url, BOTS, pace=200)
        start_table(server.url, made)
        head = {"authorization": f"Bearer {made['watch']}"}
        path = f"{server.url}/api/tables/{made['table']}"
        time.sleep(3)
        first = web.get(f"{path}/record", headers=head).text.count("\n")
        time.sleep(0.4)
        time.sleep(2)
        second = web.get(f"{path}/record", headers=head).text.count("\n")
        assert second - first < 8, "they rested most of the time"
        watcher = Guest(server.url, made, made["watch"])
        seen = watcher.wait("state")["version"]
        watcher.until(lambda m: m["type"] == "state" and m["version"] > seen + 3, 20)
        watcher.close()


def test_moves_that_nobody_makes_keep_a_pace_for_each_address(tmp_path: Path) -> None:
    """Weak bots answer in a millisecond: a few tables of them would take the whole server."""
    slow = Settings(bot_workers=1, address_bot_moves=2.0)
    with running(str(tmp_path / "hall.db"), slow) as server:
        lines = []
        for _ in range(3):
            made = new_table(server.url, [{"sit": "bot", "level": "random"}] * 4)
            start_table(server.url, made)
            lines.append(Guest(server.url, made, made["watch"]))
        lines[0].until(lambda m: m["type"] == "state" and any(event["seat"] >= 0 for event in m["events"]), 60)
        before, began = _bot_moves(server), time.monotonic()
        time.sleep(4)
        moves = _bot_moves(server) - before
        allowed = 2 * (time.monotonic() - began) + 2 * 4 + 1  # two a second, and the burst
        assert 1 <= moves <= allowed + len(lines), "and one a table that was under way"
        for line in lines:
            line.close()


def _bot_moves(server: Server) -> float:
    told = web.get(f"{server.url}/api/metrics").text
    return float(told.split("\ngnomehall_bot_moves_total ")[1].split()[0])


def test_a_pace_forgets_who_has_not_moved_for_long() -> None:
    pace = Pace(1.0, most=2)
    assert sum(pace.delay("a") for _ in range(5)) == 0.0, "four seconds' worth"
    assert 0.0 < pace.delay("a") < 2.0
    assert [pace.delay(name) for name in ("b", "c", "a")] == [0.0, 0.0, 0.0]
    assert Pace(0.0).delay("a") == 0.0


def test_an_address_has_a_quota_of_tables_and_of_tables_of_bots(tmp_path: Path) -> None:
    few = Settings(bot_workers=1, day_tables=30, day_bot_tables=2, create_rate=0)
    with running(str(tmp_path / "hall.db"), few) as server:
        def make(seats: list[dict[str, str]], **more: object) -> str:
            answer = web.post(f"{server.url}/api/tables", json={"game": "gems", "seats": seats, **more})
            return str(answer.json().get("code") if answer.status_code != 200 else "made")

        assert [make(BOTS) for _ in range(3)] == ["made", "made", "too-many-tables"]
        large = gnomehall.game("gems").card_set.text + "#" * 250_000
        assert make(DEVICES, cards=large) == "made"
        assert make(DEVICES, cards=large) == "too-many-tables", "it counts by what must be kept"
        assert make(DEVICES) == "made"


def test_reviews_of_one_address_leave_room_for_others() -> None:
    from gnomehall.server.reviews.kept import Prepared, Reviewed
    from gnomehall.server.reviews.work import Reviews

    class Nothing:
        async def cached(self, _name: str) -> None:
            return None

        async def cache(self, _name: str, _text: str) -> None:
            return None

    async def work() -> None:
        reviews = Reviews(Nothing(), Pool(0), 1, 1.0, each=2)  # type: ignore[arg-type]  # of a store only this
        empty = Reviewed("running", 0, 1, 0.0, "gems", None, {}, 0, [], scores=[0, 0])
        for name in "ab":
            await reviews.begin(Prepared(name, msgspec.structs.replace(empty), []), "greedy")
        with pytest.raises(Refusal, match="too-fast"):
            await reviews.begin(Prepared("c", empty, []), "greedy")
        await reviews.begin(Prepared("d", msgspec.structs.replace(empty), []), "other")
        await reviews.close()

    asyncio.run(work())


def test_what_was_worded_of_a_card_set_goes_with_it() -> None:
    mine = gnomehall.game("gems", parse_card_set(gnomehall.game("gems").card_set.text + "\n# mine", "cards"))
    messages.button(mine, 6, "en")
    messages.told(mine, 0, mine.moves[6], ["Ada"], "fr")
    seen = weakref.ref(mine)
    del mine
    gc.collect()
    assert seen() is None
