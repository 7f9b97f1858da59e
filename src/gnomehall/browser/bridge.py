"""Calls an ASGI application without a network: requests and lines come as messages of the page."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any  # what ASGI passes on

from starlette.types import ASGIApp, Message, Scope

CLIENT = ("127.0.0.1", 0)
GONE = 1001  # the code of a line whose page has gone


def _scope(kind: str, path: str, headers: dict[str, str]) -> Scope:
    place, _, query = path.partition("?")
    return {
        "type": kind, "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "root_path": "",
        "path": place, "raw_path": place.encode(), "query_string": query.encode(), "client": CLIENT,
        "server": ("127.0.0.1", 80), "state": {},
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
    }


class Bridge:
    """An application and everybody who talks to it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._lines: dict[str, Line] = {}
        self._tasks: set[asyncio.Future[None]] = set()

    async def open(self) -> None:
        """Begin the application's life; it ends with the worker."""
        began: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def receive() -> Message:
            if began.done():
                await asyncio.get_running_loop().create_future()  # for ever
            return {"type": "lifespan.startup"}

        async def send(message: Message) -> None:
            if message["type"] == "lifespan.startup.complete":
                began.set_result(None)
            elif message["type"] == "lifespan.startup.failed":
                began.set_exception(RuntimeError(message.get("message", "")))

        self.spawn(self._app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, receive, send))
        await began

    async def ask(self, method: str, path: str, headers: dict[str, str], body: bytes) -> tuple[int, str, bytes]:
        """The answer to a request: status, media type, body."""
        status, kind, answer = 500, "", bytearray()
        parts = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            if not parts:
                await asyncio.get_running_loop().create_future()  # the page waits
            return parts.pop()

        async def send(message: Message) -> None:
            nonlocal status, kind
            if message["type"] == "http.response.start":
                status = message["status"]
                kind = {name: value.decode() for name, value in message["headers"]}.get(b"content-type", "")
            elif message["type"] == "http.response.body":
                answer.extend(message.get("body", b""))

        scope = {**_scope("http", path, headers), "method": method, "scheme": "http"}
        await self._app(scope, receive, send)
        return status, kind, bytes(answer)

    async def ask_text(self, method: str, path: str, headers: str, body: str) -> tuple[int, str, str]:
        """The same with what crosses easily from JavaScript: headers as JSON, bodies as text."""
        status, kind, answer = await self.ask(method, path, json.loads(headers), body.encode())
        return status, kind, answer.decode()

    def connect(self, name: str, path: str, tell: Callable[[str, Any], None]) -> None:
        """A new line; `tell` hears `opened`, `text` and `closed` with what belongs to it."""
        line = self._lines[name] = Line(tell)
        self.spawn(self._serve(name, line, {**_scope("websocket", path, {}), "scheme": "ws", "subprotocols": []}))

    async def _serve(self, name: str, line: Line, scope: Scope) -> None:
        try:
            await self._app(scope, line.receive, line.send)
        finally:
            line.end(GONE)
            self._lines.pop(name, None)

    def hear(self, name: str, text: str) -> None:
        """A line says something."""
        if name in self._lines:
            self._lines[name].put({"type": "websocket.receive", "text": text})

    def disconnect(self, name: str) -> None:
        """A line has gone."""
        if name in self._lines:
            self._lines[name].put({"type": "websocket.disconnect", "code": GONE})

    def spawn(self, work: Awaitable[None]) -> None:
        """Begin something that goes on beside everything else."""
        task: asyncio.Future[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Line:
    """A WebSocket, as ASGI has it."""

    def __init__(self, tell: Callable[[str, Any], None]) -> None:
        self._tell = tell
        self._arrived: asyncio.Queue[Message] = asyncio.Queue()
        self._is_ended = False
        self.put({"type": "websocket.connect"})

    def put(self, message: Message) -> None:
        """Something came."""
        self._arrived.put_nowait(message)

    async def receive(self) -> Message:
        """For the application."""
        return await self._arrived.get()

    async def send(self, message: Message) -> None:
        """From the application."""
        if message["type"] == "websocket.accept":
            self._tell("opened", None)
        elif message["type"] == "websocket.send":
            self._tell("text", message["text"])
        elif message["type"] == "websocket.close":
            self.end(message.get("code", 1000))

    def end(self, code: int) -> None:
        """The line is closed, once."""
        if not self._is_ended:
            self._is_ended = True
            self._tell("closed", code)
