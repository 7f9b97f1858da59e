"""Toadstools for Gnomehall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gnomehall.core.cards import CardSet
from gnomehall.core.game import Choice, Game, Move, Played, Reason, first_player
from gnomehall.core.state import CHANCE, OVER, State
from toadstools import view as views
from toadstools import wording
from toadstools.cards import SCHEMA, read_cards
from toadstools.moves import MOST_SEATS, move_table
from toadstools.rules import ToadstoolsState
from toadstools.tables import Tables


class Toadstools(Game):
    """2 to 4 gnomes pick mushrooms and stop in time."""

    name = "toadstools"
    title = "Toadstools"
    fewest = 2
    most = MOST_SEATS
    minutes = 5
    rules_version = 1
    rules = tuple(f"T-{n}" for n in range(1, 7))
    options = (first_player(MOST_SEATS, "T-1"),)
    streams = ("first", "wood")
    endings = ("empty",)
    schema = SCHEMA

    def __init__(self, card_set: CardSet) -> None:
        super().__init__(card_set)
        self.cards = read_cards(card_set)
        table = move_table(self.cards)
        self.moves = table.moves
        self.tables = Tables(self.cards, table)

    def begin(self, seats: int, options: Mapping[str, Choice]) -> State:
        """A full wood (T-1)."""
        state = ToadstoolsState(self.tables, seats)
        if options["first"] != "random":
            state.apply(self.tables.first + int(options["first"]))
        return state

    def why_not(self, state: State, move: int) -> Reason:
        """Why a move is not possible now."""
        if state.mover == OVER:
            return Reason("T-5", "toadstools-why-over")
        if move >= self.tables.first:
            return Reason("T-1" if move < self.tables.found else "T-2", "toadstools-why-chance")
        if state.mover == CHANCE:
            return Reason("T-2", "toadstools-why-wait")
        return Reason("T-4", "toadstools-why-empty")

    def view(self, state: State, played: Sequence[Played] = ()) -> views.ToadstoolsView:
        """The wood, the basket and the larders."""
        assert isinstance(state, ToadstoolsState)
        return views.view(self, state)

    def pieces(self, state: State) -> dict[str, int]:
        """Every mushroom is somewhere."""
        assert isinstance(state, ToadstoolsState)
        places = [state.wood, state.basket, state.thrown, *state.larders]
        return {card.id: sum(place[n] for place in places) for n, card in enumerate(self.cards)}

    def ending(self, state: State) -> str:
        """The wood is empty."""
        return "empty" if state.to_move is None else ""

    def ended_by(self, state: State) -> str:
        """T-5."""
        return "T-5" if state.to_move is None else ""

    def score_lines(self, state: State, seat: int) -> list[tuple[str, dict[str, str | int], int]]:
        """A line for each kind of mushroom (T-6)."""
        assert isinstance(state, ToadstoolsState)
        return [
            ("toadstools-score", {"kind": card.id, "count": count}, count * card.points)
            for card, count in zip(self.cards, state.larders[seat], strict=True) if count
        ]

    def wording(self, move: Move, language: str) -> tuple[str, dict[str, str | int]]:
        """How the log tells a move."""
        return wording.wording(self, move, language)

    def label(self, move: Move, language: str) -> str:
        """What a button says."""
        return wording.label(self, move, language)

    def card_views(self, language: str) -> list[views.MushroomCard]:
        """Every kind of mushroom."""
        return wording.card_views(self, language)
