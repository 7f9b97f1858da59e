"""Looking at things: nothing is played by it; what cannot be undone is shown first; what lacks is named."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gnomehall.core.table import Table
from tests.browser.conftest import Open, axe, key_ring
from tests.browser.hall import Hall
from tests.browser.hands import wait_for_turn
from tests.browser.plays import played
from tests.browser.screenshots import NAMES, _middle, device

THINGS = {"gems": ".toks button.up", "gnomopolis": ".pgrid .parch", "gnomeland": ".mc"}


def opened(visit: Open, hall: Hall, game: str) -> Page:
    made = hall.play_on(game, device(NAMES[:2]), *played(game, 2, _middle))
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, game, made.keys[:1]))
    wait_for_turn(page)
    return page


def version(page: Page) -> str | None:
    return page.get_attribute(".table", "data-version")


@pytest.mark.parametrize("game", list(THINGS))
def test_space_and_hover_show_a_thing_and_play_nothing(visit: Open, hall: Hall, game: str) -> None:
    page = opened(visit, hall, game)
    before = version(page)
    thing = page.locator(THINGS[game]).first
    thing.hover()
    expect(page.locator(".look")).to_be_visible()
    expect(page.locator(".look .ft")).to_have_count(0)
    page.mouse.move(2, 2)
    expect(page.locator(".look")).to_have_count(0)
    thing.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.locator(".look .says b").inner_text() != ""
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".look")).to_have_count(0)
    expect(thing).to_be_focused()
    assert version(page) == before


def test_a_building_is_shown_first_and_built_at_the_second_press(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, "gnomopolis")
    before = version(page)
    page.locator(".offer .card.glow").first.click()
    look = page.get_by_role("dialog")
    for words in ("You pay", "You get", "Cannot be undone"):
        expect(look).to_contain_text(words)
    assert version(page) == before
    look.get_by_role("button", name="Build").click()
    page.wait_for_selector(f".table:not([data-version='{before}'])")
    expect(page.locator(".log .line").filter(has_text="builds").first).to_be_attached()


def test_what_lacks_is_named_with_a_way_to_get_it(visit: Open, hall: Hall) -> None:
    def poor(table: Table) -> bool:
        return _middle(table) and not any(move.text.startswith("complete") for move in table.legal())

    made = hall.play_on("gnomeland", device(NAMES[:2]), *played("gnomeland", 2, poor))
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gnomeland", made.keys[:1]))
    wait_for_turn(page)
    page.locator(".mc[aria-disabled]").first.click(force=True)
    told = page.locator(".look [role=alert]")
    expect(told).to_contain_text("Not now")
    expect(told).to_contain_text("Missing for the cost:")
    expect(told).to_contain_text("What helps")


def twins(table: Table) -> bool:
    """Seat 0 may claim a token of a kind on which another's gnome stands elsewhere."""
    if table.to_move != 0 or table.game.name != "gems":
        return False
    places: Any = table.view()["places"]
    theirs = {place["token"] for place in places if place["gnome"] == 1}
    return any(f"claim {token}" in [move.text for move in table.legal()] for token in theirs)


def test_a_token_of_another_says_whose_gnome_stands_on_it(visit: Open, hall: Hall) -> None:
    """Also where the same kind lies free: the server would say that it can be claimed."""
    made = hall.play_on("gems", device(NAMES[:2]), *played("gems", 2, twins))
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gems", made.keys[:1]))
    wait_for_turn(page)
    kinds = [name.split(": ")[1].split(",")[0] for name in labels(page, ".toks .free.glow")]
    theirs = page.locator(".toks .theirs")
    nth = next(n for n, name in enumerate(labels(page, ".toks .theirs")) if name.split(": ")[1].split(",")[0] in kinds)
    theirs.nth(nth).click(force=True)
    expect(page.locator(".look [role=alert]")).to_contain_text("Tob’s gnome stands on it")


def labels(page: Page, what: str) -> list[str]:
    found: list[str] = page.eval_on_selector_all(what, "all => all.map((one) => one.ariaLabel)")
    return found


@pytest.mark.parametrize("game", list(THINGS))
def test_on_anothers_turn_a_thing_says_whose_turn_it_is(visit: Open, hall: Hall, game: str) -> None:
    """The server's reason would speak of the one who moves."""
    made = hall.play_on(game, device(NAMES[:2]), *played(game, 2, _middle))
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, game, made.keys[1:]))
    page.wait_for_selector(".table[data-version]")
    page.locator(THINGS[game]).first.click(force=True)
    expect(page.locator(".look [role=alert]")).to_contain_text("It is Ada’s turn.")


def not_now(page: Page) -> None:
    """Press something that cannot be played."""
    places = page.locator(".toks .theirs, .mc[aria-disabled], .pgrid .parch:not(.glow, .glow-soft)")
    places.first.click(force=True)


@pytest.mark.parametrize("game", list(THINGS))
def test_a_rule_chip_opens_its_rule(visit: Open, hall: Hall, game: str) -> None:
    page = opened(visit, hall, game)
    not_now(page)
    chip = page.locator(".look [role=alert] button.chip")
    rule = chip.inner_text()
    chip.click()
    sheet = page.get_by_role("dialog", name="help")
    expect(sheet.get_by_text(rule, exact=True).first).to_be_visible()
    expect(page.locator(".look")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_a_long_press_shows_the_card_on_a_phone(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, "gnomopolis")
    page.set_viewport_size({"width": 360, "height": 780})
    before = version(page)
    page.locator(".pgrid .parch.glow").first.evaluate(
        "node => node.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, pointerType: 'touch'}))")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert version(page) == before
