"""The WebSocket: a connection says hello, then sends commands; each is answered once."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from gnomehall.server import play, seating, wire
from gnomehall.server.hall import Hall, chat_line
from gnomehall.server.hints import hint
from gnomehall.server.keys import clean, hashed, new_table_id
from gnomehall.server.limits import Limiter
from gnomehall.server.log import trouble
from gnomehall.server.refusal import Refusal
from gnomehall.server.room import Person, Room
from gnomehall.server.store import Notice

HELLO_SECONDS = 10
MOST_WAITING = 200  # messages to a client that does not read
MOST_NONSENSE = 20  # messages that cannot be read, before the line is cut
REMEMBERED = 50  # answers to a connection's last commands

decode = msgspec.json.Decoder(wire.FromClient).decode
encode = msgspec.json.Encoder().encode


class Connection(Person):
    """A person at the end of a WebSocket."""

    def __init__(self, websocket: WebSocket, address: str) -> None:
        super().__init__()
        self.websocket = websocket
        self.address = address
        self.is_slow = False
        self.nonsense = 0
        self.answered: dict[str, bytes] = {}
        self._outbox: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def send(self, message: bytes) -> None:
        """Put a message into the outbox; nobody waits for a slow client."""
        if len(self._outbox) >= MOST_WAITING:
            self.is_slow = True
        else:
            self._outbox.append(message)
        self._ready.set()

    async def write(self) -> None:
        """Send what is in the outbox, for ever; ends if the client does not keep up."""
        while not self.is_slow:
            await self._ready.wait()
            self._ready.clear()
            while self._outbox:
                await self.websocket.send_text(self._outbox.popleft().decode())


async def talk(hall: Hall, websocket: WebSocket, table: str, address: str, seats: Limiter) -> None:
    """One connection, from hello to the end."""
    await websocket.accept()
    person = Connection(websocket, address)
    writer = asyncio.create_task(person.write())
    reader = asyncio.create_task(_read(hall, person, table, seats))
    hall.connections += 1
    code = 1000
    try:
        done, _ = await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        code = reader.result() if reader in done else 1013
        if reader not in done:
            hall.metrics.dropped += 1
    except (WebSocketDisconnect, RuntimeError):
        pass  # the client is gone
    finally:
        hall.connections -= 1
        room = hall.rooms.get(table)
        if room is not None and person in room.people:
            room.people.discard(person)
            hall.came_or_went(room)
        await _finish(person, writer, reader)
        if websocket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await websocket.close(code)


async def _finish(person: Connection, writer: asyncio.Task[None], reader: asyncio.Task[int]) -> None:
    reader.cancel()
    await asyncio.gather(reader, return_exceptions=True)
    for _ in range(20):  # the last words, such as why the line is cut
        if not person._outbox or writer.done():
            break
        await asyncio.sleep(0.01)
    writer.cancel()
    await asyncio.gather(writer, return_exceptions=True)


async def _read(hall: Hall, person: Connection, table: str, seats: Limiter) -> int:
    """Read until the client goes; the code to close with."""
    async with asyncio.timeout(HELLO_SECONDS) as waiting:
        try:
            room: Room | None = None
            while True:
                message = await _receive(person)
                if message is None:
                    if person.nonsense > MOST_NONSENSE:
                        return 4400
                    continue
                if not seats.allows(_bucket(person, room)):
                    person.nonsense += 1
                    _refuse(hall, person, getattr(message, "id", None), Refusal("too-fast"))
                    if person.nonsense > MOST_NONSENSE:
                        return 4429
                    continue
                if isinstance(message, wire.Hello):
                    room = await _hello(hall, person, table, message)
                    if room is None:
                        return 4401
                    waiting.reschedule(None)
                elif room is None:
                    _refuse(hall, person, message.id, Refusal("no-key"))
                    return 4401
                else:
                    await _answer(hall, room, person, message)
        except TimeoutError:
            return 4401


def _bucket(person: Connection, room: Room | None) -> object:
    return (room.id, min(person.seats)) if room is not None and person.seats else id(person)


async def _receive(person: Connection) -> wire.FromClient | None:
    got = await person.websocket.receive()
    if got["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(got.get("code", 1000))
    data = got.get("text") if got.get("text") is not None else got.get("bytes")
    try:
        message: wire.FromClient = decode(data or b"")
        return message
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        person.nonsense += 1
        problem = str(error) if isinstance(error, msgspec.MsgspecError) else type(error).__name__
        refusal = Refusal("bad-message", problem=problem[:200])
        person.send(encode(wire.Refused(None, refusal.code, refusal.sentence(person.language))))
        return None


def _refuse(hall: Hall, person: Connection, command: str | None, refusal: Refusal) -> bytes:
    hall.metrics.refused += 1
    answer = encode(wire.Refused(command, refusal.code, refusal.sentence(person.language), refusal.rule))
    person.send(answer)
    return answer


async def _hello(hall: Hall, person: Connection, table: str, hello: wire.Hello) -> Room | None:
    """Let somebody in: they get the room, the chat, and the match with what they missed."""
    try:
        room = await hall.room(table)
        room.person_of(hello.keys, hello.language, person)
        await room.change(lambda: play.come(room, person, hello.entropy))
        lines = await hall.store.chat(room.id) if person not in room.people else []
        async with room.lock:
            await room.fetch()
            is_new = person not in room.people
            room.people.add(person)
            if is_new:
                hall.came_or_went(room)  # shows everybody the room, this person too
            else:
                person.send(encode(room.room_message(person)))
            if lines:
                room.chat_shown = max(room.chat_shown, lines[-1][0])
                person.send(encode(wire.Chat([chat_line(n, line) for n, line in lines])))
            if room.match is not None:
                person.send(encode(room.state_message(person, hello.version)))
                person.version = room.version
        return room
    except Refusal as refusal:
        _refuse(hall, person, None, refusal)
        return None


async def _answer(hall: Hall, room: Room, person: Connection, message: wire.FromClient) -> None:
    assert not isinstance(message, wire.Hello)
    before = person.answered.get(message.id)
    if before is not None and not isinstance(message, wire.Play | wire.TakeBack):
        person.send(before)  # those two are remembered by the store
        return
    began = time.perf_counter()
    try:
        answer = await carry_out(hall, room, person, message)
        if answer is None:
            return  # it comes later
        data = encode(answer)
        person.send(data)
    except Refusal as refusal:
        data = _refuse(hall, person, message.id, refusal)
        if refusal.code == "stale" and room.match is not None:
            person.send(encode(room.state_message(person, getattr(message, "version", None))))
    except (WebSocketDisconnect, asyncio.CancelledError):
        raise
    except Exception:  # our fault: the client hears so without the details
        hall.metrics.errors += 1
        trouble("a command failed", table=room.id, kind=type(message).__name__)
        data = _refuse(hall, person, message.id, Refusal("busy"))
        return
    hall.metrics.took(time.perf_counter() - began)
    person.answered[message.id] = data
    if len(person.answered) > REMEMBERED:
        person.answered.pop(next(iter(person.answered)))


async def carry_out(
    hall: Hall, room: Room, person: Person, message: wire.FromClient,
) -> wire.FromServerMessage | None:
    """Do what a message asks; its answer, or None if that is sent later."""
    match message:
        case wire.Hello():
            raise AssertionError("hello is no command")
        case wire.Ping():
            return wire.Pong(message.id, time.time())
        case wire.Why():
            async with room.lock:
                return play.why(room, person, message)
        case wire.WantHint():
            hall.spawn(hint(hall, room, person, message))
            return None
        case wire.Say():
            await _say(hall, room, person, message)
            return wire.Done(message.id, room.version)
        case wire.React():
            seat = min(person.seats, default=None)
            room.send_all(wire.Reaction(seat, message.what))
            await hall.store.tell(Notice(room.id, "reaction", hall.process, word=message.what, seat=seat))
            return wire.Done(message.id, room.version)
        case wire.Rematch():
            await _rematch(hall, room, person, message)
            return wire.Done(message.id, room.version)
        case _:
            version = await room.change(lambda: _act(room, person, message), _command(room, person, message))
            return wire.Done(message.id, version)


def _command(room: Room, person: Person, message: wire.FromClient) -> str:
    """Under what name a move or an undo is remembered."""
    if isinstance(message, wire.Play | wire.TakeBack) and person.seats:
        mover = room.match.to_move if room.match else None
        seat = mover if mover in person.seats else min(person.seats)
        return f"{seat}/{message.id}"
    return ""


def _act(room: Room, person: Person, message: wire.FromClient) -> int:
    match message:
        case wire.Play():
            return play.play(room, person, message)
        case wire.TakeBack():
            return play.undo(room, person, message)
        case wire.Answer():
            return play.answer(room, person, message)
        case wire.Rename():
            return play.rename(room, person, message)
        case wire.Auto():
            return play.auto(room, person, message)
        case wire.Lend():
            return play.lend(room, person, message)
        case wire.Resume():
            return play.resume(room, person, message)
        case wire.Leave():
            return play.leave(room, person)
        case wire.Start():
            return play.start(room, person, message.level)
        case wire.Arrange():
            play.must_host(room, person)
            seating.arrange(room.about, message)
            if message.key is not None:
                person.hashes.add(hashed(message.key))
        case wire.Configure():
            play.must_host(room, person)
            seating.configure(room.about, message)
    return room.version


async def _say(hall: Hall, room: Room, person: Person, message: wire.Say) -> None:
    text = clean(message.text, 300)
    if not text:
        return
    seat = min(person.seats, default=None)
    name = room.about.sitters[seat].name if seat is not None else ""
    line = wire.ChatLine(0, time.time(), seat, name, text)
    await hall.store.add_chat(room.id, encode(line).decode(), hall.process)
    await hall.send_chat(room)


async def _rematch(hall: Hall, room: Room, person: Person, message: wire.Rematch) -> None:
    """A new table for the same people; whoever asks second gets the first one's."""
    if not person.seats and not person.is_host:
        raise Refusal("not-your-seat")
    if room.about.status != "over":
        raise Refusal("not-over")
    if room.about.next is None:
        table, about = new_table_id(), seating.rematch(room.about, message.rotate)
        await hall.create(table, about, [])

        def act() -> None:
            room.about.next = room.about.next or table

        await room.change(act)
    assert room.about.next is not None
    room.send_all(wire.Moved(room.about.next))
