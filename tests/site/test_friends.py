"""With friends, in the hall without a server: the operator of a site may name a server in `site.json`."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.site.test_chromium import SECONDS, START, TITLES, Devices, browser, device, patience

__all__ = ["browser", "device", "patience"]  # fixtures
pytestmark = pytest.mark.timeout(SECONDS, method="thread")
NAMED = "https://hall.example/"
BUSY = 30_000  # milliseconds


def with_friends(page: Page) -> None:
    page.locator("article.game", has_text=TITLES["gems"]).get_by_role("button", name="With friends").click()


def test_where_no_server_is_named_the_page_says_that_friends_need_one(device: Devices) -> None:
    page = device().open(ready=False)
    with_friends(page)
    expect(page.get_by_role("alert")).to_contain_text("Friends join by a link, and a link needs a server", timeout=BUSY)


def test_where_a_server_is_named_friends_meet_there(device: Devices) -> None:
    here = device()
    here.context.route("**/site.json", lambda route: route.fulfill(body=json.dumps({"friends": NAMED})))
    here.context.route(f"{NAMED}**", lambda route: route.fulfill(body="<title>Another hall</title>"))
    page = here.open(ready=False)
    with_friends(page)
    page.wait_for_url(NAMED)
    expect(page).to_have_title("Another hall")


@pytest.mark.parametrize("named", ["javascript:alert(1)", "//hall.example", 7, None])
def test_what_is_no_address_of_a_server_is_not_followed(device: Devices, named: object) -> None:
    here = device()
    here.context.route("**/site.json", lambda route: route.fulfill(body=json.dumps({"friends": named})))
    page = here.open(ready=False)
    with_friends(page)
    expect(page.get_by_role("alert")).to_contain_text("a link needs a server", timeout=BUSY)


def test_with_cards_of_ones_own_the_editor_says_it_too(device: Devices) -> None:
    page = device().open("/editor/gems", ready=False)
    page.wait_for_selector("[data-state=good]", timeout=START)
    page.get_by_role("button", name="Use").first.click()
    page.get_by_role("dialog").get_by_role("button", name="With friends").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("a link needs a server", timeout=BUSY)
    expect(page.get_by_role("button", name="Link", exact=True)).to_have_count(0)  # nobody else could open it
