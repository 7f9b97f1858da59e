"""Card sets by link, files checked for their game, and the cards of a table chosen by its host."""

from __future__ import annotations

import re
from typing import Any  # an answer is any plain data

import pytest

from gnomehall.core.cards import parse_card_set
from gnomehall.core.dice import Dice
from gnomehall.core.mistakes import CardMistake
from gnomehall.core.playout import random_move
from gnomehall.core.table import Table
from gnomehall.games import GAMES, game
from tests.server.harness import Guest, Server, new_table, start_table
from tests.server.harness import web as client


def web(address: str, body: object = None, key: str = "") -> Any:
    """What the server answers, a refusal too."""
    headers = {"authorization": f"Bearer {key}"} if key else {}
    answer = client.get(address, headers=headers) if body is None else client.post(address, json=body, headers=headers)
    return answer.json()


OWN = game("gems").card_set.text.replace("count = 10", "count = 11", 1)


def test_a_file_is_known_for_the_game_it_belongs_to(server: Server, name: str) -> None:
    text = game(name).card_set.text
    for other in GAMES:
        body = {"game": other, "cards": text}
        checked = web(f"{server.url}/api/cards", body)
        assert (checked["game"], checked["ok"]) == (name, other == name)


@pytest.mark.parametrize("text", ["", "# nothing", "[set]\nname = 'x'", "a = 1", "this is = = no TOML"])
def test_a_file_without_cards_belongs_to_no_game(server: Server, text: str) -> None:
    checked = web(f"{server.url}/api/cards", {"game": "gems", "cards": text, "tree": True})
    assert (checked["game"], checked["ok"]) == ("", False)


def test_a_set_is_shared_by_its_link_and_the_same_set_has_the_same_link(server: Server) -> None:
    body = {"game": "gems", "cards": OWN}
    made = web(f"{server.url}/api/sets", body)
    assert made == web(f"{server.url}/api/sets", body)
    assert web(f"{server.url}/api/sets/{made['id']}") == {**made, "game": "gems", "cards": OWN}
    assert web(f"{server.url}/api/sets/{'0' * 24}")["code"] == "not-found"
    assert web(f"{server.url}/api/sets", {"game": "gems", "cards": "a = 1"})["code"] == "bad-cards"


def test_the_host_chooses_the_cards_until_the_match_begins_and_the_table_names_them(server: Server) -> None:
    made = new_table(server.url, [{"sit": "device"}, {"sit": "device"}])
    where = f"{server.url}/api/tables/{made['table']}/cards"
    named = re.sub(r'(\[set\]\s+name = )"[^"]*"', r'\1"Deep and Dear"', OWN)
    assert web(where, {"cards": named}, made["seat_keys"][0])["code"] == "not-host"
    room = web(where, {"cards": named}, made["host"])
    assert (room["own_cards"], room["card_set"]) == (True, "Deep and Dear")
    assert web(where, {"cards": game("gnomeland").card_set.text}, made["host"])["code"] == "bad-cards"
    assert web(where, {"cards": None}, made["host"])["card_set"] == ""
    web(where, {"cards": named}, made["host"])
    start_table(server.url, made)
    guest = Guest(server.url, made, *made["seat_keys"])
    assert guest.wait("room")["card_set"] == "Deep and Dear"
    guest.close()
    assert web(where, {"cards": None}, made["host"])["code"] == "started"


def test_a_card_without_a_name_and_a_name_twice_are_refused(name: str) -> None:
    text = game(name).card_set.text
    first, second = re.findall(r'^name = \{ en = "([^"]*)"', text, re.MULTILINE)[-2:]
    for other, key in (("", "no-name"), (second, "same-name")):
        with pytest.raises(CardMistake) as raised:
            game(name, parse_card_set(text.replace(f'en = "{first}"', f'en = "{other}"'), "cards"))
        assert raised.value.key == key


def test_a_match_with_own_cards_is_replayed_elsewhere_with_them(server: Server) -> None:
    named = OWN.replace('en = "Ruby"', 'en = "Blood Stone"')
    table, dice = Table(game("gems", parse_card_set(named, "cards")), 2), Dice(7)
    while not table.is_over:
        table.play(random_move(table.state, dice))
    summary = web(f"{server.url}/api/summary", {"record": table.record()})
    assert "Blood Stone" in {card["name"] for card in summary["cards"]}
