"""What the lab counts in Gnomeland."""

from __future__ import annotations

from gnomehall.core.game import Game, Played
from gnomehall.core.state import State
from gnomehall.games.gnomeland.game import Gnomeland
from gnomehall.games.gnomeland.rules import GnomelandState
from gnomehall.games.gnomeland.tables import PRINTED_ROW
from gnomehall.games.gnomeland.words import MERCENARIES
from gnomehall.lab.watch import Kind, Watch

ADVANCED = "+"  # after a mission's id: its advanced side
SOURCES = {"mission": "missions", "action": "actions and contests", "spell": "spells", "building": "buildings"}


class GnomelandWatch(Watch):
    """Both sides of buildings and missions, actions, spells and mercenaries."""

    kinds = (
        Kind("building", "Building sides", ("built", "used")),
        Kind("mission", "Mission sides", ("completed",)),
        Kind("action", "Actions", ("sent to",)),
        Kind("spell", "Spells", ("cast",)),
        Kind("mercenary", "Mercenaries", ("hired", "played")),
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
            self.sheet.offer("building", side)
        for mercenary in MERCENARIES:
            self.sheet.offer("mercenary", mercenary)
        self.round = 0
        self.source = ["", "", "", ""]  # the card that gives a seat points now
        self.scores = [0] * seats
        self.contest = ""

    def round_of(self, state: State) -> int:
        """The round."""
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
            self.sheet.offer(kind, args[0], state.round + is_next)
        elif verb == "spend":
            self._used(seat, state.lower[seat * 3 + (int(args[0]) - 1) // 2])
        elif verb == "build":
            self.sheet.add(args[0], "built", seat)
        elif verb == "upgrade":
            self.sheet.add(self.advanced[args[0]], "built", seat)
        elif verb == "use":
            self.sheet.add(args[0], "used", seat)
        elif verb == "complete":
            slot = list(state.mission).index(self.missions.index(args[0]))
            self.source[seat] = args[0] + (ADVANCED if slot >= 2 else "")
            self.sheet.add(self.source[seat], "completed", seat)
        elif verb in ("send", "cast"):
            self.source[seat] = args[0]
            self.sheet.add(args[0], "sent to" if verb == "send" else "cast", seat)
        elif verb in ("hire", "play"):
            self.sheet.add(args[0], "hired" if verb == "hire" else "played", seat)
        elif verb == "copy":
            self.sheet.count("copies")

    def _used(self, seat: int, row: int) -> None:
        if 0 <= row < PRINTED_ROW:
            self.sheet.add(self.sides[row], "used", seat)

    def after(self, state: State, played: Played) -> None:
        """Points belong to the card played last, or to the contest; a new round turns missions over."""
        assert isinstance(state, GnomelandState)
        scores = list(state.score[: self.seats])
        if scores != self.scores:
            for seat in range(self.seats):
                if scores[seat] != self.scores[seat]:
                    self.sheet.score(self.contest or self.source[seat], seat, scores[seat] - self.scores[seat])
            self.scores = scores
        if state.round != self.round:
            self.round = state.round
            self._new_round(state)

    def _new_round(self, state: GnomelandState) -> None:
        for card in state.mission[2:]:
            if card >= 0:
                self.sheet.offer("mission", self.missions[card] + ADVANCED, state.round)
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
                if 0 <= row < PRINTED_ROW:
                    self.sheet.score(self.sides[row], seat, self.game.tables.worth[row])
        seats = range(self.seats)
        self.sheet.styles = {
            "by mission that paid most": [self._best(seat, ("mission",)) for seat in seats],
            "by where most points are": [self._source(seat) for seat in seats],
        }

    def _best(self, seat: int, kinds: tuple[str, ...]) -> str:
        found = {name: card.points[seat] for name, card in self.sheet.cards.items() if card.kind in kinds}
        best = max(found, key=lambda name: found[name])
        return best.removesuffix(ADVANCED) if found[best] > 0 else "none"

    def _source(self, seat: int) -> str:
        points = dict.fromkeys(SOURCES.values(), 0)
        for card in self.sheet.cards.values():
            if card.kind in SOURCES:
                points[SOURCES[card.kind]] += card.points[seat]
        best = max(points, key=lambda name: points[name])
        return best if points[best] > 0 else "nothing"
