"""Guards the line before and below the application: sockets are counted, headers have a size and a deadline,
and whoever does not read what was sent is cut off."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sys
from collections import Counter
from collections.abc import Collection
from typing import cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from gnomehall.server.app.limits import Limiter, place_of
from gnomehall.server.settings import Settings

SPARE_FILES = 100  # for the store, the workers and the log
MOST_PIPELINED = 2  # requests that wait on a line for the answer to another
BURST = 4  # seconds' worth of bytes that may come at once
FRAME = 200  # bytes that a frame counts for beside its own: an empty one is work as well
SLICE = 2_048  # bytes of frames that are read before they are counted
MOST_IN_SYSTEM = 65_536  # bytes of one line that the system keeps until they can go out; the rest waits here, counted


class Sockets:
    """How many sockets are open, in all and by address; those of a named proxy are not counted by address."""

    def __init__(self, settings: Settings, proxies: Collection[str] = ()) -> None:
        self.settings = settings
        self.most = min(settings.most_connections, _most_files() - SPARE_FILES)
        self._each = settings.address_sockets if settings.address_rate else 0
        self._proxies = frozenset(proxies)
        self._open: Counter[str] = Counter()
        on = float(settings.address_rate > 0)
        self._line_rate, self._rate = on * settings.line_bytes, on * settings.address_bytes
        self._bytes = Limiter(self._rate, BURST * self._rate)

    def _is_exempt(self, host: str) -> bool:
        return host in self._proxies or "*" in self._proxies

    def line_limiter(self) -> Limiter:
        """What counts the bytes of one WebSocket."""
        return Limiter(self._line_rate, BURST * self._line_rate)

    def allows_bytes(self, host: str, count: int) -> bool:
        """Whether an address may send so much more over its WebSockets."""
        return self._is_exempt(host) or self._bytes.allows(place_of(host), count)

    def add(self, host: str) -> bool:
        """A socket more, if there may be one."""
        place = place_of(host)
        self._open[place] += 1
        is_free = not self._each or self._is_exempt(host)
        return self._open.total() <= self.most and (is_free or self._open[place] <= self._each)

    def remove(self, host: str) -> None:
        """A socket less."""
        place = place_of(host)
        self._open[place] -= 1
        if not self._open[place]:
            del self._open[place]


def _most_files() -> int:
    """As many files as the system lets us have open."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 1 << 16
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 1 << 20


def guarded(sockets: Sockets) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """The protocols for uvicorn."""

    class Http(GuardedHttp):
        """HTTP with these sockets."""

    class WebSockets(GuardedWebSocket):
        """WebSocket with these sockets."""

    Http.sockets = WebSockets.sockets = sockets
    return Http, WebSockets


def count_what_waits(transport: asyncio.Transport) -> None:
    """Let what a client does not take wait with us, where it is counted, and not in the system's buffers.

    Those take 4 MB of every line otherwise. What is under way to a client is not limited."""
    line = transport.get_extra_info("socket")
    if line is not None and sys.platform == "linux":
        with contextlib.suppress(OSError):  # it is gone already
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, MOST_IN_SYSTEM)


class Stall:
    """Cuts a line off whose client has taken nothing for a while."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport, seconds: float) -> None:
        self._loop = loop
        self._transport = transport
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        """The buffer is full."""
        if self._timer is None:
            self._timer = self._loop.call_later(self._seconds, self._transport.abort)

    def end(self) -> None:
        """The client has read something, or has disconnected."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class GuardedHttp(HttpToolsProtocol):
    """HTTP with bounds on headers, and deadlines."""

    sockets: Sockets
    _deadline: asyncio.TimerHandle | None = None
    _stall: Stall
    _head = 0  # bytes of headers that are not complete
    _is_heading = True
    _is_counted = False
    _is_upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """A socket: silent ones are closed after the time for headers."""
        super().connection_made(transport)
        count_what_waits(transport)
        self._stall = Stall(self.loop, transport, self.sockets.settings.stall_seconds)
        self._is_counted = True
        if not self.sockets.add(self._host):
            transport.abort()
            return
        self._start_clock()

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is gone."""
        self._stop_clock()
        self._stall.end()
        if self._is_counted and not self._is_upgraded:
            self._is_counted = False
            self.sockets.remove(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Headers may not grow without end; between two requests the clock runs."""
        if self.transport.is_closing():
            return
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._start_clock()
        if self._is_heading:
            self._head += len(data)
        super().data_received(data)
        if self._is_heading and self._head > self.sockets.settings.largest_headers:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins; few may wait for the answer to the one before."""
        if len(self.pipeline) >= MOST_PIPELINED:
            self.transport.abort()
            raise ConnectionAbortedError  # the parser stops, else it would read what else has come
        self._is_heading, self._head = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The application takes over."""
        self._is_heading = False
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > self.sockets.settings.largest_headers:
            self.transport.abort()
            return
        self._stop_clock()
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """Whoever was cut off hears nothing."""
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """The same socket, from now on another protocol's."""
        self._stop_clock()
        self._is_upgraded = True
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """The client does not read."""
        self._stall.begin()
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client reads again."""
        self._stall.end()
        super().resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing was asked for a while: what is still unsent is not waited for."""
        if not self.transport.is_closing():
            self.transport.abort()

    def _start_clock(self) -> None:
        self._stop_clock()
        self._deadline = self.loop.call_later(self.sockets.settings.header_seconds, self.transport.abort)

    def _stop_clock(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


def _text_head(size: int) -> bytes:
    """The head of a frame that is a whole text (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2, "big") if size < 1 << 16 else b"\x81\x7f" + size.to_bytes(8, "big")


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket the application can cut off at once."""

    sockets: Sockets
    _stall: Stall
    _bytes: Limiter

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The socket was counted when it still spoke HTTP."""
        super().connection_made(transport)
        self._bytes = self.sockets.line_limiter()
        self._stall = Stall(self.loop, cast(asyncio.Transport, transport), self.sockets.settings.stall_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is gone."""
        self._stall.end()
        self.sockets.remove(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes are counted before they are read: the system hands out thousands of frames at once."""
        if not self.handshake_initiated:  # the request, which HTTP has counted
            super().data_received(data)
            return
        for start in range(0, len(data), SLICE):
            piece = data[start : start + SLICE]
            if self.transport.is_closing() or not self._may_send(len(piece)):
                return
            super().data_received(piece)

    def handle_events(self) -> None:
        """Every frame counts, pings and empty ones too."""
        if not self.handshake_initiated or self._may_send(FRAME * len(self.conn.events)):
            super().handle_events()

    def _may_send(self, count: int) -> bool:
        """Whether the client may send so much more; if not, the line is cut."""
        host = self.client[0] if self.client else ""
        if self._bytes.allows("", count) and self.sockets.allows_bytes(host, count):
            return True
        self.transport.abort()
        return False

    def handle_connect(self, event: Request) -> None:
        """The application gets the way to cut the line."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["abort"] = self.transport.abort
            self.scope["state"]["write_text"] = self.write_text

    def write_text(self, message: bytes) -> bool:
        """Send a text at once, without a task that waits; False if it must wait its turn."""
        if not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN or self.conn.extensions:
            return False
        if self.transport.is_closing():  # the client has gone, and the line hears of it in a moment
            return False
        self.transport.write(_text_head(len(message)) + message)
        return True

    def pause_writing(self) -> None:
        """The client does not read."""
        self._stall.begin()
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client reads again."""
        self._stall.end()
        super().resume_writing()

    def keepalive_timeout(self) -> None:
        """No sign of life: what is still unsent is not waited for."""
        super().keepalive_timeout()
        self.transport.abort()
