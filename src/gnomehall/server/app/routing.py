"""From a handler's annotations to an address: what it takes from path, query and body, and what it gives.

    async def join(call: Call, table: str, body: Join, seat: Number | None = None) -> Joined

`table` is a part of the path, `body` the request's body, everything else comes from the query.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from types import NoneType, UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints  # a type as a value has no better type

import msgspec
from msgspec import Meta, Raw
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from gnomehall.core.languages import LANGUAGES
from gnomehall.server.app.answers import Pieces, packed
from gnomehall.server.app.limits import Limits, is_same_origin, place_of
from gnomehall.server.jobs.visitor_jobs import AnyVisitorJob
from gnomehall.server.log import log_exception
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms.hall import Hall
from gnomehall.server.rooms.messages import ENTRIES_A_REQUEST
from gnomehall.server.rooms.people import Person
from gnomehall.server.rooms.room import Room
from gnomehall.server.wire.bodies import Error
from gnomehall.server.wire.parts import Language

SMALL, LARGE = 300_000, 4_200_000  # bytes of a body
MOST_KEYS = 12
LETTERS_A_REQUEST = 60_000  # that are read and sent as fast as a plain request is answered

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Seconds = Annotated[int, Meta(ge=0, le=25)]
Word = Annotated[str, Meta(max_length=40)]

encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Call:
    """Who asks, from where, in which language, and the process they ask."""

    hall: Hall
    limits: Limits
    address: str
    keys: list[str]
    language: str

    async def room(self, table: str, *more_keys: str) -> tuple[Room, Person]:
        """The room of a table, and what the caller may do there."""
        keys = [*self.keys, *more_keys]
        self.limits.check_guess(self.address, keys)
        room = await room_of(self.hall, self.limits, self.address, table)
        try:
            return room, room.admit(Person(keys, self.language, self.address))
        except Refusal as refusal:
            if refusal.code == "no-key":  # a code that was right is no guess
                self.limits.guessed_wrong(self.address, keys)
            raise

    async def ask(self, job: AnyVisitorJob) -> Raw:
        """The answer to something that takes long, as JSON."""
        return await self.hall.visitor_pool.ask(self.address, job)

    def charge(self, cost: float) -> None:
        """What is asked costs so much more than a plain request."""
        self.limits.charge(self.address, cost)

    def charge_letters(self, count: int) -> None:
        """So many letters of the store are read and sent."""
        self.charge(count / LETTERS_A_REQUEST)


async def room_of(hall: Hall, limits: Limits, address: str, table: str) -> Room:
    """The room of a table; whoever has it loaded pays for the log, which is played again."""
    return await hall.rooms.room(
        table, address, lambda room: limits.addresses.owe(address, room.version / ENTRIES_A_REQUEST))


@dataclass(frozen=True)
class Endpoint:
    """One address.  What is not said here is read from its handler."""

    method: str
    path: str
    handler: Callable[..., Awaitable[Any]]
    refuses: tuple[str, ...] = ()
    largest: int = SMALL
    kind: str = "text/plain"  # of a text
    makes: bool = False  # counts against the rate of new tables
    gives: Any = None  # where the handler passes JSON on as it is: its type
    cost: float = 1.0  # in plain requests
    waits: bool = False  # may take long: given up when the client goes
    takes: Any = field(init=False)  # None: no body
    query: dict[str, Any] = field(init=False)

    def __post_init__(self) -> None:
        hints = get_type_hints(self.handler, include_extras=True)
        names = [name for name in inspect.signature(self.handler).parameters if name not in ("call", "body")]
        missing = set(self.place) - set(names)
        assert not missing, f"{self.handler.__name__} does not take {missing} of {self.path}"
        query = {name: _present(hints[name]) for name in names if name not in self.place}
        object.__setattr__(self, "gives", self.gives or hints["return"])
        object.__setattr__(self, "takes", hints.get("body"))
        object.__setattr__(self, "query", {**query, "language": Language})

    @property
    def place(self) -> list[str]:
        """The names in the path."""
        return [part[1:-1] for part in self.path.split("/") if part.startswith("{")]


def _present(kind: Any) -> Any:
    """The type of a query value that is there: `Number | None` is a Number."""
    if get_origin(kind) in (Union, UnionType):
        (kind,) = [one for one in get_args(kind) if one is not NoneType]
    return kind


Handler = Callable[[Request], Awaitable[Response]]


def serve(hall: Hall, endpoint: Endpoint, limits: Limits) -> Handler:
    """An endpoint for Starlette: limits, strict decoding, and every refusal as a sentence."""

    async def handle(request: Request) -> Response:
        hall.metrics.requests.inc()
        language = request.query_params.get("language", "en")
        address = address_of(request)
        try:
            limits.charge(address, endpoint.cost)
            if endpoint.makes and not limits.makers.allows(address):
                raise Refusal("too-fast")
            _check_origin(request, hall.settings.origins)
            found: dict[str, object] = {**request.path_params, **_query(request, endpoint)}
            call = Call(hall, limits, address, _keys(request), str(found.pop("language", "en")))
            if endpoint.takes is not None:
                found["body"] = await _body(request, endpoint, limits, address)
            work = endpoint.handler(call, **found)
            answer = await (_while_there(request, work) if endpoint.waits else work)
            is_text = endpoint.gives is str
            data, kind = (answer.encode(), endpoint.kind) if is_text else (encode(answer), "application/json")
            return _held(await packed(request, data, kind), limits, address)
        except Refusal as refusal:
            hall.metrics.refused.inc()
            return refused(refusal, language)
        except Exception:
            hall.metrics.errors.inc()
            log_exception("a request failed", endpoint=endpoint.handler.__name__)
            return refused(Refusal("busy"), language, 500)

    return handle


def _held(answer: Response, limits: Limits, address: str) -> Response:
    """An answer, if the address takes those it has asked for: a large one counts until it is sent."""
    if isinstance(answer, Pieces):
        count = len(answer.body)
        answer.on_end = partial(limits.give_bytes, address, count)
        try:
            limits.take_bytes(address, count)
        except Refusal:
            answer.on_end()
            raise
    return answer


def address_of(request: HTTPConnection) -> str:
    """What the client's address is counted by."""
    return place_of(request.client.host) if request.client else ""


