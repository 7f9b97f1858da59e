"""Write what chance can bring in each game, with the standard cards: games/GAME/chance.json.

The page derives every draw of a match from it and not from what a server says.  How a stream behaves is read off
random matches and holds in all of them: `dice` bring the same each time, a `deck` loses what is drawn, and of a
`bag` only the order is known here (what lies in it is on the table).
"""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

from gnomehall.core.chance import FairChance, numbered_seed
from gnomehall.core.replay import Draw, draws
from gnomehall.core.table import Table
from gnomehall.games import game as game_named

SOURCE = Path(__file__).parent.parent / "src" / "games"
TESTS = Path(__file__).parent.parent / "tests"
MATCHES = 12
LONGEST = 4_000  # moves of one match
Outcomes = list[tuple[int, int]]


def matches(name: str, seats: int) -> list[Table]:
    """Random matches, with random options."""
    game, found = game_named(name), []
    for number in range(MATCHES):
        dice = Random(number)
        chosen = {} if number < 4 else {
            option.name: dice.choice([one for one in option.choices if option.name != "first" or one in range(seats)])
            for option in game.options
        }
        table = Table(game, seats, chosen, seed=number)
        while not table.is_over and len(table.played) < LONGEST:
            table.play(dice.choice(table.legal()))
        found.append(table)
    return found


def without(outcomes: Outcomes, outcome: int) -> Outcomes:
    """What is left after a draw."""
    left = [(one, weight - (one == outcome)) for one, weight in outcomes]
    return [(one, weight) for one, weight in left if weight]


def kind_of(runs: list[list[Draw]]) -> str:
    """How a stream behaves in all matches."""
    pairs = [(one, two) for run in runs for one, two in pairwise(run)]
    if len({tuple(run[0].outcomes) for run in runs}) > 1:
        return "bag"
    if all(two.outcomes == one.outcomes for one, two in pairs):
        return "dice"
    return "deck" if all(two.outcomes == without(one.outcomes, one.outcome) for one, two in pairs) else "bag"


def streams(name: str, seats: int) -> dict[str, object]:
    """The streams of a game, by their names."""
    runs: dict[str, list[list[Draw]]] = {}
    for table in matches(name, seats):
        here: dict[str, list[Draw]] = {}
        for draw in draws(table):
            here.setdefault(draw.stream, []).append(draw)
        for stream, run in here.items():
            runs.setdefault(stream, []).append(run)
    moves = game_named(name).moves
    found: dict[str, object] = {}
    for stream, several in sorted(runs.items()):
        kind, start = kind_of(several), several[0][0].outcomes
        if kind == "bag":
            every = {outcome for run in several for draw in run for outcome, _ in draw.outcomes}
            start = [(outcome, 1) for outcome in sorted(every)]
        assert all(draw.outcomes == sorted(draw.outcomes) for run in several for draw in run), "in the order of moves"
        found[stream] = {"kind": kind, "outcomes": [[moves[outcome].text, weight] for outcome, weight in start]}
    return found


def text_of(name: str) -> str:
    """The file of a game."""
    game = game_named(name)
    found = {str(seats): streams(name, seats) for seats in range(game.fewest, game.most + 1)}
    return json.dumps(found, separators=(",", ":")) + "\n"


def vectors() -> str:
    """Draws as the engine makes them, for the tests of the page: odd entropies, and a whole match."""
    cases = []
    for entropy in ([], ["", ""], ["a", "b c"], ["é ß 漢", "\"\\/", "\x7f\n\u2028", "🎲"], ["x" * 64] * 5):
        chance = FairChance(numbered_seed(len(cases)), entropy)
        drawn = []
        for index, weights in enumerate(([1], [1, 1], [6, 1, 3], [1] * 28, [2**31 - 1, 1, 2**30], [8, 10, 1])):
            for stream in ("first", "mug/2"):
                place = chance.draw(stream, index, list(enumerate(weights)))
                drawn.append({"stream": stream, "index": index, "weights": weights, "place": place})
        cases.append({
            "number": len(cases), "seed": chance.seed.hex(), "entropy": entropy, "commitment": chance.commitment,
            "draws": drawn,
        })
    dice, table = Random(7), Table(game_named("gnomeland"), 2, seed=7, entropy=["", "b"])
    while not table.is_over:
        table.play(dice.choice(table.legal()))
    moves = table.game.moves
    match = {"game": "gnomeland", "seed": table.chance.seed.hex(), "entropy": ["", "b"], "given": 0, "draws": [
        {"move": draw.move, "stream": draw.stream, "outcome": moves[draw.outcome].text,
         "outcomes": [moves[one].text for one, _ in draw.outcomes], "weights": [weight for _, weight in draw.outcomes]}
        for draw in draws(table)
    ]}
    return json.dumps({"cases": cases, "match": match}, separators=(",", ":")) + "\n"


def files() -> dict[Path, str]:
    """Every file that is made, and what it holds."""
    known = {folder / "chance.json": text_of(folder.name) for folder in sorted(SOURCE.iterdir())
             if (folder / "view.ts").is_file()}
    return {**known, TESTS / "chance.json": vectors()}


if __name__ == "__main__":
    made = files()
    if sys.argv[1:] == ["--check"]:
        old = [str(path) for path, text in made.items() if path.read_text(encoding="utf-8") != text]
        sys.exit(f"out of date: {', '.join(old)}" if old else 0)
    for path, text in made.items():
        path.write_text(text, encoding="utf-8")
