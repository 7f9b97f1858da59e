"""How a try at a scenario stands: which goals are reached, and whether that is final."""

from __future__ import annotations

from collections.abc import Sequence

from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Entry, Game, Move
from gnomehall.core.goal_texts import read_goal
from gnomehall.core.goals import Goal
from gnomehall.core.state import CHANCE
from gnomehall.core.table import Table
from gnomehall.solve import facts_of


def read_yes_or_no(game: Game, text: str) -> Goal:
    """A goal that is reached or not, over the facts of a game."""
    goal = read_goal(text, facts_of(game).names)
    if not goal.is_yes_or_no:
        raise ValidationError("a goal must be a yes or no, such as points >= 20")
    return goal


class Verdict:
    """Watches a table: its `entered` is the table's `on_entry`, and each entry costs one look at the goals.

    A scenario is settled at the first position where somebody decides and `until` holds, or when the match is
    over; what is played after that changes nothing, unless it is taken back to before.
    """

    def __init__(self, game: Game, seat: int, goals: Sequence[str], until: str = "", after: int = 0) -> None:
        self.seat = seat
        self.after = after  # moves before the scenario begins
        self.reached = [False] * len(goals)
        self._facts = facts_of(game)
        self._goals = [read_yes_or_no(game, text) for text in goals]
        self._until = read_yes_or_no(game, until) if until else None
        self._settled_at: int | None = None  # the moves that stood then

    @property
    def is_settled(self) -> bool:
        """Whether the stars are final."""
        return self._settled_at is not None

    @property
    def stars(self) -> int:
        """How many goals are reached, as it stands."""
        return sum(self.reached)

    def entered(self, table: Table, _entry: Entry, _move: Move) -> None:
        """The table has a new entry."""
        self.look(table)

    def look(self, table: Table) -> None:
        """See how it stands now."""
        moves, state = len(table.played), table.state
        if moves < self.after or (self._settled_at is not None and moves >= self._settled_at):
            return
        self._settled_at = None
        if state.to_move == CHANCE:
            return
        self.reached = [bool(goal.value(self._facts, state, self.seat)) for goal in self._goals]
        is_time = self._until is not None and self._until.value(self._facts, state, self.seat)
        if state.to_move is None or is_time:
            self._settled_at = moves
