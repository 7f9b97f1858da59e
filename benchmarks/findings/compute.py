"""1 to 5: what a stranger can make the server compute."""

from __future__ import annotations

import contextlib
import json
import threading
import time
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from benchmarks.findings.hall import ENDLESS, FINISHED, Hall, client, hall, play_out, write
from benchmarks.findings.probe import Found, probe
from gnomehall.games.gems.cards import KINDS

DEVICES = [{"sit": "device"}, {"sit": "device"}]
PAIRS = [f"{a}/{b}" for n, a in enumerate(KINDS) for b in KINDS[n + 1 :]]


def spent(it: Hall, path: str, body: object) -> tuple[float, int]:
    """Seconds of CPU the server's own process takes for a request, and the answer."""
    before = it.cpu()
    answer = it.ask(path, body)
    return it.cpu() - before, answer.status_code


@probe("1a", "A card set with one key of many parts takes time and memory by their square")
def long_key(tree: Path, folder: Path) -> Found:
    """8,000 parts; the review had 131,000."""
    with hall(tree, folder) as it:
        memory = it.memory()
        cpu, code = spent(it, "/tables", {"game": "gems", "seats": DEVICES, "cards": "a." * 8_000 + "a=1"})
        return Found(cpu > 0.4, f"16 KB: {cpu:.2f} s CPU, {it.memory() - memory:+.0f} MB, answer {code}")


@probe("1b", "So does a deep header with many keys below it")
def deep_header(tree: Path, folder: Path) -> Found:
    """2,000 parts and 2,000 keys; the review had 260 KB."""
    text = "[" + "a." * 2_000 + "a]\n" + "".join(f"k{n}=1\n" for n in range(2_000))
    with hall(tree, folder) as it:
        cpu, code = spent(it, "/cards", {"game": "gems", "cards": text, "tree": True})
        return Found(cpu > 0.4, f"{len(text) // 1000} KB: {cpu:.2f} s CPU, answer {code}")


@probe("3a", "An old version is played again on the event loop")
def old_version(tree: Path, folder: Path) -> Found:
    """The whole of a finished match of Gems, asked for after the server was started anew."""
    with hall(tree, folder, seat_rate=0) as it:
        made = it.table("device", "device", play_on={"record": write(tree, FINISHED, 5), "moves": 120})
        both = it.guest(made, *made["seat_keys"])
        play_out(both)
        both.close()
    with hall(tree, folder) as it:
        path = f"/tables/{made['table']}/state?version=0"
        it.ask(path, None, made["watch"])
        before = it.cpu()
        answers = [it.ask(path, None, made["watch"]).status_code for _ in range(15)]
        each = 1000 * (it.cpu() - before) / 15
        return Found(each > 30, f"{each:.0f} ms CPU a request, {answers.count(200)} of 15 answered")


@probe("3b", "A record may have any number of moves to play on from")
def long_record(tree: Path, folder: Path) -> Found:
    """5,600 moves; the review had 30,498."""
    record = write(tree, ENDLESS, 5_600)
    moves = 5_590
    with hall(tree, folder) as it:
        plan = {"game": "gems", "seats": DEVICES, "play_on": {"record": record, "moves": moves}}
        answer = it.ask("/tables", plan)
        if answer.status_code != 200:
            return Found(False, f"{moves} moves: {answer.json()['code']}")
        made = answer.json()
        it.ask(f"/tables/{made['table']}/start", {}, made["host"])
        before = it.cpu()
        it.ask(f"/tables/{made['table']}/state?version=0", None, made["watch"])
        return Found(True, f"{moves} moves: a table; one look from version 0 takes {it.cpu() - before:.2f} s CPU")


@probe("4a", "A sheet of 99 of every combined gem is scored")
def score(tree: Path, folder: Path) -> Found:
    """Two piles; the review had five."""
    with hall(tree, folder) as it:
        cpu, code = spent(it, "/score", {"game": "gems", "piles": [dict.fromkeys(PAIRS, 99)] * 2})
        return Found(cpu > 0.5, f"{cpu:.2f} s CPU, answer {code}")


@probe("4b", "Abandoned work is done all the same, and others wait for it")
def abandoned(tree: Path, folder: Path) -> Found:
    """20 sheets as large as a set allows or larger, each given up at once; then somebody else verifies a record."""
    record = write(tree, FINISHED, 2)
    sheets = [{"game": "gems", "piles": [dict.fromkeys(PAIRS[:size], many)] * 5} for size, many in ((21, 70), (12, 1))]
    with hall(tree, folder) as it, client("127.0.0.2") as other:
        began = time.monotonic()
        other.post(f"{it.url}/api/verify", json={"record": record})
        quiet = time.monotonic() - began
        for number in range(20):
            with contextlib.suppress(httpx.TimeoutException):
                it.ask("/score", sheets[number % 2], timeout=0.05)
        began = time.monotonic()
        with contextlib.suppress(httpx.TimeoutException):
            other.post(f"{it.url}/api/verify", json={"record": record}, timeout=40)
        waited = time.monotonic() - began
        return Found(waited > max(5.0, 8 * quiet), f"another's record: {waited:.1f} s, without them {quiet:.1f} s")


def crowd(it: Hall, made: dict[str, str], count: int, addresses: int = 1) -> list[object]:
    """So many watchers of a table, at most, on lines that are heard."""
    lines: list[object] = []
    url = f"{it.url.replace('http', 'ws', 1)}/api/tables/{made['table']}/ws"
    for number in range(count):
        with contextlib.suppress(WebSocketException, OSError, TimeoutError):
            line = connect(
                url, compression=None, max_size=None, source_address=(f"127.0.0.{2 + number % addresses}", 0))
            line.send(json.dumps({"type": "hello", "keys": [made["watch"]]}))
            threading.Thread(target=_hear, args=(line,), daemon=True).start()
            lines.append(line)
    return lines


def _hear(line: object) -> None:
    with contextlib.suppress(WebSocketException, OSError, EOFError):
        for _ in line:  # type: ignore[attr-defined]  # a connection
            pass


@probe("5a", "Every arrival and every new name hashes the card set again for everybody")
def hashing(tree: Path, folder: Path) -> Found:
    """55 watchers come to a table of Gnomopolis, then somebody changes a name 20 times."""
    with hall(tree, folder, seat_rate=0) as it:
        made = it.table("device", "device", game="gnomopolis")
        player = it.guest(made, made["seat_keys"][0])
        before = it.cpu()
        lines = crowd(it, made, 55)
        for number in range(20):
            player.ask("rename", seat=0, name=f"Ada {number}")
        cpu = it.cpu() - before
        player.close()
        for line in lines:
            line.close()  # type: ignore[attr-defined]  # a connection
        return Found(cpu > 1.5, f"{len(lines)} arrivals and 20 names: {cpu:.1f} s CPU")


@probe("5b", "One address may have any number of lines")
def lines_of_one(tree: Path, folder: Path) -> Found:
    """80 to one table."""
    with hall(tree, folder, address_burst=1_000) as it:
        lines = crowd(it, it.table("device", "device"), 80)
        time.sleep(1)
        connections = it.ask("/health").json()["connections"]
        return Found(connections >= 80, f"{connections} of {len(lines) and 80} lines")


@probe("5c", "One table may have any number of watchers")
def watchers_of_one(tree: Path, folder: Path) -> Found:
    """130 from four addresses."""
    with hall(tree, folder) as it:
        crowd(it, it.table("device", "device"), 130, 4)
        time.sleep(2)
        connections = it.ask("/health").json()["connections"]
        return Found(connections >= 130, f"{connections} of 130 lines")
