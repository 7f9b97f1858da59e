"""Campaigns on the page: the map, a scenario played, kept and resumed, a choice, and a scenario of one's own."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import gnomehall
from gnomehall.bots.contract import Budget
from gnomehall.bots.names import make_bot
from gnomehall.core.languages import LANGUAGES
from tests.browser.conftest import PHONE, WIDE, Open, axe, key_ring
from tests.browser.hall import Hall
from tests.browser.test_replay import at, finished
from tests.server.harness import Guest

GAME = "gnomopolis"
PATIENCE = 60_000  # milliseconds for a bot to play a scenario on a busy machine
TRIES = 12  # of a scenario, until it is won


def places(hall: Hall, language: str = "en") -> list[Any]:
    """The places of the campaign."""
    every = hall.call(f"/campaigns?language={language}")
    return list(next(one["scenarios"] for one in every if one["game"] == GAME))


def kept(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage['gnomehall.campaign'] ?? '{}'"))


def keep(page: Page, **what: object) -> None:
    """Have come so far in the campaign; the page is loaded anew."""
    page.evaluate("([text]) => { localStorage['gnomehall.campaign'] = text }", [json.dumps(what)])
    page.reload()


def arrived(page: Page) -> None:
    page.wait_for_selector(".map")


def begun(page: Page) -> str:
    """The table that was opened, once the match is on it."""
    page.wait_for_selector(".table[data-version]", timeout=PATIENCE)
    return page.url.rsplit("/", 1)[1]


def settle(page: Page, hall: Hall) -> None:
    """Play my seat, from another window with my key, until the scenario is settled."""
    table = begun(page)
    key = key_of(page, table)
    guest = Guest(hall.url, {"table": table}, key)
    state = guest.wait("state")
    while not state["scenario"]["is_settled"]:
        if state["mine"]:
            match = gnomehall.replay(hall.text(f"/tables/{table}/record", key))
            chosen = make_bot("greedy", match.game, len(match.played)).choose(match.state, Budget()).move
            guest.play(chosen.id)
            state = guest.state()
        else:
            state = guest.wait("state")
    guest.close()
    page.wait_for_selector("#res-title", timeout=PATIENCE)


def key_of(page: Page, table: str) -> str:
    """The key of my seat at a table."""
    tables = json.loads(page.evaluate("localStorage['gnomehall.tables']"))
    return str(next(one["keys"][0] for one in tables if one["table"] == table))


def stars_of(page: Page) -> int:
    """The stars on the page of the result."""
    return page.get_by_role("img", name="Reached", exact=True).count()


def won(page: Page, hall: Hall, name: str, fewest: int = 1) -> int:
    """Play the place that is shown until it has so many stars; how many it has."""
    page.get_by_role("button", name=f"Play {name}").click()
    for _ in range(TRIES):
        settle(page, hall)
        if stars_of(page) >= fewest:
            return stars_of(page)
        before = page.url
        page.get_by_role("button", name="Try again").click()
        page.wait_for_url(lambda url, before=before: url != before)  # type: ignore[misc]
    raise AssertionError(f"never {fewest} stars at {name} in {TRIES} tries")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_axe_finds_nothing_on_the_maps_and_nothing_is_wider_than_the_screen(
    visit: Open, hall: Hall, size: ViewportSize,
) -> None:
    page = visit("/", size=size)
    page.get_by_role("link", name=re.compile("^Campaigns")).click()
    page.get_by_role("heading", name="Campaigns").wait_for()
    every = hall.call("/campaigns")
    page.get_by_role("link", name=every[0]["title"]).wait_for()
    assert axe(page) == []
    for one in every:
        page.goto(f"{hall.url}/campaign/{one['game']}")
        arrived(page)
        assert page.locator(".map li").count() == len(one["scenarios"])
        assert axe(page) == [], one["game"]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), one["game"]
        page.get_by_role("button", name=f"Play {one['scenarios'][0]['title']}").wait_for()


def test_a_closed_place_says_what_opens_it_and_opens_with_enough_stars(visit: Open, hall: Hall) -> None:
    all_places = places(hall)
    first, last = all_places[0], all_places[-1]
    assert last["needs"] > 0
    page = visit(f"/campaign/{GAME}")
    arrived(page)
    spot = page.get_by_role("button", name=re.compile(f"{last['title']}.*closed until you have {last['needs']} stars"))
    page.locator(".map button[tabindex='0']").focus()
    page.keyboard.press("End")
    expect(spot).to_be_focused()
    page.keyboard.press("Enter")
    side = page.get_by_role("region", name=last["title"])
    side.get_by_text(f"opens when you have {last['needs']} stars. You have 0.").wait_for()
    assert side.get_by_role("button", name="Play").count() == 0
    side.get_by_role("button", name=f"Go to {first['title']}").click()
    page.get_by_role("button", name=f"Play {first['title']}").wait_for()
    keep(page, stars={one["id"]: len(one["goals"]) for one in all_places[:-1]})
    page.goto(f"{hall.url}/campaign/{GAME}")
    arrived(page)
    page.get_by_role("button", name=f"Play {last['title']}").wait_for()


def test_a_scenario_is_resumed_after_a_reload_won_with_two_stars_and_they_stay(visit: Open, hall: Hall) -> None:
    first = places(hall)[0]
    page = visit(f"/campaign/{GAME}")
    arrived(page)
    page.get_by_role("button", name=f"Play {first['title']}").click()
    table = begun(page)
    goals = page.get_by_role("region", name="Goals")
    for goal in first["goals"]:
        assert goals.get_by_text(goal["text"], exact=True).count() >= 1
    assert axe(page) == []
    page.locator(".board .glow").first.click()
    page.wait_for_timeout(300)
    page.reload()
    assert begun(page) == table
    page.goto(f"{hall.url}/campaign/{GAME}")
    page.get_by_role("link", name=f"Continue {first['title']}").click()
    assert begun(page) == table
    page.goto(f"{hall.url}/campaign/{GAME}")
    page.get_by_role("button", name="Start again from the beginning").click()
    assert begun(page) != table
    page.goto(f"{hall.url}/campaign/{GAME}")
    page.evaluate("localStorage.removeItem('gnomehall.campaign')")
    page.reload()
    stars = won(page, hall, first["title"], fewest=2)
    assert kept(page)["stars"] == {first["id"]: stars}
    assert page.get_by_text(first["ending"]).count() == 1
    assert axe(page) == []
    page.get_by_role("button", name="See the table").click()
    page.get_by_role("button", name="See the result").click()
    page.get_by_role("link", name="Back to the map").click()
    arrived(page)
    page.reload()
    spot = page.get_by_role("button", name=re.compile(f"{first['title']}.*{stars} of {len(first['goals'])} stars"))
    spot.wait_for()


def district(page: Page, hall: Hall) -> str:
    """My district at the table that is open, as the server tells it."""
    table = begun(page)
    return json.dumps(hall.call(f"/tables/{table}/state", key_of(page, table))["view"]["seats"][0]["buildings"])


def test_a_choice_goes_along_to_a_later_place(visit: Open, hall: Hall) -> None:
    first, asks, later = places(hall)[:3]
    kept_house = asks["ways"][0]
    assert kept_house["key"] == "keep-gatehouse"
    page = visit(f"/campaign/{GAME}")
    keep(page, stars={first["id"]: 3})
    arrived(page)
    won(page, hall, asks["title"])
    page.get_by_text(asks["question"]).wait_for()
    assert axe(page) == []
    page.get_by_label(kept_house["text"]).check()
    page.get_by_text("This goes with you").wait_for()
    assert kept(page)["choices"] == {asks["id"]: "keep-gatehouse"}
    page.get_by_role("link", name=f"On to {later['title']}").click()
    page.get_by_role("button", name=f"Play {later['title']}").click()
    assert "gatehouse" in district(page, hall)
    keep(page, stars={first["id"]: 3, asks["id"]: 1})
    page.goto(f"{hall.url}/campaign/{GAME}")
    page.get_by_role("button", name=f"Play {later['title']}").click()
    assert "gatehouse" not in district(page, hall)


def test_a_bot_shows_a_scenario_and_earns_no_star(visit: Open, hall: Hall) -> None:
    first = places(hall)[0]
    page = visit(f"/campaign/{GAME}/{first['id'].split('/')[1]}")
    arrived(page)
    page.get_by_role("button", name="Watch Old Root play it").click()
    begun(page)
    page.get_by_role("region", name="Old Root").first.wait_for()
    assert page.locator(".board .glow").count() == 0
    page.goto(f"{hall.url}/campaign/{GAME}")
    page.get_by_role("button", name=f"Play {first['title']}").wait_for()
    assert kept(page).get("stars", {}) == {}


def test_a_seat_lent_to_a_bot_earns_no_star(visit: Open, hall: Hall) -> None:
    first = places(hall)[0]
    page = visit(f"/campaign/{GAME}")
    arrived(page)
    page.get_by_role("button", name=f"Play {first['title']}").click()
    begun(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Let a bot play").click()
    page.keyboard.press("Escape")
    page.wait_for_selector("#res-title", timeout=PATIENCE)
    page.get_by_text("A bot played for you, so no star counts").wait_for()
    assert kept(page).get("stars", {}) == {}


def test_a_scenario_is_made_of_a_replay_and_opened_by_its_link_elsewhere(visit: Open, hall: Hall) -> None:
    made, match = finished(hall, "gems")
    middle = len(match.played) // 2
    page = visit(f"/replay/{made.table}?move={middle}", tables=key_ring(hall, made, "gems", made.keys[:1]))
    at(page, middle)
    page.get_by_role("button", name="Make a puzzle or scenario").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Scenario").click()
    dialog.get_by_label("Its name").fill("The second half")
    dialog.get_by_label("Number").fill("1")
    dialog.get_by_role("button", name="One more star").click()
    dialog.get_by_label("Number").nth(1).fill("900")
    dialog.get_by_label("The others are played by").select_option("sprout")
    assert axe(page) == []
    dialog.get_by_role("button", name="Make the scenario").click()
    link = dialog.get_by_label("Link to the scenario")
    link.wait_for(timeout=PATIENCE)
    with page.expect_download() as saved:
        dialog.get_by_role("button", name="Save the file").click()
    assert 'game = "gems"' in saved.value.path().read_text(encoding="utf-8")
    third = visit("/campaign", allow=["422"])
    wrong = {"name": "x.toml", "mimeType": "application/toml", "buffer": b"x = 1"}
    third.get_by_label("Open a scenario file").set_input_files([wrong])
    third.get_by_text("This scenario cannot be used").wait_for()
    third.get_by_label("Open a scenario file").set_input_files(saved.value.path())
    third.get_by_role("heading", name="The second half").wait_for()
    other = visit(link.input_value().removeprefix(hall.url), size=PHONE)
    other.get_by_role("heading", name="The second half").wait_for()
    assert axe(other) == []
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    other.get_by_role("button", name="Play The second half").click()
    begun(other)
    goals = other.get_by_role("region", name="Goals")
    goals.get_by_role("button").click()
    assert goals.get_by_role("listitem").count() == 2
    assert axe(other) == []
    settle(other, hall)
    assert stars_of(other) == 1
    other.get_by_role("link", name="Back to the scenario").click()
    other.get_by_text("Made from a match, 1 of 2 stars").wait_for()


def test_a_scenario_that_nobody_made_says_so(visit: Open) -> None:
    page = visit(f"/scenario/{'0' * 24}", allow=["404"])
    page.get_by_role("heading", name="This scenario cannot be opened").wait_for()
    page.get_by_role("link", name="Other campaigns").click()
    page.get_by_role("heading", name="Campaigns").wait_for()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_campaigns_speak_the_readers_language(visit: Open, hall: Hall, language: str) -> None:
    """A missing text would be an error of the page; what is told is not English."""
    first, last = places(hall, language)[0], places(hall, language)[-1]
    words = []
    for spoken in ("en", language):
        page = visit(f"/campaign/{GAME}", language=spoken)
        arrived(page)
        page.locator(".map button").first.click()
        said = page.locator(".place p, .place h2, .place .primary, .sum .muted").all_inner_texts()
        page.locator(".map button").last.click()
        said += page.locator(".place .shut, .place .primary").all_inner_texts()
        words.append({" ".join(text.split()) for text in said if text})
    assert words[0] & words[1] == set()
    assert page.get_by_role("heading", name=last["title"]).count() == 1
    page.locator(".map button").first.click()
    page.locator(".place .go .primary").click()
    begun(page)
    assert page.get_by_text(first["goals"][0]["text"], exact=True).count() >= 1
