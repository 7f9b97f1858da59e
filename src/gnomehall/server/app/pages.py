"""The built page and its files, and the security headers of every answer."""

from __future__ import annotations

import gzip
import mimetypes
import re
import zlib
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gnomehall.server.app.answers import answer_of, takes_gzip
from gnomehall.server.app.limits import Limits
from gnomehall.server.app.routing import address_of, refused
from gnomehall.server.refusal import Refusal

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
HERE = "/here/"  # the hall that runs in the browser: its compiled modules are WebAssembly
HERE_HEADERS = {
    **HEADERS, "content-security-policy": HEADERS["content-security-policy"].replace(
        "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
}


def _raw(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


RAW_HEADERS, RAW_HERE = _raw(HEADERS), _raw(HERE_HEADERS)
mimetypes.add_type("application/manifest+json", ".webmanifest")


FILE_COST = 0.1  # of a file, in plain requests: a page has some dozens
IMMUTABLE = "public, max-age=31536000, immutable"  # names with a hash: a browser never needs to ask again
PACKED = (".js", ".css", ".html", ".svg", ".json", ".webmanifest", ".txt")  # what the build compresses too


@dataclass(frozen=True)
class Kept:
    """A file in memory, plain and compressed."""

    data: bytes
    packed: bytes | None
    kind: str

    @cached_property
    def tag(self) -> str:
        """What a browser tells this file from another by; worked out once, since a file may have megabytes."""
        return f'"{zlib.crc32(self.data):08x}-{len(self.data)}"'

    @classmethod
    def of(cls, data: bytes, kind: str, packed: bytes | None = None) -> Kept:
        """What is sent often, compressed once; by the build, if it did."""
        packed = packed or gzip.compress(data, 9, mtime=0)
        return cls(data, packed if len(packed) < 0.9 * len(data) else None, kind)

    @classmethod
    def read(cls, path: Path) -> Kept:
        """A file of the page."""
        data = path.read_bytes()
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if path.suffix not in PACKED:
            return cls(data, None, kind)
        beside = path.with_name(f"{path.name}.gz")
        return cls.of(data, kind, beside.read_bytes() if beside.is_file() else None)

    def answer(self, request: Request, cache: str) -> Response:
        """The answer to a request: 304 if the browser has the file already."""
        headers = {"cache-control": cache, "etag": self.tag, "vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if self.packed is not None and takes_gzip(request):
            return answer_of(self.packed, self.kind, {**headers, "content-encoding": "gzip"})
        return answer_of(self.data, self.kind, headers)


class Files:
    """Files that are read and compressed once, under the limits of addresses."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._kept: dict[str, Kept] = {}

    def once(self, name: str, make: Callable[[], Kept]) -> Callable[[Request], Awaitable[Response]]:
        """The handler of something that is made when it is first asked for."""

        async def serve(request: Request) -> Response:
            return self.answer(request, name, make, "no-cache")

        return serve

    def answer(self, request: Request, name: str, make: Callable[[], Kept], cache: str) -> Response:
        """A file, made now or before."""
        try:
            self._limits.charge(address_of(request), FILE_COST)
        except Refusal as refusal:
            return refused(refusal, "en")
        if name not in self._kept:
            self._kept[name] = make()
        return self._kept[name].answer(request, cache)


def page_routes(files: Files) -> list[BaseRoute]:
    """The built page, if it is there: its files, and itself for every other address."""
    if not (STATIC / "index.html").is_file():
        return [Route("/", _no_page)]
    known = {
        path.relative_to(STATIC).as_posix(): path
        for path in STATIC.rglob("*") if path.is_file() and path.suffix != ".gz"
    }

    async def serve(request: Request) -> Response:
        name = request.path_params.get("rest", "")
        if name not in known and name.startswith("assets/"):
            return Response("not found", 404)
        name = name if name in known else "index.html"
        cache = IMMUTABLE if name.startswith("assets/") else "no-cache"
        return files.answer(request, name, lambda: Kept.read(known[name]), cache)

    return [Route("/", serve), Route("/{rest:path}", serve)]


async def _no_page(_request: Request) -> Response:
    text = "Gnomehall runs; the page has not been built (make setup builds it).\n"
    return Response(text, media_type="text/plain")


def with_headers(app: ASGIApp, hosts: Collection[str] = ()) -> ASGIApp:
    """Security headers on every answer; with `hosts`, only what was addressed to one of them is answered."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if hosts and scope["type"] in ("http", "websocket") and _host(scope) not in hosts:
            answer = refused(Refusal("wrong-host"), "en")  # a name that was bent to point here (DNS rebinding)
            if scope["type"] == "http":
                await answer(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4403})
            return

        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                is_here = scope.get("path", "").startswith(HERE)
                message["headers"] = [*headers, *(RAW_HERE if is_here else RAW_HEADERS)]
                if scope.get("path", "").startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await app(scope, receive, send_more if scope["type"] == "http" else send)

    return wrapped


def _host(scope: Scope) -> str:
    """The name a request was addressed to, without its port."""
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    return host.rpartition(":")[0] if re.search(r":\d+$", host) else host
