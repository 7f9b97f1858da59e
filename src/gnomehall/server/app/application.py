"""The web application: HTTP API, WebSocket, and the page."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec.json import encode
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from gnomehall.server.app.addresses import ENDPOINTS
from gnomehall.server.app.docs_pages import DOCS, docs_routes
from gnomehall.server.app.here_pages import find_here, here_routes, size_of
from gnomehall.server.app.limits import Limits, is_same_origin
from gnomehall.server.app.openapi import document
from gnomehall.server.app.pages import Files, Kept, page_routes, with_headers
from gnomehall.server.app.routing import Handler, address_of, refused, serve
from gnomehall.server.app.sockets import Line, talk
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms.hall import Hall, Pools
from gnomehall.server.settings import Settings
from gnomehall.server.store.base import Store

COLLECT = 20_000, 20, 20  # objects, and younger collections, before the collector looks at them: answers are many


def make_app(
    settings: Settings, store: Store | None = None, docs: Path = DOCS, pools: Pools | None = None,
    here: Path | None = None,
) -> ASGIApp:
    """One process of the server, as an ASGI application."""
    hall = Hall(settings, store, pools)
    hall.has_docs = (docs / "index.html").is_file()
    site = here or find_here()
    hall.here_bytes = size_of(site)
    limits = Limits(settings)
    files = Files(limits)

    @asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        gc.freeze()  # what was loaded stays: the collector need not look at it again
        gc.set_threshold(*COLLECT)
        yield
        await hall.close()

    routes: list[BaseRoute] = [WebSocketRoute("/api/tables/{table}/ws", Socket(hall, limits))]
    for path in dict.fromkeys(endpoint.path for endpoint in ENDPOINTS):
        known = [endpoint for endpoint in ENDPOINTS if endpoint.path == path]
        routes.append(Route(path, Address({one.method: serve(hall, one, limits) for one in known})))
    openapi = files.once("openapi.json", lambda: Kept.of(encode(document()), "application/json"))
    routes += [Route("/api/openapi.json", openapi), Route("/api/{rest:path}", _nothing)]
    routes += [*docs_routes(files, docs), *here_routes(files, site), *page_routes(files)]
    app = Starlette(
        routes=routes, lifespan=life, exception_handlers={HTTPException: _http_error, Exception: _our_fault},
    )
    app.state.hall = hall
    return with_headers(app, settings.hosts)


class Socket:
    """The address of the WebSocket: checks who may connect."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection."""
        websocket, settings = WebSocket(scope, receive, send), self.hall.settings
        address, limits = address_of(websocket), self.limits
        headers = websocket.headers
        is_allowed = is_same_origin(headers.get("origin"), headers.get("host"), settings.origins)
        is_full = self.hall.connections >= settings.most_connections
        if not is_allowed or is_full or not limits.addresses.allows(address, 2) or not limits.open_line(address):
            await websocket.close(4403)  # before it is accepted: the answer is 403
            return
        try:
            await websocket.accept()
            line = Line(receive, send, **{name: scope.get("state", {}).get(name) for name in ("abort", "write_text")})
            await talk(self.hall, websocket.path_params["table"], line, limits, address)
        finally:
            limits.close_line(address)


class Address:
    """An address, whatever the method: those it has are served, the others refused."""

    def __init__(self, handlers: dict[str, Handler]) -> None:
        self.handlers = handlers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request."""
        request = Request(scope, receive)
        handler = self.handlers.get("GET" if request.method == "HEAD" else request.method)
        if handler is not None:
            answer = await handler(request)
        else:
            answer = refused(Refusal("wrong-method"), "en")
            answer.headers["allow"] = ", ".join(self.handlers)
        await answer(scope, receive, send)


async def _http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = refused(Refusal("wrong-method" if error.status_code == 405 else "not-found"), "en")
    answer.headers.update(error.headers or {})
    return answer


async def _our_fault(_request: Request, _error: Exception) -> Response:
    return refused(Refusal("busy"), "en", 500)


async def _nothing(_request: Request) -> Response:
    return refused(Refusal("not-found"), "en")
