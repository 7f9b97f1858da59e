"""Plots as SVG text: no script, colours from the page (or, standing alone, their own)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape

from gnomehall.lab.figures.figure import Figure

WIDTH, LEFT, RIGHT, ROW = 478, 136, 150, 26
ALONE = (
    "<style>text{font:13px 'Nunito Sans','Segoe UI',system-ui,sans-serif;fill:#2a1e12}.soft{fill:#5b4932}"
    ".band{fill:#3f6212;opacity:.13}.grid{stroke:#d3c097}.fair{stroke:#5b4932;stroke-dasharray:3 3}"
    ".range{stroke:#8a4700;stroke-width:2.5}.dot{fill:#8a4700}.out{stroke:#9c2416}.dot.out{fill:#9c2416}"
    ".bar{fill:#a9733f}.bar2{fill:#edbd36}.line{fill:none;stroke:#8a4700;stroke-width:2.5}.haze{fill:#8a4700;opacity:.18}"
    ".was{fill:#8b734c}.range.was{stroke:#8b734c}</style>"
)


def svg(width: float, height: float, title: str, body: Sequence[str], alone: bool = False) -> str:
    """A picture with a title for those who cannot see it."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" class="plot"'
    ground = f'{ALONE}<rect width="{width:g}" height="{height:g}" fill="#f8f0dc"/>' if alone else ""
    size = f' width="{width:g}" height="{height:g}"' if alone else ""
    return "\n".join([f"{head}{size}><title>{escape(title)}</title>{ground}", *body, "</svg>"])


def percent(value: float) -> str:
    """0.25 as 25 %."""
    return f"{value:.0%}"


def plain(value: float) -> str:
    """A number with as many places as one reads."""
    return f"{value:.2f}" if abs(value) < 10 else f"{value:.1f}"


def ticks(low: float, high: float, wanted: int = 5) -> list[float]:
    """Round numbers between two ends."""
    raw = (high - low) / wanted
    power = 10 ** math.floor(math.log10(raw))
    step = next(m * power for m in (1, 2, 5, 10) if m * power >= raw * 0.999)
    first = math.ceil(low / step - 1e-9)
    return [n * step for n in range(first, math.floor(high / step + 1e-9) + 1)]


def span(figures: Sequence[Figure], *also: float) -> tuple[float, float]:
    """The ends of an axis that shows all of these."""
    ends = [v for f in figures for v in (f.mean, f.low, f.high) if math.isfinite(v)]
    ends += [v for v in also if math.isfinite(v)]
    low, high = (min(ends), max(ends)) if ends else (0.0, 1.0)
    pad = (high - low or 1.0) * 0.06
    return low - pad if low < 0 else max(0.0, low - pad), high + pad


def dots(
    title: str, rows: Sequence[tuple[str, Figure]], form: Callable[[float], str] = percent,
    band: tuple[float, float] | None = None, fair: float | None = None, alone: bool = False,
    before: Sequence[Figure] = (), left: int = LEFT,
) -> str:
    """A row each: the mean as a dot, its interval as a line, what is allowed as a band behind.

    `before` puts a square and a line of another colour under each: what it was.
    """
    bounds = [v for v in band or () if math.isfinite(v)]
    low, high = span([f for _, f in rows] + list(before), *bounds, *([fair] if fair is not None else []))
    width = WIDTH + left - LEFT
    body_width = WIDTH - LEFT - RIGHT
    tall = ROW + (10 if before else 0)
    bottom = 8 + tall * len(rows)

    def x(value: float) -> float:
        return left + (min(max(value, low), high) - low) / (high - low) * body_width

    parts = []
    if band is not None:
        start, stop = x(band[0]), x(band[1])
        parts.append(
            f'<rect class="band" x="{start:.1f}" y="4" width="{stop - start:.1f}" height="{bottom - 4}"/>'
        )
    for tick in ticks(low, high):
        parts.append(f'<path class="grid" d="M{x(tick):.1f} 4V{bottom}"/>')
        parts.append(f'<text class="soft" x="{x(tick):.1f}" y="{bottom + 16}" text-anchor="middle">{form(tick)}</text>')
    if fair is not None:
        parts.append(f'<path class="fair" d="M{x(fair):.1f} 4V{bottom}"/>')
    for number, (label, figure) in enumerate(rows):
        y = 8 + tall * number + ROW / 2
        out = " out" if band is not None and not band[0] <= figure.mean <= band[1] else ""
        parts.append(f'<text x="{left - 10}" y="{y + 4.5}" text-anchor="end">{escape(label)}</text>')
        parts.append(mark(x, figure, y, out))
        parts.append(
            f'<text class="soft" x="{width - RIGHT + 10}" y="{y + 4.5}">{form(figure.mean)} '
            f"({form(figure.low)} to {form(figure.high)})</text>"
        )
        if before:
            parts.append(mark(x, before[number], y + 11, " was"))
    return svg(width, bottom + 24, title, parts, alone)


