"""Backups while matches are played: each is restored, and is the store as it was at one instant.

    python -m benchmarks.backups [count] [store]

How it is known: every table is played by clients that note what was acknowledged.  In a restored backup each table's
log is whole (no version is missing), every change belongs to a table, and if a change that was stored at some time is
there, every change acknowledged before that time is there too.  A SQLite store also keeps a journal of every change of
every row of every table (`benchmarks.journal`): the whole content of a restored backup, hashed, must be the content of
the store after one of those changes, no earlier than the last that was there when the backup began and no later than
the first after it ended.
"""

from __future__ import annotations

import asyncio
import io
import json
import random
import sys
import tempfile
import time
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any  # JSON of the server

from benchmarks import journal
from gnomehall.server.cli import backup, restore
from gnomehall.server.client import Heard, Player, briskly
from gnomehall.server.store import open_store
from gnomehall.server.store.base import Change
from tests.server.harness import new_table, running, start_table

SLACK = 0.0  # seconds: clients and server share a clock


@dataclass
class Proof:
    """What was found."""

    made: int = 0
    restored: int = 0
    moves: int = 0
    seconds: list[float] = field(default_factory=list)  # a backup took
    rows: list[int] = field(default_factory=list)  # of changes in each
    waits: list[float] = field(default_factory=list)  # from one state of a client to its next
    between: list[tuple[int, int]] = field(default_factory=list)  # changes in the journal before and after each
    instants: list[int] = field(default_factory=list)  # after how many changes the store had the content of each


async def rows_of(url: str) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of a store."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    async for name, rows in open_store(url).snapshot():
        found.setdefault(name, []).extend(tuple(row) for row in rows)
    return found


def prove(store: str, folder: Path, count: int, tables: int) -> Proof:
    """Play and back up, then restore all of them and look."""
    is_sqlite = not store.startswith("postgres")
    with redirect_stdout(io.StringIO()), running(store) as server:  # a line for every backup is too much
        first = journal.begin(Path(store)) if is_sqlite else 0
        proof, acknowledged, files = asyncio.run(_play(server.url, store, folder, count, tables))
    instants = journal.instants(Path(store), first) if is_sqlite else {}
    for number, file in enumerate(files):
        path = folder / f"restored-{number}.db"
        with redirect_stdout(io.StringIO()):
            restore(file, store=str(path))
        proof.rows.append(_check(asyncio.run(rows_of(str(path))), acknowledged))
        if is_sqlite:
            instant = instants.get(journal.content_of(path))
            assert instant is not None, "the store never had this content"
            early, late = proof.between[number]
            assert early <= instant <= late, "it is of another time"
            proof.instants.append(instant)
        proof.restored += 1
    return proof


async def _play(
    url: str, store: str, folder: Path, count: int, tables: int,
) -> tuple[Proof, list[tuple[float, str, int]], list[Path]]:
    proof, dice = Proof(), random.Random(5)
    acknowledged: list[tuple[float, str, int]] = []  # (when, table, version before it)
    files: list[Path] = []
    is_done = False

    async def keep_playing(number: int) -> None:
        round_ = 0
        while not is_done:
            made = await asyncio.to_thread(new_table, url, [{"sit": "device"}, {"sit": "device"}])
            await asyncio.to_thread(start_table, url, made)
            round_ += 1
            last = [time.monotonic()]

            def choose(state: Heard, last: list[float] = last) -> int | None:
                now = time.monotonic()
                proof.waits.append(now - last[0])
                last[0] = now
                return briskly(state, dice)

            players = [
                Player(url, made["table"], [key], f"{number}r{round_}s{seat}-")
                for seat, key in enumerate(made["seat_keys"])
            ]
            watch = asyncio.create_task(_note(made["table"], players, acknowledged))
            await asyncio.gather(*[player.play(choose) for player in players])
            watch.cancel()
            proof.moves += sum(len(player.acknowledged) for player in players)

    playing = [asyncio.create_task(keep_playing(number)) for number in range(tables)]
    for number in range(count):
        await asyncio.sleep(dice.uniform(0.1, 0.5))
        file = folder / f"backup-{number}"
        before = await asyncio.to_thread(journal.length, store)
        began = time.monotonic()
        await asyncio.to_thread(backup, file, store=store)
        proof.seconds.append(time.monotonic() - began)
        proof.between.append((before, await asyncio.to_thread(journal.length, store)))
        proof.made += 1
        files.append(file)
    is_done = True
    await asyncio.wait_for(asyncio.gather(*playing), 300)
    return proof, acknowledged, files


async def _note(table: str, players: list[Player], acknowledged: list[tuple[float, str, int]]) -> None:
    """Write down when a move was known to be acknowledged."""
    seen: set[int] = set()
    while True:
        now = time.time()
        for player in players:
            for version in player.acknowledged.keys() - seen:
                seen.add(version)
                acknowledged.append((now, table, version))
        await asyncio.sleep(0.01)


def _check(rows: dict[str, list[tuple[Any, ...]]], acknowledged: list[tuple[float, str, int]]) -> int:
    """Whether a restored store is that of one instant; how many changes it has."""
    tables = {row[0] for row in rows.get("tables", [])}
    logs: dict[str, list[Change]] = {}
    for table, seq, at, command, entries in rows.get("changes", []):
        assert table in tables, "a change of a table that is not there"
        logs.setdefault(table, []).append(Change(seq, at, command, json.loads(entries)))
    latest = 0.0
    there = set()
    for table, log in logs.items():
        version = 0
        for change in sorted(log, key=lambda one: one.seq):
            assert change.seq == version, "a change is missing in the middle"
            there.add((table, version))
            version += len(change.entries)
            latest = max(latest, change.at)
    for when, table, version in acknowledged:
        assert when >= latest - SLACK or (table, version) in there, "a later change is there, an earlier is not"
    return len(rows.get("changes", []))


def main() -> None:
    """Print what was found."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    with tempfile.TemporaryDirectory(prefix="gnomehall-backups-") as folder:
        store = sys.argv[2] if len(sys.argv) > 2 else str(Path(folder, "hall.db"))
        proof = prove(store, Path(folder), count, 20)
    waits = sorted(proof.waits)
    print(
        f"{proof.made} backups beside {proof.moves} acknowledged moves, {proof.restored} restored, each the store "
        f"of one instant ({proof.rows[0]} to {proof.rows[-1]} changes; the whole content of {len(proof.instants)} "
        f"found in the journal of all rows, {len(set(proof.instants))} different instants); "
        f"a backup took {max(proof.seconds):.2f} s at most, "
        f"a client waited {waits[len(waits) * 99 // 100] * 1000:.0f} ms at p99, {waits[-1] * 1000:.0f} ms at most"
    )


if __name__ == "__main__":
    main()
