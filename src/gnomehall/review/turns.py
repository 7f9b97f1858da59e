"""A match taken apart: its positions, its turns, and a quick look at who is likely to win."""

from __future__ import annotations

from dataclasses import dataclass

from gnomehall.bots.outlook import Outlook
from gnomehall.bots.tuning import tuning
from gnomehall.core.game import Game
from gnomehall.core.replay import positions
from gnomehall.core.state import CHANCE, State
from gnomehall.core.table import Table


@dataclass(frozen=True, slots=True)
class Turn:
    """What one seat did in a row; chance belongs to the turn it happened in."""

    first: int  # moves played before it
    seat: int
    round: int  # 0 where the game counts none


def turns(table: Table) -> list[Turn]:
    """The turns of a match, from the first decision on."""
    found: list[Turn] = []
    for n, state, entry in positions(table):
        if entry.seat == CHANCE:
            continue
        now = round_of(state)
        if not found or (entry.seat, now) != (found[-1].seat, found[-1].round):
            found.append(Turn(n, entry.seat, now))
    return found


def round_of(state: State) -> int:
    """The round, in games that count them."""
    return int(getattr(state, "round", 0))


class Look:
    """A quick look at positions of one match: no search, only the game's own guess."""

    def __init__(self, game: Game, state: State) -> None:
        figures = tuning(game.name)
        self.outlook = Outlook(state, figures.scale, figures.blend)

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win; at the end the win itself, shared by those who share it."""
        if state.to_move is None:
            places = state.places()
            return [1 / places.count(0) if place == 0 else 0.0 for place in places]
        gains = self.outlook.gains(state)
        total = sum(gains)
        return [gain / total for gain in gains]
