"""Builds the hall without a server into dist/site: static files that any web server can serve, under any path.

    python scripts/build_site.py [--out dist/site]

It needs clang, lld and wasi-libc, the built page (`vite build --mode site`) and Pyodide in site/node_modules.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
from site_packages import download, pack_ours, pack_packages
from wasm import HEADERS, NEEDED, compile_all

from gnomehall import __version__
from gnomehall.browser.bridge import Bridge
from gnomehall.core.languages import LANGUAGES
from gnomehall.games import GAMES
from gnomehall.server.app.application import make_app
from gnomehall.server.settings import Settings

BUILD, OUT = Path("build/site"), Path("dist/site")
PYODIDE = Path("site/node_modules/pyodide")
PRECOMPILE = ("scripts/precompile.mjs", "scripts/precompile.py")
NEVER = re.compile(  # imported in the browser, of Python's own library; tests/site/test_wasm.py imports all the rest
    r"(_pyrepl|unittest|xml|xmlrpc|multiprocessing|tkinter|idlelib|lib2to3|__phello__|concurrent/futures/process)[/.]|"
    r"(pdb|bdb|doctest|pydoc\w*|turtle\w*|_pyio|_pydatetime|_pydecimal|pickletools|imaplib|mailbox|smtplib|ftplib|"
    r"poplib|optparse|trace|plistlib|pstats|profile|cProfile|modulefinder|wave|compileall|cmd|fileinput|"
    r"tabnanny|pyclbr|filecmp|zipapp|shelve|rlcompleter|sched|netrc|pty|colorsys|this|antigravity|webbrowser|"
    r"__hello__|nturl2path|symtable)\.py|"
    r"encodings/(?!__init__|aliases|ascii|charmap|cp437|idna|latin_1|punycode|raw_unicode|unicode_escape|utf_)"
)
SAID = ("cards", "cards.toml", "cards/schema", "rules", "lessons")  # about each game, to everybody alike
TEXTS = ("cards.toml", "rules")


def main() -> None:
    """Build everything."""
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    if missing or not HEADERS.is_dir():
        sys.exit("site: install clang, lld and wasi-libc")
    for folder, how in ((PYODIDE, "npm ci in site/"), (BUILD / "page", "vite build --mode site in web/")):
        if not folder.is_dir():
            sys.exit(f"site: there is no {folder}: run {how}")
    shutil.rmtree(OUT, ignore_errors=True)
    shutil.copytree(BUILD / "page", OUT)
    print("site: compiling the modules", flush=True)
    compile_all(BUILD / "lib")
    print("site: packing", flush=True)
    _engine(OUT / "engine")
    asyncio.run(_said(OUT / "said"))
    _site_file(OUT / "site.json")
    _keep_all(OUT)
    print(f"site: {OUT} is built, {_bytes(OUT) / 1e6:.1f} MB", flush=True)


def _engine(folder: Path) -> None:
    """Python, the packages and ours, with a list of what is fetched."""
    folder.mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        shutil.copy(PYODIDE / name, folder)
    parts = BUILD / "parts"
    parts.mkdir(exist_ok=True)
    _library(parts / "python_stdlib.zip")
    shutil.copy2(PYODIDE / "pyodide.asm.wasm", parts)
    pack_packages(download(BUILD / "wheels"), parts / "packages.zip")
    wheel = pack_ours(__version__, BUILD / "lib", parts)
    made = [parts / name for name in ("pyodide.asm.wasm", "python_stdlib.zip", "packages.zip", wheel.name)]
    _compress(made)
    for path in made:
        shutil.copy(f"{path}.zst", folder)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    digest = hashlib.sha256()
    for path in sorted(folder.iterdir()):
        digest.update(path.read_bytes())
    (folder / "engine.json").write_text(json.dumps({
        "version": digest.hexdigest()[:16],
        "packages": ["packages.zip", wheel.name],
        "lock": json.dumps({**lock, "packages": {}}),
        "bytes": {path.name: (folder / f"{path.name}.zst").stat().st_size for path in made},
    }), encoding="utf-8")


def _compress(files: list[Path]) -> None:
    """Each file as FILE.zst; only what changed."""
    changed = []
    tools = b"".join(Path(one).read_bytes() for one in (*PRECOMPILE, PYODIDE / "pyodide-lock.json"))
    for path in files:
        digest = hashlib.sha256(path.read_bytes() + tools).hexdigest()
        done = path.with_name(f"{path.name}.done")
        if not done.is_file() or done.read_text(encoding="utf-8") != digest:
            changed.append((path, done, digest))
    if not changed:
        return
    subprocess.run(["node", PRECOMPILE[0], *[str(path) for path, _, _ in changed]], check=True)
    for _, done, digest in changed:
        done.write_text(digest, encoding="utf-8")


def _library(file: Path) -> None:
    """Python's own library without what nobody here imports."""
    with zipfile.ZipFile(PYODIDE / file.name) as whole, zipfile.ZipFile(file, "w") as packed:
        for entry in whole.infolist():
            if not NEVER.match(entry.filename):
                packed.writestr(entry, whole.read(entry), zipfile.ZIP_DEFLATED, 9)


async def _said(folder: Path) -> None:
    """What the application says to everybody alike, asked of the application itself."""
    folder.mkdir()
    bridge = Bridge(make_app(Settings(store=str(BUILD / "said.db"), address_rate=0)))
    await bridge.open()
    for what in ("games", "campaigns", *[f"games/{game}/{part}" for game in GAMES for part in SAID]):
        for language in ("", *LANGUAGES):
            query = f"?language={language}" if language else ""
            status, _, answer = await bridge.ask("GET", f"/api/{what}{query}", {}, b"")
            assert status == 200, what
            end = "txt" if what.endswith(TEXTS) else "json"
            name = f"{what.replace('/', '-')}{'.' if language else ''}{language}.{end}"
            (folder / name).write_bytes(answer)


def _site_file(file: Path) -> None:
    """What an operator may change: a server for playing with friends."""
    file.write_text(json.dumps({"friends": ""}, indent=2) + "\n", encoding="utf-8")


def _keep_all(folder: Path) -> None:
    """Tell the service worker of the hall's own files and the fonts, under a version that changes with any of them."""
    more = sorted(path for part in ("engine", "said") for path in (folder / part).iterdir())
    more += sorted((folder / "assets").glob("*-latin-*.woff2"))
    worker = folder / "sw.js"
    text = worker.read_text(encoding="utf-8")
    found = re.match(r"const VERSION = (.*);\nconst FILES = (.*);\n", text)
    assert found is not None, "as vite.config.ts writes it"
    digest = hashlib.sha256(found[1].encode())
    for path in (folder / "index.html", *more):
        digest.update(path.read_bytes())
    files = [*json.loads(found[2]), *[path.relative_to(folder).as_posix() for path in more]]
    head = f"const VERSION = {json.dumps(digest.hexdigest()[:12])};\nconst FILES = {json.dumps(files)};\n"
    worker.write_text(head + text[found.end():], encoding="utf-8")


def _bytes(folder: Path) -> int:
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


if __name__ == "__main__":
    main()
