"""Gnomeland (Stefano Castelli, 2018) as a game of the hall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gnomehall.core.cards import CardSet
from gnomehall.core.game import Choice, Game, Move, Option, Played, Reason, first_player
from gnomehall.core.state import OVER, State
from gnomehall.games.gnomeland.cards import SCHEMA, read_cards
from gnomehall.games.gnomeland.effect_words import MERCENARIES, read_out
from gnomehall.games.gnomeland.evaluation import values_by_row
from gnomehall.games.gnomeland.moves import MOST_SEATS, move_table
from gnomehall.games.gnomeland.rules import GnomelandState
from gnomehall.games.gnomeland.tables import Tables, faces_by_row
from gnomehall.games.gnomeland.verdict import explain
from gnomehall.games.gnomeland.view import view
from gnomehall.games.gnomeland.view_types import GnomelandCardView, GnomelandView
from gnomehall.games.gnomeland.wording import amount, card_views, label, names_by_id, warning_texts, wording


class Gnomeland(Game):
    """2 to 4 clans roll dice, build villages and complete missions in five rounds."""

    name = "gnomeland"
    title = "Gnomeland"
    fewest = 2
    most = MOST_SEATS
    minutes = 60
    rules_version = 1
    schema = SCHEMA
    rules = tuple(f"L-{n}" for n in range(1, 28))
    options = (
        first_player(MOST_SEATS, "L-5"), Option("copy_each", False, (False, True), "L-20"),
        Option("one_copy", False, (False, True), "L-22"),
    )
    goals = ("complete", "upgrade", "build", "cast")
    streams = ("first", "dice/0", "dice/1", "dice/2", "dice/3", "missions", "actions", "spells")
    endings = ("rounds",)

    def __init__(self, card_set: CardSet) -> None:
        super().__init__(card_set)
        self.cards = read_cards(card_set)
        table = move_table(self.cards)
        self.moves = table.moves
        self.tables = Tables(self.cards, table)
        self.tables.value = values_by_row(self.cards)
        self.faces = faces_by_row(self.cards)
        self.names = names_by_id(self.cards)

    def begin(self, seats: int, options: Mapping[str, Choice]) -> GnomelandState:
        """The board empty, the decks full (L-1 to L-4)."""
        first = -1 if options["first"] == "random" else int(options["first"])
        return GnomelandState(self.tables, seats, first, bool(options["copy_each"]), bool(options["one_copy"]))

    def view(self, state: State, played: Sequence[Played] = ()) -> GnomelandView:
        """The board, the villages and the decision owed."""
        assert isinstance(state, GnomelandState)
        return view(self, state, played)

    def why_not(self, state: State, move: int) -> Reason:
        """Why a move is not possible now."""
        assert isinstance(state, GnomelandState)
        return explain(self, state, move)

    def say_missing(self, what: str, language: str) -> str:
        """What a cost lacks."""
        return amount(read_out(what), language)

    def wording(self, move: Move, language: str) -> tuple[str, dict[str, str | int]]:
        """How the log tells a move."""
        return wording(self, move, language)

    def label(self, move: Move, language: str) -> str:
        """What a button for the move says."""
        return label(self, move, language)

    def warnings(self, language: str) -> list[str]:
        """A turn that could go on without end, and numbers of cards that are not those of the printed game."""
        return warning_texts(self.cards, language)

    def card_views(self, language: str) -> list[GnomelandCardView]:
        """The whole card set."""
        return card_views(self.cards, language)

    def pieces(self, state: State) -> dict[str, int]:
        """Cards, mercenaries by kind, and of every seat its dice, gnomes and buildings."""
        assert isinstance(state, GnomelandState)
        count = {
            "missions": state.missions_left.bit_count() + (state.next_mission >= 0)
            + sum(card >= 0 for card in state.mission)
            + 2 * max(0, state.round - 2),
            "actions": state.actions_left.bit_count() + sum(card >= 0 for card in state.action)
            + 2 * (state.round - 1),
            "spells": state.spells_left.bit_count() + (state.spell >= 0) + state.round - 1,
        }
        for kind, name in enumerate(MERCENARIES):
            count[name] = state.decks[kind] + sum(state.mercenaries[kind::3])
        for seat in range(state.seats):
            dice = sum(state.dice[seat * 6 : seat * 6 + 6]) + sum(state.spent[seat * 6 : seat * 6 + 6])
            count[f"dice of seat {seat}"] = dice + state.to_roll[seat] - state.neutral[seat]
            sent = sum(state.sent[seat * 2 : seat * 2 + 2])
            count[f"gnomes of seat {seat}"] = state.gnomes[seat] + sent + state.removed[seat]
            count[f"buildings of seat {seat}"] = self._buildings(state, seat)
        return count

    def _buildings(self, state: GnomelandState, seat: int) -> int:
        """Cards in hand, in view and covered; one that is in view twice or unbuilt would be one too many."""
        spaces = (*state.lower[seat * 3 : seat * 3 + 3], *state.upper[seat * 3 : seat * 3 + 3])
        in_view = [row // 2 for row in spaces if 0 <= row < self.tables.printed_row]
        built = [card for card in range(len(self.cards.buildings)) if state.built[seat] >> card & 1]
        covered = set(built) - set(in_view)
        return len(self.cards.buildings) - len(built) + len(in_view) + len(covered)

    def ending(self, state: State) -> str:
        """A match always ends after five rounds."""
        return "rounds" if state.to_move is None else ""

    def ended_by(self, state: State) -> str:
        """The fifth round (L-27)."""
        return "L-27" if state.mover == OVER else ""

    def period(self, state: State) -> int:
        """Questions to copy come again in the next round."""
        assert isinstance(state, GnomelandState)
        return state.round

    def score_lines(self, state: State, seat: int) -> list[tuple[str, dict[str, str | int], int]]:
        """The score track, then the buildings of each row."""
        assert isinstance(state, GnomelandState)
        lines: list[tuple[str, dict[str, str | int], int]] = [
            ("gnomeland-score-track", {}, state.score[seat]),
        ]
        rows = (("gnomeland-score-standard", state.lower), ("gnomeland-score-special", state.upper))
        for key, spaces in rows:
            worth = [self.tables.points[row] for row in spaces[seat * 3 : seat * 3 + 3] if row >= 0]
            if any(worth):
                lines.append((key, {"count": sum(points > 0 for points in worth)}, sum(worth)))
        return lines
