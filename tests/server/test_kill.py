"""The server is killed at any moment: nothing acknowledged is lost, nothing is played twice."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx

from gnomehall.games import game
from gnomehall.server.client import Heard, Player, briskly
from tests.server.harness import FULL, Server, new_table, running, start_table, web

ROUNDS = 200 if FULL else 3
TABLES = 20 if FULL else 4
SEATS = [{"sit": "device"}, {"sit": "device"}]


def make_players(url: str, number: int) -> tuple[dict[str, object], list[Player]]:
    made = new_table(url, SEATS)
    start_table(url, made)
    keys = made["seat_keys"]
    assert isinstance(keys, list)
    table = str(made["table"])
    return made, [Player(url, table, [key], f"t{number}s{seat}-") for seat, key in enumerate(keys)]


def check(url: str, made: dict[str, object], players: list[Player]) -> int:
    """Every acknowledged move is in the record, in its place, once; how many there were."""
    answer = web.get(
        f"{url}/api/tables/{made['table']}/record", headers={"authorization": f"Bearer {made['watch']}"})
    lines = [json.loads(line) for line in answer.text.splitlines()][1:-1]
    log = [
        (-1, line["chance"]) if "chance" in line else (line["seat"], line["move"]) for line in lines
    ]
    moves = game("gems").moves
    count = 0
    seen: set[int] = set()
    for seat, player in enumerate(players):
        for before, (after, move) in player.acknowledged.items():
            assert log[before] == (seat, moves[int(move)].text)
            assert before < after <= len(log)
            assert before not in seen, "two commands were acknowledged for one version"
            seen.add(before)
            count += 1
        for version, told in player.log.items():
            assert log[version - 1] == told, "a client was told what is not stored"
    decisions = {number for number, (seat, _) in enumerate(log) if seat >= 0}
    assert seen <= decisions
    return count


def test_kill_nothing_acknowledged_is_lost_and_every_table_plays_on(store: str, tmp_path: Path) -> None:
    with running(store, log=tmp_path / "log") as server:
        acknowledged, ended = asyncio.run(play_and_kill(server))
    print(f"{ROUNDS} kills, {acknowledged} acknowledged moves, {ended} matches played to the end")
    assert ended >= TABLES


def test_the_tests_postgresql_outlives_the_start_of_another_session(postgres: str, tmp_path: Path) -> None:
    """One that ends meanwhile looks like a hall that cannot start again."""
    other = tmp_path / "test_other.py"
    other.write_text("def test_folder(tmp_path): pass\n")
    subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(other)], cwd=tmp_path,
                   check=True, capture_output=True)

    async def checkpoint() -> None:
        import asyncpg

        for command in ("CREATE TABLE written (x INTEGER)", "CHECKPOINT", "DROP TABLE written"):
            base = await asyncpg.connect(postgres)
            await base.execute(command)
            await base.close()

    asyncio.run(checkpoint())


async def play_and_kill(server: Server) -> tuple[int, int]:
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(2 * TABLES))  # patience needs threads
    chooser = random.Random(7)
    is_last = False
    counts = [0, 0]

    def choose(state: Heard) -> int | None:
        return briskly(state, chooser)

    async def keep_playing(number: int) -> None:
        while True:
            made, players = await asyncio.to_thread(_patiently, server, number)
            await asyncio.gather(*[player.play(choose) for player in players])
            counts[0] += await asyncio.to_thread(_check_patiently, server, made, players)
            counts[1] += 1
            if is_last:
                return

    tables = [asyncio.create_task(keep_playing(number)) for number in range(TABLES)]
    for _ in range(ROUNDS):
        await asyncio.sleep(chooser.uniform(0.02, 0.8))
        server.kill()
        await asyncio.to_thread(server.start)
        for task in tables:
            assert not task.done() or task.exception() is None
    is_last = True
    await asyncio.wait_for(asyncio.gather(*tables), 900)
    return counts[0], counts[1]


def _patiently(server: Server, number: int) -> tuple[dict[str, object], list[Player]]:
    while True:
        try:
            return make_players(server.url, number)
        except httpx.TransportError:
            time.sleep(0.1)


def _check_patiently(server: Server, made: dict[str, object], players: list[Player]) -> int:
    while True:
        try:
            return check(server.url, made, players)
        except httpx.TransportError:
            time.sleep(0.1)
