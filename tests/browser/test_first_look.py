"""What somebody saw who came to the hall for the first time: nothing cut, nothing covered, nothing that says the wrong thing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import gnomehall
from gnomehall.core.languages import LANGUAGES
from gnomehall.core.table import Table
from tests.browser.conftest import PHONE, WIDE, Open, key_ring
from tests.browser.hall import Hall
from tests.browser.hands import wait_for_turn
from tests.browser.plays import played
from tests.browser.screenshots import NAMES, device
from tests.browser.test_boxes import LONGEST, SIZES
from tests.browser.test_gnomeland import would_lose
from tests.browser.test_seen import GAMES, TABLET, table_of

HOVER = 400  # milliseconds a pointer rests until a card is shown
MANY = 9  # choices of a question that are many
# sentences that do not fit into their boxes
SHORT = """
(what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility())
  .filter((one) => one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2)
  .map((one) => one.textContent.trim())
"""
# pictures of one kind that stick out of the box of another, or are as good as nothing
OUTSIDE = """
([what, frame]) => [...document.querySelectorAll(what)].filter((one) => {
  const box = one.getBoundingClientRect();
  const room = one.closest(frame).getBoundingClientRect();
  return box.width < 11 || box.top < room.top - 1 || box.bottom > room.bottom + 1
    || box.left < room.left - 1 || box.right > room.right + 1;
}).map((one) => one.closest("[data-look]")?.dataset.look ?? one.outerHTML.slice(0, 80))
"""
# what is pressed in its middle is itself
HIT = """
(node) => {
  const box = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}
