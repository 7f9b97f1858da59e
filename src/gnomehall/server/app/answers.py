"""Answers of HTTP, compressed where the client understands that, and sent piece by piece if they are large."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Mapping

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

SMALL, LARGE = 1_000, 32_000  # bytes: not worth it; too many for the event loop
LEVEL = 4
PIECE = 65_536  # bytes that are sent at once


class Pieces(Response):
    """A body that goes out as fast as the client takes it: little of it waits in the line's own buffer.

    A slow client has the time of `stall_seconds` for every piece, not for the whole."""

    on_end: Callable[[], None] | None = None  # the body is sent, or nobody wants it any more

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            body = memoryview(self.body)  # its parts are not copied
            for at in range(0, len(body), PIECE):
                more = at + PIECE < len(body)
                await send({"type": "http.response.body", "body": body[at : at + PIECE], "more_body": more})
        finally:
            if self.on_end is not None:
                self.on_end()


def answer_of(data: bytes, kind: str, headers: Mapping[str, str] | None = None) -> Response:
    """An answer of a media type."""
    made = Response if len(data) <= PIECE else Pieces
    return made(data, media_type=kind, headers=headers)


async def packed(request: Request, data: bytes, kind: str) -> Response:
    """The same, compressed for a client that understands it; a large one beside the event loop."""
    if len(data) < SMALL or not takes_gzip(request):
        return answer_of(data, kind)
    if len(data) > LARGE:
        data = await asyncio.to_thread(gzip.compress, data, LEVEL)  # zlib lets the others run meanwhile
    else:
        data = gzip.compress(data, LEVEL)
    return answer_of(data, kind, {"content-encoding": "gzip", "vary": "Accept-Encoding"})


def takes_gzip(request: Request) -> bool:
    """Whether the client understands gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")
