"""How quick the page is: from a click to glowing legal moves, and frames while pieces travel.  `--json` for programs.

Latency: the time from the click on a token until the next legal moves are lit and painted, on this machine.
Frames: taken from a trace of Chromium's compositor while bots' moves are shown at normal speed.
"""

from __future__ import annotations

import json
import statistics
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import key_ring
from tests.browser.hall import CHROMIUM, FLAGS, Hall, running
from tests.browser.hands import wait_for_turn

CLICKS = 40
WATCH = """
() => {
  window.times = [];
  let start = 0;
  addEventListener("click", () => { start = performance.now(); }, true);
  const table = document.querySelector(".table");
  new MutationObserver(() => {
    if (!start || table.dataset.mine !== "true") return;
    const began = start;
    start = 0;
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => window.times.push(performance.now() - began);
      painted.port2.postMessage(0);
    });
  }).observe(table, { attributes: true, attributeFilter: ["data-version", "data-mine"] });
}
"""
TRACED = ["devtools.timeline", "devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"]
FRAME_EVENTS = ("DrawFrame", "DroppedFrame")


def opened(browser: Browser, hall: Hall, seats: list[dict[str, str]], speed: str) -> Page:
    made = hall.make("gems", seats)
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    tables = json.dumps(key_ring(hall, made, "gems", made.keys))
    context.add_init_script(
        f"localStorage.setItem('gnomehall.tables', {tables!r});"
        f"localStorage.setItem('gnomehall.settings', JSON.stringify({{speed: {speed!r}}}))")
    page = context.new_page()
    page.goto(f"{hall.url}/play/{made.table}")
    return page


def latency(browser: Browser, hall: Hall) -> dict[str, float]:
    """Two people on one device, so that every move of the match is a click here."""
    page = opened(browser, hall, [{"sit": "device", "name": "Ada"}, {"sit": "device", "name": "Bo"}], "normal")
    wait_for_turn(page)
    page.evaluate(WATCH)
    for _ in range(CLICKS):
        before = page.get_attribute(".table", "data-version")
        target = page.locator(".toks .free.glow").first
        (target if target.count() else page.locator(".toks .down.glow-soft").first).click()
        page.wait_for_selector(f".table[data-mine=true]:not([data-version='{before}'])")
    page.wait_for_timeout(200)
    times = sorted(page.evaluate("window.times"))
    page.context.close()
    return {
        "clicks": len(times), "median_ms": round(statistics.median(times), 1),
        "p95_ms": round(times[int(len(times) * 0.95) - 1], 1), "worst_ms": round(times[-1], 1),
    }


def frames(browser: Browser, hall: Hall, out: Path | None) -> dict[str, float]:
    """Three bots' moves, shown one after another, under a trace."""
    level = hall.call("/games")[0]["levels"][0]["name"]
    bots = [{"sit": "bot", "level": level, "name": name} for name in ("Pim", "Tob", "Pip")]
    seats = [{"sit": "device", "name": "Ada"}, *bots]
    page = opened(browser, hall, seats, "normal")
    wait_for_turn(page)
    browser.start_tracing(page=page, categories=TRACED)
    for _ in range(6):
        wait_for_turn(page)
        before = page.get_attribute(".table", "data-version")
        target = page.locator(".toks .free.glow").first
        (target if target.count() else page.locator(".toks .down.glow-soft").first).click()
        page.wait_for_selector(f".table[data-mine=true]:not([data-version='{before}'])", timeout=60_000)
    trace = browser.stop_tracing()
    if out:
        out.write_bytes(trace)
    page.context.close()
    return count_frames(json.loads(trace)["traceEvents"])


def count_frames(events: list[dict[str, Any]]) -> dict[str, float]:
    """Frames drawn and dropped, and the rate while something moved (gaps over 100 ms are rest)."""
    counts = Counter(event["name"] for event in events if event["name"] in FRAME_EVENTS)
    drawn = sorted(event["ts"] / 1000 for event in events if event["name"] == "DrawFrame")
    gaps = [b - a for a, b in pairwise(drawn) if b - a < 100]
    return {
        "drawn": counts["DrawFrame"], "dropped": counts["DroppedFrame"],
        "frames_per_s": round(1000 / statistics.mean(gaps), 1) if gaps else 0.0,
        "median_frame_ms": round(statistics.median(gaps), 1) if gaps else 0.0,
        "p95_frame_ms": round(sorted(gaps)[int(len(gaps) * 0.95)], 1) if gaps else 0.0,
    }


def main() -> None:
    with running() as hall, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        found = {"click_to_glow": latency(browser, hall), "animation": frames(browser, hall, None)}
        browser.close()
    if "--json" in sys.argv:
        print(json.dumps(found))
        return
    for part, figures in found.items():
        print(part, ", ".join(f"{name} {value}" for name, value in figures.items()))


if __name__ == "__main__":
    main()
