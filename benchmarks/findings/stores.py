"""9 and 22: backups, and stores that cannot be used."""

from __future__ import annotations

import gzip
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from benchmarks.findings.hall import COMMAND, Hall, _running, hall, run
from benchmarks.findings.probe import Found, probe
from tests.server.harness import free_port

FORMER = b'{"format": "gnomehall-backup/1", "rows": '
DAMAGES: dict[str, bytes] = {
    "no gzip": b"no", "no text": gzip.compress(b"\xff\xfe\x00"), "not JSON": gzip.compress(b"hello"),
    "deep": gzip.compress(b"[" * 100_000), "cut": gzip.compress(FORMER + b'{"tables": []}}')[:-6],
    "flipped": gzip.compress(FORMER + b'{"tables": []}}' + b" " * 999).replace(b"\x00\x00", b"\x55\x55", 1)[:-9],
    "a short row": gzip.compress(FORMER + b'{"tables": [[1]]}}'),
    "no list": gzip.compress(FORMER + b'{"tables": 7}}'),
    "orphans": gzip.compress(FORMER + b'{"tables": [], "changes": [["x", 0, 1.0, "", "[]"]]}}'),
    "wrong types": gzip.compress(FORMER + b'{"tables": [[{}, [], 0, 0, 0, 0, 0, 0, 0]]}}'),
}


@probe("9a", "A backup under play holds tables and changes of different instants, and cannot be restored")
def backups(tree: Path, folder: Path) -> Found:
    """Eight backups while tables are made and played; each is restored."""
    with hall(tree, folder, address_rate=0, seat_rate=0, create_rate=0) as it:
        stop = threading.Event()
        threads = [threading.Thread(target=_play_on, args=(it, stop), daemon=True) for _ in range(2)]
        for thread in threads:
            thread.start()
        time.sleep(4)
        made = sum(run(tree, folder, "backup", f"b{n}", "--store", "hall.db").returncode == 0 for n in range(8))
        stop.set()
        for thread in threads:
            thread.join(20)
    good = sum(run(tree, folder, "restore", f"b{n}", "--store", f"r{n}.db").returncode == 0 for n in range(8))
    return Found(good < 8, f"8 asked for, {made} made, {good} restored")


def _play_on(it: Hall, stop: threading.Event) -> None:
    """Make tables and begin them; the beginning is a change."""
    while not stop.is_set():
        it.table("device", "device")


@probe("9b", "A backup keeps everybody from writing")
def stalled(tree: Path, folder: Path) -> Found:
    """Somebody else is in the middle of writing: a backup that only reads does not wait for them."""
    with hall(tree, folder) as it:
        it.table("device", "device")
        with closing(sqlite3.connect(folder / "hall.db", isolation_level=None)) as base:
            base.execute("BEGIN IMMEDIATE")
            done = run(tree, folder, "backup", "b", "--store", "hall.db", seconds=20)
            base.execute("ROLLBACK")
    words = {0: "made beside a writer", 124: "waits for the writer"}.get(done.returncode, "fails beside a writer")
    return Found(done.returncode != 0, words)


@probe("22a", "A damaged backup ends in a traceback")
def damaged(tree: Path, folder: Path) -> Found:
    """Ten kinds of damage."""
    rude = []
    for number, (name, data) in enumerate(DAMAGES.items()):
        (folder / "b").write_bytes(data)
        done = run(tree, folder, "restore", "b", "--store", f"{number}.db")
        if done.returncode != 1 or "Traceback" in done.stderr:
            rude.append(name)
    return _not_refused(rude, len(DAMAGES))


def _not_refused(rude: list[str], count: int) -> Found:
    names = f": {', '.join(rude)}" if rude else ""
    return Found(bool(rude), f"{len(rude)} of {count} are not refused in a sentence{names}")


def _letter(path: Path) -> None:
    path.write_bytes(b"this is a letter, and no database" * 200)


def _foreign(path: Path) -> None:
    path.unlink()
    _change(path, "CREATE TABLE songs (name TEXT)")


def _newer(path: Path) -> None:
    _change(path, "INSERT INTO migrations VALUES (999)")


def _half(path: Path) -> None:
    _change(path, "DELETE FROM migrations WHERE number > 1")


def _corrupt(path: Path) -> None:
    data = path.read_bytes()
    path.write_bytes(data[:4096] + bytes(byte ^ 0x5A for byte in data[4096:]))


def _change(path: Path, words: str) -> None:
    with closing(sqlite3.connect(path)) as base:
        base.execute(words)
        base.commit()


STORES: dict[str, Callable[[Path], None]] = {
    "a letter": _letter, "foreign": _foreign, "newer": _newer, "half migrated": _half, "corrupt": _corrupt}


@probe("22b", "A store that cannot be used ends in a traceback, or is opened")
def unusable(tree: Path, folder: Path) -> Found:
    """A letter, another program's, a newer, a half migrated and a damaged one."""
    with hall(tree, folder):
        pass
    good = (folder / "hall.db").read_bytes()
    rude = []
    for name, spoil in STORES.items():
        path = folder / f"{name.replace(' ', '-')}.db"
        path.write_bytes(good)
        spoil(path)
        port, log = free_port(), folder / f"log of {name}"
        with _running(Hall(tree, [COMMAND, "serve", "--port", str(port), "--store", str(path)], port, log)) as it:
            if it.wait(15):
                rude.append(f"{name} (opened)")
            elif "Traceback" in log.read_text() or it.process.poll() != 1:
                rude.append(f"{name} (traceback)")
    return _not_refused(rude, len(STORES))
