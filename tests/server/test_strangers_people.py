"""Small things between people: codes, the key that only watches, names, chat, rematches, push, the daily deal."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any  # JSON

import msgspec
import pytest

import gnomehall
from gnomehall.core.cards import parse_card_set
from gnomehall.core.letters import clean, is_plain
from gnomehall.core.mistakes import CardMistake
from gnomehall.server.app.limits import Limits
from gnomehall.server.daily import deals
from gnomehall.server.keys import new_code
from gnomehall.server.push import MOST_BROWSERS, Push, _session
from gnomehall.server.refusal import Refusal
from gnomehall.server.settings import Settings
from gnomehall.server.store import open_store
from tests.server.harness import FREE, Guest, Server, new_table, running, start_table, web

DEVICE, OPEN = {"sit": "device"}, {"sit": "open"}


def join(server: Server, made: dict[str, Any], **body: object) -> Any:
    return web.post(f"{server.url}/api/tables/{made['table']}/join", json=body).json()


def test_a_code_dies_when_the_seats_are_taken(server: Server) -> None:
    made = new_table(server.url, [DEVICE, OPEN])
    assert len(made["code"]) == 8
    path = f"{server.url}/api/codes/{made['code']}"
    assert web.get(path).json()["watch"] == made["watch"], "whoever only wants to watch gets the key for that"
    mine = join(server, made, code=made["code"], key="k" * 24)
    assert mine["seat"] == 1
    assert join(server, made, code=made["code"], key="k" * 24) == mine, "a repeated join is safe"
    late = web.get(path)
    assert (late.status_code, late.json()["code"]) == (409, "table-full"), "said kindly, and nothing else of the table"
    assert set(late.json()) == {"code", "sentence", "rule"}
    assert join(server, made, code=made["code"])["code"] == "table-full"
    stranger = Guest(server.url, made, made["code"])
    assert stranger.hear()["code"] == "table-full"
    stranger.close()
    start_table(server.url, made)
    assert web.get(f"{path}?language=pt").json()["code"] == "table-begun"
    assert join(server, made, code=made["code"])["code"] == "table-begun"


def test_a_right_code_that_comes_too_late_is_no_wrong_guess(tmp_path: Path) -> None:
    with running(str(tmp_path / "hall.db"), Settings(guess_burst=3, guess_rate=0.01, bot_workers=1)) as server:
        made = new_table(server.url, [DEVICE, OPEN])
        join(server, made, code=made["code"])
        path = f"{server.url}/api/codes/"
        assert [web.get(path + made["code"]).json()["code"] for _ in range(6)] == ["table-full"] * 6
        wrong = [web.get(path + "AAAAAAAA").json()["code"] for _ in range(4)]
        assert wrong == ["no-table"] * 3 + ["too-fast"], "wrong ones are throttled as ever"


def test_the_watch_key_takes_no_seat(server: Server) -> None:
    made = new_table(server.url, [DEVICE, OPEN])
    head = {"authorization": f"Bearer {made['watch']}"}
    path = f"{server.url}/api/tables/{made['table']}/join"
    answer = web.post(path, json={}, headers=head)
    assert (answer.status_code, answer.json()["code"]) == (403, "only-watch")
    assert web.post(path, json={"code": made["code"]}, headers=head).json()["seat"] == 1


def test_wrong_codes_are_throttled_for_one_and_for_all() -> None:
    limits = Limits(Settings(guess_burst=5, all_guesses=1))
    for _ in range(5):
        limits.check_guess("a", [new_code()])
        limits.guessed_wrong("a", [new_code()])
    with pytest.raises(Refusal, match="too-fast"):
        limits.check_guess("a", [new_code()])
    limits.check_guess("a", ["a seat's key is too long to guess"])
    limits.check_guess("b", [new_code()])
    for n in range(20):
        limits.guessed_wrong(f"bot {n}", [new_code()])
    limits.check_guess("c", [new_code()])  # who has guessed nothing yet may always try
    with pytest.raises(Refusal, match="too-fast"):
        limits.check_guess("bot 3", [new_code()])


def test_wrong_codes_are_throttled_at_the_server(tmp_path: Path) -> None:
    with running(str(tmp_path / "hall.db"), Settings(bot_workers=1)) as server:
        made = new_table(server.url, [DEVICE, OPEN])
        codes = [web.get(f"{server.url}/api/codes/{new_code()}").status_code for _ in range(40)]
        assert codes.count(404) <= 25
        assert codes[-1] == 429
        right = Guest(server.url, made, made["seat_keys"][0])
        assert right.wait("room"), "a key that cannot be guessed is not throttled"
        right.close()


# ---- names


HIDDEN = ["\u200d", "\u3164", "\u2800", "\u115f\u1160", "\u0301", "\u202e", "\u2066 \u2069", "\ufeff"]


@pytest.mark.parametrize("text", HIDDEN)
def test_an_invisible_name_is_no_name(text: str) -> None:
    assert clean(text, 24) == ""
    assert not is_plain(text)


def test_names_keep_what_people_write() -> None:
    for name in ("Zoë", "Łukasz", "王秀英", "Ana-María", "O’Neill", "👩‍🚀", "❤️ Bo", "नेहा", "محمد"):
        assert clean(name, 24) == name
        assert is_plain(name)
    assert clean("a\u20dd" + "\u20dd" * 20, 24) == "a"
    assert clean("\u202eabc", 24) == "abc"


@pytest.mark.parametrize("bad", ["Ru\u202eby", "\u3164", "Ru\u200bby", "\u2067Ruby"])
def test_a_card_cannot_have_an_invisible_or_turned_name(bad: str) -> None:
    text = gnomehall.game("gems").card_set.text.replace('en = "Ruby"', f'en = "{bad}"')
    with pytest.raises(CardMistake, match="nobody sees"):
        gnomehall.game("gems", parse_card_set(text, "cards"))


# ---- chat


def test_watchers_cannot_flush_what_players_said_and_can_be_hushed(server: Server) -> None:
    made = new_table(server.url, [DEVICE, DEVICE])
    start_table(server.url, made)
    player = Guest(server.url, made, made["seat_keys"][0])
    player.ask("chat", text="good luck")
    watcher = Guest(server.url, made, made["watch"])
    for n in range(210):
        assert watcher.ask("chat", text=f"spam {n}")["type"] == "done"
    player.until(lambda m: m["type"] == "chat" and m["lines"][0]["text"] == "spam 209")
    assert player.latest["chat"]["lines"][0]["seat"] is None
    late = Guest(server.url, made, made["watch"])
    assert [line["text"] for line in late.wait("chat")["lines"]] == ["good luck"]
    assert watcher.ask("hush")["code"] == "not-your-seat"
    assert player.ask("hush")["type"] == "done"
    assert player.latest["room"]["hushed"]
    assert watcher.ask("chat", text="more")["code"] == "hushed"
    assert watcher.ask("react", what="bravo")["code"] == "hushed"
    assert player.ask("chat", text="still here")["type"] == "done"
    assert player.ask("hush", yes=False)["type"] == "done"
    assert watcher.ask("chat", text="again")["type"] == "done"
    for guest in (player, watcher, late):
        guest.close()


# ---- rematch


def test_a_rematch_asked_by_two_makes_one_table(tmp_path: Path) -> None:
    path = str(tmp_path / "hall.db")
    with running(path) as server:
        made = new_table(server.url, [DEVICE, DEVICE])
        start_table(server.url, made)
        both = Guest(server.url, made, *made["seat_keys"])
        both.wait("state")
        while not both.state()["over"]:
            legal = {move["text"].split()[0]: move["id"] for move in both.state()["legal"]}
            both.play(next(legal[verb] for verb in ("collect", "claim", "explore", "retreat") if verb in legal))
        people = [Guest(server.url, made, key) for key in made["seat_keys"]]
        before = _tables(server)
        asking = [threading.Thread(target=guest.ask, args=("rematch",)) for guest in people]
        for thread in asking:
            thread.start()
        for thread in asking:
            thread.join()
        assert people[0].latest["moved"] == people[1].latest["moved"]
        assert _tables(server) == before + 1
        for guest in (*people, both):
            guest.close()


def _tables(server: Server) -> int:
    text = web.get(f"{server.url}/api/metrics").text
    line = next(line for line in text.splitlines() if line.startswith("gnomehall_tables_created_total"))
    return int(float(line.split()[1]))


# ---- push


def test_a_seat_has_so_many_browsers(server: Server) -> None:
    made = new_table(server.url, [DEVICE, DEVICE])
    head = {"authorization": f"Bearer {made['seat_keys'][0]}"}
    path = f"{server.url}/api/tables/{made['table']}/push"

    def tell(n: int) -> Any:
        keys = {"p256dh": "x", "auth": "y"}
        return web.post(path, json={"endpoint": f"https://fcm.googleapis.com/{n}", "keys": keys}, headers=head)

    codes = [tell(n).status_code for n in range(MOST_BROWSERS + 1)]
    assert codes == [200] * MOST_BROWSERS + [409]
    assert tell(0).status_code == 200, "one that is told already may say so again"
    bad = {"endpoint": r"https://10.0.0.7\.push.apple.com/", "keys": {"p256dh": "x", "auth": "y"}}
    assert web.post(path, json=bad, headers=head).status_code == 400


def test_push_follows_no_redirect(monkeypatch: pytest.MonkeyPatch) -> None:
    import requests

    seen: dict[str, object] = {}

    def send(_session: object, _request: object, **more: object) -> requests.Response:
        seen.update(more)
        answer = requests.Response()
        answer.status_code = 302
        answer.headers["location"] = "https://127.0.0.1/"
        return answer

    monkeypatch.setattr(requests.Session, "send", send)
    with _session() as session:
        assert session.post("https://fcm.googleapis.com/x", data=b"").status_code == 302
    assert seen["allow_redirects"] is False


def test_a_push_service_that_breaks_stops_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import pywebpush

    def broken(*_args: object, **_more: object) -> None:
        raise ArithmeticError

    monkeypatch.setattr(pywebpush, "webpush", broken)
    push = Push(open_store(str(tmp_path / "hall.db")))
    assert push._send({"endpoint": "https://fcm.googleapis.com/x"}, "{}") == 599


# ---- the daily deal


def test_a_daily_deal_a_bot_played_for_me_does_not_count(tmp_path: Path) -> None:
    quick = msgspec.structs.replace(FREE, substitute_level="random")
    with running(str(tmp_path / "hall.db"), quick) as server:
        player = "ada-" + "a" * 24
        deal = "gnomopolis-solo"
        made = web.post(f"{server.url}/api/daily/{deal}", json={"player": player, "name": "Ada"}).json()
        start_table(server.url, made)
        me = Guest(server.url, made, made["keys"][0]["key"])
        version = me.wait("state")["version"]
        assert me.ask("lend", seat=0)["type"] == "done"
        me.until(lambda m: m["type"] == "state" and m["version"] > version + 2, 30)
        me.ask("resume", seat=0)
        for _ in range(600):
            if me.state()["over"]:
                break
            me.play()
        assert me.state()["over"]
        time.sleep(0.5)

        async def results() -> int:
            async def lost() -> None:
                """Nothing to listen to."""

            store = open_store(str(tmp_path / "copy.db"))
            await store.open(lambda _notice: None, lost)
            found = await store.results(deals.today(), deal, 9)
            await store.close()
            return len(found)

        server.stop()
        (tmp_path / "hall.db").rename(tmp_path / "copy.db")
        assert asyncio.run(results()) == 0
        me.close()
