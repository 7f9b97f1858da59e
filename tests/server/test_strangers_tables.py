"""What a host, a keeper of a seat or a reader may not do: to a daily deal, to somebody who is away, to shared sets."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any  # JSON

import msgspec
import pytest

import gnomehall
from gnomehall.server.app import games_api
from gnomehall.server.jobs.jobs import Position
from gnomehall.server.jobs.pool import Pool
from gnomehall.server.refusal import Refusal
from gnomehall.server.reviews.work import Reviews
from gnomehall.server.settings import Settings
from tests.server.harness import FREE, Guest, Server, new_table, running, start_table, web

DEVICE = {"sit": "device"}


def post(server: Server, path: str, body: object, key: str = "") -> Any:
    head = {"authorization": f"Bearer {key}"} if key else {}
    return web.post(f"{server.url}/api{path}", json=body, headers=head).json()


def test_nobody_changes_a_daily_deal(server: Server) -> None:
    """Else one could play it with better cards, or against oneself, and its result would count."""
    made = post(server, "/daily/gems", {"player": "p" * 24, "name": "Eve"})
    rich = gnomehall.game("gems").card_set.text.replace("points = 1", "points = 9")
    assert post(server, f"/tables/{made['table']}/cards", {"cards": rich}, made["host"])["code"] == "daily-stays"
    host = Guest(server.url, made, made["host"], made["keys"][0]["key"])
    before = host.wait("room")
    for sit in ({"sit": "device", "key": "k" * 24}, {"sit": "bot", "level": "random"}, {"sit": "open"}):
        assert host.ask("arrange", seat=1, **sit)["code"] == "daily-stays"
    assert host.ask("configure", seats=2)["code"] == "daily-stays"
    assert host.ask("configure", options={"first": 0})["code"] == "daily-stays"
    head = {"authorization": f"Bearer {made['host']}"}
    after = web.get(f"{server.url}/api/tables/{made['table']}", headers=head).json()
    assert [seat["level"] for seat in after["seats"]] == [seat["level"] for seat in before["seats"]]
    assert (after["options"], after["cards"]) == (before["options"], before["cards"])
    host.close()


def test_a_table_that_plays_on_keeps_what_its_moves_were_played_with(server: Server) -> None:
    match = gnomehall.new_table("gems", 2, seed=4)
    while len(match.played) < 60:
        match.play(match.legal()[0])
    made = new_table(server.url, [DEVICE] * 2, play_on={"record": match.record(), "moves": 60})
    few = gnomehall.game("gems").card_set.text.replace("count = 8", "count = 1")
    assert post(server, f"/tables/{made['table']}/cards", {"cards": few}, made["host"])["code"] == "moves-before"
    host = Guest(server.url, made, made["host"], *made["seat_keys"])
    host.wait("room")
    assert host.ask("configure", seats=4)["code"] == "moves-before"
    assert host.ask("configure", options={"first": 1})["code"] == "moves-before"
    assert host.ask("configure", public=True)["type"] == "done"
    start_table(server.url, made)
    assert host.wait("state")["version"] >= 60
    host.close()


@pytest.mark.parametrize(("limit", "code"), [
    ({"create_burst": 1.0, "create_rate": 0.001}, "too-fast"), ({"day_tables": 2}, "too-many-tables")])
def test_a_rematch_counts_as_a_new_table(tmp_path: Path, limit: dict[str, Any], code: str) -> None:
    match = gnomehall.new_table("gems", 2, seed=4)
    while match.to_move is not None:
        match.play(match.legal()[0])
    play_on = {"record": match.record(), "moves": len(match.played)}
    with running(str(tmp_path / "hall.db"), Settings(bot_workers=1, **limit)) as server:
        made = new_table(server.url, [DEVICE] * 2, play_on=play_on)
        guest = Guest(server.url, made, *made["seat_keys"])
        guest.wait("room")
        assert guest.ask("rematch")["code"] == "not-over", "and nothing is counted"
        start_table(server.url, made)
        assert guest.wait("state")["over"]
        assert guest.ask("rematch")["code"] == code
        guest.close()


# ---- somebody is away


def test_a_line_that_breaks_for_a_moment_gives_no_seat_away(tmp_path: Path) -> None:
    patient = msgspec.structs.replace(FREE, absence_seconds=2.0)
    with running(str(tmp_path / "hall.db"), patient) as server:
        made = new_table(server.url, [DEVICE] * 2, options={"first": 1})
        start_table(server.url, made)
        one, two = (Guest(server.url, made, key) for key in made["seat_keys"])
        one.until(lambda m: m["type"] == "room" and m["seats"][1]["here"])
        two.close()
        one.until(lambda m: m["type"] == "room" and not m["seats"][1]["here"])
        for to in (None, 0):
            assert one.ask("lend", seat=1, to=to)["code"] == "just-left"
        assert one.play()["code"] == "not-your-turn"
        time.sleep(2.1)
        assert one.ask("lend", seat=1, to=0)["type"] == "done"
        assert one.latest["room"]["seats"][1]["kept"]
        one.close()


def test_whoever_keeps_a_seat_plays_it_and_nothing_more(server: Server) -> None:
    """A name, moves that play themselves and a yes to hints would stay when the owner is back."""
    made = new_table(server.url, [{**DEVICE, "name": "Ada"}, {**DEVICE, "name": "Bo"}], options={"first": 1})
    start_table(server.url, made)
    one, two = (Guest(server.url, made, key) for key in made["seat_keys"])
    version = one.wait("state")["version"]
    one.until(lambda m: m["type"] == "room" and m["seats"][1]["here"])
    two.close()
    one.until(lambda m: m["type"] == "room" and not m["seats"][1]["here"])
    one.ask("lend", seat=1, to=0)
    assert one.latest["room"]["seats"][1]["kept"]
    assert one.ask("rename", seat=1, name="Fool")["code"] == "not-your-seat"
    assert one.ask("auto", seat=1, moves=["retreat"])["code"] == "not-your-seat"
    assert one.ask("hints", seat=1, yes=True)["code"] == "not-your-seat"
    one.ask("hints", seat=0, yes=True)
    assert one.ask("hint", version=version, step=1)["code"] == "hints-off", "the owner has not agreed"
    assert one.play()["type"] == "done"
    one.close()


def test_a_watcher_and_a_stranger_neither_vote_nor_choose(server: Server) -> None:
    made = new_table(server.url, [DEVICE] * 2, public=True)
    watcher = Guest(server.url, made, made["watch"])
    watcher.wait("room")
    for key in (made["watch"], made["seat_keys"][1], ""):
        assert post(server, f"/tables/{made['table']}/cards", {"cards": None}, key)["code"] == "not-host"
    start_table(server.url, made)
    watcher.wait("state")
    for to in (None, 0):
        assert watcher.ask("lend", seat=0, to=to)["code"] == "not-your-seat"
    assert watcher.ask("resume", seat=0)["code"] == "not-your-seat"
    watcher.close()


@pytest.mark.parametrize(("path", "body"), [
    ("analysis", {"at": 1}), ("branch", {"at": 1, "moves": []}), ("review", {"seat": 0}), ("draws", None)])
def test_a_match_that_goes_on_is_not_looked_into(server: Server, path: str, body: object) -> None:
    made = new_table(server.url, [DEVICE] * 2)
    start_table(server.url, made)
    head = {"authorization": f"Bearer {made['seat_keys'][0]}"}
    url = f"{server.url}/api/tables/{made['table']}/{path}"
    answer = web.get(url, headers=head) if body is None else web.post(url, json=body, headers=head)
    assert answer.json()["code"] == "not-over"


# ---- what reading costs


def test_opening_a_shared_set_writes_once_a_day(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    with running(str(path)) as server:
        name = post(server, "/sets", {"game": "gems", "cards": gnomehall.game("gems").card_set.text})["id"]

        def opened(when: float) -> float:
            with closing(sqlite3.connect(path)) as base:
                base.execute("UPDATE kept SET at = ? WHERE name = ?", (when, f"set/{name}"))
                base.commit()
                assert web.get(f"{server.url}/api/sets/{name}").json()["game"] == "gems"
                return float(base.execute("SELECT at FROM kept WHERE name = ?", (f"set/{name}",)).fetchone()[0])

        recent, old = time.time() - 3_600, time.time() - 90_000
        assert opened(recent) == recent
        assert opened(old) > old + 80_000


def test_large_answers_cost_by_their_size(tmp_path: Path) -> None:
    poor = Settings(bot_workers=1, address_rate=0.001, address_burst=100)
    text = gnomehall.game("gems").card_set.text
    match = gnomehall.new_table("gems", 2, seed=5)
    while match.version < 400 and match.to_move is not None:
        match.play(match.legal()[0])
    plan = {"record": match.record(), "moves": len(match.played)}
    with running(str(tmp_path / "hall.db"), poor) as server:
        name = post(server, "/sets", {"game": "gems", "cards": text + "#" * (250_000 - len(text))})["id"]
        made = new_table(server.url, [DEVICE] * 2, play_on=plan)
        start_table(server.url, made)
        sets = [web.get(f"{server.url}/api/sets/{name}").status_code for _ in range(10)]
        assert sets.count(200) == 10, "five each"
        head, path = {"authorization": f"Bearer {made['watch']}"}, f"{server.url}/api/tables/{made['table']}/record"
        records = [web.get(path, headers=head).status_code for _ in range(30)]
        assert 10 < records.count(200) < 30, "about two each, of the forty that are left"


def test_the_cards_of_a_game_are_put_into_words_once() -> None:
    assert games_api._cards("gnomopolis", "fr") is games_api._cards("gnomopolis", "fr")
    assert msgspec.json.decode(games_api._cards("gems", "en")) == gnomehall.game("gems").describe_cards("en")


def test_one_address_has_a_few_decisions_weighed_at_once() -> None:
    position = Position("gems", None, 2, {"first": 0}, [])

    async def work() -> None:
        reviews = Reviews(None, Pool(0), 1, 1.0, each=2, each_weighs=2)  # type: ignore[arg-type]  # nothing is kept
        waiting = [asyncio.create_task(reviews.weigh(position, "explore", 100, "a")) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too-fast"):
            await reviews.weigh(position, "explore", 100, "a")
        other = asyncio.create_task(reviews.weigh(position, "explore", 100, "b"))
        waiting.pop().cancel()
        await asyncio.sleep(0.01)
        again = asyncio.create_task(reviews.weigh(position, "explore", 100, "a"))
        await asyncio.sleep(0)
        assert not other.done()
        assert not again.done()
        for task in (*waiting, other, again):
            task.cancel()

    asyncio.run(work())
