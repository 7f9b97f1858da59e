"""The lab's reports in Chromium: no script error, nothing too wide, readable in both themes."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from gnomehall.lab.cli import lab


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_report_opens_without_an_error(browser: Browser, name: str, theme: str, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    assert lab(name, games=10, bot="greedy", seats="2,4", out=file) == 0
    for width in (1280, 360):
        page = browser.new_page(viewport={"width": width, "height": 900}, color_scheme=theme, offline=True)  # type: ignore[arg-type]
        trouble: list[str] = []
        page.on("pageerror", lambda error: trouble.append(str(error)))  # noqa: B023
        page.on("console", lambda message: trouble.append(message.text))  # noqa: B023
        page.goto(file.as_uri())
        assert page.locator("h1").is_visible()
        assert page.locator("h2").count() == 3
        assert page.locator("svg.plot").count() > 20
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.evaluate("document.fonts.ready.then(() => null)")
        loaded = page.evaluate("[...document.fonts].filter((one) => one.status === 'loaded').map((one) => one.family)")
        for part in ("h1", "p"):  # the page's own fonts, carried in the file
            first = page.locator(part).first.evaluate("(node) => getComputedStyle(node).fontFamily").split(",")[0]
            assert first.strip('"') in [family.strip('"') for family in loaded], part
        assert trouble == []
        page.close()
