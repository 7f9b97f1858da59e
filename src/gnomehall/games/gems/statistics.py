"""What the lab counts in Gems & Gnomes."""

from __future__ import annotations

from gnomehall.core.game import Game, Played
from gnomehall.core.state import CHANCE, State
from gnomehall.core.statistics import CardKind, MatchWatcher
from gnomehall.games.gems.game import Gems
from gnomehall.games.gems.rules import GemsState

THREE, FIVE = "three_alike", "five_different"


class Watcher(MatchWatcher):
    """Tokens by type, and the groups they were carried home in."""

    kinds = (
        CardKind("token", "Tokens", ("most of it", "claimed", "collected"), use="collected"),
        CardKind("set", "Groups carried home", ("collected",)),
    )

    def __init__(self, game: Game, seats: int) -> None:
        super().__init__(game, seats)
        assert isinstance(game, Gems)
        self.game = game
        self.turns = 0
        self.actor = -1
        self.counts.offer("set", THREE)
        self.counts.offer("set", FIVE)

    def round_of(self, state: State) -> int:
        """The round, counted in turns."""
        return -(-self.turns // self.seats)

    def before(self, state: State, played: Played) -> None:
        """A token turned up or claimed, a group carried home, a retreat."""
        assert isinstance(state, GemsState)
        if played.seat != CHANCE and state.actor != self.actor:
            self.actor = state.actor
            self.turns += 1
        verb, args = played.move.verb, played.move.args
        if verb == "reveal":
            self.counts.offer("token", args[0], self.round_of(state))
        elif verb == "claim":
            self.counts.add(args[0], "claimed", played.seat)
        elif verb == "collect":
            self.counts.add(FIVE if args == ("five",) else THREE, "collected", played.seat)
        elif verb == "retreat":
            self.counts.count("retreats")

    def end(self, state: State) -> None:
        """Piles, who has most of each stone, and what kind of groups each carried home."""
        assert isinstance(state, GemsState)
        piles = [self.game.cards.row(state.pile, seat) for seat in range(self.seats)]
        counted = [self.game.count(pile, state.coal_groups).tokens for pile in piles]
        for token in self.game.cards.tokens:
            counts = [pile.get(token.id, 0) for pile in piles]
            if not any(counts):
                continue
            for seat, count in enumerate(counts):
                self.counts.add(token.id, "collected", seat, count)
                points = sum(self.game.cards.worth[kind] * n for name, kind, n in counted[seat] if name == token.id)
                self.counts.score(token.id, seat, points)
            if counts.count(max(counts)) == 1:
                self.counts.add(token.id, "most of it", counts.index(max(counts)))
        self.counts.styles = {"by set": [self._sets(seat) for seat in range(self.seats)]}

    def _sets(self, seat: int) -> str:
        threes = self.counts.cards[THREE].times("collected", seat)
        fives = self.counts.cards[FIVE].times("collected", seat)
        if threes == fives == 0:
            return "no groups"
        return "mostly three alike" if threes > fives else "mostly five different" if fives > threes else "as many"
