"""A table as text for a terminal, or as a picture."""

from __future__ import annotations

import io
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from gnomehall.core.table import Table
from gnomehall.games import part


def as_text(table: Table, names: Sequence[str]) -> str:
    """What `gnomehall play --terminal` shows, with its colours."""
    from rich.console import Console

    from gnomehall.terminal.drawing import draw

    out = io.StringIO()
    console = Console(file=out, width=100, force_terminal=True, color_system="256", legacy_windows=False)
    console.print(draw(table, list(names)))
    return out.getvalue()


def as_picture(table: Table, names: Sequence[str]) -> NDArray[np.uint8]:
    """A plain drawing, height x width x 3."""
    from gnomehall.envs import plain_picture

    canvas = (part(table.game, "picture") or plain_picture).draw(table, list(names))
    return np.asarray(canvas.image, np.uint8)
