"""7, 8, 12a, 12b and 18: what happens on the line before anybody plays."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from pathlib import Path

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect

from benchmarks.findings.hall import Hall, hall, local_hall
from benchmarks.findings.probe import Found, probe

ESTABLISHED = 1  # of TCP


def raw(it: Hall, data: bytes = b"") -> socket.socket:
    """A TCP connection that says so much."""
    line = socket.create_connection(("127.0.0.1", it.port), timeout=20)
    with contextlib.suppress(OSError):
        line.sendall(data)
    return line


def held(lines: list[socket.socket]) -> int:
    """How many of them the server has neither answered nor closed."""
    count = 0
    for line in lines:
        line.settimeout(0.01)
        try:
            line.recv(65_536)
        except TimeoutError:
            count += 1
        except OSError:
            pass
    return count


@probe("7", "A client that does not read is never cut off, and what it does not read is kept")
def deaf(tree: Path, folder: Path) -> Found:
    """800 times the state of a match of Gnomopolis, without the limit of messages a second; 30 s later."""
    with hall(tree, folder, seat_rate=0, address_rate=0) as it:
        made = it.table("device", "device", game="gnomopolis")
        memory = it.memory()
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(5)
        line.connect(("127.0.0.1", it.port))
        hello = json.dumps({"type": "hello", "keys": [made["watch"]]}).encode()
        head = (
            f"GET /api/tables/{made['table']}/ws HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
        with contextlib.suppress(OSError):
            line.sendall(head.encode())
            time.sleep(1)
            for _ in range(800):  # not faster than they are answered: who asks faster was cut off before, too
                line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
                time.sleep(0.01)
        time.sleep(30)
        state = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, 1)[0]  # a line that was aborted is closed at once
        grown = it.memory() - memory
        line.close()
        is_kept = state == ESTABLISHED
        return Found(is_kept, f"{'still connected' if is_kept else 'cut'}, {grown:+.0f} MB")


@probe("8a", "Silent sockets are held for ever")
def silent(tree: Path, folder: Path) -> Found:
    """200 of one address, 15 s later."""
    with hall(tree, folder) as it:
        lines = [raw(it) for _ in range(200)]
        time.sleep(15)
        count = held(lines)
        return Found(count > 0, f"{count} of 200 held")


@probe("8b", "Bodies that never end are kept and held")
def endless_bodies(tree: Path, folder: Path) -> Found:
    """30 bodies of which 3 of 4 MB come, 35 s later."""
    head = b"POST /api/summary HTTP/1.1\r\nhost: x\r\ncontent-length: 4000000\r\n\r\n"
    with hall(tree, folder) as it:
        memory = it.memory()
        lines = [raw(it, head + b"x" * 3_000_000) for _ in range(30)]
        time.sleep(3)
        grown = it.memory() - memory
        time.sleep(32)
        count = held(lines)
        return Found(count > 0 or grown > 60, f"{count} of 30 held, {grown:+.0f} MB")


@probe("8c", "A header may have any size")
def fat_header(tree: Path, folder: Path) -> Found:
    """Up to 20 MB; the review had 200."""
    with hall(tree, folder) as it:
        line, sent, before = raw(it, b"GET / HTTP/1.1\r\nhost: x\r\nx: "), 0, it.cpu()
        with contextlib.suppress(OSError):
            for _ in range(200):
                line.sendall(b"x" * 100_000)
                sent += 1
        time.sleep(1)
        is_held = held([line]) > 0
        words = "taken" if is_held else "cut"
        return Found(is_held, f"{sent / 10:.0f} MB sent, {words}, {it.cpu() - before:.2f} s CPU")


@probe("8d", "The API's document is made anew for everybody")
def document(tree: Path, folder: Path) -> Found:
    """40 requests as fast as they go."""
    with hall(tree, folder) as it:
        it.ask("/openapi.json")
        before = it.cpu()
        for _ in range(40):
            it.ask("/openapi.json")
        each = 1000 * (it.cpu() - before) / 40
        return Found(each > 10, f"{each:.1f} ms CPU each")


@probe("12a", "Anybody's X-Forwarded-For is believed on one's own machine")
def forged(tree: Path, folder: Path) -> Found:
    """300 requests that each claim another address."""
    with hall(tree, folder) as it:
        codes = [
            it.ask("/games/gems/cards.toml", headers={"x-forwarded-for": f"10.0.{n // 200}.{n % 200}"}).status_code
            for n in range(300)]
        return Found(429 not in codes, f"{codes.count(200)} of 300 answered")


@probe("12b", "An IPv6 address counts by itself, not by its /64")
def one_network(tree: Path, folder: Path) -> Found:
    """300 requests from 300 addresses of one /64, by a proxy that the operator names."""
    with hall(tree, folder, forwarded_by="127.0.0.1") as it:
        codes = [
            it.ask("/games/gems/cards.toml", headers={"x-forwarded-for": f"2001:db8:1:2::{n:x}"}).status_code
            for n in range(1, 301)]
        return Found(429 not in codes, f"{codes.count(200)} of 300 answered")


@probe("18", "The local hall answers to any name (DNS rebinding)")
def rebound(tree: Path, folder: Path) -> Found:
    """A request and a line of evil.example."""
    with local_hall(tree, folder) as it:
        made = it.table("device", "device")
        evil = {"host": f"evil.example:{it.port}", "origin": f"http://evil.example:{it.port}"}
        plan = {"game": "gems", "seats": [{"sit": "device"}] * 2}
        code = it.ask("/tables", plan, headers=evil).status_code
        url = f"ws://evil.example:{it.port}/api/tables/{made['table']}/ws"
        try:
            sock = socket.create_connection(("127.0.0.1", it.port))
            with connect(url, sock=sock, origin=f"http://evil.example:{it.port}"):  # type: ignore[arg-type]  # a text
                line = 101
        except InvalidStatus as error:
            line = error.response.status_code
        except WebSocketException:
            line = 0
        return Found(code == 200 or line == 101, f"POST {code}, WebSocket {line}")
