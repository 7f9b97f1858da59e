"""Many small things at once on one line: frames of a WebSocket, requests behind each other, long addresses."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from gnomehall.server.settings import Settings
from tests.server.harness import DEVICES, Guest, Server, new_table, running, web
from tests.server.test_strangers_line import deaf, is_cut, raw

PING, PONG, CONTINUED = (bytes([first, 0x80, 0, 0, 0, 0]) for first in (0x89, 0x8A, 0x00))
TEXT = bytes([0x01, 0x80, 0, 0, 0, 0])  # the beginning of a message that goes on


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("limited")
    with running(str(folder / "hall.db"), Settings(bot_workers=1)) as found:
        yield found


@pytest.mark.parametrize("frames", [PING, PONG, TEXT + CONTINUED], ids=["pings", "pongs", "pieces"])
def test_a_line_that_sends_thousands_of_frames_is_cut(limited: Server, frames: bytes) -> None:
    line = deaf(limited, new_table(limited.url, DEVICES))
    assert line.recv(1_000).startswith(b"HTTP/1.1 101"), "frames that come before are dropped unread"
    with contextlib.suppress(OSError):
        line.sendall(frames[:-6] + frames[-6:] * 20_000)
    began = time.monotonic()
    assert is_cut(line)
    assert time.monotonic() - began < 5, "and not only because nobody says hello"
    assert web.get(f"{limited.url}/api/health").status_code == 200


def test_the_largest_messages_and_many_small_ones_pass(tmp_path: Path) -> None:
    with running(str(tmp_path / "hall.db"), Settings(bot_workers=1)) as server:
        made = new_table(server.url, DEVICES)
        guest = Guest(server.url, made, made["seat_keys"][0])
        guest.wait("room")
        for _ in range(3):
            guest.send(type="chat", id="long", text="x" * 16_000)
            assert guest.wait("refused")["code"] == "bad-message"
        for _ in range(50):
            guest.line.ping()
        assert guest.ask("ping")["type"] == "pong"
        guest.close()


def test_few_requests_wait_for_the_answer_to_another(limited: Server) -> None:
    made = new_table(limited.url, DEVICES)
    asked = f"GET /api/tables/{made['table']}/state HTTP/1.1\r\nhost: x\r\n\r\n".encode()
    with raw(limited, asked * 2) as line:
        time.sleep(0.3)
        assert line.recv(65_536).count(b"HTTP/1.1 401") == 2
    with raw(limited, asked * 200) as line, contextlib.suppress(ConnectionResetError):
        got = b""
        while piece := line.recv(65_536):
            got += piece
        assert got.count(b"HTTP/1.1") < 10


@pytest.mark.parametrize("size", [8_000, 40_000])
def test_an_address_counts_as_a_header(limited: Server, size: int) -> None:
    head = b"GET /api/games?x=" + b"x" * size + b" HTTP/1.1\r\nhost: x\r\n\r\n"
    if size < 32_768:
        with raw(limited, head) as line:
            assert line.recv(65_536).startswith(b"HTTP/1.1 200")
    else:
        assert is_cut_without_answer(raw(limited, head))


def is_cut_without_answer(line: socket.socket) -> bool:
    with line:
        try:
            return line.recv(65_536) == b""
        except ConnectionResetError:
            return True
