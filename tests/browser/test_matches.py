"""Whole matches on the page: by mouse, by keyboard alone, on a phone, on one device, alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Open, key_ring
from tests.browser.hall import Hall
from tests.browser.hands import click_through, play_now, tap_through, type_through, wait_for_turn

GAMES = ("gems", "gnomopolis", "gnomeland")
TITLES = {"gems": "Gems & Gnomes", "gnomopolis": "Gnomopolis", "gnomeland": "Gnomeland"}


def against_a_bot(hall: Hall, game: str) -> tuple[str, list[dict[str, object]]]:
    """A table against one bot, and what the browser knows of it."""
    level = hall.call("/games")[0]["levels"][0]["name"]
    seats = [{"sit": "device", "name": "Ada"}, {"sit": "bot", "level": level, "name": "Pim"}]
    made = hall.make(game, seats)
    return f"/play/{made.table}", key_ring(hall, made, game, made.keys)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_played_with_the_mouse_from_the_shelf(visit: Open, hall: Hall, game: str) -> None:
    page = visit("/")
    play_now(page, TITLES[game])
    assert click_through(page, game) > 10
    expect(page.locator(".rank tbody tr")).to_have_count(3)
    expect(page.locator(".win-banner h2")).not_to_be_empty()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_played_with_the_keyboard_alone(visit: Open, hall: Hall, game: str) -> None:
    path, tables = against_a_bot(hall, game)
    page = visit(path, tables=tables)
    assert type_through(page, game) > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_played_on_a_phone(visit: Open, hall: Hall, game: str) -> None:
    path, tables = against_a_bot(hall, game)
    page = visit(path, size=PHONE, tables=tables, touch=True, still=False)
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert tap_through(page, game) > 10
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_two_people_play_on_one_device(visit: Open) -> None:
    page = visit("/")
    page.get_by_role("button", name="One device").first.click()
    page.get_by_role("textbox", name="Player 1").fill("Ada")
    page.get_by_role("textbox", name="Player 2").fill("Bo")
    page.get_by_role("button", name="Start").click()
    movers = set()
    for _ in range(8):
        wait_for_turn(page)
        movers.add(page.locator(".bar-turn .say b").inner_text().strip())
        before = page.get_attribute(".table", "data-version")
        page.locator(".toks .glow-soft").first.click()
        page.wait_for_selector(f".table[data-mine=true]:not([data-version='{before}'])")
    assert movers == {"Ada’s turn", "Bo’s turn"}


def test_gnomopolis_can_be_played_alone(visit: Open) -> None:
    page = visit("/")
    page.get_by_role("button", name="Solo").click()
    assert click_through(page, "gnomopolis") > 10


def test_bots_can_be_watched(visit: Open) -> None:
    page = visit("/")
    page.get_by_role("button", name="Watch bots").first.click()
    page.wait_for_selector(".table")
    expect(page.locator(".log li").nth(4)).to_be_attached(timeout=20_000)
    assert page.locator(".board .glow").count() == 0
