"""Summaries on disk: a line a match, so that a study that was stopped goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from gnomehall.arena.match import Result
from gnomehall.arena.plan import Plan
from gnomehall.arena.store import Store, whole_lines
from gnomehall.core.errors import ValidationError
from gnomehall.lab.sheet import Summary, from_json

NAME = "summaries.jsonl"


class Notebook(Store):
    """Keeps summaries, in a file if there is a folder."""

    def __init__(self, folder: Path | None, plan: Plan) -> None:
        self.results = {}
        self.summaries: dict[int, Summary] = {}
        self._lines = None
        if folder is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._check_plan(plan)
        path = folder / NAME
        for number, line in enumerate(whole_lines(path), 1):
            try:
                self._note(*json.loads(line))
            except (ValueError, TypeError, KeyError, AssertionError) as error:
                raise ValidationError(f"{path}, line {number}: cannot be read; delete that line") from error
        self._lines = path.open("a", encoding="utf-8")

    def _note(self, number: int, moves: int, text: str, notes: Sequence[str] = ()) -> None:
        summary = from_json(text)
        self.summaries[number] = summary
        self.results[number] = Result(
            tuple(summary.bots), summary.deal, tuple(summary.scores), tuple(summary.places), moves, tuple(notes),
        )

    def add(self, number: int, result: Result, record: str) -> None:
        """Keep the summary of a match."""
        line = (number, result.moves, record, result.notes)
        self._note(*line)
        if self._lines is not None:
            self._lines.write(json.dumps(line) + "\n")
            self._lines.flush()

    def close(self) -> None:
        """All is on disk."""
        if self._lines is not None:
            self._lines.close()

    def notes(self) -> list[str]:
        """What went wrong in matches: a program that did not answer, a move that was not legal."""
        return [f"match {number}, {note}" for number in sorted(self.results) for note in self.results[number].notes]
