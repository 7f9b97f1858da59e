"""The WebSocket: a connection says hello, then sends commands; each is answered once."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

import msgspec
from starlette.types import Receive, Send
from starlette.websockets import WebSocketDisconnect

from gnomehall.server.app.limits import Limits
from gnomehall.server.app.routing import room_of
from gnomehall.server.log import log_exception
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import messages
from gnomehall.server.rooms.hall import Hall
from gnomehall.server.rooms.people import Person
from gnomehall.server.rooms.room import Room
from gnomehall.server.wire import answers, commands

HELLO_SECONDS = 10
LAST_WORDS = 0.2  # seconds between the end of a line and its closing
GONE = (WebSocketDisconnect, OSError, RuntimeError)  # how it shows that the client has gone
NORMAL, TOO_SLOW, NO_MESSAGE, NO_KEY, TOO_FAST = 1000, 1013, 4400, 4401, 4429  # why a line is closed
COSTS: dict[type[object], float] = {  # of commands that many hear of or that take thought
    commands.Say: 3, commands.React: 3, commands.Why: 2, commands.WantHint: 5,
}
KEEPING: dict[type[object], float] = {  # of commands that write the whole table, its cards too
    commands.Rename: 3, commands.Hush: 3, commands.Configure: 3, commands.Arrange: 3, commands.Lend: 3,
    commands.Resume: 3, commands.Auto: 3, commands.AllowHints: 3, commands.TakeBack: 3, commands.Answer: 3,
    commands.Leave: 3, commands.Start: 3, commands.Rematch: 5, commands.Hello: 3,
}
LETTERS = 60_000  # of cards that are written as fast as a message is read

decode = msgspec.json.Decoder(commands.FromClient).decode
encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Line:
    """A WebSocket as the application has it; our own protocol also gives what ASGI has no word for."""

    receive: Receive
    send: Send
    abort: Callable[[], None] | None = None
    write_text: Callable[[bytes], bool] | None = None  # sends at once; False if the message must wait


class Connection(Person):
    """A person at the end of a WebSocket."""

    def __init__(self, line: Line, address: str, most_unsent: int) -> None:
        super().__init__(address=address)
        self.receive = line.receive
        self._line = line
        self._write_text = line.write_text or (lambda _message: False)
        self._most_unsent = most_unsent
        self.room: Room | None = None  # since they said hello
        self.invalid_messages = 0
        self.refusals = 0  # in a row
        self.ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # why the line must be closed
        self._outbox: deque[bytes] = deque()
        self._unsent = 0  # bytes
        self._ready = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; nobody waits for a client that does not read: it is cut off."""
        if self.ended.done() or (not self._unsent and self._write_text(message)):
            return
        self._unsent += len(message)
        self._outbox.append(message)
        if self._unsent > self._most_unsent:
            self._outbox.clear()
            self.ended.set_result(TOO_SLOW)
            if self._line.abort is not None:
                self._line.abort()
        self._ready.set()

    def end(self) -> None:
        """They may not look any more."""
        asyncio.get_running_loop().call_later(LAST_WORDS, self._end)

    def _end(self) -> None:
        if not self.ended.done():
            self.ended.set_result(NO_KEY)

    @property
    def has_sent_all(self) -> bool:
        """Whether nothing waits in the outbox."""
        return not self._outbox

    async def write(self) -> None:
        """Send what is in the outbox, for ever."""
        while True:
            await self._ready.wait()
            self._ready.clear()
            while self._outbox:
                message = self._outbox.popleft()
                await self._line.send({"type": "websocket.send", "text": message.decode()})
                self._unsent -= len(message)


async def talk(hall: Hall, table: str, line: Line, limits: Limits, address: str) -> None:
    """One connection, from hello to the end; it has been accepted."""
    person = Connection(line, address, hall.settings.most_unsent)
    writer = asyncio.create_task(person.write())
    reader = asyncio.create_task(_read(hall, person, table, limits))
    hall.connections += 1
    code: int | None = NORMAL
    try:
        ends: set[asyncio.Future[None] | asyncio.Future[int]] = {writer, reader, person.ended}
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if person.ended.done():
            code = person.ended.result()
            hall.metrics.dropped.inc(code == TOO_SLOW)
        elif reader.done():
            code = reader.result()
        else:
            writer.result()  # it ends only when the client has gone
    except GONE:
        code = None
    finally:
        hall.connections -= 1
        if person.room is not None:
            person.room.leave(person)
        await _finish(person, writer, reader)
        if code is not None and code != TOO_SLOW:
            with contextlib.suppress(*GONE):
                await line.send({"type": "websocket.close", "code": code})


