"""Toadstools for Gnomehall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gnomehall.core.cards import CardSet
from gnomehall.core.game import Choice, Game, Json, Move, Played, Reason, first_player
from gnomehall.core.moves import MoveTable
from gnomehall.core.schema import in_language
from gnomehall.core.state import CHANCE, OVER, State
from gnomehall.core.words import say
from toadstools.cards import read_cards
from toadstools.rules import FIRST, FOUND, MOST_SEATS, ToadstoolsState


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

    def __init__(self, card_set: CardSet) -> None:
        super().__init__(card_set)
        self.cards = read_cards(card_set)
        self.moves = MoveTable({
            "decisions": [("pick",), ("home",)],
            "first": [("first", str(seat)) for seat in range(MOST_SEATS)],
            "found": [("found", card.id) for card in self.cards],
        }).moves

    def begin(self, seats: int, options: Mapping[str, Choice]) -> State:
        """A full wood (T-1)."""
        state = ToadstoolsState([c.points for c in self.cards], [c.count for c in self.cards], seats)
        if options["first"] != "random":
            state.apply(FIRST + int(options["first"]))
        return state

    def view(self, state: State, played: Sequence[Played] = ()) -> dict[str, Json]:
        """The wood, the basket and the larders."""
        assert isinstance(state, ToadstoolsState)
        return {
            "wood": self._counts(state.wood),
            "basket": self._counts(state.basket),
            "thrown": self._counts(state.thrown),
            "actor": state.actor,
            "seats": [{"larder": self._counts(larder)} for larder in state.larders],
        }

    def _counts(self, counts: Sequence[int]) -> dict[str, Json]:
        return {card.id: count for card, count in zip(self.cards, counts, strict=True)}

    def why_not(self, state: State, move: int) -> Reason:
        """Why a move is not possible now."""
        if state.mover == OVER:
            return Reason("T-5", "toadstools-why-over")
        if move >= FIRST:
            return Reason("T-1" if move < FOUND else "T-2", "toadstools-why-chance")
        if state.mover == CHANCE:
            return Reason("T-2", "toadstools-why-wait")
        return Reason("T-4", "toadstools-why-empty")

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
        return f"toadstools-{move.verb}", self._named(move, language)

    def label(self, move: Move, language: str) -> str:
        """What a button says."""
        return say(language, f"toadstools-button-{move.verb}", self.name, **self._named(move, language))

    def _named(self, move: Move, language: str) -> dict[str, str | int]:
        names = {card.id: in_language(card.name, language) for card in self.cards}
        return {"card": names[move.args[0]]} if move.verb == "found" else {}

    def describe_cards(self, language: str) -> list[dict[str, Json]]:
        """Every kind of mushroom."""
        return [
            {
                "kind": "mushroom", "id": card.id, "name": in_language(card.name, language),
                "text": say(language, "toadstools-card", self.name, points=card.points, count=card.count),
                "source": dict(card.source),
            }
            for card in self.cards
        ]
