"""The review of a finished match: its progress, the decisions that mattered, the luck ledger, the turn tried again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize

import gnomehall
from gnomehall.core.table import Table
from tests.browser.conftest import PHONE, WIDE, Open, axe, key_ring
from tests.browser.hall import Hall, Made
from tests.browser.plays import careless_match
from tests.browser.test_replay import at, finished
from tests.browser.test_table import SEATS

GAME = "gnomopolis"
PATIENCE = 120_000  # milliseconds: the machine may be busy


def careless(hall: Hall) -> tuple[Made, Table]:
    """A table whose match is over; its first seat has made mistakes that little thinking finds."""
    record, moves = careless_match()
    return hall.play_on(GAME, SEATS, record, moves), gnomehall.replay(record)


def reviewed(page: Page) -> None:
    page.wait_for_selector(".luck", state="attached", timeout=PATIENCE)  # on a phone it is in another tab
    assert page.locator(".three .n").count() > 0, "passing with much left to do is clearly worse"


def test_a_match_is_reviewed_and_a_turn_tried_again(visit: Open, hall: Hall) -> None:
    made, match = careless(hall)
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, GAME, made.keys[:1]))
    page.get_by_role("button", name="More").click()
    page.get_by_role("link", name="Review my match").click()
    progress = page.get_by_role("region", name="Weighing the match")
    progress.wait_for()
    assert "At most 60 s;" in progress.inner_text()
    page.get_by_role("slider").press("ArrowRight")  # one can look around meanwhile
    at(page, 1)
    reviewed(page)
    rows = page.locator(".luck tbody tr")
    assert rows.count() == 2
    decisions = page.locator(".all li")
    mine = [n for n, entry in enumerate(match.played) if entry.seat == 0 and len(match.play_on(n).legal()) > 1]
    assert decisions.count() == len(mine)
    assert page.get_by_text("equal to the best", exact=True).count() > 0
    page.get_by_role("button", name="Show decision 1").press("Enter")
    page.wait_for_selector(".dec.sel")
    assert page.locator(".key .k").count() == 2
    page.wait_for_selector(".it.best")
    page.locator(".key .bad").press("Enter")
    page.wait_for_selector(".it.chosen")
    move = int(page.get_attribute(".pg", "data-move") or 0)
    page.get_by_role("button", name="Try this turn again").first.press("Enter")
    task = page.get_by_role("region", name="Find the better move")
    task.wait_for()
    page.wait_for_selector(".it.task .glow, .it.task .glow-soft")
    assert page.locator(".key .k").count() == 0, "a task does not show its answer"
    assert int(page.get_attribute(".pg", "data-move") or -1) == move
    task.get_by_role("button", name="Show it").press("Enter")
    task.locator("li.good").wait_for()
    task.get_by_role("button", name="Back").press("Enter")
    page.wait_for_selector(".three")


def test_a_review_is_stopped_and_begun_again(visit: Open, hall: Hall) -> None:
    made, _ = finished(hall, "gnomeland")
    page = visit(f"/replay/{made.table}#{made.watch}")
    page.get_by_role("region", name="What did it cost?").get_by_role("button").nth(1).click()
    page.get_by_role("button", name="Stop").click()
    page.get_by_text("The review was stopped.").wait_for()
    page.get_by_role("region", name="What did it cost?").get_by_role("button").nth(1).click()
    page.get_by_role("region", name="Weighing the match").wait_for()
    page.get_by_role("button", name="Stop").click()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_on_a_review(visit: Open, hall: Hall, size: ViewportSize) -> None:
    made, _ = careless(hall)
    page = visit(f"/review/{made.table}", size=size, tables=key_ring(hall, made, GAME, made.keys[:1]))
    reviewed(page)
    page.get_by_role("button", name="Show decision 1").click()
    page.wait_for_selector(".it.best")
    assert axe(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
