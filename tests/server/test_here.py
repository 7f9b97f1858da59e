"""The hall that runs in a browser, served beside the page for when the server cannot be reached."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from starlette.types import ASGIApp

from gnomehall.server.app.application import make_app
from gnomehall.server.app.pages import HEADERS, HERE_HEADERS
from gnomehall.server.settings import Settings

pytestmark = pytest.mark.anyio
FILES = {
    "index.html": b"<!doctype html>", "sw.js": b"//", "assets/index-1.js": b"//", "engine/engine.json": b"{}",
    "engine/pyodide.asm.wasm.gz": b"\x1f\x8b" + bytes(98),
}


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder as `make site` leaves it, with little in it."""
    for name, data in FILES.items():
        path = tmp_path / "site" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return tmp_path / "site"


def browser(app: ASGIApp) -> httpx.AsyncClient:
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1")


def app_with(here: Path, folder: Path) -> ASGIApp:
    return make_app(Settings(store=str(folder / "hall.db"), address_rate=0), here=here)


async def test_its_files_are_served_as_they_lie_there(built: Path, tmp_path: Path) -> None:
    async with browser(app_with(built, tmp_path)) as client:
        for name, data in FILES.items():
            found = await client.get(f"/here/{name}")
            assert (found.status_code, found.content) == (200, data), name
        page = await client.get("/here/")
        assert (page.content, page.headers["content-type"].split(";")[0]) == (FILES["index.html"], "text/html")
        moved = await client.get("/here")
        assert (moved.status_code, moved.headers["location"]) == (308, "/here/")
        assert "content-encoding" not in (await client.get("/here/engine/pyodide.asm.wasm.gz")).headers
        assert (await client.get("/here/nothing")).status_code == 404
        assert (await client.get("/here/%2e%2e/hall.db")).status_code == 404


async def test_only_there_may_compiled_modules_run(built: Path, tmp_path: Path) -> None:
    async with browser(app_with(built, tmp_path)) as client:
        assert HERE_HEADERS.items() <= dict((await client.get("/here/")).headers).items()
        assert "'wasm-unsafe-eval'" in HERE_HEADERS["content-security-policy"]
        assert "'unsafe-eval'" not in HERE_HEADERS["content-security-policy"].replace("'wasm-unsafe-eval'", "")
        assert HEADERS.items() <= dict((await client.get("/")).headers).items()


async def test_where_it_was_not_built_nothing_is_there(tmp_path: Path) -> None:
    async with browser(app_with(tmp_path / "none", tmp_path)) as client:
        for path in ("/here", "/here/", "/here/sw.js"):
            assert (await client.get(path)).status_code == 404
