"""A canvas to draw a table on: panels, words, chips.  It needs Pillow, so only pictures import it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from gnomehall.core.table import Table

WIDTH = 960
HEIGHT = 640
PAPER = "#f6efe1"
PANEL = "#fffaf0"
LINE = "#cbbfa6"
INK = "#33291c"
QUIET = "#877a64"
GLOW = "#b5651d"
SEATS = ("#2f6db5", "#2e7d4f", "#c46a12", "#8e3b8e", "#5b5b5b")
DARK_ON = {"#e6b422", "#f2c14e", "#e8eef2", "#d8d2c4", "#b9c0c7"}  # chips whose letter is dark

Box = tuple[float, float, float, float]


@lru_cache
def font(size: int) -> Any:
    """Pillow's own font."""
    return ImageFont.load_default(size)


class Canvas:
    """A picture and the few things drawn on it."""

    def __init__(self, title: str, line: str) -> None:
        self.image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
        self.pen = ImageDraw.Draw(self.image)
        self.words(20, 12, title, 24)
        self.words(WIDTH - 20, 20, line, 15, QUIET, "ra")

    def words(self, x: float, y: float, text: str, size: int = 13, ink: str = INK, anchor: str = "la") -> float:
        """A line of text; where it ends."""
        self.pen.text((x, y), text, ink, font(size), anchor)
        return x + float(self.pen.textlength(text, font(size)))

    def panel(self, box: Box, title: str = "", edge: str = LINE, width: int = 1) -> None:
        """A framed box, with a title if there is one."""
        self.pen.rounded_rectangle(box, 8, PANEL, edge, width)
        if title:
            self.words(box[0] + 10, box[1] + 7, title, 13, edge if edge != LINE else QUIET)

    def chip(self, x: float, y: float, letter: str, colour: str, count: int | None = None, size: int = 20) -> float:
        """A round chip with a letter, and how many; where the next one goes."""
        self.pen.ellipse((x, y, x + size, y + size), colour, "#00000022")
        ink = INK if colour in DARK_ON else "white"
        self.words(x + size / 2, y + size / 2, letter, int(size * 0.6), ink, "mm")
        if count is None:
            return x + size + 3
        return self.words(x + size + 3, y + size / 2, str(count), 13, INK, "lm") + 9

    def tag(self, x: float, y: float, text: str, colour: str = LINE, fill: str = PAPER, most: float = 1e9) -> float:
        """The id of a card in a frame; where the next one goes."""
        text = text.replace("_", " ")
        while len(text) > 4 and self.pen.textlength(text, font(12)) > most - 12:
            text = text[:-2] + "."
        width = self.pen.textlength(text, font(12)) + 12
        self.pen.rounded_rectangle((x, y, x + width, y + 20), 5, fill, colour)
        self.words(x + 6, y + 10, text, 12, INK, "lm")
        return x + width + 5

    def seat(self, box: Box, table: Table, seat: int, name: str) -> tuple[float, float]:
        """The panel of a seat, its points; where its contents begin."""
        is_turn = table.to_move == seat
        self.panel(box, "", GLOW if is_turn else LINE, 3 if is_turn else 1)
        x, y = box[0] + 12, box[1] + 10
        self.pen.polygon([(x, y + 16), (x + 7, y), (x + 14, y + 16)], SEATS[seat])  # a gnome's hat
        self.words(x + 22, y, name[:16], 15, SEATS[seat])
        points = table.scores()[seat]
        self.words(box[2] - 12, y, f"{points} point{'' if points == 1 else 's'}", 15, INK, "ra")
        return x, y + 28


def headline(table: Table, names: list[str], more: str = "") -> str:
    """Whose turn it is."""
    if table.to_move is None:
        winners = ", ".join(names[seat] for seat in table.ranking()[0])
        return f"{winners}: the most points"
    return f"{more}{names[table.to_move]} to move, {len(table.played)} moves played"


def columns(count: int, top: float, bottom: float) -> list[Box]:
    """Panels side by side."""
    gap = 12
    width = (WIDTH - 40 - gap * (count - 1)) / count
    return [(20 + n * (width + gap), top, 20 + n * (width + gap) + width, bottom) for n in range(count)]