async def _while_there(request: Request, work: Awaitable[Any]) -> Any:
    """Do something as long as the client waits for it."""
    task, gone = asyncio.ensure_future(work), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Refusal("busy")  # nobody reads it
        return task.result()
    finally:
        gone.cancel()
        task.cancel()


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def _check_origin(request: Request, origins: tuple[str, ...]) -> None:
    headers = request.headers
    if request.method != "GET" and not is_same_origin(headers.get("origin"), headers.get("host"), origins):
        raise Refusal("wrong-origin")


def _query(request: Request, endpoint: Endpoint) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, kind in endpoint.query.items():
        value = request.query_params.get(name)
        if value is not None:
            try:
                found[name] = msgspec.convert(value, kind, strict=False)
            except msgspec.ValidationError as error:
                raise Refusal("bad-message", problem=f"{name}: {error}"[:200]) from error
    return found


def _keys(request: Request) -> list[str]:
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    return key.split(",")[:MOST_KEYS] if scheme.lower() == "bearer" else []


async def _body(request: Request, endpoint: Endpoint, limits: Limits, address: str) -> object:
    data = bytearray()
    try:
        async with asyncio.timeout(limits.settings.body_seconds):
            async for chunk in request.stream():
                data += chunk
                limits.take_bytes(address, len(chunk))
                if len(data) > endpoint.largest:
                    raise Refusal("too-large")
        return msgspec.json.decode(bytes(data), type=endpoint.takes)
    except (TimeoutError, ClientDisconnect) as error:
        raise Refusal("too-slow") from error
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-message", problem=str(error)[:200]) from error
    finally:
        limits.give_bytes(address, len(data))


def refused(refusal: Refusal, language: str, status: int | None = None) -> Response:
    """A refusal as an answer of HTTP, in a language or in English."""
    sentence = refusal.sentence(language if language in LANGUAGES else "en")
    error = Error(refusal.code, sentence, refusal.rule)
    return Response(encode(error), status or refusal.status, media_type="application/json")
