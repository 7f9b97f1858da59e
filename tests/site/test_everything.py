"""Everything of one's own as one file, between the hall without a server and a served one, in Chromium."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gnomehall.games import GAMES
from tests.browser.hall import Hall, running
from tests.browser.hands import click_through, play_now, wait_for_turn
from tests.site.test_chromium import SECONDS, START, TITLES, Device, Devices, browser, device, patience, until

__all__ = ["browser", "device", "patience"]  # fixtures
pytestmark = pytest.mark.timeout(SECONDS, method="thread")
STATUS = "section[aria-labelledby=keep-title] [role=status]"


@pytest.fixture(scope="module")
def served() -> Iterator[Hall]:
    """A hall with a server."""
    with running() as found:
        yield found


def visitor(here: Device, hall: Hall, path: str) -> Page:
    """Somebody else at a served hall; a table it does not have is no error of the page."""
    assert here.context.browser is not None
    page = here.context.browser.new_context(locale="en-GB", reduced_motion="reduce").new_page()
    page.set_default_timeout(30_000)
    known = {"speed": "instant", "language": "en", "name": "Bram", "met": list(GAMES), "guide": False}
    text = json.dumps(json.dumps({**known, "level": "sprout"}))
    page.add_init_script(f"localStorage['gnomehall.settings'] ??= {text}")
    page.on("pageerror", lambda error: here.trouble.append(str(error)))
    page.goto(hall.url + path)
    return page


def save(page: Page, file: Path) -> dict[str, Any]:
    """Save everything, on the page of the records."""
    with page.expect_download(timeout=START) as found:
        page.get_by_role("button", name="Save everything").click()
    found.value.save_as(file)
    saved: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return saved


def open_file(page: Page, file: Path) -> str:
    """Open such a file; what the page says of it."""
    with page.expect_file_chooser() as found:
        page.get_by_role("button", name="Open such a file").click()
    found.value.set_files(file)
    expect(page.locator(STATUS)).to_contain_text(re.compile("Taken in|Nothing in it"), timeout=START)
    return page.locator(STATUS).inner_text()


def finish_one_and_begin_another(page: Page, home: str) -> None:
    play_now(page, TITLES["gnomeland"])
    click_through(page, "gnomeland")
    until(page, "JSON.parse(localStorage['gnomehall.records'] ?? '[]').length === 1")
    page.goto(home)
    play_now(page, TITLES["gems"])
    assert wait_for_turn(page)


def test_from_a_site_to_a_served_hall(device: Devices, served: Hall, tmp_path: Path) -> None:
    here, file = device(level="sprout"), tmp_path / "all.json"
    page = here.open()
    finish_one_and_begin_another(page, f"{here.address}#/")
    page.evaluate("localStorage['gnomehall.campaign'] = JSON.stringify({ stars: { 'gems/first-lamp': 2 } })")
    page.goto(f"{here.address}#/replay")
    saved = save(page, file)
    assert (len(saved["records"]), len(saved["tables"])) == (1, 1)
    other = visitor(here, served, "/replay")
    assert "1 matches, 1 tables" in open_file(other, file)
    assert other.evaluate("JSON.parse(localStorage['gnomehall.campaign']).stars") == {"gems/first-lamp": 2}
    expect(other.locator("li.panel")).to_have_count(1)
    assert "Nothing in it is new" in open_file(other, file)
    expect(other.locator("li.panel")).to_have_count(1)
    other.get_by_role("button", name="Hand to the server").click()
    other.get_by_role("link", name="At the server").click()
    other.wait_for_selector("input[type=range]")
    other.goto(served.url)
    other.get_by_role("link", name=re.compile("Gems & Gnomes")).first.click()  # the match goes on here
    assert wait_for_turn(other)


def test_from_a_served_hall_to_a_site(device: Devices, served: Hall, tmp_path: Path) -> None:
    here, file = device(level="sprout"), tmp_path / "all.json"
    other = visitor(here, served, "/")
    finish_one_and_begin_another(other, served.url)
    other.goto(f"{served.url}/replay")
    saved = save(other, file)
    text = saved["records"][0]["text"].splitlines(keepends=True)
    saved["records"].append({**saved["records"][0], "id": "bad", "text": "".join([*text[:20], *text[21:]])})
    file.write_text(json.dumps(saved), encoding="utf-8")
    page = here.open()
    page.goto(f"{here.address}#/replay")
    assert "1 matches, 1 tables" in open_file(page, file)
    expect(page.locator("section ul[role=alert] li")).to_have_count(1)
    expect(page.locator("section ul[role=alert]")).to_contain_text("Match 2: This record cannot be read")
    page.locator("li.panel a").first.click()
    page.wait_for_selector("input[type=range]")
    page.goto(f"{here.address}#/")
    page.get_by_role("link", name=re.compile("Gems & Gnomes")).first.click()
    assert wait_for_turn(page)
