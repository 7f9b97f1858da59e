"""Random card sets with every effect word at its bounds: each loads, plays to the end and replays.

    python -m benchmarks.card_sets 2000 [game]

On every number of seats five random matches are played with each set.  None may be stuck, no piece may be
lost, no turn may be longer than the guard of the rules, and every record must replay to the same position.
"""

from __future__ import annotations

import random
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module

from gnomehall.core.cards import CardSet, parse_card_set
from gnomehall.core.game import Game
from gnomehall.core.replay import read_record
from gnomehall.core.table import Table
from gnomehall.games import GAMES
from gnomehall.games import game as load_game

MATCHES = 5  # with each set on each number of seats
CHUNK = 10  # sets a process plays at a time
LONGEST = 20_000  # moves of a match; a longer one is stuck
SHOWN = 10  # failures printed


@dataclass
class Found:
    """What came of some card sets."""

    sets: int = 0
    warned: int = 0  # sets whose owner is warned
    matches: int = 0
    moves: int = 0
    longest_match: int = 0
    longest_turn: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: Found) -> None:
        """Add what came of other sets."""
        self.sets += other.sets
        self.warned += other.warned
        self.matches += other.matches
        self.moves += other.moves
        self.longest_match = max(self.longest_match, other.longest_match)
        self.longest_turn = max(self.longest_turn, other.longest_turn)
        self.failures += other.failures


def play_set(name: str, number: int) -> Found:
    """Load a random card set and play it on every number of seats."""
    text: str = import_module(f"tests.{name}.random_cards").random_card_set(number)
    game = load_game(name, parse_card_set(text, f"random set {number}"))
    found = Found(sets=1, warned=bool(game.warnings("en")))
    for seats in range(game.fewest, game.most + 1):
        for match in range(MATCHES):
            play_match(game, seats, number * MATCHES + match, found)
    return found


def play_match(game: Game, seats: int, seed: int, found: Found) -> None:
    """Play a random match to the end and replay its record; asserts what must hold."""
    table = Table(game, seats, seed=seed)
    pieces = game.pieces(table.state)
    choice = random.Random(seed)
    while table.to_move is not None:
        assert len(table.played) < LONGEST, f"{seats} seats: no end after {LONGEST} moves"
        table.play(choice.choice(table.state.legal_ids()))
    assert game.pieces(table.state) == pieces, f"{seats} seats: pieces lost or made"
    again = read_record(table.record(), partial(_load, game)).table()
    assert again.state.fields() == table.state.fields(), f"{seats} seats: the record leads elsewhere"
    turns = import_module(f"tests.{game.name}.turns")
    turn = turns.longest_turn(table)
    assert turn <= turns.MOST, f"{seats} seats: a turn of {turn} actions, more than {turns.MOST}"
    found.matches += 1
    found.moves += len(table.played)
    found.longest_match = max(found.longest_match, len(table.played))
    found.longest_turn = max(found.longest_turn, turn)


def _load(game: Game, name: str, cards: CardSet | None) -> Game:
    """The game of a record: not read again, if it is the one at hand."""
    return game if cards and cards.hash == game.card_set.hash else load_game(name, cards)


def play_sets(job: tuple[str, range]) -> Found:
    """Some sets; a failure names its set, and the others go on."""
    name, numbers = job
    found = Found()
    for number in numbers:
        try:
            found.add(play_set(name, number))
        except Exception:  # whatever it is, it is a failure of this set
            found.failures.append(f"{name}: random set {number}: {traceback.format_exc(limit=-3)}")
    return found


def measure(name: str, total: int, processes: int = 2) -> Found:
    """Play so many card sets of a game."""
    jobs = [(name, range(first, min(first + CHUNK, total))) for first in range(0, total, CHUNK)]
    found = Found()
    with ProcessPoolExecutor(processes) as pool:
        for part in pool.map(play_sets, jobs):
            found.add(part)
    return found


def main() -> None:
    """Print what came of it for each game; exit code 1 if anything failed."""
    total = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000
    failures: list[str] = []
    for name in sys.argv[2:] or list(GAMES):
        start = time.perf_counter()
        found = measure(name, total)
        failures += found.failures
        print(
            f"{name}: {found.sets} of {total} random card sets played, {found.warned} with a warning: "
            f"{found.matches} matches, {found.moves} moves, longest match {found.longest_match} moves, "
            f"longest turn {found.longest_turn} actions, {len(found.failures)} failures, "
            f"{time.perf_counter() - start:.0f} s", flush=True,
        )
    for failure in failures[:SHOWN]:
        print(failure, file=sys.stderr)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
