"""What is shared by link, looked into or fetched costs little, whoever asks: scenarios, puzzles, matches, files."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any  # JSON

import msgspec
import pytest

import gnomehall
from benchmarks.link_attacks import endless, long_scenario
from gnomehall.server.app.answers import PIECE, answer_of
from gnomehall.server.app.limits import Limiter, Limits
from gnomehall.server.app.pages import Kept
from gnomehall.server.app.routing import Call, _held
from gnomehall.server.jobs.jobs import READY
from gnomehall.server.jobs.pool import BOTS, Pool
from gnomehall.server.jobs.visitor_pool import WORKER
from gnomehall.server.refusal import Refusal
from gnomehall.server.reviews.kept import Prepared, Reviewed
from gnomehall.server.reviews.work import Reviews
from gnomehall.server.settings import Settings
from tests.server.harness import DEVICES, FREE, Guest, Server, new_table, opened, running, start_table, web
from tests.server.test_puzzles import finished_with_a_puzzle

SEATS = [{"sit": "device", "name": "Ada"}]


def post(server: Server, path: str, body: object) -> Any:
    return web.post(f"{server.url}/api{path}", json=body).json()


# ---- scenarios


def test_a_long_scenario_is_begun_by_a_process_with_limits(tmp_path: Path) -> None:
    """A process that is allowed no time cannot play its opening, and says so; a table of its own is still made."""
    with running(str(tmp_path / "hall.db")) as server:
        info = post(server, "/scenarios", {"file": long_scenario()})
        assert post(server, "/tables", {"game": "gems", "seats": SEATS, "scenario": {"id": info["id"]}})["table"]
    hasty = msgspec.structs.replace(FREE, visitor_job_seconds=0.000001)
    with running(str(tmp_path / "hall.db"), hasty) as server:
        plan = {"game": "gems", "seats": SEATS}
        assert post(server, "/tables", {**plan, "scenario": {"id": info["id"]}})["code"] == "too-hard"
        assert web.get(f"{server.url}/api/scenarios/{info['id']}/file").json()["code"] == "too-hard"
        assert post(server, "/tables", {**plan, "seats": DEVICES})["table"]


def test_the_file_of_a_long_scenario_reads_as_it_was_shared(server: Server) -> None:
    info = post(server, "/scenarios", {"file": long_scenario()})
    assert web.get(f"{server.url}/api/scenarios/{info['id']}/file").text == long_scenario()


# ---- puzzles


def test_opening_and_trying_a_puzzle_writes_once_a_day(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    table, at = finished_with_a_puzzle("gnomopolis")
    with running(str(path)) as server, closing(sqlite3.connect(path)) as base:
        id = post(server, "/puzzles", {"record": table.record(), "at": at})["id"]

        def renewed(when: float) -> float:
            base.execute("UPDATE kept SET at = ? WHERE name = ?", (when, f"puzzle/{id}"))
            base.commit()
            assert web.get(f"{server.url}/api/puzzles/{id}").json()["id"] == id
            assert post(server, f"/puzzles/{id}/try", {})["status"] == "open"
            return float(base.execute("SELECT at FROM kept WHERE name = ?", (f"puzzle/{id}",)).fetchone()[0])

        recent, old = time.time() - 3_600, time.time() - 90_000
        assert renewed(recent) == recent
        assert renewed(old) > old + 80_000


def test_what_has_a_link_lasts_a_year_and_what_can_be_worked_out_again_a_month(store: str) -> None:
    async def left(age: float) -> list[str]:
        it = await opened(store)
        names = ["set/a", "puzzle/a", "scenario/a", "review/a", "par/a"]
        for name in names:
            await it.cache(name, "text")
        await it.forget_old(time.time() + age)
        found = [name for name in names if await it.cached(name) is not None]
        await it.close()
        return found

    assert asyncio.run(left(1)) == ["set/a", "puzzle/a", "scenario/a"]
    assert asyncio.run(left(361 * 86_400)) == []


# ---- matches


def test_the_draws_of_a_long_match_cost_by_its_length(tmp_path: Path) -> None:
    poor = Settings(bot_workers=1, address_rate=0.001, address_burst=60)
    match = gnomehall.new_table("gems", 2, seed=5)
    while match.to_move is not None:
        match.play(match.legal()[0])
    with running(str(tmp_path / "hall.db"), poor) as server:
        made = new_table(server.url, DEVICES, play_on={"record": match.record(), "moves": len(match.played)})
        start_table(server.url, made)
        head, each = {"authorization": f"Bearer {made['watch']}"}, 3 + match.version / 200
        path = f"{server.url}/api/tables/{made['table']}/draws"
        codes = [web.get(path, headers=head).status_code for _ in range(20)]
        assert codes.count(200) <= 56 / each, f"{each} requests each, of the 56 that are left"
        assert codes.count(200) > 3


class Cupboard:
    """Of a store only what reviews need."""

    def __init__(self, **kept: str) -> None:
        self.kept = kept

    async def cached(self, name: str) -> tuple[float, str] | None:
        text = self.kept.get(name.removeprefix("review/"))
        return None if text is None else (time.time(), text)

    async def cache(self, name: str, text: str) -> None:
        self.kept[name] = text


REVIEW = Reviewed("done", 1, 1, 0.0, "gems", "x" * 200_000, {}, 0, ["0 explore"] * 900, scores=[0, 0])


def test_reviews_of_a_day_are_counted_by_what_is_kept_of_them() -> None:
    limits = Limits(Settings(day_reviews=1_000_000))

    async def work() -> None:
        reviews = Reviews(Cupboard(), Pool(0), 1, 1.0, each=0)  # type: ignore[arg-type]  # a store
        keep = partial(limits.open_review, "a")
        for name in "abc":  # 0.2 MB and 60 decisions each
            await reviews.begin(Prepared(name, msgspec.structs.replace(REVIEW), list(range(60))), "a", keep)
        await reviews.begin(Prepared("c", msgspec.structs.replace(REVIEW), list(range(60))), "a", keep)  # it is there
        with pytest.raises(Refusal, match="too-many-reviews"):
            await reviews.begin(Prepared("d", msgspec.structs.replace(REVIEW), list(range(60))), "a", keep)
        await reviews.begin(Prepared("d", msgspec.structs.replace(REVIEW), list(range(60))), "b")
        await reviews.close()

    asyncio.run(work())


@pytest.mark.parametrize("way", ["gone", "twice", "at once", "full"])
def test_a_review_that_is_stopped_leaves_room_for_others(way: str) -> None:
    """Whoever stops one may go, stop it again, or be too early; and the store may be full."""
    class Slow(Cupboard):
        async def cache(self, name: str, text: str) -> None:
            await asyncio.sleep(0.02)
            if way == "full":
                raise OSError("full")
            await super().cache(name, text)

    async def work() -> None:
        reviews = Reviews(Slow(), Pool(0), 1, 1.0, each=1)  # type: ignore[arg-type]  # a store
        begun = Prepared("a", msgspec.structs.replace(REVIEW, state="running"), list(range(60)))
        await reviews.begin(begun, "me")
        if way != "at once":
            await asyncio.sleep(0.05)
        await reviews.stop("a", "somebody else")
        assert begun.review.state == "running"
        stopping = [asyncio.create_task(reviews.stop("a", "me")) for _ in range(1 + (way == "twice"))]
        await asyncio.sleep(0.01)
        if way == "gone":
            stopping[0].cancel()
        await asyncio.gather(*stopping, return_exceptions=True)
        await asyncio.sleep(0.05)
        await reviews.begin(Prepared("b", begun.review, []), "me")
        await reviews.close()

    asyncio.run(work())


def test_a_kept_review_costs_by_its_size_before_it_is_read() -> None:
    limits = Limits(Settings(address_rate=0.001, address_burst=8))
    call = Call(None, limits, "a", [], "en")  # type: ignore[arg-type]  # no hall is asked
    text = msgspec.json.encode(REVIEW).decode()

    async def work() -> None:
        reviews = Reviews(Cupboard(a=text, bad="not JSON" * 40_000), Pool(0), 1, 1.0, each=0)  # type: ignore[arg-type]
        found = await reviews.find("a", call.charge_letters)
        assert found is not None
        assert found.log == REVIEW.log
        with pytest.raises(Refusal, match="too-fast"):
            await reviews.find("bad", call.charge_letters)

    asyncio.run(work())


def test_little_that_was_missed_of_a_long_match_costs_by_the_whole_match(tmp_path: Path) -> None:
    """Views of the past are not at hand after a restart, so another process plays the whole log again."""
    match = endless(3_000)
    with running(str(tmp_path / "hall.db")) as server:
        made = new_table(server.url, DEVICES, play_on={"record": match.record(), "moves": len(match.played)})
        start_table(server.url, made)
    poor = Settings(bot_workers=1, address_rate=0.001, address_burst=100)
    with running(str(tmp_path / "hall.db"), poor) as server:
        watcher = Guest(server.url, made, made["watch"])
        version = watcher.wait("state")["version"]
        heard = []
        for _ in range(10):
            watcher.send(type="hello", keys=[made["watch"]], version=version - 3)
            heard.append(watcher.until(lambda m: m["type"] in ("state", "refused")).get("code", "state"))
        watcher.close()
        assert heard[0] == "state"
        assert heard[-1] == "too-fast"
        assert heard.count("state") <= 100 / (3_000 / 200)


def test_whoever_has_a_long_match_loaded_pays_for_it(tmp_path: Path) -> None:
    match = endless(3_000)
    with running(str(tmp_path / "hall.db")) as server:
        made = new_table(server.url, DEVICES, play_on={"record": match.record(), "moves": len(match.played)})
        start_table(server.url, made)
    poor = Settings(bot_workers=1, address_rate=0.001, address_burst=12)
    with running(str(tmp_path / "hall.db"), poor) as server:
        head = {"authorization": f"Bearer {made['watch']}"}
        codes = [web.get(f"{server.url}/api/tables/{made['table']}", headers=head).status_code for _ in range(3)]
        assert codes == [200, 429, 429], "15 requests for the log"


def test_nobody_owes_more_than_a_bucket() -> None:
    limiter = Limiter(100.0, 50.0)
    limiter.owe("a", 1_000_000)
    assert not limiter.allows("a")
    assert limiter.allows("b", 50)
    time.sleep(1.1)
    assert limiter.allows("a"), "it owed half a second"


# ---- files and large answers


def test_a_file_goes_out_as_fast_as_it_is_taken() -> None:
    data = bytes(range(256)) * 2_000
    sent: list[bytes] = []

    async def work() -> None:
        is_taken = asyncio.Semaphore(2)  # of the beginning and one piece

        async def send(message: Any) -> None:
            await is_taken.acquire()
            sent.append(message.get("body", b""))

        task = asyncio.create_task(answer_of(data, "x/y")({}, None, send))  # type: ignore[arg-type]  # it asks nothing
        await asyncio.sleep(0.01)
        assert [len(piece) for piece in sent] == [0, PIECE], "the rest waits where it is shared"
        for _ in range(20):
            is_taken.release()
        await task

    asyncio.run(work())
    assert b"".join(sent) == data


def test_a_slow_reader_gets_a_large_answer_whole(tmp_path: Path) -> None:
    """It takes 8 seconds, and a client may take nothing for 5; sent in one go it was cut off."""
    body = msgspec.json.encode({"record": endless(4_900).record()})
    with running(str(tmp_path / "hall.db"), msgspec.structs.replace(FREE, stall_seconds=5.0)) as server:
        whole = web.post(f"{server.url}/api/summary", content=body, headers={"accept-encoding": ""}, timeout=60).content
        assert len(whole) > 600_000
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 32_768)
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 1_400)  # as on a real network
            line.settimeout(60)
            line.connect(("127.0.0.1", server.port))
            head = f"POST /api/summary HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: {len(body)}\r\n\r\n"
            line.sendall(head.encode() + body)
            found, began = bytearray(), time.monotonic()
            while piece := line.recv(8_000):
                found += piece
                time.sleep(max(0.0, began + 8 * len(found) / len(whole) - time.monotonic()))
        assert bytes(found).endswith(whole)


def test_a_file_is_told_from_another_once() -> None:
    kept = Kept(b"x" * 1000, None, "text/plain")
    assert kept.tag is kept.tag, "it is not worked out again for everybody who asks"
    assert kept.tag != Kept(b"y" * 1000, None, "text/plain").tag


def test_large_answers_that_are_not_taken_are_counted() -> None:
    limits = Limits(Settings(address_bodies=300_000))
    first, second = (_held(answer_of(b"x" * 200_000, "x/y"), limits, one) for one in ("a", "b"))
    with pytest.raises(Refusal, match="too-fast"):
        _held(answer_of(b"x" * 200_000, "x/y"), limits, "a")
    _held(answer_of(b"x" * 60_000, "x/y"), limits, "a")  # a small one does not count

    async def send(_message: Any) -> None:
        raise OSError("the client has gone")

    for answer in (first, second):
        with pytest.raises(OSError, match="gone"):
            asyncio.run(answer({}, None, send))  # type: ignore[arg-type]  # it asks nothing
    assert _held(answer_of(b"x" * 200_000, "x/y"), limits, "a")


# ---- workers


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such file")
def test_where_memory_runs_out_a_worker_ends_before_the_hall() -> None:
    with subprocess.Popen(BOTS, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        assert worker.stdin is not None
        assert worker.stdout is not None
        assert worker.stdout.readline() == READY
        assert int(Path(f"/proc/{worker.pid}/oom_score_adj").read_text()) >= 500
        worker.stdin.close()


@pytest.mark.parametrize("command", [BOTS, (*WORKER, "5")], ids=["bots", "visitors"])
def test_a_worker_whose_server_was_killed_ends_quietly(command: tuple[str, ...]) -> None:
    worker = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert worker.stdin is not None
    assert worker.stdout is not None
    assert worker.stdout.readline() == READY
    worker.stdout.close()  # nobody reads its answer
    worker.stdin.write(b"{}\n")
    worker.stdin.close()
    assert worker.stderr is not None
    assert (worker.wait(30), worker.stderr.read()) == (0, b"")
    worker.stderr.close()
