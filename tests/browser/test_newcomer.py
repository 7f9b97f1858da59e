"""A newcomer finds out at the table what it is about, and is asked the first-time questions once."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect

from gnomehall.core.table import Table
from tests.browser.conftest import Open, axe, key_ring
from tests.browser.hall import Hall
from tests.browser.newcomer import TITLES, examine
from tests.browser.plays import played


@pytest.mark.parametrize("game", TITLES)
def test_a_newcomer_finds_every_answer_at_the_table(browser: Browser, hall: Hall, game: str) -> None:
    assert examine(browser, hall, game) == []


def test_play_now_asks_once_who_i_am(visit: Open) -> None:
    page = visit("/")
    page.evaluate("localStorage['gnomehall.settings'] = JSON.stringify({speed: 'instant'})")
    page.reload()
    play = page.get_by_role("button", name="Play now").first
    play.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="Sprout")).to_be_checked()
    expect(dialog.get_by_role("switch", name="The wizard sits beside you")).to_be_checked()
    assert axe(page) == []
    dialog.get_by_label("Your name").fill("Ada")
    dialog.get_by_role("button", name="Start").click()
    page.wait_for_selector(".table")
    kept = json.loads(page.evaluate("localStorage['gnomehall.settings']"))
    assert kept["name"] == "Ada"
    page.goto(page.url.split("/play")[0])
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(".table")
    assert page.get_by_role("dialog").count() == 0


def test_a_copy_question_names_the_one_who_is_asked(visit: Open, hall: Hall) -> None:
    people = [{"sit": "device", "name": "Anna"}, {"sit": "device", "name": "Ben"}]
    made = hall.make("gnomeland", people, deal=7)
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gnomeland", made.keys))
    page.wait_for_selector(".table[data-mine=true]")
    mover = page.locator(".bar-turn .say b").inner_text().split("’")[0]
    for _ in range(12):
        if page.locator(".ask").count():
            break
        options, before = page.locator(".pop .opt"), page.get_attribute(".table", "data-version")
        asked = options.count() > 0
        (options if asked else page.locator(".board .glow, .board .glow-soft")).first.click()
        page.wait_for_function("""([before, asked]) => document.querySelector(".ask")
          || document.querySelector(".table").dataset.version !== before
          || (!asked && document.querySelector(".pop .opt"))""", arg=[before, asked])
    other = "Ben" if mover == "Anna" else "Anna"
    expect(page.locator(".ask h2")).to_contain_text(f"{other}, do you copy")
    expect(page.locator(".ask h2")).to_contain_text(f"from {mover}")
    assert axe(page) == []
    page.get_by_role("button", name="Not this round").click()
    expect(page.locator(".ask")).to_have_count(0)


def lost(table: Table) -> bool:
    """The first seat has lost."""
    return table.is_over and table.scores()[0] < max(table.scores())


@pytest.mark.parametrize("game", TITLES)
def test_a_loss_says_the_one_thing_that_would_have_helped(visit: Open, hall: Hall, game: str) -> None:
    seats = [{"sit": "device", "name": "Ada"}, {"sit": "device", "name": "Bo"}]
    made = hall.play_on(game, seats, *played(game, 2, lost))
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, game, made.keys[:1]))
    expect(page.get_by_role("heading", name="Bo is king of the gnomes")).to_be_visible()
    expect(page.get_by_text("would have helped most")).to_be_visible()
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("begun", [True, False])
def test_a_good_code_that_comes_too_late_is_no_wrong_code(visit: Open, hall: Hall, begun: bool) -> None:
    made = hall.make("gems", [{"sit": "device", "name": "Anna"}, {"sit": "device", "name": "Ben"}], start=begun)
    page = visit(f"/join/{made.code}", allow=("403", "404", "409", "410"))
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("The match has begun." if begun else "All stools are taken.")
    assert page.get_by_text("mistyped").count() == 0
    expect(page.get_by_role("link", name="Back to the shelf").last).to_be_visible()
    assert axe(page) == []
