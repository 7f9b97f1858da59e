"""What each of several changes to a card set does: all are tried at once, each in half of the matches.

Trying changes one at a time, each has few matches; here every match says something about every change.
Which change is in which run is a two-level design: any two changes meet as often as they miss each other,
so what one does is the mean of the runs with it minus the mean of those without.

    gnomehall screen gnomopolis changes.toml --seats 4 --matches 12000 --bot search:20

The file has tables `[[change]]` with a `name` and `edits`: "clockworks.effect = { assistants = 1 }".
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec
from rich.table import Table

from gnomehall.arena.report import progress_bar
from gnomehall.arena.run import ALONE, Settings
from gnomehall.core.errors import ValidationError
from gnomehall.core.files import read_text
from gnomehall.games import game as load_game
from gnomehall.lab.figures.figure import Figure
from gnomehall.lab.figures.stats import Stats, stats_of
from gnomehall.lab.run.study import conduct, make_study

MOST = 16  # changes: a design of 32 runs has room for no more
SEEDS = 100  # apart, so that no other seed in use deals the same


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named group of edits."""

    name: str
    edits: tuple[str, ...]


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """A file of changes."""

    change: Annotated[tuple[Change, ...], msgspec.Meta(min_length=2, max_length=MOST)]


@dataclass(frozen=True, slots=True)
class Effect:
    """What a figure is without any change, and what each change adds to it."""

    name: str
    without: float
    adds: tuple[Figure, ...]


def read_changes(path: Path) -> tuple[Change, ...]:
    """The changes in a file."""
    text = read_text(path)
    try:
        return msgspec.toml.decode(text, type=Changes).change
    except msgspec.DecodeError as error:
        raise ValidationError(f"{path}: {error}") from error


def edit(text: str, change: str) -> str:
    """A card file with one field of one card set anew; the card is found by the line with its id."""
    path, _, value = change.partition("=")
    card, _, field = path.strip().partition(".")
    lines = text.split("\n")
    for start in [n for n, line in enumerate(lines) if line == f'id = "{card}"']:
        for number in range(start, len(lines)):
            if number > start and (not lines[number] or lines[number].startswith("[")):
                break
            if lines[number].startswith(f"{field} ="):
                lines[number] = f"{field} = {value.strip()}"
                return "\n".join(lines)
    raise ValidationError(f"{change[:60]!r}: there is no such card with such a field")


def design(changes: int) -> list[tuple[bool, ...]]:
    """For every run which changes are in it: 8 runs for up to 4 changes, 16 for up to 8, else 32.

    A change is in a run if the bits its mask shares with the run's number are odd in number.  All masks have an odd
    number of bits, so no change is mistaken for what two others do together.
    """
    bits = 3 if changes <= 4 else 4 if changes <= 8 else 5
    odd = [mask for mask in range(1, 1 << bits) if mask.bit_count() % 2]
    masks = sorted(odd, key=lambda mask: (mask.bit_count(), mask))[:changes]
    return [tuple((run & mask).bit_count() % 2 == 1 for mask in masks) for run in range(1 << bits)]


def figures_of(stats: Stats, cards: Sequence[str]) -> dict[str, Figure]:
    """What is looked at: seats, rounds, the winner's points, endings, and the owners of some cards."""
    found = {f"seat {n + 1} wins": figure for n, figure in enumerate(stats.win)}
    found |= {"rounds": stats.rounds, "winner's points": stats.winner_points}
    found |= {f"ends by {name}": figure for name, figure in stats.endings.items()}
    owners = {card.id: card.owner for card in stats.cards}
    return found | {f"owners of {card}": owners[card] for card in cards if card in owners}


def effects(runs: Sequence[tuple[bool, ...]], found: Sequence[dict[str, Figure]]) -> list[Effect]:
    """The figures of all runs as a sum: what is there without a change, and what each change adds."""
    half = len(runs) // 2
    rows = []
    for name in (name for name in found[0] if all(name in figures for figures in found)):
        values = [figures[name] for figures in found]
        spread = math.sqrt(sum(((it.high - it.low) / 2) ** 2 for it in values)) / half
        adds = []
        for column in range(len(runs[0])):
            mean = sum(it.mean if run[column] else -it.mean for run, it in zip(runs, values, strict=True)) / half
            adds.append(Figure(mean, mean - spread, mean + spread, sum(it.n for it in values)))
        middle = sum(it.mean for it in values) / len(values)
        rows.append(Effect(name, middle - sum(it.mean for it in adds) / 2, tuple(adds)))
    return rows


def screen(
    name: str, changes: Sequence[Change], seats: int, matches: int, bot: str, *, seed: int = 1,
    settings: Settings = ALONE, cards: str | None = None, owners: Sequence[str] = (),
) -> list[Effect]:
    """Play every run of the design on deals of its own."""
    base = cards if cards is not None else load_game(name).card_set.text
    known = {str(card["id"]) for card in load_game(name).describe_cards("en")}
    for card in owners:
        if card not in known:
            raise ValidationError(f"--owners: there is no card {card[:40]!r} in {name}")
    runs = design(len(changes))
    found = []
    for number, run in enumerate(runs):
        text = base
        for change in (it for it, is_in in zip(changes, run, strict=True) if is_in):
            for line in change.edits:
                text = edit(text, line)
        study = make_study(
            name, (bot,), seats, -(-matches // len(runs)), seed=SEEDS * seed + number, cards=text,
            sample=0, probes=False,
        )
        with progress_bar(f"run {number + 1} of {len(runs)}") as on_progress:
            findings = conduct(study, settings, on_progress=on_progress)
        if findings.interrupted:
            raise KeyboardInterrupt
        found.append(figures_of(stats_of(findings.game, findings.summaries), owners))
    return effects(runs, found)


def as_table(rows: Sequence[Effect], changes: Sequence[Change]) -> Table:
    """One row for each figure, one column for each change; effects whose interval leaves out zero are bold."""
    table = Table("figure", "without any", *[it.name for it in changes])
    for row in rows:
        scale = 100 if " wins" in row.name or row.name.startswith("ends by") else 1
        cells = []
        for it in row.adds:
            text = f"{scale * it.mean:+.2f} ± {scale * (it.high - it.mean):.2f}"
            cells.append(f"[bold]{text}[/bold]" if it.low > 0 or it.high < 0 else text)
        table.add_row(row.name, f"{scale * row.without:.2f}", *cells)
    return table
