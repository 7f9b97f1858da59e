"""Positions of Gems & Gnomes: which tokens lie free, under gnomes and in piles."""

from __future__ import annotations

from gnomehall.games import game
from gnomehall.games.gems.rules import GemsState
from gnomehall.games.gems.tables import MOST_TYPES

GEMS = game("gems")
IDS = [token.id for token in GEMS.cards.tokens]


def bag(*names: str) -> list[int]:
    """Tokens by type."""
    return [names.count(name) for name in IDS] + [0] * (MOST_TYPES - len(IDS))


def table(free=(), claimed=((), ()), piles=((), ()), dark=None, seats=2, **options) -> GemsState:
    """A position with seat 0 to move: free tokens, tokens under gnomes and piles by seat."""
    state = GEMS.start(seats, {"first": 0, **options})
    used = [*free, *[t for row in (*claimed, *piles) for t in row]]
    all_tokens = [token.id for token in GEMS.cards.tokens for _ in range(token.count)]
    state.face_down = bag(*all_tokens) if dark is None else bag(*dark)
    if dark is None:
        state.face_down = [n - u for n, u in zip(state.face_down, bag(*used), strict=True)]
    state.hidden = sum(state.face_down)
    state.free = bag(*free)
    state.free_total = len(free)
    rows = [*claimed, *[()] * (5 - len(claimed))]
    state.claimed = [n for row in rows for n in bag(*row)]
    state.out = [len(row) for row in rows]
    rows = [*piles, *[()] * (5 - len(piles))]
    state.pile = [n for row in rows for n in bag(*row)]
    state.held = [len(row) for row in rows]
    return state


def can(state: GemsState) -> set[str]:
    """The texts of the legal moves."""
    return {GEMS.moves[move].text for move in state.legal_ids()}


def do(state: GemsState, *texts: str) -> GemsState:
    """Play moves one after another."""
    for text in texts:
        state.apply(GEMS.parse(text).id)
    return state
