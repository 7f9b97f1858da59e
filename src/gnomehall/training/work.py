"""What a generation hands to its workers: matches to learn from, and deals to measure with.

Everything here can be sent to another process or machine.  What is played depends on the seed alone, never on who
plays it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from gnomehall.arena.cluster import dask_client
from gnomehall.bots.net import Net
from gnomehall.bots.net_outlook import NetOutlook
from gnomehall.bots.outlook import Outlook
from gnomehall.bots.tuning import tuning
from gnomehall.games import game
from gnomehall.games.learning import make_encoder
from gnomehall.training.learner import Array
from gnomehall.training.selfplay import BY_GREEDY, BY_NET, BY_OTHER, SelfPlay

Weights = tuple[Array, ...]
Item = TypeVar("Item")
Found = TypeVar("Found")


@dataclass(frozen=True, slots=True)
class Players:
    """Who plays, and how matches begin."""

    game: str
    seats: int
    margin_unit: float
    centre: float
    decay: float
    noise: float
    noise_length: int
    mine: Weights | None = None  # of the net that learns; None: it has learned nothing yet
    other: Weights | None = None  # of another net to play against
    meets_other: bool = False  # whether the net learns in one seat against the other net in all others

    def player(self) -> SelfPlay:
        """Somebody who plays these matches."""
        it = game(self.game)
        start, figures = it.start(self.seats), tuning(self.game)
        outlooks = []
        for weights in (self.mine, self.other):
            net = Net(make_encoder(it, self.seats), self.margin_unit, self.centre)
            if weights is not None:
                net.load_weights(*weights)
            outlooks.append(NetOutlook(start, net, figures.blend))
        found = SelfPlay(start, Outlook(start, figures.scale, figures.blend), *outlooks)
        found.decay, found.noise = self.decay, round(1000 * self.noise)
        found.noise_length, found.learned = self.noise_length, self.mine is not None
        return found


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some positions to learn from."""

    players: Players
    size: int
    seed: int


def play_chunk(chunk: Chunk) -> tuple[Array, Array, int]:
    """Inputs and targets of up to `size` positions, and how many matches they are of."""
    player = chunk.players.player()
    inputs, seats = player.mine.net.inputs, chunk.players.seats
    seen = np.zeros((chunk.size, inputs), np.int16)
    targets = np.zeros((chunk.size, 2 * seats), np.float32)
    player.attach(seen.ravel(), targets.ravel(), chunk.size)
    mine = BY_NET if player.learned else BY_GREEDY
    others = BY_OTHER if chunk.players.meets_other else mine
    matches = player.play_many(mine, others, chunk.size, chunk.seed)
    return seen[: player.kept], targets[: player.kept], matches


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal to measure with."""

    players: Players
    seed: int


def play_deal(deal: Deal) -> tuple[float, float]:
    """What a net wins (alone: its points) against greedy players, and against the other net (nan: there is none)."""
    player = deal.players.player()
    column = 1 if deal.players.seats == 1 else 0
    greedy = player.play_deal(BY_NET, BY_GREEDY, deal.seed)[column]
    if deal.players.other is None:
        return greedy, float("nan")
    return greedy, player.play_deal(BY_NET, BY_OTHER, deal.seed)[column]


class Workers(AbstractContextManager["Workers"]):
    """Threads of this machine, or the workers of a Dask scheduler."""

    def __init__(self, jobs: int = 1, dask: str | None = None) -> None:
        self.jobs = jobs
        self.client: Any = dask_client(dask) if dask else None

    def __exit__(self, *_: object) -> None:
        if self.client is not None:
            self.client.close()

    def map(self, work: Callable[[Item], Found], items: Iterable[Item]) -> list[Found]:
        """The results of some work, in order."""
        if self.client is not None:
            return list(self.client.gather(self.client.map(work, list(items), pure=False)))
        if self.jobs == 1:
            return [work(item) for item in items]
        with ThreadPoolExecutor(self.jobs) as pool:
            return list(pool.map(work, items))
