"""What is compared between the native modules, the plain files and the browser's: records of random matches, and
what a search chooses.  Prints them as JSON; runs as it is in Pyodide.

    python -m tests.site.plays MATCHES POSITIONS [GAME...]
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import sys
from collections.abc import Sequence
from itertools import count

import gnomehall
from gnomehall.bots.contract import Budget
from gnomehall.bots.names import make_bot
from gnomehall.games import GAMES, game
from gnomehall.pure import is_compiled

SEARCH = "search:200"


def records(name: str, matches: int) -> str:
    """A digest of the records of random matches, every move and chance of them."""
    rules, digest = game(name), hashlib.sha256()
    for number in range(matches):
        dice = random.Random(number)
        table = gnomehall.new_table(name, dice.randint(rules.fewest, rules.most), seed=number)
        while not table.is_over:
            table.play(dice.choice(table.legal()))
        digest.update(table.record().encode())
    return digest.hexdigest()


def choices(name: str, positions: int) -> list[str]:
    """What the search chooses in so many positions of random matches."""
    rules, found = game(name), []
    for number in count():
        if len(found) == positions:
            break
        dice = random.Random(1000 + number)
        table = gnomehall.new_table(name, dice.randint(max(2, rules.fewest), rules.most), seed=number)
        for _ in range(dice.randrange(60)):
            if table.is_over:
                break
            table.play(dice.choice(table.legal()))
        if not table.is_over:
            found.append(make_bot(SEARCH, rules, number).choose(table.state.clone(), Budget()).move.text)
    return found


def everything(matches: int, positions: int, games: Sequence[str] = GAMES) -> dict[str, list[object]]:
    """All games, or some."""
    return {name: [records(name, matches), choices(name, positions)] for name in games}


if __name__ == "__main__":
    assert is_compiled() == ("GNOMEHALL_PURE" not in os.environ)
    wanted = sys.argv[1:3] or [os.environ["MATCHES"], os.environ["POSITIONS"]]
    print(json.dumps(everything(int(wanted[0]), int(wanted[1]), sys.argv[3:] or GAMES)))
