"""Tables, seats, games and the server's health in the HTTP API, as types; other bodies have files of their own."""

from __future__ import annotations

from typing import Annotated, Literal  # a card is any plain data

from msgspec import Meta

from gnomehall.core.game import Choice as OptionValue
from gnomehall.server.wire.parts import (
    Avatar,
    CardText,
    ClockPlan,
    Count,
    Entropy,
    FromOutside,
    FromServer,
    Id,
    Key,
    Language,
    Level,
    Name,
    Options,
    RecordText,
    SeatNumber,
    SecretKey,
)


class Error(FromServer):
    """Any error of the HTTP API."""

    code: str
    sentence: str
    rule: str = ""


class SeatPlan(FromOutside):
    """Who shall sit at a seat: somebody by link, a bot of a level, or this device (its key comes back)."""

    sit: Literal["open", "bot", "device"] = "open"
    name: Name = ""
    avatar: Avatar = ""
    level: Name = ""


class PlayOn(FromOutside):
    """Begin after the first `moves` moves (chance included) of a table one may see, or of a record."""

    moves: Count
    table: Id | None = None
    key: Key | None = None
    record: RecordText | None = None


class PlayScenario(FromOutside):
    """Play a scenario: the table has its seats, bots, cards and start, and begins when its player comes.

    `choices` were made earlier in the campaign; `show` puts a bot of that level on the player's seat."""

    id: Annotated[str, Meta(max_length=90)]
    choices: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=40)] = []
    show: Name = ""


class CreateTable(FromOutside):
    """A new table.  With a scenario, only names and avatars (the player's first), pace and language count."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=10)]
    options: Options = {}
    cards: CardText | None = None  # a card set of one's own, TOML
    public: bool = False  # listed for strangers until it starts, and anybody may watch
    clock: ClockPlan | None = None
    lend_after: Annotated[int, Meta(ge=5, le=604_800)] | None = None  # seconds absent at one's turn
    pace: Annotated[int, Meta(ge=0, le=5000)] = 0  # milliseconds a bot waits before it moves
    deal: Annotated[int, Meta(ge=0, le=2**53)] | None = None  # a numbered deal
    play_on: PlayOn | None = None
    scenario: PlayScenario | None = None
    language: Language = "en"


class SeatKey(FromServer):
    """The key of a seat: whoever has it plays it."""

    seat: int
    key: str


class Created(FromServer):
    """A table was made.  The keys are shown once."""

    table: str
    code: str
    watch: str
    host: str  # opens everything a host may do, even without a seat
    commitment: str
    keys: list[SeatKey]


class Join(FromOutside):
    """Take an open seat (any, if null).  A client may bring a key it made: then a repeated join is safe."""

    code: Key | None = None
    seat: SeatNumber | None = None
    name: Name = ""
    avatar: Avatar = ""
    entropy: Entropy = ""
    key: SecretKey | None = None


class Joined(FromServer):
    """A seat was taken."""

    table: str
    seat: int
    key: str
    commitment: str


class OpenTable(FromServer):
    """A public table that waits for players."""

    table: str
    game: str
    code: str
    host: str  # name
    taken: int
    seats: int
    created: float


class OptionInfo(FromServer):
    """A choice made before the match."""

    name: str
    default: OptionValue
    choices: list[OptionValue]
    rule: str


class GameInfo(FromServer):
    """A game of the hall."""

    name: str
    title: str
    fewest: int
    most: int
    minutes: int
    rules_version: int
    cards: str
    options: list[OptionInfo]
    rules: list[str]
    levels: list[Level]
    puzzles: int  # how many come with it


class Health(FromServer):
    """The server is well."""

    ok: bool
    version: str
    tables: int
    connections: int
    docs: bool  # the documentation is here, under /docs
    here: int  # bytes of the hall that runs in a browser, under /here/; 0: it is not here


class PushKeys(FromOutside):
    """The keys of a browser's push subscription."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=60)]


class Subscribe(FromOutside):
    """Tell this browser when it is the turn of a seat, through its push service."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=r"^https://")]
    keys: PushKeys
    language: Language = "en"


class PushInfo(FromServer):
    """Whether Web Push works here, and the server's public key for it."""

    available: bool
    public_key: str
