"""A backup: one gzip file of JSON lines, a header, the rows of every table, and a footer that shows nothing is missing.

    {"format": "gnomehall-backup/2", "step": 2}
    {"table": "tables", "columns": ["id", …]}
    ["…", …]
    {"end": true, "rows": {"tables": 12, …}, "digest": "…"}
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import zlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from gnomehall.core.errors import ValidationError
from gnomehall.server.store.base import COLUMN_TYPES, TABLES, Chunk, migrations

FORMAT, FORMER = "gnomehall-backup/2", "gnomehall-backup/1"
AT_ONCE = 500  # rows
LONGEST = 64_000_000  # characters of a line


async def write_backup(chunks: AsyncIterator[Chunk], file: Path) -> dict[str, int]:
    """Write rows as they come; how many of each table.  The file appears when it is whole, and is ours alone."""
    counts = dict.fromkeys(TABLES, 0)
    digest = hashlib.sha256()
    part = file.with_name(f"{file.name}.part")
    try:
        raw = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o600)
        if hasattr(os, "fchmod"):  # not on Windows, where the folder says who may read
            os.fchmod(raw, 0o600)
        with os.fdopen(raw, "wb") as disk:
            with gzip.GzipFile(fileobj=disk, mode="wb", compresslevel=6) as packed:
                def put(data: object) -> None:
                    line = json.dumps(data, separators=(",", ":")).encode() + b"\n"
                    digest.update(line)
                    packed.write(line)

                put({"format": FORMAT, "step": max(number for number, _ in migrations())})
                current = ""
                async for name, rows in chunks:
                    if name != current:
                        put({"table": name, "columns": TABLES[name]})
                        current = name
                    for row in rows:
                        put(list(row))
                    counts[name] += len(rows)
                put({"end": True, "rows": counts, "digest": digest.hexdigest()})
            disk.flush()
            os.fsync(disk.fileno())
        part.replace(file)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise ValidationError(f"{file}: cannot be written ({error.strerror})") from error
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    return counts


def check_backup(file: Path) -> dict[str, int]:
    """Read a backup through; how many rows it has, or one sentence why it cannot be used."""
    counts = dict.fromkeys(TABLES, 0)
    for name, rows in read_backup(file):
        counts[name] += len(rows)
    return counts


def read_backup(file: Path) -> Iterator[Chunk]:
    """The rows of a backup, some at a time, in an order that can be restored."""
    try:
        with gzip.open(file, "rb") as source:
            yield from _rows(file, source)
    except OSError as error:
        raise ValidationError(f"{file}: is no backup ({error.strerror or error})") from error
    except (EOFError, zlib.error, ValueError, RecursionError) as error:
        raise ValidationError(f"{file}: is a damaged backup ({error})") from error


def _rows(file: Path, source: gzip.GzipFile) -> Iterator[Chunk]:
    first = source.readline(LONGEST)
    header = json.loads(first)
    if isinstance(header, dict) and header.get("format") == FORMER:
        yield from _former(file, header)
        return
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise ValidationError(f"{file}: is no backup of Gnomehall")
    if not isinstance(header.get("step"), int) or header["step"] > max(number for number, _ in migrations()):
        raise ValidationError(f"{file}: was made by a newer Gnomehall; use that version")
    digest, counts = hashlib.sha256(first), dict.fromkeys(TABLES, 0)
    name, waiting = "", []
    for line in iter(lambda: source.readline(LONGEST), b""):
        data = json.loads(line)
        if isinstance(data, list):
            waiting.append(_checked(file, name, data))
            if len(waiting) < AT_ONCE:
                digest.update(line)
                continue
        if waiting:
            counts[name] += len(waiting)
            yield name, waiting
            waiting = []
        if isinstance(data, dict) and "end" in data:
            if data.get("digest") != digest.hexdigest() or data.get("rows") != counts or source.read(1):
                raise ValidationError(f"{file}: is a damaged backup (its last line does not match the others)")
            return
        digest.update(line)
        if isinstance(data, dict):
            name = str(data.get("table"))
            if data.get("columns") != list(TABLES.get(name, ())):
                raise ValidationError(f"{file}: is a damaged backup (there is no such table: {name[:40]!r})")
    raise ValidationError(f"{file}: is a damaged backup (it is cut off)")


def _former(file: Path, data: dict[str, object]) -> Iterator[Chunk]:
    """A backup of an earlier version: one JSON object."""
    tables = data.get("rows")
    if not isinstance(tables, dict) or not {"tables"} <= set(tables) <= set(TABLES):
        raise ValidationError(f"{file}: is a damaged backup")
    for name in TABLES:
        rows = tables.get(name, [])
        if not isinstance(rows, list):
            raise ValidationError(f"{file}: is a damaged backup")
        yield name, [_checked(file, name, row) for row in rows]


def _checked(file: Path, name: str, row: object) -> list[object]:
    kinds = [COLUMN_TYPES.get(column, str) for column in TABLES.get(name, ())]
    if not isinstance(row, list) or len(row) != len(kinds) or not kinds:
        raise ValidationError(f"{file}: is a damaged backup (a row of {name[:40]!r})")
    for value, kind in zip(row, kinds, strict=True):
        if type(value) is not kind and not (kind is float and type(value) is int):
            raise ValidationError(f"{file}: is a damaged backup (a row of {name[:40]!r})")
    return row
