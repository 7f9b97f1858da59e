"""Summaries on disk: a line a match, so that a study that was stopped goes on where it was."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from gnomehall.arena.match import Result
from gnomehall.arena.store import check_identity, read_lines, write_line
from gnomehall.core.game import Json
from gnomehall.lab.summary import Summary

FILE = "summaries.jsonl"


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match in the file."""

    number: int
    moves: int
    notes: tuple[str, ...]
    summary: Summary


class SummaryStore:
    """Keeps summaries, in a file if there is a folder."""

    def __init__(self, folder: Path | None, identity: Mapping[str, Json]) -> None:
        self.results: dict[int, Result] = {}
        self.summaries: dict[int, Summary] = {}
        self._file = None
        if folder is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        check_identity(folder, identity)
        for line in read_lines(folder / FILE, Line):
            self._remember(line)
        self._file = (folder / FILE).open("ab")

    def _remember(self, line: Line) -> None:
        it = line.summary
        self.summaries[line.number] = it
        self.results[line.number] = Result(
            tuple(it.bots), it.deal, tuple(it.scores), tuple(it.places), line.moves, line.notes,
        )

    def add(self, number: int, result: Result, kept: str) -> None:
        """Keep the summary of a match."""
        line = Line(number, result.moves, result.notes, msgspec.json.decode(kept, type=Summary))
        self._remember(line)
        if self._file is not None:
            write_line(self._file, line)

    def close(self) -> None:
        """All is on disk."""
        if self._file is not None:
            self._file.close()

    def notes(self) -> list[str]:
        """What went wrong in matches: a program that did not answer, a move that was not legal."""
        return [f"match {number}, {note}" for number in sorted(self.results) for note in self.results[number].notes]
