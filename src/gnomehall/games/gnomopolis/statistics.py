"""What the lab counts in Gnomopolis."""

from __future__ import annotations

from gnomehall.core.game import Game, Played
from gnomehall.core.state import State
from gnomehall.core.statistics import CardKind, MatchWatcher
from gnomehall.games.gnomopolis.cards import SPECIALISTS
from gnomehall.games.gnomopolis.constants import TYPE_COUNT
from gnomehall.games.gnomopolis.game import Gnomopolis
from gnomehall.games.gnomopolis.places import host_of
from gnomehall.games.gnomopolis.rules import GnomopolisState
from gnomehall.games.gnomopolis.verdict import visit_verdict
from gnomehall.games.gnomopolis.view import housing

SOURCES = ("coins", "beds in buildings", "beds on the board", "councilors")


class Watcher(MatchWatcher):
    """Buildings, councilors and the actions of the board; a caravan's visit counts for the host's card."""

    kinds = (
        CardKind("building", "Buildings", ("built", "used", "visited")),
        CardKind("councilor", "Councilors", ("held", "used", "visited", "changed hands")),
        CardKind("action", "District Board", ("used", "visited"), is_for_all=True),
    )

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        assert isinstance(game, Gnomopolis)
        self.game = game
        self.place = {name: number for number, name in enumerate(game.places) if name}
        self.holders = [-1] * TYPE_COUNT
        for councilor in game.cards.councilors:
            self.counts.offer("councilor", councilor.id)
        for action in game.cards.board.actions:
            self.counts.offer("action", action.id)
        self.counts.offer("action", "caravan")

    def round_of(self, state: State) -> int:
        """The round the rules count."""
        assert isinstance(state, GnomopolisState)
        return int(state.round)

    def before(self, state: State, played: Played) -> None:
        """A card turned up, built, used or visited; net coins count as points of the card."""
        assert isinstance(state, GnomopolisState)
        verb, card = played.move.verb, played.move.args[0] if played.move.args else ""
        if verb == "reveal":
            self.counts.offer("building", card, max(1, state.round))
        elif verb == "build":
            self.counts.add(card, "built", played.seat)
        elif verb == "use":
            self.counts.add(card, "used", played.seat)
            self.counts.score(card, played.seat, self._coins(card))
        elif verb == "visit":
            self._visit(card, state.marker[state.actor], played.seat)
        elif verb == "caravan":
            host = host_of(state, played.seat)
            choice = [place for place in range(self.game.tables.parchments) if visit_verdict(state, place, host) == 0]
            if len(choice) == 1:  # nobody is asked where it goes
                self._visit(self.game.places[choice[0]], host, played.seat)

    def _visit(self, card: str, host: int, seat: int) -> None:
        self.counts.add(card, "visited", host)
        self.counts.add("caravan", "used", seat)
        self.counts.score("caravan", seat, self._coins(card))
        if self.seats > 1:
            self.counts.score(card, host, 1)

    def _coins(self, card: str) -> int:
        tables, place = self.game.tables, self.place[card]
        return int(tables.gain_coins[place] - tables.coins[place])

    def after(self, state: State, played: Played) -> None:
        """Councilors come and go."""
        assert isinstance(state, GnomopolisState)
        holders = list(state.councilors)
        if holders == self.holders:
            return
        for number, councilor in enumerate(self.game.cards.councilors):
            if holders[number] != self.holders[number]:
                self.counts.add(councilor.id, "held", holders[number])
                self.counts.score(councilor.id, holders[number], councilor.bonus.coins)
                if self.holders[number] >= 0:
                    self.counts.add(councilor.id, "changed hands", holders[number])
        self.holders = holders

    def end(self, state: State) -> None:
        """Beds that are full, councilors, and what each district is made of."""
        assert isinstance(state, GnomopolisState)
        types: list[str] = []
        sources: list[list[int]] = []
        for seat in range(self.seats):
            home = housing(self.game, state, seat)
            for place in home.homes:
                if place.place != "board":
                    self.counts.score(place.place, seat, place.points)
            for number, councilor in enumerate(self.game.cards.councilors):
                if state.councilors[number] == seat:
                    self.counts.score(councilor.id, seat, councilor.points)
            types.append(self._type(state, seat))
            lines = {key.rpartition("-")[2]: points for key, _, points in self.game.score_lines(state, seat)}
            sources.append([lines.get(name, 0) for name in ("coins", "buildings", "board", "councilors")])
            self.counts.count("buildings", state.buildings[seat])
            self.counts.count("coins", state.coins[seat])
            self.counts.count("homeless", sum(home.homeless.values()))
        middle = [sum(column) / self.seats for column in zip(*sources, strict=True)]
        ahead = [[have - fair for have, fair in zip(row, middle, strict=True)] for row in sources]
        strong = [SOURCES[row.index(max(row))] if max(row) > 0 else "in nothing" for row in ahead]
        self.counts.styles = {"by type of building": types, "by what one is furthest ahead in": strong}

    def _type(self, state: GnomopolisState, seat: int) -> str:
        counts = list(state.types[seat * TYPE_COUNT : (seat + 1) * TYPE_COUNT])
        best = max(counts)
        if best == 0:
            return "nothing built"
        return f"mostly {SPECIALISTS[counts.index(best)]}" if counts.count(best) == 1 else "mixed"
