"""Where a run is kept: its plan, its results (one line a match) and its records."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Protocol, TypeVar

import msgspec

from gnomehall.arena.match import Result
from gnomehall.arena.plan import Plan
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Json

RESULTS = "results.jsonl"
T = TypeVar("T")


class Store(Protocol):
    """Keeps every match as soon as it is played."""

    results: dict[int, Result]  # by the number of the match; those that were there before, too

    def add(self, number: int, result: Result, kept: str) -> None:
        """Keep a match."""
        ...

    def close(self) -> None:
        """All is on disk."""
        ...


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match in the file of results."""

    number: int
    result: Result


class RecordStore:
    """Keeps results and records in a folder; opened again, it knows which matches those were."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        (folder / "records").mkdir(parents=True, exist_ok=True)
        check_identity(folder, plan.identity())
        self.results = {line.number: line.result for line in read_lines(folder / RESULTS, Line)}
        self._file = (folder / RESULTS).open("ab")

    def add(self, number: int, result: Result, kept: str) -> None:
        """Keep a match: the record first, then the line that says it is there."""
        (self.folder / "records" / f"{number:06d}.jsonl").write_text(kept, encoding="utf-8")
        self.results[number] = result
        write_line(self._file, Line(number, result))

    def close(self) -> None:
        """All is on disk."""
        self._file.close()


def check_identity(folder: Path, identity: Mapping[str, Json]) -> None:
    """Write down what a folder holds; refuse a folder that holds something else."""
    path = folder / "plan.json"
    now = msgspec.json.encode(identity)
    if not path.exists():
        path.write_bytes(msgspec.json.format(now, indent=1) + b"\n")
    elif msgspec.json.decode(path.read_bytes()) != msgspec.json.decode(now):
        raise ValidationError(f"{folder} holds a run with other bots, cards, seed or options; name another folder")


def write_line(file: IO[bytes], line: msgspec.Struct) -> None:
    """Add a line of JSON, at once."""
    file.write(msgspec.json.encode(line) + b"\n")
    file.flush()


def read_lines(path: Path, kind: type[T]) -> list[T]:
    """The lines of a file; one that was cut off when a run was killed is taken away."""
    if not path.exists():
        return []
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if whole != data:
        os.truncate(path, len(whole))
    found = []
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            found.append(msgspec.json.decode(line, type=kind))
        except msgspec.DecodeError as error:
            raise ValidationError(f"{path}, line {number}: cannot be read; delete that line") from error
    return found
