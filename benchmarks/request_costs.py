"""What one address can make the serving process compute by each kind of request, at the rates it is allowed.

`python -m benchmarks.request_costs` asks a server of its own on loopback the same again and again, from an address of
its own for each row, until the server says `too-fast`.  That tells how many requests a full bucket allows, so what
one counts as; the CPU time of the serving process tells what one costs.  Both do not depend on how busy the machine
is.  The share is what an address takes of a core if it asks as often as it may: 20 plain requests a second."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any  # JSON of the server

import httpx

import gnomehall
from benchmarks.link_attacks import finished, long_scenario, longest_match
from gnomehall.puzzles.puzzle import shipped
from gnomehall.server.bench import own_cpu
from gnomehall.server.settings import DEFAULTS, Settings
from tests.server.harness import DEVICES, Server, new_table, running, start_table, web

BURST = 200.0
MOST_SHARE = 0.25  # of a core: the others must notice little
ANY = 1_000_000
# nothing comes back into a bucket; quotas of a day and single jobs are other limits
SETTINGS = Settings(
    bot_workers=1, address_rate=1e-6, address_burst=BURST, create_rate=0, day_tables=ANY, day_reviews=ANY * 1000)
Ask = Callable[[httpx.Client], httpx.Response]


def get(path: str, key: str = "") -> Ask:
    """A request that reads; without compression, as a client may choose."""
    head = {"accept-encoding": "", **({"authorization": f"Bearer {key}"} if key else {})}
    return lambda client: client.get(f"/api{path}", headers=head)


def post(path: str, body: object) -> Ask:
    """A request that sends something."""
    return lambda client: client.post(f"/api{path}", json=body)


def requests(url: str) -> dict[str, Ask]:
    """What is asked, by name; everything as large as it may be."""
    match = longest_match()
    made = new_table(url, DEVICES, play_on={"record": match.record(), "moves": len(match.played)})
    start_table(url, made)
    text = gnomehall.game("gems").card_set.text
    cards = text + "#" * (260_000 - len(text))
    shared: Any = web.post(f"{url}/api/scenarios", json={"file": long_scenario()}).json()
    own_set: Any = web.post(f"{url}/api/sets", json={"game": "gems", "cards": cards}).json()
    table, watch, puzzle = made["table"], made["watch"], shipped("gnomopolis")[0].id
    scenario = {"game": "gems", "seats": DEVICES[:1], "scenario": {"id": shared["id"]}}
    moment = {"moment": 9, "goals": [{"goal": "points >= 99"}], "seat": 0, "bots": ["sprout"], "title": "x"}
    record = finished("gems", 1)
    return {
        "health": get("/health"),
        "puzzles of a game": get("/games/gnomopolis/puzzles"),
        "next puzzle": get("/games/gnomopolis/puzzles/next?rating=1200&after=5"),
        "a try": post(f"/puzzles/{puzzle}/try", {}),
        "a puzzle's solution": get(f"/puzzles/{puzzle}/solution"),
        "a puzzle of a match": post("/puzzles", {"record": record, "at": 9}),
        "campaigns": get("/campaigns"),
        "facts": get("/games/gnomopolis/facts"),
        "a shared scenario": get(f"/scenarios/{shared['id']}"),
        "its file": get(f"/scenarios/{shared['id']}/file"),
        "a table that plays it": post("/tables", scenario),
        "a scenario shared": post("/scenarios", {"file": long_scenario()}),
        "a scenario of a match": post("/scenarios/from-record", {"record": record, **moment}),
        "a shared card set": get(f"/sets/{own_set['id']}"),
        "a card set checked": post("/cards", {"game": "gems", "cards": cards, "tree": True}),
        "a long record told": post("/summary", {"record": match.record()}),
        "a long table told": get(f"/tables/{table}/summary", watch),
        "its record": get(f"/tables/{table}/record", watch),
        "its state": get(f"/tables/{table}/state?version=0", watch),
        "other moves": post("/branch", {"record": record, "at": 9, "moves": ["retreat"]}),
        "a position weighed": post("/analysis", {"record": record, "at": 9, "milliseconds": 100}),
    }


def measure(server: Server, ask: Ask, address: str) -> tuple[int, float]:
    """How many requests a bucket allows, and seconds of CPU of the serving process for one."""
    assert server.process is not None
    transport = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=server.url, transport=transport, timeout=120) as client:
        before, count = own_cpu(server.process.pid), 0
        while (answer := ask(client)).status_code != 429:
            assert answer.status_code in (200, 409, 422), answer.text
            count += 1
        return count, (own_cpu(server.process.pid) - before) / max(1, count)


def main() -> int:
    """Print the table; 1 if something takes too much of a core."""
    print("| request | allowed (n) | counts as | CPU ms | share of a core |\n|---|--:|--:|--:|--:|", flush=True)
    most, web.timeout = 0.0, httpx.Timeout(120)  # the machine may be busy
    with tempfile.TemporaryDirectory() as folder, running(str(Path(folder) / "hall.db"), SETTINGS) as server:
        for number, (name, ask) in enumerate(requests(server.url).items()):
            count, cpu = measure(server, ask, f"127.0.1.{number + 1}")
            cost = BURST / max(1, count)
            share = DEFAULTS.address_rate / cost * cpu
            most = max(most, share)
            print(f"| {name} | {count} | {cost:.1f} | {1000 * cpu:.1f} | {share:.3f} |", flush=True)
    return 0 if most <= MOST_SHARE else 1


if __name__ == "__main__":
    sys.exit(main())
