"""A new version of the hall without a server: announced, taken when it is asked for, and the table is still there."""

from __future__ import annotations

import re
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from scripts.serve_site import server
from tests.browser.hands import play_now, wait_for_turn
from tests.site.test_chromium import (
    SECONDS,
    START,
    TITLES,
    Devices,
    browser,
    device,
    patience,
    started,
    until,
    version,
)

__all__ = ["browser", "device", "patience"]  # fixtures
pytestmark = pytest.mark.timeout(SECONDS, method="thread")
WHOLE = """caches.keys().then(async (names) => {
  for (const name of names) for (const one of await (await caches.open(name)).keys())
    if (one.url.endsWith("/kept-whole")) return true;
  return false;
})"""


@pytest.fixture
def own(site: Path, tmp_path: Path) -> Path:
    """A copy of the site that may be changed."""
    return Path(shutil.copytree(site, tmp_path / "site"))


@pytest.fixture
def address(own: Path) -> Iterator[str]:
    """Its address."""
    with server(own, 0) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_address[1]}/"
        serving.shutdown()


def publish(site: Path) -> None:
    """The next version: another page, and a service worker that says so."""
    page, worker = site / "index.html", site / "sw.js"
    page.write_text(page.read_text(encoding="utf-8").replace("<head>", '<head><meta name="next">'), encoding="utf-8")
    text = worker.read_text(encoding="utf-8")
    worker.write_text(re.sub(r'const VERSION = "\w+"', 'const VERSION = "0123456789ab"', text), encoding="utf-8")


def test_a_new_version_is_announced_and_taken_and_the_table_is_still_there(device: Devices, own: Path) -> None:
    page = device(level="sprout").open()
    play_now(page, TITLES["gems"])
    assert wait_for_turn(page)
    before = version(page)
    until(page, WHOLE)
    publish(own)
    page.reload()
    expect(page.get_by_text("It waits until you leave the table.")).to_be_visible(timeout=START)
    expect(page.locator("meta[name=next]")).to_have_count(0)
    assert wait_for_turn(page)  # the version that runs goes on
    page.get_by_role("button", name="Take it now").click()
    page.wait_for_selector("meta[name=next]", state="attached", timeout=START)
    started(page)
    assert wait_for_turn(page)
    assert version(page) >= before
    expect(page.get_by_role("button", name="Take it now")).to_have_count(0)
