"""How the hall starts: the first time, from what that start kept, and where that is broken or forbidden."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, Route

from gnomehall.browser import everything
from tests.browser.hands import play_now, wait_for_turn
from tests.site.test_chromium import SECONDS, TITLES, Devices, browser, device, patience, started, until, version

__all__ = ["browser", "device", "patience"]  # fixtures
pytestmark = pytest.mark.timeout(SECONDS, method="thread")
MEMORY = """caches.open("gnomehall-start").then(async (cache) => {
  const found = (await cache.keys()).find((one) => one.url.endsWith("/memory"));
  return found ? [cache, found, (await (await cache.match(found)).blob()).size] : [cache, null, 0];
})"""
IS_KEPT = f"{MEMORY}.then(([, , size]) => size > 10e6)"
BREAK = f"{MEMORY}.then(([cache, found]) => cache.put(found, new Response(new Uint8Array(1000)))).then(() => true)"
NO_CACHES = "Object.defineProperty(self, 'caches', { get() { throw new DOMException('No.', 'SecurityError'); } });\n"


def play(page: Page) -> None:
    """Two rounds against bots."""
    play_now(page, TITLES["gems"])
    for _ in range(2):
        assert wait_for_turn(page)
        before = version(page)
        page.locator(".toks .glow-soft").first.click()
        page.wait_for_function(f"+document.querySelector('.table').dataset.version > {before}")
    assert wait_for_turn(page)


def test_the_second_start_unpacks_and_imports_nothing(device: Devices) -> None:
    here = device(level="sprout")
    page = here.open()
    until(page, IS_KEPT)
    page.close()
    asked: list[str] = []
    here.context.on("request", lambda request: asked.append(request.url))
    page = here.open()
    assert any(url.endswith("/engine/engine.json") for url in asked)
    assert [url for url in asked if url.endswith(".zst")] == []
    play(page)


def test_a_kept_start_that_is_broken_is_made_anew(device: Devices) -> None:
    here = device(level="sprout")
    page = here.open()
    until(page, IS_KEPT)
    page.evaluate(BREAK)
    page.close()
    page = here.open()
    play(page)
    until(page, IS_KEPT)


def test_where_nothing_can_be_kept_the_hall_starts_all_the_same(device: Devices) -> None:
    here = device(level="sprout")

    def forbid(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=NO_CACHES + answer.text())

    here.context.route("**/hall.worker*.js", forbid)
    page = here.open(ready=False)
    started(page)
    play(page)


def test_no_start_has_the_random_numbers_of_another() -> None:
    random.seed(1)
    known = random.random()
    random.seed(1)
    everything.wake()
    assert random.random() != known
