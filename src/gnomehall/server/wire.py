"""Everything that goes over the WebSocket, both ways, as types (api.py has those of HTTP).

What comes from outside is decoded strictly: an unknown field, a wrong type or a text too long is an
error.  The page's TypeScript types and the OpenAPI document are made from this file (schema.py).
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from gnomehall.core.game import Choice as OptionValue

Language = Literal["en", "pt", "fr", "it"]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=6, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
SecretKey = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(max_length=40)]
Avatar = Annotated[str, Meta(max_length=24)]
Note = Annotated[str, Meta(max_length=16)]
Entropy = Annotated[str, Meta(max_length=64)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
CardText = Annotated[str, Meta(max_length=262_144)]
RecordText = Annotated[str, Meta(max_length=4_000_000)]
Options = Annotated[dict[Annotated[str, Meta(max_length=40)], OptionValue], Meta(max_length=40)]


class FromOutside(Struct, forbid_unknown_fields=True):
    """What a client sends."""


class FromServer(Struct):
    """What the server sends."""


# ---- parts


class Move(FromServer):
    """A move or an outcome of chance; `id` and `text` name it for ever, `note` is what the rules ignore."""

    id: int
    text: str
    verb: str
    args: list[str]
    note: str = ""


class Legal(Move, kw_only=True):
    """A move that may be played now; `label` is what its button says in the client's language."""

    label: str


class Event(FromServer):
    """One entry of the log.  `version` is the table's version after it; `seat` is -1 for chance.

    `view` is the table after this entry, for animation; null for the last one (it is the state's own
    view) and for those long past."""

    version: int
    kind: Literal["move", "undo"]
    seat: int
    move: Move  # for an undo: the move taken back
    label: str  # a sentence for the log, in the client's language
    view: Raw | None = None


class ScoreLine(FromServer):
    """Where points of a seat come from."""

    label: str
    points: int


class UndoInfo(FromServer):
    """What can be undone.  Moves up to `horizon` stand for good; `moves` can be taken back by `seat`
    without asking; down to `floor` the others who acted since are asked."""

    seat: int | None
    moves: int
    horizon: int
    floor: int


class Clock(FromServer):
    """The clock as the message was sent: milliseconds left to each seat; it runs for `running`."""

    kind: Literal["move", "bank"]
    left: list[int]
    running: int | None


class Level(FromServer):
    """A bot one can choose."""

    name: str
    title: str
    text: str = ""
    rating: float | None = None


class Seat(FromServer):
    """A place at the table.  `open` waits for somebody, `human` is taken, `bot` is a bot."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    avatar: str
    level: str  # of the bot that plays here now, or ""
    here: bool  # somebody with its key is connected
    lent: bool  # a bot plays for its owner
    left: bool  # its owner has left
    mine: bool  # this client holds its key
    votes: list[int]  # seats that want it lent to a bot
    auto: list[str] = []  # moves that are played by themselves; told to its owner only


class Ask(FromServer):
    """A seat wants to undo moves of others; they are asked."""

    seat: int
    to: int  # the moves that shall stand
    version: int
    waits_for: list[int]


class ClockPlan(FromOutside):
    """`move`: seconds for each move; `bank`: seconds for the match and an increment for each move."""

    kind: Literal["move", "bank"]
    seconds: Annotated[int, Meta(ge=1, le=1_000_000)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


# ---- from the client, over the WebSocket; every `id` is answered once by `done` or `refused`


class Hello(FromOutside, tag="hello"):
    """First message, and again to change language.  `keys`: seat keys, the watch key or the code.

    `version` is what the client has (null: nothing); it gets what it missed.  `entropy` is taken for
    the seats it holds while the match has not started (the commitment is known by then)."""

    keys: Annotated[list[Key], Meta(max_length=12)] = []
    language: Language = "en"
    version: Count | None = None
    entropy: Entropy | None = None


class Play(FromOutside, tag="play"):
    """A move for the seat to move, seen at `version`; by id or by text.  A repeated `id` is answered
    again and not played twice; a stale version is refused."""

    id: Id
    version: Count
    move: Count | MoveText
    note: Note = ""


class TakeBack(FromOutside, tag="undo"):
    """Undo until `to` moves stand (see UndoInfo); asks the others where they have acted since."""

    id: Id
    version: Count
    to: Count


class Answer(FromOutside, tag="answer"):
    """Yes or no to the undo somebody asked for; `seat` is one of mine that is waited for."""

    id: Id
    seat: SeatNumber
    yes: bool


class Why(FromOutside, tag="why"):
    """Why is this move not legal now?"""

    id: Id
    move: Count | MoveText


class WantHint(FromOutside, tag="hint"):
    """1: where to look; 2: good moves; 3: the best, what it is worth and how sure that is."""

    id: Id
    version: Count
    step: Annotated[int, Meta(ge=1, le=3)]


class Say(FromOutside, tag="chat"):
    """A line of chat."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class React(FromOutside, tag="react"):
    """A passing reaction, a word of the page's own list (`bravo`)."""

    id: Id
    what: Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[a-z0-9-]+$")]


class Rename(FromOutside, tag="rename"):
    """Name and picture of a seat of mine."""

    id: Id
    seat: SeatNumber
    name: Name
    avatar: Avatar = ""


