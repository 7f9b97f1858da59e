"""Browser tests: real Chromium, a real server, no console error in any of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from hall import CHROMIUM, FLAGS, STATIC, Hall, running
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize

WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 780}
SETTLE = """() => document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().iterations !== Infinity).forEach((one) => one.finish())"""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a built page or a browser these tests cannot run; say so instead of failing."""
    missing = "the page is not built" if not (STATIC / "index.html").is_file() else ""
    missing = missing or ("" if Path(CHROMIUM).is_file() else "there is no Chromium")
    if missing:
        for item in items:
            if Path(__file__).parent in item.path.parents and "hall" in getattr(item, "fixturenames", ()):
                item.add_marker(pytest.mark.skip(reason=missing))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def hall() -> Iterator[Hall]:
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
        tables: list[dict[str, Any]] | None = None, language: str = "en", touch: bool = False, allow: Sequence[str] = (),
    ) -> Page:
        context = browser.new_context(viewport=size, color_scheme=theme, locale="en-GB", has_touch=touch)
        contexts.append(context)
        settings = json.dumps({"speed": speed, "language": language, "name": "Ada"})
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
    """What axe-core finds wrong with the page as it stands."""
    page.evaluate(SETTLE)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    nodes = [(one["id"], node) for one in found["violations"] for node in one["nodes"][:4]]
    return [f"{rule}: {node['target']} {node['failureSummary']}" for rule, node in nodes]
