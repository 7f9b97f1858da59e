"""Chooses between the compiled rules and the plain Python files they were compiled from."""

from __future__ import annotations

import importlib.machinery
import os
import sys
from collections.abc import Sequence
from types import ModuleType

VARIABLE = "GNOMEHALL_PURE"  # set to 1: the plain files run


class PlainFiles:
    """Finds this package's modules as `.py` files only, past any compiled ones."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None,
    ) -> importlib.machinery.ModuleSpec | None:
        """The plain file of a module of this package."""
        if not name.startswith("gnomehall."):
            return None
        source = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        for folder in path or ():
            spec = importlib.machinery.FileFinder(folder, source).find_spec(name)
            if spec is not None:
                return spec
        return None


def choose() -> None:
    """Put the finder in place if the variable asks for it."""
    if os.environ.get(VARIABLE, "") not in ("", "0") and PlainFiles not in sys.meta_path:
        sys.meta_path.insert(0, PlainFiles)


def is_compiled() -> bool:
    """Whether the rules that run are the compiled ones."""
    from gnomehall.core import state

    return not str(state.__file__).endswith(".py")
