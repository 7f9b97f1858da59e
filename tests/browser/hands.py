"""Ways to play a match on the page: with the mouse, with the keyboard. They know the page, not the rules."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

LIT = ".board .glow, .board .glow-soft"
CHOICES = ".pop .opt, .pop .pick, .ask .opt, .look .play, .happen .go"
PATIENCE = 30_000  # milliseconds for the others to move
MOST = 900  # moves of one seat in a match
# what one can do now; null while nothing can be done, or nothing has changed since `before`
NOW = """
(before) => {
  const count = (what) => document.querySelectorAll(what).length;
  const table = document.querySelector(".table");
  if (count(".win-banner")) return { over: true, sign: "", choices: 0, lit: 0, owed: false };
  const choices = count(".pop .opt, .pop .pick, .ask .opt, .look .play, .happen .go");
  const owed = count("[data-owed]") > 0;
  if (table?.dataset.mine !== "true" || !table.dataset.version || (owed && !choices)) return null;
  const sign = `${table.dataset.version} ${choices ? document.querySelector(".pop, .ask, .look, .happen").textContent : ""}`;
  return sign === before ? null : { over: false, sign, choices, lit: count(".board .glow, .board .glow-soft"), owed };
}
"""
# which key leads from where the focus is towards `goal`, and how often to press it: not at all if it is there
WAY = """
(goal) => {
  const here = document.activeElement;
  if (here === goal) return ["", 0];
  const list = goal.closest(".toks, .acts, .pop, .ask, .look, [data-arrows]");
  if (!list?.contains(here)) {
    const stops = [...document.querySelectorAll("a[href], button, input, select, [tabindex]")]
      .filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
    const to = stops.findIndex((one) => one === goal || list?.contains(one));
    return ["Tab", (to - stops.indexOf(here) + stops.length) % stops.length || 1];
  }
  const all = [...list.querySelectorAll("button")];
  const steps = all.indexOf(goal) - all.indexOf(here);
  const ways = [[steps > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(steps)]];
  const lit = all.filter((one) => one.matches(".glow, .glow-soft"));
  if (lit.includes(goal) && !list.matches(".pop, .ask")) {
    const before = lit.filter((one) => all.indexOf(one) < all.indexOf(here)).length;
    const after = (n) => (n + lit.length) % lit.length + 1;
    ways.push(["n", after(lit.indexOf(goal) - before - lit.includes(here))], ["p", after(before - 1 - lit.indexOf(goal))]);
  }
  return ways.reduce((one, other) => (other[1] < one[1] ? other : one));
}
"""


@dataclass
class Now:
    """What the page shows."""

    over: bool
    sign: str  # changes when anything else can be done
    choices: int
    lit: int
    owed: bool


def play_now(page: Page, title: str) -> None:
    """Begin a match against bots from the shelf; whoever has not met the game takes what the first-time questions propose."""
    box = page.locator("article.game", has=page.get_by_role("heading", name=title))
    box.get_by_role("button", name="Play now").click()
    start = page.get_by_role("dialog").get_by_role("button", name="Start")
    page.locator(".table").or_(start).first.wait_for()
    if start.count():
        start.click()
    page.wait_for_selector(".table")


def wait_for_turn(page: Page) -> bool:
    """Until something can be played; False when the match is over."""
    page.wait_for_selector(".table[data-mine=true][data-version], .win-banner", timeout=PATIENCE)
    return page.locator(".win-banner").count() == 0


def wait_for(page: Page, before: str) -> Now:
    """Until something else can be done than `before`."""
    found: dict[str, Any] = page.wait_for_function(NOW, arg=before, timeout=PATIENCE).json_value()
    return Now(**found)


def wish(page: Page, game: str, now: Now, rng: Random) -> Locator:
    """What to press next: one of the choices that are asked for, or of the things that glow."""
    if now.choices:
        return page.locator(CHOICES).nth(rng.randrange(now.choices) if now.owed else 0)
    if game == "gems":
        return gems_wish(page, rng)
    close = page.locator(".bar-turn .btn.primary")
    if now.lit == 0 or (rng.random() < 0.15 and close.count()):
        return close.first
    return page.locator(LIT).nth(rng.randrange(now.lit))


def gems_wish(page: Page, rng: Random) -> Locator:
    """Collect, claim what fits to what one has, explore, retreat."""
    read = "all => all.map((one) => [one.className, one.ariaLabel, one.dataset.place])"
    names = page.eval_on_selector_all(".toks button", read)
    mine = Counter(kind for style, label, _ in names if " mine" in style for kind in kinds(label))
    collect = [place for style, _, place in names if " mine" in style and " glow" in style]
    free = [(label, place) for style, label, place in names if " free" in style and " glow" in style]
    claims = [(sum(mine[kind] for kind in kinds(label)), place) for label, place in free]
    dark = [place for style, _, place in names if " down" in style and ("glow" in style)]
    if collect:
        place = collect[0]
    elif claims and (max(claims)[0] > 0 or not dark or rng.random() < 0.3):
        place = max(claims)[1]
    elif dark:
        place = rng.choice(dark)
    else:
        return page.locator(".acts button").last
    return page.locator(f".toks button[data-place='{place}']")


def kinds(label: str) -> list[str]:
    found = re.search(r": ([A-Z][a-z]+(?: / [A-Z][a-z]+)?),", label)
    return found.group(1).split(" / ") if found else []


def play_through(page: Page, game: str, press: Callable[[Locator], None], seed: int, most: int = 0) -> int:
    """Play to the end, or press `most` times; the number of times something was pressed."""
    rng = Random(seed)
    now = Now(False, "", 0, 0, False)
    for made in range(MOST):
        if made == most > 0:
            return made
        now = wait_for(page, now.sign)
        if now.over:
            return made
        press(wish(page, game, now, rng))
    raise AssertionError("the match does not end")


def play_together(pages: list[Page], game: str, seed: int = 1) -> int:
    """Several browsers at one table, each with the mouse, to the end; the number of times something was pressed."""
    rng = Random(seed)
    signs, made = ["" for _ in pages], 0
    for _ in range(30 * MOST):
        for n, page in enumerate(pages):
            found = page.evaluate(NOW, signs[n])
            if found is None:
                continue
            now = Now(**found)
            if now.over:
                return made
            signs[n] = now.sign
            wish(page, game, now, rng).click()
            made += 1
        pages[0].wait_for_timeout(20)
    raise AssertionError("the match does not end")


def click_through(page: Page, game: str, seed: int = 1, most: int = 0) -> int:
    """Play to the end with the mouse, or press `most` times."""
    return play_through(page, game, lambda target: target.click(), seed, most)


def tap_through(page: Page, game: str, seed: int = 1) -> int:
    """Play to the end with a finger."""
    return play_through(page, game, lambda target: target.tap(), seed)


def type_through(page: Page, game: str, seed: int = 1) -> int:
    """Play to the end without a mouse: Tab, arrows, n and p, Enter."""
    def press(target: Locator) -> None:
        walk_to(page, target)
        page.keyboard.press("Enter")

    return play_through(page, game, press, seed)


def walk_to(page: Page, target: Locator) -> None:
    """Move the focus to something with keys only."""
    goal = target.element_handle()
    for turn in range(80):
        key, times = page.evaluate(WAY, goal)
        if times == 0:
            return
        for _ in range(1 if turn and key == "Tab" else times):
            page.keyboard.press(key)
    raise AssertionError("the keyboard does not get there")
