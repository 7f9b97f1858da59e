"""Learn: an example opened and played, a first match walked through, rules in four languages, the app without a network."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

import gnomehall
from gnomehall.games.lessons import lessons
from tests.browser.conftest import PHONE, WIDE, Open, axe, key_ring
from tests.browser.hall import Hall
from tests.browser.hands import CHOICES
from tests.browser.test_replay import at, finished, shown_scores

RECORD = Path(__file__).parents[1] / "records" / "gems-2-cave.jsonl"
POSITIONS = "async () => (await (await caches.open('gnomehall-said')).keys()).filter((one) => one.url.includes('/kept/api/replay')).length"
GUIDE = ".table ~ .guide"  # the learn page has another
CHOSEN = {
    "gain merchant": "Merchant", "visit grow": "Grow up", "build small_shop 3-4": "3.4", "copy": "Copy", "decline": "Let it pass",
}


def begin(visit: Open, game: str, which: str) -> Page:
    """Open a lesson where the rules offer it."""
    chapters = (Path(gnomehall.__file__).parent / "games" / game / "RULES.md").read_text(encoding="utf-8").split("\n## ")
    note = f"<!-- example: {which} -->"
    found = next((n for n, text in enumerate(chapters) if note in text), 0)
    page = visit(f"/learn/{game}/{found}")
    before = chapters[found].split(note)[0].count("<!-- example: ")
    examples = page.get_by_role("region", name="Example").nth(before).get_by_role("button")
    (page.get_by_role("button", name="Play my first match") if which == "first" else examples).click()
    return page


def walk(page: Page, game: str, which: str, moves: int | None = None) -> None:
    """Do what the guide says: press what glows, choose what the lesson chooses; so many moves, or all of them."""
    lesson = next(one for one in lessons(game) if one.id == which)
    page.wait_for_selector(f"{GUIDE} h2")
    mine = [text for step in lesson.steps if step.seat == lesson.me for text in step.play]
    for text in mine[:moves]:
        page.wait_for_selector(".table[data-mine=true]")
        press(page, text)
    if moves is None:
        page.wait_for_selector(f"{GUIDE} a[href^='/learn']")


def press(page: Page, text: str) -> None:
    """The lamp lies only on what the lesson wants; of a choice, the line that says it."""
    moved = f".table:not([data-version='{page.get_attribute('.table', 'data-version')}'])"
    if text in ("pass", "end"):
        page.locator(".bar-turn .btn.primary").click()
    elif page.locator("[data-owed]").count() == 0:
        page.locator(".board .glow").first.click()
    page.wait_for_selector(f"{moved}, {CHOICES}", state="attached")
    if page.locator(".look .play").count():  # shown first, played at the second press
        page.locator(".look .play").click()
    elif page.locator(moved).count() == 0:
        page.locator(CHOICES).filter(has_text=re.compile(CHOSEN.get(text, ""))).first.click()
    page.wait_for_selector(moved, state="attached")


def test_an_example_opens_as_a_position_and_is_played(visit: Open) -> None:
    page = visit("/learn/gnomopolis/4")
    page.get_by_role("button", name="Play this position").click()
    walk(page, "gnomopolis", "atelier")
    expect(page.locator(".guide")).to_contain_text("Three children have come")
    back = page.locator(f"{GUIDE} a[href^='/learn']")
    expect(back).to_have_attribute("href", "/learn/gnomopolis/4")  # the chapter it was opened from
    page.wait_for_selector(".table[data-mine=true]")
    before = page.get_attribute(".table", "data-version")
    page.get_by_role("button", name="Pass").click()  # free play goes on with a bot
    page.wait_for_selector(f".table[data-mine=true]:not([data-version='{before}'])", timeout=20_000)


def test_nothing_glows_before_the_guide_points(visit: Open) -> None:
    page = visit("/learn/gnomopolis/4", workers="block")
    play = page.get_by_role("button", name="Play this position")
    play.wait_for()
    asked: list[Route] = []
    page.route("**/lessons", lambda route: asked.append(route))
    with page.expect_request("**/lessons"):
        play.click()
    page.wait_for_selector(".gnomopolis")
    expect(page.locator(".table")).to_have_attribute("data-mine", "false")
    assert page.locator(".board .glow").count() == 0
    asked[0].continue_()
    page.wait_for_selector(".table[data-mine=true]")
    assert page.locator(".board .glow").count() == 1


@pytest.mark.parametrize("game", ["gems", "gnomopolis", "gnomeland"])
def test_a_first_match_is_walked_through(visit: Open, game: str) -> None:
    page = visit(f"/learn/{game}", size=PHONE if game == "gnomopolis" else WIDE)
    page.get_by_role("button", name="Play my first match").click()
    walk(page, game, "first")
    page.get_by_role("button", name="Thanks, I play on").click()
    page.wait_for_selector(".table[data-mine=true]", timeout=20_000)


SLOW_TABLE = """() => {
  const Real = WebSocket;
  let made = 0;
  window.WebSocket = class extends Real {
    constructor(url) {
      super(url);
      if (made++ > 0) return;
      Object.defineProperty(this, "onmessage", {
        set: (take) => this.addEventListener("message", (event) => setTimeout(() => take(event), 400)),
      });
    }
  };
}"""


def test_the_guide_plays_the_others_part_once_though_the_table_hears_late(visit: Open) -> None:
    page = visit("/learn/gems")
    page.evaluate(SLOW_TABLE)  # the table's own link lags behind that of the guide
    page.get_by_role("button", name="Play my first match").click()
    walk(page, "gems", "first")


def test_another_move_than_the_lessons_can_be_taken_back(visit: Open) -> None:
    page = visit("/learn/gnomopolis")
    page.get_by_role("button", name="Play my first match").click()
    page.wait_for_selector(f"{GUIDE} h2")
    page.locator("[data-place=train] button").first.click(force=True)  # legal, though the lamp is elsewhere
    expect(page.locator(".guide")).to_contain_text("That works too.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Take it back").click()
    expect(page.locator(".guide")).to_contain_text("Put the child to work.")


TURN_ENDING = [
    ("gems", "first", 5, ".acts button >> text=Retreat"), ("gnomopolis", "first", 0, ".bar-turn .btn >> text=Pass"),
    ("gnomeland", "first", 8, ".ask .opt >> text=Let it pass"), ("gnomeland", "palace", 0, ".bar-turn .btn >> text=End turn"),
]


@pytest.mark.parametrize(
    ("game", "which", "moves", "pressed"), TURN_ENDING, ids=["retreat", "pass", "let-it-pass", "end-turn"])
def test_a_move_that_ends_the_turn_does_not_end_the_lesson(
    visit: Open, game: str, which: str, moves: int, pressed: str,
) -> None:
    page = begin(visit, game, which)
    walk(page, game, which, moves)
    page.wait_for_selector(".table[data-mine=true]")
    guide = page.locator(GUIDE)
    told = guide.locator("h2").inner_text(), guide.locator(".kick").inner_text()
    before = page.get_attribute(".table", "data-version")
    page.locator(pressed).click()
    page.wait_for_selector(f".pop .opt, .table[data-version]:not([data-version='{before}'])", state="attached")
    if page.get_by_role("dialog", name="Are you sure?").count():
        page.locator(".pop .opt").first.click()
    expect(guide).to_contain_text("That works too.")
    assert guide.locator(".kick").inner_text() == told[1], "the lesson waits at its step"
    guide.get_by_role("button", name="Take it back").click()
    expect(guide.locator("h2")).to_have_text(told[0])
    page.wait_for_selector(".table[data-mine=true]")
    press(page, [text for one in lessons(game) if one.id == which for step in one.steps
                 if step.seat == one.me for text in step.play][moves])
    expect(guide.locator("h2")).not_to_have_text(told[0])


@pytest.mark.parametrize(("theme", "size"), [("light", WIDE), ("dark", PHONE)], ids=["day-wide", "night-phone"])
def test_axe_finds_nothing_on_learn_scorer_and_editor(visit: Open, theme: str, size: ViewportSize) -> None:
    page = visit("/learn", size=size, theme=theme)
    page.wait_for_selector(".pick")
    assert axe(page) == []
    for path, ready in (
        ("/learn/gnomopolis/4", ".anat"), ("/learn/gnomeland/cards", ".text li"), ("/scorer/gnomopolis", ".bp .card"),
        ("/scorer/gems", ".gs li"), ("/editor/gnomopolis", "[data-state=good]"), ("/editor/gnomeland", "[data-state=good]"),
    ):
        page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)
        page.wait_for_selector(ready)
        assert axe(page) == [], path


@pytest.mark.parametrize(("language", "said"), [("pt", "O seu turno"), ("fr", "Votre tour"), ("it", "Il tuo turno")])
def test_the_rules_speak_the_readers_language(visit: Open, language: str, said: str) -> None:
    page = visit("/learn/gems/2", language=language)
    expect(page.locator(".text h2")).to_have_text(said)
    expect(page.locator("[id='G-7'] .rule")).to_have_text("G-7")


def test_where_we_depart_from_the_letter_every_note_leads_to_its_rule(visit: Open) -> None:
    page = visit("/learn/gems/5")
    expect(page.locator(".text h2")).to_have_text("Where we depart from the letter")
    expect(page.locator(".text header .rule")).to_have_count(0)
    assert axe(page) == []
    page.get_by_role("link", name="G-8", exact=True).click()
    expect(page.locator(".text h2")).to_have_text("Your turn")
    expect(page.locator("[id='G-8'] .rule")).to_have_text("G-8")
    page = visit("/learn/gnomeland/10")
    expect(page.locator(".text h2")).to_have_text("Where we depart from the letter")
    expect(page.get_by_role("link", name="L-13", exact=True)).to_have_attribute("href", "/learn/gnomeland/3")


def test_the_cards_page_tells_the_rulebooks_cards_from_ours(visit: Open) -> None:
    page = visit("/learn/gnomopolis/cards")
    atelier = page.locator("li.panel", has_text="Atelier")
    expect(atelier).to_contain_text("Rulebook: name, team, and immigrants")
    expect(page.locator("li.panel", has_text="Gatehouse")).to_contain_text("Gnomehall’s own")


def test_all_cards_are_pictures_that_can_be_sought_sorted_and_opened_large(visit: Open) -> None:
    page = visit("/learn/gnomeland/cards")
    cards = page.locator(".text li.panel")
    expect(cards.first.locator("svg").first).to_be_visible()
    everything = cards.count()
    page.get_by_role("searchbox", name="Search the cards").fill("palace")
    expect(cards.filter(has_text="Palace").first).to_be_visible()
    assert 0 < cards.count() < everything
    page.get_by_role("searchbox", name="Search the cards").fill("zzz")
    expect(page.get_by_text("No card fits.")).to_be_visible()
    page.get_by_role("searchbox", name="Search the cards").fill("")
    page.get_by_label("Sort").select_option(label="By name")
    names = page.locator(".text ul").first.locator("b.name").all_inner_texts()
    assert len(names) > 2
    assert names == sorted(names)
    page.get_by_role("button", name=f"{names[0]}, large").click()
    large = page.get_by_role("dialog", name=names[0])
    expect(large.locator("svg").first).to_be_visible()
    expect(large).to_contain_text(cards.first.locator("p").first.inner_text())
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)


def test_the_app_opens_without_a_network(browser: Browser, hall: Hall) -> None:
    context = browser.new_context(viewport=WIDE, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.add_init_script("navigator.serviceWorker.addEventListener('message', (event) => { window.kept = event.data.type; })")
    page.goto(hall.url)
    page.wait_for_selector(".game")
    for _ in range(150):  # until the service worker has kept everything
        if page.evaluate("() => window.kept") == "kept":
            break
        page.wait_for_timeout(200)
    made, match = finished(hall, "gems")  # a match of one's own, of which only the end was seen
    page.evaluate("(ring) => localStorage.setItem('gnomehall.tables', ring)", json.dumps(key_ring(hall, made, "gems", made.keys[:1])))
    page.goto(f"{hall.url}/play/{made.table}")
    pages = 1 + len(match.played) // 60
    for _ in range(75):  # until every position is kept
        if page.evaluate(POSITIONS) >= pages:
            break
        page.wait_for_timeout(200)
    page.goto(hall.url + "/replay")  # and a file that was opened
    page.locator("input[type=file]").set_input_files(RECORD)
    page.wait_for_url("**/replay/own/*")
    page.wait_for_selector("input[type=range]")
    page.wait_for_timeout(500)
    own = page.url
    context.set_offline(True)
    page.goto(own)
    expect(page.locator("input[type=range]")).to_be_visible()
    page.goto(f"{hall.url}/replay/own/{made.table}")
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    at(page, len(match.played))
    assert shown_scores(page) == match.scores()
    page.goto(hall.url + "/learn/gems/2")
    expect(page.locator(".text h2")).to_have_text("Your turn")
    expect(page.get_by_text("No connection to the server")).to_be_visible()
    expect(page.locator(".text .note, .text .panel").first).to_be_visible()
    page.goto(hall.url + "/scorer/gems?example")
    expect(page.locator(".rk li").first).to_contain_text("5")
    expect(page.get_by_text("Counted on this device")).to_be_visible()
    page.goto(hall.url + "/editor")
    expect(page.get_by_role("alert")).to_contain_text("server does not answer")
    context.close()


def test_manifest_icons_and_service_worker_are_served_as_they_should_be(hall: Hall) -> None:
    def get(path: str) -> Any:
        return urllib.request.urlopen(hall.url + path)

    worker = get("/sw.js")
    assert "javascript" in worker.headers["content-type"]
    assert worker.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in worker.headers["content-security-policy"]
    answer = get("/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.read())
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert get(urljoin("/manifest.webmanifest", icon["src"])).status == 200
