"""What the two walks saw with their eyes, measured: signs, boxes, texts of selections, fonts, what covers what."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gnomehall.games.lessons import lessons
from tests.browser.conftest import PHONE, WIDE, Open, key_ring
from tests.browser.hall import Hall
from tests.browser.hands import wait_for_turn
from tests.browser.plays import played
from tests.browser.screenshots import NAMES, _middle, device
from tests.browser.test_boxes import LONGEST, MEASURE, SIZES
from tests.browser.test_learn import GUIDE, press
from tests.browser.test_replay import at, finished

GAMES = ["gems", "gnomopolis", "gnomeland"]
LARGE = {"width": 1920, "height": 1080}
TABLET = {"width": 820, "height": 1180}
# the drawing of the symbol that a button or an entry shows
DRAWN = "(node) => document.querySelector(node.querySelector('use').getAttribute('href')).innerHTML"
# texts of selections that are wider than the room for them
CUT = """
() => [...document.querySelectorAll("select")].filter((one) => one.checkVisibility({ opacityProperty: true })).flatMap((one) => {
  const style = getComputedStyle(one);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const arrow = style.appearance === "none" ? 0 : 16;
  const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
  return [...one.options].map((option) => option.text).filter((text) => pen.measureText(text).width > room + 1)
    .map((text) => `${text} (${Math.round(pen.measureText(text).width)} in ${Math.round(room)})`);
})
"""
# what is to be pressed next, if something lies over its middle
COVERED = """
() => {
  const next = [".pop .pick", ".pop .opt", ".ask .glow", ".look .play", ".board .glow", ".bar-turn .btn.primary"]
    .map((what) => document.querySelector(what)).find((one) => one);
  if (!next) return "nothing to press";
  const box = next.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return next.contains(hit) || hit?.contains(next) ? "" : `${next.className} under ${hit?.className?.baseVal ?? hit?.className}`;
}
"""


def drawing(page: Page, name: str) -> str:
    """What a button of this name shows."""
    return str(page.get_by_role("button", name=name, exact=True).first.evaluate(DRAWN))


def table_of(hall: Hall, game: str) -> tuple[str, list[dict[str, Any]]]:
    """A table in the midst of a match, and what a browser must remember to play at it."""
    made = hall.play_on(game, device(NAMES[:3]), *played(game, 3, _middle))
    return f"/play/{made.table}", key_ring(hall, made, game, made.keys[:1])


def test_the_sign_for_sound_tells_on_from_off(visit: Open, hall: Hall) -> None:
    path, ring = table_of(hall, "gems")
    page = visit("/", tables=ring)
    for where in ("/", path):
        page.goto(hall.url + where)
        switch = page.get_by_role("button", name="Sound", exact=True)
        switch.wait_for()
        seen = {}
        for _ in range(2):
            seen[switch.get_attribute("aria-pressed")] = drawing(page, "Sound")
            switch.click()
        assert set(seen) == {"true", "false"}
        assert seen["true"] != seen["false"], where


def test_settings_have_one_sign_in_the_whole_hall(visit: Open, hall: Hall) -> None:
    path, ring = table_of(hall, "gems")
    made, _ = finished(hall)
    page = visit("/", tables=ring)
    signs = []
    for where in ("/", path, f"/replay/{made.table}#{made.watch}"):
        page.goto(hall.url + where)
        page.get_by_role("button", name="Settings").wait_for()
        signs.append(drawing(page, "Settings"))
    assert len(set(signs)) == 1
    page.goto(hall.url)
    lamp = page.locator(".top .end button").nth(1)
    assert lamp.evaluate(DRAWN) != signs[0], "the light of the room is another thing"


def test_any_gnome_and_any_specialist_are_drawn_apart(visit: Open) -> None:
    page = visit("/editor/gnomopolis")
    page.wait_for_selector("[data-state=good]")
    keys = page.locator(".keys button")
    wild, specialist = (keys.filter(has=page.locator(f"kbd:text-is('{letter}')")) for letter in "?*")
    assert wild.evaluate(DRAWN) != specialist.evaluate(DRAWN)
    assert wild.locator("small").inner_text() != specialist.locator("small").inner_text()


def test_parchments_say_what_they_are_called(visit: Open, hall: Hall) -> None:
    path, ring = table_of(hall, "gnomopolis")
    page = visit(path, tables=ring)
    wait_for_turn(page)
    expect(page.locator("[data-place=grow]").first).to_contain_text("Grow up")
    expect(page.locator("[data-place=train]").first).to_contain_text("Learn a trade")
    trade = page.locator("[data-place=train]").first
    expect(trade.locator("use[href='#gnome-specialist']").first).to_be_attached()  # one of four, not of six
    expect(trade.locator("use[href='#gnome-wild']")).to_have_count(0)
    for name in ("Grow up", "Learn a trade"):
        box = page.locator(".district").get_by_text(name, exact=True).first.bounding_box()
        assert box is not None
        assert box["width"] > 20
        assert box["height"] > 8


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", ["en", LONGEST])
def test_no_selection_cuts_its_text(visit: Open, hall: Hall, language: str, size: Any) -> None:
    page = visit("/", size=size, language=language)
    wrong = {}
    for game in GAMES:
        made = hall.make(game, [{"sit": "device", "name": "Ada"}, {"sit": "open"}], start=False)
        ring = key_ring(hall, made, game, made.keys[:1], host=True)
        page.evaluate("(ring) => localStorage.setItem('gnomehall.tables', JSON.stringify(ring))", ring)
        for path, ready in (
            (f"/play/{made.table}", ".opts select"), (f"/scorer/{game}", ".rk li"), (f"/editor/{game}", "[data-state=good]"),
            (f"/learn/{game}/cards", ".text li"),
        ):
            page.goto(hall.url + path)
            page.wait_for_selector(ready)
            if found := page.evaluate(CUT):
                wrong[path] = found
    assert wrong == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_leaves_what_it_speaks_of_in_sight_on_a_phone(visit: Open, game: str) -> None:
    page = visit(f"/learn/{game}", size=PHONE)
    page.get_by_role("button", name="Play my first match").click()
    page.wait_for_selector(f"{GUIDE} h2")
    lesson = next(one for one in lessons(game) if one.id == "first")
    mine = [text for step in lesson.steps if step.seat == lesson.me for text in step.play]
    for text in mine:
        page.wait_for_selector(".table[data-mine=true]")
        page.wait_for_function(f"() => ({COVERED})() === ''")  # it scrolls to what it speaks of
        press(page, text)


@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_a_replay_is_cut_or_outside_its_card(visit: Open, hall: Hall, game: str) -> None:
    made, match = finished(hall, game)
    move = len(match.played) * 2 // 3
    ring = key_ring(hall, made, game, made.keys[:1])
    page = visit(f"/replay/{made.table}?move={move}", tables=ring, language=LONGEST)
    at(page, move)
    wrong: dict[str, Any] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        if found := [one for one in page.evaluate(MEASURE, ".then") if not one.startswith("covered")]:
            wrong[f"{width} px"] = found
    assert wrong == {}


def test_every_box_on_the_shelf_shows_its_gnomes_on_a_tablet(visit: Open) -> None:
    page = visit("/", size=TABLET)
    page.wait_for_selector(".game")
    for game in page.locator(".game").all():
        cover = game.locator(".cover svg").first.bounding_box()
        assert cover is not None
        assert cover["width"] > 300
        assert cover["height"] > 150
        gnomes = game.locator(".cover use[href^='#gnome'], .cover use[href^='#pawn'], .cover [data-gnome]")
        seen = [box for one in gnomes.all() if (box := one.bounding_box())]
        inside = [box for box in seen if box["x"] >= cover["x"] and box["x"] + box["width"] <= cover["x"] + cover["width"]]
        assert inside, "a box shows who plays in it"


@pytest.mark.parametrize("size", [WIDE, LARGE], ids=["wide", "large"])
def test_no_lantern_hangs_over_a_word(visit: Open, size: Any) -> None:
    page = visit("/", size=size)
    page.wait_for_selector(".game")
    over = page.evaluate("""() => {
      const lamps = [...document.querySelectorAll(".lant")].map((one) => one.getBoundingClientRect());
      const words = document.createTreeWalker(document.querySelector(".hall"), NodeFilter.SHOW_TEXT);
      const found = [];
      for (let text = words.nextNode(); text; text = words.nextNode()) {
        if (!text.textContent.trim() || !text.parentElement.checkVisibility() || text.parentElement.closest(".sr")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects())
          if (lamps.some((one) => one.left < box.right && one.right > box.left && one.top < box.bottom && one.bottom > box.top))
            found.push(text.textContent.trim());
      }
      return found;
    }""")
    assert over == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_join_a_wrong_code_and_the_records_are_pages_of_the_hall(visit: Open, hall: Hall, size: Any) -> None:
    made = hall.make("gems", [{"sit": "device", "name": "Ada"}, {"sit": "open"}], start=False)
    page = visit("/", size=size, allow=["404"])
    for path, ready in ((f"/join/{made.code}", "form"), ("/join/AAAA-AAAA", "h1"), ("/replay", "h1")):
        page.goto(hall.url + path)
        page.wait_for_selector(f"main {ready}")
        panel = page.locator("main .panel, main.panel").first.bounding_box()
        assert panel is not None, path
        assert panel["width"] > 250, path
        drawn = [box for one in page.locator("main svg").all() if (box := one.bounding_box()) and box["width"] >= 60]
        assert drawn, f"{path} has a picture"


def test_the_right_link_pasted_where_a_wrong_one_was_refused_opens_the_match(visit: Open, hall: Hall) -> None:
    made, _ = finished(hall)
    page = visit(f"/replay/{made.table}?move=5", allow=["401"])
    expect(page.get_by_role("alert")).to_contain_text("private")
    page.evaluate("(key) => { location.hash = key; }", made.watch)
    at(page, 5)
