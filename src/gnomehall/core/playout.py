"""Random matches, played inside compiled code without the GIL."""

from __future__ import annotations

import cython

from gnomehall.core.declared import cpdef, nogil
from gnomehall.core.dice import Dice
from gnomehall.core.state import CHANCE, OVER, State

LONGEST: int = 100_000  # moves; a match longer than this is a bug of the rules


@nogil
def pick(state: State, dice: Dice) -> int:
    """One of the options: any if a seat moves, by weight if chance does."""
    state.list_options()
    if state.mover != CHANCE:
        return state.options[dice.below(state.count)]
    total = 0
    for i in range(state.count):
        total += state.weights[i]
    left = dice.below(total)
    i = 0
    while left >= state.weights[i]:
        left -= state.weights[i]
        i += 1
    return state.options[i]


@nogil
def play_out(state: State, dice: Dice) -> int:
    """Play at random to the end; the number of moves, chance included, or -1 if there is none."""
    moves = 0
    while state.mover != OVER:
        if moves == LONGEST:
            return -1
        state.do(pick(state, dice))
        moves += 1
    return moves


@cpdef
def random_move(state: State, dice: Dice) -> int:
    """The move a random player (or chance) plays now, for callers in Python."""
    return pick(state, dice)


@cpdef
def play_matches(start: State, matches: int, seed: int) -> tuple[int, int]:
    """Play random matches from one position: (moves played, points of seat 0 over all)."""
    dice: Dice = Dice(seed)
    state: State = start.clone()
    moves: int = 0
    points: int = 0
    with cython.nogil:
        for _ in range(matches):
            state.copy_from(start)
            length: int = play_out(state, dice)
            if length < 0:
                moves = -1
                break
            moves += length
            points += state.points(0)
    if moves < 0:
        raise RuntimeError(f"a random match went on for {LONGEST} moves")
    return moves, points


@cpdef
def copy_many(state: State, times: int) -> None:
    """Copy a state again and again, to measure what a copy costs."""
    copy: State = state.clone()
    with cython.nogil:
        for _ in range(times):
            copy.copy_from(state)
