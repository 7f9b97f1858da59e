"""The hall without a server when the browser keeps nothing, and while the strongest bot thinks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.hands import play_now, wait_for_turn
from tests.site.test_chromium import SECONDS, START, TITLES, Devices, browser, device, patience, version

__all__ = ["browser", "device", "patience"]  # fixtures
pytestmark = pytest.mark.timeout(SECONDS, method="thread")
FORBIDDEN = """Object.defineProperty(self, "indexedDB", { value: { open() {
  throw new DOMException("The operation is insecure.", "SecurityError");
} } });
"""
FULL_AFTER_A_WHILE = """let written = 0;
for (const name of ["add", "put"]) {
  const write = IDBObjectStore.prototype[name];
  IDBObjectStore.prototype[name] = function (...what) {
    written += 1;
    if (written > 6) throw new DOMException("No room.", "QuotaExceededError");
    return write.apply(this, what);
  };
}
"""
WATCH = """() => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.longest = Math.max(window.longest, one.duration);
  }).observe({ type: "longtask" });
}"""
LONGEST = 100  # milliseconds of a task of the page while a bot thinks


def test_where_storage_is_forbidden_the_page_says_so_and_play_goes_on(device: Devices) -> None:
    here = device(level="sprout")

    def forbid(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=FORBIDDEN + answer.text())

    here.context.route("**/hall.worker*.js", forbid)
    page = here.open()
    expect(page.get_by_role("alert")).to_contain_text("This browser keeps nothing more for this page")
    play_now(page, TITLES["gems"])
    for _ in range(3):
        assert wait_for_turn(page)
        before = version(page)
        page.locator(".toks .glow-soft").first.click()
        page.wait_for_function(f"+document.querySelector('.table').dataset.version > {before}")


def test_where_storage_is_full_the_page_says_so_and_play_goes_on(device: Devices) -> None:
    here = device(level="sprout")

    def fill(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=FULL_AFTER_A_WHILE + answer.text())

    here.context.route("**/hall.worker*.js", fill)
    page = here.open()
    play_now(page, TITLES["gems"])
    for _ in range(6):
        assert wait_for_turn(page)
        before = version(page)
        page.locator(".toks .glow-soft").first.click()
        page.wait_for_function(f"+document.querySelector('.table').dataset.version > {before}")
    expect(page.get_by_role("alert")).to_contain_text("This browser keeps nothing more for this page", timeout=30_000)


def test_the_page_never_freezes_while_the_strongest_bot_thinks(device: Devices) -> None:
    page = device().open()
    play_now(page, TITLES["gnomeland"])
    assert wait_for_turn(page)
    found = []
    for _ in range(3):  # the machine may be busy for a moment
        page.evaluate(WATCH)
        before = version(page)
        page.locator(".board .glow, .board .glow-soft, .bar-turn .btn.primary").first.click()
        page.wait_for_function(f"+document.querySelector('.table')?.dataset.version > {before}", timeout=START)
        if not wait_for_turn(page):
            break
        found.append(page.evaluate("window.longest"))
    print(f"longest tasks while Old Root thinks: {found} ms")
    assert min(found) < LONGEST
