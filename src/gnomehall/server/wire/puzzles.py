"""Puzzles, as types of the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw

from gnomehall.puzzles.puzzle import Kind
from gnomehall.puzzles.tries import LONGEST_TRY, Status
from gnomehall.server.wire.parts import Count, FromOutside, FromServer, Language, Legal, Move, MoveText, RecordText

TriedMoves = Annotated[list[MoveText], Meta(max_length=LONGEST_TRY)]


class GoalInfo(FromServer):
    """A goal one can choose for a puzzle of one's own; `ending`: also for the rest of the match."""

    key: str
    text: str
    ending: bool


class PuzzleInfo(FromServer):
    """A puzzle without its answer.  `value` is what is to be reached; null where that is the question itself."""

    id: str
    game: str
    number: int | None  # among the shipped ones, from 0; null: made by somebody
    seats: int
    seat: int  # whose turn it is
    kind: Kind
    goal: str  # its key
    is_count: bool  # the goal is a number (points), not a yes or no
    task: str  # a sentence
    start: float  # what the goal measures at the beginning
    value: float | None
    length: int  # decisions of the shortest answer
    difficulty: int  # 1 to 5; 0: not rated
    rating: int
    found: dict[str, float]  # the share of tries in which each level of bot found it
    deal: int  # the match it comes from
    cards: str | None  # a card set of its own, TOML


class WantTry(FromOutside):
    """All moves of a try so far (none: open the puzzle), or the answer to `worth`."""

    moves: TriedMoves = []
    answer: Annotated[int, Meta(ge=-10_000, le=10_000)] | None = None
    language: Language = "en"


class TriedMove(FromServer):
    """A move of the try; `before` and `after`: what could be reached."""

    move: Legal
    right: bool
    before: float
    after: float


class LineMove(FromServer):
    """A move of a line in words; seat -1 is chance."""

    seat: int
    move: Move
    label: str


class PuzzleTry(FromServer, kw_only=True):
    """Where a try stands, with the table as it is drawn.  Taking back is sending fewer moves."""

    id: str
    status: Status
    now: float  # what the goal measures after the moves made
    reach: float  # the most that can still be reached
    tried: list[TriedMove]
    played: list[LineMove]  # everything since the beginning, chance and other seats included
    turn_over: bool
    refutation: list[LineMove]  # of a try that went wrong: the best that is left, and what the others do
    ideas: list[str]  # once it is solved: what surprises in the answer, in sentences
    view: Raw
    to_move: int | None
    legal: list[Legal]


class WantPuzzleHint(FromOutside):
    """The next hint after some moves: where to look, which card, the move."""

    moves: TriedMoves = []
    step: Annotated[int, Meta(ge=1, le=3)] = 1
    language: Language = "en"


class PuzzleHint(FromServer):
    """A hint; `take_back` if a move must be taken back first."""

    step: int
    text: str
    take_back: bool
    look: str  # the verb of the move: where the page points to
    card: str  # the id of the card it is about, from step 2 on; empty if it is about none
    move: Legal | None  # from step 3 on


class PuzzleSolution(FromServer):
    """The answer, played: the views before the first and after each of the moves, chance included."""

    id: str
    value: float
    line: list[LineMove]
    views: list[Raw]
    ideas: list[str]  # what surprises in it, in sentences


class MakePuzzle(FromOutside):
    """A puzzle of a moment of a finished match: after `at` moves of the record, chance included."""

    record: RecordText
    at: Count
    goal: Annotated[str, Meta(max_length=40)] = "points"
    scope: Literal["turn", "end"] = "turn"
    language: Language = "en"
