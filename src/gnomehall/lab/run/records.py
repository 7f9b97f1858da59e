"""Records in, summaries out: matches that people played."""

from __future__ import annotations

import shlex
from collections.abc import Collection
from pathlib import Path

from gnomehall.arena.run import OnProgress, no_progress
from gnomehall.arena.store import RESULTS
from gnomehall.core.errors import GnomehallError, ValidationError
from gnomehall.core.replay import read_record
from gnomehall.core.statistics import FinishedMatch
from gnomehall.core.table import Table
from gnomehall.games import game as load_game
from gnomehall.lab.run.counting import summarise
from gnomehall.lab.run.store import FILE
from gnomehall.lab.run.study import SAMPLE, Findings, shortened
from gnomehall.lab.summary import Summary

OTHER_FILES = (FILE, RESULTS)  # of the lab and the arena: they hold no records
ANY_FIRST = "first"  # the option that says who begins; seats are counted from there anyway


def read_folder(
    folder: Path, name: str, seats: Collection[int] = (), on_progress: OnProgress = no_progress,
) -> list[Findings]:
    """The finished matches of a game among the records of a folder, apart by cards and options.

    What cannot be read is named; Ctrl-C ends it early and keeps what was counted.
    """
    if not folder.is_dir():
        raise ValidationError(f"{folder}: is no folder")
    paths = [path for path in sorted(folder.rglob("*.jsonl")) if path.name not in OTHER_FILES]
    command = shlex.join(["gnomehall", "lab", name, "--records", str(folder)])
    found: dict[str, Findings] = {}
    refused: list[str] = []
    done = 0
    try:
        for path in paths:
            try:
                table = _finished(path, name)
                if table is not None and (not seats or table.seats in seats):
                    about = _about(table)
                    one = found.setdefault(about, Findings(table.game, [], command, about=about))
                    one.summaries.append(_summary(table))
            except (GnomehallError, OSError, UnicodeDecodeError) as error:
                refused.append(f"Not counted: {path.name}: {error}")
            done += 1
            on_progress(done, len(paths))
    except KeyboardInterrupt:
        refused.insert(0, f"Interrupted: {done} of {len(paths)} files were read.")
        for one in found.values():
            one.interrupted = True
    if not found:
        why = f" ({refused[0].removeprefix('Not counted: ')})" if refused else ""
        raise ValidationError(f"{folder}: no finished match of {load_game(name).title} that can be read{why}")
    ordered = sorted(found.values(), key=lambda it: (it.about != "", -len(it.summaries)))
    ordered[0].notes = shortened(refused)
    return ordered


def _finished(path: Path, name: str) -> Table | None:
    """The match of a record; None if it is of another game."""
    record = read_record(path.read_text(encoding="utf-8"), load_game)
    if record.game.name != name:
        return None
    table = record.table()
    if not table.is_over:
        raise ValidationError("the match is not over")
    return table


def _about(table: Table) -> str:
    """What is not as usual."""
    usual = {option.name: option.default for option in table.game.options}
    words = [] if table.game.card_set.is_standard else [f"card set {table.game.card_set.hash[:12]}"]
    words += [
        f"{key} = {value}" for key, value in sorted(table.options.items())
        if key != ANY_FIRST and value != usual.get(key)
    ]
    return ", ".join(words)


def _summary(table: Table) -> Summary:
    deal = int.from_bytes(table.chance.seed[:6], "big")
    match = FinishedMatch(table.game, table.seats, table.options, table.played, deal)
    return summarise(match, ["player"] * table.seats, SAMPLE)
