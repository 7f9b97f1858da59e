"""Gnomopolis (Igor Knop and Patrick Matheus, 2018) as a game of the hall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gnomehall.core.cards import CardSet
from gnomehall.core.game import Choice, Game, Move, Option, Played, Reason, first_player
from gnomehall.core.state import State
from gnomehall.games.gnomopolis import encoder, verdict, view, wording
from gnomehall.games.gnomopolis.cards import KINDS, SCHEMA, read_cards
from gnomehall.games.gnomopolis.constants import MOST_PLAYERS, TYPE_COUNT
from gnomehall.games.gnomopolis.evaluation import prizes
from gnomehall.games.gnomopolis.gnomes import kinds_in
from gnomehall.games.gnomopolis.moves import move_table, places_of
from gnomehall.games.gnomopolis.position import BY_LENGTH, TRIGGERS
from gnomehall.games.gnomopolis.rules import GnomopolisState
from gnomehall.games.gnomopolis.scoring import Housing, house
from gnomehall.games.gnomopolis.tables import Tables
from gnomehall.games.gnomopolis.view_types import GnomopolisView, TownCard


class Gnomopolis(Game):
    """1 to 4 players build districts of a new city and bring gnomes to live there."""

    name = "gnomopolis"
    title = "Gnomopolis"
    fewest = 1
    most = MOST_PLAYERS
    minutes = 45
    rules_version = 1
    observation_version = encoder.VERSION
    rules = tuple(f"P-{n}" for n in range(1, 34))
    options = (first_player(MOST_PLAYERS, "P-4"), Option("solo_caravan", "own", ("own", "off"), "P-27"))
    schema = SCHEMA
    goals = ("build",)
    streams = ("first", "buildings", "mug/0", "mug/1", "mug/2", "mug/3")

    def __init__(self, card_set: CardSet) -> None:
        super().__init__(card_set)
        self.cards = read_cards(card_set)
        table = move_table(self.cards)
        self.moves = table.moves
        self.tables = Tables(self.cards, table)
        self.tables.prize = prizes(self.cards.parchments)
        self.places = places_of(self.cards)

    def begin(self, seats: int, options: Mapping[str, Choice]) -> GnomopolisState:
        """Full Capital, full mugs, nothing turned up yet (P-1 to P-4)."""
        state = GnomopolisState(self.tables, seats, seats == 1 and options["solo_caravan"] == "off")
        if options["first"] != "random":
            state.apply(self.tables.first + int(options["first"]))
        return state

    def house(self, gnomes: Mapping[str, int], buildings: Sequence[str]) -> Housing:
        """The best housing of these gnomes in these buildings and on the District Board (P-31, P-32)."""
        return house(self.cards, gnomes, buildings)

    # ---- reading a state

    def view(self, state: State, played: Sequence[Played] = ()) -> GnomopolisView:
        """Both Capitals, the cards, every district, and the decision owed."""
        assert isinstance(state, GnomopolisState)
        return view.view(self, state, played)

    def why_not(self, state: State, move: int) -> Reason:
        """Why a move is not possible now."""
        assert isinstance(state, GnomopolisState)
        return verdict.explain(self, state, move)

    def pieces(self, state: State) -> dict[str, int]:
        """Gnomes by kind, coins, assistants, cards; tokens that came from outside are not counted (P-1, P-11)."""
        assert isinstance(state, GnomopolisState)
        bags = [state.ancient_gnomes, state.new_gnomes, state.standing_at_work, state.lying_at_work]
        bags += [*state.mug, *state.active, *state.exhausted]
        counts = [sum(column) for column in zip(*map(kinds_in, bags), strict=True)]
        coins = state.ancient_coins + state.new_coins + state.coins_out + sum(state.coins)
        assistants = state.ancient_assistants + state.new_assistants + state.assistants_out + sum(state.assistants)
        cards = state.pile.bit_count() + sum(card >= 0 for card in [*state.offered, *state.district])
        return {
            **dict(zip(KINDS, counts, strict=True)), "gnomes": sum(counts), "coins": coins - state.coins_made,
            "assistants": assistants - state.assistants_made, "buildings": cards,
        }

    endings = ("building", "gnomes", "coins")

    def ending(self, state: State) -> str:
        """What triggered the end (P-29)."""
        assert isinstance(state, GnomopolisState)
        return str(TRIGGERS[state.trigger]) if state.to_move is None else ""

    def ended_by(self, state: State) -> str:
        """P-29; P-30 where the engine cut an endless match short."""
        assert isinstance(state, GnomopolisState)
        if state.to_move is not None:
            return ""
        return "P-30" if state.trigger == BY_LENGTH else "P-29"

    def score_lines(self, state: State, seat: int) -> list[tuple[str, dict[str, str | int], int]]:
        """Coins, beds, councilors and the homeless (P-32)."""
        assert isinstance(state, GnomopolisState)
        parts = self.score_parts(state, seat)
        return [(f"gnomopolis-score-{part}", {"count": count}, points) for part, count, points in parts]

    def score_parts(self, state: GnomopolisState, seat: int) -> list[tuple[str, int, int]]:
        """The same as facts: of what, how many, how many points."""
        home = view.housing(self, state, seat)
        councilors = [n for n in range(TYPE_COUNT) if state.councilors[n] == seat]
        parts = (
            ("coins", state.coins[seat], state.coins[seat]),
            ("buildings", home.in_buildings, home.parts["buildings"]),
            ("board", home.on_board, home.parts["board"]),
            ("councilors", len(councilors), sum(self.tables.councilor_points[n] for n in councilors)),
            ("homeless", sum(home.homeless.values()), home.parts["homeless"]),
        )
        return [(part, count, points) for part, count, points in parts if count]

    # ---- telling

    def warnings(self, language: str) -> list[str]:
        """What is unusual about these cards."""
        return wording.warning_texts(self.cards, language)

    def say_missing(self, what: str, language: str) -> str:
        """The gnomes a team lacks."""
        return wording.gnomes_text(what.split(), language)

    def wording(self, move: Move, language: str) -> tuple[str, dict[str, str | int]]:
        """How the log tells a move."""
        return wording.wording(self.cards, move, language)

    def label(self, move: Move, language: str) -> str:
        """What a button for the move says."""
        return wording.label(self.cards, move, language)

    def card_views(self, language: str) -> list[TownCard]:
        """The board and its parchments, the councilors, the buildings."""
        return wording.card_views(self.cards, language)
