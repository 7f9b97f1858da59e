"""How long the review of a whole match takes at the default budget, as the server does it.

    python -m benchmarks.review [game] [seats]
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

import gnomehall
from gnomehall.bots.contract import Budget
from gnomehall.bots.names import make_bot
from gnomehall.core.table import Table
from gnomehall.server.jobs.pool import Pool
from gnomehall.server.reviews.work import LONGEST, Reviewed, Reviews
from gnomehall.server.settings import Settings
from gnomehall.server.store.sqlite import Sqlite


def a_match(game: str, seats: int) -> Table:
    """A match between bots that look one step ahead and slip now and then, as people do."""
    table = gnomehall.new_table(game, seats, seed=7)
    bots = [make_bot("neighbour", table.game, seat) for seat in range(seats)]
    while table.to_move is not None:
        table.play(bots[table.to_move].choose(table.state.clone(), Budget()).move)
    return table


async def reviewed(table: Table, folder: Path) -> tuple[float, Reviewed]:
    """Review seat 0 with the default settings: seconds, and what was found."""
    settings, store = Settings(), Sqlite(str(folder / "hall.db"))

    async def lost() -> None:
        """Nothing to listen to."""

    await store.open(lambda _notice: None, lost)
    workers = Pool(settings.bot_workers, settings.bot_limit)
    reviews = Reviews(store, workers, settings.bot_workers, settings.review_seconds)
    began = time.monotonic()
    name, found = await reviews.begin(table, 0)
    while found.state == "running":
        if sys.stdout.isatty():
            print(f"\r{found.done} of {found.of}, {time.monotonic() - began:.0f} s", end="", flush=True)
        await asyncio.sleep(0.25)
        now = await reviews.find(name)
        assert now is not None
        found = now
    seconds = time.monotonic() - began
    await workers.close()
    await store.close()
    return seconds, found


def main() -> None:
    """Print the time, and whether it keeps the promise."""
    game = sys.argv[1] if len(sys.argv) > 1 else "gnomopolis"
    seats = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    table = a_match(game, seats)
    with tempfile.TemporaryDirectory() as folder:
        seconds, found = asyncio.run(reviewed(table, Path(folder)))
    wrong = [it for it in found.decisions if not it.equal]
    futures = sum(it.futures for it in found.decisions) // max(1, len(found.decisions))
    print(f"\r{game}, {seats} seats, {len(table.played)} moves: {found.state} in {seconds:.1f} s (at most {LONGEST})")
    print(f"{len(found.decisions)} decisions, {futures} futures each; {len(wrong)} worse than the best,"
          f" {sum(it.points[0] for it in wrong):.1f} points given away")
    print("by draws: " + ", ".join(f"{points:+.1f}" for points in found.draws))
    sys.exit(0 if found.state == "done" and seconds <= LONGEST else 1)


if __name__ == "__main__":
    main()
