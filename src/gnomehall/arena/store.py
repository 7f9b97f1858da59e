"""A folder with a run: its plan, its results (one line a match) and its records."""

from __future__ import annotations

import json
import os
from pathlib import Path

from gnomehall.arena.match import Result
from gnomehall.arena.plan import Plan
from gnomehall.core.errors import ValidationError


class Store:
    """Keeps every match as soon as it is played; opened again, it knows which those were."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        (folder / "records").mkdir(parents=True, exist_ok=True)
        self._check_plan(plan)
        self.results = self._read_results()
        self._file = (folder / "results.jsonl").open("a", encoding="utf-8")

    def _check_plan(self, plan: Plan) -> None:
        path = self.folder / "plan.json"
        now = json.loads(json.dumps(plan.as_dict()))
        if not path.exists():
            path.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")
        elif json.loads(path.read_text(encoding="utf-8")) != now:
            what = "bots, cards, seed or options"
            raise ValidationError(f"{self.folder} holds a run with other {what}; name another folder")

    def _read_results(self) -> dict[int, Result]:
        path = self.folder / "results.jsonl"
        found: dict[int, Result] = {}
        for line in whole_lines(path):
            entry = json.loads(line)
            found[entry["number"]] = Result(
                tuple(entry["bots"]), entry["deal"], tuple(entry["scores"]), tuple(entry["places"]),
                entry["moves"], tuple(entry["notes"]),
            )
        return found

    def add(self, number: int, result: Result, record: str) -> None:
        """Keep a match: the record first, then the line that says it is there."""
        (self.folder / "records" / f"{number:06d}.jsonl").write_text(record, encoding="utf-8")
        self.results[number] = result
        line = {
            "number": number, "bots": result.bots, "deal": result.deal, "scores": result.scores,
            "places": result.places, "moves": result.moves, "notes": result.notes,
        }
        self._file.write(json.dumps(line) + "\n")
        self._file.flush()

    def close(self) -> None:
        """All is on disk."""
        self._file.close()


def whole_lines(path: Path) -> list[str]:
    """The lines of a file; one that was cut off when a run was killed is taken away."""
    if not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        os.truncate(path, len(whole.encode()))
    return whole.splitlines()
