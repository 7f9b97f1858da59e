"""Counts lines of play to a depth: two engines that agree on these agree on the rules."""

from __future__ import annotations

from gnomehall.core.state import CHANCE, State


def count_lines(state: State, depth: int) -> list[int]:
    """How many lines of 0, 1, … `depth` moves there are; every outcome of chance is a line."""
    counts = [0] * (depth + 1)
    _walk(state, 0, depth, counts)
    return counts


def _walk(state: State, moves: int, depth: int, counts: list[int]) -> None:
    counts[moves] += 1
    if moves == depth or state.to_move is None:
        return
    ids = [move for move, _ in state.chances()] if state.to_move == CHANCE else state.legal_ids()
    for move in ids:
        after = state.clone()
        after.apply(move)
        _walk(after, moves + 1, depth, counts)
