"""A small client: for programs that want to sit at a table, for the tests and for the benchmark."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing, suppress
from random import Random

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException


class Seen(msgspec.Struct):
    """The part of a legal move or an event a program needs."""

    id: int = 0
    text: str = ""


class Happened(msgspec.Struct):
    """An event of the log."""

    version: int
    kind: str
    seat: int
    move: Seen


class Heard(msgspec.Struct):
    """Any message of the server, as far as a program needs it."""

    type: str
    id: str | None = None
    version: int = 0
    since: int = 0
    events: list[Happened] = []
    to_move: int | None = None
    legal: list[Seen] = []
    mine: bool = False
    over: bool = False
    done: str | None = None
    seed: str | None = None
    code: str | None = None
    sentence: str = ""
    table: str = ""
    status: str = ""


decode = msgspec.json.Decoder(Heard).decode
encode = msgspec.json.encode
Choose = Callable[[Heard], int | None]  # the move to play, or None to wait


def briskly(state: Heard, dice: Random) -> int:
    """A move of Gems that brings the match forward; of any other game, any move."""
    for verb in ("collect", "claim", "explore"):
        found = [move.id for move in state.legal if move.text.startswith(verb)]
        if found:
            return dice.choice(found)
    return dice.choice(state.legal).id


class Player:
    """Somebody at a table who comes back whenever the line breaks, and sends what was not answered again."""

    def __init__(self, url: str, table: str, keys: Sequence[str], name: str = "") -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/ws"
        self.keys = list(keys)
        self.name = name
        self.version: int | None = None
        self.log: dict[int, tuple[int, str]] = {}  # version -> seat and move, as the events told
        self.acknowledged: dict[int, tuple[int, str]] = {}  # version before -> version after, move
        self.refused: list[str] = []
        self.reconnects = 0
        self._sent: dict[str, object] | None = None
        self._count = itertools.count()

    async def messages(self) -> AsyncGenerator[tuple[ClientConnection, Heard], None]:
        """Everything the server says, over as many connections as it takes."""
        while True:
            with suppress(OSError, WebSocketException, InvalidStatus, TimeoutError, EOFError):
                async with connect(
                    self.address, compression=None, max_size=None, open_timeout=5, ping_interval=None,
                ) as line:
                    await line.send(encode(
                        {"type": "hello", "keys": self.keys, "version": self.version}).decode())
                    if self._sent is not None:
                        await line.send(encode(self._sent).decode())
                    async for data in line:
                        yield line, decode(data)
            self.reconnects += 1
            await asyncio.sleep(0.05)

    async def play(self, choose: Choose) -> Heard:
        """Play a match to its end; the last state."""
        state: Heard | None = None
        async with aclosing(self.messages()) as messages:
            async for line, heard in messages:
                if heard.type in ("done", "refused"):
                    self._answered(heard)
                elif heard.type == "state":
                    self.take(heard)
                    state = heard
                    self._answered(heard)
                if state is not None and state.over:
                    return state
                if state is not None and state.mine and self._sent is None and state.version == self.version:
                    move = choose(state)
                    if move is not None:
                        command = f"{self.name}{next(self._count)}"
                        self._sent = {"type": "play", "id": command, "version": state.version, "move": move}
                        with suppress(WebSocketException):  # if the line is cut, it is sent again on the next
                            await line.send(encode(self._sent).decode())
        raise AssertionError("messages never end")

    def take(self, heard: Heard) -> None:
        """Take in a state: what it tells must follow what was known, and never contradict it."""
        expected = range(heard.since + 1, heard.version + 1)
        assert [event.version for event in heard.events] == list(expected), "the events have a gap"
        for event in heard.events:
            told = (event.seat, event.move.text if event.kind == "move" else "undo")
            assert self.log.setdefault(event.version, told) == told, "the log was rewritten"
        assert heard.since <= (self.version or 0), "something was missed"
        self.version = max(heard.version, self.version or 0)

    def _answered(self, heard: Heard) -> None:
        sent = self._sent
        if sent is None or sent["id"] not in (heard.id, heard.done):
            return
        self._sent = None
        if heard.type != "refused":
            before = sent["version"]
            assert isinstance(before, int)
            self.acknowledged[before] = (heard.version, str(sent["move"]))
        else:
            self.refused.append(heard.code or "")
