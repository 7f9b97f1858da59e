"""The WebSocket: a connection says hello, then sends commands; each is answered once."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque

import msgspec
from starlette.types import Receive, Send
from starlette.websockets import WebSocketDisconnect

from gnomehall.server.app.limits import Limiter
from gnomehall.server.log import log_exception
from gnomehall.server.refusal import Refusal
from gnomehall.server.rooms import messages
from gnomehall.server.rooms.hall import Hall
from gnomehall.server.rooms.people import Person
from gnomehall.server.rooms.room import Room
from gnomehall.server.wire import answers, commands

HELLO_SECONDS = 10
MOST_WAITING = 200  # messages to a client that does not read
GONE = (WebSocketDisconnect, OSError, RuntimeError)  # how it shows that the client has gone
NORMAL, TOO_SLOW, NO_MESSAGE, NO_KEY, TOO_FAST = 1000, 1013, 4400, 4401, 4429  # why a line is closed

decode = msgspec.json.Decoder(commands.FromClient).decode
encode = msgspec.json.Encoder().encode


class Connection(Person):
    """A person at the end of a WebSocket."""

    def __init__(self, receive: Receive, send: Send) -> None:
        super().__init__()
        self.receive = receive
        self._send = send
        self.room: Room | None = None  # since they said hello
        self.is_slow = False
        self.nonsense = 0
        self._outbox: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; nobody waits for a slow client."""
        if len(self._outbox) >= MOST_WAITING:
            self.is_slow = True
        else:
            self._outbox.append(message)
        self._ready.set()

    @property
    def has_sent_all(self) -> bool:
        """Whether nothing waits in the outbox."""
        return not self._outbox

    async def write(self) -> None:
        """Send what is in the outbox, for ever; ends if the client does not keep up."""
        while not self.is_slow:
            await self._ready.wait()
            self._ready.clear()
            while self._outbox:
                await self._send({"type": "websocket.send", "text": self._outbox.popleft().decode()})


async def talk(hall: Hall, table: str, receive: Receive, send: Send, seats: Limiter) -> None:
    """One connection, from hello to the end; it has been accepted."""
    person = Connection(receive, send)
    writer = asyncio.create_task(person.write())
    reader = asyncio.create_task(_read(hall, person, table, seats))
    hall.connections += 1
    code: int | None = NORMAL
    try:
        done, _ = await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        code = reader.result() if reader in done else TOO_SLOW
        if reader not in done:
            hall.metrics.dropped.inc()
    except GONE:
        code = None
    finally:
        hall.connections -= 1
        if person.room is not None:
            person.room.leave(person)
        await _finish(person, writer, reader)
        if code is not None:
            with contextlib.suppress(*GONE):
                await send({"type": "websocket.close", "code": code})


async def _finish(person: Connection, writer: asyncio.Task[None], reader: asyncio.Task[int]) -> None:
    reader.cancel()
    await asyncio.gather(reader, return_exceptions=True)
    for _ in range(20):  # the last words, such as why the line is cut
        if person.has_sent_all or writer.done():
            break
        await asyncio.sleep(0.01)
    writer.cancel()
    await asyncio.gather(writer, return_exceptions=True)


async def _read(hall: Hall, person: Connection, table: str, seats: Limiter) -> int:
    """Read until the client goes; the code to close with."""
    async with asyncio.timeout(HELLO_SECONDS) as waiting:
        try:
            while True:
                message = await _receive(person)
                if message is None:
                    if person.nonsense > hall.settings.most_nonsense:
                        return NO_MESSAGE
                elif not seats.allows(_bucket(person)):
                    person.nonsense += 1
                    _refuse(hall, person, getattr(message, "id", None), Refusal("too-fast"))
                    if person.nonsense > hall.settings.most_nonsense:
                        return TOO_FAST
                elif isinstance(message, commands.Hello):
                    if not await _greet(hall, person, table, message):
                        return NO_KEY
                    waiting.reschedule(None)
                elif person.room is None:
                    _refuse(hall, person, message.id, Refusal("no-key"))
                    return NO_KEY
                else:
                    await _answer(hall, person.room, person, message)
        except TimeoutError:
            return NO_KEY


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
        person.nonsense += 1
        problem = str(error) if isinstance(error, msgspec.MsgspecError) else type(error).__name__
        person.send(encode(Refusal("bad-message", problem=problem[:200]).message(None, person.language)))
        return None


def _refuse(hall: Hall, person: Connection, command: str | None, refusal: Refusal) -> None:
    hall.metrics.refused.inc()
    person.send(encode(refusal.message(command, person.language)))


async def _greet(hall: Hall, person: Connection, table: str, hello: commands.Hello) -> bool:
    """Let somebody into the room of a table; whether they may."""
    try:
        person.room = await hall.rooms.room(table)
        await person.room.enter(person, hello)
        return True
    except Refusal as refusal:
        _refuse(hall, person, None, refusal)
        return False


async def _answer(hall: Hall, room: Room, person: Connection, command: commands.Command) -> None:
    began = time.perf_counter()
    try:
        answer: answers.FromServerMessage | None = await room.handle(person, command)
        if answer is not None:
            person.send(encode(answer))
    except Refusal as refusal:
        _refuse(hall, person, command.id, refusal)
        if refusal.code == "stale" and room.match is not None:
            person.send(encode(messages.state_message(room, person, getattr(command, "version", None))))
    except (WebSocketDisconnect, asyncio.CancelledError):
        raise
    except Exception:  # our fault: the client hears so without the details
        hall.metrics.errors.inc()
        log_exception("a command failed", table=room.id, kind=type(command).__name__)
        _refuse(hall, person, command.id, Refusal("busy"))
        return
    hall.metrics.seconds.observe(time.perf_counter() - began)
