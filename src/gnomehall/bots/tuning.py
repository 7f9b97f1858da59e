"""The figures of a game that bots need, found by matches (docs/bots.md)."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Tuning:
    """How one game is judged and searched."""

    scale: float = 500.0  # the lead, in hundredths of a point, that makes a win e times as likely
    blend: float = 0.1  # how much the margin counts beside the win
    explore: float = 1.0  # how much a move is tried for its prior
    trust: float = 1.0  # visits the look one step ahead counts for
    sharp: float = 0.1  # the difference in gain that makes a prior e times as large
    slip: float = 100.0  # hundredths of a point: what a human slip costs
    master: int = 200  # simulations a move of the second strongest level
    playout: int = 0  # moves played on from a new leaf at most; 0 judges it at once
    tries: int = 2  # options compared in a playout; 0 plays as greedy does
    rounds: int = 1  # how often the own turn comes round in a playout
    to_the_end: int = 0  # one playout in so many goes to the end of the match; 0: none
    heavy: int = 4  # how many short playouts it counts for
    horizon: int = 1000  # turns the tree looks ahead


TUNINGS = {
    "gems": Tuning(scale=200.0, explore=0.1, master=20),
    "gnomopolis": Tuning(slip=220.0, master=400, sharp=0.05, playout=2000, tries=3, to_the_end=5, horizon=1),
    "gnomeland": Tuning(slip=60.0, master=150, playout=2000, tries=3, to_the_end=1, heavy=1),
}
CROWDED = {  # for three seats and more, where it differs: three rounds played out beat a tree of everybody's moves
    "gems": replace(TUNINGS["gems"], explore=0.3, playout=200, tries=0, rounds=3, horizon=1),
}


def tuning(game: str, seats: int = 2) -> Tuning:
    """The figures of a game."""
    alone = TUNINGS.get(game, Tuning())
    return CROWDED.get(game, alone) if seats > 2 else alone
