"""What a page is told, and what the terminal draws."""

from __future__ import annotations

import io
import json
import random

import pytest
from rich.console import Console

from gnomehall import new_table
from gnomehall.core.languages import LANGUAGES
from gnomehall.core.words import say
from gnomehall.games.gnomopolis.cards import KINDS
from gnomehall.games.gnomopolis.terminal import draw
from tests.gnomopolis.at_table import District, can, do, seen, settle, table


def test_a_parchment_tells_the_move_that_uses_it_and_what_lies_on_it():
    state = table(District("merchant child", buildings="tollgate"), District(buildings="mint"))
    do(state, "use trade")
    me, other = seen(state)["seats"]
    by_id = {p["id"]: p for p in [*me["board"], *me["buildings"]]}
    assert by_id["trade"] == {
        "id": "trade", "move": None, "without_effect": [], "used": True, "standing": {"merchant": 1}, "lying": {},
        "coins": 0, "assistants": 0,
    }
    assert by_id["grow"]["move"] == "use grow"
    assert by_id["tollgate"]["move"] is None
    assert all(p["move"] is None for p in [*other["board"], *other["buildings"]])
    assert me["caravan"]["move"] == "caravan"
    assert me["caravan"]["next"] == 1
    assert me["caravan"]["could_use"] == ["grow"]


def test_every_legal_use_visit_and_build_is_on_its_card():
    for seats in (1, 2, 4):
        match = new_table("gnomopolis", seats, seed=seats)
        dice = random.Random(seats)
        while match.to_move is not None:
            view = match.view()
            shown = set()
            for seat in view["seats"]:
                parts = [*seat["board"], *seat["buildings"], *seat["councilors"], seat["caravan"]]
                shown |= {p["move"] for p in parts if p["move"]}
            shown |= {f"build {card['id']}" for card in view["offer"] if card and card["can_build"]}
            texts = {move.text for move in match.legal()}
            assert shown == {text for text in texts if text.split()[0] in ("use", "visit", "build", "caravan")}
            match.play(dice.choice(match.legal()))


def test_the_decision_owed_is_told_with_its_card():
    state = table(District("villager soldier artisan child", buildings="theatre", assistants=2), District(),
                  offer="scouts_lodge")
    assert seen(state)["owed"] is None
    asked = do(state.clone(), "use train")
    assert seen(asked)["owed"] == {
        "decision": "gain", "seat": 0, "card": "train", "place": "train", "left": 1,
        "choice": ["soldier", "merchant", "artisan", "inventor"],
    }
    asked = do(state.clone(), "use theatre")
    assert seen(asked)["owed"] == {
        "decision": "pay", "seat": 0, "card": "theatre", "place": "theatre", "left": 1, "lying": False,
    }
    asked = do(state.clone(), "build scouts_lodge")
    assert seen(asked)["owed"] == {
        "decision": "employ", "seat": 0, "card": "scouts_lodge", "icon": "soldier", "left": 2,
    }
    asked = do(state.clone(), "caravan", "visit patrol")
    assert seen(asked)["owed"] == {
        "decision": "search", "seat": 0, "card": "patrol", "place": "caravan", "left": 1,
    }
    assert seen(do(state.clone(), "caravan"))["owed"] == {"decision": "visit", "seat": 0, "host": 1}


def test_the_offer_tells_how_many_of_a_team_are_missing():
    state = table(District("villager soldier", assistants=1), District(), offer="atelier gatehouse mint citadel")
    assert [(card["can_build"], card["missing"]) for card in seen(state)["offer"][:4]] == [
        (True, 0), (False, 1), (False, 1), (False, 1),
    ]


def test_the_gnomes_of_a_seat_are_all_of_its_district_those_at_work_included():
    state = table(
        District("merchant child villager villager", mug="child", rest="soldier", assistants=1), District(mug="child"),
    )
    count = [seat["gnomes"] for seat in seen(state)["seats"]]
    assert count == [6, 1]
    do(state, "use trade")
    settle(do(state, "build atelier", "employ villager", "employ villager"))
    assert [seat["gnomes"] for seat in seen(state)["seats"]] == [6 + 3, 1]


def test_a_gnome_that_lies_has_left_the_district_already():
    state = table(District("child villager", mug="child"), District())
    do(state, "use grow")
    me = seen(state)["seats"][0]
    assert me["gnomes"] == 3  # the child that lies is not counted, the villager that came is
    settle(do(state, "pass"))
    assert seen(state)["seats"][0]["gnomes"] == 3


def test_the_gnomes_of_a_seat_are_those_with_a_bed_and_those_without():
    match = new_table("gnomopolis", 3, seed=4)
    dice = random.Random(4)
    while match.to_move is not None:
        for seat in match.view()["seats"]:
            beds = [bed for home in seat["housing"]["homes"] for bed in home["beds"]]
            housed = sum(bed["gnome"] is not None for bed in beds)
            assert seat["gnomes"] == housed + sum(seat["housing"]["homeless"].values())
        match.play(dice.choice(match.legal()))


def test_the_points_shown_are_the_sum_of_their_lines():
    match = new_table("gnomopolis", 3, seed=1)
    dice = random.Random(1)
    while match.to_move is not None:
        match.play(dice.choice(match.legal()))
    for seat, points in zip(match.view()["seats"], match.scores(), strict=True):
        assert seat["points"] == points == sum(seat["parts"].values())


@pytest.mark.parametrize("seats", [1, 4])
def test_the_terminal_draws_every_position_of_a_match(seats):
    match = new_table("gnomopolis", seats, seed=seats)
    dice = random.Random(seats)
    names = ["Anna", "Bram", "Cleo", "Dunstan"][:seats]
    step = 0
    while match.to_move is not None:
        if step % 9 == 0:
            screen = Console(file=io.StringIO(), width=100)
            screen.print(draw(match, names))
            text = screen.file.getvalue()
            assert "Ancient Capital" in text
            assert all(name in text for name in names)
        match.play(dice.choice(match.legal()))
        step += 1
    json.dumps(match.view())


def test_the_terminal_shows_who_works_where():
    match = new_table("gnomopolis", 2, seed=1)
    match.state = settle(table(District("merchant child soldier"), District()))
    match.play("use grow")
    screen = Console(file=io.StringIO(), width=100)
    screen.print(draw(match, ["Anna", "Bram"]))
    assert "[Cx grow up]" in screen.file.getvalue()
    assert "use grow" not in can(match.state)


def test_the_terminal_warns_of_an_action_that_comes_to_nothing():
    match = new_table("gnomopolis", 2, seed=1)
    match.state = table(District("child", mug="", assistants=1, buildings="laboratory"), District())
    match.state.ancient_gnomes = match.state.new_gnomes = 0
    screen = Console(file=io.StringIO(), width=100)
    screen.print(draw(match, ["Anna", "Bram"]))
    text = screen.file.getvalue()
    assert "P-9 Grow up: Neither Capital has a villager left." in text
    assert "P-9 Laboratory: There is nobody to search for all of it." in text


def test_every_warning_is_a_text_in_every_language():
    for language in LANGUAGES:
        parts = (*KINDS, "choice", "draw", "search")
        assert len({say(language, "gnomopolis-without-effect", "gnomopolis", kind=part) for part in parts}) == 9
