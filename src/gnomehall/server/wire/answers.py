"""What the server sends over the WebSocket."""

from __future__ import annotations

from typing import Literal

from msgspec import Raw

from gnomehall.core.game import Choice as OptionValue
from gnomehall.server.wire.parts import (
    ClockPlan,
    FromServer,
    Legal,
    Move,
    ScoreLine,
)
from gnomehall.server.wire.scenarios import ScenarioNow


class Event(FromServer):
    """One entry of the log.  `version` is the table's version after it; `seat` is -1 for chance.

    `view` is the table after this entry, for animation; null for the last one (it is the state's own
    view) and for those long past or not at hand."""

    version: int
    kind: Literal["move", "undo"]
    seat: int
    move: Move  # for an undo: the move taken back
    label: str  # a sentence for the log, in the client's language
    view: Raw | None = None


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


class Seat(FromServer):
    """A place at the table.  `open` waits for somebody, `human` is taken, `bot` is a bot."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    avatar: str
    level: str  # of the bot that plays here now, or ""
    here: bool  # somebody with its key is connected
    played_by_bot: bool  # for its owner, who is away
    left: bool  # its owner has left
    mine: bool  # this client holds its key
    votes: list[int]  # seats that want it lent
    lent_to: int | None = None  # the seat they want it lent to; None is a bot
    kept: bool = False  # somebody here plays it for its owner, who is away
    hints: bool = False  # agrees that hints are given at this table
    auto: list[str] = []  # moves that are played by themselves; told to its owner only
    resting: list[str] = []  # the same, until the round is no longer `rests_in`
    rests_in: int = 0


class Ask(FromServer):
    """A seat wants to undo moves of others; they are asked."""

    seat: int
    to: int  # the moves that shall stand
    version: int
    waits_for: list[int]


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
    card_set: str  # the name of a set that is not the standard one
    clock: ClockPlan | None
    commitment: str  # SHA-256 of the secret seed, shown before anybody gives entropy
    entropy: list[str]  # what the seats gave
    deal: int | None  # a numbered deal that anybody can repeat, or null: secret
    code: str | None  # for those who hold a seat: the code to join
    watch: str | None  # for those who hold a seat: the key that only watches
    watchers: int
    hushed: bool  # those who only watch may not talk
    ask: Ask | None
    next: str | None  # the table of the rematch
    origin: str | None  # the table this one was played on from
    given: int  # the moves it begins with, of another table or a scenario
    version: int
    created: float  # Unix time
    scenario: str | None = None  # the id of the scenario it plays


class State(FromServer, tag="state", kw_only=True):
    """The match, whole.  `events` are what happened after `since`, oldest first; of a very long match only the
    last, so `since` may be later than asked."""

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
    scenario: ScenarioNow | None = None  # how the scenario stands, if the table plays one
    done: str | None = None  # the id of this client's command that led here: its answer


class Done(FromServer, tag="done"):
    """The command was carried out, and is stored.  One that changed the match is answered by the state instead."""

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
    """Answer to `hint`.  Step 1 fills `look` (verbs), step 2 `good` (texts), step 3 `rated`, best first.

    `why` says in words why the best move is good; step 1 does not name it yet."""

    id: str
    step: int
    version: int
    look: list[str]
    good: list[Legal]
    rated: list[Rated]
    sentence: str
    why: str = ""


class ChatLine(FromServer):
    """A line of chat; `seat` is null for a spectator, whose lines are not kept: their `n` is below 0."""

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


class Pong(FromServer, tag="pong"):
    """The line is alive."""

    id: str
    time: float


FromServerMessage = (
    Room | State | Done | Refused | WhyNot | Hint | Chat | Reaction | Moved | Pong
)
