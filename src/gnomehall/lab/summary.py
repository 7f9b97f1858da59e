"""What the lab keeps of one match: a few hundred numbers, whatever the match was."""

from __future__ import annotations

import msgspec

from gnomehall.core.statistics import CardCounts


class Summary(msgspec.Struct, forbid_unknown_fields=True):
    """One match.  Seats are counted from the one that began."""

    deal: int
    bots: list[str]
    scores: list[int]
    places: list[int]
    ending: str
    rounds: int
    moves: int  # decisions of seats, chance not counted
    choices: int  # decisions between two moves or more
    legal: int  # the moves there were to choose from in those
    leads: list[int]  # after each round: who led, a bit a seat
    cards: dict[str, CardCounts]
    styles: dict[str, list[str]]  # ways to look at how each seat played
    tally: dict[str, int]  # what else a game counts
    analysed: int = 0  # decisions that were looked at closely
    mattered: int = 0  # those of them that mattered
    probes: dict[str, float] = {}  # what the game's probe tried, and how much more than a fair share was won so

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.scores)

    def win(self, seat: int) -> float:
        """A seat's part of the win; a shared win counts in parts."""
        return 1 / self.places.count(0) if self.places[seat] == 0 else 0.0
