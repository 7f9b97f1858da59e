"""Plays random matches and prints a digest of every position: run compiled and not, to compare."""

from __future__ import annotations

import hashlib
import sys

from gnomehall.core.dice import Dice
from gnomehall.core.playout import play_matches, random_move
from gnomehall.games import game
from gnomehall.pure import is_compiled


def traces(name: str, seats: int, seeds: int) -> list[str]:
    """For each seed the number of moves and a digest of all moves, positions, scores and guesses."""
    lines = []
    for seed in range(seeds):
        state = game(name).start(seats)
        dice = Dice(seed)
        digest = hashlib.sha256()
        moves = 0
        while state.to_move is not None:
            move = random_move(state, dice)
            state.apply(move)
            guesses = [state.guess(seat) for seat in range(seats)]
            digest.update(repr((move, state.fields(), guesses)).encode())
            moves += 1
        digest.update(repr((state.scores(), state.places())).encode())
        lines.append(f"{name} {seats} {seed} {moves} {digest.hexdigest()[:16]}")
    lines.append(f"{name} {seats} {play_matches(game(name).start(seats), 3, 1)}")
    return lines


if __name__ == "__main__":
    wanted = sys.argv[3]
    assert is_compiled() == (wanted == "compiled"), f"these rules are not {wanted}"
    for line in traces(sys.argv[1], int(sys.argv[2]), int(sys.argv[4])):
        print(line)
