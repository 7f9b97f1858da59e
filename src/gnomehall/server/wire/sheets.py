"""The score sheets of all games that have some: what the address of the scorer takes."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Union

from gnomehall.core.sheet import AllSheets
from gnomehall.games import GAMES


def _modules() -> dict[str, ModuleType]:
    names = {name: f"gnomehall.games.{name}.sheet" for name in GAMES}
    return {name: import_module(path) for name, path in names.items() if find_spec(path) is not None}


SHEET_MODULES = _modules()  # by the name of their game

if TYPE_CHECKING:
    AnySheets = AllSheets
else:
    AnySheets = Union[tuple(module.Sheets for module in SHEET_MODULES.values())]  # noqa: UP007  # of as many as there are
