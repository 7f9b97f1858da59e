"""Anything at the wire: a message or a clear error; no crash, no leak, bounded memory."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any  # JSON

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect as connect_now

from gnomehall.server.settings import Settings
from tests.server.harness import DEVICES, FREE, FULL, Guest, Server, new_table, running, start_table, web

FRAMES = 100_000 if FULL else 3_000
LINES = 10

schema = schemathesis.pytest.from_fixture("api_schema")


@pytest.fixture
def api_schema(server: Server) -> Any:
    refusals = ["400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "428", "429"]  # 413: too large
    config = schemathesis.Config.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": refusals}}})
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", config=config)


# Hypothesis takes what another thread draws from `random` for a fault of the strategies, which are not ours.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module:hypothesis.errors.HypothesisDeprecationWarning")
@schema.parametrize()
@settings(max_examples=200 if FULL else 6, deadline=None, suppress_health_check=list(HealthCheck))
def test_hostile_the_http_api_keeps_to_its_document(case: Any) -> None:
    case.query.pop("wait", None)
    case.call_and_validate(excluded_checks=[positive_data_acceptance])  # a game "" is a text, but no game


def test_hostile_frames_crash_nothing_and_leak_nothing(tmp_path: Path) -> None:
    patient = msgspec.structs.replace(FREE, most_invalid_messages=10**9)  # every frame is read
    with running(str(tmp_path / "hall.db"), patient, log=tmp_path / "log") as server:
        made = new_table(server.url, DEVICES)
        start_table(server.url, made)
        before = memory(server)
        heard = asyncio.run(throw(server, made))
        grown = memory(server) - before
        health = web.get(f"{server.url}/api/health")
        assert health.status_code == 200
        assert "\ngnomehall_errors_total 0.0\n" in web.get(f"{server.url}/api/metrics").text
        print(f"{FRAMES} frames, {heard} answers, memory grew by {grown / 1e6:.1f} MB")
        assert grown < 40e6
        log = (tmp_path / "log").read_text()
    for secret in (*made["seat_keys"], made["host"]):
        assert secret not in log
    assert "Traceback" not in log


def memory(server: Server) -> int:
    text = web.get(f"{server.url}/api/metrics").text
    return int(float(next(line for line in text.splitlines() if line.startswith("gnomehall_memory_bytes")).split()[1]))


async def throw(server: Server, made: dict[str, Any]) -> int:
    """Strangers, watchers and players send nonsense; none of them ever sees another's key."""
    holders: list[list[str]] = [[], [made["watch"]], [made["seat_keys"][0]], [made["code"]]]
    counts = await asyncio.gather(*[
        _throw(server, made, holders[number % len(holders)], random.Random(number)) for number in range(LINES)
    ])
    return sum(counts)


async def _throw(server: Server, made: dict[str, Any], keys: list[str], dice: random.Random) -> int:
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{made['table']}/ws"
    secrets = [*made["seat_keys"], made["host"]]
    left, heard = FRAMES // LINES, 0
    while left > 0:
        try:
            async with connect(address, compression=None, max_size=None) as line:
                if keys:
                    await line.send(json.dumps({"type": "hello", "keys": keys}))
                listener = asyncio.create_task(_listen(line, [s for s in secrets if s not in keys]))
                try:
                    while left > 0:
                        left -= 1
                        await line.send(nonsense(dice))
                        if left % 50 == 0:
                            await asyncio.sleep(0)
                finally:
                    await asyncio.sleep(0.5)
                    listener.cancel()
                    heard += sum(x for x in await asyncio.gather(listener, return_exceptions=True) if type(x) is int)
        except (ConnectionClosed, InvalidStatus):
            continue
    return heard


async def _listen(line: Any, secrets: list[str]) -> int:
    heard = 0
    try:
        async for data in line:
            heard += 1
            assert not any(secret in data for secret in secrets), "a key leaked"
            assert "Traceback" not in data
    except (ConnectionClosed, asyncio.CancelledError):
        pass
    return heard


KINDS = [
    "hello", "play", "undo", "answer", "why", "hint", "chat", "react", "rename", "arrange", "configure", "start",
    "lend", "resume", "leave", "rematch", "auto", "hints", "ping",
]
VALUES: list[Any] = [
    None, True, 0, 1, -1, 10**30, 1.5, "", "x", "explore", "collect five", "a" * 500, "\u0000", "\ud83d\ude00", [], {},
    [[]], {"a": {}}, ["explore"], "A" * 32,
]
FIELDS = [
    "version", "move", "note", "to", "seat", "yes", "step", "text", "what", "name", "avatar", "sit", "level", "key",
    "options", "seats", "clock", "rotate",
]


def nonsense(dice: random.Random) -> str | bytes:
    """A message that is nearly right, or not at all."""
    choice = dice.random()
    if choice < 0.1:
        return dice.randbytes(dice.randrange(200))
    if choice < 0.15:
        return "[" * dice.randrange(1, 5000)
    message = {"type": dice.choice(KINDS), "id": str(dice.randrange(100))}
    for name in dice.sample(FIELDS, dice.randrange(5)):
        message[name] = dice.choice(VALUES)
    if choice < 0.5:
        message = {**message, "type": "play", "version": dice.randrange(4), "move": dice.randrange(200)}
        message.pop("key", None)
    text = json.dumps(message)
    return text[: dice.randrange(len(text))] if choice > 0.95 else text


def test_hostile_a_frame_too_large_cuts_the_line(server: Server) -> None:
    made = new_table(server.url, DEVICES)
    guest = Guest(server.url, made, made["seat_keys"][0])
    guest.wait("room")
    guest.line.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        guest.until(lambda _message: False)


def test_hostile_a_foreign_page_may_not_connect(server: Server) -> None:
    made = new_table(server.url, DEVICES)
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{made['table']}/ws"
    with pytest.raises(InvalidStatus), connect_now(address, origin="https://evil.example"):
        pass
    refused = web.post(f"{server.url}/api/tables", headers={"origin": "https://evil.example"}, json={})
    assert refused.json()["code"] == "wrong-origin"
    same = web.post(f"{server.url}/api/tables", headers={"origin": server.url}, json={})
    assert same.json()["code"] == "bad-message"


def test_hostile_too_much_at_once_is_refused(tmp_path: Path) -> None:
    tight = Settings(address_rate=5, address_burst=20, seat_rate=5, seat_burst=10)
    with running(str(tmp_path / "hall.db"), tight) as server:
        made = new_table(server.url, DEVICES)
        guest = Guest(server.url, made, made["seat_keys"][0])
        answers = {guest.ask("ping")["type"] for _ in range(14)}
        assert answers == {"pong", "refused"}
        codes = {web.get(f"{server.url}/api/games").status_code for _ in range(40)}
        assert codes == {200, 429}
        guest.close()


def test_hostile_every_answer_has_security_headers(server: Server) -> None:
    for path in ("/", "/api/health", "/api/nothing", "/api/tables/x"):
        headers = web.get(f"{server.url}{path}").headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].partition("script-src")[2].partition(";")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
