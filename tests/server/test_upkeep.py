"""Keeping a server: stopping, backing up, archiving; bots that fail."""

from __future__ import annotations

import asyncio
import re
import sys
import time
from pathlib import Path

import httpx
import pytest

import gnomehall
from gnomehall.core.languages import LANGUAGES
from gnomehall.core.letters import clean
from gnomehall.core.words import has_message
from gnomehall.server.app import pages
from gnomehall.server.app.application import make_app
from gnomehall.server.cli import backup, restore
from gnomehall.server.jobs.jobs import ChooseMove, ChosenMove, Position
from gnomehall.server.jobs.pool import BotFailed, Pool
from gnomehall.server.jobs.workers import processes
from gnomehall.server.push import service_address
from gnomehall.server.refusal import STATUS
from gnomehall.server.settings import Settings
from tests.server.harness import DEVICES, FREE, Guest, new_table, running, start_table, web

JOB = ChooseMove(Position("gems", None, 2, {"first": 0}, []), "random", 100, 1)


def test_a_stop_is_polite_and_nothing_is_lost(tmp_path: Path) -> None:
    path = str(tmp_path / "hall.db")
    with running(path) as server:
        made = new_table(server.url, DEVICES)
        start_table(server.url, made)
        guest = Guest(server.url, made, *made["seat_keys"])
        guest.wait("state")
        version = guest.play()["version"]
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < 10
        server.start()
        again = Guest(server.url, made, *made["seat_keys"], version=version)
        assert again.wait("state")["version"] == version
        again.close()


def test_a_backup_moves_from_one_kind_of_store_to_the_other(
    postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
) -> None:
    from tests.server import conftest

    asyncio.run(conftest._empty(postgres))
    path = str(tmp_path / "hall.db")
    with running(path) as server:
        made = new_table(server.url, DEVICES)
        start_table(server.url, made)
        guest = Guest(server.url, made, *made["seat_keys"])
        guest.wait("state")
        version = guest.play()["version"]
        backup(tmp_path / "file", store=path)
        guest.close()
    restore(tmp_path / "file", store=postgres)
    with running(postgres) as server:
        again = Guest(server.url, made, *made["seat_keys"])
        assert again.wait("state")["version"] == version
        again.close()
    with pytest.raises(gnomehall.ValidationError, match="not empty"):
        restore(tmp_path / "file", store=postgres)
    (tmp_path / "broken").write_bytes(b"no")
    with pytest.raises(gnomehall.ValidationError, match="no backup"):
        restore(tmp_path / "broken", store=path)
    assert "1 tables" in capsys.readouterr().out


def test_an_old_finished_table_becomes_a_record(tmp_path: Path) -> None:
    quick = Settings(address_rate=0, seat_rate=0, create_rate=0, archive_days=0, housekeeping=0.3, idle_seconds=0.1)
    with running(str(tmp_path / "hall.db"), quick) as server:
        made = new_table(server.url, [{"sit": "bot", "level": "sprout"}] * 2)
        start_table(server.url, made)
        path = f"{server.url}/api/tables/{made['table']}/record"
        for _ in range(200):
            record = web.get(path, headers={"authorization": f"Bearer {made['host']}"}).text
            if '"end": true' in record.splitlines()[-1]:
                break
            time.sleep(0.1)
        server.stop()
        server.start()
        time.sleep(1.0)
        assert web.get(path).json()["code"] == "no-key"
        assert web.get(path, headers={"authorization": f"Bearer {made['host']}"}).text == record
        assert gnomehall.verify(record)


def test_a_bot_that_hangs_crashes_or_talks_nonsense_is_replaced() -> None:
    never_ready = "import time; time.sleep(60)"
    hang = "import time; print('ready', flush=True); time.sleep(60)"
    crash = "import sys; sys.exit(1)"
    nonsense = "print('ready', flush=True); print('hello', flush=True); input()"

    async def fails(code: str) -> None:
        workers = Pool(1, limit=1.0, start=processes((sys.executable, "-c", code)), start_limit=1.0)
        for _ in range(2):
            with pytest.raises(BotFailed):
                await workers.think(JOB, ChosenMove)
        await workers.close()

    async def works() -> str:
        workers = Pool(1)
        found = (await workers.think(JOB, ChosenMove)).move
        await workers.close()
        return found

    for code in (never_ready, hang, crash, nonsense):
        asyncio.run(fails(code))
    assert asyncio.run(works()) == "explore"


