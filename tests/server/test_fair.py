"""Fair chance at a table: nothing is undone after the end, what was promised is recorded, codes are hard to guess."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import gnomehall
from gnomehall.core.chance import commitment, numbered_seed
from gnomehall.server.keys import CODE_LENGTH
from tests.server.harness import DEVICES, Guest, Server, new_table, start_table, web

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def over(server: Server) -> Iterator[tuple[dict[str, object], Guest, str]]:
    """A match that was played to its end, both players at it, and its record."""
    made = new_table(server.url, DEVICES)
    keys = ",".join([made["host"], made["seat_keys"][0]])
    promise = {"entropy": "my dice", "commitment": made["commitment"]}
    url = f"{server.url}/api/tables/{made['table']}"
    assert web.post(f"{url}/start", params=promise, headers={"authorization": f"Bearer {keys}"}).status_code == 200
    guest = Guest(server.url, made, *made["seat_keys"])
    state = guest.wait("state")
    while not state["over"]:
        liked = [move for move in state["legal"] if move["verb"] == "collect"] or state["legal"]
        guest.play(liked[0]["id"])
        state = guest.state()
    yield made, guest, web.get(f"{url}/record", headers={"authorization": f"Bearer {made['seat_keys'][0]}"}).text
    guest.close()


def test_nothing_is_undone_once_the_seed_is_shown(over: tuple[dict[str, object], Guest, str]) -> None:
    _, guest, _ = over
    state = guest.state()
    assert state["seed"]
    stand = state["undo"]["floor"]
    assert (state["undo"]["moves"], state["undo"]["seat"]) == (0, None)
    for back in (1, 2, 3):
        refused = guest.ask("undo", version=state["version"], to=stand - back)
        assert (refused["type"], refused["code"]) == ("refused", "over")
    assert guest.ask("answer", seat=0, yes=True)["code"] == "over"
    assert guest.ask("play", version=state["version"], move=0)["code"] == "over"


def test_the_record_names_what_a_player_was_promised(over: tuple[dict[str, object], Guest, str]) -> None:
    made, _, record = over
    header = json.loads(record.splitlines()[0])
    assert header["promised"] == [made["commitment"], ""]
    assert header["entropy"] == ["my dice", ""]
    assert gnomehall.verify(record, str(made["commitment"])) > 20
    with pytest.raises(gnomehall.ValidationError, match="not the one that was promised"):
        gnomehall.verify(record, commitment(numbered_seed(1)))
    assert gnomehall.replay(record).record() == record


def test_a_record_whose_players_were_promised_another_seed_is_refused() -> None:
    from gnomehall.core.table import Table
    from gnomehall.games import game

    lies = Table(game("gems"), 2, seed=1, promised=["0" * 64, ""]).record(keep_seed=True)
    with pytest.raises(gnomehall.ValidationError, match="seat 0 was promised another seed"):
        gnomehall.replay(lies)


def test_a_server_takes_entropy_only_with_its_own_commitment(server: Server) -> None:
    made = new_table(server.url, DEVICES)
    refused = web.post(
        f"{server.url}/api/tables/{made['table']}/start", params={"entropy": "x", "commitment": "ab" * 32},
        headers={"authorization": f"Bearer {made['host']},{made['seat_keys'][0]}"})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-message")


def test_draws_are_told_only_when_the_match_is_over(
    server: Server, over: tuple[dict[str, object], Guest, str],
) -> None:
    made, _, record = over
    seat = made["seat_keys"][0]  # type: ignore[index]  # JSON
    url = f"{server.url}/api/tables/{made['table']}/draws"
    told = web.get(url, headers={"authorization": f"Bearer {seat}"}).json()
    assert commitment(bytes.fromhex(told["seed"])) == made["commitment"]
    assert [draw["outcome"] for draw in told["draws"]] == [
        line["chance"] for line in map(json.loads, record.splitlines()) if "chance" in line]
    going = new_table(server.url, DEVICES)
    start_table(server.url, going)
    key = {"authorization": f"Bearer {going['host']}"}
    assert web.get(f"{server.url}/api/tables/{going['table']}/draws", headers=key).json()["code"] == "not-over"


def test_what_the_page_knows_of_chance_is_current() -> None:
    spec = importlib.util.spec_from_file_location("chance_script", ROOT / "web" / "scripts" / "chance.py")
    assert spec is not None
    assert spec.loader is not None
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    for path, text in script.files().items():
        assert path.read_text(encoding="utf-8") == text, "run web/scripts/chance.py"


# ---- codes


def test_a_code_dies_when_the_seats_are_taken(server: Server) -> None:
    made = new_table(server.url, [{"sit": "device"}, {"sit": "open"}])
    assert len(made["code"]) == CODE_LENGTH == 8
    room = web.get(f"{server.url}/api/codes/{made['code']}").json()
    assert room["watch"] == made["watch"], "who was told the code may go on watching"
    host = Guest(server.url, made, made["host"], *made["seat_keys"])
    assert host.wait("room")["code"] == made["code"]
    web.post(f"{server.url}/api/tables/{made['table']}/join", json={"code": made["code"]})
    host.until(lambda heard: heard["type"] == "room" and heard["code"] is None)
    assert web.get(f"{server.url}/api/codes/{made['code']}").json()["code"] == "table-full"
    stranger = Guest(server.url, made, made["code"])
    assert stranger.hear()["code"] == "table-full"
    host.close()
