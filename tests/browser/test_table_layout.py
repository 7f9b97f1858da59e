"""Where things stand on the tables: actions in sight, nothing jumps, nothing is covered. One table a game for speed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gnomehall.core.table import Table
from tests.browser.conftest import Open, key_ring
from tests.browser.hall import Hall
from tests.browser.hands import PATIENCE, wait_for_turn
from tests.browser.plays import played
from tests.browser.screenshots import NAMES, _middle, bots, device

PHONE = {"width": 360, "height": 780}
TABLET = {"width": 820, "height": 1180}
DESK = {"width": 1280, "height": 800}
LARGE = {"width": 1920, "height": 1080}
GLIDED = """() => new Promise((done) => {
  let y = scrollY, frames = 0;
  const look = () => {
    frames = scrollY === y ? frames + 1 : 0;
    y = scrollY;
    if (frames > 8) done(true); else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})"""  # the page has come to rest


def opened(visit: Open, hall: Hall, game: str, seats: int = 2, language: str = "en", enough: Any = _middle) -> Page:
    made = hall.play_on(game, device(NAMES[:seats]), *played(game, seats, enough))
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, game, made.keys[:1]), language=language)
    wait_for_turn(page)
    return page


def sized(page: Page, size: Any) -> None:
    page.set_viewport_size(size)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(200)


def box(page: Page, what: str, nth: int = 0) -> dict[str, float]:
    found = page.locator(what).nth(nth).bounding_box()
    assert found is not None, f"{what} is not to be seen"
    x, y, width, height = found["x"], found["y"], found["width"], found["height"]
    return {"x": x, "y": y, "width": width, "height": height, "bottom": y + height, "right": x + width}


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    return (one["right"] <= other["x"] + 1 or other["right"] <= one["x"] + 1
            or one["bottom"] <= other["y"] + 1 or other["bottom"] <= one["y"] + 1)


def in_sight(page: Page, what: str) -> Iterator[bool]:
    """Whether each of these stands above the bar of the turn, whole."""
    fold = box(page, ".bar-turn")["y"]
    for nth in range(page.locator(what).count()):
        yield box(page, what, nth)["bottom"] <= fold


def test_gems_on_a_phone_has_its_actions_in_sight_and_on_a_tablet_a_full_cave(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, "gems", language="fr")
    sized(page, PHONE)
    assert page.locator(".acts .act").count() == 4
    assert all(in_sight(page, ".acts .act"))
    for nth in range(page.locator(".bar-turn .btn[aria-disabled]").count()):
        assert box(page, ".bar-turn .btn[aria-disabled]", nth)["width"] < 180  # no dead button as wide as the screen
    sized(page, TABLET)
    cave, tokens = box(page, ".cave"), box(page, ".toks")
    assert tokens["height"] > 0.6 * cave["height"]  # the cave is full of stones, not of rock
    told = page.locator(".log .turn small").all_inner_texts()
    assert [one for one in told if one.startswith(":")] == []


def free(table: Table) -> bool:
    """Seat 0 may send a gnome to a token."""
    return table.to_move == 0 and any(move.verb == "claim" for move in table.legal())


def test_a_gnome_is_dragged_to_its_token_on_a_large_screen(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, "gems", enough=free)
    sized(page, LARGE)
    assert page.locator(".table").evaluate("node => Number(getComputedStyle(node).zoom)") > 1
    before = page.get_attribute(".table", "data-version")
    gnome, token = box(page, ".at-home"), box(page, ".toks .free.glow")
    page.mouse.move(gnome["x"] + gnome["width"] / 2, gnome["y"] + gnome["height"] / 2)
    page.mouse.down()
    x, y = token["x"] + token["width"] / 2, token["y"] + token["height"] / 2
    page.mouse.move(x - 40, y - 40, steps=3)
    page.mouse.move(x, y)
    ghost = page.evaluate("""() => {
        const lifted = [...document.body.children].find((one) => one.classList.contains("at-home"));
        const box = lifted.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    }""")
    assert abs(ghost[0] - x) < 4
    assert abs(ghost[1] - y) < 4
    page.mouse.up()
    page.wait_for_selector(f".table[data-version]:not([data-version='{before}'])")
    expect(page.locator(".log .line .says").last).to_contain_text("claim")


def test_gnomeland_shopping_dice_and_track(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, "gnomeland", seats=3, language="fr")
    sized(page, PHONE)
    bar = box(page, ".bar-turn")
    assert bar["height"] < 125  # words and one row of buttons
    page.locator(".jump .shop").click()
    page.wait_for_timeout(600)
    tabs, purse, first = box(page, ".jump"), box(page, ".purse"), box(page, ".hire")
    assert apart(tabs, first)
    assert apart(tabs, purse)
    assert first["y"] >= tabs["bottom"]
    assert tabs["bottom"] <= purse["y"] + 1
    assert purse["bottom"] < bar["y"]
    page.locator(".builds li").last.scroll_into_view_if_needed()
    assert 0 <= box(page, ".purse")["y"] < bar["y"]
    sized(page, DESK)
    expect(page.locator(".track-at .later")).to_be_visible()
    listed = page.locator(".builds ul")
    more = listed.evaluate("node => node.scrollHeight > node.clientHeight + 8")
    expect(page.locator(".builds .below")).to_have_count(1 if more else 0)
    small = box(page, ".bc b")["height"]
    before = [box(page, ".tray .die", nth)["x"] for nth in range(page.locator(".tray .die").count())]
    where = box(page, ".village header")["height"]
    page.locator(".pool .ct").first.evaluate("node => node.append('00')")  # the pool grows
    assert [box(page, ".tray .die", nth)["x"] for nth in range(page.locator(".tray .die").count())] == before
    assert box(page, ".village header")["height"] == where
    sized(page, LARGE)
    assert box(page, ".bc b")["height"] > 1.2 * small  # larger screen, larger words


def shops(table: Table) -> bool:
    """Seat 0 can hire or build."""
    return table.to_move == 0 and any(move.verb in ("hire", "build") for move in table.legal())


def test_a_jump_to_what_glows_arrives_where_it_leads(visit: Open, hall: Hall) -> None:
    made = hall.play_on("gnomeland", device(NAMES[:2]), *played("gnomeland", 2, shops))
    ring = key_ring(hall, made, "gnomeland", made.keys[:1])
    page = visit(f"/play/{made.table}", tables=ring, still=False, size=PHONE)
    wait_for_turn(page)
    page.evaluate("document.fonts.ready")
    page.locator(".jump .shop").click()
    page.wait_for_timeout(300)
    page.wait_for_function(GLIDED, timeout=PATIENCE)
    assert abs(box(page, ".purse")["y"] - box(page, ".jump")["bottom"]) < 30
    assert box(page, ".hire")["y"] >= box(page, ".purse")["bottom"]


def asked(table: Table) -> bool:
    """Seat 0 is asked whether it copies a die."""
    return table.to_move == 0 and any(move.verb == "copy" for move in table.legal())


def test_on_a_tablet_the_copy_question_leaves_dice_and_pool_in_sight(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, "gnomeland", enough=asked)
    for size in (TABLET, DESK):
        sized(page, size)
        question = box(page, ".ask")
        for what in (".tray", ".pool", ".track-at"):
            assert apart(question, box(page, what)), f"{what} is covered at {size}"


def searching(table: Table) -> bool:
    """Seat 0 chooses whom the lantern finds."""
    return table.to_move == 0 and sum(move.verb == "search" for move in table.legal()) > 1


def test_gnomopolis_rivals_stay_in_their_panels_and_the_mug_does_not_grow(visit: Open, hall: Hall) -> None:
    page = opened(visit, hall, "gnomopolis", seats=4, language="fr", enough=searching)
    sized(page, DESK)
    for nth in range(page.locator(".rail .seat").count()):
        assert box(page, ".rail .seat", nth)["right"] <= 1280 - 12
        inside = page.locator(".rail .seat").nth(nth).evaluate("node => node.scrollWidth <= node.clientWidth + 1")
        assert inside
    buttons = page.locator(".hand .cts button.ct")
    assert buttons.count() > 0
    row = box(page, ".hand")["height"]
    buttons.evaluate_all("""all => all.forEach((one) => {
        const calm = document.createElement("span");
        calm.className = one.className;
        calm.append(...one.childNodes);
        one.replaceWith(calm);
    })""")
    assert abs(box(page, ".hand")["height"] - row) <= 1  # as high as when nothing can be chosen


def test_who_watches_is_not_told_to_build(visit: Open, hall: Hall) -> None:
    made = hall.play_on("gnomopolis", device(NAMES[:2]), *played("gnomopolis", 2, _middle))
    page = visit(f"/play/{made.table}", tables=key_ring(hall, made, "gnomopolis", []))
    expect(page.locator(".offer .cap")).to_be_visible()
    expect(page.get_by_text("You may build one this turn")).to_have_count(0)


@pytest.mark.parametrize("game", ["gems", "gnomopolis", "gnomeland"])
def test_what_a_bot_touches_is_framed_while_it_plays(visit: Open, hall: Hall, game: str) -> None:
    made = hall.make(game, bots(hall, game)[:2], deal=5)
    ring = key_ring(hall, made, game, made.keys[:1])
    page = visit("/", tables=ring, speed="normal")
    page.add_init_script("""
        window.touched = 0;
        new MutationObserver((all) => {
            window.touched += all.filter((one) => one.target.dataset.touched).length;
        }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-touched"] });
    """)
    page.goto(f"{hall.url}/play/{made.table}")
    page.wait_for_selector(".bar-turn")
    key = made.keys[0]
    for n in range(60):
        state = hall.call(f"/tables/{made.table}/state", key)
        if page.evaluate("window.touched"):
            break
        if state["mine"]:
            move = next((one for one in state["legal"] if one["verb"] in ("end", "pass")), state["legal"][0])["id"]
            wish = {"type": "play", "id": f"t{n}", "version": state["version"], "move": move}
            hall.call(f"/tables/{made.table}/moves", key, wish)
        page.wait_for_timeout(500)
    assert page.evaluate("window.touched") > 0


def test_a_round_of_two_bots_takes_eight_seconds_of_the_page_at_most(visit: Open, hall: Hall) -> None:
    """Only what the page itself waits is counted, so a busy machine changes nothing."""
    made = hall.play_on("gnomeland", bots(hall, "gnomeland")[:3], *played("gnomeland", 3, _middle))
    ring = key_ring(hall, made, "gnomeland", made.keys[:1])
    page = visit(f"/play/{made.table}", tables=ring, speed="normal", still=False)
    wait_for_turn(page)
    key = made.keys[0]
    marks = "performance.getEntriesByName('shown').map((one) => one.detail)"
    for n in range(90):
        state = hall.call(f"/tables/{made.table}/state", key)
        if page.evaluate(f"{marks}.length") and state["mine"] and state["view"]["actor"] == 0:
            break
        if state["mine"]:
            legal = state["legal"]
            ends = [one for one in legal if one["verb"] in ("end", "decline", "skip") or one["text"].startswith("no")]
            move = (ends or legal)[0]["id"]
            wish = {"type": "play", "id": f"r{n}", "version": state["version"], "move": move}
            hall.call(f"/tables/{made.table}/moves", key, wish)
        page.wait_for_timeout(150)
    wait_for_turn(page)
    shown = page.evaluate(marks)
    print(f"moves of others shown: {len(shown)}, together {sum(shown) / 1000:.1f} s, longest {max(shown) / 1000:.2f} s")
    assert len(shown) > 4
    assert max(shown) <= 1200
    assert sum(shown) <= 8000


@pytest.mark.parametrize("game", ["gems", "gnomopolis", "gnomeland"])
def test_the_sound_switch_of_a_phone_stands_in_one_row_with_the_title(visit: Open, hall: Hall, game: str) -> None:
    page = opened(visit, hall, game)
    sized(page, PHONE)
    switch, title = page.get_by_role("button", name="Sound", exact=True), box(page, ".top .name")
    expect(switch).to_be_visible()
    assert box(page, ".top .end")["right"] <= PHONE["width"]
    assert apart(title, box(page, ".top .end"))
    assert title["width"] >= 90
    assert title["height"] <= 48
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "false")
