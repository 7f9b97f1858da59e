"""What judges positions at a table: a trained net where one knows the table, else the game's own evaluation."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gnomehall.bots.net_files import net_for
from gnomehall.bots.net_outlook import NetOutlook
from gnomehall.bots.outlook import Outlook
from gnomehall.bots.search import make_tree
from gnomehall.bots.tree import Tree
from gnomehall.bots.tuning import Tuning, net_tuning, tuning
from gnomehall.core.game import Game
from gnomehall.core.state import OVER, State


@dataclass(frozen=True, slots=True)
class Judge:
    """An outlook, the figures of a search that uses it, and why it has no net (empty if it has one)."""

    outlook: Outlook
    figures: Tuning
    why_no_net: str

    def points(self, state: State) -> list[float]:
        """The points each seat can expect in the end; with several seats, less the mean of all."""
        if state.mover == OVER:
            found = [float(points) for points in state.scores()]
        elif isinstance(self.outlook, NetOutlook):
            return [margin for _, margin in self.outlook.net.judgement(state)]
        else:
            found = [state.guess(seat) / 100 for seat in range(state.seats)]
        mean = sum(found) / len(found) if len(found) > 1 else 0.0
        return [one - mean for one in found]


def judge_for(game: Game, state: State, figures: Tuning | None = None, path: Path | None = None) -> Judge:
    """The judge of a table; a net may come from a file of its own, and the figures from somebody who tries others."""
    net, why_none = net_for(game, state, path)
    if net is None:
        figures = tuning(game.name, state.seats)
        return Judge(Outlook(state, figures.scale, figures.blend), figures, why_none)
    figures = figures or net_tuning(game.name, state.seats)
    return Judge(NetOutlook(state, net, figures.blend), figures, "")


def judging_tree(game: Game, state: State, seed: int, capacity: int) -> Tree:
    """A tree whose leaves the table's judge judges."""
    judge = judge_for(game, state)
    return make_tree(state, judge.figures, seed, capacity, judge.outlook)
