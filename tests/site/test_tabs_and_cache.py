"""The hall without a server in Chromium, without a network, in two tabs, on a phone."""

from __future__ import annotations

import pytest

from tests.browser.conftest import PHONE
from tests.browser.hands import click_through, play_now, tap_through, wait_for_turn
from tests.site.test_chromium import SECONDS, START, TITLES, Devices, browser, device, patience, started, until
from tests.site.test_update import WHOLE

__all__ = ["browser", "device", "patience"]  # fixtures
pytestmark = pytest.mark.timeout(SECONDS, method="thread")


def test_without_a_network_it_starts_from_the_cache_and_plays(device: Devices) -> None:
    here = device(level="sprout")
    page = here.open()
    until(page, WHOLE)
    here.context.set_offline(True)
    page.reload()
    started(page)
    play_now(page, TITLES["gnomeland"])
    assert click_through(page, "gnomeland") > 5


def test_two_tabs_share_one_hall(device: Devices) -> None:
    here = device(level="sprout")
    first = here.open()
    second = here.open()
    play_now(second, TITLES["gems"])
    assert wait_for_turn(second)
    place = second.url.split("#")[1]
    first.close()  # the second takes over, and loses nothing
    second.wait_for_selector(".bar progress", timeout=START)
    second.wait_for_selector(".bar progress", state="detached", timeout=START)
    assert wait_for_turn(second)
    assert place == second.url.split("#")[1]


def test_somebody_plays_alone_on_a_phone(device: Devices) -> None:
    page = device(size=PHONE, touch=True).open()
    page.get_by_role("button", name="Solo").click()
    assert tap_through(page, "gnomopolis") > 10
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
