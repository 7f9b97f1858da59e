"""No text of a table is cut, covered or outside its panel: measured from boxes, in the longest language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from gnomehall.core.languages import LANGUAGES
from gnomehall.core.words import FOLDER
from tests.browser.conftest import Open, key_ring
from tests.browser.hall import Hall
from tests.browser.hands import wait_for_turn
from tests.browser.plays import played
from tests.browser.screenshots import NAMES, _middle, device

WEB = Path(__file__).parents[2] / "web" / "src" / "games"

SIZES = [(1280, 800), (1920, 1080), (820, 1180), (360, 780)]
LONGEST = "fr"
# texts that are cut, stand outside their panel or the page, or lie under something else, of those in sight now
MEASURE = """
(root) => {
  const slack = 3;
  const found = [];
  const hidden = (node) => !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    || node.closest(".sr, .jump-at, [aria-hidden=true].floats");
  const scrolls = (node) => {
    for (let up = node.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (/auto|scroll/.test(style.overflowX + style.overflowY) && up !== document.scrollingElement) return up;
    }
    return null;
  };
  const beyond = (box, frame) => box.right > frame.right + slack || box.left < frame.left - slack;
  const below = (box, frame, rest) => box.bottom > frame.bottom + rest || box.top < frame.top - rest;
  const walk = document.createTreeWalker(document.querySelector(root), NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const words = text.textContent.trim();
    const node = text.parentElement;
    if (!words || hidden(node) || node.clientWidth === 1) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const told = (what) => found.push(`${what}: "${words.slice(0, 40)}" in ${node.className || node.tagName}`);
    const scroller = scrolls(node);
    const rest = slack + 0.3 * parseFloat(getComputedStyle(node).fontSize); // a line of a font is higher than its letters
    for (let up = node; up && !up.matches(root) && up !== scroller; up = up.parentElement) {
      const style = getComputedStyle(up);
      const frame = up.getBoundingClientRect();
      if (/hidden|clip/.test(style.overflowX) && beyond(box, frame)) { told("cut"); break; }
      if (/hidden|clip/.test(style.overflowY) && below(box, frame, rest)) { told("cut below"); break; }
    }
    const panel = node.closest(".panel, .card, .parch, .bar-turn");
    const frame = panel?.getBoundingClientRect();
    if (frame && (!scroller || scroller.contains(panel))) {
      if (beyond(box, frame)) told("outside its panel");
      if (below(box, frame, rest)) told("below its panel");
    }
    if (!scroller && (box.right > innerWidth + slack || box.left < -slack)) told("outside the page");
    const y = box.top + box.height / 2;
    const seen = scroller?.getBoundingClientRect();
    if (seen && (y < seen.top + 4 || y > seen.bottom - 24)) continue;
    const bar = document.querySelector(".bar-turn")?.getBoundingClientRect() ?? { top: innerHeight };
    if (y < 60 || (y > bar.top && !node.closest(".bar-turn"))) continue;
    for (const part of [0.5, 0.1, 0.9]) {
      const x = box.left + box.width * part;
      if (x < 0 || x > innerWidth || (seen && (x < seen.left || x > seen.right))) continue;
      const top = document.elementFromPoint(x, y);
      const part_of = "button, li, section";
      const same = top && (top.contains(node) || node.contains(top) || top.closest(part_of) === node.closest(part_of));
      if (same || top?.closest(".jump, .top, .purse")) continue;
      told(`covered by ${top?.className?.baseVal ?? top?.className}`);
      break;
    }
  }
  return [...new Set(found)];
}
"""
STEP = 0.5  # of what a screen shows between bars: a page is measured from top to bottom


def measured(page: Page) -> list[str]:
    """What is wrong anywhere on the page, from its top to its bottom."""
    found: dict[str, None] = {}
    high, shown = page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    for y in range(0, max(1, high - shown + 1), max(1, int(shown * STEP))):
        page.evaluate(f"scrollTo(0, {y})")
        page.wait_for_timeout(60)
        found |= dict.fromkeys(page.evaluate(MEASURE, ".table"))
    page.evaluate("scrollTo(0, 0)")
    return list(found)


def test_the_language_that_is_measured_has_the_longest_texts() -> None:
    files = {language: [*FOLDER.glob(f"{language}/page*.ftl"), *WEB.glob(f"*/texts/{language}.ftl")] for language in LANGUAGES}
    lengths = {language: sum(len(file.read_text(encoding="utf-8")) for file in files[language]) for language in LANGUAGES}
    assert max(lengths, key=lambda language: lengths[language]) == LONGEST


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["gems", "gnomopolis", "gnomeland"])
def test_no_text_is_cut_covered_or_outside_its_panel(visit: Open, hall: Hall, game: str, theme: str) -> None:
    made = hall.play_on(game, device(NAMES[:3]), *played(game, 3, _middle))
    ring = key_ring(hall, made, game, made.keys[:1])
    page: Page = visit(f"/play/{made.table}", tables=ring, language=LONGEST, theme=theme)
    wait_for_turn(page)
    wrong: dict[str, Any] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        if found := measured(page):
            wrong[f"{width} px"] = found
    assert wrong == {}
