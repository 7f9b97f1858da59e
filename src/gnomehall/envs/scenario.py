"""A scenario for Gymnasium: the learner has the player's seat, and the reward is its stars.

    env = gnomehall.envs.scenario.ScenarioEnv("gnomopolis/last-cart")

or, after `gnomehall.envs.gymnasium.register()`, `gymnasium.make("scenario-v1", scenario="gnomopolis/last-cart")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gnomehall.bots.contract import Budget
from gnomehall.core.cards import parse_card_set
from gnomehall.envs.gymnasium import HallEnv
from gnomehall.scenarios.campaign import find
from gnomehall.scenarios.ready import made_ready


class ScenarioEnv(HallEnv):
    """A try at a scenario: a file, or GAME/KEY.  It ends when it is settled; an illegal action loses it."""

    def __init__(
        self, scenario: str, choices: Sequence[str] = (), budget: Budget | None = None, render_mode: str | None = None,
    ) -> None:
        id, found = find(scenario)
        self.ready = made_ready(found, id)
        self.choices = tuple(choices)
        self.verdict = self.ready.verdict(self.choices)
        cards = parse_card_set(found.cards, "cards") if found.cards else None
        super().__init__(
            found.game, found.seats, found.bots, found.seat, budget=budget, options=found.options, cards=cards,
            render_mode=render_mode)

    def _deal(self, deal: int) -> None:
        self.verdict = self.ready.verdict(self.choices)
        self.match.table = table = self.ready.table(deal, self.choices)
        table.on_entry = self.verdict.entered
        self.verdict.look(table)

    def _is_over(self) -> bool:
        return self.verdict.is_settled

    def _reward(self) -> float:
        return float(self.verdict.stars)

    def _info(self) -> dict[str, Any]:
        return {**super()._info(), "stars": self.verdict.stars, "goals": list(self.verdict.reached)}
