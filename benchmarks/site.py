"""Measures the hall without a server in Chromium: bytes, times, simulations a second beside native, memory.

    make site && python -m benchmarks.site
"""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, sync_playwright

from gnomehall.games import GAMES
from scripts.serve_site import SITE, server
from tests.browser.hall import CHROMIUM, FLAGS
from tests.browser.hands import wait_for_turn

PACKED = (".js", ".css", ".html", ".svg", ".json", ".mjs", ".txt", ".webmanifest")  # what any server compresses
SHELF = "article.game"
READY = "article.game button.primary:not([disabled])"
LONGEST = 300_000
FZSTD = Path("web/node_modules/fzstd/esm/index.mjs")
SPEED = """
import json, time
import gnomehall
from gnomehall.bots.contract import Budget
from gnomehall.bots.names import make_bot
from gnomehall.games import GAMES, game
found = {}
for name in GAMES:
    table = gnomehall.new_table(name, 4, seed=7)
    bot = make_bot("search:500", game(name), 1)
    bot.choose(table.state.clone(), Budget())
    began = time.perf_counter()
    for _ in range(5):
        bot.choose(table.state.clone(), Budget())
    found[name] = round(2500 / (time.perf_counter() - began))
print(json.dumps(found))
"""
IN_WORKER = """
async ([base, code, decompressor]) => {
  const library = URL.createObjectURL(new Blob([decompressor], { type: "text/javascript" }));
  const text = `
    const { loadPyodide } = await import("${base}engine/pyodide.mjs");
    const listed = await (await fetch("${base}engine/engine.json")).json();
    const { decompress } = await import("${library}");
    const plain = globalThis.fetch;
    const unpacked = async (name) =>
      decompress(new Uint8Array(await (await plain("${base}engine/" + name + ".zst")).arrayBuffer()));
    globalThis.fetch = async (asked, how) => {
      const name = String(asked).split("/").at(-1);
      const type = name.endsWith(".wasm") ? "application/wasm" : "application/zip";
      return name in listed.bytes
        ? new Response(await unpacked(name), { headers: { "Content-Type": type } }) : plain(asked, how);
    };
    let out = "";
    const py = await loadPyodide(
      { indexURL: "${base}engine/", lockFileContents: listed.lock, stdout: (line) => out = line });
    for (const name of listed.packages)
      py.unpackArchive((await unpacked(name)).buffer, "zip", { extractDir: "/lib/python3.14/site-packages" });
    onmessage = ({ data }) => { py.runPython(data); postMessage(out); };
    postMessage("ready");
  `;
  const worker = new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })), { type: "module" });
  return new Promise((done, failed) => {
    worker.onerror = (event) => failed(new Error(event.message));
    worker.onmessage = ({ data }) => data === "ready" ? worker.postMessage(code) : done(data);
  });
}
"""


def packed(path: Path) -> int:
    """Bytes of a file as a server that compresses texts sends it."""
    data = path.read_bytes()
    return len(gzip.compress(data, 6)) if path.suffix in PACKED else len(data)


class Fetched:
    """What a page fetches, in compressed bytes."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.files: dict[str, int] = {}
        self._address = address
        context.on("request", lambda request: self._note(request.url))

    def _note(self, url: str) -> None:
        name = url.removeprefix(self._address).partition("?")[0].partition("#")[0] or "index.html"
        if url.startswith(self._address) and (SITE / name).is_file():
            self.files[name] = packed(SITE / name)

    def total(self) -> int:
        return sum(self.files.values())


def first_move(page: Page) -> None:
    """Play now, and wait until the first move is asked for."""
    page.locator(READY).first.click()
    wait_for_turn(page)


def visit(context: BrowserContext, address: str) -> tuple[Page, dict[str, float]]:
    """Open the page; seconds to the shelf, to the hall, and to the first move."""
    page = context.new_page()
    page.set_default_timeout(LONGEST)
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.wait_for_selector(SHELF)
    shelf = time.perf_counter() - began
    page.wait_for_selector(READY)
    ready = time.perf_counter() - began
    first_move(page)
    move = time.perf_counter() - began
    return page, {"shelf": round(shelf, 2), "hall": round(ready, 2), "first move": round(move, 2)}


def main() -> None:
    """Print the figures as JSON."""
    with server(SITE, 0) as serving, tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{serving.server_address[1]}/"
        context = driver.chromium.launch_persistent_context(folder, executable_path=CHROMIUM, args=FLAGS)
        settings = json.dumps({"speed": "instant", "language": "en", "met": list(GAMES), "guide": False, "name": "Ada"})
        context.add_init_script(f"localStorage['gnomehall.settings'] ??= {json.dumps(settings)}")
        fetched = Fetched(context, address)
        page, cold = visit(context, address)
        engine = sum(size for name, size in fetched.files.items() if name.startswith("engine/"))
        figures: dict[str, object] = {
            "bytes": {"all": fetched.total(), "hall": engine, "page": fetched.total() - engine}, "cold": cold,
        }
        page.wait_for_timeout(15_000)  # the service worker keeps the rest
        page.close()
        page, figures["from the cache"] = visit(context, address)
        figures["memory of a tab, MB"] = memory()
        said = page.evaluate(IN_WORKER, [address, SPEED, FZSTD.read_text(encoding="utf-8")])
        figures["simulations/s in Chromium"] = json.loads(said)
        native = subprocess.run([sys.executable, "-c", SPEED], capture_output=True, text=True, check=True)
        figures["simulations/s native"] = json.loads(native.stdout)
        context.close()
        serving.shutdown()
    print(json.dumps(figures, indent=2))


def memory() -> int:
    """Megabytes of the largest renderer: the tab with its workers."""
    found = subprocess.run(["ps", "-eo", "rss,args"], capture_output=True, text=True, check=True).stdout
    return max(int(line.split()[0]) for line in found.splitlines() if "type=renderer" in line) // 1000


if __name__ == "__main__":
    main()
