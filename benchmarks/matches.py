"""Random matches at full size: none stuck, every piece conserved, every record replays, scores exact, turns end.

    python -m benchmarks.matches 10000 [game]
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module

from gnomehall import new_table, replay
from gnomehall.games import GAMES, game
from tests.conftest import TABLES, random_states

LONGEST = 5_000


def play(name: str, seats: int, seed: int) -> tuple[int, str]:
    """One match: (moves, the rule that ended it); asserts what must hold."""
    it = game(name)
    pieces = it.pieces(it.start(seats))
    moves = 0
    for state, _ in random_states(name, seats, seed, LONGEST):
        assert it.pieces(state) == pieces
        moves += 1
    assert it.pieces(state) == pieces
    return moves, it.ended_by(state)


def play_record(name: str, seats: int, seed: int) -> int:
    """One match at a table, whose record must replay to the same state; the longest turn of it, in actions."""
    table = new_table(name, seats, seed=seed)
    choice = random.Random(seed)
    while table.to_move is not None:
        table.play(choice.choice(table.legal()))
    assert replay(table.record()).state.fields() == table.state.fields()
    if name == "gems":
        check_gems_ranking(table.state, table.ranking())
    turns = import_module(f"tests.{name}.turns")
    longest: int = turns.longest_turn(table)
    assert longest <= turns.MOST, f"{name}, {seats} seats, seed {seed}: a turn of {longest} actions"
    return longest


def check_gems_ranking(state: object, ranking: list[list[int]]) -> None:
    """Gems: the ranking by an independent scorer that tries every reading of the combined gems."""
    from gnomehall.games.gems.rules import GemsState
    from tests.gems.test_scoring import brute_force

    assert isinstance(state, GemsState)
    it = game("gems")
    piles = [it.cards.row(state.pile, seat) for seat in range(state.seats)]  # type: ignore[attr-defined]
    keys = [(brute_force(pile), sum(pile.values())) for pile in piles]
    order = sorted(set(keys), reverse=True)
    assert ranking == [[s for s in range(state.seats) if keys[s] == key] for key in order]


def chunk(job: tuple[str, range]) -> tuple[int, int, int, Counter[str]]:
    """Some matches of a game: (moves, the longest match, the longest turn, how they ended)."""
    name, numbers = job
    counts = [seats for game_name, seats in TABLES if game_name == name]
    ends: Counter[str] = Counter()
    moves = longest = turn = 0
    for number in numbers:
        seats = counts[number % len(counts)]
        length, rule = play(name, seats, number)
        turn = max(turn, play_record(name, seats, number))
        ends[rule] += 1
        moves += length
        longest = max(longest, length)
    return moves, longest, turn, ends


def main() -> None:
    """Spread the matches over all seat counts of each game, and over the cores."""
    total = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    for name in sys.argv[2:] or list(GAMES):
        start = time.perf_counter()
        jobs = [(name, range(first, min(first + 50, total))) for first in range(0, total, 50)]
        with ProcessPoolExecutor(os.cpu_count()) as pool:
            results = list(pool.map(chunk, jobs))
        ends = sum((result[3] for result in results), Counter())
        assert sum(ends.values()) == total
        print(
            f"{name}: {total} random matches over {game(name).fewest} to {game(name).most} seats in "
            f"{time.perf_counter() - start:.0f} s: none stuck, {sum(r[0] for r in results)} moves, longest "
            f"{max(r[1] for r in results)}, longest turn {max(r[2] for r in results)} actions, every piece "
            f"conserved after every move, every record replays to its state; ended by {dict(ends)}", flush=True,
        )


if __name__ == "__main__":
    main()
