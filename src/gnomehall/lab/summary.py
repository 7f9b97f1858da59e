"""One match, replayed through the rules and counted."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from gnomehall.bots.analysis import analyse
from gnomehall.bots.contract import Budget
from gnomehall.core.game import Choice, Game, Played
from gnomehall.core.state import CHANCE, State
from gnomehall.lab.sheet import Summary
from gnomehall.lab.watch import watcher

LOOK = Budget(simulations=300)
MATTERS = 0.02  # a decision matters if a move taken blindly costs so much of the chance to win


def summarise(
    game: Game, bots: Sequence[str], options: Mapping[str, Choice], played: Sequence[Played], deal: int = 0,
    sample: int = 0,
) -> Summary:
    """Count a match that is over; of its decisions one in `sample` is analysed, none if that is 0."""
    state = game.start(len(bots), options)
    watch = watcher(game.name)(game, len(bots))
    first = -1
    leads: list[int] = []
    moves = choices = legal = looked = mattered = 0
    now = 0
    for entry in played:
        if entry.seat != CHANCE:
            if first < 0:
                first = state.first  # type: ignore[attr-defined]  # every game's state has it
            moves += 1
            count = len(state.legal_ids())
            if count > 1:
                choices += 1
                legal += count
                if sample and _is_sampled(deal, moves, sample):
                    looked += 1
                    mattered += _matters(game, state)
        watch.before(state, entry)
        state.apply(entry.move.id)
        watch.after(state, entry)
        then = watch.round_of(state)
        if then != now and now > 0:
            leads.append(_leaders(state, first))
        now = then
    assert state.to_move is None, "the lab counts matches that are over"
    leads.append(_leaders(state, first))
    watch.end(state)
    watch.sheet.turn(first)
    order = [(first + n) % len(bots) for n in range(len(bots))]
    scores, places = state.scores(), state.places()
    return Summary(
        deal, [bots[s] for s in order], [scores[s] for s in order], [places[s] for s in order],
        game.ending(state) or game.ended_by(state), now, moves, choices, legal, leads,
        watch.sheet.cards, watch.sheet.styles, watch.sheet.tally, looked, mattered,
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

    One look chooses the move and another values it: the best of noisy values would look better than it is.
    """
    chosen = analyse(game, state.clone(), LOOK, seed=1)[0].move
    values = {rated.move: rated.value.mean for rated in analyse(game, state.clone(), LOOK, seed=2)}
    return values[chosen] - sum(values.values()) / len(values) >= MATTERS
