"""Golden text of one random match for each number of seats: a change of rules shows as a diff.

Of many more matches, with options, random card sets and refusals, only a digest is kept.
`python -m tests.test_playthroughs` writes them anew; the diff is the review.
"""

from __future__ import annotations

import hashlib
import json
import random
from array import array
from pathlib import Path

from gnomehall import new_table
from gnomehall.core.encoder import Encoder
from gnomehall.core.game import Game
from gnomehall.core.state import CHANCE, State
from gnomehall.core.view import own_part
from gnomehall.games import game
from gnomehall.games.learning import make_encoder
from tests.conftest import TABLES, random_states, with_random_cards

FOLDER = Path(__file__).parent / "playthroughs"
MANY = 24  # matches by digest, for each number of seats; every second one with cards of its own
REFUSED = 12  # moves asked about at each decision
WATCHED = 4  # matches of which every position is looked at as people and learners see it


def playthrough(name: str, seats: int) -> str:
    """A match with fixed seeds: at each decision the choices, the move, and the scores."""
    table = new_table(name, seats, seed=seats)
    choice = random.Random(seats)
    lines = [f"{table.game.title}, {seats} seats, rules {table.game.rules_version}"]
    told = 0
    while True:
        for entry in table.played[told:]:
            who = "chance" if entry.seat == CHANCE else f"seat {entry.seat}"
            lines.append(f"{who}: {entry.move.text}")
        told = len(table.played)
        if table.to_move is None:
            break
        legal = table.legal()
        lines.append(f"  {table.scores()} {' | '.join(move.text for move in legal)}")
        table.play(choice.choice(legal))
    lines.append(f"ended by {table.game.ended_by(table.state)}")
    lines.append(f"scores {table.scores()}, ranking {table.ranking()}")
    lines.append(json.dumps(own_part(table.game.view(table.state)), sort_keys=True))
    return "\n".join(lines) + "\n"


def test_a_random_match_goes_as_it_went(name, seats):
    golden = FOLDER / f"{name}-{seats}.txt"
    assert golden.exists(), f"run python -m tests.test_playthroughs to write {golden.name}"
    assert playthrough(name, seats) == golden.read_text(encoding="utf-8")


def digests(name: str, seats: int) -> str:
    """A line for each of many matches: its seed, its moves, and a digest of all that could be seen of it."""
    return "".join(f"{seed} {digest_of(name, seats, seed)}\n" for seed in range(MANY))


def digest_of(name: str, seats: int, seed: int) -> str:
    """The length and the digest of a match: options, choices, moves, scores, and why some moves were refused."""
    it = with_random_cards(name, seed) if seed % 2 else game(name)
    choice = random.Random(f"{name} {seats} {seed}")
    options = {option.name: choice.choice(option.choices) for option in it.options if option.name != "first"}
    seen = hashlib.sha256(repr(options).encode())
    encoder = make_encoder(it, seats)
    moves = 0
    for state, move in random_states(it, seats, seed, options=options):
        moves += 1
        seen.update(f"{state.to_move} {move} {it.pieces(state)}".encode())
        if seed < WATCHED:
            seen.update(shown(it, encoder, state))
        if state.to_move == CHANCE:
            seen.update(repr(state.chances()).encode())
            continue
        legal = state.legal_ids()
        refused = [one for one in choice.sample(range(len(it.moves)), REFUSED) if one not in legal]
        seen.update(f"{legal} {state.scores()} {[it.why_not(state, one) for one in refused]}".encode())
    seen.update(f"{it.ended_by(state)} {state.scores()} {it.view(state)}".encode())
    return f"{moves} {seen.hexdigest()[:16]}"


def shown(it: Game, encoder: Encoder, state: State) -> bytes:
    """What people and a learner on seat 0 are shown of a position."""
    numbers = array("f", [0.0] * encoder.size)
    encoder.encode(state, 0, numbers)
    return repr(it.view(state)).encode() + numbers.tobytes()


def golden_digests(name: str, seats: int) -> list[str]:
    """The lines that `digests` wrote."""
    golden = FOLDER / f"{name}-{seats}.digests.txt"
    assert golden.exists(), f"run python -m tests.test_playthroughs to write {golden.name}"
    lines = golden.read_text(encoding="utf-8").splitlines()
    assert len(lines) == MANY
    return lines


def test_a_few_random_matches_are_shown_as_they_were(name, seats):
    for seed, line in enumerate(golden_digests(name, seats)[:WATCHED]):
        assert f"{seed} {digest_of(name, seats, seed)}" == line


def test_many_random_matches_go_as_they_went(name, seats):
    for seed, line in enumerate(golden_digests(name, seats)[WATCHED:], WATCHED):
        assert f"{seed} {digest_of(name, seats, seed)}" == line


if __name__ == "__main__":
    for game_name, count in TABLES:
        (FOLDER / f"{game_name}-{count}.txt").write_text(playthrough(game_name, count), encoding="utf-8")
        (FOLDER / f"{game_name}-{count}.digests.txt").write_text(digests(game_name, count), encoding="utf-8")
