"""What may be done now: one list for each decision, and for chance."""

from __future__ import annotations

from gnomehall.core.declared import nogil
from gnomehall.core.state import CHANCE
from gnomehall.games.gnomeland.answer_verdict import list_answers
from gnomehall.games.gnomeland.chance_verdict import list_chances
from gnomehall.games.gnomeland.contest_verdict import list_contest
from gnomehall.games.gnomeland.position import TURN, Position
from gnomehall.games.gnomeland.turn_listing import list_turn


@nogil
def list_moves(s: Position) -> None:
    """The options of the decision owed."""
    if s.mover == CHANCE:
        list_chances(s)
    elif s.phase != TURN:
        list_answers(s)
    elif s.contest >= 0:
        list_contest(s)
    else:
        list_turn(s)
