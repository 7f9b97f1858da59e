"""What the summaries say about every card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gnomehall.core.game import Game, Json
from gnomehall.core.statistics import CardKind
from gnomehall.lab.figures.figure import Figure, mean, part, ratio
from gnomehall.lab.summary import Summary
from gnomehall.lab.watchers import watcher_of

LONG_ENOUGH = 3  # rounds a card must still have been to be had, for `owned`
DEAD = 0.03  # used in fewer of the matches in which it could be
MUST_HAVE = 1.6  # owners win so many times their fair share
ENOUGH = 30  # matches, before a card is called anything


@dataclass(frozen=True, slots=True)
class CardStats:
    """One card."""

    kind: str
    id: str
    name: str
    offered: Figure  # share of matches in which it could be had
    used: Figure  # of those: in which anybody owned it
    events: dict[str, Figure]  # times a match in which it could be had
    owner: Figure  # win share of its owners, as a multiple of the fair one
    absent: Figure  # of seats that could have taken it and did not
    points: Figure  # it brought an owner
    owned: Figure  # share of the seats that own it, where it was to be had long enough

    @property
    def is_dead(self) -> bool:
        """Surely hardly anybody wants it."""
        return self.seems_dead and self.used.high < DEAD

    @property
    def seems_dead(self) -> bool:
        """Hardly anybody wanted it."""
        return self.used.n >= ENOUGH and self.used.mean < DEAD

    @property
    def is_must_have(self) -> bool:
        """Its owners win too often: the whole interval says so."""
        return self.seems_must_have and self.owner.low > MUST_HAVE

    @property
    def seems_must_have(self) -> bool:
        """Its owners win too often by the mean."""
        return self.owner.n >= ENOUGH and self.owner.mean > MUST_HAVE

    def as_dict(self) -> dict[str, Json]:
        """The JSON form."""
        return {
            "kind": self.kind, "id": self.id, "name": self.name,
            **{
                name: getattr(self, name).as_dict()
                for name in ("offered", "used", "owner", "absent", "points", "owned")
            },
            "events": {name: figure.as_dict() for name, figure in self.events.items()},
            "dead": self.is_dead, "must_have": self.is_must_have,
            "seems_dead": self.seems_dead, "seems_must_have": self.seems_must_have,
        }


def card_stats(game: Game, matches: Sequence[Summary]) -> list[CardStats]:
    """Every card that could be taken in some match, by kind, in the order of the card file."""
    watcher = watcher_of(game)
    names = watcher.names(game)
    order = {name: number for number, name in enumerate(names)}
    found = []
    for kind in watcher.kinds:
        cards = {name for m in matches for name, card in m.cards.items() if card.kind == kind.name}
        for card in sorted(cards, key=lambda name: (order.get(watcher.card_of(name), 999), name)):
            name = names.get(card, card.replace("_", " ").capitalize())
            found.append(_one(kind, card, name, matches))
    return found


def _one(kind: CardKind, card: str, name: str, matches: Sequence[Summary]) -> CardStats:
    there = [m for m in matches if card in m.cards]
    deals = [m.deal for m in there]
    top = float(there[0].seats)
    owners, others, points, seated = [], [], [], []
    for match in there:
        sheet = match.cards[card]
        mine = [seat for seat in range(match.seats) if sheet.times(kind.owning, seat)]
        rest = [seat for seat in range(match.seats) if seat not in mine]
        owners.append((sum(match.win(s) for s in mine) * match.seats, float(len(mine))))
        others.append((sum(match.win(s) for s in rest) * match.seats, float(len(rest))))
        points.append((float(sum(sheet.points[s] for s in mine)), float(len(mine))))
        long_enough = match.rounds - sheet.since >= LONG_ENOUGH
        seated.append((float(len(mine)), float(match.seats)) if long_enough else (0.0, 0.0))
    return CardStats(
        kind.name, card, name, part([card in m.cards for m in matches], [m.deal for m in matches]),
        part([any(m.cards[card].did.get(kind.using, ())) for m in there], deals),
        {event: mean([sum(m.cards[card].did.get(event, ())) for m in there], deals) for event in kind.events},
        ratio(owners, deals, top=top), ratio(others, deals, top=top), ratio(points, deals, signed=True),
        ratio(seated, deals, top=1.0),
    )
