"""A served hall that is kept on a device: without its server it plays, and hands the match over later."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.hall import running
from tests.browser.hands import click_through, play_now
from tests.site.test_chromium import SECONDS, START, TITLES, Devices, browser, device, patience, started, until
from tests.site.test_everything import visitor

__all__ = ["browser", "device", "patience"]  # fixtures
pytestmark = pytest.mark.timeout(SECONDS, method="thread")


def test_without_the_server_the_hall_kept_here_plays_and_the_match_is_handed_over(device: Devices) -> None:
    here = device()
    with running() as hall:
        page = visitor(here, hall, "/")
        page.wait_for_selector("article.game")
        until(page, "!!navigator.serviceWorker.controller")
        until(page, "caches.match('/kept-whole').then((found) => !!found)")
        page.context.set_offline(True)
        page.reload()
        page.locator("article.game").first.get_by_role("button", name="Play now").click()
        expect(page.get_by_text("This device keeps no hall of its own")).to_be_visible()
        page.context.set_offline(False)
        page.reload()
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Keep it: ").click()
        expect(page.get_by_text("It is here, and plays without the server.")).to_be_visible(timeout=START)
        page.context.set_offline(True)
        page.goto(hall.url)
        page.locator("article.game").first.get_by_role("button", name="Play now").click()
        page.get_by_role("link", name="Play here").click()
        page.wait_for_url("**/here/**")
        started(page)
        play_now(page, TITLES["gnomeland"])
        assert click_through(page, "gnomeland") > 5
        until(page, "JSON.parse(localStorage['gnomehall.records'] ?? '[]').length === 1")
        page.context.set_offline(False)
        page.goto(f"{hall.url}/replay")
        page.get_by_role("button", name="Hand to the server").click()
        page.get_by_role("link", name="At the server").click()
        page.wait_for_selector("input[type=range]")
        page.close()  # no page may miss the server that ends now
