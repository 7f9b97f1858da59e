"""Records that are replayed and verified, as types of the wire."""

from __future__ import annotations

from typing import Annotated, Any  # a card is any plain data

from msgspec import Meta, Raw

from gnomehall.core.game import Choice as OptionValue
from gnomehall.server.wire.parts import Count, FromOutside, FromServer, Language, Move, MoveText, RecordText, ScoreLine


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


class WantSummary(FromOutside):
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


class MatchSummary(FromServer):
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


class WantBranch(FromOutside):
    """Positions after `at` moves of a match and after each of some other moves, chance included."""

    at: Count
    moves: Annotated[list[MoveText], Meta(max_length=40)]
    record: RecordText | None = None


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
