"""Two processes on one PostgreSQL serve the same tables."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from gnomehall.server.client import Heard, Player, briskly, decode, encode
from tests.server.harness import DEVICES, FULL, Guest, Server, new_table, running, start_table

CONFLICTS = 1000 if FULL else 100


def test_two_processes_serve_one_table(postgres: str, tmp_path: Path) -> None:
    with running(postgres, log=tmp_path / "a") as one, running(postgres, log=tmp_path / "b") as two:
        asyncio.run(finish_matches(one, two))
        conflicts(one, two)
        what_one_says_the_other_hears(one, two)


def test_workers_share_one_port_and_one_that_dies_is_replaced(postgres: str, tmp_path: Path) -> None:
    with running(postgres, log=tmp_path / "log", workers=2) as server:
        assert server.process is not None
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        before = {int(child) for child in children.read_text().split()}
        assert len(before) == 2
        os.kill(min(before), signal.SIGKILL)
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline and (
            len(children.read_text().split()) < 2 or str(min(before)) in children.read_text().split()
        ):
            time.sleep(0.1)  # what had just been handed to the dead worker is lost with it, as on any machine
        asyncio.run(finish_matches(server, server))
        after = {int(child) for child in children.read_text().split()}
        assert len(after) == 2
        assert max(before) in after
        server.stop()
        assert not any(Path(f"/proc/{child}").exists() for child in after)


def test_whichever_worker_is_asked_answers_for_all(postgres: str, tmp_path: Path) -> None:
    with running(postgres, log=tmp_path / "log", workers=2) as server:
        asyncio.run(finish_matches(server, server))
        before = figures(server)
        counts = [figures(server)["gnomehall_requests_total"] for _ in range(20)]
        assert counts == [before["gnomehall_requests_total"] + asked for asked in range(1, 21)]
        assert before["gnomehall_tables_created_total"] == (10 if FULL else 2)
        assert min(before["gnomehall_changes_total"], before["gnomehall_command_seconds_count"]) > 100
        assert before["gnomehall_memory_bytes"] > 60e6, "of both"
        assert before["gnomehall_errors_total"] == 0


def figures(server: Server) -> dict[str, float]:
    """The figures for Prometheus."""
    lines = httpx.get(f"{server.url}/api/metrics").text.splitlines()
    return {name: float(value) for name, value in (line.split() for line in lines if line[0] != "#")}


async def finish_matches(one: Server, two: Server) -> None:
    dice = random.Random(3)
    matches = []
    for _ in range(10 if FULL else 2):
        made = new_table(one.url, DEVICES)
        start_table(two.url, made)
        players = [
            Player(server.url, made["table"], [key], f"s{seat}-")
            for seat, (server, key) in enumerate(zip((one, two), made["seat_keys"], strict=True))
        ]
        matches.append(asyncio.gather(*[player.play(lambda state: briskly(state, dice)) for player in players]))
    for ends in await asyncio.wait_for(asyncio.gather(*matches), 900 if FULL else 120):
        assert ends[0].over
        assert ends[0].version == ends[1].version


def conflicts(one: Server, two: Server) -> None:
    """Both hold both seats, on different processes, and move at once: exactly one move is accepted."""
    accepted = asyncio.run(collide(one, two))
    print(f"{CONFLICTS} simultaneous moves: one accepted each time; by process {accepted}")


async def collide(one: Server, two: Server) -> list[int]:
    wins = [0, 0]
    done = 0
    while done < CONFLICTS:
        made = new_table(one.url, DEVICES)
        start_table(one.url, made)
        async with AsyncExitStack() as stack:
            lines = [await _sit(stack, server, made) for server in (one, two)]
            states = [await _state(line, 0) for line in lines]
            while done < CONFLICTS and not states[0].over:
                version = states[0].version
                for number, (line, state) in enumerate(zip(lines, states, strict=True)):
                    move = state.legal[(number * 7) % len(state.legal)].id
                    play = {"type": "play", "id": f"{number}-{version}", "version": version, "move": move}
                    await line.send(encode(play).decode())
                results = await asyncio.gather(*[_result(line, version) for line in lines])
                answers = [answer for answer, _ in results]
                states = [state for _, state in results]
                assert sorted(answers) == ["done", "over" if states[0].over else "stale"], answers
                wins[answers.index("done")] += 1
                assert states[0].version == states[1].version
                assert [e.move.text for e in states[0].events][-1] == [e.move.text for e in states[1].events][-1]
                done += 1
    return wins


async def _sit(stack: AsyncExitStack, server: Server, made: dict[str, object]) -> ClientConnection:
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{made['table']}/ws"
    line = await stack.enter_async_context(connect(address, compression=None, max_size=None))
    await line.send(encode({"type": "hello", "keys": made["seat_keys"]}).decode())
    return line


async def _state(line: ClientConnection, beyond: int) -> Heard:
    async with asyncio.timeout(20):
        async for data in line:
            heard = decode(data)
            if heard.type == "state" and heard.version >= beyond:
                return heard
    raise AssertionError("the line was cut")


async def _result(line: ClientConnection, version: int) -> tuple[str, Heard]:
    """The answer to a move, and the state after the one that was accepted."""
    answer, state = "", None
    async with asyncio.timeout(20):
        while not answer or state is None:
            heard = decode(await line.recv())
            if heard.type in ("done", "refused") and heard.id and heard.id.endswith(f"-{version}"):
                answer = "done" if heard.type == "done" else str(heard.code)
            elif heard.type == "state" and heard.version > version and heard.events:
                state = heard
                answer = "done" if heard.done and heard.done.endswith(f"-{version}") else answer
    return answer, state


def what_one_says_the_other_hears(one: Server, two: Server) -> None:
    made = new_table(one.url, DEVICES)
    start_table(one.url, made)
    here, there = (Guest(s.url, made, k) for s, k in zip((one, two), made["seat_keys"], strict=True))
    here.until(lambda m: m["type"] == "room" and m["seats"][1]["here"])
    here.ask("chat", text="hello")
    assert there.wait("chat")["lines"][-1]["text"] == "hello"
    there.ask("react", what="bravo")
    assert here.wait("reaction")["seat"] == 1
    there.close()
    here.until(lambda m: m["type"] == "room" and not m["seats"][1]["here"])
    here.close()


CUTS = 200 if FULL else 12


def test_a_listener_that_is_cut_again_and_again_is_never_deaf(postgres: str, tmp_path: Path) -> None:
    """The connection that hears of other processes is cut at any moment, even while it is set up."""
    with running(postgres, log=tmp_path / "a") as one, running(postgres, log=tmp_path / "b") as two:
        matches, moves = asyncio.run(play_and_cut(postgres, one, two))
        for server in (one, two):
            wait_until_well(server)
        what_one_says_the_other_hears(one, two)
        what_one_says_the_other_hears(two, one)
    print(f"{CUTS} cuts while {matches} matches with {moves} acknowledged moves were played on two processes: "
          "nothing lost, nobody deaf")
    assert matches >= 2


def wait_until_well(server: Server) -> None:
    end = time.monotonic() + 20
    while httpx.get(f"{server.url}/api/health").status_code != 200:
        assert time.monotonic() < end, "it stays deaf"
        time.sleep(0.2)


def begin(one: Server, two: Server) -> dict[str, Any]:
    """A table of one process that another begins; whoever hears that the server is busy tries again."""
    end = time.monotonic() + 30
    while True:
        try:
            made = new_table(one.url, DEVICES)
            start_table(two.url, made)
        except AssertionError as refused:
            if '"busy"' not in str(refused) or time.monotonic() > end:
                raise
            time.sleep(0.2)
        else:
            return made


async def play_and_cut(postgres: str, one: Server, two: Server) -> tuple[int, int]:
    import asyncpg

    dice, played, moves, is_done = random.Random(5), 0, 0, False

    async def keep_playing() -> None:
        nonlocal played, moves
        while not is_done:
            made = await asyncio.to_thread(begin, one, two)
            players = [
                Player(server.url, made["table"], [key], f"{played}s{seat}-")
                for seat, (server, key) in enumerate(zip((one, two), made["seat_keys"], strict=True))
            ]
            ends = await asyncio.gather(*[player.play(lambda state: briskly(state, dice)) for player in players])
            assert ends[0].version == ends[1].version
            one_log, other_log = (player.log for player in players)
            assert one_log == other_log, "both heard the same match, by different processes"
            for player in players:
                for before, (after, _) in player.acknowledged.items():
                    assert before < after <= ends[0].version, "what was acknowledged stands"
                    assert one_log.keys() >= set(range(before + 1, after + 1))
            moves += sum(len(player.acknowledged) for player in players)
            played += 1

    playing = [asyncio.create_task(keep_playing()) for _ in range(2)]
    knife = await asyncpg.connect(postgres)
    try:
        for cut in range(CUTS):
            # those that listen or are about to: every connection whose last words were LISTEN, or none yet
            await knife.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                " AND datname = current_database() AND (query ILIKE 'LISTEN%' OR query = '' OR query = 'SELECT 1')")
            await asyncio.sleep(dice.uniform(0.0, 0.05) if cut % 3 else dice.uniform(0.4, 0.7))
    finally:
        await knife.close()
    is_done = True
    await asyncio.wait_for(asyncio.gather(*playing), 300)
    return played, moves
