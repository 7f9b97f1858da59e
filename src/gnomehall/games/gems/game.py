"""Gems & Gnomes (Bruno Marquez, 2025) as a game of the hall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gnomehall.core.cards import CardSet
from gnomehall.core.game import Choice, Game, Move, Option, Played, Reason, first_player
from gnomehall.core.state import State
from gnomehall.games.gems import moves, scoring, verdict, wording
from gnomehall.games.gems import view as views
from gnomehall.games.gems.cards import SCHEMA, read_cards
from gnomehall.games.gems.rules import NO_TOKEN_FREE, STALEMATE, GemsState
from gnomehall.games.gems.tables import Tables
from gnomehall.games.gems.view_types import GemsView, TokenCard


class Gems(Game):
    """2 to 5 players collect sets of gems from a cave."""

    name = "gems"
    title = "Gems & Gnomes"
    fewest = 2
    most = 5
    minutes = 15
    rules_version = 1
    rules = tuple(f"G-{n}" for n in range(1, 16))
    options = (
        first_player(5, "G-2"),
        Option("empty_retreat", True, (False, True), "G-9"),
        Option("coal_groups", True, (False, True), "G-13"),
    )
    goals = ("collect",)
    streams = ("first", "cave")
    endings = ("cave", "stalemate")
    schema = SCHEMA

    def __init__(self, card_set: CardSet) -> None:
        super().__init__(card_set)
        self.cards = read_cards(card_set)
        table = moves.move_table(self.cards)
        self.moves = table.moves
        self.tables = Tables(self.cards, table)

    def begin(self, seats: int, options: Mapping[str, Choice]) -> GemsState:
        """All tokens face down, all gnomes at home (G-1, G-2)."""
        state = GemsState(self.tables, seats, bool(options["coal_groups"]), bool(options["empty_retreat"]))
        if options["first"] != "random":
            state.apply(self.tables.first + int(options["first"]))
        return state

    # ---- moves

    def spelled(self, text: str) -> str:
        """Tokens may be named in any order."""
        return moves.spelled(self, text)

    def impossible(self, text: str) -> Reason | None:
        """Tokens that are never a group (G-6)."""
        return moves.impossible(self, text)

    def why_not(self, state: State, move: int) -> Reason:
        """Why a move is not possible now."""
        return verdict.explain(self, _gems(state), move)

    def is_idle(self, state: State, move: int) -> bool:
        """A Retreat with no gnome out (G-9)."""
        return verdict.is_idle(_gems(state), move)

    # ---- points

    def score_pile(self, pile: Mapping[str, int], coal_groups: bool = True) -> int:
        """The exact points of a pile (G-12, G-13)."""
        return self.count(scoring.check_pile(pile), coal_groups).points(self.cards.worth)

    def count(self, pile: Mapping[str, int], coal_groups: bool) -> scoring.Counted:
        """The best way to count a pile."""
        return scoring.count_pile(pile, self.cards.worth, coal_groups)

    def score_lines(self, state: State, seat: int) -> list[tuple[str, dict[str, str | int], int]]:
        """Tokens by what they are worth, then the groups."""
        return scoring.score_lines(self, _gems(state), seat)

    # ---- what people see

    def view(self, state: State, played: Sequence[Played] = ()) -> GemsView:
        """The whole table."""
        return views.view(self, _gems(state), played)

    def pieces(self, state: State) -> dict[str, int]:
        """Tokens by type, and gnomes by seat."""
        return views.pieces(self, _gems(state))

    def ending(self, state: State) -> str:
        """The cave is all claimed, or nothing happens any more."""
        return {NO_TOKEN_FREE: "cave", STALEMATE: "stalemate"}.get(_gems(state).ended_by, "")

    def ended_by(self, state: State) -> str:
        """G-10 or G-11."""
        return {NO_TOKEN_FREE: "G-10", STALEMATE: "G-11"}.get(_gems(state).ended_by, "")

    def wording(self, move: Move, language: str) -> tuple[str, dict[str, str | int]]:
        """How the log tells a move."""
        return wording.wording(self, move, language)

    def label(self, move: Move, language: str) -> str:
        """What a button for the move says."""
        return wording.label(self, move, language)

    def card_views(self, language: str) -> list[TokenCard]:
        """The token types."""
        return wording.card_views(self, language)

    def warnings(self, language: str) -> list[str]:
        """Where the token set differs from the printed one (G-1, G-12)."""
        return wording.warning_texts(self, language)


def _gems(state: State) -> GemsState:
    assert isinstance(state, GemsState)
    return state
