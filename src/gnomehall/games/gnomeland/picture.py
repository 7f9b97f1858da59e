"""Draws Gnomeland: the board, and every village."""

from __future__ import annotations

from typing import Any

from gnomehall.core.canvas import GLOW, INK, LINE, QUIET, SEATS, Box, Canvas, columns, headline
from gnomehall.core.table import Table

LOOKS = {
    "coin": ("c", "#e6b422"), "weapon": ("w", "#b8293d"), "mana": ("m", "#2b8fb3"),
    "trader": ("T", "#e6b422"), "soldier": ("S", "#b8293d"), "wizard": ("W", "#2b8fb3"),
}
PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}


def draw(table: Table, names: list[str]) -> Canvas:
    """The whole table."""
    view: dict[str, Any] = table.view()
    canvas = Canvas("Gnomeland", headline(table, names, f"round {view['round']} of 5, "))
    canvas.panel((20, 52, 560, 168), "missions")
    for slot, mission in enumerate(view["missions"]):
        if mission is not None:
            _mission(canvas, 32 + (slot % 2) * 264, 78 + (slot // 2) * 44, mission)
    if view["next_mission"] is not None:
        canvas.words(300, 66, f"next: {view['next_mission']['id']}", 12, QUIET, "lm")
    canvas.panel((572, 52, 750, 168), "the Tavern")
    for slot, action in enumerate(view["tavern"]):
        if action is not None:
            canvas.tag(584, 80 + slot * 42, action["id"], most=155)
            _hats(canvas, 588, 102 + slot * 42, action["gnomes"])
    canvas.panel((762, 52, 940, 168), "the Tower")
    if view["tower"] is not None:
        canvas.tag(774, 80, view["tower"]["id"], most=155)
        _hats(canvas, 778, 102, view["tower"]["tokens"])
    for seat, box in enumerate(columns(table.seats, 182, 624)):
        _village(canvas, box, table, view["seats"][seat], seat, names[seat])
    return canvas


def _mission(canvas: Canvas, x: float, y: float, mission: dict[str, Any]) -> None:
    at = canvas.tag(x, y, mission["id"], GLOW if mission["side"] == "advanced" else LINE, most=140)
    canvas.words(at + 2, y + 10, f"{mission['points']} points", 12, anchor="lm")


def _hats(canvas: Canvas, x: float, y: float, seats: list[int]) -> None:
    for n, seat in enumerate(seats):
        canvas.pen.polygon([(x + n * 16, y + 13), (x + n * 16 + 6, y), (x + n * 16 + 12, y + 13)], SEATS[seat])


def _die(canvas: Canvas, x: float, y: float, face: int, fill: str) -> None:
    canvas.pen.rounded_rectangle((x, y, x + 26, y + 26), 6, fill, INK)
    for pip in PIPS[face]:
        cx, cy = x + 6 + pip % 3 * 7, y + 6 + pip // 3 * 7
        canvas.pen.ellipse((cx - 2, cy - 2, cx + 2, cy + 2), INK)


def _village(canvas: Canvas, box: Box, table: Table, seen: dict[str, Any], seat: int, name: str) -> None:
    x, y = canvas.seat(box, table, seat, name)
    for n, face in enumerate((*seen["dice"], *seen["spent"])):
        if x + n * 31 < box[2] - 30:
            _die(canvas, x + n * 31, y, face, "white" if n < len(seen["dice"]) else "#d8d2c4")
    y += 36
    for row in ("upper", "lower"):
        for space in seen[row]:
            answers = "-".join(map(str, space.get("answers", []))) or "·"
            canvas.words(x, y + 10, answers, 12, QUIET, "lm")
            edge = LINE if space["side"] == "printed" else GLOW if space["side"] == "advanced" else INK
            canvas.tag(x + 30, y, space["id"], edge, "#e9e1d0" if space.get("used") else "#fffaf0", box[2] - x - 38)
            y += 25
        y += 6
    for label, counts in (
        ("pool", seen["pool"]), ("stored", seen["stored"]), ("aside", seen["aside"]), ("hired", seen["mercenaries"]),
    ):
        if any(counts.values()):
            canvas.words(x, y + 10, label, 12, QUIET, "lm")
            at = x + 52
            for kind, count in counts.items():
                if count:
                    at = canvas.chip(at, y, *LOOKS[kind], count)
            y += 26
    canvas.words(x, y + 4, f"{seen['gnomes']} gnomes, token: {seen['token']}", 12, QUIET)
