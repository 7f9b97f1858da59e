"""Answers of HTTP, compressed where the client understands that; a large one beside the event loop."""

from __future__ import annotations

import asyncio
import gzip

from starlette.requests import Request
from starlette.responses import Response

SMALL, LARGE = 1_000, 32_000  # bytes: not worth it; too many for the event loop
LEVEL = 4


async def packed(request: Request, data: bytes, kind: str) -> Response:
    """An answer of a media type."""
    if len(data) < SMALL or not takes_gzip(request):
        return Response(data, media_type=kind)
    if len(data) > LARGE:
        data = await asyncio.to_thread(gzip.compress, data, LEVEL)  # zlib lets the others run meanwhile
    else:
        data = gzip.compress(data, LEVEL)
    return Response(data, media_type=kind, headers={"content-encoding": "gzip", "vary": "Accept-Encoding"})


def takes_gzip(request: Request) -> bool:
    """Whether the client understands gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")
