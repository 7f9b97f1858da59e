"""Ways to play a match on the page: with the mouse, with the keyboard. They know the page, not the rules."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

from playwright.sync_api import Locator, Page

LIT = ".board .glow, .board .glow-soft"
CHOICES = ".pop .opt, .pop .pick"


def wait_for_turn(page: Page) -> bool:
    """Until something can be played; False when the match is over."""
    page.wait_for_selector(".table[data-mine=true], .win-banner", timeout=60_000)
    return page.locator(".win-banner").count() == 0


def wish(page: Page, game: str, rng: Random) -> Locator | None:
    """What to press next: one of the choices that are asked for, or of the things that glow."""
    if game == "gems":
        return gems_wish(page, rng)
    if page.locator("[data-owed]").count():  # its popover opens by itself
        page.wait_for_selector(CHOICES)
        return page.locator(CHOICES).nth(rng.randrange(page.locator(CHOICES).count()))
    close = page.locator(".bar-turn .btn.primary")
    lit = page.locator(LIT)
    count = lit.count()
    if count == 0 or (close.count() and rng.random() < 0.15):
        return close.first if close.count() else None
    return lit.nth(rng.randrange(count))


def gems_wish(page: Page, rng: Random) -> Locator | None:
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


def click_through(page: Page, game: str, seed: int = 1, most: int = 900) -> int:
    """Play to the end with the mouse (or a finger); the number of moves made."""
    rng = Random(seed)
    for made in range(most):
        if not wait_for_turn(page):
            return made
        before = page.get_attribute(".table", "data-version")
        target = wish(page, game, rng)
        assert target is not None, "nothing to press"
        target.click()
        decide(page, before, lambda choice: choice.click())
    raise AssertionError("the match does not end")


def decide(page: Page, before: str | None, press: object) -> None:
    """If a choice opens, take the first; wait until the table has moved on."""
    moved = f".table:not([data-version='{before}']), .win-banner"
    page.wait_for_selector(f"{CHOICES}, {moved}", state="attached")
    for _ in range(3):
        choice = page.locator(CHOICES).first
        if page.locator(moved).count() or not choice.count():
            break
        press(choice)  # type: ignore[operator]  # a callable
        page.wait_for_timeout(20)
    page.wait_for_selector(moved, state="attached")


def type_through(page: Page, game: str, seed: int = 1, most: int = 900) -> int:
    """Play to the end without a mouse: Tab, arrows, Enter."""
    rng = Random(seed)
    for made in range(most):
        if not wait_for_turn(page):
            return made
        before = page.get_attribute(".table", "data-version")
        target = wish(page, game, rng)
        assert target is not None, "nothing to press"
        walk_to(page, target)
        page.keyboard.press("Enter")
        decide(page, before, lambda _: page.keyboard.press("Enter"))
    raise AssertionError("the match does not end")


def walk_to(page: Page, target: Locator) -> None:
    """Move the focus to something with Tab and arrows only."""
    handle = target.element_handle()
    inside = "one => one.closest('.toks, .acts, .pop, [data-arrows]')"
    for _ in range(80):
        if page.evaluate("one => document.activeElement === one", handle):
            return
        has_focus = "list !== null && list.contains(document.activeElement)"
        same = page.evaluate(f"one => {{ const list = ({inside})(one); return {has_focus}; }}", handle)
        if not same:
            page.keyboard.press("Tab")
            continue
        steps = page.evaluate(
            f"one => {{ const all = [...({inside})(one).querySelectorAll('button')];"
            " return all.indexOf(one) - all.indexOf(document.activeElement); }", handle)
        for _ in range(abs(steps)):
            page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
    raise AssertionError("the keyboard does not get there")
