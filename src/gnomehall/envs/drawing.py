"""A table as text for a terminal, or as a picture."""

from __future__ import annotations

import io
from collections.abc import Sequence
from importlib import import_module

import numpy as np
from numpy.typing import NDArray

from gnomehall.core.table import Table


def as_text(table: Table, names: Sequence[str]) -> str:
    """What `gnomehall play --terminal` shows, with its colours."""
    from rich.console import Console

    out = io.StringIO()
    console = Console(file=out, width=100, force_terminal=True, color_system="256", legacy_windows=False)
    console.print(import_module(f"gnomehall.terminal.{table.game.name}").draw(table, list(names)))
    return out.getvalue()


def as_picture(table: Table, names: Sequence[str]) -> NDArray[np.uint8]:
    """A plain drawing, height x width x 3."""
    sheet = import_module(f"gnomehall.envs.pictures.{table.game.name}").draw(table, list(names))
    return np.asarray(sheet.image, np.uint8)
