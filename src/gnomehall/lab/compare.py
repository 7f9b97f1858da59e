"""Two card sets on the same deals and seatings: what changed, by how much, and how sure that is."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from gnomehall.arena.tally import Z_CLEAR
from gnomehall.core.game import Game, Json
from gnomehall.lab import plots
from gnomehall.lab.cards import names_of
from gnomehall.lab.figures import Figure, mean
from gnomehall.lab.report import page
from gnomehall.lab.sheet import Summary
from gnomehall.lab.watch import watcher
from gnomehall.lab.watch_gnomeland import ADVANCED

LOOK_EVERY = 50  # matches of each set between two looks whether all is clear
FEWEST = 100
SMALL = 0.02  # a difference surely smaller than this is none

Measure = Callable[[Summary], float | None]  # None: this match says nothing about it


@dataclass(frozen=True, slots=True)
class Difference:
    """A figure with both card sets, and the second minus the first, match by match."""

    name: str
    form: str
    before: Figure
    after: Figure
    change: Figure
    sure: Figure  # the change with a 99.9 % interval, because one looks again and again
    is_asked: bool  # whether it is about a card that differs, so that its answer is waited for

    @property
    def is_clear(self) -> bool:
        """Surely more, surely less, or surely no difference that matters."""
        scale = SMALL if self.form == "share" else 0.05 * max(1.0, abs(self.before.mean))
        wide = max(abs(self.sure.low), abs(self.sure.high))
        return self.sure.low > 0 or self.sure.high < 0 or wide < scale

    @property
    def moved(self) -> bool:
        """Whether the 95 % interval leaves out zero."""
        return self.change.low > 0 or self.change.high < 0

    def as_dict(self) -> dict[str, Json]:
        """The JSON form."""
        return {
            "name": self.name, "before": self.before.as_dict(), "after": self.after.as_dict(),
            "change": self.change.as_dict(), "clear": self.is_clear, "asked": self.is_asked,
        }


def changed_cards(old: Game, new: Game) -> list[str]:
    """The ids of the cards whose entries differ in the two files."""
    before = {str(card["id"]): card for card in old.describe_cards("en")}
    after = {str(card["id"]): card for card in new.describe_cards("en")}
    return [name for name in after if before.get(name) != after[name]]


def differences(
    old: Game, new: Game, before: Sequence[Summary], after: Sequence[Summary],
) -> list[Difference]:
    """The seats, the points, the length and the endings; then every card; the changed ones are asked for."""
    seats = before[0].seats
    changed = set(changed_cards(old, new))
    found = [
        _difference(f"seat {seat + 1} wins", "share", _win(seat), before, after) for seat in range(seats)
    ]
    found += [
        _difference("rounds", "number", lambda m: m.rounds, before, after),
        _difference("decisions", "number", lambda m: m.moves, before, after),
        _difference("the winner's points", "number", lambda m: max(m.scores), before, after),
    ]
    found += [
        _difference(f"ended by {ending}", "share", _ended(ending), before, after)
        for ending in old.endings if len(old.endings) > 1
    ]
    names = names_of(new)
    for kind in watcher(new.name).kinds:
        cards = dict.fromkeys(c for m in (*before, *after) for c, sheet in m.cards.items() if sheet.kind == kind.name)
        for card in cards:
            asked = card.removesuffix(ADVANCED) in changed
            name = names.get(card, card)
            event = kind.events[0]
            found.append(_difference(f"{name}: {event}, seats", "number", _owned(card, event), before, after, asked))
            found.append(_difference(f"{name}: points", "number", _points(card), before, after))
    return found


def _win(seat: int) -> Measure:
    return lambda m: m.win(seat)


def _ended(ending: str) -> Measure:
    return lambda m: float(m.ending == ending)


def _owned(card: str, event: str) -> Measure:
    """How many seats own a card; a match in which it never turned up counts 0."""
    return lambda m: float(sum(map(bool, m.cards[card].did.get(event, ())))) if card in m.cards else 0.0


def _points(card: str) -> Measure:
    return lambda m: float(sum(m.cards[card].points)) if card in m.cards else 0.0


def _difference(
    name: str, form: str, measure: Measure, before: Sequence[Summary], after: Sequence[Summary],
    asked: bool = False,
) -> Difference:
    pairs = [(measure(a), measure(b)) for a, b in zip(before, after, strict=True)]
    known = [(a, b) for a, b in pairs if a is not None and b is not None]
    changes = [b - a for a, b in known]
    return Difference(
        name, form, mean([a for a, _ in known]), mean([b for _, b in known]), mean(changes), mean(changes, Z_CLEAR),
        asked,
    )


def all_clear(found: Sequence[Difference], matches: int) -> bool:
    """Whether every answer that was waited for is there."""
    asked = [it for it in found if it.is_asked] or list(found[:1])
    return matches >= FEWEST and all(it.is_clear for it in asked)


def comparison_page(old: Game, new: Game, found: Sequence[Difference], command: str, matches: int) -> str:
    """The comparison as a page."""
    asked = [it for it in found if it.is_asked]
    words = ", ".join(escape(names_of(new).get(card, card)) for card in changed_cards(old, new)) or "nothing"
    body = [
        f'<code class="command">{escape(command)}</code>',
        f"<p>Changed: {words}. n = {matches:,} deals, each played with both sets by the same bots.</p>",
        _panel("What was asked", asked), _panel("The match", [it for it in found if ":" not in it.name]),
        _panel("All cards, clear differences", [
            it for it in found if ":" in it.name and not it.is_asked and it.is_clear and it.moved
        ]),
    ]
    return page(
        f"{new.title}: two card sets", f"From <code>{old.card_set.hash[:12]}</code> to "
        f"<code>{new.card_set.hash[:12]}</code>, with 95 % intervals.", body,
    )


def _panel(title: str, found: Sequence[Difference]) -> str:
    if not found:
        return f'<div class="panel"><h3>{title}</h3><p>Nothing.</p></div>'
    rows = "".join(
        f'<tr><td>{escape(it.name)}</td><td>{_show(it, it.before.mean)}</td><td>{_show(it, it.after.mean)}</td>'
        f"<td>{_show(it, it.change.mean, '+')}</td><td>{_show(it, it.change.low, '+')} to "
        f'{_show(it, it.change.high, "+")}</td><td class="words">{_verdict(it)}</td></tr>'
        for it in found
    )
    most = max((abs(v) for it in found for v in (it.change.low, it.change.high) if math.isfinite(v)), default=1)
    plot = ""
    if len({it.form for it in found}) == 1 and len(found) <= 40 and most > 0:
        form = plots.percent if found[0].form == "share" else plots.plain
        plot = plots.dots(title, [(it.name, it.change) for it in found], form, None, 0.0, left=250)
    return (
        f'<div class="panel scroll" style="margin:16px 0"><h3>{title}</h3>{plot}<table><thead><tr><th>figure</th>'
        "<th>before</th><th>after</th><th>change</th><th>95 % interval</th>"
        f'<th class="words"></th></tr></thead><tbody>{rows}</tbody></table></div>'
    )


def _show(it: Difference, value: float, sign: str = "") -> str:
    return format(value, f"{sign}.1%") if it.form == "share" else format(value, f"{sign}.2f")


def _verdict(it: Difference) -> str:
    if not it.is_clear:
        return "not clear yet"
    return "more" if it.sure.low > 0 else "less" if it.sure.high < 0 else "no difference"
