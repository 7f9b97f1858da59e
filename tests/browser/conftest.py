"""Browser tests: real Chromium, a real server, no console error in any of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, sync_playwright

from gnomehall.games import GAMES
from tests.browser.hall import CHROMIUM, FLAGS, STATIC, Hall, running

WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 780}
LIMIT = 240  # seconds for one test
SETTLE = """() => document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().iterations !== Infinity).forEach((one) => one.finish())"""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """No test of the page runs for ever: one that hangs ends its process, and xdist starts another."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.timeout(LIMIT, method="thread"))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a worker; each page has a context of its own."""
    if not Path(CHROMIUM).is_file():
        pytest.fail(f"There is no Chromium at {CHROMIUM}: install chromium-headless-shell, or name one in $CHROMIUM.", pytrace=False)
    with sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="package")
def hall() -> Iterator[Hall]:
    """One server for all tests of a worker."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("The page is not built: run make setup.", pytrace=False)
    with running() as found:
        yield found


Open = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, hall: Hall) -> Iterator[Open]:
    """Opens pages in browsers of their own; at the end none may have reported an error."""
    contexts: list[BrowserContext] = []
    trouble: list[str] = []

    def open_page(
        path: str = "/", size: ViewportSize = WIDE, theme: Any = "light", speed: str = "instant",
        tables: list[dict[str, Any]] | None = None, language: str = "en", touch: bool = False, still: bool = True,
        workers: Literal["allow", "block"] = "allow", allow: Sequence[str] = (),
    ) -> Page:
        context = browser.new_context(
            viewport=size, color_scheme=theme, locale="en-GB", has_touch=touch, service_workers=workers,
            reduced_motion="reduce" if still else "no-preference")
        contexts.append(context)
        known = {"name": "Ada", "met": list(GAMES), "guide": False}
        settings = json.dumps({"speed": speed, "language": language, **known})
        for name, text in (("settings", settings), ("tables", json.dumps(tables or []))):
            context.add_init_script(f"localStorage['gnomehall.{name}'] ??= {json.dumps(text)}")
        page = context.new_page()
        page.set_default_timeout(15_000)
        def report(message: ConsoleMessage) -> None:
            """A refusal of the server that the test is about is no error of the page."""
            if message.type == "error" and not any(f"status of {code} " in message.text for code in allow):
                trouble.append(message.text)

        page.on("console", report)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.goto(hall.url + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert trouble == []


def key_ring(hall: Hall, made: Any, game: str, keys: list[str], host: bool = False) -> list[dict[str, Any]]:
    """What a browser remembers of a table it may play at."""
    return [{
        "table": made.table, "game": game, "keys": keys, "host": made.host if host else "", "watch": made.watch,
        "at": 1, "over": False, "said": "", "scores": [],
    }]


def axe(page: Page) -> list[str]:
    """What axe-core finds wrong with the page as it stands; colours are looked at by day and by night."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = _look(page, "{ resultTypes: ['violations'] }")
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    page.emulate_media(color_scheme="light" if dark else "dark")
    found += _look(page, "{ resultTypes: ['violations'], runOnly: ['color-contrast'] }")
    page.emulate_media(color_scheme="dark" if dark else "light")
    return found


def _look(page: Page, options: str) -> list[str]:
    page.evaluate(SETTLE)
    found = page.evaluate(f"axe.run(document, {options}).then((all) => all.violations)")
    nodes = [(one["id"], node) for one in found for node in one["nodes"][:4]]
    return [f"{rule}: {node['target']} {node['failureSummary']}" for rule, node in nodes]