"""
# bits of confetti that lie on words or on a button
ON_WORDS = """
() => {
  const words = [...document.querySelectorAll(".end-page :is(h1, h2, .win-banner p, header .tag)")].map((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  }).concat([...document.querySelectorAll(".win-banner .btn")].map((node) => node.getBoundingClientRect()));
  return [...document.querySelectorAll(".confetti i")].filter((bit) => getComputedStyle(bit).visibility === "visible")
    .map((bit) => bit.getBoundingClientRect())
    .filter((bit) => words.some((one) =>
      bit.left < one.right && bit.right > one.left && bit.top < one.bottom && bit.bottom > one.top)).length;
}
"""


def offers_four(table: Table) -> bool:
    """Seat 0 is to choose, and a card of the offer brings four newcomers."""
    view: Any = table.view()
    return table.to_move == 0 and not view["owed"] and any(one and one["id"] == "citadel" for one in view["offer"])


def asks_much(table: Table) -> bool:
    """Seat 0 searches, and may choose among many."""
    return table.to_move == 0 and sum(move.verb == "search" for move in table.legal()) >= MANY


def won(table: Table) -> bool:
    """The first seat has won."""
    return table.is_over and table.scores()[0] > max(table.scores()[1:])


def seated(visit: Open, hall: Hall, game: str, enough: Any, **more: Any) -> Page:
    """At a table that was played so far, in the first seat."""
    made = hall.play_on(game, device(NAMES[:2]), *played(game, 2, enough))
    return visit(f"/play/{made.table}", tables=key_ring(hall, made, game, made.keys[:1]), **more)


def test_every_newcomer_on_a_card_of_the_offer_is_seen(visit: Open, hall: Hall) -> None:
    page = seated(visit, hall, "gnomopolis", offers_four)
    wait_for_turn(page)
    four = page.locator("[data-place=citadel] .imm .i")
    expect(four).to_have_count(4)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(four.first).to_be_attached()
        assert page.evaluate(OUTSIDE, [".offer .card :is(.imm, .team) .i", ".art"]) == [], f"{width} px"


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_all_choices_of_a_question_are_in_sight_and_nothing_lies_over_them(visit: Open, hall: Hall, size: Any) -> None:
    page = seated(visit, hall, "gnomopolis", asks_much, size=size)
    picks = page.locator(".pop .pick")
    picks.first.wait_for()
    assert picks.count() >= MANY
    if size is WIDE:
        assert page.evaluate(SHORT, ".pop .picks") == []
    for pick in picks.all():
        pick.scroll_into_view_if_needed()
        assert pick.evaluate(HIT), pick.inner_text()


def test_a_table_that_appears_under_a_resting_pointer_shows_no_card(visit: Open, hall: Hall) -> None:
    path, ring = table_of(hall, "gems")
    page = visit(path, tables=ring)
    wait_for_turn(page)
    spot = page.locator(".toks button.up").first.bounding_box()
    assert spot is not None
    page.goto(hall.url)
    again = page.locator("a, button").filter(has_text="Continue").first
    again.wait_for()
    page.mouse.move(spot["x"] + 20, spot["y"] + 20)
    again.focus()
    page.keyboard.press("Enter")
    wait_for_turn(page)
    page.wait_for_timeout(3 * HOVER)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    page.mouse.move(spot["x"] + 24, spot["y"] + 22)
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_confetti_lies_beside_the_words(visit: Open, hall: Hall) -> None:
    page = seated(visit, hall, "gems", won)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => document.querySelectorAll('.confetti i').length > 10 && ({ON_WORDS})() === 0")
        expect(page.locator(".confetti i:visible").nth(10)).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_doors_of_the_shelf_say_their_whole_sentence(visit: Open, width: int, height: int) -> None:
    page = visit("/", size={"width": width, "height": height}, language=LONGEST)
    page.locator(".door .lamps").wait_for()
    expect(page.locator(".door small").first).not_to_have_text("")
    page.wait_for_function(f"() => ({SHORT})('.door small').length === 0")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_wizard_is_seen_before_anything_is_scrolled(visit: Open, game: str) -> None:
    page = visit("/", size=PHONE, language=LONGEST)
    page.evaluate("""() => localStorage.setItem("gnomehall.settings", JSON.stringify({ speed: "instant", language: "fr" }))""")
    page.reload()
    page.locator("article.game button.primary").nth(GAMES.index(game)).click()
    dialog = page.get_by_role("dialog")
    switch, start = dialog.locator(".wiz").bounding_box(), dialog.locator("footer").bounding_box()
    assert switch is not None
    assert start is not None
    assert switch["y"] + switch["height"] <= start["y"] + 1
    assert switch["height"] < 80


def test_on_a_tablet_the_wizard_does_not_stand_before_the_actions_of_gems(visit: Open, hall: Hall) -> None:
    path, ring = table_of(hall, "gems")
    page = visit(path, tables=ring, size=TABLET, language=LONGEST)
    page.evaluate("""() => {
      const kept = JSON.parse(localStorage.getItem("gnomehall.settings"));
      localStorage.setItem("gnomehall.settings", JSON.stringify({ ...kept, guide: true }));
    }""")
    page.reload()
    wait_for_turn(page)
    tip = page.locator(".guide .tip")
    tip.wait_for()
    says = tip.bounding_box()
    assert says is not None
    for button in page.locator(".acts .act").all():
        box = button.bounding_box()
        assert box is not None
        aside = box["x"] + box["width"] <= says["x"] or box["y"] >= says["y"] + says["height"] or box["y"] + box["height"] <= says["y"]
        assert aside, button.inner_text()


@pytest.mark.parametrize("path", ["/nowhere", "/play/AAAAAAAAAAAA", "/replay/AAAAAAAAAAAA", "/puzzles/000000000000"])
def test_what_is_not_here_is_a_page_of_the_hall(visit: Open, path: str) -> None:
    page = visit(path, allow=["401", "404"])
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    panel, picture = page.locator("main.panel").bounding_box(), page.locator("main.panel svg").first.bounding_box()
    assert panel is not None
    assert picture is not None
    assert panel["width"] > 250
    assert picture["width"] >= 60
    expect(page.locator("main.panel a.btn.primary")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_card_editor_opens_at_its_top_on_a_phone(visit: Open, game: str) -> None:
    page = visit(f"/editor/{game}", size=PHONE, language=LONGEST)
    page.wait_for_selector("[data-state=good]")
    assert page.evaluate("scrollY") == 0
    assert page.evaluate(SHORT, ".shelf button, .new button, form button") == []


def test_the_axis_of_a_replay_counts_the_moves_of_players(visit: Open, hall: Hall) -> None:
    record, moves = played("gems", 2, lambda table: table.is_over)
    match = gnomehall.replay(record)
    made = hall.play_on("gems", device(NAMES[:2]), record, moves)
    page = visit(f"/replay/{made.table}", tables=key_ring(hall, made, "gems", made.keys[:1]))
    page.locator(".plot .lab").first.wait_for()
    axis = [text.strip() for text in page.locator(".plot text[text-anchor=middle]").all_text_contents()]
    told = page.locator("header.top .tag").inner_text().split()[0]
    assert axis[0] == "0"
    assert axis[-1] == told
    assert int(told) < len(match.log)


def test_a_place_of_the_campaign_says_at_the_table_when_it_ends(visit: Open) -> None:
    page = visit("/campaign/gems/first-lamp")
    page.get_by_role("button", name="Play The First Lamp").first.click()
    wait_for_turn(page)
    expect(page.get_by_role("group", name="What ends the game")).to_contain_text("Until 45 tokens lie face down")
    expect(page.get_by_role("group", name="What ends the game")).not_to_contain_text("all is claimed")
    expect(page.get_by_role("region", name="Goals")).to_contain_text("Until 45 tokens lie face down")


@pytest.mark.parametrize("language", ["en", LONGEST])
def test_what_the_bar_says_is_not_cut_on_a_phone(visit: Open, hall: Hall, language: str) -> None:
    page = seated(visit, hall, "gnomeland", would_lose, size=PHONE, language=language)
    wait_for_turn(page)
    says = page.locator(".bar-turn .say")
    page.wait_for_function("() => document.querySelector('.bar-turn .say').textContent.length > 60")
    assert page.evaluate(SHORT, ".bar-turn .say, .bar-turn .say > span") == []
    box = says.bounding_box()
    assert box is not None
    assert box["height"] < 90


def test_who_stands_on_nought_stands_on_the_track(visit: Open, hall: Hall) -> None:
    made = hall.make("gnomeland", device(NAMES[:4]))
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gnomeland", made.keys[:1]), size=PHONE)
    expect(page.locator(".track .mark .i")).to_have_count(4)
    assert page.evaluate(OUTSIDE, [".track .mark .i", ".step"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_ends_the_game_is_one_line_on_a_phone(visit: Open, hall: Hall, game: str, language: str) -> None:
    path, ring = table_of(hall, game)
    page = visit(path, tables=ring, size=PHONE, language=language)
    wait_for_turn(page)
    page.locator(".top .ends .meter").first.wait_for()
    page.wait_for_function("() => [...document.querySelectorAll('.top .ends .meter')].every((one) => one.offsetHeight < 24)")
