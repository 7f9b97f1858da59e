"""The command `gnomehall nets`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from gnomehall.bots.net_files import has_learned, read_header, shipped
from gnomehall.core.files import ready_folder
from gnomehall.games import GAMES, game
from gnomehall.training.reliability import Bin, draw_reliability, mean_error, mean_error_of_bins


def nets(
    *, plot: Annotated[Path | None, Parameter(help="draw how far their chances can be trusted: an SVG")] = None,
) -> None:
    """List the nets that come along: their strength, what their chances mean, and how each was trained."""
    if plot is not None:
        ready_folder(plot.parent)
    table = Table("game", "seats", "KB", "against greedy", "chances off by (each tenth alike)", "trained by")
    plots = []
    for name in GAMES:
        it = game(name)
        for seats in range(it.fewest, it.most + 1):
            path = shipped(it, seats)
            if not path.is_file():
                continue
            header: dict[str, Any] = read_header(path, seats)
            bins = [Bin(*one) for one in header.get("reliability", [])]
            mean, half = header["against_greedy"]
            n = header["deals"] * seats
            strength = f"{mean:.1f} ± {half:.1f} points" if seats == 1 else f"{mean:.1%} ± {half:.1%}, n {n}"
            off = f"{100 * mean_error(bins):.1f} points ({100 * mean_error_of_bins(bins):.1f})" if bins else ""
            old = "" if has_learned(header, it, seats) else " (other cards or rules: not used)"
            table.add_row(name, str(seats), f"{path.stat().st_size / 1000:.0f}", strength + old, off, header["command"])
            if bins:
                plots.append((f"{it.title} {seats}", bins))
    Console().print(table)
    if plot is not None:
        plot.write_text(draw_reliability(plots), encoding="utf-8")
