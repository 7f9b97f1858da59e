"""Draws Gnomopolis: the Capitals, the offer, and every district."""

from __future__ import annotations

from typing import Any

from gnomehall.core.canvas import GLOW, LINE, QUIET, Box, Canvas, columns, headline
from gnomehall.core.table import Table

LOOKS = {
    "child": ("C", "#2e8b57"), "villager": ("V", "#8a5a2b"), "soldier": ("S", "#b8293d"),
    "merchant": ("M", "#e6b422"), "artisan": ("A", "#2b5fb3"), "inventor": ("I", "#b9c0c7"),
}
TYPES = {"soldier": "#f3d4d4", "merchant": "#f7ecc4", "artisan": "#d5e2f5", "inventor": "#e6e9ec"}


def draw(table: Table, names: list[str]) -> Canvas:
    """The whole table."""
    view: dict[str, Any] = table.view()
    canvas = Canvas("Gnomopolis", headline(table, names, f"round {view['round']}, "))
    for left, key, title in ((20, "ancient_capital", "Ancient Capital"), (487, "new_capital", "New Capital")):
        canvas.panel((left, 52, left + 453, 122), title)
        at = gnomes(canvas, left + 10, 84, view[key]["gnomes"])
        words = f"{view[key]['coins']} coins, {view[key]['assistants']} assistants"
        canvas.words(at + 6, 94, words, 13, anchor="lm")
    canvas.panel((20, 134, 940, 208), f"the offer, {len(view['pile'])} cards in the pile")
    for slot, card in enumerate(view["offer"]):
        if card is not None:
            edge = GLOW if card["can_build"] else LINE
            canvas.tag(32 + slot * 151, 168, card["id"], edge, TYPES[card["type"]], 146)
    for seat, box in enumerate(columns(table.seats, 220, 624)):
        _district(canvas, box, table, view, seat, names[seat])
    return canvas


def gnomes(canvas: Canvas, x: float, y: float, counts: dict[str, int]) -> float:
    """Gnomes by kind; where they end."""
    for kind, count in counts.items():
        x = canvas.chip(x, y, *LOOKS[kind], count)
    return x


def _district(canvas: Canvas, box: Box, table: Table, view: dict[str, Any], seat: int, name: str) -> None:
    seen = view["seats"][seat]
    x, y = canvas.seat(box, table, seat, name)
    canvas.words(x, y, f"{seen['coins']} coins, {seen['assistants']} assistants", 13)
    for place in ("mug", "active", "exhausted"):
        y += 24
        canvas.words(x, y, place, 12, QUIET)
        y += 17
        at = x
        for kind, count in seen[place].items():
            if at > box[2] - 46:
                at, y = x, y + 24
            at = canvas.chip(at, y, *LOOKS[kind], count)
    y += 34
    canvas.words(x, y, "buildings and councilors", 12, QUIET)
    y += 18
    at = x
    for card in (*seen["buildings"], *seen["councilors"]):
        width = canvas.pen.textlength(card["id"]) * 1.3 + 12
        if at > x and at + width > box[2] - 8:
            at, y = x, y + 24
        at = canvas.tag(at, y, card["id"], most=box[2] - 10 - at)
