"""What tables are stored as, and the small interface both stores have."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, Protocol  # a row is what the database gives

import msgspec

from gnomehall.core.game import Choice
from gnomehall.scenarios.scenario import StarGoal
from gnomehall.server.wire.parts import ClockPlan

Status = Literal["waiting", "playing", "over"]
MOST_CHAT = 200  # lines kept for a table


class Sitter(msgspec.Struct):
    """Who sits at a seat.  `key` is the hash of the seat's key."""

    kind: Literal["open", "human", "bot"] = "open"
    name: str = ""
    avatar: str = ""
    level: str = ""
    key: str = ""
    entropy: str = ""
    promised: str = ""  # the commitment its browser kept before the match
    played_by_bot: bool = False  # for its owner, who is away
    lent_by_owner: bool = False  # to a bot, until they take it back: no reload or broken line ends that
    left: bool = False
    votes: list[int] = []  # seats that want it lent
    lent_to: int | None = None  # the seat they want it lent to; None is a bot
    keeper: str = ""  # hash of the key of whoever plays for its owner, who is away
    auto: list[str] = []  # moves that are played by themselves
    resting: list[str] = []  # the same, until the game's period is no longer `rests_in`
    rests_in: int = 0
    hints: bool = False  # agrees that hints are given, at a table with other people


class UndoRequest(msgspec.Struct):
    """An undo that others must agree to."""

    seat: int
    to: int
    version: int
    waits_for: list[int]


class DailyOf(msgspec.Struct):
    """The daily deal a table plays, and for whom (the hash of their key) it counts."""

    day: str
    deal: str
    player: str
    name: str
    helped: bool = False  # a bot played a move for them, so it does not count


class ScenarioOf(msgspec.Struct):
    """The scenario a table plays: all that is needed to say how it stands."""

    id: str
    title: dict[str, str]
    seat: int  # the player's
    goals: list[StarGoal]
    until: str = ""
    helped: bool = False  # a bot played a move for them, so it earns no stars


class TableInfo(msgspec.Struct):
    """All of a table that is not its log."""

    game: str
    sitters: list[Sitter]
    options: dict[str, Choice]
    seed: str
    code: str
    watch: str
    host: str  # hash of the host key
    created: float
    status: Status = "waiting"
    cards: str | None = None
    public: bool = False
    clock: ClockPlan | None = None
    lend_after: int | None = None
    pace: int = 0
    deal: int | None = None
    entropy: list[str] = []
    inherited_moves: int = msgspec.field(default=0, name="given")  # of the table it was played on from
    undo_request: UndoRequest | None = msgspec.field(default=None, name="ask")
    next: str | None = None
    origin: str | None = None
    starts_by_itself: bool = msgspec.field(default=False, name="eager")  # when everybody is here
    daily: DailyOf | None = None
    scenario: ScenarioOf | None = None
    hushed: bool = False  # those who only watch may not talk


class Change(msgspec.Struct):
    """Entries of the log that were made at once: a command and the chance that followed."""

    seq: int  # the version before
    at: float
    command: str  # who sent it and its id, `seat/id`; empty for bots and the start
    entries: list[str]  # `1 claim ruby`, `chance reveal ruby`, `1 undo`


class Stored(msgspec.Struct):
    """A table as it lies in the store."""

    id: str
    revision: int
    info: TableInfo
    changes: list[Change]


class Notice(msgspec.Struct, tag_field="what"):
    """What one process tells the others about a table; `by` is the process."""

    table: str
    by: str


class Changed(Notice, tag="table"):
    """The table has changed."""


class ChatAdded(Notice, tag="chat"):
    """The table has a new line of chat."""


class PresenceChanged(Notice, tag="here"):
    """The seats and the number of watchers that are connected to that process."""

    seats: list[int]
    watchers: int


class Reacted(Notice, tag="reaction"):
    """Somebody at that process reacts."""

    seat: int | None
    word: str


class WatcherSaid(Notice, tag="said"):
    """Somebody who only watches says something; it is not kept."""

    line: str


AnyNotice = Changed | ChatAdded | PresenceChanged | Reacted | WatcherSaid


class Result(msgspec.Struct):
    """What somebody made of a daily deal; `ahead` of the best other seat, or the points of a lone player."""

    player: str  # the hash of a key their browser keeps
    name: str
    points: int
    ahead: int
    place: int
    table: str
    at: float


