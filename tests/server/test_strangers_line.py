"""The line: clients that do not read, headers and bodies without end, silent sockets, hosts and proxies."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any  # JSON of the server

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from gnomehall.server.app.application import make_app
from gnomehall.server.app.limits import Limiter, Limits, place_of
from gnomehall.server.refusal import Refusal
from gnomehall.server.settings import Settings
from tests.server.harness import DEVICES, FREE, Guest, Server, new_table, running, start_table, web

LIMITED = Settings(bot_workers=1, header_seconds=1.0, body_seconds=1.0)


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("limited")
    with running(str(folder / "hall.db"), LIMITED) as found:
        yield found


def raw(server: Server, data: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), timeout=8)
    line.sendall(data)
    return line


def is_cut(line: socket.socket) -> bool:
    """Whether the server ends the line within some seconds."""
    with line:
        try:
            while line.recv(65_536):
                pass
        except TimeoutError:
            return False
        except OSError:
            return True
        return True


@pytest.mark.parametrize("start", [b"", b"\r\n", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nhost: x\r\nx: y"])
def test_a_socket_that_does_not_finish_its_headers_is_closed(limited: Server, start: bytes) -> None:
    assert is_cut(raw(limited, start))


def test_a_socket_that_dribbles_after_its_answer_is_closed(limited: Server) -> None:
    line = raw(limited, b"GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n")
    assert b"200" in line.recv(65_536)
    line.sendall(b"\r\n")
    assert is_cut(line)


def test_headers_have_a_size(limited: Server) -> None:
    line = raw(limited, b"GET / HTTP/1.1\r\nx: ")
    with contextlib.suppress(OSError):
        for _ in range(100):
            line.sendall(b"x" * 65_536)
    assert is_cut(line)
    assert web.get(f"{limited.url}/api/health").status_code == 200


def test_a_body_has_a_deadline(limited: Server) -> None:
    with raw(limited, b"POST /api/summary HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{") as line:
        assert line.recv(65_536).startswith(b"HTTP/1.1 408")


def test_bodies_that_are_arriving_have_a_size_in_all_and_for_one_address() -> None:
    limits = Limits(Settings(address_bodies=100, all_bodies=150))
    limits.take_bytes("a", 90)
    with pytest.raises(Refusal, match="too-fast"):
        limits.take_bytes("a", 20)
    limits.give_bytes("a", 110)
    limits.take_bytes("a", 90)
    with pytest.raises(Refusal, match="busy"):
        limits.take_bytes("b", 90)


def test_a_few_who_send_all_they_may_keep_nobody_with_a_small_body_out() -> None:
    limits = Limits(Settings())
    for number in range(5):
        limits.take_bytes(f"large {number}", 12_000_000)
    with pytest.raises(Refusal, match="busy"):
        limits.take_bytes("large 5", 12_000_000)
    for number in range(100):
        limits.take_bytes(f"small {number}", 20_000)
    with pytest.raises(Refusal, match="busy"):
        limits.take_bytes("another", 4_000_000)


def test_an_address_has_so_many_sockets_and_so_many_lines(tmp_path: Path) -> None:
    few = Settings(bot_workers=1, address_sockets=12, address_lines=3)
    with running(str(tmp_path / "hall.db"), few) as server:
        made = new_table(server.url, DEVICES)
        guests = [Guest(server.url, made, made["watch"]) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            Guest(server.url, made, made["watch"])
        guests.pop().close()
        time.sleep(0.3)
        guests.append(Guest(server.url, made, made["watch"]))
        lines = [raw(server, b"") for _ in range(20)]
        time.sleep(0.3)
        assert sum(_is_closed(line) for line in lines) >= 8
        for line in lines:
            line.close()
        for guest in guests:
            guest.close()


def _is_closed(line: socket.socket) -> bool:
    line.settimeout(0.01)
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_a_table_has_so_many_watchers_and_its_players_always_get_in(tmp_path: Path) -> None:
    few = Settings(address_rate=0, bot_workers=1, table_watchers=2)
    with running(str(tmp_path / "hall.db"), few) as server:
        made = new_table(server.url, DEVICES)
        watchers = [Guest(server.url, made, made["watch"]) for _ in range(2)]
        for watcher in watchers:
            watcher.wait("room")
        third = Guest(server.url, made, made["watch"])
        assert third.hear()["code"] == "full"
        player = Guest(server.url, made, made["seat_keys"][0])
        assert player.wait("room")["watchers"] == 2
        for guest in (*watchers, player):
            guest.close()


def test_comings_and_goings_are_gathered_and_told_once(server: Server) -> None:
    made = new_table(server.url, DEVICES)
    player = Guest(server.url, made, made["seat_keys"][0])
    player.wait("room")
    watchers = [Guest(server.url, made, made["watch"]) for _ in range(25)]
    rooms = 0
    while player.latest["room"]["watchers"] < 25:
        rooms += player.hear()["type"] == "room"
    assert rooms < 20, "25 arrivals within a second or so are told a few times"
    for guest in (player, *watchers):
        guest.close()


@pytest.mark.parametrize("way", ["bytes", "time"])
def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path, way: str) -> None:
    """By what waits for it, or by how long: the other limit is out of reach, and no limit of rate is in the way."""
    limits = {"most_unsent": 200_000, "stall_seconds": 600.0} if way == "bytes" else {"stall_seconds": 1.0}
    settings = msgspec.structs.replace(FREE, most_unsent=1 << 40)
    with running(str(tmp_path / "hall.db"), msgspec.structs.replace(settings, **limits)) as server:
        made = new_table(server.url, DEVICES, game="gnomopolis")
        start_table(server.url, made)
        reader = Guest(server.url, made, made["watch"])
        size = len(json.dumps(reader.wait("state")))
        with deaf(server, made) as line:
            _wait_for_lines(server, 2)
            for _ in range(1_000_000 // size):  # far less than the system's buffers would take
                line.sendall(_hello(made))
            _wait_for_lines(server, 1)
        assert reader.ask("chat", text="still here")["type"] == "done"
        reader.close()
        dropped = f"gnomehall_dropped_total {1.0 if way == 'bytes' else 0.0}"
        assert dropped in web.get(f"{server.url}/api/metrics").text


def _hello(made: dict[str, Any]) -> bytes:
    hello = json.dumps({"type": "hello", "keys": [made["watch"]]}).encode()
    return bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello


def deaf(server: Server, made: dict[str, Any]) -> socket.socket:
    """A WebSocket of a watcher who reads nothing, not even the answer to the handshake."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(30)
    line.connect(("127.0.0.1", server.port))
    line.sendall(
        f"GET /api/tables/{made['table']}/ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\n"
        "connection: Upgrade\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
    return line


def _wait_for_lines(server: Server, wanted: int) -> None:
    end = time.monotonic() + 30
    while (found := web.get(f"{server.url}/api/health").json()["connections"]) != wanted:
        assert time.monotonic() < end, f"{found} lines are open, not {wanted}"
        time.sleep(0.05)


def test_a_kicked_players_line_is_closed(server: Server) -> None:
    made = new_table(server.url, [{"sit": "device"}, {"sit": "open"}])
    path = f"{server.url}/api/tables/{made['table']}/join"
    joined = web.post(path, json={"code": made["code"], "name": "Zoë"}).json()
    host = Guest(server.url, made, made["host"], made["seat_keys"][0])
    host.wait("room")
    kicked = Guest(server.url, made, joined["key"])
    kicked.wait("room")
    assert host.ask("arrange", seat=1, sit="open")["type"] == "done"
    host.ask("chat", text="among us")
    with pytest.raises(ConnectionClosed):
        kicked.until(lambda message: message["type"] == "chat")
    assert kicked.line.close_code == 4401
    host.close()


# ---- who asks, and whom


def test_ipv6_counts_by_its_64_bits() -> None:
    assert place_of("2001:db8:1:2:aaaa::1") == place_of("2001:db8:1:2:bbbb::9") == "2001:db8:1:2::/64"
    assert place_of("2001:db8:1:3::1") != place_of("2001:db8:1:2::1")
    assert place_of("::ffff:10.0.0.1") == place_of("10.0.0.1") == "10.0.0.1"


def test_a_limit_counts_cost() -> None:
    limiter = Limiter(0.001, 10)
    assert limiter.allows("a", 8)
    assert not limiter.allows("a", 3)
    assert limiter.allows("a", 2)
    assert limiter.allows("b", 99), "what costs more than all takes all"
    assert not limiter.allows("b")


def test_a_forged_forwarding_header_is_not_believed(tmp_path: Path) -> None:
    tight = Settings(bot_workers=1, address_burst=20, address_rate=0.01)
    with running(str(tmp_path / "hall.db"), tight) as server:
        codes = [
            web.get(f"{server.url}/api/games", headers={"x-forwarded-for": f"10.0.0.{n}"}).status_code
            for n in range(40)
        ]
        assert 429 in codes


def test_the_local_hall_answers_to_its_own_name_only(tmp_path: Path) -> None:
    async def look() -> None:
        app = make_app(Settings(store=str(tmp_path / "hall.db"), hosts=("127.0.0.1", "localhost")))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1:8000") as client:
            assert (await client.get("/api/nothing")).json()["code"] == "not-found"
            evil = await client.get("/api/nothing", headers={"host": "evil.example:8000"})
            assert (evil.status_code, evil.json()["code"]) == (421, "wrong-host")

    asyncio.run(look())


def test_a_rebound_name_gets_no_websocket(tmp_path: Path) -> None:
    local = Settings(bot_workers=1, hosts=("127.0.0.1",))
    with running(str(tmp_path / "hall.db"), local) as server:
        made = new_table(server.url, DEVICES)
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{made['table']}/ws"
        evil = address.replace("127.0.0.1", "evil.example")
        sock = socket.create_connection(("127.0.0.1", server.port))
        with pytest.raises(InvalidStatus), connect(evil, sock=sock):
            pass


def test_the_document_and_the_files_are_made_once_and_limited(tmp_path: Path) -> None:
    tight = Settings(bot_workers=1, address_burst=20, address_rate=0.01)
    with running(str(tmp_path / "hall.db"), tight) as server:
        first = web.get(f"{server.url}/api/openapi.json")
        assert first.headers["content-encoding"] == "gzip"
        tag = first.headers["etag"]
        assert web.get(f"{server.url}/api/openapi.json", headers={"if-none-match": tag}).status_code == 304
        codes = {web.get(f"{server.url}/api/openapi.json").status_code for _ in range(300)}
        assert codes == {200, 429}
