"""Draws a picture of any game from its view, for games that have no `picture.py`."""

from __future__ import annotations

from textwrap import wrap

from gnomehall.core.canvas import INK, QUIET, Box, Canvas, columns, headline
from gnomehall.core.plain_view import seat_lines, shared_lines
from gnomehall.core.table import Table

LINE_HEIGHT = 17
LETTER = 7.0  # how wide a letter is, about


def draw(table: Table, names: list[str]) -> Canvas:
    """The whole table: what is shared, then every seat."""
    canvas = Canvas(table.game.title, headline(table, names))
    box = (20.0, 52.0, 940.0, 352.0)
    canvas.panel(box)
    _lines(canvas, box, box[0] + 12, box[1] + 10, shared_lines(table))
    for seat, box in enumerate(columns(table.seats, 368, 620)):
        x, y = canvas.seat(box, table, seat, names[seat])
        _lines(canvas, box, x, y, seat_lines(table, seat))
    return canvas


def _lines(canvas: Canvas, box: Box, x: float, y: float, lines: list[tuple[str, str]]) -> None:
    """As many lines as there is room for."""
    for name, value in lines:
        for number, row in enumerate(wrap(f"{name}: {value}", int((box[2] - x) / LETTER)) or [""]):
            if y + LINE_HEIGHT > box[3]:
                return
            canvas.words(x, y, row, 12, QUIET if number else INK)
            y += LINE_HEIGHT
