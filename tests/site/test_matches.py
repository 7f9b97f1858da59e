"""Cards of one's own, one device, a review, then no network and another match: in one browser, without a server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.hands import click_through, play_now
from tests.browser.test_library import short_box
from tests.site.test_chromium import SECONDS, START, TITLES, Devices, browser, device, patience, started, until
from tests.site.test_update import WHOLE

__all__ = ["browser", "device", "patience"]  # fixtures
pytestmark = pytest.mark.timeout(SECONDS, method="thread")


def test_own_cards_on_one_device_a_review_and_a_match_without_a_network(device: Devices, tmp_path: Path) -> None:
    here, path = device(level="sprout"), tmp_path / "short.toml"
    path.write_text(short_box(), encoding="utf-8")
    page = here.open()
    page.goto(f"{here.address}#/editor/gnomopolis")
    page.wait_for_selector("[data-state=good]", timeout=START)
    page.locator("input[type=file]").set_input_files(path)
    expect(page.locator(".shelf [aria-current]")).to_contain_text("Short box", timeout=START)
    page.wait_for_selector("[data-state=good]", timeout=START)
    page.goto(f"{here.address}#/")
    page.locator(".game", has_text="Gnomopolis").get_by_role("button", name="One device").click()
    page.locator("dialog").get_by_label("Cards").select_option(label="Cards: Short box")
    page.locator("dialog").get_by_role("button", name="Start").click()
    expect(page.locator("header.top .tag")).to_have_text("Short box")
    assert click_through(page, "gnomopolis", seed=2) > 5
    page.get_by_role("button", name="More").click()
    page.get_by_role("link", name="Review my match").click()
    page.wait_for_selector(".luck", state="attached", timeout=START)
    until(page, WHOLE)
    here.context.set_offline(True)
    page.goto(f"{here.address}#/")
    page.reload()
    started(page)
    play_now(page, TITLES["gnomeland"])
    assert click_through(page, "gnomeland") > 5
