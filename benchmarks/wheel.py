"""The wheel in an empty environment outside the source tree: the hall opens, and a match is played in Chromium.

    python -m benchmarks.wheel dist/gnomehall-VERSION-....whl
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.hall import CHROMIUM, FLAGS, free_port
from tests.browser.hands import click_through

ABOUT = "import gnomehall, gnomehall.pure, json; print(json.dumps([gnomehall.__file__, gnomehall.pure.is_compiled()]))"

QUICK = {"speed": "instant", "level": "sprout", "language": "en"}


def install(wheel: Path, folder: Path) -> Path:
    """A new environment with nothing but the wheel and what it asks for; its `bin`."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    bin_ = folder / "bin"
    pip = [str(bin_ / "python"), "-m", "pip", "install", "-q", "--disable-pip-version-check", str(wheel)]
    subprocess.run(pip, check=True, cwd=folder)
    return bin_


@contextmanager
def opened(bin_: Path, folder: Path) -> Iterator[str]:
    """The hall as `gnomehall` opens it; its address."""
    port = free_port()
    command = [str(bin_ / "gnomehall"), "--port", str(port), "--store", str(folder / "hall.db"), "--no-open-page"]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, cwd=folder, env=clean, stdout=log, stderr=log)
    url = f"http://127.0.0.1:{port}"
    try:
        for _ in range(100):
            try:
                urllib.request.urlopen(f"{url}/api/health", timeout=2).close()
                break
            except (urllib.error.URLError, ConnectionError):
                time.sleep(0.2)
        else:
            raise SystemExit(f"gnomehall does not start:\n{(folder / 'log').read_text(encoding='utf-8')}")
        yield url
    finally:
        process.terminate()
        process.wait(15)


def play(url: str) -> int:
    """A match of Gems & Gnomes from the shelf to its end, with the mouse; no error on the console."""
    trouble: list[str] = []
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(locale="en-GB")
        page.add_init_script(f"localStorage['gnomehall.settings'] ??= {json.dumps(QUICK)!r}")
        page.on("console", lambda message: trouble.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.goto(url)
        page.get_by_role("button", name="Play now").first.click()
        moves = click_through(page, "gems")
        browser.close()
    assert trouble == [], trouble
    return moves


def main(wheel: Path) -> None:
    """Install, open, play; every step must succeed."""
    with tempfile.TemporaryDirectory(prefix="gnomehall-wheel-") as name:
        folder = Path(name)
        bin_ = install(wheel.resolve(), folder / "venv")
        said = subprocess.check_output([str(bin_ / "python"), "-c", ABOUT], cwd=folder)
        where, compiled = json.loads(said)
        assert Path(where).is_relative_to(folder), where
        assert compiled, "the rules in the wheel are not compiled"
        with opened(bin_, folder) as url:
            moves = play(url)
    print(f"{wheel.name}: installed alone, the page loads, a match of {moves} clicks was played to its end")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
