"""The Gnomopolis board: choices, the caravan, why not, undo, the cards, other districts, the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import gnomehall
from gnomehall.core.table import Table
from tests.browser.conftest import PHONE, Open, axe, key_ring
from tests.browser.hall import Hall
from tests.browser.hands import CHOICES, wait_for_turn
from tests.browser.plays import played

USED = re.compile(r"\bused\b")
SEATS = [{"sit": "device", "name": "Ada"}, {"sit": "device", "name": "Bo"}]
LANGUAGES = ("en", "pt", "fr", "it")


def can(*texts: str) -> Callable[[Table], bool]:
    """Seat 0 is free to play all of these."""
    def enough(table: Table) -> bool:
        view: Any = table.view()
        return table.to_move == 0 and not view["owed"] and set(texts) <= {move.text for move in table.legal()}
    return enough


def late(table: Table) -> bool:
    """Seat 0 has three buildings, and one of them can be used."""
    view: Any = table.view()
    mine = view["seats"][0]["buildings"]
    return table.to_move == 0 and not view["owed"] and len(mine) >= 3 and any(place["move"] for place in mine)


def opened(visit: Open, hall: Hall, enough: Callable[[Table], bool], **more: Any) -> Page:
    made = hall.play_on("gnomopolis", SEATS, *played("gnomopolis", 2, enough))
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gnomopolis", made.keys[:1]), **more)
    page.wait_for_selector(".gnomopolis")
    wait_for_turn(page)
    return page


def place(page: Page, name: str) -> Any:
    return page.locator(f"[data-place='{name}'] button").first


def test_a_choice_opens_beside_the_parchment_and_can_be_taken_back(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, can("use train"))
    place(page, "train").click()
    expect(page.get_by_role("dialog")).to_contain_text("Learn a trade")
    page.keyboard.press("Escape")
    expect(page.locator(CHOICES)).to_have_count(0)
    place(page, "train").click()  # what asks can be pressed again
    expect(page.locator(CHOICES).first).to_be_focused()
    page.keyboard.press("Enter")
    expect(place(page, "train")).to_have_class(USED)
    page.locator(".bar-turn").get_by_role("button", name="Undo", exact=True).click()
    page.locator(".bar-turn").get_by_role("button", name="Undo", exact=True).click()
    named = "Learn a trade: 1 villager, who leaves → 1 specialist. You can use it"
    expect(place(page, "train")).to_have_accessible_name(named)


def test_a_gnome_can_be_gained_from_the_capital_it_stands_in(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, can("use train"))
    place(page, "train").click()
    page.wait_for_selector(CHOICES)
    page.keyboard.press("Escape")
    page.locator(".capital").get_by_role("button", name="Gain a soldier").click()
    expect(place(page, "train")).to_have_class(USED)


def test_the_caravan_shows_the_district_it_visits(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, can("caravan"))
    expect(page.locator("#gp-district")).to_have_text("Your district")
    place(page, "caravan").click()
    expect(page.locator("#gp-district")).to_have_text("Caravan at Bo’s")
    page.locator(".district .parch.glow").first.click()
    expect(page.locator("#gp-district")).to_have_text("Your district")
    expect(place(page, "caravan")).to_have_class(USED)


def test_what_is_not_legal_says_why_with_the_rule(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, lambda table: can()(table) and "use trade" not in {move.text for move in table.legal()})
    place(page, "trade").click(force=True)
    expect(page.locator(".look [role=alert]")).to_contain_text("P-6")


def test_passing_before_anybody_worked_asks_first(visit: Open, hall: Hall) -> None:
    def fresh(table: Table) -> bool:
        view: Any = table.view()
        mine = view["seats"][0]
        at_work = [place for place in [*mine["board"], *mine["buildings"], mine["caravan"]] if place["used"]]
        return can()(table) and not at_work and mine["team"] is None and len(table.legal()) > 1

    page = opened(visit, hall, fresh)
    passing = page.locator(".bar-turn").get_by_role("button", name="Pass and draw 3")
    passing.click()
    expect(page.get_by_role("dialog")).to_contain_text("Pass all the same?")
    before = page.get_attribute(".table", "data-version")
    page.get_by_role("dialog").get_by_role("button", name="Pass", exact=True).click()
    page.wait_for_selector(f".table:not([data-version='{before}'])")


def test_a_gnome_dropped_on_a_parchment_works_there(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, can("use grow"))
    page.locator(".active").get_by_role("button", name="Child").first.drag_to(place(page, "grow"))
    expect(place(page, "grow")).to_have_class(USED)


def test_every_card_says_where_it_comes_from(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, late)
    expect(page.locator(".cards .card .src")).to_have_count(0)  # where a card comes from is told when it is looked at
    page.locator(".cards .card").first.hover()
    expect(page.locator(".look .prov")).to_contain_text("Gnomehall’s design")
    page.get_by_role("button", name="All cards").click()
    book = page.get_by_role("dialog")
    expect(book.locator("li")).to_have_count(28 + 4 + 7)
    expect(book.locator("li", has_text="Atelier").first).to_contain_text("Rulebook: name")
    expect(book.locator("li", has_text="Pottery").first).to_contain_text("Designed by Gnomehall")


def test_one_can_look_into_the_district_of_another(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, late)
    page.get_by_role("button", name="See the district of Bo").click()
    expect(page.locator("#gp-district")).to_have_text("District of Bo")
    page.get_by_role("button", name="If it ended now").click()
    expect(page.get_by_role("dialog")).to_contain_text("Total")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_a_phone_in_every_language(visit: Open, hall: Hall, language: str) -> None:
    page = opened(visit, hall, late, size=PHONE, language=language)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    wide = page.eval_on_selector_all(
        ".gnomopolis button, .bar-turn button",
        "all => all.filter((one) => [...one.children].some((part) =>"
        " part.getBoundingClientRect().right > one.getBoundingClientRect().right + 1))"
        ".map((one) => one.outerHTML.slice(0, 90))")
    assert wide == []


def test_axe_finds_nothing_in_a_choice(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, can("use train"))
    place(page, "train").click()
    page.wait_for_selector(CHOICES)
    assert axe(page) == []


def test_at_the_end_the_points_add_up_as_the_gnomes_go_home(visit: Open, hall: Hall) -> None:
    made = hall.play_on("gnomopolis", SEATS, *played("gnomopolis", 2, lambda table: table.is_over))
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gnomopolis", made.keys))
    page.wait_for_selector(".hs")
    total = page.locator(".rank tbody tr", has_text="Ada").locator(".tt").inner_text()
    expect(page.locator(".homes .sum b")).to_have_text(total, timeout=20_000)
    assert axe(page) == []


def ends_within_a_choice(table: Table) -> bool:
    """Seat 0 can play something that calls the last round and still asks for a choice."""
    return table.to_move == 0 and not table.is_over and last_call(table) is not None


def last_call(table: Table) -> str | None:
    view: Any = table.view()
    if view["end"]["last_round"] or view["end"]["coins_left"] > 3:
        return None
    for move in table.legal():
        after = table.play_on(len(table.played))
        after.play(move.text)
        seen: Any = after.view()
        owed = seen["owed"]
        if after.to_move == 0 and seen["end"]["last_round"] and owed and owed["decision"] != "visit":
            return move.text
    return None


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_a_question_waits_until_the_news_of_the_last_round_is_read(visit: Open, hall: Hall, speed: str) -> None:
    record, moves = played("gnomopolis", 2, ends_within_a_choice)
    call = last_call(gnomehall.replay(record))
    assert call is not None
    made = hall.play_on("gnomopolis", SEATS, record, moves)
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gnomopolis", made.keys), speed=speed)
    page.wait_for_selector(".gnomopolis")
    wait_for_turn(page)
    place(page, call.split()[1]).click()
    news = page.locator(".happen", has_text="Last round")
    news.get_by_role("button", name="Go on").click()
    expect(news).to_have_count(0)
    expect(page.locator(".pop .pick").first).to_be_focused()
