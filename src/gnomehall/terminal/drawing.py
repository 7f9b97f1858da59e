"""Draws a table: as the game's own `terminal.py` does, or plainly, from its view."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from gnomehall.core.plain_view import seat_lines, shared_lines
from gnomehall.core.table import Table
from gnomehall.core.terminal_words import TerminalWords
from gnomehall.games import part


def draw(table: Table, names: list[str], language: str = "en") -> RenderableType:
    """The whole table."""
    own = part(table.game, "terminal")
    if own is None:
        return draw_plain(table, names, language)
    drawn: RenderableType = own.draw(table, names, language)
    return drawn


def draw_plain(table: Table, names: list[str], language: str) -> RenderableType:
    """The whole table of any game: what is shared, then every seat."""
    words = TerminalWords(language)
    seats = []
    for seat, name in enumerate(names):
        is_turn = table.to_move == seat
        title = Text(f"{name}  {words('score', count=table.scores()[seat])}", "bold" if is_turn else "")
        seats.append(Panel(
            _lines(seat_lines(table, seat)), title=title, title_align="left", border_style="bold" if is_turn else "dim",
        ))
    return Group(Panel(_lines(shared_lines(table)), title=table.game.title_in(language), title_align="left"), *seats)


def _lines(lines: list[tuple[str, str]]) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    for name, value in lines:
        grid.add_row(Text(name, "dim"), Text(value))
    return grid
