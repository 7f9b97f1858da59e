"""The documentation in a real browser, under the server's Content-Security-Policy."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, expect

from gnomehall.server.app.application import make_app
from gnomehall.server.settings import Settings
from tests.browser.conftest import WIDE, Open
from tests.browser.hall import Hall, free_port
from tests.docs_site import build_docs


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that shows pages built now."""
    folder: Path = tmp_path_factory.mktemp("docs")
    app = make_app(Settings(store=str(folder / "hall.db"), address_rate=0), docs=build_docs(folder / "site"))
    server = uvicorn.Server(uvicorn.Config(app, "127.0.0.1", free_port(), log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    for _ in range(600):
        if server.started:
            break
        time.sleep(0.05)
    assert server.started
    yield f"http://127.0.0.1:{server.config.port}"
    server.should_exit = True
    thread.join(timeout=20)


def test_pages_pictures_search_and_the_lamp_work_without_any_refused_script(browser: Browser, url: str) -> None:
    context = browser.new_context(viewport=WIDE, color_scheme="light")
    page = context.new_page()
    trouble: list[str] = []
    page.on("console", lambda message: trouble.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on("requestfailed", lambda request: trouble.append(request.url))
    page.on("request", lambda request: None if request.url.startswith((url, "data:")) else trouble.append(request.url))

    page.goto(f"{url}/about", wait_until="networkidle")  # leaving would break off what is still on its way
    page.get_by_role("link", name="Documentation").click()
    page.wait_for_url(f"{url}/docs/")
    assert page.evaluate("[...document.images].every((one) => one.complete && one.naturalWidth > 0)")
    assert "Grenze" in page.evaluate("getComputedStyle(document.querySelector('h1')).fontFamily")

    page.get_by_role("textbox", name="Search").click()
    page.keyboard.type("Nursery")
    page.locator(".md-search-result__item a").first.wait_for()

    page.keyboard.press("Escape")
    before = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.locator("label[title='Night in the hall']").click()
    page.wait_for_function("(old) => getComputedStyle(document.body).backgroundColor !== old", arg=before)

    page.goto(f"{url}/docs/api/")
    page.locator("h3", has_text="new_table").first.wait_for()
    context.close()
    assert trouble == []


def test_the_about_page_links_the_documentation_only_where_it_is(visit: Open, hall: Hall) -> None:
    page = visit("/about")
    with page.expect_response("**/api/health"):
        page.reload()
    expect(page.get_by_role("heading", name="Free software")).to_be_visible()
    expect(page.get_by_role("link", name="Documentation")).to_have_count(int(hall.call("/health")["docs"]))
