"""What the HTTP API takes and gives, as types; the OpenAPI document is made from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal  # a card is any plain data

from msgspec import Meta, Raw

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
    Legal,
    Level,
    Move,
    MoveText,
    Name,
    Options,
    RecordText,
    ScoreLine,
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


class CheckCards(FromOutside):
    """A card set to be checked."""

    game: Annotated[str, Meta(max_length=40)]
    cards: CardText
    language: Language = "en"
    tree: bool = False  # give the file back as plain data, for a program that edits it


class CardsChecked(FromServer):
    """Whether a card set can be played with; if not, the first mistake with file, card and field."""

    ok: bool
    problem: str  # the whole sentence
    hash: str
    where: list[str] = []  # of the mistake: the card (`building mint`), then tables inside it, then the field
    reason: str = ""
    cards: list[dict[str, Any]] = []  # of a set without mistakes: every card in words
    warnings: list[str] = []  # of a set without mistakes: what its owner should know, in the reader's language
    tree: dict[str, Any] | None = None  # if asked for, and the file is TOML
    game: str = ""  # whose set the file looks like


class ChooseCards(FromOutside):
    """The host chooses the cards of a table that has not begun; null: those of the game."""

    cards: CardText | None = None


class ShareSet(FromOutside):
    """A card set to be kept for those who have its link."""

    game: Annotated[str, Meta(max_length=40)]
    cards: CardText


class SharedSet(FromServer):
    """A card set that was shared."""

    id: str
    game: str
    name: str
    cards: str


class WantReplay(FromOutside):
    """Positions of a record, from that after `first` moves (0: before the first) to that after `last`."""

    record: RecordText
    first: Count = 0
    last: Count | None = None


class Replay(FromServer):
    """Positions of a match: `views[0]` is the table after `first` moves that stand; more than a page comes
    in several answers."""

    first: int
    moves: int  # in the whole match
    views: list[Raw]


class WantFilm(FromOutside):
    """A record, to be told move by move."""

    record: RecordText
    language: Language = "en"


class Step(FromServer):
    """The table after a move that stands; `seat` is -1 for chance, the first step is before any move.

    `chances` to win are a quick look without a search, seat by seat; empty for a lone player and while the
    match goes on."""

    seat: int
    move: Move | None
    label: str
    scores: list[int]
    chances: list[float]


class Turn(FromServer):
    """A turn begins after `first` moves; `round` is 0 in games that count none."""

    first: int
    seat: int
    round: int


class Film(FromServer):
    """A whole match in words and figures; its positions come by `replay`."""

    game: str
    names: list[str]  # of the seats, empty texts in a record
    options: dict[str, OptionValue]
    moves: int
    over: bool
    steps: list[Step]  # one more than moves
    turns: list[Turn]
    ranking: list[list[int]]
    score_lines: list[list[ScoreLine]]
    cards: list[dict[str, Any]] | None  # of a set that is not the standard one


class WantReview(FromOutside):
    """Review the decisions of a seat; of a record it comes along, of a table it is in the path."""

    seat: SeatNumber
    record: RecordText | None = None


class Decision(FromServer):
    """A decision that had more than one option, beside the best; what it gave away as mean, low, high.

    Decisions are ranked by `win`, a lone player's by `points`."""

    at: int  # moves played before it
    turn: int  # where the chain of decisions it belongs to began
    options: int
    chosen: Legal
    best: Legal
    line: list[str]  # what was expected to follow the best, in words
    equal: bool  # the intervals meet: it cannot be told from the best
    points: list[float]
    win: list[float]
    stands: list[float]  # the chance to win there, with the best move: mean, low, high
    came: list[float]  # the same with the move that was chosen
    futures: int  # simulations


class Ledger(FromServer):
    """A seat's points by draws and by decisions; result = the table's average without luck + both.

    A lone player's decisions are what they gave away."""

    draws: float
    decisions: float


class Standing(FromServer):
    """The chances to win of every seat after `at` moves; `low` and `high` are those of the reviewed seat."""

    at: int
    chances: list[float]
    low: float
    high: float


