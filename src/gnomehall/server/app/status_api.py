"""The addresses of the server itself."""

from __future__ import annotations

import gnomehall
from gnomehall.server.app.routing import Call
from gnomehall.server.refusal import Refusal
from gnomehall.server.wire.bodies import Health, PushInfo


async def push_info(call: Call) -> PushInfo:
    """The server's key for Web Push."""
    return PushInfo(await call.hall.push.is_available(), call.hall.push.public_key)


async def health(call: Call) -> Health:
    """Whether the server works: it can write to the store, and it hears the other processes."""
    problem = await call.hall.store.problem()
    if problem:
        raise Refusal("unwell", problem=problem)
    hall = call.hall
    return Health(True, gnomehall.__version__, len(hall.rooms), hall.connections, hall.has_docs, hall.here_bytes)


async def metrics(call: Call) -> str:
    """Figures for Prometheus."""
    call.hall.refresh_metrics()
    return call.hall.metrics.text()
