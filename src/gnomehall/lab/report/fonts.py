"""The hall's letters inside a report, so that it looks the same on any machine; without a built page, the system's."""

from __future__ import annotations

import base64
from functools import lru_cache
from pathlib import Path

ASSETS = Path(__file__).parents[2] / "server" / "static" / "assets"
FONTS = (  # family, weight, how the file's name begins
    ("Grenze", "600", "grenze-latin-600-normal"),
    ("Nunito Sans Variable", "200 1000", "nunito-sans-latin-wght-normal"),
)


@lru_cache
def font_faces(folder: Path = ASSETS) -> str:
    """The fonts of the page as a style sheet that needs no network."""
    found = []
    for family, weight, name in FONTS:
        file = next(iter(sorted(folder.glob(f"{name}*.woff2"))), None)
        if file is not None:
            data = base64.b64encode(file.read_bytes()).decode()
            found.append(
                f'@font-face {{ font-family: "{family}"; font-weight: {weight}; '
                f'src: url("data:font/woff2;base64,{data}") format("woff2"); }}\n')
    return "".join(found)
