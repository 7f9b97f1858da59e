"""The built page and its files, and the security headers of every answer."""

from __future__ import annotations

import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

STATIC = Path(__file__).parent.parent / "static"
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
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
mimetypes.add_type("application/manifest+json", ".webmanifest")


def page_routes() -> list[BaseRoute]:
    """The built page, if it is there: its files, and itself for every other address."""
    if not (STATIC / "index.html").is_file():
        return [Route("/", _no_page)]
    return [
        Mount("/assets", Immutable(directory=STATIC / "assets", check_dir=False)),
        Route("/", _page),
        Route("/{rest:path}", _file_or_page()),
    ]


async def _page(_request: Request) -> Response:
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})


def _file_or_page() -> Callable[[Request], Awaitable[Response]]:
    files = {str(path.relative_to(STATIC)): path for path in STATIC.rglob("*") if path.is_file()}

    async def serve(request: Request) -> Response:
        path = files.get(request.path_params["rest"])
        return FileResponse(path, headers={"cache-control": "no-cache"}) if path else await _page(request)

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
