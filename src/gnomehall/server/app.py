"""The web application: HTTP API, WebSocket, and the page."""

from __future__ import annotations

import json
import mimetypes
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from gnomehall.server import api
from gnomehall.server.endpoints import Call
from gnomehall.server.hall import Hall
from gnomehall.server.limits import Limiter, is_same_origin
from gnomehall.server.log import trouble
from gnomehall.server.openapi import ENDPOINTS, Endpoint, document
from gnomehall.server.refusal import Refusal
from gnomehall.server.settings import Settings
from gnomehall.server.sockets import talk
from gnomehall.server.store import Store

STATIC = Path(__file__).parent / "static"
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:;"
        " font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none';"
        " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
mimetypes.add_type("application/manifest+json", ".webmanifest")
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

encode = msgspec.json.Encoder().encode


def make_app(settings: Settings, store: Store | None = None) -> ASGIApp:
    """One process of the server, as an ASGI application."""
    hall = Hall(settings, store)
    addresses = Limiter(settings.address_rate, settings.address_burst)
    makers = Limiter(settings.create_rate, settings.create_burst)
    seats = Limiter(settings.seat_rate, settings.seat_burst)

    @asynccontextmanager
    async def life(_app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        yield
        await hall.close()

    async def socket(websocket: WebSocket) -> None:
        address = websocket.client.host if websocket.client else ""
        headers = websocket.headers
        allowed = is_same_origin(headers.get("origin"), headers.get("host"), settings.origins)
        if not allowed or hall.connections >= settings.most_connections or not addresses.allows(address):
            await websocket.close(4403)  # before it is accepted: the answer is 403
            return
        await talk(hall, websocket, websocket.path_params["table"], address, seats)

    routes: list[BaseRoute] = [WebSocketRoute("/api/tables/{table}/ws", socket)]
    for path in dict.fromkeys(endpoint.path for endpoint in ENDPOINTS):
        here = [endpoint for endpoint in ENDPOINTS if endpoint.path == path]
        handlers = {endpoint.method: _serve(hall, endpoint, addresses, makers) for endpoint in here}
        routes.append(Route(path, Place(handlers)))
    routes += [Route("/api/openapi.json", _openapi), Route("/api/{rest:path}", _nothing), *_page()]
    app = Starlette(
        routes=routes, lifespan=life, middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={HTTPException: _http_error, Exception: _our_fault},
    )
    app.state.hall = hall
    return with_headers(app)


Handler = Callable[[Request], Awaitable[Response]]


class Place:
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
            answer = _refused(Refusal("wrong-method"), "en")
            answer.headers["allow"] = ", ".join(self.handlers)
        await answer(scope, receive, send)


def _serve(
    hall: Hall, endpoint: Endpoint, addresses: Limiter, makers: Limiter,
) -> Handler:
    """The handler of an endpoint: limits, strict decoding, and every refusal as a sentence."""

    async def handle(request: Request) -> Response:
        hall.metrics.requests += 1
        language = request.query_params.get("language", "en")
        language = language if language in ("en", "pt", "fr", "it") else "en"
        try:
            _check_rate(request, endpoint, addresses, makers)
            if request.method != "GET" and not is_same_origin(
                request.headers.get("origin"), request.headers.get("host"), hall.settings.origins,
            ):
                raise Refusal("wrong-origin")
            call = Call(hall, request.path_params, _query(request, endpoint), _keys(request),
                        await _body(request, endpoint))
            answer = await endpoint.does(call)
        except Refusal as refusal:
            hall.metrics.refused += 1
            return _refused(refusal, language)
        except Exception:
            hall.metrics.errors += 1
            trouble("a request failed", endpoint=endpoint.does.__name__)
            return _refused(Refusal("busy"), language, 500)
        if endpoint.gives is str:
            return Response(str(answer), media_type=endpoint.kind)
        return Response(encode(answer), media_type="application/json")

    return handle


def _check_rate(request: Request, endpoint: Endpoint, addresses: Limiter, makers: Limiter) -> None:
    address = request.client.host if request.client else ""
    if not addresses.allows(address) or (endpoint.makes and not makers.allows(address)):
        raise Refusal("too-fast")


def _query(request: Request, endpoint: Endpoint) -> dict[str, int | str]:
    found: dict[str, int | str] = {}
    for name, kind in endpoint.query:
        value = request.query_params.get(name)
        if value is not None:
            try:
                found[name] = msgspec.convert(value, kind, strict=False)
            except msgspec.ValidationError as error:
                raise Refusal("bad-message", problem=f"{name}: {error}"[:200]) from error
    return found


def _keys(request: Request) -> list[str]:
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.split(",")[:12] if scheme.lower() == "bearer" else []


async def _body(request: Request, endpoint: Endpoint) -> object:
    if endpoint.takes is None:
        return None
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > endpoint.largest:
            raise Refusal("too-large")
    try:
        return msgspec.json.decode(bytes(data), type=endpoint.takes)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", problem=str(error)[:200]) from error


def _refused(refusal: Refusal, language: str, status: int | None = None) -> Response:
    error = api.Error(refusal.code, refusal.sentence(language), refusal.rule)
    return Response(encode(error), status or refusal.status, media_type="application/json")


async def _http_error(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = _refused(Refusal("wrong-method" if error.status_code == 405 else "not-found"), "en")
    answer.headers.update(error.headers or {})
    return answer


async def _our_fault(_request: Request, _error: Exception) -> Response:
    return _refused(Refusal("busy"), "en", 500)


async def _openapi(_request: Request) -> Response:
    return Response(json.dumps(document()), media_type="application/json")


async def _nothing(_request: Request) -> Response:
    return _refused(Refusal("not-found"), "en")


# ---- the page


def _page() -> list[BaseRoute]:
    """The built page, if it is there: its files, and itself for every other address."""
    if not (STATIC / "index.html").is_file():
        return [Route("/", _no_page)]

    async def page(_request: Request) -> Response:
        return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})

    return [
        Mount("/assets", Immutable(directory=STATIC / "assets", check_dir=False)),
        Route("/", page),
        Route("/{rest:path}", _file_or(page)),
    ]


def _file_or(page: Handler) -> Handler:
    files = {str(path.relative_to(STATIC)): path for path in STATIC.rglob("*") if path.is_file()}

    async def serve(request: Request) -> Response:
        path = files.get(request.path_params["rest"])
        return FileResponse(path, headers={"cache-control": "no-cache"}) if path else await page(request)

    return serve


class Immutable(StaticFiles):
    """Files with a hash in their names: a browser never needs to ask again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file."""
        answer = await super().get_response(path, scope)
        answer.headers["cache-control"] = "public, max-age=31536000, immutable"
        return answer


async def _no_page(_request: Request) -> Response:
    text = "Gnomehall runs; the page has not been built (make setup builds it).\n"
    return Response(text, media_type="text/plain")


def with_headers(app: ASGIApp) -> ASGIApp:
    """Security headers on every answer."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                message["headers"] = [*headers, *RAW_HEADERS]
                if scope.get("path", "").startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await app(scope, receive, send_more if scope["type"] == "http" else send)

    return wrapped
