"""Draws Gems & Gnomes: the cave by place, and every seat's gnomes and pile."""

from __future__ import annotations

from gnomehall.core.canvas import LINE, QUIET, SEATS, Box, Canvas, columns, headline
from gnomehall.core.table import Table
from gnomehall.games.gems.cave import Place
from gnomehall.games.gems.view_types import GemsView, SeatView

LOOKS = {
    "emerald": ("E", "#2e8b57"), "sapphire": ("S", "#2b5fb3"), "ruby": ("R", "#b8293d"), "topaz": ("T", "#d9822b"),
    "amethyst": ("A", "#7d4fa8"), "citrine": ("C", "#e6b422"), "diamond": ("D", "#e8eef2"), "coal": ("K", "#3d3d3d"),
}
COLUMNS = 15


def draw(table: Table, names: list[str]) -> Canvas:
    """The whole table."""
    view = table.typed_view()
    assert isinstance(view, GemsView)
    canvas = Canvas("Gems & Gnomes", headline(table, names))
    canvas.panel((20, 52, 940, 352), f"the cave: {view.face_down} in the dark")
    for number, place in enumerate(view.places):
        _place(canvas, 40 + (number % COLUMNS) * 60, 80 + (number // COLUMNS) * 53, place)
    for seat, box in enumerate(columns(table.seats, 368, 620)):
        _seat(canvas, box, table, view.seats[seat], seat, names[seat])
    return canvas


def _place(canvas: Canvas, x: float, y: float, place: Place) -> None:
    if place.taken is not None:
        canvas.pen.ellipse((x + 15, y + 15, x + 21, y + 21), LINE)
    elif place.token is None:
        canvas.pen.rounded_rectangle((x, y, x + 36, y + 36), 9, "#8d7f6a", "#6f634f")
    else:
        token(canvas, x, y, place.token, 36)
        if place.gnome is not None:
            colour = SEATS[place.gnome]
            canvas.pen.polygon([(x + 24, y + 44), (x + 35, y + 14), (x + 46, y + 44)], colour, "white")


def token(canvas: Canvas, x: float, y: float, name: str, size: int) -> None:
    """A token; a combined gem shows two halves."""
    kinds = name.split("/")
    letter, colour = LOOKS[kinds[0]]
    canvas.chip(x, y, letter if len(kinds) == 1 else "", colour, size=size)
    if len(kinds) == 2:
        canvas.pen.pieslice((x, y, x + size, y + size), -90, 90, LOOKS[kinds[1]][1])
        canvas.words(x + size * 0.28, y + size / 2, letter, int(size * 0.45), "white", "mm")
        canvas.words(x + size * 0.74, y + size / 2, LOOKS[kinds[1]][0], int(size * 0.45), "white", "mm")


def _seat(canvas: Canvas, box: Box, table: Table, seen: SeatView, seat: int, name: str) -> None:
    x, y = canvas.seat(box, table, seat, name)
    canvas.words(x, y, f"gnomes at home: {seen.reserve}, tokens: {seen.tokens}", 13, QUIET)
    for label, tokens in (("under the gnomes", seen.claimed), ("carried home", seen.pile)):
        y += 24
        canvas.words(x, y, label, 12, QUIET)
        y += 18
        at = x
        for kind, count in tokens.items():
            if at > box[2] - 42:
                at, y = x, y + 26
            token(canvas, at, y, kind, 22)
            at = canvas.words(at + 25, y + 11, str(count), 13, anchor="lm") + 8
