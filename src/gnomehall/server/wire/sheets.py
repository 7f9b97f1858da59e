"""The score sheets of all games that have some: what the address of the scorer takes."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, Union

from gnomehall.core import registry
from gnomehall.core.sheet import AllSheets
from gnomehall.games import GAMES


def _modules() -> dict[str, ModuleType]:
    found = {name: registry.part(name, "sheet") for name in GAMES}
    return {name: module for name, module in found.items() if module is not None}


SHEET_MODULES = _modules()  # by the name of their game

if TYPE_CHECKING:
    AnySheets = AllSheets
else:
    AnySheets = Union[tuple(module.Sheets for module in SHEET_MODULES.values())]  # noqa: UP007  # of as many as there are
