"""Plays two card sets side by side, deal by deal, until what was asked is clear."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import msgspec

from gnomehall.arena.plan import Plan, check_plan
from gnomehall.arena.run import ALONE, OnProgress, Settings, no_progress, run_plan
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game
from gnomehall.lab.figures.card_changes import changed_cards
from gnomehall.lab.figures.differences import Difference, all_clear, differences
from gnomehall.lab.run.players import make_player
from gnomehall.lab.run.store import SummaryStore
from gnomehall.lab.run.study import Study, clock_notes, keep_summary, shortened

LOOK_EVERY = 50  # matches of each set between two looks whether all is clear, at least
GROWTH = 1.1  # and a tenth more than at the last look


@dataclass
class Compared:
    """What was found."""

    old: Game
    new: Game
    seats: int
    changed: list[str]
    differences: list[Difference] = field(default_factory=list)
    matches: int = 0  # with each set
    interrupted: bool = False
    notes: list[str] = field(default_factory=list)


class Clear(Exception):
    """All is clear: the run may end."""


def paired(plan: Plan, other_cards: str) -> Plan:
    """The plan with every match played twice, one after the other: with its own card set, and with the other."""
    return msgspec.structs.replace(plan, games=2 * plan.games, other_cards=other_cards)


def compare(
    plan: Plan, other_cards: str, settings: Settings = ALONE, *, folder: Path | None = None,
    on_progress: OnProgress = no_progress,
) -> Compared:
    """The same deals with both sets; Ctrl-C ends it early and keeps what was played."""
    both = Study(paired(plan, other_cards), sample=0, probes=False)
    found = Compared(both.plan.load(), both.plan.load_other(), plan.seats, [])
    found.changed = changed_cards(found.old, found.new)
    if not found.changed:
        raise ValidationError("the two card files say the same: there is nothing to compare")
    check_plan(both.plan, make_player)
    store = SummaryStore(folder, both.identity())
    keep = partial(keep_summary, sample=both.sample, probes=both.probes)
    looked = 0

    def look(upto: int) -> None:
        """Judge the first matches by number, in whatever order they were played."""
        found.matches = upto
        before, after = ([store.summaries[n] for n in range(which, 2 * upto, 2)] for which in (0, 1))
        found.differences = differences(found.old, found.new, before, after)

    def progress(done: int, total: int) -> None:
        nonlocal looked
        on_progress(done // 2, total // 2)
        whole = _whole(store, looked)
        for upto in range(looked + LOOK_EVERY, whole + 1, LOOK_EVERY):
            if upto >= GROWTH * looked:
                looked = upto
                look(upto)
                if all_clear(found.differences, upto):
                    raise Clear

    try:
        run = run_plan(both.plan, settings, store=store, make=make_player, keep=keep, on_progress=progress)
        found.interrupted = run.interrupted
    except Clear:
        pass
    else:
        whole = _whole(store, looked)
        if whole > found.matches:
            look(whole)
    if found.interrupted:
        wanted = both.plan.matches // 2
        found.notes.append(f"Interrupted: {found.matches} of {wanted} deals were played with both sets.")
    found.notes += shortened(store.notes()) + clock_notes(both.plan)
    return found


def _whole(store: SummaryStore, known: int) -> int:
    """How many matches from the first on were played with both sets; so many are known to be."""
    while 2 * known in store.summaries and 2 * known + 1 in store.summaries:
        known += 1
    return known
