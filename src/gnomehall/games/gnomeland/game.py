"""Gnomeland (Stefano Castelli, 2018) as a game of the hall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gnomehall.core.cards import CardSet
from gnomehall.core.game import Choice, Game, Json, Move, Option, Played, Reason, first_player
from gnomehall.core.state import OVER, State
from gnomehall.core.words import say
from gnomehall.games.gnomeland.cards import LOWER_SPACES, UPPER_SPACES, read_cards
from gnomehall.games.gnomeland.layout import choices, lay_out
from gnomehall.games.gnomeland.options import LONGEST_TURN
from gnomehall.games.gnomeland.profit import dice_for_dice, endless_hires
from gnomehall.games.gnomeland.rules import GnomelandState
from gnomehall.games.gnomeland.tables import PRINTED_ROW, STANDARD
from gnomehall.games.gnomeland.view import describe
from gnomehall.games.gnomeland.why import explain
from gnomehall.games.gnomeland.wording import describe_all, message, names_by_id
from gnomehall.games.gnomeland.words import MERCENARIES, RESOURCES, spell_out

FACES = tuple("123456")


class Gnomeland(Game):
    """2 to 4 clans roll dice, build villages and complete missions in five rounds."""

    name = "gnomeland"
    title = "Gnomeland"
    fewest = 2
    most = 4
    minutes = 60
    rules_version = 1
    rules = tuple(f"L-{n}" for n in range(1, 28))
    options = (
        first_player(4, "L-5"), Option("copy_each", False, (False, True), "L-20"),
        Option("one_copy", False, (False, True), "L-22"),
    )
    streams = ("first", "dice/0", "dice/1", "dice/2", "dice/3", "missions", "actions", "spells")

    def __init__(self, card_set: CardSet) -> None:
        super().__init__(card_set)
        self.cards = read_cards(card_set)
        self.tables = lay_out(self.cards)
        self.moves = self._alphabet()
        self._names = names_by_id(self.cards)

    def _alphabet(self) -> tuple[Move, ...]:
        """The blocks of tables.py, in order."""
        cards = self.cards
        missions = [base.id for base, _ in cards.missions]
        actions = [card.id for card in cards.actions]
        spells = [card.id for card in cards.spells]
        buildings = [base.id for base, _ in cards.buildings]
        words: list[tuple[str, ...]] = [
            *[("roll", face) for face in FACES],
            *[("reveal", card) for card in (*missions, *actions, *spells)],
            *[("spend", face) for face in FACES],
            *[("play", kind) for kind in MERCENARIES],
            *[
                ("build", card, space) for number, card in enumerate(buildings)
                for space in (LOWER_SPACES if number < STANDARD else UPPER_SPACES)
            ],
            *[("upgrade", card) for card in buildings],
            *[("complete", card) for card in missions],
            *[("send", card) for card in actions],
            *[("cast", card) for card in spells],
            *[("use", side.id) for sides in cards.buildings[STANDARD:] for side in sides],
            ("end",), ("copy",), ("decline",),
            *[("recruit", kind) for kind in MERCENARIES],
            *[("pay", kind) for kind in MERCENARIES],
            *[("keep", kind) for kind in (*RESOURCES, "none")],
            *[("hex", card) for card in missions],
            *[("steal", kind, str(seat)) for seat in range(self.most) for kind in RESOURCES],
            *[(verb, face) for verb in ("raise", "lower", "reroll") for face in FACES],
            ("enough",), ("settle", "first"), ("settle", "second"),
            *[("add", kind) for kind in RESOURCES],
            *[
                ("hire", kind, spell_out(cost))
                for kind, mercenary in zip(MERCENARIES, cards.mercenaries, strict=True)
                for cost in mercenary.hire
            ],
            *[("take", spell_out(bundle)) for bundle in choices(cards)],
        ]
        return tuple(Move(number, verb, tuple(args)) for number, (verb, *args) in enumerate(words))

    def begin(self, seats: int, options: Mapping[str, Choice]) -> GnomelandState:
        """The board empty, the decks full (L-1 to L-4)."""
        first = -1 if options["first"] == "random" else int(options["first"])
        return GnomelandState(self.tables, seats, first, bool(options["copy_each"]), bool(options["one_copy"]))

    def view(self, state: State, played: Sequence[Played] = ()) -> dict[str, Json]:
        """The board, the villages and the decision owed."""
        assert isinstance(state, GnomelandState)
        return describe(self.cards, state)

    def why_not(self, state: State, move: int) -> Reason:
        """Why a move is not possible now."""
        assert isinstance(state, GnomelandState)
        return explain(self, state, move)

    def wording(self, move: Move, language: str) -> tuple[str, dict[str, str | int]]:
        """How the log tells a move."""
        return message(self._names, move, language)

    def label(self, move: Move, language: str) -> str:
        """What a button for the move says."""
        key, args = self.wording(move, language)
        return say(language, key.replace("-move-", "-do-"), self.name, **args)

    def warnings(self, language: str) -> list[str]:
        """A turn that could go on without end: which cards do it, and what ends it."""
        names = [mercenary.card.names[language] for mercenary in self.cards.mercenaries]
        found = [
            say(language, "gnomeland-warn-hire", self.name, cards=", ".join(names[kind] for kind in kinds),
                most=LONGEST_TURN)
            for kinds in endless_hires(self.cards)
        ]
        dice = ", ".join(named[language] for named in dice_for_dice(self.cards))
        if dice:
            found.append(say(language, "gnomeland-warn-dice", self.name, cards=dice, most=LONGEST_TURN))
        return found

    def describe_cards(self, language: str) -> list[dict[str, Json]]:
        """The whole card set."""
        return describe_all(self.cards, language)

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
        in_view = [row // 2 for row in spaces if 0 <= row < PRINTED_ROW]
        built = [card for card in range(len(self.cards.buildings)) if state.built[seat] >> card & 1]
        covered = set(built) - set(in_view)
        return len(self.cards.buildings) - len(built) + len(in_view) + len(covered)

    endings = ("rounds",)

    def ending(self, state: State) -> str:
        """There is one way only: five rounds."""
        return "rounds" if state.to_move is None else ""

    def ended_by(self, state: State) -> str:
        """The fifth round (L-27)."""
        return "L-27" if state.mover == OVER else ""

    def score_lines(self, state: State, seat: int) -> list[tuple[str, dict[str, str | int], int]]:
        """The score track, then the buildings of each row."""
        assert isinstance(state, GnomelandState)
        lines: list[tuple[str, dict[str, str | int], int]] = [
            ("gnomeland-score-track", {}, state.score[seat]),
        ]
        rows = (("gnomeland-score-standard", state.lower), ("gnomeland-score-special", state.upper))
        for key, spaces in rows:
            worth = [self.tables.worth[row] for row in spaces[seat * 3 : seat * 3 + 3] if row >= 0]
            if any(worth):
                lines.append((key, {"count": sum(points > 0 for points in worth)}, sum(worth)))
        return lines
