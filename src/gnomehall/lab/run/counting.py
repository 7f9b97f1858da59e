"""One match, replayed through the rules and counted."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from gnomehall.bots.analysis import analyse
from gnomehall.bots.contract import Budget
from gnomehall.core.game import Game
from gnomehall.core.state import CHANCE, State
from gnomehall.core.statistics import FinishedMatch
from gnomehall.lab.summary import Summary
from gnomehall.lab.watchers import watcher_of

ANALYSIS = Budget(simulations=300)
MATTERS = 0.02  # a decision matters if a move taken blindly costs so much of the chance to win


def summarise(match: FinishedMatch, bots: Sequence[str], sample: int = 0) -> Summary:
    """Count a match; of its decisions one in `sample` is analysed, none if that is 0."""
    game, seats = match.game, match.seats
    state = game.start(seats, match.options)
    watcher = watcher_of(game)(game, seats)
    first = -1
    leads: list[int] = []
    moves = choices = legal = analysed = mattered = 0
    now = 0
    for entry in match.played:
        if entry.seat != CHANCE:
            if first < 0:
                first = entry.seat
            moves += 1
            count = len(state.legal_ids())
            if count > 1:
                choices += 1
                legal += count
                if sample and _is_sampled(match.deal, moves, sample):
                    analysed += 1
                    mattered += _matters(game, state)
        watcher.before(state, entry)
        state.apply(entry.move.id)
        watcher.after(state, entry)
        then = watcher.round_of(state)
        if then != now and now > 0:
            leads.append(_leaders(state, first))
        now = then
    assert state.to_move is None, "the lab counts matches that are over"
    leads.append(_leaders(state, first))
    watcher.end(state)
    counts = watcher.counts
    counts.count_seats_from(first)
    order = [(first + n) % seats for n in range(seats)]
    scores, places = state.scores(), state.places()
    return Summary(
        match.deal, [bots[s] for s in order], [scores[s] for s in order], [places[s] for s in order],
        game.ending(state) or game.ended_by(state), now, moves, choices, legal, leads,
        counts.cards, counts.styles, counts.tally, analysed, mattered,
    )


def _leaders(state: State, first: int) -> int:
    """Who has most points as the table stands, a bit a seat in the order of play."""
    scores = state.scores()
    best = max(scores)
    return sum(1 << (seat - first) % len(scores) for seat, points in enumerate(scores) if points == best)


def _is_sampled(deal: int, number: int, sample: int) -> bool:
    digest = hashlib.sha256(f"look {deal}/{number}".encode()).digest()
    return int.from_bytes(digest[:4], "big") % sample == 0


def _matters(game: Game, state: State) -> bool:
    """Whether the best move is worth clearly more than the moves there are on average.

    One analysis chooses the move and another values it: the best of noisy values would look better than it is.
    """
    chosen = analyse(game, state.clone(), ANALYSIS, seed=1)[0].move
    values = {rated.move: rated.value.mean for rated in analyse(game, state.clone(), ANALYSIS, seed=2)}
    return values[chosen] - sum(values.values()) / len(values) >= MATTERS