def test_a_table_goes_on_when_its_bot_fails(tmp_path: Path) -> None:
    slow = Settings(address_rate=0, seat_rate=0, create_rate=0, bot_limit=0.0001, bot_workers=1)
    with running(str(tmp_path / "hall.db"), slow, log=tmp_path / "log") as server:
        made = new_table(server.url, [{"sit": "device"}, {"sit": "bot", "level": "random"}], options={"first": 1})
        start_table(server.url, made)
        guest = Guest(server.url, made, made["seat_keys"][0])
        guest.until(lambda m: m["type"] == "state" and m["mine"])
        guest.close()
    assert "a simple move is played" in (tmp_path / "log").read_text()


def test_every_refusal_has_a_sentence_in_every_language_and_stands_in_the_docs() -> None:
    root = Path(gnomehall.__file__).parent / "server"
    texts = [path.read_text(encoding="utf-8") for path in root.rglob("*.py")]
    codes = {code for text in texts for code in re.findall(r'Refusal\(\s*"([a-z-]+)"', text)}
    assert {"stale", "illegal", "too-fast"} <= codes
    wire = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")
    assert [code for code in sorted(codes) if f"`{code}`" not in wire] == []
    for language in LANGUAGES:
        for code in sorted(codes | set(STATUS)):
            assert code == "illegal" or has_message(language, f"server-{code}", "server"), (language, code)


def test_the_page_is_served_for_every_address_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the page")
    (tmp_path / "door.svg").write_text("<svg/>")
    (tmp_path / "assets" / "a-1.js").write_text("1")
    monkeypatch.setattr(pages, "STATIC", tmp_path)

    async def look() -> None:
        page = httpx.ASGITransport(make_app(Settings(store=str(tmp_path / "hall.db"))))
        async with httpx.AsyncClient(transport=page, base_url="http://hall") as client:
            for path in ("/", "/play/abc", "/join/ABCDEF", "/../../etc/passwd"):
                assert (await client.get(path)).text == "<p>the page"
            assert (await client.get("/door.svg")).text == "<svg/>"
            assert "immutable" in (await client.get("/assets/a-1.js")).headers["cache-control"]
            assert (await client.get("/assets/none.js")).status_code == 404
            assert (await client.get("/api/none")).json()["code"] == "not-found"

    asyncio.run(look())


def test_names_are_cleaned() -> None:
    assert clean("  a\u200bb\u202e c\n", 24) == "ab c"
    assert clean("x" * 100, 24) == "x" * 24
    assert clean("e" + "\u0301" * 50, 24) == "é" + "\u0301" * 2


def test_push_goes_to_the_browsers_services_only() -> None:
    assert service_address("https://fcm.googleapis.com/fcm/send/x") == "https://fcm.googleapis.com/fcm/send/x"
    assert service_address("https://web.push.apple.com:443/x") == "https://web.push.apple.com/x"
    for bad in ("https://127.0.0.1/x", "http://fcm.googleapis.com/", "https://evil.example/fcm.googleapis.com",
                "https://fcm.googleapis.com:8443/x", "https://fcm.googleapis.com.evil.example/",
                r"https://10.0.0.7\.push.apple.com/", r"https://127.0.0.1\@push.apple.com/",
                "https://a@push.apple.com/x", "https://push.apple.com\t/x", "https://push.apple.com/\\x"):
        assert service_address(bad) is None, bad


def test_one_sqlite_file_is_for_one_process() -> None:
    from gnomehall.server.cli import serve

    with pytest.raises(gnomehall.ValidationError, match="PostgreSQL"):
        serve(workers=2)
    assert FREE.bot_workers == 1