class Arrange(FromOutside, tag="arrange"):
    """Host, before the start: who sits here; `open` takes a bot or this device away again."""

    id: Id
    seat: SeatNumber
    sit: Literal["open", "bot", "device"]
    level: Name = ""
    name: Name = ""
    avatar: Avatar = ""
    key: SecretKey | None = None  # for `device`: the key this client has made for the seat


class Configure(FromOutside, tag="configure"):
    """Host, before the start: options, number of seats, clock; what is left out stays."""

    id: Id
    options: Options | None = None
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    clock: ClockPlan | msgspec.UnsetType | None = msgspec.UNSET
    public: bool | None = None


class Start(FromOutside, tag="start"):
    """Host: the match begins; open seats are given to bots of `level`, or refused if it is empty."""

    id: Id
    level: Name = ""


class Lend(FromOutside, tag="lend"):
    """Vote that a bot shall play for an absent seat (all who are here must agree), or lend my own."""

    id: Id
    seat: SeatNumber
    yes: bool = True


class Resume(FromOutside, tag="resume"):
    """I play this seat of mine again."""

    id: Id
    seat: SeatNumber


class Leave(FromOutside, tag="leave"):
    """Give up my seats: open again before the start, lent to a bot after it (the key stays good)."""

    id: Id


class Rematch(FromOutside, tag="rematch"):
    """A new table with the same people, options and keys; `rotate` moves everybody one seat on."""

    id: Id
    rotate: bool = False


class Auto(FromOutside, tag="auto"):
    """Play these moves for a seat of mine by itself whenever one of them is legal (auto-pass)."""

    id: Id
    seat: SeatNumber
    moves: Annotated[list[MoveText], Meta(max_length=8)]


class Ping(FromOutside, tag="ping"):
    """Is the line alive?"""

    id: Id


FromClient = (
    Hello | Play | TakeBack | Answer | Why | WantHint | Say | React | Rename | Arrange | Configure | Start
    | Lend | Resume | Leave | Rematch | Auto | Ping
)


# ---- from the server, over the WebSocket


class Room(FromServer, tag="room", kw_only=True):
    """The table and the people around it; sent after every change of either."""

    table: str
    game: str
    status: Literal["waiting", "playing", "over"]
    public: bool
    seats: list[Seat]
    host: bool  # this client may arrange, configure and start
    options: dict[str, OptionValue]
    cards: str  # hash of the card set
    own_cards: bool  # whether it is not the standard set
    clock: ClockPlan | None
    commitment: str  # SHA-256 of the secret seed, shown before anybody gives entropy
    entropy: list[str]  # what the seats gave
    deal: int | None  # a numbered deal that anybody can repeat, or null: secret
    code: str | None  # for those who hold a seat: the code to join
    watch: str | None  # for those who hold a seat: the key that only watches
    watchers: int
    ask: Ask | None
    next: str | None  # the table of the rematch
    origin: str | None  # the table this one was played on from
    version: int
    created: float  # Unix time


class State(FromServer, tag="state", kw_only=True):
    """The match, whole.  `events` are what happened after `since`, oldest first."""

    table: str
    version: int
    since: int
    events: list[Event]
    view: Raw  # what Table.view() says, as the game writes it
    to_move: int | None
    legal: list[Legal]  # for the seat to move, whoever that is
    mine: bool  # whether this client may move now
    undo: UndoInfo
    clock: Clock | None
    over: bool
    score_lines: list[list[ScoreLine]]  # seat by seat, as the table stands
    seed: str | None  # revealed when the match is over


class Done(FromServer, tag="done"):
    """The command was carried out, and is stored."""

    id: str
    version: int


class Refused(FromServer, tag="refused"):
    """The command was not carried out.  `code` is for programs, `sentence` for people."""

    id: str | None  # null if the message could not be read
    code: str
    sentence: str
    rule: str = ""


class WhyNot(FromServer, tag="why"):
    """Answer to `why`; `legal` moves have no reason."""

    id: str
    legal: bool
    rule: str
    sentence: str


class Rated(FromServer):
    """A legal move and what is expected of it: points ahead, chance to win, with 95 % intervals."""

    move: Legal
    margin: list[float]  # mean, low, high
    win: list[float]
    equal: bool  # cannot be told from the best


class Hint(FromServer, tag="hint"):
    """Answer to `hint`.  Step 1 fills `look` (verbs), step 2 `good` (texts), step 3 `rated`, best first."""

    id: str
    step: int
    version: int
    look: list[str]
    good: list[Legal]
    rated: list[Rated]
    sentence: str


class ChatLine(FromServer):
    """A line of chat; `seat` is null for a spectator."""

    n: int
    at: float
    seat: int | None
    name: str
    text: str


class Chat(FromServer, tag="chat"):
    """New lines of chat; at the beginning the last ones."""

    lines: list[ChatLine]


class Reaction(FromServer, tag="reaction"):
    """Somebody reacts."""

    seat: int | None
    what: str


class Moved(FromServer, tag="moved"):
    """A rematch was made: the same keys open this table."""

    table: str


class YourTurn(FromServer, tag="turn"):
    """A seat of this client is to move, and was not before."""

    seat: int


class Pong(FromServer, tag="pong"):
    """The line is alive."""

    id: str
    time: float


FromServerMessage = (
    Room | State | Done | Refused | WhyNot | Hint | Chat | Reaction | Moved | YourTurn | Pong
)
