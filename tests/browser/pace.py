"""How long one waits for bots: `python -m tests.browser.pace`, `--json` for programs.

Wait: from the end of the last flight of a piece (or the move shown before, if nothing flew) until a bot's move is on the
screen, for every level, at normal speed with the server's own settings.  Round: from the end of one's turn in Gnomeland to
the next, with two bots as *Play now* seats them and no question about copying.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Iterator

from playwright.sync_api import Browser, Page, sync_playwright

from gnomehall.server.settings import Settings
from tests.browser.conftest import key_ring
from tests.browser.hall import CHROMIUM, FLAGS, Hall, running
from tests.browser.hands import play_now

BOTS_MOVES = 24  # waits measured for each level of each game
ROUNDS = 4  # of one match: the fifth ends it
OWN_TURN = 60  # seconds at most
MOST_WAIT, MOST_ROUND = 1.2, 8.0  # seconds
# flights of pieces are animations made by script; what glows or floats is drawn by the style sheet
WATCH = """
() => {
  window.waits = [];
  let last = performance.now();
  const flies = (one) => !(one instanceof CSSAnimation) && !(one instanceof CSSTransition);
  const look = () => {
    if (document.querySelector(".happen .go") || document.getAnimations().some(flies)) last = performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener("click", () => { last = performance.now(); }, true);
  const mark = performance.mark.bind(performance);
  performance.mark = (name, options) => {
    const now = performance.now();
    if (name === "shown") {
      waits.push((now - last) / 1000);
      last = now;
    }
    return mark(name, options);
  };
}
"""
# presses one thing that can be pressed: an answer, what glows, the end of the turn
PRESS = """
() => {
  const seen = (text) => [...document.querySelectorAll(text)].find((one) => one.checkVisibility() && !one.ariaDisabled);
  const go = seen(".happen .go");
  if (go) return go.click();
  if (document.querySelector(".table")?.dataset.mine !== "true") return;
  const choice = ".pop .opt, .pop .pick, .ask .opt, .look .play";
  const rest = ".tray .glow, .board .glow, .board .glow-soft, .bar-turn .btn.primary";
  (seen(choice) ?? seen(rest))?.click();
}
"""
END = """
() => {
  const go = document.querySelector(".happen .go");
  if (go) go.click();
  return document.querySelector(".table")?.dataset.mine === "true";
}
"""
ENDED = "() => document.querySelector('.pop .opt') || document.querySelector('.table')?.dataset.mine !== 'true'"


def opened(browser: Browser, hall: Hall, game: str, level: str) -> Page:
    """A table with one bot of this level, at normal speed."""
    made = hall.make(game, [{"sit": "device", "name": "Ada"}, {"sit": "bot", "level": level, "name": "Pim"}])
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    ring = json.dumps(key_ring(hall, made, game, made.keys))
    settings = json.dumps({"speed": "normal", "confirm": False, "name": "Ada", "met": [game], "guide": False})
    context.add_init_script(f"localStorage['gnomehall.tables'] ??= {ring!r}; localStorage['gnomehall.settings'] ??= {settings!r}")
    page = context.new_page()
    page.goto(f"{hall.url}/play/{made.table}")
    page.wait_for_selector(".table")
    page.evaluate(WATCH)
    return page


def waits(browser: Browser, hall: Hall, game: str, level: str, moves: int = BOTS_MOVES) -> list[float]:
    """Seconds until each of so many moves of a bot was shown."""
    page = opened(browser, hall, game, level)
    ends = time.monotonic() + 90
    while page.evaluate("waits.length") < moves and time.monotonic() < ends:
        if page.locator(".win-banner").count():
            break
        page.evaluate(PRESS)
        page.wait_for_timeout(150)
    found: list[float] = page.evaluate("waits")
    page.context.close()
    return found


def rounds(browser: Browser, hall: Hall, most: int = ROUNDS) -> list[float]:
    """Seconds that the two bots of a match of Gnomeland take between one's own turns."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    settings = json.dumps({"confirm": False, "name": "Ada", "met": ["gnomeland"], "guide": False})
    context.add_init_script(f"localStorage['gnomehall.settings'] ??= {settings!r}")
    page = context.new_page()
    page.goto(hall.url)
    play_now(page, "Gnomeland")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Let all copying pass").click()
    page.keyboard.press("Escape")
    page.wait_for_function(END, timeout=60_000)
    found = list(_rounds(page, most + 1))
    context.close()
    return found[1:] if len(found) > most else found  # in the first round a bot may have begun


def _rounds(page: Page, most: int) -> Iterator[float]:
    for _ in range(most):
        late = time.monotonic() + OWN_TURN
        while time.monotonic() < late:
            if page.locator(".win-banner").count():
                return
            ends = page.locator(".bar-turn .btn.primary:not([aria-disabled=true])", has_text="End turn")
            if ends.count() and page.locator(".pop, .ask, .look, .tray .glow").count() == 0:
                break
            page.evaluate(PRESS)
            page.wait_for_timeout(100)
        ends.first.click()
        page.wait_for_function(ENDED)
        while page.locator(".pop .opt").count():  # what a Warehouse keeps
            page.locator(".pop .opt").first.click()
            page.wait_for_timeout(150)
        began = time.monotonic()
        page.wait_for_function(f"() => ({END})() || document.querySelector('.win-banner')", timeout=60_000)
        if page.locator(".win-banner").count():
            return
        yield time.monotonic() - began


def summary(found: list[float]) -> dict[str, float]:
    """How many, the middle and the longest."""
    return {"n": len(found), "median_s": round(statistics.median(found), 2), "longest_s": round(max(found), 2)}


def main() -> int:
    """All levels of all games, and rounds of Gnomeland; 1 if one takes too long."""
    told: dict[str, dict[str, float]] = {}
    with running(bot_milliseconds=Settings().bot_milliseconds) as hall, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in hall.call("/games"):
            for level in game["levels"]:
                told[f"{game['name']} {level['name']}"] = summary(waits(browser, hall, game["name"], level["name"]))
        told["gnomeland round"] = summary([one for _ in range(3) for one in rounds(browser, hall)])
        browser.close()
    if "--json" in sys.argv:
        print(json.dumps(told))
    else:
        for what, figures in told.items():
            print(f"{what:24}", ", ".join(f"{name} {value}" for name, value in figures.items()))
    late = [what for what, it in told.items() if it["longest_s"] > (MOST_ROUND if "round" in what else MOST_WAIT)]
    return int(bool(late))


if __name__ == "__main__":
    sys.exit(main())
