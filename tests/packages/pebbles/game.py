"""Pebbles as a game of the hall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gnomehall.core.cards import CardSet
from gnomehall.core.game import Choice, Game, Json, Move, Played, Reason
from gnomehall.core.state import OVER, State
from gnomehall.core.words import say
from pebbles.rules import PebblesState


class Pebbles(Game):
    """Two to four players empty a heap."""

    name = "pebbles"
    title = "Pebbles"
    fewest = 2
    most = 4
    minutes = 1
    rules_version = 1
    rules = ("B-1",)
    options = ()
    streams = ("coin",)
    endings = ("empty",)
    moves = tuple(Move(number, verb) for number, verb in enumerate(("one", "two", "heads", "tails")))

    def __init__(self, card_set: CardSet) -> None:
        super().__init__(card_set)
        self.heap = card_set.fields.number("heap", 1, 100)

    def begin(self, seats: int, options: Mapping[str, Choice]) -> State:
        return PebblesState(seats, self.heap)

    def view(self, state: State, played: Sequence[Played] = ()) -> dict[str, Json]:
        assert isinstance(state, PebblesState)
        return {"heap": state.heap, "seats": [{"pebbles_and_luck": points} for points in state.score]}

    def why_not(self, state: State, move: int) -> Reason:
        return Reason("B-1", "pebbles-why")

    def pieces(self, state: State) -> dict[str, int]:
        return {}

    def ending(self, state: State) -> str:
        return "empty" if state.mover == OVER else ""

    def ended_by(self, state: State) -> str:
        return "B-1" if state.mover == OVER else ""

    def score_lines(self, state: State, seat: int) -> list[tuple[str, dict[str, str | int], int]]:
        return [("pebbles-score", {}, state.points(seat))]

    def wording(self, move: Move, language: str) -> tuple[str, dict[str, str | int]]:
        return f"pebbles-{move.verb}", {}

    def label(self, move: Move, language: str) -> str:
        return say(language, f"pebbles-{move.verb}", self.name, who="")

    def describe_cards(self, language: str) -> list[dict[str, Json]]:
        return []
