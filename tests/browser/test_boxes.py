"""No text of a table is cut, covered or outside its panel: measured from boxes, in the longest language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Open, key_ring
from tests.browser.hall import Hall
from tests.browser.hands import wait_for_turn
from tests.browser.plays import played
from tests.browser.screenshots import NAMES, _middle, device

SIZES = [(1280, 800), (1920, 1080), (820, 1180), (360, 780)]
LONGEST = "fr"
# texts whose box is wider than what shows it, that stand outside their panel or the page, or lie under something else
MEASURE = """
() => {
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
  const walk = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
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
    for (let up = node; up && !up.matches(".table"); up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX !== "hidden" && style.overflowX !== "clip") continue;
      const frame = up.getBoundingClientRect();
      if (box.right > frame.right + slack || box.left < frame.left - slack) { told("cut"); break; }
    }
    const panel = node.closest(".panel, .card, .parch, .bar-turn");
    const frame = panel?.getBoundingClientRect();
    if (frame && (!scroller || scroller.contains(panel)) && (box.right > frame.right + slack || box.left < frame.left - slack))
      told("outside its panel");
    if (!scroller && (box.right > innerWidth + slack || box.left < -slack)) told("outside the page");
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    if (scroller) {
      const seen = scroller.getBoundingClientRect();
      if (x < seen.left || x > seen.right || y < seen.top + 4 || y > seen.bottom - 24) continue;
    }
    const bar = document.querySelector(".bar-turn").getBoundingClientRect();
    if (x < 0 || x > innerWidth || y < 60 || (y > bar.top && !node.closest(".bar-turn"))) continue;
    const top = document.elementFromPoint(x, y);
    const same = top && (top.contains(node) || node.contains(top) || top.closest("button, li, section") === node.closest("button, li, section"));
    if (!same && !top?.closest(".jump, .top")) told(`covered by ${top?.className?.baseVal ?? top?.className}`);
  }
  return [...new Set(found)];
}
"""


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
        if found := page.evaluate(MEASURE):
            wrong[f"{width} px"] = found
    assert wrong == {}
