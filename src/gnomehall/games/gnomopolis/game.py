"""Gnomopolis (Igor Knop and Patrick Matheus, 2018) as a game of the hall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gnomehall.core.cards import CardSet
from gnomehall.core.game import Choice, Game, Json, Move, Option, Played, Reason, first_player
from gnomehall.core.state import State
from gnomehall.games.gnomopolis import reasons, texts, view
from gnomehall.games.gnomopolis.cards import KINDS, SCHEMA, read_cards
from gnomehall.games.gnomopolis.finite import without_end
from gnomehall.games.gnomopolis.gnomes import kinds_in
from gnomehall.games.gnomopolis.position import BY_LENGTH
from gnomehall.games.gnomopolis.rules import GnomopolisState
from gnomehall.games.gnomopolis.scoring import Housing, house
from gnomehall.games.gnomopolis.tables import CARAVAN, FIRST, Tables


class Gnomopolis(Game):
    """1 to 4 players build districts of a new city and bring gnomes to live there."""

    name = "gnomopolis"
    title = "Gnomopolis"
    fewest = 1
    most = 4
    minutes = 45
    rules_version = 1
    rules = tuple(f"P-{n}" for n in range(1, 34))
    options = (first_player(4, "P-4"), Option("solo_caravan", "own", ("own", "off"), "P-27"))
    schema = SCHEMA
    streams = ("first", "buildings", "mug/0", "mug/1", "mug/2", "mug/3")

    def __init__(self, card_set: CardSet) -> None:
        super().__init__(card_set)
        self.cards = read_cards(card_set)
        self.tables = Tables(self.cards)
        self.places = self._name_places()  # the id of every place, "" where there is none
        self.moves = self._alphabet()

    def _name_places(self) -> tuple[str, ...]:
        ids = [card.id for card in self.cards.parchments]
        ids += [""] * (CARAVAN - len(ids))
        return (*ids, "caravan", "team")

    def _alphabet(self) -> tuple[Move, ...]:
        buildings = [card.id for card in self.cards.buildings]
        parchments = [card.id for card in self.cards.parchments]
        tables = self.tables
        words: list[tuple[str, ...]] = [
            *[("first", str(seat)) for seat in range(self.most)],
            *[("reveal", card) for card in buildings],
            *[("draw", kind) for kind in KINDS],
            ("pass",), ("caravan",),
            *[("pay", kind) for kind in KINDS],
            *[("employ", member) for member in (*KINDS, "assistant")],
            *[("gain", kind) for kind in KINDS],
            *[("search", "mug", kind) for kind in KINDS],
            *[("search", "exhausted", kind) for kind in KINDS],
            *[("build", card) for card in buildings],
            *[("use", card) for card in parchments],
            *[("visit", card) for card in parchments],
        ]
        for number in range(tables.lifts):
            place, code = self.places[tables.lift_place[number]], tables.lift_code[number]
            words.append(("lift", place, KINDS[code % 6], *(["lying"] if code >= 6 else [])))
        return tuple(Move(number, verb, tuple(args)) for number, (verb, *args) in enumerate(words))

    def begin(self, seats: int, options: Mapping[str, Choice]) -> GnomopolisState:
        """Full Capital, full mugs, nothing turned up yet (P-1 to P-4)."""
        state = GnomopolisState(self.tables, seats, seats == 1 and options["solo_caravan"] == "off")
        if options["first"] != "random":
            state.apply(FIRST + int(options["first"]))
        return state

    def house(self, gnomes: Mapping[str, int], buildings: Sequence[str]) -> Housing:
        """The best housing of these gnomes in these buildings and on the District Board (P-31, P-32)."""
        return house(self.cards, gnomes, buildings)

    # ---- reading a state

    def view(self, state: State, played: Sequence[Played] = ()) -> dict[str, Json]:
        """Both Capitals, the cards, every district, and the decision owed."""
        assert isinstance(state, GnomopolisState)
        return view.view(self, state)

    def why_not(self, state: State, move: int) -> Reason:
        """Why a move is not possible now."""
        assert isinstance(state, GnomopolisState)
        return reasons.why_not(self, state, move)

    def pieces(self, state: State) -> dict[str, int]:
        """Gnomes by kind, coins, assistants, cards; what came from outside is taken off (P-1, P-11)."""
        assert isinstance(state, GnomopolisState)
        bags = [state.ancient, state.renewed, state.working, state.lying, *state.mug, *state.active, *state.exhausted]
        counts = [sum(column) for column in zip(*map(kinds_in, bags), strict=True)]
        coins = state.ancient_coins + state.new_coins + state.coins_out + sum(state.coins)
        assistants = state.ancient_assistants + state.new_assistants + state.assistants_out + sum(state.assistants)
        cards = state.pile.bit_count() + sum(card >= 0 for card in [*state.offered, *state.district])
        return {
            **dict(zip(KINDS, counts, strict=True)), "gnomes": sum(counts), "coins": coins - state.minted,
            "assistants": assistants - state.made, "buildings": cards,
        }

    endings = ("building", "gnomes", "coins")

    def ending(self, state: State) -> str:
        """What triggered the end (P-29)."""
        assert isinstance(state, GnomopolisState)
        return str(view.TRIGGERS[state.trigger]) if state.to_move is None else ""

    def ended_by(self, state: State) -> str:
        """P-29; P-30 where the engine cut an endless match short."""
        assert isinstance(state, GnomopolisState)
        if state.to_move is not None:
            return ""
        return "P-30" if state.trigger == BY_LENGTH else "P-29"

    def score_lines(self, state: State, seat: int) -> list[tuple[str, dict[str, str | int], int]]:
        """Coins, beds, councilors and the homeless (P-32)."""
        assert isinstance(state, GnomopolisState)
        home = view.housing(self, state, seat)
        councilors = [n for n in range(4) if state.councilors[n] == seat]
        parts = (
            ("coins", state.coins[seat], state.coins[seat]),
            ("buildings", home.in_buildings, 2 * home.in_buildings),
            ("board", home.on_board, home.on_board),
            ("councilors", len(councilors), sum(self.tables.councilor_points[n] for n in councilors)),
            ("homeless", sum(home.homeless.values()), -sum(home.homeless.values())),
        )
        return [(f"gnomopolis-score-{part}", {"count": count}, points) for part, count, points in parts if count]

    # ---- telling

    def warnings(self, language: str) -> list[str]:
        """The cards with which a turn could go on until the guard stops it (P-16)."""
        return [texts.endless(cards, language) for cards in without_end(self.cards.parchments)]

    def wording(self, move: Move, language: str) -> tuple[str, dict[str, str | int]]:
        """How the log tells a move."""
        return texts.wording(self.cards, move, language)

    def label(self, move: Move, language: str) -> str:
        """What a button for the move says."""
        return texts.label(self.cards, move, language)

    def describe_cards(self, language: str) -> list[dict[str, Json]]:
        """The board and its parchments, the councilors, the buildings."""
        return texts.describe(self.cards, language)
