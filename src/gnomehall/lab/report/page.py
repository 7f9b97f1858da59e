"""A report: one page with everything on it, that needs no network and no script."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from gnomehall.core.game import Game, Json
from gnomehall.lab.figures.bounds import Verdict, balance_of, show
from gnomehall.lab.figures.figure import Figure
from gnomehall.lab.figures.stats import Stats
from gnomehall.lab.report import plots
from gnomehall.lab.report.card_tables import card_tables, notable
from gnomehall.lab.report.fonts import font_faces
from gnomehall.lab.report.style import CREST, STYLE


@dataclass(frozen=True)
class Chapter:
    """What matches with one number of seats say, and where they come from."""

    stats: Stats
    command: str
    about: str = ""  # what sets them apart from the other chapters

    def as_dict(self) -> dict[str, Json]:
        """The JSON form."""
        cards = self.stats.game.card_set.hash
        return {**self.stats.as_dict(), "command": self.command, "about": self.about, "card_set": cards}


INTERVALS = (
    "Intervals are 95 %: of a hundred such runs, about ninety-five would have the true figure in theirs."
)


def page(title: str, lead: str, body: Sequence[str], intervals: str = INTERVALS) -> str:
    """The whole document around its chapters."""
    return "\n".join([
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>\n<style>{font_faces()}{STYLE}</style>\n</head>\n<body>",
        f"<header>{CREST}<div><h1>{escape(title)}</h1>\n<p>{lead}</p></div></header>\n<main>", *body,
        f"</main>\n<footer>Made by <code>gnomehall lab</code>. {intervals}</footer>\n</body>\n</html>\n",
    ])


def report(game: Game, chapters: Sequence[Chapter], verdicts: Sequence[Verdict], notes: Sequence[str]) -> str:
    """The report of a game: the bounds of balance, then a chapter for each number of seats."""
    total = sum(it.stats.n for it in chapters)
    lead = f"How it plays, counted over {_matches(total)}. Card set <code>{game.card_set.hash[:12]}</code>."
    body = [f'<p class="no">{escape(note)}</p>' for note in notes]
    if verdicts:
        body.append(bounds_table(verdicts))
    for it in chapters:
        body += chapter(it)
    return page(f"{game.title}: the lab's report", lead, body)


def _matches(count: int) -> str:
    return f"{count:,} match{'' if count == 1 else 'es'}"


def spread(figure: Figure, form: str = "{:.1f}") -> str:
    """A mean, its interval and its n."""
    bounds = f"{form.format(figure.low)} to {form.format(figure.high)}" if math.isfinite(figure.low) else "one match"
    return f"{form.format(figure.mean)} <small>({bounds}), n&nbsp;{figure.n:,}</small>"


def bounds_table(verdicts: Sequence[Verdict]) -> str:
    """Every bound, what was measured, and whether it holds."""
    rows = []
    for it in verdicts:
        bound = it.bound
        seats = " and ".join(map(str, bound.seats))
        ends = "<br>".join(
            f"{escape(name)} {show(bound, f.mean)} "
            f"<small>({show(bound, f.low)} to {show(bound, f.high)}), n {f.n:,}</small>"
            for name, f in it.ends
        )
        beyond = ", ".join(f"{escape(name)} {show(bound, f.mean)}" for name, f in it.outside or it.unsure)
        css = {"holds": "yes", "broken": "no"}.get(it.word, "soft")
        verdict = f'<span class="{css}">{it.word}</span> {beyond}'
        rows.append(
            f'<tr{"" if it.holds else " class=flag"}><td>{escape(bound.says)}</td><td>{seats}</td>'
            f'<td class="words">{ends}</td><td class="words">{verdict}</td></tr>'
        )
    words = [it.word for it in verdicts]
    others = "".join(f", {words.count(word)} {word}" for word in ("broken", "not clear") if word in words)
    return (
        f'<h2 class="first">The bounds of balance</h2><p>{words.count("holds")} of {len(verdicts)} hold{others}. Where '
        "a bound is about many things, the lowest and the highest are shown. It holds if every whole interval lies "
        "within, is broken if one lies beyond, and is not clear if one reaches across.</p>"
        '<div class="panel scroll"><table class="bounds"><thead><tr><th>asked</th>'
        '<th>seats</th><th class="words">measured, lowest and highest</th><th class="words">verdict</th></tr></thead>'
        f'<tbody>{"".join(rows)}</tbody></table></div>'
    )


def facts(stats: Stats) -> str:
    """The figures one asks for first."""
    rows = [
        ("length in rounds", spread(stats.rounds)),
        ("decisions a match", spread(stats.moves, "{:.0f}")),
        ("moves to choose from", spread(stats.branching)),
        ("the winner's points", spread(stats.winner_points)),
        ("margin over the second", spread(stats.margin)),
        ("changes of the lead", spread(stats.lead_changes)),
        ("winner leads for good after", spread(stats.settled, "{:.0%}")),
        ("decisions that mattered", spread(stats.mattered, "{:.0%}") if stats.mattered.n else "not looked at"),
    ]
    rows += [(f"{name} wins more by", spread(it.times(100), "{:+.1f}")) for name, it in stats.probes.items()]
    rows += [(f"{name} a match", spread(figure)) for name, figure in stats.tally.items()]
    cells = "".join(f'<div class="fact"><dt>{escape(name)}</dt><dd>{value}</dd></div>' for name, value in rows)
    return f'<dl class="facts">{cells}</dl>'


def panel(title: str, plot: str, words: str) -> str:
    """A plot with its title and what to see in it."""
    return f'<figure class="panel"><h3>{escape(title)}</h3>{plot}<figcaption>{words}</figcaption></figure>'


def chapter(it: Chapter) -> list[str]:
    """Everything about matches with one number of seats."""
    stats = it.stats
    fair = 1 / stats.seats
    bounds = balance_of(stats.game.name).bounds
    band = next(((it.low, it.high) for it in bounds if it.figure == "win_share" and it.seats == (stats.seats,)), None)
    n = f"n = {_matches(stats.n)}"
    order = [f"{place} to play" for place in ("first", "second", "third", "fourth", "fifth")[: stats.seats]]
    seats = plots.dots("Win share by seat", list(zip(order, stats.win, strict=True)), band=band, fair=fair)
    points = plots.dots("Points by seat", list(zip(order, stats.points, strict=True)), plots.plain)
    ends = plots.dots("How matches end", list(stats.endings.items()))
    led = plots.curve("The winner in the lead", stats.led, "after a tenth of the match", "at the end", fair)
    long = "rounds" if len(stats.histograms["rounds"]) > 1 else "decisions"
    shared = "The dashed line is the fair share" + (", the band what the bounds allow." if band else ".")
    return [
        f'<h2>{stats.seats} {"seats" if stats.seats > 1 else "seat"}{escape(f", {it.about}" if it.about else "")}</h2>',
        f'<p class="n">{n}. These matches again:</p><code class="command">{escape(it.command)}</code>',
        facts(stats), notable(stats),
        '<div class="pair">',
        panel("Who wins, by seat", seats, f"A shared win counts in parts. {shared} {n}."),
        panel("Points, by seat", points, f"Mean of the final points. {n}."),
        panel("How long", plots.bars(long.title(), stats.histograms[long]), f"{long.capitalize()} of a match. {n}."),
        panel("Points at the end", plots.bars("Points", stats.histograms["points"], stats.histograms["winner"]),
              f"All seats, the winners in gold in front. n = {stats.n * stats.seats:,} seats."),
        *([panel("How it ends", ends, f"Each way a match can end. {n}.")] if len(stats.endings) > 1 else []),
        panel("When the winner led", led, f"Share of matches whose winner was in the lead, alone or not. {n}."),
        "</div>",
        *styles(stats), *card_tables(stats),
    ]


def styles(stats: Stats) -> list[str]:
    """How ways to play fare: how many seats played so, and what they won."""
    out = []
    for title, rows in stats.styles.items():
        shown = [(name.replace("_", " "), a, b) for name, (a, b) in rows.items() if b.n >= 5]
        fare = [(f"{name}: {a.mean:.0%} ±{(a.high - a.low) / 2:.1%}", b) for name, a, b in shown]
        plot = plots.dots(f"Win share {title}", fare, plots.plain, (0.6, 1.6), 1.0, left=250)
        counts = ", ".join(f"{name} {b.n:,}" for name, _, b in shown)
        out.append(panel(
            f"Strategies {title}", plot,
            "Win share as a multiple of the fair one; behind the name the share of seats that played so. What a "
            f"winner ends up with is not always why it won. n, matches with such a seat: {escape(counts)}.",
        ))
    if stats.bots:
        plot = plots.dots("Win share by bot", list(stats.bots.items()), plots.plain, None, 1.0)
        out.append(panel("Bots", plot, f"Win share as a multiple of the fair one. n = {stats.n:,} matches."))
    return ['<div class="pair">', *out, "</div>"] if out else []
