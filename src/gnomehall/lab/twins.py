"""Plays two card sets side by side, deal by deal, until what was asked is clear."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from gnomehall.arena.run import run_plan
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game
from gnomehall.lab.changed import changed_cards
from gnomehall.lab.compare import Difference, all_clear, differences
from gnomehall.lab.notebook import Notebook
from gnomehall.lab.study import Study, clock_notes, in_short

LOOK_EVERY = 50  # matches of each set between two looks whether all is clear, at least
GROWTH = 1.1  # and a tenth more than at the last look


@dataclass(frozen=True)
class Twins(Study):
    """Every match twice, one after the other: with the first card set, and with `other`."""

    other: str = ""

    def seatings(self) -> list[tuple[str, ...]]:
        """Every seating twice, so even numbers are matches with the first set and odd ones with the other."""
        return [seating for seating in super().seatings() for _ in range(2)]

    def game_of(self, number: int) -> Game:
        """The game with the card set of this match."""
        return self.with_other() if number % 2 else self.load()

    def with_other(self) -> Game:
        """The game with the other card set."""
        return replace(self, cards=self.other).load()


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


def compare(
    plan: Study, other: str, jobs: int = 1, folder: Path | None = None, dask: str | None = None,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> Compared:
    """The same deals with both sets; Ctrl-C ends it early and keeps what was played."""
    twins = Twins(plan.game, plan.bots, plan.seats, 2 * plan.games, plan.seed, cards=plan.cards, sample=0, other=other)
    found = Compared(twins.load(), twins.with_other(), plan.seats, [])
    found.changed = changed_cards(found.old, found.new)
    if not found.changed:
        raise ValidationError("the two card files say the same: there is nothing to compare")
    twins.check()
    book = Notebook(folder, twins)
    looked = 0

    def look(upto: int) -> None:
        """Judge the first matches, whoever played them when."""
        found.matches = upto
        before, after = ([book.summaries[n] for n in range(which, 2 * upto, 2)] for which in (0, 1))
        found.differences = differences(found.old, found.new, before, after)

    def progress(done: int, total: int) -> None:
        nonlocal looked
        on_progress(done // 2, total // 2)
        whole = _whole(book, looked)
        for upto in range(looked + LOOK_EVERY, whole + 1, LOOK_EVERY):
            if upto >= GROWTH * looked:
                looked = upto
                look(upto)
                if all_clear(found.differences, upto):
                    raise Clear

    try:
        found.interrupted = run_plan(twins, jobs, dask=dask, on_progress=progress, store=book).interrupted
    except Clear:
        pass
    else:
        whole = _whole(book, looked)
        if whole > found.matches:
            look(whole)
    if found.interrupted:
        found.notes.append(f"Interrupted: {found.matches} of {twins.matches // 2} deals were played with both sets.")
    found.notes += in_short(book.notes()) + clock_notes(twins)
    return found


def _whole(book: Notebook, known: int) -> int:
    """How many matches from the first on were played with both sets; so many are known to be."""
    while 2 * known in book.summaries and 2 * known + 1 in book.summaries:
        known += 1
    return known
