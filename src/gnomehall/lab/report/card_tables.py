"""The part of a report about cards."""

from __future__ import annotations

import math
from html import escape

from gnomehall.core.statistics import CardKind
from gnomehall.lab.figures.cards import DEAD, LONG_ENOUGH, MUST_HAVE, CardStats
from gnomehall.lab.figures.figure import Figure
from gnomehall.lab.figures.stats import Stats
from gnomehall.lab.report import plots
from gnomehall.lab.watchers import watcher_of

FAIR = (0.6, 1.6)
WIDEST = 2.6  # times the fair share, at the right end of the small plots


def notable(stats: Stats) -> str:
    """Dead cards and must-haves, by name: those that surely are, and those that may be."""
    for_all = {kind.name for kind in watcher_of(stats.game).kinds if kind.is_for_all}
    cards = [card for card in stats.cards if card.kind not in for_all]
    dead = [(card, card.is_dead, _interval(card.used, "{:.1%}")) for card in stats.cards if card.seems_dead]
    must = [(card, card.is_must_have, _interval(card.owner, "{:.2f}")) for card in cards if card.seems_must_have]
    return _named(f"Dead cards, used in fewer than {DEAD:.0%} of the matches they are in", dead) + _named(
        f"Must-haves, whose owners win more than {MUST_HAVE} times their fair share", must,
    )


def _named(what: str, cards: list[tuple[CardStats, bool, str]]) -> str:
    sure = ", ".join(f"{escape(card.name)} {value}" for card, is_sure, value in cards if is_sure)
    maybe = ", ".join(f"{escape(card.name)} {value}" for card, is_sure, value in cards if not is_sure)
    return f"<p><strong>{what}:</strong> {sure or 'none'}." + (f" Perhaps: {maybe}." if maybe else "") + "</p>"


def _interval(figure: Figure, form: str) -> str:
    return f"{form.format(figure.mean)} ({form.format(figure.low)} to {form.format(figure.high)}, n {figure.n:,})"


def card_tables(stats: Stats) -> list[str]:
    """A table for each kind of card."""
    found = []
    for kind in watcher_of(stats.game).kinds:
        cards = [card for card in stats.cards if card.kind == kind.name]
        if cards:
            found.append(_table(kind, cards))
    return found


def _table(kind: CardKind, cards: list[CardStats]) -> str:
    events = "".join(f"<th>{escape(event)}<br>a match</th>" for event in kind.events[1:] or kind.events)
    head = (
        f"<tr><th>card</th><th>in play</th><th>{escape(kind.using)},<br>of those</th>{events}"
        '<th class="words">owner wins,<br>times fair</th><th></th><th>n</th><th>without<br>it</th>'
        "<th>points<br>it brought</th><th>of seats</th></tr>"
    )
    rows = "".join(_row(card) for card in cards)
    return (
        f'<div class="panel scroll" style="margin:16px 0"><h3>{escape(kind.title)}</h3>'
        f"<table><thead>{head}</thead><tbody>{rows}</tbody></table>"
        f'<p class="n">In play: the share of matches in which it could be had. Owners: seats by which it was '
        f"<em>{escape(kind.owning)}</em>; n: matches with an owner. Behind ± half the 95 % interval. Of seats: "
        f"where it was to be had for {LONG_ENOUGH} more rounds.</p></div>"
    )


def _row(card: CardStats) -> str:
    flag = " class=flag" if card.is_dead or card.is_must_have else ""
    shown = list(card.events.values())
    events = "".join(f"<td>{_number(figure)}</td>" for figure in shown[1:] or shown)
    plot = plots.strip(f"{card.name}: {card.owner.mean:.2f}", card.owner, FAIR, WIDEST) if card.owner.n > 1 else ""
    return (
        f"<tr{flag}><td>{escape(card.name)}</td><td>{_share(card.offered)}</td><td>{_share(card.used)}</td>{events}"
        f'<td class="words">{plot}</td><td>{_number(card.owner)}</td><td><small>{card.owner.n:,}</small></td>'
        f"<td>{_number(card.absent)}</td><td>{_number(card.points)}</td><td>{_share(card.owned)}</td></tr>"
    )


def _number(figure: Figure) -> str:
    if not figure.n:
        return "–"
    if not math.isfinite(figure.low):
        return f"{figure.mean:.2f}"
    return f"{figure.mean:.2f} <small>±{(figure.high - figure.low) / 2:.2f}</small>"


def _share(figure: Figure) -> str:
    if not figure.n:
        return "–"
    if not math.isfinite(figure.low):
        return f"{figure.mean:.0%}"
    return f"{figure.mean:.0%} <small>±{(figure.high - figure.low) / 2:.0%}</small>"
