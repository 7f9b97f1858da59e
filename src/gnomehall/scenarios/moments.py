"""A moment of a match as an opening: what was played up to it, chance included."""

from __future__ import annotations

from gnomehall.core.errors import ValidationError
from gnomehall.core.replay import replay
from gnomehall.core.state import CHANCE
from gnomehall.core.table import Table
from gnomehall.games import game as game_named


def opening_at(record: str, moment: int) -> list[str]:
    """The first moves of a record, and then chance until somebody decides."""
    return opening_of(replay(record, game_named), moment)


def opening_of(table: Table, moment: int) -> list[str]:
    """The same of a match that was played again."""
    played = table.played
    if moment > len(played):
        raise ValidationError(f"the match has {len(played)} moves, so there is no moment {moment}")
    while moment < len(played) and played[moment].seat == CHANCE:
        moment += 1
    return [entry.move.text for entry in played[:moment]]