class Headline(FromServer):
    """Where the match turned: the key of a sentence of the page, and the turn it names (-1: none)."""

    key: Literal[
        "review-turned", "review-turned-round", "review-slipped", "review-slipped-round", "review-led", "review-never",
    ]
    turn: int


class Skill(FromServer):
    """How much better than blind picks the choices were: `kept` of what there was to gain over them.

    `good` decisions cannot be told from the best; blind picks would have made `blind` of those."""

    kept: float
    good: int
    blind: float
    key: Literal["review-skill-blind", "review-skill-some", "review-skill-good", "review-skill-master"]


class Review(FromServer):
    """A review on its way or done; the fields of the result are empty before."""

    id: str
    state: Literal["running", "done", "stopped", "failed"]
    done: int
    of: int
    seconds: float  # since it began, or what it took
    longest: int  # seconds it may take
    seat: int
    decisions: list[Decision]
    worst: list[int]  # which of them mattered most
    ledger: list[Ledger]
    line: list[Standing] = []  # from even shares to the result; none for a lone player
    headline: Headline | None = None  # none for a lone player
    skill: Skill | None = None


class WantAnalysis(FromOutside):
    """What every move is worth after `at` moves of a match that is over.

    A finished `review` that weighed this decision answers with its own figures."""

    at: Count
    milliseconds: Annotated[int, Meta(ge=100, le=8000)] = 1500
    review: Id | None = None
    record: RecordText | None = None


class RatedMove(FromServer):
    """A legal move; `win` its chance, `cost` what of it is given away against the best, as mean, low, high.

    `verdict` compares it with the best and with what was played: `equal` cannot be told from the best."""

    move: Legal
    win: list[float]
    cost: list[float]
    points: list[float]
    chances: list[float]  # to win, of every seat
    played: bool
    verdict: Literal["best", "equal", "better", "same", "worse"]
    line: list[Legal]  # what is expected after it; outcomes of chance among them


class Analysis(FromServer):
    """Every legal move of a position, the best first."""

    at: int
    seat: int
    chances: list[float]  # of every seat, if the best is played
    futures: int  # simulations
    kept: bool  # the figures are the review's
    moves: list[RatedMove]


class WantBranch(FromOutside):
    """Positions after `at` moves of a match and after each of some other moves, chance included."""

    at: Count
    moves: Annotated[list[MoveText], Meta(max_length=40)]
    record: RecordText | None = None


class PlayDaily(FromOutside):
    """Play today's deal.  `player` is a key the browser made for itself: its first finished match counts."""

    player: SecretKey
    name: Name = ""
    language: Language = "en"


class DailyResult(FromServer):
    """What somebody made of a deal; `ahead` of the best other seat, or a lone player's points."""

    name: str
    points: int
    ahead: int
    place: int
    mine: bool


class DailyPar(FromServer):
    """What the bot made of it, at the same seat."""

    points: int
    ahead: int
    place: int


class DailySolution(FromServer):
    """Yesterday's best match; `name` is empty if it is the best of so many `plays` of strong bots."""

    day: str
    deal: str
    name: str
    points: int
    ahead: int
    place: int
    plays: int


class DailyDeal(FromServer):
    """One of today's deals; `par` and `yesterday` are null while they are worked out."""

    deal: str  # `gems`, `gnomopolis-solo`
    game: str
    seats: int
    number: int
    level: str  # of the bots everybody meets, its title
    par_level: str
    par: DailyPar | None
    results: list[DailyResult]  # the best first
    yesterday: DailySolution | None


class Daily(FromServer):
    """The deals of a day (UTC)."""

    day: str
    left: int  # seconds until the next
    deals: list[DailyDeal]


class Verify(FromOutside):
    """A record to be verified."""

    record: RecordText


class Verified(FromServer):
    """Every draw was derived again from the seed."""

    draws: int


class Draw(FromServer):
    """A draw of a match that is over: the outcome, and what could have come, with weights, in order."""

    move: int  # how many moves stood before it
    stream: str
    outcome: str
    outcomes: list[str]
    weights: list[int]


class Draws(FromServer):
    """All that is needed to derive the draws of a match again; the first `given` moves are another table's."""

    game: str
    seed: str
    entropy: list[str]
    given: int
    draws: list[Draw]


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
