"""Three ways to win Gnomopolis, each a bot: it looks one step ahead like `greedy`, and leans one way."""

from __future__ import annotations

from gnomehall.bots.contract import Bot, Budget, Choice
from gnomehall.bots.outlook import Outlook
from gnomehall.bots.tuning import tuning
from gnomehall.core.errors import ValidationError
from gnomehall.core.game import Game
from gnomehall.core.state import State
from gnomehall.games.gnomopolis.gnomes import kinds_in
from gnomehall.games.gnomopolis.rules import GnomopolisState

CHILD, VILLAGER, SOLDIER, MERCHANT, ARTISAN, INVENTOR = range(6)


class Leaning(Bot):
    """Takes the move that looks best one step ahead with its leaning added, in hundredths of a point."""

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed)
        if game.name != "gnomopolis":
            raise ValidationError(f"{self.name} is a strategy of Gnomopolis")
        self.outlook: Outlook | None = None

    def choose(self, state: State, budget: Budget) -> Choice:
        """Rate every move, lean, and take the best."""
        only = self.only(state)
        if only is not None:
            return only
        assert isinstance(state, GnomopolisState)
        if self.outlook is None:
            figures = tuning(self.game.name)
            self.outlook = Outlook(state, figures.scale, figures.blend)
        ratings = self.outlook.ratings(state)
        best, chosen = -1e18, 0
        for move, rating in zip(state.legal_ids(), ratings, strict=True):
            after = state.clone()
            after.apply(move)
            value = rating + self.lean(after, state.mover)
            if value > best:
                best, chosen = value, move
        return Choice(self.game.moves[chosen], (f"a {self.name} plays like that",))

    def lean(self, state: GnomopolisState, seat: int) -> float:
        """What this strategy likes about a position, in hundredths of a point."""
        raise NotImplementedError


def gnomes_of(state: GnomopolisState, seat: int) -> list[int]:
    """All gnomes of a seat by kind, those at work included."""
    bag = state.mug[seat] + state.active[seat] + state.exhausted[seat]
    return kinds_in(bag + (state.working if seat == state.actor else 0))


class MerchantRush(Leaning):
    """Trains merchants and empties the Capital of its coins."""

    name = "merchant-rush"

    def lean(self, state: GnomopolisState, seat: int) -> float:
        """Merchants, and coins."""
        merchants = min(6, gnomes_of(state, seat)[MERCHANT])
        return 100.0 * merchants + 40.0 * state.coins[seat]


class BuildingRush(Leaning):
    """Builds whenever it can, and ends the match with its sixth building."""

    name = "building-rush"

    def lean(self, state: GnomopolisState, seat: int) -> float:
        """Buildings, and those who can raise the next one."""
        kinds = gnomes_of(state, seat)
        hands = 40.0 * sum(min(2, count) for count in kinds) + 60.0 * min(3, state.assistants[seat])
        return 300.0 * state.buildings[seat] + hands


class Population(Leaning):
    """Fills its beds with families, and leaves nobody in the Ancient Capital."""

    name = "population"

    def lean(self, state: GnomopolisState, seat: int) -> float:
        """Gnomes, and beds for them."""
        beds = sum(state.beds[seat * 7 : seat * 7 + 7])
        return 20.0 * sum(gnomes_of(state, seat)) + 60.0 * beds


STRATEGIES: dict[str, type[Leaning]] = {it.name: it for it in (MerchantRush, BuildingRush, Population)}
