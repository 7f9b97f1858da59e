"""The daily deal: one a day for each game, the same for everybody; the bot's par and yesterday's solution."""

from __future__ import annotations

import asyncio
import datetime
import hashlib
import time
from collections.abc import Sequence

import msgspec

from gnomehall.core.chance import numbered_seed
from gnomehall.core.game import Game
from gnomehall.core.record import parse_entry
from gnomehall.core.table import Table
from gnomehall.games import GAMES
from gnomehall.games import game as game_named
from gnomehall.server.jobs.jobs import PlayDeal, PlayedDeal, Position
from gnomehall.server.jobs.pool import BotFailed, Pool, Rank
from gnomehall.server.log import log
from gnomehall.server.store.base import Result, Store

RIVALS = ("Bram", "Odile")  # the bots everybody meets
LEVEL = "tinkerer"  # how they play
PAR = "master"  # who sets the par, at the seat of the player
SOLVERS = (PAR, "greedy", "search:200", "search:500")  # the best of their plays is yesterday's solution
AT_ONCE = 150  # milliseconds of the par that are played in one go, so that a live table never waits for long
PATIENCE = 2.0  # seconds each of them lets live tables go first
LONGEST = 3_000  # such goes
SOLO = "-solo"


class Par(msgspec.Struct):
    """What the bot made of a deal."""

    points: int
    ahead: int
    place: int
    record: str


def deals() -> list[str]:
    """The names of the deals of a day: `gems`, `gnomopolis`, `gnomopolis-solo`, ..."""
    found = []
    for name in GAMES:
        found.append(name)
        if game_named(name).fewest == 1:
            found.append(name + SOLO)
    return found


def game_of(deal: str) -> Game:
    """The game of a deal."""
    return game_named(deal.removesuffix(SOLO))


def seats_of(deal: str) -> int:
    """How many sit at a deal: the player, and the bots."""
    return 1 if deal.endswith(SOLO) else min(game_of(deal).most, 1 + len(RIVALS))


def number_of(day: str, deal: str) -> int:
    """The number of a day's deal: anybody can work it out, and nobody can choose it."""
    return int(hashlib.sha256(f"gnomehall daily {day} {deal}".encode()).hexdigest()[:13], 16)


def today(now: float | None = None) -> str:
    """The day it is everywhere (UTC)."""
    return datetime.datetime.fromtimestamp(time.time() if now is None else now, datetime.UTC).date().isoformat()


def before(day: str) -> str:
    """The day before."""
    return (datetime.date.fromisoformat(day) - datetime.timedelta(days=1)).isoformat()


def result_of(table: Table, seat: int, player: str, name: str, at: str) -> Result:
    """What a seat made of a match that is over."""
    scores = table.scores()
    others = [points for other, points in enumerate(scores) if other != seat]
    ahead = scores[seat] - max(others, default=0)
    return Result(player, name, scores[seat], ahead, table.state.places()[seat] + 1, at, time.time())


def made_of(table: Table) -> Par:
    """What the first seat made of a match."""
    it = result_of(table, 0, "", "", "")
    return Par(it.points, it.ahead, it.place, table.record())


def best_of(plays: Sequence[Par]) -> Par:
    """The best of several plays: the best place, then the lead, then the points."""
    return max(plays, key=lambda it: (-it.place, it.ahead, it.points))


class Daily:
    """The pars of the days, worked out in the bots' processes and kept in the store."""

    def __init__(self, store: Store, pool: Pool) -> None:
        self.store = store
        self.pool = pool
        self._working: dict[str, asyncio.Task[None]] = {}
        self._turn = asyncio.Semaphore(1)

    async def par(self, day: str, deal: str) -> Par | None:
        """The par of a deal; if it is not known yet, it will be."""
        return await self._known(f"par/{day}/{deal}", day, deal, (PAR,))

    async def solution(self, day: str, deal: str) -> Par | None:
        """The best of several strong plays of a deal; if it is not known yet, it will be."""
        return await self._known(f"solution/{day}/{deal}", day, deal, SOLVERS)

    async def _known(self, name: str, day: str, deal: str, bots: tuple[str, ...]) -> Par | None:
        cached = await self.store.cached(name)
        if cached is not None:
            return msgspec.json.decode(cached[1], type=Par)
        if name not in self._working and day in (today(), before(today())):
            task = self._working[name] = asyncio.create_task(self._work(name, day, deal, bots))
            task.add_done_callback(lambda _task: self._working.pop(name, None))
        return None

    async def close(self) -> None:
        """Give up what is not done."""
        tasks = list(self._working.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, name: str, day: str, deal: str, bots: tuple[str, ...]) -> None:
        async with self._turn:
            try:
                plays = [made_of(await self._played(day, deal, bot)) for bot in bots]
            except BotFailed as error:
                log("the par of a day failed", deal=deal, problem=error)
                return
            await self.store.cache(name, msgspec.json.encode(best_of(plays)).decode())

    async def _played(self, day: str, deal: str, bot: str) -> Table:
        """The deal played to its end by a bot against the others, a little at a time."""
        game, seats, number = game_of(deal), seats_of(deal), number_of(day, deal)
        levels = [bot, *[LEVEL] * (seats - 1)]
        log: list[str] = []
        for _ in range(LONGEST):
            job = PlayDeal(Position(game.name, None, seats, {}, log), number, levels, AT_ONCE)
            played = await self.pool.think_later(job, PlayedDeal, PATIENCE, Rank.PAR)
            log = played.log
            if played.is_over:
                entries = [parse_entry(game, text) for text in log]
                return Table(game, seats, {}, numbered_seed(number), [""] * seats, log=entries, inherited=0)
        raise BotFailed("the match does not end")