def mark(x: Callable[[float], float], figure: Figure, y: float, extra: str = "", radius: float = 5) -> str:
    """A dot with its interval; a square for what it was."""
    if figure.n == 0:
        return ""
    line = f'<path class="range{extra}" d="M{x(figure.low):.1f} {y}H{x(figure.high):.1f}"/>'
    if extra == " was":
        return line + f'<rect class="dot was" x="{x(figure.mean) - 3.5:.1f}" y="{y - 3.5}" width="7" height="7"/>'
    return line + f'<circle class="dot{extra}" cx="{x(figure.mean):.1f}" cy="{y}" r="{radius}"/>'


def bars(title: str, counts: dict[int, int], over: dict[int, int] | None = None, alone: bool = False) -> str:
    """How often each value came up; `over` draws a second set in front, such as the winners'."""
    width, height, left = 460, 190, 44
    total = sum(counts.values()) or 1
    most = max(counts.values(), default=1) / total
    step = (width - left - 10) / max(1, len(counts))
    parts = []
    for tick in ticks(0, most, 3):
        y = 10 + (height - 40) * (1 - tick / most)
        parts.append(f'<path class="grid" d="M{left} {y:.1f}H{width - 10}"/>')
        parts.append(f'<text class="soft" x="{left - 6}" y="{y + 4:.1f}" text-anchor="end">{percent(tick)}</text>')
    every = -(-len(counts) // 11)
    for number, (value, count) in enumerate(counts.items()):
        x = left + step * number
        for css, amount, thin in (("bar", count, 0.86), ("bar2", (over or {}).get(value, 0), 0.46)):
            tall = (height - 40) * amount / total / most
            if amount:
                at = x + step * (1 - thin) / 2
                parts.append(
                    f'<rect class="{css}" x="{at:.1f}" y="{height - 30 - tall:.1f}" width="{step * thin:.1f}" '
                    f'height="{tall:.1f}" rx="2"/>'
                )
        if number % every == 0:
            middle = x + step / 2
            parts.append(f'<text class="soft" x="{middle:.1f}" y="{height - 12}" text-anchor="middle">{value}</text>')
    return svg(width, height, title, parts, alone)


def curve(title: str, figures: Sequence[Figure], start: str, end: str, fair: float, alone: bool = False) -> str:
    """A line from left to right with its interval as a haze."""
    width, height, left = 460, 200, 48
    step = (width - left - 20) / (len(figures) - 1)

    def y(value: float) -> float:
        return 10 + (height - 44) * (1 - value)

    points = [(left + step * n, f) for n, f in enumerate(figures)]
    haze = [f"{x:.1f},{y(f.high):.1f}" for x, f in points] + [f"{x:.1f},{y(f.low):.1f}" for x, f in reversed(points)]
    parts = [
        f'<path class="grid" d="M{left} {y(t):.1f}H{width - 20}"/>'
        f'<text class="soft" x="{left - 6}" y="{y(t) + 4:.1f}" text-anchor="end">{percent(t)}</text>'
        for t in (0, 0.25, 0.5, 0.75, 1)
    ]
    parts += [
        f'<path class="fair" d="M{left} {y(fair):.1f}H{width - 20}"/>',
        f'<polygon class="haze" points="{" ".join(haze)}"/>',
        f'<polyline class="line" points="{" ".join(f"{x:.1f},{y(f.mean):.1f}" for x, f in points)}"/>',
        f'<text class="soft" x="{left}" y="{height - 10}">{escape(start)}</text>',
        f'<text class="soft" x="{width - 20}" y="{height - 10}" text-anchor="end">{escape(end)}</text>',
    ]
    return svg(width, height, title, parts, alone)


def strip(title: str, figure: Figure, band: tuple[float, float], most: float) -> str:
    """A small dot with its interval for a row of a table; 1 is the dashed line."""
    width, height = 130, 18

    def x(value: float) -> float:
        return 4 + min(max(value, 0.0), most) / most * (width - 8)

    out = "" if band[0] <= figure.mean <= band[1] else " out"
    return svg(width, height, title, [
        f'<rect class="band" x="{x(band[0]):.1f}" y="1" width="{x(band[1]) - x(band[0]):.1f}" height="{height - 2}"/>',
        f'<path class="fair" d="M{x(1):.1f} 1V{height - 1}"/>', mark(x, figure, height / 2, out, 4),
    ])
