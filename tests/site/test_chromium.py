"""The hall without a server in real Chromium: a plain static file server, nothing else, and no console error."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from gnomehall.core.languages import LANGUAGES
from gnomehall.games import GAMES
from tests.browser import hands
from tests.browser.conftest import PHONE, WIDE
from tests.browser.hall import CHROMIUM, FLAGS
from tests.browser.hands import click_through, gems_wish, play_now, wait_for_turn

IS_FULL = os.environ.get("GNOMEHALL_FULL") == "1"
TITLES = {"gems": "Gems & Gnomes", "gnomopolis": "Gnomopolis", "gnomeland": "Gnomeland"}
STRONGEST = "old-root"
START = 300_000  # milliseconds until the hall has started, on a busy machine
KILLS = 50 if IS_FULL else 5
SECONDS = 3600 if IS_FULL else 900
pytestmark = pytest.mark.timeout(SECONDS, method="thread")


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first move of a bot waits for the second worker."""
    monkeypatch.setattr(hands, "PATIENCE", START)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    with sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


class Device:
    """A browser of its own, that has the site."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context, self.address = context, address
        self.trouble: list[str] = []  # what its pages reported

    def open(self, place: str = "/", ready: bool = True) -> Page:
        """A tab at a place of the site, with the hall started."""
        page = self.context.new_page()
        page.set_default_timeout(30_000)
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.goto(f"{self.address}#{place}")
        if ready:
            started(page)
        return page

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.trouble.append(f"{message.text} {message.location.get('url', '')}")


def started(page: Page) -> None:
    """Wait until the hall answers."""
    page.wait_for_selector("article.game button.primary:not([disabled]), .table, .win-banner", timeout=START)


def new_device(
    browser: Browser, address: str, size: ViewportSize = WIDE, level: str = STRONGEST, touch: bool = False,
    language: str = "en",
) -> Device:
    """A browser of somebody who has met the games."""
    context = browser.new_context(viewport=size, locale="en-GB", has_touch=touch, reduced_motion="reduce")
    known: dict[str, Any] = {"name": "Ada", "met": list(GAMES), "guide": False, "level": level}
    settings = json.dumps({"speed": "instant", "language": language, **known})
    context.add_init_script(f"localStorage['gnomehall.settings'] ??= {json.dumps(settings)}")
    return Device(context, address)


def until(page: Page, is_so: str) -> None:
    """Wait until it is so.  `wait_for_function` takes a promise for a yes, and fails where a page forbids `eval`."""
    for _ in range(START // 200):
        if page.evaluate(is_so):
            return
        page.wait_for_timeout(200)
    raise AssertionError(f"never so: {is_so}")


Devices = Callable[..., Device]


@pytest.fixture
def device(browser: Browser, address: str) -> Iterator[Devices]:
    """Browsers of their own; at the end none may have reported an error."""
    made: list[Device] = []

    def make(
        size: ViewportSize = WIDE, level: str = STRONGEST, touch: bool = False, language: str = "en",
    ) -> Device:
        made.append(new_device(browser, address, size, level, touch, language))
        return made[-1]

    yield make
    for one in made:
        one.context.close()
    assert [trouble for one in made for trouble in one.trouble] == []


def version(page: Page) -> int:
    """How many entries the log of the table has, as the page shows it."""
    return int(page.get_attribute(".table", "data-version") or 0)


PLAYED = """() => document.querySelector('.win-banner')
    ? Infinity : +(document.querySelector('.table')?.dataset.version ?? 0)"""


def played(page: Page) -> float:
    """The same, and without end once the match is over."""
    found: float = page.evaluate(PLAYED)
    return found


def crash(page: Page) -> None:
    """End the process that draws the page and runs its workers, at once."""
    with page.expect_event("crash"), pytest.raises(Error, match="crash"):
        page.goto("chrome://crash")
    page.close()


@pytest.mark.parametrize("game", GAMES if IS_FULL else ["gnomeland"])
def test_a_whole_match_against_the_strongest_bot(device: Devices, game: str) -> None:
    page = device().open()
    play_now(page, TITLES[game])
    assert click_through(page, game) > 5
    expect(page.locator(".win-banner h2")).not_to_be_empty()


def test_the_shelf_is_there_before_the_hall(device: Devices) -> None:
    page = device().open(ready=False)
    expect(page.locator("article.game")).to_have_count(len(GAMES))
    expect(page.locator(".load progress")).to_have_count(len(GAMES))
    expect(page.get_by_text("no server needed")).to_be_visible()
    started(page)
    expect(page.locator(".load progress")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_head_of_the_shelf_fits_a_phone(device: Devices, language: str) -> None:
    here = device(size=PHONE, language=language)
    page = here.open(ready=False)
    page.wait_for_selector("article.game")
    ends = "all => all.map((one) => one.getBoundingClientRect()).map((box) => [box.left, box.right])"
    places = page.eval_on_selector_all("header.top > *, header.top .end > *", ends)
    assert min(left for left, _ in places) >= 0
    assert max(right for _, right in places) <= PHONE["width"]
    assert page.evaluate("document.querySelector('header.top').offsetHeight") < 100


def test_nothing_that_was_acknowledged_is_lost_when_the_tab_is_killed(device: Devices) -> None:
    here = device(level="sprout")
    page, acknowledged, dice = here.open(), 0, Random(1)
    play_now(page, TITLES["gems"])
    for _ in range(KILLS):
        for _ in range(3):
            if not wait_for_turn(page):  # the match is over: another one
                page.goto(f"{here.address}#/")
                play_now(page, TITLES["gems"])
                wait_for_turn(page)
            before = played(page)
            gems_wish(page, dice).click()  # whatever can be done, a retreat too
            page.wait_for_function(f"before => ({PLAYED})() > before", arg=before)
            acknowledged += 1
        place, seen = page.url.split("#")[1], played(page)
        crash(page)
        page = here.open(place)
        page.wait_for_function(f"({PLAYED})() > 0", timeout=START)
        assert played(page) >= seen
    print(f"{KILLS} kills, {acknowledged} acknowledged moves of one's own, none lost")
