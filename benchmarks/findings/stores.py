"""9 and 22: backups, and stores that cannot be used."""

from __future__ import annotations

import gzip
import sqlite3
import subprocess
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
    """Four backups while new tables with their first change are stored, some hundred a second; each is restored."""
    with hall(tree, folder) as it:
        it.table("device", "device")
        stop = threading.Event()
        writer = threading.Thread(target=_store_more, args=(folder / "hall.db", stop), daemon=True)
        writer.start()
        for number in range(4):
            _ask(tree, folder, "backup", f"b{number}", "--store", "hall.db")
        stop.set()
        writer.join(20)
    good = sum(_ask(tree, folder, "restore", f"b{n}", "--store", f"r{n}.db").returncode == 0 for n in range(4))
    return Found(good < 4, f"{good} of 4 restored")


def _ask(tree: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A command that ends, however busy the machine is."""
    done = run(tree, folder, *arguments, seconds=150)
    if done.returncode == 124:
        raise TimeoutError(" ".join(arguments))
    return done


def _store_more(path: Path, stop: threading.Event, most: int = 20_000) -> None:
    """What a busy hall does: one transaction for a new table and its first change."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=30)) as base:
        base.row_factory = sqlite3.Row
        table = dict(base.execute("SELECT * FROM tables").fetchone())
        change = dict(base.execute("SELECT * FROM changes").fetchone())
        for number in range(most):
            if stop.is_set():
                return
            base.execute("BEGIN IMMEDIATE")
            _insert(base, "tables", {**table, "id": f"t{number}", "code": f"c{number}"})
            _insert(base, "changes", {**change, "table_id": f"t{number}"})
            base.execute("COMMIT")
            time.sleep(0.002)


def _insert(base: sqlite3.Connection, name: str, row: dict[str, object]) -> None:
    marks = ",".join("?" * len(row))
    base.execute(f"INSERT INTO {name} ({','.join(row)}) VALUES ({marks})", list(row.values()))


@probe("9b", "A backup keeps everybody from writing, and waits for whoever writes")
def stalled(tree: Path, folder: Path) -> Found:
    """Somebody else is in the middle of writing, for as long as the backup takes."""
    with hall(tree, folder) as it:
        it.table("device", "device")
        with closing(sqlite3.connect(folder / "hall.db", isolation_level=None)) as base:
            base.execute("BEGIN IMMEDIATE")
            done = run(tree, folder, "backup", "b", "--store", "hall.db", seconds=60)
            base.execute("ROLLBACK")
    words = {0: "made beside a writer", 124: "still waits after 60 s"}.get(done.returncode, "fails beside a writer")
    return Found(done.returncode != 0, words)


@probe("22a", "A damaged backup ends in a traceback")
def damaged(tree: Path, folder: Path) -> Found:
    """Ten kinds of damage."""
    rude = []
    for number, (name, data) in enumerate(DAMAGES.items()):
        (folder / "b").write_bytes(data)
        done = _ask(tree, folder, "restore", "b", "--store", f"{number}.db")
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
            if it.wait(60):
                rude.append(f"{name} (opened)")
            elif "Traceback" in log.read_text() or it.process.poll() != 1:
                rude.append(f"{name} (traceback)")
    return _not_refused(rude, len(STORES))
