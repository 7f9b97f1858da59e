"""Backups are the store of one moment; what is no backup is refused in a sentence."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

import gnomehall
from benchmarks import backups, journal
from gnomehall.server.cli import backup, restore, try_store
from gnomehall.server.store import open_store
from tests.server.harness import DEVICES, Guest, new_table, running, start_table


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A store that was played in, and a backup of it."""
    folder = tmp_path_factory.mktemp("kept")
    path, file = folder / "hall.db", folder / "backup"
    with running(str(path)) as server:
        made = new_table(server.url, DEVICES)
        start_table(server.url, made)
        guest = Guest(server.url, made, *made["seat_keys"])
        guest.wait("state")
        for _ in range(10):
            guest.play()
        guest.close()
        backup(file, store=str(path))
    return path, file


def test_the_journal_tells_a_content_of_two_instants_from_one(tmp_path: Path) -> None:
    path, mixed = tmp_path / "hall.db", tmp_path / "mixed.db"
    for file in (path, mixed):
        try_store(str(file))
    first = journal.begin(path)
    rows = [("settings", ("a", "1")), ("kept", ("b", 2.5, "text")), ("settings", ("c", "3"))]
    with closing(sqlite3.connect(path)) as base, closing(sqlite3.connect(mixed)) as other:
        for name, row in rows:
            base.execute(f"INSERT INTO {name} VALUES ({','.join('?' * len(row))})", row)
            base.commit()
        for name, row in rows[1:]:  # the last two without the first
            other.execute(f"INSERT INTO {name} VALUES ({','.join('?' * len(row))})", row)
            other.commit()
    known = journal.instants(path, first)
    assert known[journal.content_of(path)] == 3
    assert journal.content_of(mixed) not in known


def test_backups_under_load_are_each_the_store_of_one_moment(store: str, tmp_path: Path) -> None:
    found = backups.prove(store, tmp_path, count=4, tables=6)
    assert len(found.instants) == (0 if store.startswith("postgres") else 4), "the whole content, by the journal"
    assert found.restored == found.made == 4
    assert found.moves > 50
    assert found.rows[-1] > found.rows[0], "it was played on between them"


def test_a_backup_waits_for_nobody_and_nobody_for_it(kept: tuple[Path, Path], tmp_path: Path) -> None:
    """While somebody writes, a backup shows what was before; and while a backup reads, somebody writes."""
    path = tmp_path / "hall.db"
    restore(kept[1], store=str(path))
    base = sqlite3.connect(path, isolation_level=None)
    base.execute("BEGIN IMMEDIATE")
    base.execute("DELETE FROM tables")

    async def look() -> list[str]:
        names = []
        async for name, _ in open_store(str(path)).snapshot():
            names.append(name)
            if base.in_transaction:
                base.execute("COMMIT")  # in the middle of the backup
        return names

    assert asyncio.run(look())[:2] == ["tables", "changes"], "the changes belong to the tables that were there"
    assert base.execute("SELECT count(*) FROM tables").fetchone() == (0,), "and whoever wrote did not wait"
    base.close()


def test_a_backup_of_the_former_format_is_restored(kept: tuple[Path, Path], tmp_path: Path) -> None:
    rows: dict[str, list[object]] = {}

    async def read() -> None:
        async for name, some in open_store(str(kept[0])).snapshot():
            rows.setdefault(name, []).extend(list(row) for row in some)

    asyncio.run(read())
    with gzip.open(tmp_path / "old", "wt") as out:
        json.dump({"format": "gnomehall-backup/1", "rows": rows}, out)
    restore(tmp_path / "old", store=str(tmp_path / "new.db"))
    assert asyncio.run(backups.rows_of(str(tmp_path / "new.db"))) == asyncio.run(backups.rows_of(str(kept[0])))


def lines_of(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def packed(lines: list[bytes]) -> bytes:
    return gzip.compress(b"".join(lines))


DAMAGES: dict[str, Callable[[Path], bytes]] = {
    "nothing": lambda file: b"",
    "no gzip": lambda file: b"no",
    "cut gzip": lambda file: file.read_bytes()[:-40],
    "half": lambda file: file.read_bytes()[: file.stat().st_size // 2],
    "flipped": lambda file: bytes(byte ^ 0x55 if 300 < at < 330 else byte for at, byte in enumerate(file.read_bytes())),
    "no text": lambda file: gzip.compress(b"\xff\xfe\x00"),
    "not JSON": lambda file: gzip.compress(b"hello"),
    "a number": lambda file: gzip.compress(b"7"),
    "deep": lambda file: gzip.compress(b"[" * 100_000),
    "other program": lambda file: gzip.compress(b'{"format": "other"}'),
    "newer": lambda file: packed([b'{"format":"gnomehall-backup/2","step":999}\n', *lines_of(file)[1:]]),
    "a row lost": lambda file: packed([*lines_of(file)[:4], *lines_of(file)[5:]]),
    "a row twice": lambda file: packed([*lines_of(file)[:5], *lines_of(file)[4:]]),
    "no end": lambda file: packed(lines_of(file)[:-1]),
    "more after the end": lambda file: packed([*lines_of(file), b"[]\n"]),
    "a wrong type": lambda file: packed([line.replace(b'"playing",0,', b'"playing",{},') for line in lines_of(file)]),
    "a wrong column": lambda file: packed([line.replace(b'"revision"', b'"revisions"') for line in lines_of(file)]),
    "no such table": lambda file: packed([line.replace(b'"changes"', b'"x"') for line in lines_of(file)]),
    "former, rows missing": lambda file: gzip.compress(b'{"format": "gnomehall-backup/1", "rows": {"tables": [[1]]}}'),
    "former, no rows": lambda file: gzip.compress(b'{"format": "gnomehall-backup/1"}'),
    "former, orphans": lambda file: gzip.compress(
        b'{"format": "gnomehall-backup/1", "rows": {"tables": [], "changes": [["x", 0, 1.0, "", "[]"]]}}'),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_backup_is_refused_in_a_sentence_and_nothing_is_kept(
    kept: tuple[Path, Path], tmp_path: Path, damage: str,
) -> None:
    file, path = tmp_path / "file", str(tmp_path / "hall.db")
    file.write_bytes(DAMAGES[damage](kept[1]))
    with pytest.raises(gnomehall.ValidationError, match=r"file: (is|was) .*(backup|newer)") as problem:
        restore(file, store=path)
    assert "\n" not in str(problem.value)
    restore(kept[1], store=path)