class Store(Protocol):
    """A place where tables are safe.  What returned has been committed."""

    async def open(self, heard: Callable[[AnyNotice], None], lost: Callable[[], Awaitable[None]]) -> None:
        """Migrate, connect and listen: `heard` gets notices, `lost` is called if some may be missing."""

    async def close(self) -> None:
        """Finish what was begun."""

    async def create(self, table: Stored) -> bool:
        """Keep a new table with its changes; False if its code is taken."""

    async def load(self, table: str, since: int = 0) -> Stored | None:
        """A table, with its changes from version `since` on."""

    async def commit(
        self, table: str, revision: int | None, info: TableInfo, change: Change | None, by: str,
    ) -> bool:
        """Keep a change, and `info` if a revision is given; False, and nothing, if another was first."""

    async def by_code(self, code: str) -> str | None:
        """The table a code belongs to."""

    async def listed(self, most: int) -> list[tuple[str, TableInfo]]:
        """Public tables that wait for players, newest first."""

    async def add_chat(self, table: str, line: str, by: str) -> int:
        """Keep a line of chat; its number."""

    async def chat(self, table: str, after: int = 0) -> list[tuple[int, str]]:
        """The lines after a number."""

    async def tell(self, notice: AnyNotice) -> None:
        """Tell the other processes something that need not be kept."""

    async def subscribe(self, endpoint: str, table: str, seat: int, what: str) -> None:
        """Keep a push subscription."""

    async def subscriptions(self, table: str, seat: int) -> list[tuple[str, str]]:
        """(endpoint, what) of a seat."""

    async def unsubscribe(self, endpoint: str) -> None:
        """Forget a browser."""

    async def setting(self, name: str, default: str) -> str:
        """A setting of the whole server, set to the default if it has none yet."""

    async def finished(self, before: float, most: int) -> list[str]:
        """Tables that were over and untouched before a time."""

    async def archive(self, table: str, info: TableInfo, ended: float, hashes: list[str], record: str) -> None:
        """Replace a finished table by its record."""

    async def archived(self, table: str) -> tuple[bool, list[str], str] | None:
        """(public, hashes of keys that may read it, record) of an archived table."""

    async def abandon(self, before: float, most: int) -> int:
        """Drop tables that never started and were untouched before a time."""

    async def cache(self, name: str, text: str) -> None:
        """Keep something that was worked out, in place of what had that name."""

    async def cached(self, name: str) -> tuple[float, str] | None:
        """(when, text) of what was cached under a name."""

    async def add_result(self, day: str, deal: str, result: Result) -> bool:
        """Keep a player's result of a daily deal; False if they have one already."""

    async def results(self, day: str, deal: str, most: int) -> list[Result]:
        """The best results of a daily deal."""

    async def forget_old(self, before: float) -> None:
        """Drop what was cached, and results, from before a time."""

    async def drop(self, table: str) -> None:
        """Forget a table and all that belongs to it."""

    async def list_inactive(self, before: float, most: int) -> list[str]:
        """Tables that began, and where nobody has moved since a time."""

    async def problem(self) -> str:
        """What is wrong with the store: `full` (it cannot be written), `not-listening` (to news), or nothing."""

    def snapshot(self) -> AsyncIterator[Chunk]:
        """All rows as of one moment, some at a time; a store need not be open for it, nor does play wait."""

    async def is_empty(self) -> bool:
        """Whether nothing is kept yet."""

    async def fill(self, chunks: Iterator[Chunk]) -> None:
        """Put a backup into an empty store, all or nothing."""


TABLES = {  # in the order a restore must follow
    "tables": ("id", "code", "game", "status", "listed", "created", "touched", "revision", "about"),
    "changes": ("table_id", "seq", "at", "command", "entries"),
    "chat": ("table_id", "n", "line"),
    "subscriptions": ("endpoint", "table_id", "seat", "what"),
    "archive": ("table_id", "game", "ended", "public", "hashes", "record"),
    "settings": ("name", "value"),
    "kept": ("name", "at", "text"),
    "daily": ("day", "deal", "player", "name", "points", "ahead", "place", "table_id", "at"),
}


COLUMN_TYPES: dict[str, type] = {  # those that are no texts
    "listed": int, "created": float, "touched": float, "revision": int, "seq": int, "at": float, "n": int, "seat": int,
    "ended": float, "public": int, "points": int, "ahead": int, "place": int,
}
Chunk = tuple[str, Sequence[Sequence[Any]]]  # a table's name and some of its rows


def migrations() -> list[tuple[int, str]]:
    """The numbered SQL files, the same for both stores."""
    files = sorted((Path(__file__).parent / "migrations").glob("*.sql"))
    return [(int(file.name[:4]), file.read_text(encoding="utf-8")) for file in files]


def is_code_good(info: TableInfo) -> bool:
    """Whether the code opens the table: only while a seat waits for somebody."""
    return info.status == "waiting" and any(sitter.kind == "open" for sitter in info.sitters)


def is_listed(info: TableInfo) -> int:
    """Whether strangers find the table."""
    return int(info.public and info.status == "waiting")