async def _finish(person: Connection, writer: asyncio.Task[None], reader: asyncio.Task[int]) -> None:
    reader.cancel()
    await asyncio.gather(reader, return_exceptions=True)
    for _ in range(20):  # the last words, such as why the line is cut
        if person.has_sent_all or writer.done():
            break
        await asyncio.sleep(0.01)
    writer.cancel()
    await asyncio.gather(writer, return_exceptions=True)


async def _read(hall: Hall, person: Connection, table: str, limits: Limits) -> int:
    """Read until the client goes; the code to close with."""
    async with asyncio.timeout(HELLO_SECONDS) as waiting:
        try:
            while True:
                message = await _receive(person)
                if message is None:
                    is_cut = person.invalid_messages > hall.settings.most_invalid_messages
                    if is_cut or not limits.messages.allows(person.address):
                        return NO_MESSAGE
                elif not _may_ask(person, message, limits):
                    person.invalid_messages += 1
                    _refuse(hall, person, getattr(message, "id", None), Refusal("too-fast"))
                    if person.invalid_messages > hall.settings.most_invalid_messages:
                        return TOO_FAST
                elif isinstance(message, commands.Hello):
                    problem = await _greet(hall, person, table, message, limits)
                    if problem is not None:
                        return problem
                    waiting.reschedule(None)
                elif person.room is None:
                    _refuse(hall, person, message.id, Refusal("no-key"))
                    return NO_KEY
                else:
                    await _answer(hall, person.room, person, message, limits)
                    if person.refusals >= hall.settings.most_refusals:
                        return TOO_FAST
        except TimeoutError:
            return NO_KEY


def _may_ask(person: Connection, message: commands.FromClient, limits: Limits) -> bool:
    kind, cards = type(message), person.room.info.cards if person.room is not None else None
    cost = KEEPING[kind] + len(cards or "") / LETTERS if kind in KEEPING else COSTS.get(kind, 1.0)
    return limits.seats.allows(_bucket(person), cost) and limits.messages.allows(person.address, cost)


def _bucket(person: Connection) -> object:
    return (person.room.id, min(person.seats)) if person.room is not None and person.seats else id(person)


async def _receive(person: Connection) -> commands.FromClient | None:
    got = await person.receive()
    if got["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(got.get("code", 1000))
    data = got.get("text") if got.get("text") is not None else got.get("bytes")
    try:
        message: commands.FromClient = decode(data or b"")
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        person.invalid_messages += 1
        problem = str(error) if isinstance(error, msgspec.MsgspecError) else type(error).__name__
        person.send(encode(Refusal("bad-message", problem=problem[:200]).message(None, person.language)))
        return None


def _refuse(hall: Hall, person: Connection, command: str | None, refusal: Refusal) -> None:
    hall.metrics.refused.inc()
    person.send(encode(refusal.message(command, person.language)))


async def _greet(hall: Hall, person: Connection, table: str, hello: commands.Hello, limits: Limits) -> int | None:
    """Let somebody into the room of a table; if they may not, the code to close with."""
    try:
        limits.check_guess(person.address, hello.keys)
        room = await room_of(hall, limits, person.address, table)
        cost = messages.cost(room, hello.version) + messages.cost_of_views(room, hello.version)
        limits.charge(person.address, cost)
        person.room = room
        await room.enter(person, hello)
        return None
    except Refusal as refusal:
        if refusal.code == "no-key":
            limits.guessed_wrong(person.address, hello.keys)
        _refuse(hall, person, None, refusal)
        if person.room is not None and person in person.room.people:
            return None
        return TOO_FAST if refusal.code in ("too-fast", "full") else NO_KEY


def _count_table(room: Room, person: Connection, limits: Limits) -> None:
    """A table that a command makes counts as any other."""
    if not limits.makers.allows(person.address):
        raise Refusal("too-fast")
    is_bots_only = all(sitter.kind == "bot" for sitter in room.info.sitters)
    limits.open_table(person.address, len(room.info.cards or ""), is_bots_only)


async def _answer(hall: Hall, room: Room, person: Connection, command: commands.Command, limits: Limits) -> None:
    began = time.perf_counter()
    try:
        if room.makes_table(person, command):
            _count_table(room, person, limits)
        answer: answers.FromServerMessage | None = await room.handle(person, command)
        if answer is not None:
            person.send(encode(answer))
        person.refusals = 0
    except Refusal as refusal:
        person.refusals += 1
        _refuse(hall, person, command.id, refusal)
        if refusal.code == "stale" and room.match is not None:
            person.send(encode(messages.state_message(room, person, person.version)))
    except (WebSocketDisconnect, asyncio.CancelledError):
        raise
    except Exception:  # our fault: the client hears so without the details
        hall.metrics.errors.inc()
        log_exception("a command failed", table=room.id, kind=type(command).__name__)
        _refuse(hall, person, command.id, Refusal("busy"))
        return
    hall.metrics.seconds.observe(time.perf_counter() - began)
