"""The daily deal on the page: played twice it is the same, and the result stands beside the bot's par."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import PHONE, WIDE, Open, axe
from tests.browser.hall import Hall

PATIENCE = 120_000  # milliseconds: the par takes a while on a busy machine


def open_deal(page: Page, name: str) -> str:
    """Press the button of a game's deal; the table."""
    page.get_by_role("region", name=name).get_by_role("button", name="Play today’s deal").press("Enter")
    page.wait_for_selector(".table")
    return page.url.rsplit("/", 1)[-1].split("#")[0]


def key_of(page: Page, table: str) -> str:
    kept = json.loads(page.evaluate("localStorage['gnomehall.tables']"))
    return str(next(one for one in kept if one["table"] == table)["keys"][0])


def play_out(hall: Hall, table: str, key: str, most: int = 400) -> list[str]:
    """Play with the first legal move each time; the moves and what chance did."""
    for n in range(most):
        state = hall.call(f"/tables/{table}/state", key)
        if state["over"]:
            break
        if not state["mine"]:
            hall.call(f"/tables/{table}/state?version={state['version']}&wait=5", key)
            continue
        move = {"type": "play", "id": f"m{n}", "version": state["version"], "move": state["legal"][0]["id"]}
        hall.call(f"/tables/{table}/moves", key, move)
    return [event["move"]["text"] for event in hall.call(f"/tables/{table}/state", key)["events"]]


def test_the_deal_of_a_day_is_the_same_twice_and_the_result_is_kept(visit: Open, hall: Hall) -> None:
    solo = {"name": "Solo", "exact": True}
    page = visit("/")
    page.get_by_role("link", name="Daily deal").click()
    page.get_by_role("region", name="Gnomopolis").get_by_role("button", **solo).press("Enter")
    table = open_deal(page, "Gnomopolis")
    first = play_out(hall, table, key_of(page, table), 25)
    other = visit("/daily")
    region = other.get_by_role("region", name="Gnomopolis")
    region.get_by_role("button", **solo).press("Enter")
    table = open_deal(other, "Gnomopolis")
    other.goto(f"{hall.url}/daily")
    region.get_by_role("button", **solo).click()
    region.get_by_role("link", name="Continue today’s deal").click()
    other.wait_for_selector(".table")
    assert other.url.endswith(f"/play/{table}")
    other.goto(f"{hall.url}/daily")
    second = play_out(hall, table, key_of(other, table))
    assert len(first) > 25
    assert second[: len(first)] == first, "the same moves, the same chance"
    other.reload()
    region.get_by_role("button", **solo).click()
    region.get_by_text("Your points").wait_for()
    assert region.get_by_role("button", name="Play again").count() == 1
    assert region.locator("tbody tr").count() == 2, "the par, and the one who finished"


def test_the_end_of_a_daily_match_tells_place_and_par_in_the_measure_that_ranks(visit: Open, hall: Hall) -> None:
    """With others at the table that is the lead over the best of them, and par is told in the same."""
    page = visit("/daily")
    region = page.get_by_role("region", name="Gems & Gnomes")
    expect(region.locator(".par .by")).to_have_text(re.compile(r"^[+−-]?\d+$"), timeout=PATIENCE)  # the bot has played it
    table = open_deal(page, "Gems & Gnomes")
    key = key_of(page, table)
    play_out(hall, table, key, 1500)
    page.reload()  # it would show the moves one by one
    panel = page.get_by_role("region", name="This was the deal of the day")
    expect(panel).to_contain_text(re.compile(r"Place \d+ of \d+\."), timeout=PATIENCE)
    scores = hall.call(f"/tables/{table}/state", key)["view"]["scores"]
    me = next(seat["seat"] for seat in hall.call(f"/tables/{table}", key)["seats"] if seat["kind"] == "human")
    lead = scores[me] - max(score for seat, score in enumerate(scores) if seat != me)
    panel.get_by_role("link", name="Back to the daily deal").click()
    region.locator(".own").wait_for()
    par = number(region.locator(".par .by").inner_text())
    own = region.locator(".own")
    assert number(own.locator(".num").inner_text()) == lead
    said = own.locator("small").inner_text()
    if lead == par:
        assert said.startswith("exactly par")
    else:
        assert said.startswith(f"{abs(lead - par)} {'better than' if lead > par else 'short of'} par")
    assert number(said.split("(")[1].rstrip(")")) == par


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def test_the_par_comes_and_yesterdays_match_can_be_watched(visit: Open, hall: Hall) -> None:
    page = visit("/daily")
    region = page.get_by_role("region", name="Gems & Gnomes")
    region.get_by_role("link", name="Yesterday’s solution").click(timeout=PATIENCE)
    page.wait_for_selector(".pg[data-shown='0']")
    page.get_by_role("slider").press("End")
    page.wait_for_selector(".then")
    assert "/daily/yesterday/gems" in page.url


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_on_the_daily_deal(visit: Open, hall: Hall, size: ViewportSize) -> None:
    page = visit("/daily", size=size)
    page.wait_for_selector(".deal table")
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
