"""Scenarios on a server: campaigns, tables that play one, own files by link, moments of a match."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any  # JSON of the server

import gnomehall
from gnomehall.core.table import Table
from gnomehall.games import game
from gnomehall.scenarios.scenario import Scenario, StarGoal, read_scenario
from gnomehall.scenarios.write import write_scenario
from tests.server.harness import Guest, Server, new_table, running, web

SEATS = [{"sit": "device", "name": "Ada"}]
OPENING = ["first 0", "explore", "reveal ruby", "claim ruby"]


def post(server: Server, path: str, body: object) -> Any:
    return web.post(f"{server.url}/api{path}", json=body)


def get(server: Server, path: str) -> Any:
    return web.get(f"{server.url}/api{path}")


def own(**more: Any) -> str:
    """A scenario of Gems that is settled soon: three tokens under the gnomes."""
    return write_scenario(Scenario(**{
        "game": "gems", "title": {"en": "Three", "pt": "Três"}, "seats": 2, "bots": ["sprout"],
        "goals": [StarGoal("claimed >= 1"), StarGoal("claimed >= 3"), StarGoal("points >= 500")],
        "until": "claimed + tokens >= 3", "opening": OPENING, **more,
    }))


def shared(server: Server, file: str) -> Any:
    answer = post(server, "/scenarios", {"file": file})
    assert answer.status_code == 200, answer.text
    return answer.json()


def play(guest: Guest, most: int = 60) -> Any:
    """Claim what can be claimed until the scenario is settled; the state then."""
    for _ in range(most):
        state = guest.state()
        if state["scenario"]["is_settled"]:
            return state
        if state["mine"]:
            claims = [it["id"] for it in state["legal"] if it["verb"] == "claim"]
            guest.play(claims[0] if claims else None)
        else:
            guest.until(lambda it: it["type"] == "state" and (it["mine"] or it["scenario"]["is_settled"]))
    raise AssertionError("it is never settled")


def test_campaigns_are_listed_in_the_language_of_whoever_asks(server: Server) -> None:
    found = {it["game"]: it for it in get(server, "/campaigns?language=fr").json()}
    first = found["gnomopolis"]["scenarios"][0]
    assert (first["id"], first["number"], first["needs"]) == ("gnomopolis/last-cart", 1, 0)
    assert first["title"] == "La dernière charrette"
    one = get(server, f"/scenarios/{first['id']}?language=fr")
    assert one.json() == first
    file = get(server, f"/scenarios/{first['id']}/file").text
    assert read_scenario(file, "").key == "last-cart"
    for nothing in ("gnomopolis/nowhere", "chess/last-cart", "0" * 24, "etc"):
        assert get(server, f"/scenarios/{nothing}").status_code == 404
    facts = {it["name"]: it["text"] for it in get(server, "/games/gnomopolis/facts?language=it").json()}
    assert facts["homeless"] == "gnomi senza letto"


def test_a_table_plays_a_scenario_and_its_state_says_how_it_stands(server: Server) -> None:
    info = shared(server, own())
    made = new_table(server.url, SEATS, scenario={"id": info["id"]})
    guest = Guest(server.url, made, made["keys"][0]["key"], entropy="ada", language="pt")
    state = guest.wait("state")
    room = guest.latest["room"]
    assert room["scenario"] == info["id"]
    assert [seat["level"] for seat in room["seats"]] == ["", "sprout"]
    assert room["entropy"] == ["ada", ""], "what the player gave is in the chance of the match"
    assert state["scenario"]["title"] == "Três"
    assert state["undo"]["floor"] == len(OPENING), "what was given cannot be taken back"
    assert not state["scenario"]["is_settled"]
    settled = play(guest)["scenario"]
    assert [goal["is_reached"] for goal in settled["goals"]] == [True, True, False]
    assert settled["stars"] == 2
    assert not settled["helped"]
    head = {"authorization": f"Bearer {made['keys'][0]['key']}"}
    record = web.get(f"{server.url}/api/tables/{made['table']}/record", headers=head).text
    header = json.loads(record.splitlines()[0])
    assert (header["scenario"], header["given"]) == (info["id"], len(OPENING))
    assert gnomehall.replay(record).scenario == info["id"]
    guest.close()


def test_a_scenario_that_a_bot_played_on_for_somebody_says_so(server: Server) -> None:
    info = shared(server, own())
    made = new_table(server.url, SEATS, scenario={"id": info["id"]})
    guest = Guest(server.url, made, made["keys"][0]["key"])
    guest.wait("state")
    assert guest.ask("lend", seat=0)["type"] == "done"
    settled = guest.until(lambda it: it["type"] == "state" and it["scenario"]["is_settled"])
    assert settled["scenario"]["helped"]
    guest.close()


def test_a_scenario_survives_a_restart_and_is_served_by_two_processes(store: str, tmp_path: Path) -> None:
    with running(store, log=tmp_path / "log") as server:
        info = shared(server, own())
        made = new_table(server.url, SEATS, scenario={"id": info["id"]})
        guest = Guest(server.url, made, made["keys"][0]["key"])
        guest.wait("state")
        before = play(guest)
        server.kill()
        server.start()
        again = Guest(server.url, made, made["keys"][0]["key"])
        assert again.wait("state")["scenario"] == before["scenario"]
        if "/" in store and store.startswith("postgres"):
            with running(store, log=tmp_path / "other") as other:
                third = Guest(other.url, made, made["watch"])
                assert third.wait("state")["scenario"] == before["scenario"]
                third.close()
        again.close()


def test_the_seats_turn_so_that_the_player_sits_where_the_scenario_says(server: Server) -> None:
    info = shared(server, own(seats=3, seat=2, bots=["sprout", "tinkerer"], opening=["first 2"]))
    made = new_table(server.url, SEATS, scenario={"id": info["id"]})
    assert made["keys"][0]["seat"] == 2
    guest = Guest(server.url, made, made["keys"][0]["key"])
    room = guest.wait("room")
    assert [seat["level"] for seat in room["seats"]] == ["sprout", "tinkerer", ""]
    guest.close()
    made = new_table(server.url, SEATS, scenario={"id": info["id"], "show": "old-root"})
    assert made["keys"] == []
    guest = Guest(server.url, made, made["watch"])
    assert guest.wait("room")["seats"][2]["level"] == "old-root"
    guest.wait("state")
    guest.close()


def test_the_host_cannot_change_what_a_scenario_plays(server: Server) -> None:
    made = new_table(server.url, SEATS, scenario={"id": "gnomopolis/last-cart"})
    head = {"authorization": f"Bearer {made['host']}"}
    answer = web.post(f"{server.url}/api/tables/{made['table']}/cards", json={"cards": None}, headers=head)
    assert answer.json()["code"] == "scenario-stays"


def test_a_choice_made_before_is_another_opening(server: Server) -> None:
    file = own() + '\n[[start.when]]\nchoice = "debt"\nopening = ["first 1"]\n'
    info = shared(server, file)
    for choices, floor in (([], 4), (["kept", "debt"], 1)):
        made = new_table(server.url, SEATS, scenario={"id": info["id"], "choices": choices})
        guest = Guest(server.url, made, made["keys"][0]["key"])
        assert guest.wait("state")["undo"]["floor"] >= floor
        assert guest.state()["events"][:floor][-1]["move"]["text"] == ("claim ruby" if floor == 4 else "first 1")
        guest.close()


def test_a_scenario_of_a_moment_of_a_match(server: Server) -> None:
    table = Table(game("gems"), 2, seed=5)
    while not table.is_over:
        table.play(table.legal()[0])
    body = {
        "record": table.record(), "moment": 9, "goals": [{"goal": "points >= 9"}], "seat": 1, "bots": ["neighbour"],
        "title": "Da qui", "language": "it",
    }
    info = post(server, "/scenarios/from-record", body).json()
    assert info["goals"] == [{"text": "Punti: almeno 9", "goal": "points >= 9", "reached": {}}]
    assert get(server, f"/scenarios/{info['id']}?language=it").json() == info
    scenario = read_scenario(get(server, f"/scenarios/{info['id']}/file").text, "")
    assert scenario.opening[:9] == [entry.move.text for entry in table.played[:9]]
    assert post(server, "/scenarios/from-record", {**body, "moment": 9_999}).json()["code"] == "bad-scenario"
    open_match = Table(game("gems"), 2, seed=5).record()
    assert post(server, "/scenarios/from-record", {**body, "record": open_match}).json()["code"] == "not-over"


def test_a_bad_file_is_refused_in_one_sentence_of_ones_language(server: Server) -> None:
    answer = post(server, "/scenarios?language=pt", {"file": own(bots=[]), "language": "pt"})
    assert answer.status_code == 422
    assert answer.json()["sentence"] == (
        "Este cenário não pode ser usado: bots: Deve haver um robô para cada outro lugar: 1, não 0.")
    for file in ("", "a" * 200_000, "[" * 5_000, own().replace('"gems"', '"chess"'), own(cards="x = 1\ny = 2")):
        assert post(server, "/scenarios", {"file": file}).json()["code"] == "bad-scenario"
    for wanted in ({"id": "gems/nowhere"}, {"id": "../../etc/passwd"}, {"id": "0" * 24}):
        body = {"game": "gems", "seats": SEATS, "scenario": wanted}
        assert post(server, "/tables", body).json()["code"] == "not-found"
