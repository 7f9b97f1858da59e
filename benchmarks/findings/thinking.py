"""6 and 23d: bots, hints and reviews that others pay for."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any  # JSON of the server

from benchmarks.findings.hall import FINISHED, Hall, client, hall, write
from benchmarks.findings.probe import Found, probe

BOT = {"sit": "bot", "level": "sprout"}
MASTER = {"sit": "bot", "level": "master"}


def answer_of_a_bot(it: Hall) -> float:
    """Seconds until a bot of a table has moved; 30 if it has not."""
    made = it.ask("/tables", {"game": "gems", "options": {"first": 0}, "seats": [BOT, {"sit": "device"}]}).json()
    watcher = it.guest(made, made["watch"])
    watcher.wait("room")
    began = time.monotonic()
    it.ask(f"/tables/{made['table']}/start", {}, made["host"])
    try:
        watcher.until(lambda heard: heard["type"] == "state" and any(e["seat"] == 0 for e in heard["events"]), 30)
    except TimeoutError:
        return 30.0
    finally:
        watcher.close()
    return time.monotonic() - began


@probe("6a", "Whoever may only look may ask for hints")
def hints_for_watchers(tree: Path, folder: Path) -> Found:
    """One hint."""
    with hall(tree, folder) as it:
        made = it.table("device", "device")
        watcher = it.guest(made, made["watch"])
        heard = watcher.ask("hint", version=watcher.state()["version"], step=3)
        watcher.close()
        return Found(heard["type"] == "hint", heard.get("code") or "a hint")


@probe("6b", "Hints are thought about one after the other, even when the asker has gone")
def hints_of_the_gone(tree: Path, folder: Path) -> Found:
    """40 hints of one player, who leaves; then a bot of another table is to move."""
    with hall(tree, folder) as it:
        quiet = min(answer_of_a_bot(it) for _ in range(2))
        made = it.table("device", "device", game="gnomopolis")
        both = it.guest(made, *made["seat_keys"])
        version = both.state()["version"]
        for number in range(40):
            both.send(type="hint", id=f"h{number}", version=version, step=3)
        time.sleep(0.5)
        both.close()
        waited = answer_of_a_bot(it)
        return Found(waited > 5 + 4 * quiet, f"a bot answers after {waited:.1f} s, without them {quiet:.1f} s")


@probe("6c", "An address may make any number of tables where only bots sit")
def bot_tables(tree: Path, folder: Path) -> Found:
    """45, without the limit of tables a second."""
    with hall(tree, folder, create_rate=0) as it:
        plan = {"game": "gems", "seats": [MASTER] * 4}
        made = [it.ask("/tables", plan).status_code for _ in range(45)].count(200)
        return Found(made == 45, f"{made} of 45")


@probe("6d", "Bots play on where nobody looks")
def unseen_bots(tree: Path, folder: Path) -> Found:
    """A move each 0.2 s at a table nobody looks at, from 4 to 8 s after the beginning; a limit there is is 1 s."""
    with hall(tree, folder, rest_seconds=1.0) as it:
        made = it.ask("/tables", {"game": "gnomopolis", "seats": [BOT] * 4, "pace": 200}).json()
        it.ask(f"/tables/{made['table']}/start", {}, made["host"])
        time.sleep(4)
        first = it.metric("bot_moves_total")
        time.sleep(4)
        moves = it.metric("bot_moves_total") - first
        return Found(moves > 3, f"{moves} moves in 4 s")


@probe("23d", "Eight reviews of one address are in everybody's way")
def reviews(tree: Path, folder: Path) -> Found:
    """One address asks for ten, then another for one."""
    records = [write(tree, FINISHED, seed) for seed in range(6)]

    def begin(who: Any, record: str, seat: int) -> int:
        answer = who.post(f"{it.url}/api/reviews", json={"record": record, "seat": seat}, timeout=30)
        return int(answer.status_code)

    with hall(tree, folder) as it, client("127.0.0.2") as other:
        mine = [begin(it.web, records[n // 2], n % 2) for n in range(10)]
        theirs = begin(other, records[5], 0)
        return Found(theirs != 200, f"{mine.count(200)} of 10 begun; another's first: answer {theirs}")
