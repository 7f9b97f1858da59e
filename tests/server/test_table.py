"""A table and the people around it, through a real server."""

from __future__ import annotations

import time
from typing import Any  # JSON of the server

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import gnomehall
from gnomehall.core.languages import LANGUAGES
from gnomehall.core.words import say
from gnomehall.games import game
from gnomehall.server.jobs.levels import levels
from gnomehall.server.rooms.seating import is_automatic
from gnomehall.server.store.base import Sitter
from tests.server.harness import Guest, Server, new_table, start_table, web

DEVICE, OPEN, BOT = {"sit": "device"}, {"sit": "open"}, {"sit": "bot", "level": "random"}


def begun(server: Server, seats: list[dict[str, str]], **more: object) -> dict[str, Any]:
    made = new_table(server.url, seats, **more)
    start_table(server.url, made)
    return made


def get(server: Server, path: str, key: str = "") -> httpx.Response:
    return web.get(f"{server.url}{path}", headers={"authorization": f"Bearer {key}"} if key else {})


def test_a_friend_joins_by_code_and_both_play_to_the_end_and_the_record_verifies(server: Server) -> None:
    made = new_table(server.url, [{"sit": "device", "name": "Anna"}, OPEN])
    room = get(server, f"/api/codes/{made['code'].lower()}").json()
    assert room["seats"][1]["kind"] == "open"
    assert room["code"] is None, "a stranger with the code sees no other link"
    path = f"{server.url}/api/tables/{made['table']}/join"
    joined = web.post(path, json={"code": made["code"], "name": " Zoë\u202e ", "entropy": "dice"}).json()
    assert joined["seat"] == 1
    assert web.post(path, json={"code": made["code"]}).json()["code"] == "table-full"
    assert get(server, f"/api/codes/{made['code']}").json()["code"] == "table-full"
    keys = [made["seat_keys"][0], joined["key"]]
    both = Guest(server.url, made, *keys, made["host"], entropy="lamp")
    assert [seat["name"] for seat in both.wait("room")["seats"]] == ["Anna", "Zoë"]
    assert both.ask("start")["type"] == "done"
    while not both.state()["over"]:
        legal = {move["text"].split()[0]: move["id"] for move in both.state()["legal"]}
        both.play(next(legal[verb] for verb in ("collect", "claim", "explore", "retreat") if verb in legal))
    record = get(server, f"/api/tables/{made['table']}/record", made["watch"]).text
    again = gnomehall.replay(record)
    assert gnomehall.verify(record) > 10
    assert again.chance.entropy == ("lamp", "lamp")
    assert again.chance.seed.hex() == both.state()["seed"]
    assert again.chance.commitment == made["commitment"]
    assert web.post(f"{server.url}/api/verify", json={"record": record}).json()["draws"] > 10
    both.ask("rematch", rotate=True)
    rematch = Guest(server.url, both.latest["moved"], *keys)
    assert rematch.wait("state")["version"] >= 0, "it begins when everybody is there"
    assert [seat["name"] for seat in rematch.latest["room"]["seats"]] == ["Zoë", "Anna"]
    both.close()
    rematch.close()


def test_a_stranger_sees_nothing_and_a_watcher_only_watches(server: Server) -> None:
    made = begun(server, [DEVICE, DEVICE])
    assert get(server, f"/api/tables/{made['table']}").json()["code"] == "no-key"
    assert get(server, f"/api/tables/{made['table']}/record", "A" * 32).json()["code"] == "no-key"
    stranger = Guest(server.url, made, "A" * 32)
    assert stranger.hear()["code"] == "no-key"
    with pytest.raises(ConnectionClosed):
        stranger.hear()
    watcher = Guest(server.url, made, made["watch"])
    assert not watcher.wait("state")["mine"]
    room = watcher.latest["room"]
    assert (room["code"], room["watch"], room["host"]) == (None, None, False)
    assert watcher.play()["code"] == "not-your-seat"
    assert watcher.ask("start")["code"] == "not-host"
    assert watcher.ask("lend", seat=0)["code"] == "not-your-seat"
    watcher.close()


