"""Every mode of the hall without a server, wide and on a phone: it opens, answers, fits, and reports no error.

With GNOMEHALL_PICTURES=FOLDER a picture of every page is written there."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from gnomehall.bots.levels import LEVELS
from gnomehall.games import GAMES
from tests.browser.conftest import PHONE, WIDE
from tests.browser.hands import click_through, play_now, wait_for_turn
from tests.site.test_chromium import SECONDS, START, TITLES, Device, browser, new_device, patience

__all__ = ["browser", "patience"]  # fixtures
pytestmark = pytest.mark.timeout(SECONDS, method="thread")
PICTURES = os.environ.get("GNOMEHALL_PICTURES", "")
SIZES = {"wide": WIDE, "phone": PHONE}


class Visit:
    """A tab of a hall that has started, and goes from place to place."""

    def __init__(self, page: Page, here: Device, size: str) -> None:
        self.page, self.here, self.size = page, here, size

    def go(self, place: str) -> Page:
        """Another place of the site."""
        self.page.goto(f"{self.here.address}#{place}")
        return self.page

    def seen(self, name: str) -> None:
        """The page fits the screen; and a picture of it."""
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is too wide"
        if PICTURES:
            self.page.wait_for_timeout(300)
            self.page.screenshot(path=Path(PICTURES, f"{name}-{self.size}.png"))


@pytest.fixture(scope="module", params=SIZES)
def started_once(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Visit]:
    """One hall for all tests of a size."""
    size: ViewportSize = SIZES[request.param]
    here = new_device(browser, address, size=size, level=LEVELS[0].name)
    yield Visit(here.open(), here, request.param)
    here.context.close()


@pytest.fixture
def visit(started_once: Visit) -> Iterator[Visit]:
    """The hall at its shelf; nothing may be reported meanwhile."""
    started_once.go("/")
    yield started_once
    assert started_once.here.trouble == []


def game_box(page: Page, game: str, button: str) -> None:
    page.locator("article.game", has_text=TITLES[game]).get_by_role("button", name=button).click()


@pytest.mark.parametrize("level", [level.name for level in LEVELS])
def test_bots_of_every_level_play(visit: Visit, level: str) -> None:
    page = visit.page
    page.evaluate(
        "(level) => { localStorage['gnomehall.settings'] = JSON.stringify("
        "{ ...JSON.parse(localStorage['gnomehall.settings']), level }) }", level)
    page.reload()
    page.wait_for_selector("article.game button.primary:not([disabled])", timeout=START)
    for game in GAMES:
        visit.go("/")
        play_now(page, TITLES[game])
        assert click_through(page, game, most=3) == 3
        assert wait_for_turn(page)
        visit.seen(f"{game}-{level}")


def test_people_play_on_one_device(visit: Visit) -> None:
    game_box(visit.page, "gems", "One device")
    visit.seen("one-device")
    visit.page.get_by_role("button", name="Start").click()
    assert click_through(visit.page, "gems", most=4) == 4


def test_somebody_plays_alone(visit: Visit) -> None:
    game_box(visit.page, "gnomopolis", "Solo")
    assert click_through(visit.page, "gnomopolis", most=4) == 4
    visit.seen("solo")


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_watched(visit: Visit, game: str) -> None:
    game_box(visit.page, game, "Watch bots")
    visit.page.wait_for_function("+document.querySelector('.table')?.dataset.version > 6", timeout=START)
    visit.seen(f"watch-{game}")


def test_a_hint_is_given_in_three_steps(visit: Visit) -> None:
    page = visit.page
    play_now(page, TITLES["gems"])
    assert wait_for_turn(page)
    page.get_by_role("button", name="Hint").first.click()
    expect(page.locator(".pop h2")).to_have_text("Hint 1 of 3", timeout=START)
    page.get_by_role("button", name="Show the move and why").click()
    expect(page.locator(".pop .best")).to_be_visible(timeout=START)
    page.get_by_role("button", name="Show the figures").click()
    expect(page.locator(".pop tbody tr").first).to_be_visible(timeout=START)
    visit.seen("hint")


def test_a_move_is_taken_back(visit: Visit) -> None:
    page = visit.page
    game_box(page, "gems", "One device")
    page.get_by_role("button", name="Start").click()
    assert click_through(page, "gems", most=1) == 1  # explores: chance has spoken
    page.locator(".toks .free[class*=glow]").first.click()
    expect(page.locator(".toks .mine")).to_have_count(1)
    page.locator(".bar-turn").get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".toks .mine")).to_have_count(0)


def test_the_daily_deal_is_begun(visit: Visit) -> None:
    page = visit.go("/daily")
    page.get_by_role("region", name="Gnomopolis").wait_for()
    visit.seen("daily")
    page.get_by_role("region", name="Gnomopolis").get_by_role("button", name="Play today’s deal").click()
    assert wait_for_turn(page)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_opened_and_gives_a_hint(visit: Visit, game: str) -> None:
    page = visit.go(f"/puzzles/{game}")
    page.wait_for_selector(".pz[data-moves='0'][data-busy=false]", timeout=START)
    beside, below = page.locator(".hints li .btn:visible"), page.get_by_role("button", name="Hint 1 of 3")
    beside.or_(below).first.click()
    expect(page.locator(".hints li.open:visible, [role=dialog] li:visible").first).to_be_visible(timeout=START)
    visit.seen(f"puzzle-{game}")


@pytest.mark.parametrize("game", GAMES)
def test_a_place_of_a_campaign_is_played(visit: Visit, game: str) -> None:
    page = visit.go(f"/campaign/{game}")
    page.wait_for_selector(".map")
    visit.seen(f"campaign-{game}")
    page.get_by_role("button", name=re.compile("^Play ")).first.click()
    assert wait_for_turn(page)
    expect(page.get_by_role("region", name="Goals").first).to_be_attached()
    visit.seen(f"scenario-{game}")


@pytest.mark.parametrize("game", GAMES)
def test_rules_cards_and_a_guided_match_are_there(visit: Visit, game: str) -> None:
    page = visit.go(f"/learn/{game}/2")
    expect(page.locator(".text h2").first).to_be_visible()
    visit.seen(f"learn-{game}")
    visit.go(f"/learn/{game}/cards")
    expect(page.locator(".text li.panel").first).to_be_visible()
    visit.seen(f"cards-{game}")
    visit.go(f"/learn/{game}")
    page.get_by_role("button", name="Play my first match").click()
    expect(page.locator(".table ~ .guide h2")).to_be_visible(timeout=START)
    page.wait_for_selector(".table[data-mine=true]", timeout=START)
    visit.seen(f"first-match-{game}")


def test_a_match_is_finished_replayed_reviewed_and_kept(visit: Visit) -> None:
    page = visit.page
    game_box(page, "gnomopolis", "Solo")
    assert click_through(page, "gnomopolis") > 5
    expect(page.locator(".win-banner h2")).not_to_be_empty()
    visit.seen("end")
    page.get_by_role("button", name="More").click()
    page.get_by_role("link", name="Review my match").click()
    page.wait_for_selector(".luck", state="attached", timeout=START)
    page.get_by_role("slider").press("End")
    visit.seen("review")
    visit.go("/replay")
    expect(page.locator("li.panel").first).to_contain_text("Gnomopolis")
    visit.seen("records")


@pytest.mark.parametrize("game", GAMES)
def test_the_editor_judges_cards_and_the_scorer_counts(visit: Visit, game: str) -> None:
    page = visit.go(f"/editor/{game}")
    page.wait_for_selector("[data-state=good]", timeout=START)
    visit.seen(f"editor-{game}")
    visit.go(f"/scorer/{game}?example")
    expect(page.get_by_text("Counted by the rules of the game")).to_be_visible(timeout=START)
    visit.seen(f"scorer-{game}")


@pytest.mark.parametrize("place", ["", "learn", "puzzles", "campaign", "scorer", "editor", "about"])
def test_every_door_opens(visit: Visit, place: str) -> None:
    page = visit.go(f"/{place}")
    expect(page.locator("h1, h2").first).to_be_visible()
    visit.seen(f"door-{place or 'shelf'}")
