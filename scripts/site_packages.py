"""Packs the Python of the hall in the browser: packages from PyPI, and our own package with its compiled modules.

Two archives: `packages.zip`, and a wheel of ours; `precompile.mjs` compiles and compresses them.
"""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

ABI = "pyemscripten_2026_0_wasm32"  # of the Pyodide in site/package.json
PYTHON = "3.14"
LIST, PINS = Path("site/packages.txt"), Path("constraints.txt")
SOURCE = Path("src/gnomehall")
OURS = (".py", ".toml", ".json", ".jsonl", ".ftl", ".md", ".sql", ".net")
LEFT_OUT = re.compile(  # nothing in the browser calls these
    r"gnomehall/((arena|envs|lab|terminal|training|server/static|server/docs)/|(bench|choices|cli|perft|running)\.py)"
    r"|gnomehall/(core/(canvas|terminal_words)|games/\w+/(picture|terminal)|puzzles/cli|scenarios/(cli|rate\w*|terminal))\.py"
    r"|gnomehall/server/((bench|cli|client|local)\.py|app/guard\.py|store/(postgres|backup)\.py)"
)
UNUSED = re.compile(  # of the packages
    r"(?!Cython/Shadow\.py|Cython/__init__\.py|cython\.py)(?i:cython|pyximport)[/.]|babel/(messages|lists|units)|"
    r"babel/locale-data/(?!(root|en|fr|it|pt)\.dat)|pytz/zoneinfo/|anyio/(_backends/_trio|pytest_plugin)|"
    r"starlette/(testclient|schemas|templating)|prometheus_client/(bridge|aiohttp|django|twisted)|idna/uts46data|"
    r".*(\.pyi|\.pxd|\.c|\.h|\.so\.map|py\.typed)$|[^/]+\.dist-info/(?!licenses|LICENSE)"
)
BABEL = re.compile(r"babel/(locale-data/\w+|global)\.dat")
SAID = {  # of a language's data and of all languages': plural forms and numbers, which our texts have
    "plural_form", "number_symbols", "decimal_formats", "percent_formats", "default_numbering_system",
    "numbering_systems", "minimum_grouping_digits", "character_order", "text_direction", "likely_subtags",
    "parent_exceptions", "language_aliases", "script_aliases", "territory_aliases", "variant_aliases",
}


def pins() -> dict[str, str]:
    """The version of every package."""
    lines = [line for line in PINS.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    return {name.lower(): version for name, _, version in (line.partition("==") for line in lines)}


def download(folder: Path) -> list[Path]:
    """The wheels, fetched once."""
    known = pins()
    wanted = [line for line in LIST.read_text(encoding="utf-8").split("\n") if line and line[0] != "#"]
    found = []
    for name in wanted:
        version = known[name.lower()]
        pattern = f"{re.sub('[-.]', '[-_.]', name)}-{version}-*.whl"
        here = [one for one in folder.glob("*.whl") if one.match(pattern)] if folder.is_dir() else []
        if not here:
            _fetch(f"{name}=={version}", folder)
            here = [one for one in folder.glob("*.whl") if one.match(pattern)]
        found.append(here[0])
    return found


def _fetch(what: str, folder: Path) -> None:
    command = [
        str(Path(sys.executable).with_name("pip")), "--disable-pip-version-check", "-q", "download", "--no-deps",
        "--only-binary=:all:", "--platform", ABI, "--python-version", PYTHON, "-d", str(folder), what,
    ]
    if subprocess.run(command).returncode:
        sys.exit(f"site: {what} could not be had: is there a way to pypi.org?")


def pack_packages(wheels: list[Path], target: Path) -> None:
    """One archive of what is used of the packages."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for wheel in wheels:
            with zipfile.ZipFile(wheel) as source:
                for name in sorted(source.namelist()):
                    if not UNUSED.match(name) and not name.endswith("/"):
                        data = source.read(name)
                        _put(packed, name, _what_is_said(data) if BABEL.fullmatch(name) else data)


def _what_is_said(data: bytes) -> bytes:
    """Babel's data without names of countries, calendars and moneys."""
    known = pickle.loads(data)
    return pickle.dumps({key: value for key, value in known.items() if key in SAID})


def pack_ours(version: str, compiled: Path, folder: Path) -> Path:
    """Our own package as a wheel; the plain file of a compiled module is left out."""
    folder.mkdir(parents=True, exist_ok=True)
    wheel = folder / f"gnomehall-{version}-cp311-abi3-{ABI}.whl"
    info = f"gnomehall-{version}.dist-info"
    tag = f"Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: cp311-abi3-{ABI}\n"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, path in sorted(_our_files(compiled)):
            _put(packed, name, path.read_bytes())
        _put(packed, f"{info}/METADATA", f"Metadata-Version: 2.1\nName: gnomehall\nVersion: {version}\n".encode())
        _put(packed, f"{info}/WHEEL", tag.encode())
        _put(packed, f"{info}/RECORD", b"")
    return wheel


def _our_files(compiled: Path) -> Iterator[tuple[str, Path]]:
    modules = {path.relative_to(compiled).as_posix(): path for path in compiled.rglob("*.abi3.so")}
    yield from modules.items()
    for path in SOURCE.rglob("*"):
        name = path.relative_to(SOURCE.parent).as_posix()
        if path.suffix in OURS and not LEFT_OUT.match(name) and name.replace(".py", ".abi3.so") not in modules:
            yield name, path


def _put(packed: zipfile.ZipFile, name: str, data: bytes) -> None:
    """The same bytes each time: no date."""
    entry = zipfile.ZipInfo(name)
    entry.compress_type = zipfile.ZIP_DEFLATED
    packed.writestr(entry, data)