def test_a_command_is_carried_out_once_and_a_stale_one_never(server: Server) -> None:
    made = begun(server, [DEVICE, DEVICE])
    both = Guest(server.url, made, *made["seat_keys"])
    version = both.wait("state")["version"]
    move = both.state()["legal"][0]["id"]
    first = both.ask("play", id="once", version=version, move=move)
    again = both.ask("play", id="once", version=version, move=move)
    assert first == again
    assert both.state()["version"] == first["version"]
    assert both.ask("play", id="other", version=version, move=move)["code"] == "stale"
    assert both.wait("state")["version"] == first["version"]
    assert both.play("no such thing")["code"] == "not-a-move"
    refused = both.play("collect five")
    assert (refused["code"], refused["rule"][:2]) == ("illegal", "G-")
    why = both.ask("why", move="collect five")
    assert (why["legal"], why["rule"], why["sentence"]) == (False, refused["rule"], refused["sentence"])
    never = both.play("collect ruby ruby emerald")
    assert (never["code"], never["rule"]) == ("illegal", "G-6")
    why = both.ask("why", move="collect emerald ruby ruby")
    assert (why["legal"], why["rule"], why["sentence"]) == (False, "G-6", never["sentence"])
    both.close()


def test_a_client_that_was_away_gets_exactly_what_it_missed(server: Server) -> None:
    made = begun(server, [DEVICE, DEVICE])
    both = Guest(server.url, made, *made["seat_keys"])
    seen = both.wait("state")["version"]
    told = []
    for _ in range(12):
        both.play()
        told += both.state()["events"]
    back = Guest(server.url, made, made["watch"], version=seen, language="pt")
    state = back.wait("state")
    missed = [(event["version"], event["move"]["text"]) for event in state["events"]]
    assert missed == [(event["version"], event["move"]["text"]) for event in told]
    assert all(event["view"]["version"] == event["version"] for event in state["events"][:-1])
    assert state["view"]["version"] == state["version"] == both.state()["version"]
    assert state["events"][0]["label"] != told[0]["label"], "told in the language chosen"
    both.close()
    back.close()


def test_undo_is_free_to_the_horizon_and_asks_where_others_have_acted(server: Server) -> None:
    made = begun(server, [DEVICE, DEVICE], options={"first": 0})
    people = [Guest(server.url, made, key) for key in made["seat_keys"]]
    for guest in people:
        guest.wait("state")

    def settle() -> Any:
        newest = max(guest.state()["version"] for guest in people)
        for guest in people:
            if guest.state()["version"] < newest:
                guest.until(lambda m: m["type"] == "state" and m["version"] == newest)
        return people[0].state()

    state = settle()
    while not (state["undo"]["moves"] and state["undo"]["floor"] < state["undo"]["horizon"]):
        mover = people[state["to_move"]]  # until both have acted since chance last did
        legal = [move["text"] for move in state["legal"]]
        claims = [text for text in legal if text.startswith("claim")]
        mover.play(claims[0] if claims else next(text for text in ("explore", "retreat") if text in legal))
        state = settle()
    undo, version = state["undo"], state["version"]
    last, other = people[undo["seat"]], people[1 - undo["seat"]]
    stand = undo["horizon"] + undo["moves"]
    assert other.ask("undo", version=version, to=stand - 1)["code"] == "not-your-seat"
    assert last.ask("undo", version=version, to=undo["floor"] - 1)["code"] == "no-undo"
    other.ask("undo", version=version, to=undo["floor"])
    ask = last.until(lambda m: m["type"] == "room" and m["ask"] is not None)["ask"]
    assert (ask["seat"], ask["waits_for"]) == (1 - undo["seat"], [undo["seat"]])
    last.ask("answer", seat=undo["seat"], yes=True)
    after = settle()
    assert after["undo"]["horizon"] + after["undo"]["moves"] == undo["floor"]
    assert after["events"][-1]["kind"] == "undo"
    for guest in people:
        guest.close()


def test_a_record_is_played_on_as_a_new_table(server: Server) -> None:
    table = gnomehall.new_table("gems", 2, seed=5)
    for _ in range(30):
        table.play(table.legal()[0])
    made = begun(server, [DEVICE, DEVICE], play_on={"record": table.record(), "moves": 20})
    both = Guest(server.url, made, *made["seat_keys"])
    events = both.wait("state")["events"]
    assert [event["move"]["text"] for event in events][:20] == [p.move.text for p in table.played[:20]]
    both.play()
    text = get(server, f"/api/tables/{made['table']}/record", made["watch"]).text
    assert gnomehall.replay(text).version == both.state()["version"]
    both.close()


