"""A game that the page has no folder for is found on the shelf, read and played to its end on the generic board."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import WIDE, axe
from tests.browser.hall import Hall, running
from tests.browser.hands import play_now
from tests.test_fourth_game import site  # noqa: F401  # a fixture: the package, installed

MOST = 300  # moves of a match


@pytest.fixture
def larder(site: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hall]:  # noqa: F811
    """A server that has the example's game too."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(site)]).strip(os.pathsep))
    with running() as found:
        yield found


def test_a_game_without_a_board_of_its_own_is_played_to_its_end(browser: Browser, larder: Hall) -> None:
    context = browser.new_context(viewport=WIDE, locale="en-GB", reduced_motion="reduce", service_workers="block")
    context.add_init_script("localStorage['gnomehall.settings'] = JSON.stringify({speed: 'instant', name: 'Ada'})")
    page = context.new_page()
    page.set_default_timeout(15_000)
    trouble: list[str] = []
    page.on("console", lambda message: trouble.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: trouble.append(str(error)))

    page.goto(f"{larder.url}/learn/toadstools/1")
    expect(page.locator(".text")).to_contain_text("grow in the wood, unseen")
    page.goto(larder.url)
    play_now(page, "Toadstools")
    page.wait_for_selector(".table[data-mine=true]")
    assert axe(page) == []
    version = ""
    for _ in range(MOST):
        page.wait_for_selector(f".table[data-mine=true]:not([data-version='{version}']), .win-banner")
        if page.locator(".win-banner").count():
            break
        version = page.get_attribute(".table", "data-version") or ""
        page.locator(".board .glow").last.click()
    expect(page.locator(".win-banner")).to_be_visible()
    assert axe(page) == []
    context.close()
    assert trouble == []
