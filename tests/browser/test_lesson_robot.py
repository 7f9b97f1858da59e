"""A robot that learns badly: at every step of a lesson it presses something of its own, and is still taught every step.

Quick: one lesson of each game.  GNOMEHALL_FULL=1: all lessons, three robots each.
"""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from gnomehall.games import GAMES
from gnomehall.games.lessons import lessons
from tests.browser.conftest import Open
from tests.browser.hall import Hall
from tests.browser.hands import CHOICES
from tests.browser.test_learn import GUIDE, begin, press
from tests.server.harness import FULL

ALL = [(game, lesson.id) for game in GAMES for lesson in lessons(game)]
QUICK = [("gems", "first"), ("gnomopolis", "first"), ("gnomeland", "palace")]
SEEDS = range(3 if FULL else 1)
TRIES = 30  # things pressed until one of them is a move
PRESSED = ".board button, .bar-turn .btn.primary"
ASTRAY = f"{GUIDE} .foot .primary"  # Take it back
DONE = f"{GUIDE} a[href^='/learn']"
READY = ".table[data-mine=true][data-version]"
PLAYS = "text => [...document.querySelectorAll(text)].filter((one) => one.checkVisibility() && !one.disabled).length"
# pressed as a mouse would, wherever it lies: a robot does not scroll
CLICK = """([text, nth]) => {
  [...document.querySelectorAll(text)].filter((one) => one.checkVisibility() && !one.disabled)[nth]?.click();
}"""

# a move that is on its way has come; `before` stands for none
ANSWERED = """(before) => {
  const { version, mine } = document.querySelector(".table").dataset;
  return version && (version !== before || mine === "true");
}"""


def version(page: Page) -> str:
    return page.get_attribute(".table", "data-version") or ""


def moved(page: Page, before: str) -> bool:
    now = page.get_attribute(".table", "data-version")
    return now is not None and now != before


def press_anything(page: Page, dice: Random) -> bool:
    """Press things at random until a move is made; False if none was found."""
    before = version(page)
    for _ in range(TRIES):
        what = CHOICES if page.evaluate(PLAYS, CHOICES) else PRESSED
        count = page.evaluate(PLAYS, what)
        last = what == PRESSED and dice.random() < 0.25  # the button that ends a turn stands last
        page.evaluate(CLICK, [what, count - 1 if last else dice.randrange(count)])
        page.wait_for_timeout(300)  # a move that was made is on its way by then
        page.wait_for_function(ANSWERED, arg=before)
        if moved(page, before):
            return True
        if page.locator(".look, .pop").count() and not page.evaluate(PLAYS, CHOICES):
            page.keyboard.press("Escape")
    return False


def play_anything(page: Page, hall: Hall, dice: Random) -> None:
    """A legal move by the learner's own key, as from a second tab: for positions where hardly anything can be pressed."""
    before = version(page)
    ring = page.evaluate("JSON.parse(localStorage['gnomehall.tables'])")
    table = page.url.rsplit("/", 1)[-1].split("#")[0]
    key = next(one for one in ring if one["table"] == table)["keys"][0]
    state = hall.call(f"/tables/{table}/state", key)
    move = dice.choice(state["legal"])["id"]
    hall.call(f"/tables/{table}/moves", key, {"type": "play", "id": "r", "version": state["version"], "move": move})
    page.wait_for_selector(f".table[data-version]:not([data-version='{before}'])", state="attached")


def step_of(page: Page) -> int:
    """The number of the step that the guide tells."""
    return int(page.locator(f"{GUIDE} .kick span").last.inner_text().split()[0])


def rest(page: Page) -> None:
    """Wait until the guide has said what there is to say of the last move: its words stay the same."""
    before = ""
    for _ in range(50):
        page.wait_for_timeout(400)
        now = f"{version(page)} {page.locator(GUIDE).first.inner_text()}"
        if now == before:
            return
        before = now


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "which"), ALL if FULL else QUICK)
def test_a_robot_is_taught_every_step(visit: Open, hall: Hall, game: str, which: str, seed: int) -> None:
    lesson = next(one for one in lessons(game) if one.id == which)
    page = begin(visit, game, which)
    page.wait_for_selector(f"{GUIDE} h2")
    dice = Random(seed)
    told: list[int] = []
    wrong = 0
    for text in [text for step in lesson.steps if step.seat == lesson.me for text in step.play]:
        rest(page)
        page.wait_for_selector(READY, timeout=20_000)
        heading = page.locator(f"{GUIDE} h2").inner_text()
        told.append(step_of(page))
        if not press_anything(page, dice):
            play_anything(page, hall, dice)
        rest(page)
        if page.locator(ASTRAY).count() == 0:  # it was the lesson's own move
            continue
        wrong += 1
        if page.locator(READY).count() and dice.random() < 0.5:
            press_anything(page, dice)
        page.keyboard.press("Escape")
        page.locator(ASTRAY).click()
        expect(page.locator(ASTRAY)).to_have_count(0)
        rest(page)
        if step_of(page) == told[-1] + 1:  # the first press was the lesson's own move, the second went astray
            continue
        expect(page.locator(f"{GUIDE} h2")).to_have_text(heading)
        page.wait_for_selector(READY)
        press(page, text)
    page.wait_for_selector(DONE)
    told.append(step_of(page))
    steps = sum(bool(step.say) for step in lesson.steps)
    print(f"{game} {which}: {steps} steps, {wrong} wrong moves")
    assert sorted(set(told)) == list(range(1, steps + 1))