def test_the_host_arranges_seats_and_options_before_the_start(server: Server) -> None:
    made = new_table(server.url, [DEVICE, OPEN, OPEN])
    host = Guest(server.url, made, made["seat_keys"][0], made["host"])
    host.wait("room")
    assert host.ask("start")["code"] == "open-seats"
    assert host.ask("arrange", seat=1, sit="bot", level="cmd:rm")["code"] == "no-level"
    assert host.ask("arrange", seat=1, sit="bot", level="random", name="Tock")["type"] == "done"
    assert host.ask("arrange", seat=2, sit="device", key="K" * 32)["type"] == "done"
    assert host.ask("configure", options={"no": 1})["code"] == "bad-table"
    assert host.ask("configure", options={"coal_groups": False})["type"] == "done"
    seats = host.latest["room"]["seats"]
    assert [(s["kind"], s["mine"]) for s in seats] == [("human", True), ("bot", False), ("human", True)]
    assert host.ask("start")["type"] == "done"
    assert host.state()["view"]["options"]["coal_groups"] is False
    assert host.ask("start")["type"] == "done", "a second start changes nothing"
    host.close()


def test_chat_is_cleaned_and_kept_and_a_reaction_passes(server: Server) -> None:
    made = begun(server, [{"sit": "device", "name": "Anna"}, DEVICE])
    one = Guest(server.url, made, made["seat_keys"][0])
    one.ask("chat", text="  hello\u0000\u202e\n there ")
    line = one.latest["chat"]["lines"][-1]
    assert (line["name"], line["text"]) == ("Anna", "hello there")
    late = Guest(server.url, made, made["watch"])
    assert late.wait("chat")["lines"][0]["text"] == "hello there"
    one.ask("react", what="bravo")
    assert late.wait("reaction")["what"] == "bravo"
    one.close()
    late.close()


def test_a_hint_names_good_moves_in_three_steps(server: Server) -> None:
    made = begun(server, [DEVICE, DEVICE])
    both = Guest(server.url, made, *made["seat_keys"])
    version = both.wait("state")["version"]
    look = both.ask("hint", version=version, step=1)
    assert look["look"]
    assert not look["good"]
    assert both.ask("hint", version=version, step=2)["good"]
    assert both.ask("hint", version=version, step=3)["rated"][0]["move"]["label"]
    both.close()


def test_a_hint_says_where_to_look_in_the_language_of_the_reader(server: Server) -> None:
    made = begun(server, [DEVICE, DEVICE])
    guest = Guest(server.url, made, *made["seat_keys"], language="fr")
    hint = guest.ask("hint", version=guest.wait("state")["version"], step=1)
    places = {say("fr", f"gems-look-{verb}", "gems") for verb in hint["look"]}
    assert set(hint["sentence"].removeprefix("Regardez : ").split(", ")) == places
    guest.close()


def test_levels_are_described_in_the_language_asked_for(server: Server) -> None:
    level = get(server, "/api/games?language=fr").json()[0]["levels"][-2]
    assert (level["name"], level["title"]) == ("old-root", "Vieille Racine")
    assert level["text"] == "a tout vu sous la montagne et ne pardonne rien."


def test_moves_play_themselves_where_a_seat_wants_it(server: Server) -> None:
    made = begun(server, [DEVICE, DEVICE])
    both = Guest(server.url, made, *made["seat_keys"])
    version, seat = both.wait("state")["version"], both.state()["to_move"]
    for one in (1 - seat, seat):
        assert both.ask("auto", seat=one, moves=["explore"])["type"] == "done"
    after = both.until(lambda m: m["type"] == "state" and m["version"] > version)
    assert after["events"]
    assert not after["mine"], "whoever is next explores by itself, too"
    both.close()


def test_programs_play_over_http(server: Server) -> None:
    made = begun(server, [DEVICE, DEVICE])
    path, key = f"/api/tables/{made['table']}", ",".join(made["seat_keys"])
    state = get(server, f"{path}/state", key).json()
    move = {"type": "play", "id": "a", "version": state["version"], "move": state["legal"][0]["text"]}
    head = {"authorization": f"Bearer {key}"}
    after = web.post(f"{server.url}{path}/moves", json=move, headers=head)
    assert after.json()["version"] > state["version"]
    assert web.post(f"{server.url}{path}/moves", json=move, headers=head).json() == after.json()
    stale = web.post(f"{server.url}{path}/moves", json={**move, "id": "b"}, headers=head)
    assert (stale.status_code, stale.json()["code"]) == (409, "stale")
    began = time.monotonic()
    waited = get(server, f"{path}/state?version={after.json()['version']}&wait=1", key).json()
    assert waited["events"] == []
    assert time.monotonic() - began > 0.9
    replay = get(server, f"{path}/replay?first=0", key).json()
    assert [view["version"] for view in replay["views"]] == list(range(replay["moves"] + 1))


