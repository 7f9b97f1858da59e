"""The documentation builds with all its links, and the server shows it like the page's own files."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest
from starlette.types import ASGIApp

from gnomehall.server.app.addresses import ENDPOINTS
from gnomehall.server.app.application import make_app
from gnomehall.server.app.docs_pages import NOT_BUILT
from gnomehall.server.app.pages import HEADERS
from gnomehall.server.settings import Settings
from tests.docs_site import build_docs

ELSEWHERE = re.compile(r"""(?:src|href)=["']?(?:https?:)?//[^"'\s>]+\.(?:js|css|woff2?|png|svg|gif)""")
pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_docs(tmp_path_factory.mktemp("docs") / "site")


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


def browser(app: ASGIApp) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1")


def test_every_page_is_there(site):
    for page in ("", "contributing/", "api/", "rules/gems/", "tutorials/designer/", "tutorials/researcher/", "lab/"):
        assert (site / page / "index.html").is_file(), page
    assert "new_table" in (site / "api/index.html").read_text(encoding="utf-8")


def test_the_page_about_the_wire_names_every_address():
    page = (Path(__file__).parents[1] / "docs/wire.md").read_text(encoding="utf-8")
    for endpoint in ENDPOINTS:
        path = re.sub(r"\{\w+\}", "[A-Z]+", endpoint.path)
        assert re.search(f"`{endpoint.method} {path}[`?]", page), endpoint.path


def test_no_page_needs_inline_scripts_or_another_server(site):
    for page in site.rglob("*.html"):
        html = page.read_text(encoding="utf-8")
        assert "<script>" not in html, page
        assert not re.search(r"\son(?:click|load|error)=", html), page
        assert not ELSEWHERE.search(html), page
    for style in site.rglob("*.css"):
        assert not re.search(r"url\(['\"]?(?:https?:)?//", style.read_text(encoding="utf-8")), style


async def test_the_server_shows_the_pages_with_the_headers_of_every_answer(site):
    async with browser(make_app(Settings(address_rate=0), docs=site)) as client:
        found = await client.get("/docs/lab/")
        assert found.status_code == 200
        assert found.headers["content-type"].startswith("text/html")
        assert found.headers["content-encoding"] == "gzip"
        assert HEADERS.items() <= dict(found.headers).items()
        again = await client.get("/docs/lab/", headers={"if-none-match": found.headers["etag"]})
        assert again.status_code == 304
        for short in ("/docs", "/docs/lab"):
            moved = await client.get(short)
            assert (moved.status_code, moved.headers["location"]) == (308, f"{short}/")
        lost = await client.get("/docs/nothing/")
        assert (lost.status_code, lost.text) == (404, "not found\n")
        assert (await client.get("/docs/%2e%2e/static/index.html")).status_code == 404


async def test_the_limits_of_the_page_hold_for_the_documentation(site):
    async with browser(make_app(Settings(address_rate=0.001, address_burst=1), docs=site)) as client:
        codes = [(await client.get("/docs/")).status_code for _ in range(40)]
    assert codes[0] == 200
    assert codes[-1] == 429


async def test_without_the_pages_the_server_says_how_to_build_them(tmp_path):
    async with browser(make_app(Settings(address_rate=0), docs=tmp_path / "none")) as client:
        found = await client.get("/docs/")
    assert (found.status_code, found.text) == (404, NOT_BUILT)
