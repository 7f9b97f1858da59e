"""Reviews and analyses of finished matches, as types of the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from gnomehall.server.wire.parts import Count, FromOutside, FromServer, Id, Legal, RecordText, SeatNumber


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
    """How far the choices came from blind picks (0) to the best ones (1): `kept`, with its interval.

    `good` decisions cannot be told from the best; blind picks would have made `blind` of those."""

    kept: float
    low: float
    high: float
    good: int
    blind: float
    key: Literal[
        "review-skill-blind", "review-skill-few", "review-skill-some", "review-skill-good", "review-skill-master"]


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
