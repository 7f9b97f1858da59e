"""The OpenAPI document, from the addresses and the types."""

from __future__ import annotations

from typing import Any  # a type as a value has no better type

import msgspec

import gnomehall
from gnomehall.core.game import Json
from gnomehall.server.app.addresses import ENDPOINTS
from gnomehall.server.app.routing import Endpoint
from gnomehall.server.refusal import STATUS
from gnomehall.server.wire.schema import PLACE, components

ANYWHERE = ("bad-message", "too-fast", "wrong-origin", "busy")  # what any address may refuse
WITH_BODY = ("too-large", "not-a-move", "started", "too-slow")  # what any that takes a body may refuse


def document() -> dict[str, Json]:
    """The OpenAPI document."""
    paths: dict[str, dict[str, Json]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Gnomehall", "version": gnomehall.__version__},
        "paths": dict(paths),
        "components": {
            "schemas": components(),
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def _schema(kind: Any) -> Json:
    (found,), _ = msgspec.json.schema_components([kind], ref_template=PLACE)
    return dict(found)


def _operation(endpoint: Endpoint) -> Json:
    parameters: list[Json] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in endpoint.place
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": _schema(kind)}
        for name, kind in endpoint.query.items()
    ]
    operation: dict[str, Json] = {
        "summary": (endpoint.handler.__doc__ or "").strip(), "operationId": endpoint.handler.__name__,
        "responses": _responses(endpoint), "parameters": parameters,
    }
    if "table" in endpoint.place:
        operation["security"] = [{}, {"key": []}]
    if endpoint.takes is not None:
        content: Json = {"application/json": {"schema": _schema(endpoint.takes)}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _responses(endpoint: Endpoint) -> Json:
    kind = endpoint.kind if endpoint.gives is str else "application/json"
    done: Json = {"description": "done", "content": {kind: {"schema": _schema(endpoint.gives)}}}
    error: Json = {"application/json": {"schema": {"$ref": PLACE.format(name="Error")}}}
    found: dict[str, Json] = {"200": done}
    for code in (*ANYWHERE, *endpoint.refuses, *(WITH_BODY if endpoint.takes is not None else ())):
        found[str(STATUS.get(code, 409))] = {"description": code, "content": error}
    return found
