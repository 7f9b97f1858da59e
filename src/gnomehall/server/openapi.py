"""The addresses of the HTTP API, once: the app serves them and the OpenAPI document describes them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, Any  # a type as a value has no better type

import msgspec
from msgspec import Meta

import gnomehall
from gnomehall.core.game import Json
from gnomehall.server import api, dealing, endpoints, films, reviewing, scorer, sheets, teaching, wire
from gnomehall.server.refusal import STATUS
from gnomehall.server.schema import PLACE, components

SMALL, LARGE = 300_000, 4_200_000  # bytes of a body

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[int, Meta(ge=0, le=25)]
Word = Annotated[str, Meta(max_length=40)]
LANGUAGE = {"language": wire.Language}


@dataclass(frozen=True)
class Endpoint:
    """One address: what it takes, gives, and may refuse."""

    method: str
    path: str
    does: Callable[[endpoints.Call], Awaitable[object]]
    gives: Any = str  # a text
    takes: Any = None
    query: tuple[tuple[str, Any], ...] = ()
    refuses: tuple[str, ...] = ()
    largest: int = SMALL
    kind: str = "text/plain"  # of a text
    makes: bool = False  # counts against the rate of new tables


def _query(**kinds: Any) -> tuple[tuple[str, Any], ...]:
    return tuple({**kinds, **LANGUAGE}.items())


TABLE = ("no-table", "no-key")
ENDPOINTS = (
    Endpoint("POST", "/api/tables", endpoints.create_table, api.Created, api.CreateTable,
             refuses=("bad-table", "no-table", "no-key", "not-over", "started"), largest=LARGE, makes=True),
    Endpoint("GET", "/api/tables", endpoints.list_tables, list[api.OpenTable], query=_query(game=Word)),
    Endpoint("GET", "/api/codes/{code}", endpoints.table_of_code, wire.Room, query=_query(),
             refuses=("no-table",)),
    Endpoint("GET", "/api/tables/{table}", endpoints.see_table, wire.Room, query=_query(), refuses=TABLE),
    Endpoint("POST", "/api/tables/{table}/join", endpoints.join_table, api.Joined, api.Join,
             refuses=(*TABLE, "seat-taken")),
    Endpoint("POST", "/api/tables/{table}/start", endpoints.start_table, wire.Room,
             query=_query(level=Word), refuses=(*TABLE, "not-host", "started", "no-level")),
    Endpoint("GET", "/api/tables/{table}/state", endpoints.see_state, wire.State,
             query=_query(version=Number, wait=Seconds), refuses=(*TABLE, "not-started")),
    Endpoint("POST", "/api/tables/{table}/moves", endpoints.play_move, wire.State, wire.Play,
             query=_query(), refuses=(*TABLE, "not-your-seat", "stale", "not-a-move")),
    Endpoint("GET", "/api/tables/{table}/record", endpoints.see_record, refuses=(*TABLE, "not-started"),
             kind="application/jsonl"),
    Endpoint("GET", "/api/tables/{table}/film", films.see_film, api.Film, query=_query(),
             refuses=(*TABLE, "not-started", "bad-record")),
    Endpoint("GET", "/api/tables/{table}/replay", films.replay_table, api.Replay,
             query=_query(first=Number, last=Number), refuses=(*TABLE, "not-started", "bad-record")),
    Endpoint("POST", "/api/tables/{table}/review", reviewing.review_table, api.Review, api.WantReview,
             query=_query(), refuses=(*TABLE, "not-started", "not-over", "no-seat", "busy", "bad-record"), makes=True),
    Endpoint("POST", "/api/reviews", reviewing.review_record, api.Review, api.WantReview, query=_query(),
             refuses=("bad-record", "not-over", "no-seat", "busy"), largest=LARGE, makes=True),
    Endpoint("GET", "/api/reviews/{review}", reviewing.see_review, api.Review, query=_query(),
             refuses=("not-found",)),
    Endpoint("POST", "/api/reviews/{review}/stop", reviewing.stop_review, api.Review, query=_query(),
             refuses=("not-found",)),
    Endpoint("GET", "/api/tables/{table}/cards", endpoints.table_cards, list[dict[str, Any]], query=_query(),
             refuses=TABLE),
    Endpoint("POST", "/api/tables/{table}/push", endpoints.subscribe, api.PushInfo, api.Subscribe,
             refuses=(*TABLE, "not-your-seat")),
    Endpoint("GET", "/api/daily", dealing.see_daily, api.Daily, query=_query()),
    Endpoint("POST", "/api/daily/{deal}", dealing.play_daily, api.Created, api.PlayDaily, query=_query(),
             refuses=("not-found", "bad-table"), makes=True),
    Endpoint("GET", "/api/daily/{deal}/yesterday", dealing.see_solution, query=_query(),
             refuses=("not-found", "busy"), kind="application/jsonl"),
    Endpoint("GET", "/api/games", endpoints.list_games, list[api.GameInfo], query=_query()),
    Endpoint("GET", "/api/games/{game}/cards", endpoints.list_cards, list[dict[str, Any]], query=_query(),
             refuses=("not-found",)),
    Endpoint("GET", "/api/games/{game}/cards.toml", endpoints.card_file, kind="application/toml",
             refuses=("not-found",)),
    Endpoint("GET", "/api/games/{game}/rules", endpoints.game_rules, kind="text/markdown", query=_query(),
             refuses=("not-found",)),
    Endpoint("GET", "/api/games/{game}/lessons", teaching.list_lessons, list[teaching.LessonInfo],
             query=_query(), refuses=("not-found",)),
    Endpoint("POST", "/api/cards", endpoints.check_cards, api.CardsChecked, api.CheckCards,
             refuses=("not-found",), largest=LARGE),
    Endpoint("POST", "/api/score", scorer.score_sheets, sheets.Scored, sheets.AnySheets,
             refuses=("bad-table", "bad-cards"), query=_query()),
    Endpoint("POST", "/api/film", films.film_record, api.Film, api.WantFilm, query=_query(),
             refuses=("bad-record",), largest=LARGE),
    Endpoint("POST", "/api/replay", films.replay_record, api.Replay, api.WantReplay, query=_query(),
             refuses=("bad-record",), largest=LARGE),
    Endpoint("POST", "/api/verify", endpoints.verify, api.Verified, api.Verify, refuses=("bad-record",),
             largest=LARGE),
    Endpoint("GET", "/api/push", endpoints.push_info, api.PushInfo),
    Endpoint("GET", "/api/health", endpoints.health, api.Health),
    Endpoint("GET", "/api/metrics", endpoints.metrics),
)


def document() -> dict[str, Json]:
    """The OpenAPI document."""
    paths: dict[str, Json] = {}
    for endpoint in ENDPOINTS:
        place = paths.setdefault(endpoint.path, {})
        assert isinstance(place, dict)
        place[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Gnomehall", "version": gnomehall.__version__},
        "paths": paths,
        "components": {
            "schemas": components(),
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def _schema(kind: Any) -> Json:
    (found,), _ = msgspec.json.schema_components([kind], ref_template=PLACE)
    return dict(found)


def _operation(endpoint: Endpoint) -> Json:
    names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    parameters: list[Json] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "minLength": 1}}
        for name in names
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": _schema(kind)}
        for name, kind in endpoint.query
    ]
    kind = "application/json" if endpoint.gives is not str else endpoint.kind
    gives = _schema(endpoint.gives)
    answers: dict[str, Json] = {"200": {"description": "done", "content": {kind: {"schema": gives}}}}
    refuses = ("bad-message", "too-fast", "wrong-origin", *endpoint.refuses)
    if endpoint.takes is not None:
        refuses = (*refuses, "too-large", "not-a-move", "started")
    error: Json = {"application/json": {"schema": {"$ref": PLACE.format(name="Error")}}}
    for code in refuses:
        answers[str(STATUS.get(code, 409))] = {"description": code, "content": error}
    operation: dict[str, Json] = {
        "summary": (endpoint.does.__doc__ or "").strip(), "operationId": endpoint.does.__name__,
        "responses": answers, "parameters": parameters,
    }
    if "{table}" in endpoint.path:
        operation["security"] = [{}, {"key": []}]
    if endpoint.takes is not None:
        content: Json = {"application/json": {"schema": _schema(endpoint.takes)}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation
