"""The web application: HTTP API, WebSocket, and the page."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from gnomehall.server.app.addresses import ENDPOINTS
from gnomehall.server.app.limits import Limiter, is_same_origin
from gnomehall.server.app.openapi import document
from gnomehall.server.app.pages import page_routes, with_headers
from gnomehall.server.app.routing import Handler, refused, serve
from gnomehall.server.app.sockets import talk
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms.hall import Hall
from gnomehall.server.settings import Settings
from gnomehall.server.store.base import Store


def make_app(settings: Settings, store: Store | None = None) -> ASGIApp:
    """One process of the server, as an ASGI application."""
    hall = Hall(settings, store)
    addresses = Limiter(settings.address_rate, settings.address_burst)
    makers = Limiter(settings.create_rate, settings.create_burst)
    socket = Socket(hall, addresses, Limiter(settings.seat_rate, settings.seat_burst))

    @asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        yield
        await hall.close()

    routes: list[BaseRoute] = [WebSocketRoute("/api/tables/{table}/ws", socket)]
    for path in dict.fromkeys(endpoint.path for endpoint in ENDPOINTS):
        here = [endpoint for endpoint in ENDPOINTS if endpoint.path == path]
        routes.append(Route(path, Address({one.method: serve(hall, one, addresses, makers) for one in here})))
    routes += [Route("/api/openapi.json", _openapi), Route("/api/{rest:path}", _nothing), *page_routes()]
    app = Starlette(
        routes=routes, lifespan=life, middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={HTTPException: _http_error, Exception: _our_fault},
    )
    app.state.hall = hall
    return with_headers(app)


class Socket:
    """The address of the WebSocket: checks who may connect."""

    def __init__(self, hall: Hall, addresses: Limiter, seats: Limiter) -> None:
        self.hall = hall
        self.addresses = addresses
        self.seats = seats

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a connection."""
        websocket, settings = WebSocket(scope, receive, send), self.hall.settings
        address = websocket.client.host if websocket.client else ""
        headers = websocket.headers
        is_allowed = is_same_origin(headers.get("origin"), headers.get("host"), settings.origins)
        is_full = self.hall.connections >= settings.most_connections
        if not is_allowed or is_full or not self.addresses.allows(address):
            await websocket.close(4403)  # before it is accepted: the answer is 403
            return
        await websocket.accept()
        await talk(self.hall, websocket.path_params["table"], receive, send, self.seats)


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


async def _openapi(_request: Request) -> Response:
    return Response(json.dumps(document()), media_type="application/json")


async def _nothing(_request: Request) -> Response:
    return refused(Refusal("not-found"), "en")
