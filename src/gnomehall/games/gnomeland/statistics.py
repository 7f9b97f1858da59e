"""What the lab counts in Gnomeland."""

from __future__ import annotations

from gnomehall.core.game import Game, Played
from gnomehall.core.state import CHANCE, State
from gnomehall.core.statistics import CardKind, FinishedMatch, MatchWatcher, PlayOn
from gnomehall.games.gnomeland.effect_words import MERCENARIES
from gnomehall.games.gnomeland.game import Gnomeland
from gnomehall.games.gnomeland.rules import GnomelandState

FIRST_LATER = "first of a later round"
ADVANCED = "+"  # after a mission's id: its advanced side
SOURCES = {"mission": "missions", "action": "actions and contests", "spell": "spells", "building": "buildings"}


class Watcher(MatchWatcher):
    """Both sides of buildings and missions, actions, spells and mercenaries."""

    kinds = (
        CardKind("building", "Building sides", ("built", "used")),
        CardKind("mission", "Mission sides", ("completed",)),
        CardKind("action", "Actions", ("sent to",), is_for_all=True),
        CardKind("spell", "Spells", ("cast",)),
        CardKind("mercenary", "Mercenaries", ("hired", "played")),
    )

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        assert isinstance(game, Gnomeland)
        self.game = game
        cards = game.cards
        self.sides = [side.id for pair in cards.buildings for side in pair]
        self.advanced = {base.id: upgraded.id for base, upgraded in cards.buildings}
        self.missions = [base.id for base, _ in cards.missions]
        self.actions = [card.id for card in cards.actions]
        for side in self.sides:
            self.counts.offer("building", side)
        for mercenary in MERCENARIES:
            self.counts.offer("mercenary", mercenary)
        self.round = 0
        self.source = ["", "", "", ""]  # the card that gives a seat points now
        self.scores = [0] * seats
        self.contest = ""

    @classmethod
    def names(cls, game: Game) -> dict[str, str]:
        """Every card, then every card with its advanced side."""
        found = super().names(game)
        return found | {f"{card}{ADVANCED}": f"{name}, advanced" for card, name in found.items()}

    @classmethod
    def card_of(cls, counted: str) -> str:
        """The card that has this side."""
        return counted.removesuffix(ADVANCED)

    def round_of(self, state: State) -> int:
        """The round the rules count."""
        assert isinstance(state, GnomelandState)
        return int(state.round)

    def before(self, state: State, played: Played) -> None:
        """A card turned up, or a move of a turn that names one."""
        assert isinstance(state, GnomelandState)
        self.contest = self.actions[state.action[state.contest]] if state.contest >= 0 else ""
        verb, args, seat = played.move.verb, played.move.args, played.seat
        if verb == "reveal":
            kind = "mission" if args[0] in self.missions else "action" if args[0] in self.actions else "spell"
            is_next = kind == "mission" and state.mission[0] >= 0 and state.mission[1] >= 0  # known, not yet to be had
            self.counts.offer(kind, args[0], state.round + is_next)
        elif verb == "spend":
            self._used(seat, state.lower[seat * 3 + (int(args[0]) - 1) // 2])
        elif verb == "build":
            self.counts.add(args[0], "built", seat)
        elif verb == "upgrade":
            self.counts.add(self.advanced[args[0]], "built", seat)
        elif verb == "use":
            self.counts.add(args[0], "used", seat)
        elif verb == "complete":
            slot = list(state.mission).index(self.missions.index(args[0]))
            self.source[seat] = args[0] + (ADVANCED if slot >= 2 else "")
            self.counts.add(self.source[seat], "completed", seat)
        elif verb in ("send", "cast"):
            self.source[seat] = args[0]
            self.counts.add(args[0], "sent to" if verb == "send" else "cast", seat)
        elif verb in ("hire", "play"):
            self.counts.add(args[0], "hired" if verb == "hire" else "played", seat)
        elif verb == "copy":
            self.counts.count("copies")

    def _used(self, seat: int, row: int) -> None:
        if 0 <= row < self.game.tables.printed_row:
            self.counts.add(self.sides[row], "used", seat)

    def after(self, state: State, played: Played) -> None:
        """Points belong to the card played last, or to the contest; a new round turns missions over."""
        assert isinstance(state, GnomelandState)
        scores = list(state.score[: self.seats])
        if scores != self.scores:
            for seat in range(self.seats):
                if scores[seat] != self.scores[seat]:
                    self.counts.score(self.contest or self.source[seat], seat, scores[seat] - self.scores[seat])
            self.scores = scores
        if state.round != self.round:
            self.round = state.round
            self._new_round(state)

    def _new_round(self, state: GnomelandState) -> None:
        for card in state.mission[2:]:
            if card >= 0:
                self.counts.offer("mission", self.missions[card] + ADVANCED, state.round)
        for seat in range(self.seats):
            for row in state.upper[seat * 3 : seat * 3 + 3]:
                if row >= 0 and self.game.tables.lasting[row]:
                    self._used(seat, row)

    def end(self, state: State) -> None:
        """Points of the buildings in view, and where each seat's points came from."""
        assert isinstance(state, GnomelandState)
        for seat in range(self.seats):
            rows = (*state.lower[seat * 3 : seat * 3 + 3], *state.upper[seat * 3 : seat * 3 + 3])
            for row in rows:
                if 0 <= row < self.game.tables.printed_row:
                    self.counts.score(self.sides[row], seat, self.game.tables.points[row])
        seats = range(self.seats)
        self.counts.styles = {
            "by mission that paid most": [self._best(seat, ("mission",)) for seat in seats],
            "by where most points are": [self._source(seat) for seat in seats],
        }

    def _best(self, seat: int, kinds: tuple[str, ...]) -> str:
        found = {name: card.points[seat] for name, card in self.counts.cards.items() if card.kind in kinds}
        best = max(found, key=lambda name: found[name])
        return best.removesuffix(ADVANCED) if found[best] > 0 else "none"

    def _source(self, seat: int) -> str:
        points = dict.fromkeys(SOURCES.values(), 0)
        for card in self.counts.cards.values():
            if card.kind in SOURCES:
                points[SOURCES[card.kind]] += card.points[seat]
        best = max(points, key=lambda name: points[name])
        return best if points[best] > 0 else "nothing"


def probe(match: FinishedMatch, play_on: PlayOn) -> dict[str, float]:
    """What it is worth to be first in a round.

    The leader is first (L-26), so counting who wins would only find that leaders win.  Instead, from the
    start of one later round of each match, the match is played on with another seat as the first: the
    deal chooses round and seat, every seat as often.  A seat that is first wins more than its fair share
    only if being first is worth something.
    """
    round_wanted, first = 2 + match.deal % 4, match.deal // 4 % match.seats
    state = match.game.start(match.seats, match.options)
    assert isinstance(state, GnomelandState)
    drawn = [0] * len(match.game.streams)
    for entry in match.played:
        if entry.seat == CHANCE:
            drawn[state.stream] += 1
        state.apply(entry.move.id)
        if state.round == round_wanted:
            break
    state.first = first
    places = play_on(state, drawn)
    win = 1 / places.count(0) if places[first] == 0 else 0.0
    return {FIRST_LATER: win - 1 / match.seats}
