"""Work that strangers may ask for and that can take long: what the processes for it are asked."""

from __future__ import annotations

import msgspec

from gnomehall.puzzles.puzzle import Puzzle
from gnomehall.review.decisions import Decision
from gnomehall.scenarios.scenario import Scenario
from gnomehall.server.jobs.jobs import Position
from gnomehall.server.wire import puzzles, scenarios


class Match(msgspec.Struct, frozen=True):
    """A match to look at: a record somebody sent, or a position of a table."""

    record: str | None = None
    position: Position | None = None
    names: list[str] = []


class AskedPuzzle(msgspec.Struct, frozen=True):
    """A puzzle somebody tries: of a game, or made by somebody, maybe with cards of their own."""

    id: str
    game: str
    cards: str | None
    puzzle: Puzzle


class Proved(msgspec.Struct):
    """A puzzle that was made of a match."""

    game: str
    cards: str | None
    puzzle: Puzzle


class VisitorJob(msgspec.Struct, tag_field="job", frozen=True):
    """Something to work out; the answer is JSON that is passed on as it is."""


class VetCards(VisitorJob, tag="vet", frozen=True):
    """Whether a game can be loaded with a card set."""

    game: str
    cards: str


class CheckCardSet(VisitorJob, tag="check", frozen=True):
    """The same for its author: `CardsChecked`."""

    game: str
    cards: str
    language: str
    tree: bool


class ScoreSheets(VisitorJob, tag="score", frozen=True):
    """Score sheets of a real table: `Scored`."""

    sheets: msgspec.Raw


class ReadMatch(VisitorJob, tag="read", frozen=True):
    """What stands in a record: `ReadOut`."""

    match: Match


class TellSummary(VisitorJob, tag="summary", frozen=True):
    """A match in words: `MatchSummary`."""

    match: Match
    language: str


class ShowPositions(VisitorJob, tag="positions", frozen=True):
    """Some of its positions: `Replay`."""

    match: Match
    first: int
    last: int | None


class ShowViews(VisitorJob, tag="views", frozen=True):
    """The views after some entries of a table's log, by version."""

    position: Position
    after: int


class VerifyRecord(VisitorJob, tag="verify", frozen=True):
    """Derive every draw of a record again: `Verified`."""

    record: str


class TellDraws(VisitorJob, tag="draws", frozen=True):
    """What every draw of a finished match was made of: `Draws`."""

    record: str


class PrepareReview(VisitorJob, tag="prepare", frozen=True):
    """What a review of a seat's decisions begins with: `Reviewed`, and the decisions."""

    match: Match
    seat: int


class TellReview(VisitorJob, tag="review", frozen=True):
    """A review that is done, in words: `Review`."""

    name: str
    review: msgspec.Raw
    language: str


class TellAnalysis(VisitorJob, tag="analysis", frozen=True):
    """A decision that was weighed, every option in words: `Analysis`."""

    position: Position
    seat: int
    decision: Decision
    kept: bool
    language: str


class ShowBranch(VisitorJob, tag="branch", frozen=True):
    """Positions after some moves of a match and after others than were played: `Replay`."""

    match: Match
    at: int
    moves: list[str]


class JudgeTry(VisitorJob, tag="try", frozen=True):
    """How a try at a puzzle stands: `PuzzleTry`."""

    asked: AskedPuzzle
    wanted: puzzles.WantTry


class HintPuzzle(VisitorJob, tag="puzzle-hint", frozen=True):
    """A hint for a puzzle: `PuzzleHint`."""

    asked: AskedPuzzle
    wanted: puzzles.WantPuzzleHint


class SolvePuzzle(VisitorJob, tag="solve", frozen=True):
    """The answer of a puzzle: `PuzzleSolution`."""

    asked: AskedPuzzle
    language: str


class ProvePuzzle(VisitorJob, tag="prove", frozen=True):
    """A puzzle of a moment of a match: `Proved`."""

    wanted: puzzles.MakePuzzle


class CheckScenario(VisitorJob, tag="scenario", frozen=True):
    """A scenario file, read and played as far as it begins: `Scenario`."""

    wanted: scenarios.ShareScenario


class CutScenario(VisitorJob, tag="cut-scenario", frozen=True):
    """A scenario of a moment of a match: `Scenario`."""

    wanted: scenarios.MakeScenario


class OpenScenario(VisitorJob, tag="open-scenario", frozen=True):
    """The moves before a scenario begins, for whoever made these choices before: a list of texts."""

    scenario: Scenario
    choices: list[str]


class WriteScenario(VisitorJob, tag="write-scenario", frozen=True):
    """The file of a scenario: a text."""

    scenario: Scenario


AnyVisitorJob = (
    VetCards | CheckCardSet | ScoreSheets | ReadMatch | TellSummary | ShowPositions | ShowViews | VerifyRecord
    | TellDraws | PrepareReview | TellReview | TellAnalysis | ShowBranch | JudgeTry
    | HintPuzzle | SolvePuzzle | ProvePuzzle | CheckScenario | CutScenario | OpenScenario | WriteScenario
)


class ReadOut(msgspec.Struct):
    """A match that was read, without its seed."""

    position: Position
    is_over: bool
