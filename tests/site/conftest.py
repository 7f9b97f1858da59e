"""The built site and a plain static file server for it, under a path of its own."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from scripts.serve_site import server

ROOT = Path(__file__).parent.parent.parent
SITE = ROOT / "dist" / "site"


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder that `make site` builds."""
    if not (SITE / "engine" / "engine.json").is_file():
        pytest.fail("there is no site: run make site")
    return SITE


@pytest.fixture(scope="session")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address, under a path that is not the root."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "some").mkdir()
    (folder / "some" / "where").symlink_to(site)
    with server(folder, 0) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_address[1]}/some/where/"
        serving.shutdown()
