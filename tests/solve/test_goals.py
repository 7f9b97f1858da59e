"""Goals are expressions over facts: read with every mistake named, and measured like the view."""

from __future__ import annotations

import pytest

from gnomehall.core.errors import ValidationError
from gnomehall.core.goal_texts import DEEPEST, LONGEST, read_goal
from gnomehall.core.view import plain
from gnomehall.games import game
from gnomehall.solve import facts_of
from tests.conftest import random_states

NAMES = ("points", "lead", "coins")



@pytest.mark.parametrize(("text", "value"), [
    ("2 + 3 - 1", 4), ("1 + 1 == 2", 1), ("2 > 2", 0), ("2 >= 2", 1), ("1 < 2 and 3 <= 3", 1), ("1 == 2 or 2 != 2", 0),
    ("not 1 == 2", 1), ("not (1 == 1 and 2 == 2)", 0), ("1 == 2 and 1 == 1 or 3 == 3", 1), ("5 - (2 - 1)", 4),
])
def test_an_expression_has_the_value_of_its_parts(name: str, text: str, value: int) -> None:
    it = game(name)
    facts = facts_of(it)
    assert read_goal(text, facts.names).value(facts, it.start(it.fewest), 0) == value


@pytest.mark.parametrize(("text", "problem"), [
    ("", "ends too early"), ("points >=", "ends too early"), ("(points", "ends too early"),
    ("gold > 1", "no fact 'gold'"),
    ("points > 1 2", "ended before '2'"), ("points $ 1", "cannot contain '\\$'"), ("and points", "where 'and' stands"),
    ("points > 99999", "up to 9999"), ("points > 1 > 2", "ended before '>'"), (")", "where '\\)' stands"),
    ("1 + " * LONGEST, "at most"), ("(" * (DEEPEST + 1) + "1", "brackets"), ("not " * 40 + "1", "brackets"),
    ("1+" * 40 + "1", "parts"), ("__import__", "no fact"), ("points.x", "cannot contain"),
])
def test_a_mistake_is_named(text: str, problem: str) -> None:
    with pytest.raises(ValidationError, match=problem):
        read_goal(text, NAMES)


def test_facts_are_what_the_view_shows(name: str) -> None:
    it = game(name)
    facts = facts_of(it)
    seats = max(2, it.fewest)
    seen = 0
    for number, (state, _) in enumerate(random_states(name, seats, 3)):
        if state.mover < 0 or number % 9:
            continue
        seen += 1
        view = plain(it.view(state))
        for seat in range(seats):
            found = facts.all_of(state, seat)
            assert found["points"] == state.scores()[seat]
            assert found["place"] == state.places()[seat] + 1
            CHECKS[name](view, seat, found)
    assert seen > 5


def gems_facts(view, seat, found):
    own = view["seats"][seat]
    assert found["tokens"] == own["tokens"]
    assert found["claimed"] == sum(own["claimed"].values())
    assert found["home"] == own["reserve"]
    assert found["free"] == sum(view["free"].values())
    assert found["hidden"] == view["face_down"]
    assert found["coal"] == own["pile"].get("coal", 0)


def gnomopolis_facts(view, seat, found):
    own = view["seats"][seat]
    homes = own["housing"]["homes"]
    beds = [bed for home in homes if home["place"] != "board" for bed in home["beds"]]
    assert found["coins"] == own["coins"]
    assert found["assistants"] == own["assistants"]
    assert found["buildings"] == len(own["buildings"])
    assert found["councilors"] == len(own["councilors"])
    assert found["homeless"] == sum(own["housing"]["homeless"].values())
    assert found["housed"] == sum(bed["gnome"] is not None for bed in beds)
    assert found["empty_beds"] == sum(bed["gnome"] is None for bed in beds)
    assert found["round"] == view["round"]
    assert found["last_round"] == view["end"]["last_round"]
    assert found["gnomes"] == own["gnomes"]
    places = [*own["board"], *own["buildings"], *own["councilors"], own["caravan"], own["team"] or {"standing": {}}]
    bags = [own["mug"], own["active"], own["exhausted"], *[place["standing"] for place in places]]
    for kind in ("child", "villager", "soldier", "merchant", "artisan", "inventor"):
        assert found[f"{kind}_gnomes"] == sum(bag.get(kind, 0) for bag in bags)
    for kind in ("soldier", "merchant", "artisan", "inventor"):
        assert found[f"{kind}_buildings"] == own["types"].get(kind, 0)
        assert found[f"{kind}_councilor"] == any(
            it["type"] == kind and it["holder"] == seat for it in view["councilors"])


def gnomeland_facts(view, seat, found):
    own = view["seats"][seat]
    assert found["score"] == own["score"]
    assert found["building_points"] == own["building_points"]
    assert found["upgraded"] == sum(space["side"] == "advanced" for space in (*own["lower"], *own["upper"]))
    assert found["gnomes"] == own["gnomes"]
    assert found["dice"] == len(own["dice"])
    assert found["round"] == view["round"]
    assert found["buildings"] == len(own["covered"]) + sum(
        space["side"] != "printed" for space in (*own["lower"], *own["upper"]))
    is_actor = seat == view["actor"]
    assert found["missions"] == (sum(it["done"] for it in view["missions"] if it) if is_actor else 0)
    apart = view["contest"] is not None or view["asks"]["what"] == "keep"  # the Warehouses are not part of the pool
    for fact, kind in (("coins", "coin"), ("weapons", "weapon"), ("mana", "mana")):
        assert found[fact] == own["pool"][kind] + (0 if is_actor and apart else own["stored"][kind])
    for fact, kind in (("traders", "trader"), ("soldiers", "soldier"), ("wizards", "wizard")):
        assert found[fact] == own["mercenaries"][kind]


CHECKS = {"gems": gems_facts, "gnomopolis": gnomopolis_facts, "gnomeland": gnomeland_facts}
