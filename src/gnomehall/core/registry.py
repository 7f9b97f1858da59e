"""Finds the packages of the games: folders of `gnomehall.games`, and packages installed with an entry point.

    [project.entry-points."gnomehall.games"]
    marbles = "marbles_for_gnomehall"

A game's package has a `game.py`; everything else that belongs to the game lies beside it.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

GROUP = "gnomehall.games"  # the package of the games that come along, and the group of entry points


@lru_cache
def packages() -> dict[str, str]:
    """The package of every game by the game's name; nothing is imported."""
    root = find_spec(GROUP)
    assert root is not None
    files = [file for folder in root.submodule_search_locations or () for file in Path(folder).glob("*/game.py*")]
    found = {name: f"{GROUP}.{name}" for name in sorted(file.parent.name for file in files)}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point.value)
    return found


@lru_cache
def folder_of(name: str) -> Path:
    """The folder of a game's package."""
    spec = find_spec(packages()[name])
    assert spec is not None, f"{packages()[name]}: is not installed"
    assert spec.submodule_search_locations is not None, f"{packages()[name]}: is not a package"
    return Path(next(iter(spec.submodule_search_locations)))


def text_of(name: str, file: str) -> str | None:
    """A file in a game's folder, or None: the game needs no such file."""
    path = folder_of(name) / file
    return path.read_text(encoding="utf-8") if path.is_file() else None


@lru_cache
def part(name: str, module: str) -> ModuleType | None:
    """A module of a game's package (`statistics`, `terminal`, ...), or None: the game needs no such module."""
    full = f"{packages()[name]}.{module}"
    return import_module(full) if find_spec(full) is not None else None