def test_public_tables_are_listed_until_they_begin(server: Server) -> None:
    made = new_table(server.url, [DEVICE, OPEN], public=True)
    assert made["table"] in [table["table"] for table in web.get(f"{server.url}/api/tables?game=gems").json()]
    start_table(server.url, made, "random")
    assert made["table"] not in [table["table"] for table in web.get(f"{server.url}/api/tables").json()]
    assert get(server, f"/api/tables/{made['table']}").status_code == 200, "anybody may watch it"


def test_a_table_of_bots_plays_to_the_end(server: Server) -> None:
    made = begun(server, [{"sit": "bot", "level": "sprout"}] * 2)
    watcher = Guest(server.url, made, made["watch"])
    assert watcher.until(lambda m: m["type"] == "state" and m["over"], 60)["seed"]
    watcher.close()


def test_every_game_is_shown_in_every_language_and_its_bots_move(server: Server, name: str) -> None:
    seats = max(game(name).fewest, 2)
    bot = {"sit": "bot", "level": levels(name, "en")[0].name}
    made = begun(server, [DEVICE, *[bot] * (seats - 1)], game=name)
    for language in LANGUAGES:
        guest = Guest(server.url, made, made["seat_keys"][0], language=language)
        for _ in range(3):
            if guest.state()["mine"] or guest.until(lambda m: m["type"] == "state" and m["mine"], 30):
                assert all(move["label"] for move in guest.state()["legal"])
                assert guest.play()["type"] == "done"
        assert all(event["label"] for event in guest.state()["events"])
        guest.close()
    assert get(server, f"/api/games/{name}/cards?language=fr").json()[0]["name"]
    assert get(server, f"/api/games/{name}/cards.toml").text
    assert get(server, f"/api/games/{name}/rules").status_code == 200
    checked = web.post(f"{server.url}/api/cards", json={"game": name, "cards": "x = 1"}).json()
    assert not checked["ok"]
    assert checked["problem"]


def test_a_card_set_with_turns_without_end_is_good_and_the_answer_warns(server: Server) -> None:
    text = game("gnomopolis").card_set.text.replace("effect = { search = 1 }", "effect = { search = 2 }", 1)
    ask = {"game": "gnomopolis", "cards": text, "language": "fr"}
    checked = web.post(f"{server.url}/api/cards", json=ask).json()
    assert checked["ok"]
    assert "Patrouiller" in checked["warnings"][0]
    ask["cards"] = game("gnomopolis").card_set.text
    assert web.post(f"{server.url}/api/cards", json=ask).json()["warnings"] == []


def test_not_this_round_is_kept_by_the_server_and_ends_with_the_round() -> None:
    """What a page forgets at a reload, the server does not; and in the next round the questions come again."""
    table = gnomehall.new_table("gnomeland", seats=2, seed=7)
    while "decline" not in {move.text for move in table.legal()}:
        table.play(table.legal()[0].text)
    sitter = Sitter("human", resting=["decline"], rests_in=table.game.period(table.state))
    assert is_automatic(sitter, table)
    sitter.rests_in -= 1
    assert not is_automatic(sitter, table)


def test_resting_is_told_to_its_owner_and_can_be_taken_back(server: Server) -> None:
    made = begun(server, [DEVICE, DEVICE], game="gnomeland")
    both = Guest(server.url, made, *made["seat_keys"])
    both.wait("state")
    assert both.ask("auto", seat=0, moves=["decline"], this_round=True)["type"] == "done"
    again = Guest(server.url, made, *made["seat_keys"])  # the page is loaded anew
    seat = again.wait("room")["seats"][0]
    assert (seat["resting"], seat["rests_in"], seat["auto"]) == (["decline"], 1, [])
    assert again.ask("auto", seat=0, moves=[], this_round=True)["type"] == "done"
    assert again.until(lambda m: m["type"] == "room" and not m["seats"][0]["resting"])
    both.close()
    again.close()


def test_who_starts_is_told_you_start_and_the_others_hear_the_name(server: Server) -> None:
    names = ["Anna", "Ben"]
    made = begun(server, [{"sit": "device", "name": name} for name in names])
    told = [
        get(server, f"/api/tables/{made['table']}/state", key).json()["events"][0]["label"] for key in made["seat_keys"]
    ]
    first = told.index("You start")
    assert told[1 - first] == f"{names[first]} starts"
