"""What the summaries of matches with one number of seats say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from gnomehall.core.game import Game, Json
from gnomehall.lab.figures.cards import CardStats, card_stats
from gnomehall.lab.figures.figure import Figure, histogram, mean, part, ratio
from gnomehall.lab.summary import Summary

TENTHS = 10


@dataclass(frozen=True)
class Stats:
    """Every figure of a chapter of the report."""

    game: Game
    seats: int
    n: int
    win: list[Figure]  # by place in the order of play
    points: list[Figure]
    winner_points: Figure
    margin: Figure
    rounds: Figure
    moves: Figure
    endings: dict[str, Figure]
    lead_changes: Figure
    settled: Figure  # the part of the match after which the winner led for good
    led: list[Figure]  # after each tenth of a match: the winner was in the lead
    branching: Figure
    mattered: Figure
    tally: dict[str, Figure]
    cards: list[CardStats]
    styles: dict[str, dict[str, tuple[Figure, Figure]]]  # share of seats, and win share times the fair one
    bots: dict[str, Figure]  # win share times the fair one, if different bots played
    histograms: dict[str, dict[int, int]]
    probes: dict[str, Figure]  # what the game's probe tried, and how much more than a fair share was won so

    def as_dict(self) -> dict[str, Json]:
        """The JSON form."""
        return {
            "seats": self.seats, "matches": self.n,
            "win_share": _list(self.win), "points": _list(self.points),
            **{
                name: getattr(self, name).as_dict()
                for name in (
                    "winner_points", "margin", "rounds", "moves", "lead_changes", "settled", "branching", "mattered",
                )
            },
            "led": _list(self.led), "endings": _dict(self.endings), "tally": _dict(self.tally),
            "probes": _dict(self.probes), "bots": _dict(self.bots),
            "styles": {
                style: {name: {"seats": a.as_dict(), "fair": b.as_dict()} for name, (a, b) in rows.items()}
                for style, rows in self.styles.items()
            },
            "cards": [card.as_dict() for card in self.cards],
            "histograms": {
                name: {str(value): count for value, count in counts.items()}
                for name, counts in self.histograms.items()
            },
        }


def _list(figures: Sequence[Figure]) -> list[Json]:
    return [figure.as_dict() for figure in figures]


def _dict(figures: dict[str, Figure]) -> dict[str, Json]:
    return {name: figure.as_dict() for name, figure in figures.items()}


def stats_of(game: Game, matches: Sequence[Summary]) -> Stats:
    """The figures of matches with the same number of seats; the seatings of one deal are one observation."""
    seats = matches[0].seats
    deals = [m.deal for m in matches]
    points = [p for m in matches for p in m.scores]
    analyses = ratio([(m.mattered, m.analysed) for m in matches], deals, top=1.0)
    return Stats(
        game, seats, len(matches),
        win=[part([m.win(seat) for m in matches], deals) for seat in range(seats)],
        points=[mean([m.scores[seat] for m in matches], deals) for seat in range(seats)],
        winner_points=mean([max(m.scores) for m in matches], deals),
        margin=mean([_margin(m) for m in matches], deals),
        rounds=mean([m.rounds for m in matches], deals),
        moves=mean([m.moves for m in matches], deals),
        endings={
            ending: part([m.ending == ending for m in matches], deals)
            for ending in dict.fromkeys([*game.endings, *[m.ending for m in matches]])
        },
        lead_changes=mean([_lead_changes(m) for m in matches], deals),
        settled=part([_settled(m) for m in matches], deals),
        led=[part([_led(m, tenth) for m in matches], deals) for tenth in range(1, TENTHS + 1)],
        branching=ratio([(m.legal, m.choices) for m in matches], deals),
        mattered=replace(analyses, n=sum(m.analysed for m in matches)),
        tally={
            name: mean([m.tally.get(name, 0) for m in matches], deals)
            for name in dict.fromkeys(name for m in matches for name in m.tally)
        },
        cards=card_stats(game, matches),
        styles=_styles(matches),
        bots=_by_name(matches, [m.bots for m in matches]) if len({b for m in matches for b in m.bots}) > 1 else {},
        histograms={
            "rounds": histogram(m.rounds for m in matches),
            "decisions": histogram((m.moves for m in matches), _step([m.moves for m in matches])),
            "points": histogram(points, _step(points)),
            "winner": histogram((max(m.scores) for m in matches), _step(points)),
        },
        probes=_probes(matches),
    )


def _probes(matches: Sequence[Summary]) -> dict[str, Figure]:
    found = {}
    for name in dict.fromkeys(name for m in matches for name in m.probes):
        tried = [m for m in matches if name in m.probes]
        found[name] = mean([m.probes[name] for m in tried], [m.deal for m in tried])
    return found


def _step(values: Sequence[int]) -> int:
    """Histograms have about twenty bars."""
    return max(1, (max(values) - min(values)) // 20)


def _margin(match: Summary) -> float:
    best = sorted(match.scores)[-2:]
    return best[-1] - best[0] if len(best) > 1 else best[0]


def _lead_changes(match: Summary) -> int:
    """How often somebody else stood alone in the lead than the last one who did."""
    alone = [lead for lead in match.leads if lead.bit_count() == 1]
    return sum(a != b for a, b in pairwise(alone))


def _winners(match: Summary) -> int:
    return sum(1 << seat for seat, place in enumerate(match.places) if place == 0)


def _settled(match: Summary) -> float:
    """The part of the rounds that were over when a winner began to lead for good."""
    winners = _winners(match)
    since = len(match.leads)
    while since > 0 and match.leads[since - 1] & winners:
        since -= 1
    return since / len(match.leads)


def _led(match: Summary, tenth: int) -> bool:
    """Whether a winner led, alone or not, when so many tenths were over."""
    number = max(1, round(len(match.leads) * tenth / TENTHS))
    return bool(match.leads[number - 1] & _winners(match))


def _by_name(matches: Sequence[Summary], names: Sequence[Sequence[str]]) -> dict[str, Figure]:
    """The win share of the seats of a name, as a multiple of the fair one."""
    found = {}
    for name in dict.fromkeys(name for row in names for name in row):
        pairs = []
        for match, row in zip(matches, names, strict=True):
            mine = [seat for seat, other in enumerate(row) if other == name]
            pairs.append((sum(match.win(seat) for seat in mine) * match.seats, float(len(mine))))
        found[name] = ratio(pairs, [m.deal for m in matches], top=float(matches[0].seats))
    return found


def _styles(matches: Sequence[Summary]) -> dict[str, dict[str, tuple[Figure, Figure]]]:
    deals = [m.deal for m in matches]
    found = {}
    for style in matches[0].styles:
        rows = [m.styles[style] for m in matches]
        fair = _by_name(matches, rows)
        seats = {name: ratio([(row.count(name), len(row)) for row in rows], deals, top=1.0) for name in fair}
        found[style] = {name: (seats[name], fair[name]) for name in sorted(fair, key=lambda it: -seats[it].mean)}
    return found
