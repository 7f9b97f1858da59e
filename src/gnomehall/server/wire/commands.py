"""What clients send over the WebSocket: `hello`, then commands.

Each command has an `id` of the client's choice and is answered once: by `done`, by `refused` or by an answer
of its own.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from gnomehall.server.wire.parts import (
    Avatar,
    ClockPlan,
    Commitment,
    Count,
    Entropy,
    FromOutside,
    Id,
    Key,
    Language,
    MoveText,
    Name,
    Note,
    Options,
    SeatNumber,
    SecretKey,
)


class Hello(FromOutside, tag="hello"):
    """First message, and again to change language.  `keys`: seat keys, the watch key or the code.

    `version` is what the client has (null: nothing); it gets what it missed.  `entropy` is taken for
    the seats it holds while the match has not started, with the `commitment` it knew before it told its entropy."""

    keys: Annotated[list[Key], Meta(max_length=12)] = []
    language: Language = "en"
    version: Count | None = None
    entropy: Entropy | None = None
    commitment: Commitment | None = None


class Identified(FromOutside):
    """A command.  One that changes the log is remembered with it, so it can be sent again safely."""

    is_logged: ClassVar[bool] = False
    id: Id


class Play(Identified, tag="play"):
    """A move for the seat to move, seen at `version`; by id or by text.  A repeated `id` is answered
    again and not played twice; a stale version is refused."""

    is_logged: ClassVar[bool] = True
    version: Count
    move: Count | MoveText
    note: Note = ""


class TakeBack(Identified, tag="undo"):
    """Undo until `to` moves stand (see UndoInfo); asks the others where they have acted since."""

    is_logged: ClassVar[bool] = True
    version: Count
    to: Count


class Answer(Identified, tag="answer"):
    """Yes or no to the undo somebody asked for; `seat` is one of mine that is waited for."""

    seat: SeatNumber
    yes: bool


class Why(Identified, tag="why"):
    """Why is this move not legal now?"""

    move: Count | MoveText


class WantHint(Identified, tag="hint"):
    """1: where to look; 2: good moves; 3: the best, what it is worth and how sure that is."""

    version: Count
    step: Annotated[int, Meta(ge=1, le=3)]


class Say(Identified, tag="chat"):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class React(Identified, tag="react"):
    """A passing reaction, a word of the page's own list (`bravo`)."""

    what: Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[a-z0-9-]+$")]


class Hush(Identified, tag="hush"):
    """Those who hold a seat, or the host: whoever only watches may not talk, or may again."""

    yes: bool = True


class Rename(Identified, tag="rename"):
    """Name and picture of a seat of mine."""

    seat: SeatNumber
    name: Name
    avatar: Avatar = ""


class Arrange(Identified, tag="arrange"):
    """Host, before the start: who sits here; `open` takes a bot or this device away again."""

    seat: SeatNumber
    sit: Literal["open", "bot", "device"]
    level: Name = ""
    name: Name = ""
    avatar: Avatar = ""
    key: SecretKey | None = None  # for `device`: the key this client has made for the seat


class Configure(Identified, tag="configure"):
    """Host, before the start: options, number of seats, clock; what is left out stays."""

    options: Options | None = None
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    clock: ClockPlan | msgspec.UnsetType | None = msgspec.UNSET
    public: bool | None = None


class Start(Identified, tag="start"):
    """Host: the match begins; open seats are given to bots of `level`, or refused if it is empty."""

    level: Name = ""


class Lend(Identified, tag="lend"):
    """Vote that a bot, or the player of seat `to`, shall play for an absent seat until its owner is back (all
    who are here must agree), or lend my own to a bot."""

    seat: SeatNumber
    to: SeatNumber | None = None
    yes: bool = True


class Resume(Identified, tag="resume"):
    """I play this seat of mine again."""

    seat: SeatNumber


class Leave(Identified, tag="leave"):
    """Give up my seats: open again before the start, lent to a bot after it (the key stays good)."""


class Rematch(Identified, tag="rematch"):
    """A new table with the same people, options and keys; `rotate` moves everybody one seat on."""

    rotate: bool = False


class Auto(Identified, tag="auto"):
    """Play these moves for a seat of mine by itself whenever one of them is legal (auto-pass).

    With `this_round` it ends with the round, and those that stay are not touched.
    """

    seat: SeatNumber
    moves: Annotated[list[MoveText], Meta(max_length=8)]
    this_round: bool = False


class AllowHints(Identified, tag="hints"):
    """Agree that hints are given at this table, or no longer; all people at it must."""

    seat: SeatNumber
    yes: bool = True


class Ping(Identified, tag="ping"):
    """Is the line alive?"""


Command = (
    Play | TakeBack | Answer | Why | WantHint | Say | React | Hush | Rename | Arrange | Configure | Start | Lend
    | Resume | Leave | Rematch | Auto | AllowHints | Ping
)
FromClient = Hello | Command
