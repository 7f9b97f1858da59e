"""What one move at a server's table costs: one parse, one check of legality, one view of each position, one list of
moves for each language.

The rules run uncompiled in a process of its own, so that their calls can be counted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

COUNT = """
import asyncio, collections, json, sys
from gnomehall.core.game import Game
from gnomehall.core.state import State
from gnomehall.core.table import Table
from gnomehall.games import game as game_named
from gnomehall.server.rooms import messages, seating
from gnomehall.server.rooms.hall import Hall
from gnomehall.server.rooms.people import Person
from gnomehall.server.rooms.room import Room
from gnomehall.server.settings import Settings
from gnomehall.server.wire import bodies, commands

counts = collections.Counter()

def count(owner, name, label):
    plain = getattr(owner, name)
    def counted(*args, **named):
        counts[label] += 1
        return plain(*args, **named)
    setattr(owner, name, counted)

class Client(Person):
    def __init__(self, language):
        super().__init__()
        self.language, self.heard = language, []
    def send(self, message):
        self.heard.append(json.loads(message))

async def main(name, move):
    hall = Hall(Settings(store=sys.argv[1], bot_workers=0, presence_gather=0.0))
    await hall.open()
    seats = [bodies.SeatPlan("device"), bodies.SeatPlan("device")]
    plan = bodies.CreateTable(name, seats, options={"first": 0}, deal=1)
    info, keys, host = seating.new_table(plan, 0)
    await hall.rooms.create("table", info)
    room = await hall.rooms.room("table")
    people = [Client(language) for language in ("en", "en", "pt", "pt", "fr")]
    for n, person in enumerate(people):
        hello = [keys[n].key, host] if n < 2 else [info.watch]
        await room.enter(person, commands.Hello(hello, language=person.language))
    await room.handle(people[0], commands.Start("start"))
    await asyncio.sleep(0.05)  # everybody has heard who is here
    for person in people:
        person.heard.clear()
    version = room.version
    text = move or room.match.legal()[0].text
    count(Game, "parse", "parses")
    count(State, "is_allowed", "checks")
    count(type(room.match.state), "list_options", "lists")
    count(type(room.match.game), "why_not", "reasons")
    count(type(room.match.game), "view", "views")
    count(Room, "_act", "dispatches")
    count(messages, "state_message", "states")
    answer = await room.handle(people[0], commands.Play("once", version=version, move=text))
    states = [message for person in people for message in person.heard]
    assert answer is None and all(message["type"] == "state" for message in states), states
    print(json.dumps({
        **counts, "entries": room.version - version, "messages": len(states),
        "done": [message["done"] for message in states], "languages": 3,
    }))
    await hall.close()

asyncio.run(main(sys.argv[2], sys.argv[3]))
"""


def counted(tmp_path: Path, game: str, move: str) -> dict[str, object]:
    environment = {**os.environ, "GNOMEHALL_PURE": "1"}
    found = subprocess.run(
        [sys.executable, "-c", COUNT, str(tmp_path / "hall.db"), game, move], env=environment, capture_output=True,
        text=True, timeout=120, check=False,
    )
    assert found.returncode == 0, found.stderr
    answer: dict[str, object] = json.loads(found.stdout)
    return answer


def test_a_move_is_parsed_once_checked_once_and_shown_once(tmp_path: Path) -> None:
    """A move nothing follows: one entry of the log, so one view, whatever the languages of those who look."""
    found = counted(tmp_path, "gems", "retreat")
    assert found["entries"] == 1
    assert (found["parses"], found["checks"], found["views"], found["dispatches"]) == (1, 1, 1, 1)
    assert "reasons" not in found, "why a move is not legal is asked only of one that is not"
    assert found["states"] == found["languages"], "one state a language"
    assert found["lists"] == found["languages"], "and what can be played next listed for it"
    assert found["messages"] == 5, "each hears of it once"
    assert found["done"] == ["once", None, None, None, None], "the state answers the command"


def test_chance_that_follows_adds_one_check_and_one_view_for_each_outcome(tmp_path: Path) -> None:
    found = counted(tmp_path, "gems", "explore")
    assert found["entries"] == 2
    assert (found["parses"], found["checks"], found["views"], found["dispatches"]) == (1, 2, 2, 1)
    assert found["states"] == found["languages"] == 3
    assert found["lists"] == 4, "the outcomes of chance once, and the next moves for each language"


def test_every_game_walks_once(tmp_path: Path, name: str) -> None:
    found = counted(tmp_path, name, "")
    assert (found["parses"], found["dispatches"]) == (1, 1)
    assert found["checks"] == found["views"] == found["entries"]
